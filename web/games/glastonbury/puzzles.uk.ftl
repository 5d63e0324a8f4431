puzzle-theme-into-cauldron = у казан
puzzle-theme-keep-spell = лишити закляття
puzzle-theme-cast-spell = закляття одразу
puzzle-theme-use-spell = вжити збережене закляття
puzzle-theme-own-kind = власна збірка
puzzle-theme-others-kind = що збирають інші
puzzle-theme-next-line = ряд наступного
