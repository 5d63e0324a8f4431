game-glastonbury = Glastonbury
about-glastonbury = Die Zauberer gehen um den Markt herum, und jeder wirft eine Zutat nach der anderen in den Kessel. Vier gleiche geben einen feinen Trank, aber du siehst immer nur, was zuletzt hineinkam.
feel-glastonbury = Wirf hinein, merke dir alles, und braue, was die anderen vergessen haben.
option-glastonbury-corners = Wo die Zauberer beginnen
option-glastonbury-corners-choose = Jeder wählt eine Ecke
option-glastonbury-corners-by_seat = Ecken nach Platz
option-glastonbury-outer_lines = Welche letzte Karte das Spiel beendet
option-glastonbury-outer_lines-off = Zeilen und Spalten 2 bis 5
option-glastonbury-outer_lines-on = Auch die äußeren Linien
option-glastonbury-recipes = Rezepte
option-glastonbury-recipes-off = Ohne
option-glastonbury-recipes-on = Mit
option-glastonbury-wizard_1 = Zauberer des ersten Spielers
option-glastonbury-wizard_1-by_seat = Nach Platz
option-glastonbury-wizard_1-red = Rot
option-glastonbury-wizard_1-yellow = Gelb
option-glastonbury-wizard_1-green = Grün
option-glastonbury-wizard_1-blue = Blau
option-glastonbury-wizard_2 = Zauberer des zweiten Spielers
option-glastonbury-wizard_2-by_seat = Nach Platz
option-glastonbury-wizard_2-red = Rot
option-glastonbury-wizard_2-yellow = Gelb
option-glastonbury-wizard_2-green = Grün
option-glastonbury-wizard_2-blue = Blau
option-glastonbury-wizard_3 = Zauberer des dritten Spielers
option-glastonbury-wizard_3-by_seat = Nach Platz
option-glastonbury-wizard_3-red = Rot
option-glastonbury-wizard_3-yellow = Gelb
option-glastonbury-wizard_3-green = Grün
option-glastonbury-wizard_3-blue = Blau
option-glastonbury-wizard_4 = Zauberer des vierten Spielers
option-glastonbury-wizard_4-by_seat = Nach Platz
option-glastonbury-wizard_4-red = Rot
option-glastonbury-wizard_4-yellow = Gelb
option-glastonbury-wizard_4-green = Grün
option-glastonbury-wizard_4-blue = Blau
option-glastonbury-out = Die Farbe, die fehlt (zu zweit)
option-glastonbury-out-random = Zufall
option-glastonbury-out-red = Rot
option-glastonbury-out-yellow = Gelb
option-glastonbury-out-green = Grün
option-glastonbury-out-blue = Blau
option-glastonbury-corners-why = Deine Ecke bestimmt, was du zuerst erreichst; sie zu wählen ist eine erste kleine Entscheidung. Nach Platz beginnt das Spiel sofort.
option-glastonbury-outer_lines-why = Mit den äußeren Linien kann das Spiel früher enden: Behalte jede Zeile und jede Spalte im Auge.
option-glastonbury-recipes-why = Zwei geheime Rezepte geben jedem eigene Ziele. Die Spielregel rät, im ersten Spiel darauf zu verzichten.
option-glastonbury-wizard-why = Spiel die Farbe, die du magst. Jede Farbe gibt es nur einmal.
option-glastonbury-out-why = Zu zweit bleiben die Zutaten einer Farbe in der Schachtel. Wähle, welche, oder lass dich überraschen.
option-glastonbury-wizard-refused = Der { $value ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
} Zauberer ist für zwei Plätze gewählt. Gib jedem Spieler eine eigene Farbe.
option-glastonbury-out-refused = Einer der Zauberer im Spiel ist { $value ->
    [red] rot
    [yellow] gelb
    [green] grün
   *[blue] blau
}, also kann diese Farbe nicht fehlen. Wähle eine andere.
gla-kind = { $kind ->
    [ra] Fliegenpilz
    [rb] Hagebutte
    [ya] Honigwabe
    [yb] Löwenzahn
    [ga] Klee
    [gb] Farn
    [ba] Muschel
    [bb] Feder
    [oa] Kürbis
    [ob] Bernstein
    [wa] Ei
    [wb] Knochen
    [ka] Käfer
    [kb] Mohn
    [va] Amethyst
    [vb] Lavendel
    [na] Eichel
   *[nb] Alraune
}
gla-sign = { $card ->
    [joker] Joker
    [luck] Pech
    [eye] Augapfel
    [appear] Magische Erscheinung
   *[move] Magische Bewegung
}
gla-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [orange] Orange
    [white] Weiß
    [black] Schwarz
    [violet] Violett
   *[brown] Braun
}
gla-colour-plural = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [orange] Orange
    [white] Weiß
    [black] Schwarz
    [violet] Violett
   *[brown] Braun
}
gla-card = { $kind } { $number }
gla-card-colour = { $card }, { $colour }
gla-place = Zeile { $row }, Spalte { $column }
gla-stop = { $value ->
    [nw] an der linken oberen Ecke
    [n2] über Spalte 2
    [n3] über Spalte 3
    [n4] über Spalte 4
    [n5] über Spalte 5
    [ne] an der rechten oberen Ecke
    [e2] rechts von Zeile 2
    [e3] rechts von Zeile 3
    [e4] rechts von Zeile 4
    [e5] rechts von Zeile 5
    [se] an der rechten unteren Ecke
    [s5] unter Spalte 5
    [s4] unter Spalte 4
    [s3] unter Spalte 3
    [s2] unter Spalte 2
    [sw] an der linken unteren Ecke
    [w5] links von Zeile 5
    [w4] links von Zeile 4
    [w3] links von Zeile 3
   *[w2] links von Zeile 2
}
gla-market = Der Markt
gla-spot = { $card }; { $place }
gla-take = { $spot }. Nimm sie; danach steht dein Zauberer { $next }
gla-ends = Damit endet das Spiel
gla-gap = Leer; { $place }
gla-start = Zauberer aufstellen: { $corner }
gla-cauldron = { $count ->
    [0] { $who ->
        [you] Dein Kessel ist leer
       *[other] Der Kessel von { $name } ist leer
    }
    [one] { $who ->
        [you] Dein Kessel: { $card }, die einzige Karte
       *[other] Kessel von { $name }: { $card }, die einzige Karte
    }
   *[other] { $who ->
        [you] Dein Kessel: oben { $card }, { $count } Karten
       *[other] Kessel von { $name }: oben { $card }, { $count } Karten
    }
}
gla-walk = Der Zauberer steht { $stop } { $step ->
    [0] und bleibt dort.
    [one] und geht { $step } Schritt weiter: { $next }.
   *[other] und geht { $step } Schritte weiter: { $next }.
}
gla-may-walk = Der Zauberer steht { $stop }, oben im Kessel liegt ein Joker: Er darf bleiben oder { $step ->
    [hidden] um eine verdeckte Zahl weitergehen.
   *[other] um { $step } weitergehen: { $next }.
}
gla-spells = { $who ->
    [you] Deine Zaubersprüche
   *[other] Zaubersprüche von { $name }
}
gla-spell = { $spell }, { $left ->
    [0] verbraucht
    [one] noch { $left } Mal
   *[other] noch { $left } Mal
}
gla-recipes-own = Rezepte
gla-recipe-most = Die meisten Karten in { $colour }
gla-recipe-look = { $look ->
    [fewest] Die wenigsten Zutaten
    [fours] Die wenigsten Vieren
    [spells] Die wenigsten Zaubersprüche
    [ones] Die meisten Einsen
   *[end] Das Spiel beenden
}
gla-look-title = Dein Kessel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
gla-look = Das ist dein Kessel, von unten nach oben. Merke ihn dir gut.
gla-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gla-use = { $to ->
    [none] { $spell } ({ $left }×)
   *[other] { $spell } ({ $left }×): { $to }
}
gla-pass = Nichts nehmen
gla-walk-on = Um die verdeckte Zahl weitergehen
gla-now-moved = { $who ->
    [you] Dein Zauberer steht { $stop }.
   *[other] Der Zauberer von { $name } steht { $stop }.
}
gla-now-filled = Neu auf dem Markt: { $card }, { $place }.
gla-headline = Stapel: { $count }
gla-store = Nachziehstapel und Ende
gla-deck = { $count ->
    [0] Der Nachziehstapel ist aufgebraucht
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
gla-aside = Beiseitegelegt, aus dem Spiel: { $count }
gla-aside-short = Raus
gla-end-outer = Die letzte Karte irgendeiner Zeile oder Spalte beendet das Spiel.
gla-end-inner = Die letzte Karte einer Zeile oder Spalte von 2 bis 5 beendet das Spiel; die vier äußeren zählen nicht.
gla-out = Karten in { $colour } sind in diesem Spiel nicht dabei.
gla-say-placed = { $who ->
    [you] Du hast deinen Zauberer an eine Ecke gestellt.
   *[other] { $name } hat den Zauberer an eine Ecke gestellt.
}
gla-say-cauldron = { $card ->
    [none] { $who ->
        [you] Du hast eine Karte in deinen Kessel geworfen.
       *[other] { $name } hat eine Karte in den Kessel geworfen.
    }
   *[other] { $who ->
        [you] Du hast { $card } in deinen Kessel geworfen.
       *[other] { $name } hat { $card } in den Kessel geworfen.
    }
}
gla-say-aside = { $card ->
    [none] { $who ->
        [you] Du hast die letzte Karte beiseitegelegt.
       *[other] { $name } hat die letzte Karte beiseitegelegt.
    }
   *[other] { $who ->
        [you] Du hast { $card } beiseitegelegt, die letzte Karte.
       *[other] { $name } hat { $card } beiseitegelegt, die letzte Karte.
    }
}
gla-say-spells = { $who ->
    [you] Du behältst { $card } für später.
   *[other] { $name } behält { $card } für später.
}
gla-say-cast = { $who ->
    [you] Du hast { $card } genommen!
   *[other] { $name } hat { $card } genommen!
}
gla-say-lost = { $card ->
    [none] { $who ->
        [you] Du hast die oberste Karte deines Kessels verloren.
       *[other] { $name } hat die oberste Karte des Kessels verloren.
    }
   *[other] { $who ->
        [you] Du hast { $card } verloren.
       *[other] { $name } hat { $card } verloren.
    }
}
gla-say-looked = { $who ->
    [you] Du hast deinen Kessel durchgesehen.
   *[other] { $name } hat den eigenen Kessel durchgesehen.
}
gla-say-used = { $who ->
    [you] Du hast { $spell } benutzt
   *[other] { $name } hat { $spell } benutzt
}; { $left ->
    [0] jetzt verbraucht
    [one] noch { $left } Mal
   *[other] noch { $left } Mal
}.
gla-say-over = { $who ->
    [you] Das Spiel ist aus. Du hast gewonnen.
   *[other] Das Spiel ist aus. Gewonnen hat: { $names }.
}
gla-row = Zeile { $row }: { $cards }.
gla-nothing = eine Lücke
gla-act-start = Zauberer aufstellen, { $stop }
gla-act-cauldron = { $place }: in den Kessel
gla-act-spells = { $place }: den Zauberspruch behalten
gla-act-cast = { $place }: den Zauberspruch sofort ausführen
gla-act-aside = { $place }: die letzte Karte nehmen und beiseitelegen
gla-act-appear = Magische Erscheinung benutzen
gla-act-move = Magische Bewegung benutzen
gla-act-pass = nichts nehmen
gla-act-walk = um die Zahl unter dem Joker weitergehen
rules-is-glastonbury-at-of = { $place }: { $value }
rules-is-glastonbury-cauldron-of = { $who ->
    [you] Dein Kessel: { $value }
   *[other] Kessel von Spieler { $seat }: { $value }
}
rules-is-glastonbury-cauldron-size-of = { $who ->
    [you] Karten in deinem Kessel: { $value }
   *[other] Karten im Kessel von Spieler { $seat }: { $value }
}
rules-is-glastonbury-top-of = { $who ->
    [you] Oben in deinem Kessel: { $value }
   *[other] Oben im Kessel von Spieler { $seat }: { $value }
}
rules-is-glastonbury-step-of = { $who ->
    [you] Dein Zauberer geht um { $value } weiter
   *[other] Der Zauberer von Spieler { $seat } geht um { $value } weiter
}
rules-is-glastonbury-wizard-of = { $who ->
    [you] Dein Zauberer steht { $value }
   *[other] Der Zauberer von Spieler { $seat } steht { $value }
}
rules-is-glastonbury-spells-of = { $who ->
    [you] Deine Zaubersprüche: { $value }
   *[other] Zaubersprüche von Spieler { $seat }: { $value }
}
rules-is-glastonbury-jokers-of = { $who ->
    [you] Deine Joker zählen für: { $value }
   *[other] Joker von Spieler { $seat } zählen für: { $value }
}
rules-is-glastonbury-recipe-points-of = { $who ->
    [you] Punkte aus deinen Rezepten: { $value }
   *[other] Punkte aus den Rezepten von Spieler { $seat }: { $value }
}
rules-is-glastonbury-line = Die Linie, aus der genommen wird: { $value }
rules-is-glastonbury-using = { $raw ->
    [appear] Magische Erscheinung wird benutzt
    [move] Magische Bewegung wird benutzt
   *[none] Kein Zauberspruch wird benutzt
}
rules-is-glastonbury-phase = { $raw ->
    [start] Die Zauberer werden aufgestellt
   *[turn] Der Zug geht weiter
}
rules-is-glastonbury-aside = Beiseitegelegt: { $value }
rules-is-glastonbury-worth-of = { $who ->
    [you] { $place } in deinem Kessel: { $value }
   *[other] { $place } im Kessel von Spieler { $seat }: { $value }
}
gla-of-kind = { $kind ->
    [ra] Fliegenpilz
    [rb] Hagebutte
    [ya] Honigwabe
    [yb] Löwenzahn
    [ga] Klee
    [gb] Farn
    [ba] Muschel
    [bb] Feder
    [oa] Kürbis
    [ob] Bernstein
    [wa] Ei
    [wb] Knochen
    [ka] Käfer
    [kb] Mohn
    [va] Amethyst
    [vb] Lavendel
    [na] Eichel
   *[nb] Alraune
}
gla-set-of = { $kind ->
    [ra] Fliegenpilze
    [rb] Hagebutten
    [ya] Honigwaben
    [yb] Löwenzahn
    [ga] Klee
    [gb] Farne
    [ba] Muscheln
    [bb] Federn
    [oa] Kürbisse
    [ob] Bernsteine
    [wa] Eier
    [wb] Knochen
    [ka] Käfer
    [kb] Mohn
    [va] Amethyste
    [vb] Lavendel
    [na] Eicheln
   *[nb] Alraunen
}
gla-the-card = { $of } { $number }
gla-the-sign = { $card ->
    [joker] Joker
    [luck] Pech
    [eye] Augapfel
    [appear] Magische Erscheinung
   *[move] Magische Bewegung
}
gla-wizard-colour = { $colour ->
    [red] rot
    [yellow] gelb
    [green] grün
   *[blue] blau
}
gla-wizard = { $who ->
    [you] Dein Zauberer ist { $colour }: Karten in { $cards } zählen für dich doppelt.
   *[other] Der Zauberer von { $name } ist { $colour }: Karten in { $cards } zählen dort doppelt.
}
gla-cards = { $count ->
    [one] { $count } Karte im Kessel
   *[other] { $count } Karten im Kessel
}
gla-spells-taken = { $count ->
    [one] { $count } Zauberspruch genommen
   *[other] { $count } Zaubersprüche genommen
}
gla-do-start = Stelle deinen Zauberer ({ $colour }) an eine Ecke. Von dort geht er 2 Schritte im Uhrzeigersinn.
gla-goal = Drei gleiche Zutaten bringen Punkte, einzelne Karten kosten welche, und dein Kessel bleibt zu: Merke dir, was darin ist.
gla-do-take = { $special ->
    [brief] { $axis ->
        [row] Nimm eine Karte aus der leuchtenden Zeile.
       *[column] Nimm eine Karte aus der leuchtenden Spalte.
    }
    [joker] { $axis ->
        [row] Dein Joker hält deinen Zauberer hier: Nimm noch eine Karte aus der leuchtenden Zeile.
       *[column] Dein Joker hält deinen Zauberer hier: Nimm noch eine Karte aus der leuchtenden Spalte.
    }
    [ends] { $axis ->
        [row] Nimm eine Karte aus der leuchtenden Zeile. Eine mit Fahne beendet das Spiel.
       *[column] Nimm eine Karte aus der leuchtenden Spalte. Eine mit Fahne beendet das Spiel.
    }
   *[none] { $axis ->
        [row] Nimm eine Karte aus der leuchtenden Zeile. Die Zahl einer Zutat sagt, wie weit du als Nächstes gehst.
       *[column] Nimm eine Karte aus der leuchtenden Spalte. Die Zahl einer Zutat sagt, wie weit du als Nächstes gehst.
    }
}
gla-do-chosen = Die letzte Karte: In den Kessel werfen oder beiseitelegen? Das Spiel endet.
gla-do-appear = Magische Erscheinung: Nimm eine beliebige Karte vom Markt, aber keinen orangefarbenen Zauberspruch.
gla-do-move = { $axis ->
    [row] Magische Bewegung: Nimm eine Karte aus der leuchtenden Zeile, aber keinen orangefarbenen Zauberspruch.
   *[column] Magische Bewegung: Nimm eine Karte aus der leuchtenden Spalte, aber keinen orangefarbenen Zauberspruch.
}
gla-do-walk = Ein Joker verdeckt deine Zahl: Geh um diese Zahl weiter, oder nimm nichts und bleib.
gla-do-none = { $axis ->
    [row] In dieser Zeile gibt es nichts zu nehmen.
   *[column] In dieser Spalte gibt es nichts zu nehmen.
}
gla-do-corner = { $move ->
    [yes] { $to ->
        [none] Eine Ecke hat keine Karten. Nimm nichts, oder benutze Magische Bewegung.
       *[other] Eine Ecke hat keine Karten. Nimm nichts, oder benutze Magische Bewegung; dann stehst du { $to }.
    }
   *[no] Eine Ecke hat keine Karten: Nimm nichts, dann ist dein Zug vorbei.
}
gla-lost = { $top ->
    [none] Pech! { $name } hat dich deine oberste Karte gekostet; dein Kessel ist leer.
   *[other] Pech! { $name } hat dich deine oberste Karte gekostet; jetzt liegt oben: { $top }.
}
gla-tip-card = { $card }. Liegt sie oben, bringt sie deinen Zauberer { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
} weiter. Am Ende zählt eine allein −{ $number }, zwei zählen nichts, drei ihre Summe, vier ihre Summe und 5{ $own ->
    [yes] ; deine Farbe zählt doppelt
   *[no] {""}
}.
gla-tip-sign = { $card ->
    [joker] Joker, 0. Liegt er oben, bleibt dein Zauberer, wo er ist. Am Ende gehört er zu einer Sorte, die du hast, als eine Karte mehr.
    [luck] Pech wirkt sofort: Alle anderen verlieren die oberste Karte ihres Kessels.
    [eye] Augapfel wirkt sofort: Du siehst deinen eigenen Kessel einmal durch.
    [appear] Magische Erscheinung behältst du, zweimal verwendbar: Nimm eine beliebige Karte vom Markt statt einer aus deiner Zeile oder Spalte, aber keinen orangefarbenen Zauberspruch.
   *[move] Magische Bewegung behältst du, dreimal verwendbar: An einer Ecke geht dein Zauberer sofort weiter, aber in diesem Zug nimmst du keinen orangefarbenen Zauberspruch.
}
gla-tip-lead = Ihre Zahl führt deinen Zauberer weiter: { $next }.
gla-tip-corner = Eine Ecke: Hier gibt es keine Karte zu nehmen.
gla-tip-stands = { $who ->
    [you] Dein Zauberer.
   *[other] Zauberer von { $name }.
}
gla-tip-comes = { $who ->
    [you] Hierhin geht dein Zauberer als Nächstes.
   *[other] Hierhin geht der Zauberer von { $name } als Nächstes.
}
gla-tip-number = { $who ->
    [you] Liegt { $numbers } oben, kommst du als Nächstes hierher.
   *[other] Liegt { $numbers } oben, kommt { $name } als Nächstes hierher.
}
gla-tip-empty = Dein Kessel ist leer, also gehst du 2 Schritte.
gla-tip-most = Wer mehr davon hat als alle anderen, bekommt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} für jede.
gla-tip-look = Am Ende 10 Punkte wert; ein Gleichstand bringt nichts.
gla-tip-aside = Nur die letzte Karte einer Zeile oder Spalte darf beiseitegelegt werden.
gla-say-passed = { $who ->
    [you] Du hast nichts genommen.
   *[other] { $name } hat nichts genommen.
}
gla-no-start = { $who ->
    [you] Dein Zauberer steht schon dort.
   *[other] Dort steht schon der Zauberer von { $name }. Wähle eine andere Ecke.
}
gla-no-such-corner = Dort kann kein Zauberer beginnen. Wähle eine der vier Ecken.
gla-no-turn-yet = Stelle deinen Zauberer zuerst an eine Ecke.
gla-no-start-again = Dein Zauberer hat seinen Platz. Die Zahl auf deiner obersten Karte bewegt ihn.
gla-no-reach = { $axis ->
    [row] Dein Zauberer erreicht nur die leuchtende Zeile. Nimm dort eine Karte.
   *[column] Dein Zauberer erreicht nur die leuchtende Spalte. Nimm dort eine Karte.
}
gla-no-pass = { $axis ->
    [row] In der leuchtenden Zeile gibt es eine Karte zu nehmen, also musst du eine nehmen.
   *[column] In der leuchtenden Spalte gibt es eine Karte zu nehmen, also musst du eine nehmen.
}
choose-first-glastonbury = Klicke auf eine Karte der leuchtenden Zeile oder Spalte: Sie kommt in deinen Kessel.
gla-no-corner = Dein Zauberer steht an einer Ecke: Hier erreicht er keine Karte.
gla-no-card = Dort liegt keine Karte mehr. Nimm eine von einer anderen Stelle.
gla-no-keep = Orangefarbene Zaubersprüche wirken sofort. Diesen kannst du nicht behalten.
gla-no-cast = Dieser Zauberspruch bleibt für später. Lege ihn neben deinen Kessel.
gla-no-other-way = Zutaten und Joker kommen in deinen Kessel, sonst nirgendwohin.
gla-no-spell-in = Ein Zauberspruch kommt nie in einen Kessel.
gla-no-second-spell = Ein Zauberspruch pro Zug: Du hast schon einen benutzt.
gla-no-orange-appear = Magische Erscheinung bringt keinen orangefarbenen Zauberspruch. Nimm eine andere Karte.
gla-no-orange-move = Nach Magischer Bewegung darfst du keinen orangefarbenen Zauberspruch nehmen. Nimm eine andere Karte.
gla-no-use = { $spell ->
    [appear] Deine Magische Erscheinung ist verbraucht.
   *[move] Deine Magische Bewegung ist verbraucht.
}
gla-no-appear = Magische Erscheinung wirkt an einer Ecke nicht.
gla-no-appear-cards = Auf dem Markt liegt nichts, was Magische Erscheinung bringen könnte.
gla-no-move = Magische Bewegung wirkt nur an Ecken.
gla-no-walk = Dein Zauberer ist schon gegangen. Nur an einer Ecke, mit einem Joker oben im Kessel, darfst du es dir aussuchen.
gla-no-choice = Entscheide zuerst: Geh um die Zahl unter dem Joker weiter, oder nimm nichts und bleib.
gla-no-aside = Nur die letzte Karte einer Zeile oder Spalte darf beiseitegelegt werden.
gla-why-start = Deine ersten Schritte führen zu { $axis ->
    [row] einer Zeile
   *[column] einer Spalte
} mit { $own ->
    [0] { $spells ->
        [one] einem Zauberspruch.
       *[other] { $spells } Zaubersprüchen.
    }
    [one] { $own } Karte in deiner eigenen Farbe, { $colour }.
   *[other] { $own } Karten in deiner eigenen Farbe, { $colour }.
}
gla-why-pass = Du nimmst diesmal keine Karte und behältst den Zauberspruch für eine andere Ecke.
gla-why-walk = Bleibst du an der Ecke, nimmst du nichts; gehst du weiter, kommst du zu Karten.
gla-why-appear = Damit darfst du irgendeine Karte vom Markt nehmen, nur keinen orangefarbenen Zauberspruch.
gla-why-move = { $axis ->
    [none] Statt eines Zuges ohne Karte gehst du weiter.
   *[other] Statt eines Zuges ohne Karte stehst du dann { $next } und nimmst eine.
}
gla-why-aside = Bliebe sie allein in ihrer Sorte, würde sie dich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} kosten; beiseitegelegt kostet sie nichts.
gla-why-end = Das Spiel endet jetzt, bevor die anderen noch einmal am Zug sind.
gla-why-luck = { $name } verliert { $card } oben aus dem Kessel.
gla-why-luck-none = Von den anderen hat noch niemand eine Karte zu verlieren, und in deinen Kessel kommt keine.
gla-why-eye = Du siehst deinen Kessel einmal ganz durch, und es kommt keine Karte hinein.
gla-why-appear-card = Damit nimmst du später zweimal eine Karte von irgendwo auf dem Markt.
gla-why-joker = Er gehört am Ende als eine Karte mehr zu einer deiner Sorten.
gla-why-move-card = Damit gehst du dreimal von einer Ecke weiter, an der du sonst nichts nimmst.
gla-why-mate = Sie passt zu der Karte oben: noch einmal { $of }.
gla-why-own = Deine eigene Farbe, { $colour }, zählt doppelt.
gla-why-low = Selbst allein in ihrer Sorte würde sie dich nur { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} kosten.
gla-why-high = Mit zwei oder drei weiteren ihrer Sorte zählt sie { $number }.
gla-why-lead = { $own ->
    [one] Die { $number } der Karte führt dich weiter, { $next }, wo eine Karte in deiner Farbe liegt.
   *[other] Die { $number } der Karte führt dich weiter, { $next }, wo { $own } Karten in deiner Farbe liegen.
}
gla-value-time-own-of-kind = { $who ->
    [you] { $own ->
        [yes] Deine eigene Farbe bringt dir mehr ein.
       *[no] Deine eigene Farbe bringt dir weniger ein.
    }
   *[other] { $own ->
        [yes] Die eigene Farbe bringt { $name } mehr ein.
       *[no] Die eigene Farbe bringt { $name } weniger ein.
    }
}
gla-value-time-other-of-kind = { $who ->
    [you] { $own ->
        [yes] Deine Zutaten in anderen Farben bringen dir mehr ein.
       *[no] Deine Zutaten in anderen Farben bringen dir weniger ein.
    }
   *[other] { $own ->
        [yes] Die Zutaten in anderen Farben bringen { $name } mehr ein.
       *[no] Die Zutaten in anderen Farben bringen { $name } weniger ein.
    }
}
gla-value-time-jokers = { $who ->
    [you] { $own ->
        [yes] Joker bringen dir mehr ein.
       *[no] Joker bringen dir weniger ein.
    }
   *[other] { $own ->
        [yes] Joker bringen { $name } mehr ein.
       *[no] Joker bringen { $name } weniger ein.
    }
}
gla-value-time-spell = { $who ->
    [you] { $brings ->
        [yes] Diesen Zauberspruch hast du dann: { $spell }.
       *[no] Diesen Zauberspruch hast du dann nicht mehr: { $spell }.
    }
   *[other] { $brings ->
        [yes] Diesen Zauberspruch hat { $name } dann: { $spell }.
       *[no] Diesen Zauberspruch hat { $name } dann nicht mehr: { $spell }.
    }
}
gla-value-time-next-line = { $who ->
    [you] { $cards ->
        [0] In deinem nächsten Zug findest du keine Karte.
        [one] In deinem nächsten Zug stehst du vor einer Linie mit { $cards } Karte.
        [7] In deinem nächsten Zug stehst du an einer Ecke.
       *[other] In deinem nächsten Zug stehst du vor einer Linie mit { $cards } Karten.
    }
   *[other] { $cards ->
        [0] Im nächsten Zug findet { $name } keine Karte.
        [one] Im nächsten Zug steht { $name } vor einer Linie mit { $cards } Karte.
        [7] Im nächsten Zug steht { $name } an einer Ecke.
       *[other] Im nächsten Zug steht { $name } vor einer Linie mit { $cards } Karten.
    }
}
gla-value-acts-in = { $who ->
    [you] { $turns ->
        [0] Dann bist du am Zug.
        [one] Vor deinem nächsten Zug kommt noch ein anderer.
       *[other] Vor deinem nächsten Zug kommen noch { $turns } andere.
    }
   *[other] { $turns ->
        [0] Dann ist { $name } am Zug.
        [one] Vor dem nächsten Zug von { $name } kommt noch ein anderer.
       *[other] Vor dem nächsten Zug von { $name } kommen noch { $turns } andere.
    }
}
gla-ended = { $how ->
    [orange] { $who ->
        [you] Deine Magische Bewegung fand nur orangefarbene Zaubersprüche.
       *[other] Die Magische Bewegung von { $name } fand nur orangefarbene Zaubersprüche.
    }
   *[last] { $who ->
        [you] Du hast die letzte Karte einer Zeile oder Spalte genommen.
       *[other] { $name } hat die letzte Karte einer Zeile oder Spalte genommen.
    }
}
gla-counted = Eine Karte einer Sorte kostet ihre Zahl, zwei zählen nichts, drei werden addiert, vier auch und bringen 5 dazu. Die eigene Farbe zählt doppelt.
gla-decided-shared = Gleich viele Punkte: Der Sieg wird geteilt.
gla-decided-set = { $who ->
    [you] Dein bester Satz: { $count } { $set }, { $points } Punkte wert.
   *[other] Der beste Satz von { $name }: { $count } { $set }, { $points } Punkte wert.
}
gla-decided-recipes = { $who ->
    [you] Deine Rezepte haben es entschieden: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] Die Rezepte von { $name } haben es entschieden: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
gla-decided-least = { $who ->
    [you] Niemand hat durch einzelne Karten weniger Punkte verloren als du.
   *[other] Niemand hat durch einzelne Karten weniger Punkte verloren als { $name }.
}
gla-coach-goal = Sammle Zutaten: Drei oder vier einer Sorte bringen Punkte, zwei sind nichts wert, eine einzelne kostet ihre Zahl.
gla-coach-end = Wer die letzte Karte einer Zeile oder Spalte{ $outer ->
    [yes] {""}
   *[no] {" "}von 2 bis 5
} nimmt, beendet das Spiel und darf sie beiseitelegen.
gla-coach-take = Neben einer Zeile oder Spalte musst du eine ihrer Karten nehmen. Zutaten kommen in deinen Kessel.
gla-coach-number = Die oberste Zahl deines Kessels sagt, wie weit dein Zauberer als Nächstes geht: Mit der Karte wählst du auch den Weg.
gla-coach-hidden = Von jedem Kessel siehst du nur die oberste Karte, auch von deinem. Merke dir, was darunter liegt.
gla-coach-corner = An einer Ecke gibt es nichts zu nehmen. Aber jede Ecke ist ein Schritt auf dem Weg.
gla-coach-luck = Pech wirkt sofort: Alle anderen verlieren die oberste Karte ihres Kessels.
gla-coach-eye = Ein Augapfel wirkt sofort: Du darfst deinen eigenen Kessel einmal durchsehen.
gla-coach-appear = Heb dir die Magische Erscheinung auf: Zweimal holt sie dir eine beliebige Karte vom Markt, nur keinen orangen Zauber.
gla-coach-move = Heb dir die Magische Bewegung auf: Dreimal bringt sie deinen Zauberer von einer Ecke gleich weiter.
gla-coach-joker = Ein Joker obenauf ist eine 0: Dein Zauberer bleibt stehen und nimmt noch einmal aus derselben Linie.
gla-coach-double = Die zwei Sorten in der Farbe deines Zauberers zählen doppelt, im Guten wie im Schlechten.
gla-coach-recipes = Deine zwei Rezepte sind geheime eigene Ziele. Sie werden nach den Zutaten gezählt.
