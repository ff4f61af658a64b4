### The corridor: places and seats of the map to try things on.

seat-red = Red
seat-blue = Blue
place-corridor = Corridor
place-laboratory = Laboratory
segment-c = Corridor and ready room
segment-l = Laboratory
