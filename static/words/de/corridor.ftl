### Der Korridor: Orte und Plätze der Karte zum Ausprobieren.

seat-red = Rot
seat-blue = Blau
place-corridor = Korridor
place-laboratory = Labor
segment-c = Korridor und Bereitschaftsraum
segment-l = Labor
drawn-corridor-title = Der Korridor
drawn-corridor-summary = Zwei Seiten, zwei Räume, eine Luke: eine Karte zum Ausprobieren.
