"""Disks that are full, and that have room again."""

from artifact_server.store import Store


def fill(store: Store) -> None:
    """From now on the file may not grow."""
    with store._writing.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def make_room(store: Store) -> None:
    with store._writing.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=100000")
