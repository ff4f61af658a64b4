"""A journal of each kind: SQLite in a file, and PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from artifact_server.store import Saved, Store
from tests.store.postgres import own_postgres
from tests.store.rows import game


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL of our own."""
    with own_postgres() as url:
        yield url


@pytest.fixture
def fresh_postgres(postgres: str, request: pytest.FixtureRequest) -> str:
    """The URL of an empty journal there: each test has a schema of its own."""
    schema = f"test_{abs(hash(request.node.nodeid))}"
    engine = create_engine(postgres.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
    engine.dispose()
    mark = "&" if "?" in postgres else "?"
    return f"{postgres}{mark}options=-csearch_path%3D{schema}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty journal of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    return str(request.getfixturevalue("fresh_postgres"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    assert await store.add_game(Saved(game()))
    yield store
    await store.close()
