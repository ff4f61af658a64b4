section-CS-K = Sheets: Koch
clause-CS-K01 = Koch hides or wears a face it has seen. Close up, and to the unfooled, it is plain; attacking, running or being hurt drops the mask.
clause-CS-K02 = Hidden, Koch is an unseen figure: you bump into it, cannot aim at it, and its blows come unseen.
clause-CS-K03 = Within 7 squares Koch shows a phantom till its next turn: wall, shut hatch, figure or gas. It stops the fooled; trusting a robot passes it.
clause-CS-K04 = As its turn opens Koch scents the Artifact's segment if it is in the same section, else that it is in the other.
clause-CS-K05 = From a dead or helpless human, android or zombie in its square Koch takes a trophy, one from each body.
