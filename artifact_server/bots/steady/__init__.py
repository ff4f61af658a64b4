"""Steady bots: they play any seat sensibly, from the seat's view and forms and the printed map alone."""

from artifact_server.bots.steady.steady import Steady

__all__ = ["Steady"]
