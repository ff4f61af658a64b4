"""The command line, with the Inn on the shelf of game systems."""

from artifact_server.__main__ import main
from artifact_server.systems import SHELF

if __name__ == "__main__":
    SHELF["inn"] = "tests.web.inn"
    main()
