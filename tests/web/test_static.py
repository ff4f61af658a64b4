"""Static files: for ever under an address that names their content, and nothing else from the disk."""

from pathlib import Path

import pytest
from starlette.responses import FileResponse

from artifact_server.web.assets import Assets


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "static" / "look").mkdir(parents=True)
    (tmp_path / "static" / "seat.js").write_text("export const n = 1;")
    (tmp_path / "static" / "look" / "look.css").write_text("a{}")
    (tmp_path / "static" / "LICENSE").write_text("kept, not served")
    (tmp_path / "secret.js").write_text("no")
    return tmp_path / "static"


def test_a_file_may_be_kept_for_ever_under_the_digest_of_all_files(root: Path) -> None:
    assets = Assets(root)
    assert assets.url("look/look.css") == f"/static/{assets.digest}/look/look.css"
    found = assets.response(assets.digest, "seat.js")
    assert isinstance(found, FileResponse)
    assert found.media_type == "text/javascript; charset=utf-8"
    assert "immutable" in found.headers["cache-control"]


def test_a_page_of_an_older_server_gets_the_file_but_may_not_keep_it(root: Path) -> None:
    old = Assets(root).digest
    (root / "seat.js").write_text("export const n = 2;")
    found = Assets(root).response(old, "seat.js")
    assert found is not None
    assert found.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "name",
    [
        "../secret.js", "/etc/passwd", "LICENSE", "look", "none.js", "", "look/../../secret.js", "look/../seat.js",
        "\x00", "seat.js\x00.css", "x" * 5_000, "x/" * 3_000, "\ud800", "linked.js",
    ],
)  # fmt: skip
def test_nothing_else_is_served(root: Path, name: str) -> None:
    (root / "linked.js").symlink_to(root.parent / "secret.js")
    assets = Assets(root)
    assert assets.response(assets.digest, name) is None


def test_the_digest_changes_with_a_name_as_with_a_content(root: Path) -> None:
    before = Assets(root).digest
    (root / "seat.js").rename(root / "desk.js")
    assert Assets(root).digest != before
