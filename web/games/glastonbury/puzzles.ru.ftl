puzzle-theme-into-cauldron = into the cauldron
puzzle-theme-keep-spell = keep a spell
puzzle-theme-cast-spell = cast it at once
puzzle-theme-use-spell = use a kept spell
puzzle-theme-own-kind = your own collection
puzzle-theme-others-kind = what others collect
puzzle-theme-next-line = the line of the next one
