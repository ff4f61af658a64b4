"""The rulebook's clauses: what the software does, in words, and which tests hold it to that."""

from artifact_server.clauses.ledger import Ledger, read_ledger
from artifact_server.clauses.rulebook import Section, read_rulebook
from artifact_server.clauses.table import Row, as_json, as_lines, as_page, rows, summary

__all__ = [
    "Ledger",
    "Row",
    "Section",
    "as_json",
    "as_lines",
    "as_page",
    "read_ledger",
    "read_rulebook",
    "rows",
    "summary",
]
