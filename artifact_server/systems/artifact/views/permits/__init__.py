"""Refusals by chapter: each raises Rejected for what a seat may know to be impossible."""
