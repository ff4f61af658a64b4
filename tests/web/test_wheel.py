"""The wheel carries its house: it serves from an empty folder, far from the checkout."""

import subprocess
import sys
from pathlib import Path

import pytest

from artifact_server.house import PACKAGE

CHECKOUT = PACKAGE.parent

LOOK = """
import httpx, artifact_server
from artifact_server.app import build
from artifact_server.house import house
from artifact_server.settings import Settings
from tests.web.serving import serving

print(artifact_server.__file__)
with serving(build(Settings())) as server:
    page = server.http.get("/")
    assert page.status_code == 200
    assert "/new?scenario=feynman" in page.text
    style = next(part for part in page.text.split('"') if part.endswith("look/tokens.css"))
    assert "--signal" in server.http.get(style).text
    form = {"scenario": "feynman", "judge": "person", "seat": ["P", "M"], "clock": "0", "name": "Ruth"}
    assert server.http.post("/new", data=form).status_code == 303
"""


@pytest.mark.slow
def test_an_installed_wheel_serves_a_game_from_an_empty_folder(tmp_path: Path) -> None:
    wheels, site, empty = tmp_path / "wheels", tmp_path / "site", tmp_path / "empty"
    empty.mkdir()
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", wheels, CHECKOUT], check=True, timeout=300)
    [wheel] = wheels.glob("artifact_server-*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", site, wheel], check=True, timeout=120)
    # The tests' own server lies in the checkout; all of artifact_server must come from the wheel.
    (site / "tests").symlink_to(CHECKOUT / "tests")
    looked = subprocess.run(
        [sys.executable, "-c", LOOK],
        cwd=empty,
        env={"PYTHONPATH": str(site), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert looked.returncode == 0, looked.stderr
    assert looked.stdout.startswith(str(site))
    assert (empty / "data" / "games.db").is_file()
