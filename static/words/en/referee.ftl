### What the referee says of a transcript that cannot be played.
script-unreadable = Line { $line } cannot be read at “{ $text }”.
script-lacks = The script does not say its { $what }.
script-goes-round = The sequence of play goes round without waiting for anybody.
script-wants-die = A die is wanted for { $key } and none is loaded.
script-field-twice = { $name } is given twice, in different ways.
script-form-open = The form still asks: { $wants }.
script-cannot-open = The game cannot be opened: { $why }
