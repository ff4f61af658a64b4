section-RAPID = Keeping pace
clause-RAPID-01 = The judge may skip a seat, or a clock does: off unless wanted, then six minutes of connected time a turn.
clause-RAPID-02 = What must happen still happens in a skipped turn: gas rolls, owed shots fall.
clause-RAPID-03 = Updates and counts go on in a skipped turn; putting on a suit does not.
