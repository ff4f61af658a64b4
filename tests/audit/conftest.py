"""The audit's tests run on the loop of the server."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
