puzzle-theme-into-cauldron = в котёл
puzzle-theme-keep-spell = заклинание впрок
puzzle-theme-cast-spell = заклинание сразу
puzzle-theme-use-spell = применить заклинание
puzzle-theme-own-kind = своё собрание
puzzle-theme-others-kind = что собирают другие
puzzle-theme-next-line = линия следующего
