"""What every game at the table shares, and nothing that any one game knows: no map, no turn, no dice, no clock."""
