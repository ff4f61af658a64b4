"""Runs the browser client's own tests (*.test.mjs) with Node, so that one command tests everything."""

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def test_the_client_passes_its_tests_under_node() -> None:
    node = shutil.which("node")
    assert node is not None, "Node 20 or newer is needed to test the browser client"
    files = sorted(str(path) for path in HERE.glob("*.test.mjs"))
    run = subprocess.run([node, "--test", *files], capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
