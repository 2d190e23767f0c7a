/** Things that go from hand to hand, and costs that several people carry. */
export const sharingRows = `
# library-book
The Time Machine/Die Zeitmaschine/La máquina del tiempo | H. G. Wells | 0 | A1
Treasure Island/Die Schatzinsel/La isla del tesoro | R. L. Stevenson | 0 | A1
The Secret Garden/Heidi/Platero y yo | F. H. Burnett/Johanna Spyri/Juan Ramón Jiménez | 0 | A2
How Clouds Work/Wie Wolken entstehen/Cómo nacen las nubes | Ines Marsh/Ines Marx/Inés Marín | 1 | B1
A Pocket of Stars/Eine Tasche voll Sterne/Un bolsillo de estrellas | Omar Haddad | 1 | B2
Roads of the Romans/Straßen der Römer/Caminos romanos | Ruth Alder/Ruth Erle/Rut Aliso | 2 | C1
Drawing Trees/Bäume zeichnen/Dibujar árboles | Mira Dahl/Mira Dahl/Mira Dalmau | 3 | D1
Black Beauty/Emil und die Detektive/Belleza negra | Anna Sewell/Erich Kästner/Anna Sewell | 0 | A3
Bridges, Explained/Brücken einfach erklärt/Puentes explicados | Ada Quinn/Ada Kern/Ada Quintana | 1 | B3
The Harbour in 1900/Der Hafen um 1900/El puerto en 1900 | Walter Grimshaw/Walter Grimm/Gualterio Gris | 2 | C2
Colours of Clay/Farben aus Ton/Colores de barro | Ida Holm/Ida Holm/Ida Olmo | 3 | D2
Songs for the Road/Lieder für unterwegs/Canciones de camino | Leo Brandt/Leo Brandt/Leo Brotons | 3 | D3

# loan
Nora Hale/Nora Heller/Nora Herrero | 1 | -24 | -3 | 0
Leo Brandt/Leo Brandt/Leo Brotons | 3 | -12 | 9 | 0
Ada Quinn/Ada Kern/Ada Quintana | 0 | -30 | -9 | 1
Sam Whitlock/Samuel Weiß/Samuel Blanco | 5 | -20 | -1 | 0
Mira Dahl/Mira Dahl/Mira Dalmau | 2 | -5 | 16 | 0
Tom Okafor/Tom Okafor/Tomás Ocaña | 6 | -41 | -20 | 1
Ruth Alder/Ruth Erle/Rut Aliso | 8 | -2 | 19 | 0
Jonah Price/Jonas Pries/Jonás Prieto | 4 | -17 | 4 | 0
Lena Voss/Lena Voss/Elena Vos | 7 | -55 | -34 | 1
Omar Haddad | 9 | -9 | 12 | 0
Elsie Crane/Elsa Kranz/Elsa Cano | 10 | -62 | -41 | 1
Finn Gallagher/Finn Gerber/Fermín Gallardo | 11 | -28 | -7 | 0

# shared-expense
Groceries/Wocheneinkauf/Compra semanal | 64.2 | 0 | | -1
Electricity/Strom/Luz | 92 | 1 | | -4
Washing powder/Waschmittel/Detergente | 8.9 | 2 | | -6
Internet | 39.9 | 0 | | -9
Concert ticket/Konzertkarte/Entrada de concierto | 32 | 1 | 2 | -12
Groceries/Wocheneinkauf/Compra semanal | 48.75 | 2 | | -15
Lightbulbs and a fuse/Glühbirnen und Sicherung/Bombillas y un fusible | 17.4 | 1 | | -21
Cleaning/Putzhilfe/Limpieza | 45 | 0 | | -33
Water/Wasser/Agua | 28.6 | 2 | | -36
Gas/Gas/Gas | 71.3 | 1 | | -42
Bus ticket/Busfahrkarte/Billete de autobús | 12 | 0 | 1 | -44
Groceries/Wocheneinkauf/Compra semanal | 57.1 | 0 | | -48

# flatmate
Nora |
Leo |
Ada |

# chore
Wipe the kitchen and the hob/Küche und Herd putzen/Limpiar la cocina y los fogones | 0 | 0 | 1 | 0 | 0
Clean the bathroom/Bad putzen/Limpiar el baño | 1 | 1 | 2 | 0 | 0
Hoover the hall/Flur saugen/Aspirar el pasillo | 2 | 2 | 3 | 0 | 0
Take the bins out/Müll rausbringen/Sacar la basura | 0 | 1 | -1 | 0 | 0
Glass and paper to the bank/Altglas und Papier wegbringen/Llevar el vidrio y el papel | 3 | 0 | 6 | 1 | 0
Defrost the freezer/Gefrierfach abtauen/Descongelar el congelador | 0 | 2 | 18 | 2 | 0
Wash the tea towels/Geschirrtücher waschen/Lavar los paños | 0 | 0 | -4 | 0 | 1
Windows/Fenster putzen/Ventanas | 3 | 1 | 12 | 2 | 0
Clean the shower drain/Abfluss der Dusche reinigen/Limpiar el desagüe | 1 | 2 | -8 | 2 | 1
Mop the floors/Böden wischen/Fregar los suelos | 3 | 0 | 5 | 1 | 0
Fridge, throw out what has turned/Kühlschrank ausmisten/Vaciar la nevera | 0 | 1 | 4 | 1 | 0
Beat the rugs/Teppiche ausklopfen/Sacudir las alfombras | 2 | 0 | 20 | 2 | 0

# club-meeting
9 | 19:30 | Nora's kitchen/Küche bei Nora/Cocina de Nora | 2 | Nora Hale/Nora Heller/Nora Herrero | Something salty/Etwas Salziges/Algo salado
37 | 19:30 | Back room of the Old Mill/Hinterzimmer der Alten Mühle/Sala del Molino Viejo | 0 | Leo Brandt/Leo Brandt/Leo Brotons |
65 | 18:00 | Library, second floor/Bibliothek, zweiter Stock/Biblioteca, segunda planta | 5 | Ada Quinn/Ada Kern/Ada Quintana | Your own copy/Das eigene Buch/Tu ejemplar
-19 | 19:30 | Tom's garden/Garten bei Tom/Jardín de Tomás | 1 | Tom Okafor/Tom Okafor/Tomás Ocaña | Blankets/Decken/Mantas
-47 | 19:30 | Nora's kitchen/Küche bei Nora/Cocina de Nora | 4 | Nora Hale/Nora Heller/Nora Herrero |
-75 | 19:00 | Café on the corner/Café an der Ecke/Café de la esquina | 6 | Mira Dahl/Mira Dahl/Mira Dalmau |
-103 | 19:30 | Leo's roof/Dachterrasse bei Leo/Azotea de Leo | 7 | Leo Brandt/Leo Brandt/Leo Brotons | A torch/Eine Lampe/Una linterna
-131 | 19:30 | Ada's flat/Wohnung von Ada/Piso de Ada | 8 | Ada Quinn/Ada Kern/Ada Quintana |
-159 | 18:30 | Library, second floor/Bibliothek, zweiter Stock/Biblioteca, segunda planta | 9 | Ines Marsh/Ines Marx/Inés Marín |
-187 | 19:30 | Nora's kitchen/Küche bei Nora/Cocina de Nora | 3 | Nora Hale/Nora Heller/Nora Herrero | Soup bowls/Suppenschalen/Cuencos
93 | 19:30 | To be found/Noch offen/Por decidir | 10 | Mira Dahl/Mira Dahl/Mira Dalmau | A proposal for next year/Ein Vorschlag fürs nächste Jahr/Una propuesta para el próximo año
121 | 19:30 | Tom's garden/Garten bei Tom/Jardín de Tomás | 11 | Tom Okafor/Tom Okafor/Tomás Ocaña |

# guest-entry
The Tuesday walkers/Die Dienstagswanderer/Los del martes | Ashwick/Auental/Monteluz | -90 | 5 | Eleven of us, one bathroom, still friends./Elf Leute, ein Bad und immer noch befreundet./Once personas, un baño y aún amigos.
Finn/Finn/Fina | Netherby/Niederbach/Villaclara | -77 | 4 | Bring slippers. The floor is stone and honest about it./Hausschuhe mitbringen. Der Boden ist aus Stein und sagt es auch./Traed zapatillas. El suelo es de piedra y se nota.
Lena and her mother/Lena und ihre Mutter/Elena y su madre | Saltmere/Lindau am Hang/San Telmo | -63 | 5 | My mother counted stars until two./Meine Mutter zählte bis zwei Uhr Sterne./Mi madre contó estrellas hasta las dos.
Jonah/Jonas/Jonás | Eastbank/Seefeld/Ribera Alta | -52 | 5 | Thank you for the eggs at the door./Danke für die Eier vor der Tür./Gracias por los huevos en la puerta.
Mira and Ben/Mira und Ben/Mira y Benito | Millford/Altmühl/Valdeoro | -41 | 4 | It rained all week and we did not mind./Es regnete die ganze Woche, und es störte uns nicht./Llovió toda la semana y no nos importó.
Elsie/Elsa/Elsa | Ashwick/Auental/Monteluz | -34 | 5 | I finished my book here. I left it on the shelf for you./Mein Buch habe ich hier ausgelesen. Es steht im Regal./Terminé aquí mi libro. Está en el estante.
Omar and the boys/Omar mit den Jungs/Omar y los niños | Netherby/Niederbach/Villaclara | -27 | 5 | They slept until nine. That never happens./Sie schliefen bis neun. Das gab es noch nie./Durmieron hasta las nueve. Eso no pasa nunca.
Sam/Samuel/Samuel | Saltmere/Lindau am Hang/San Telmo | -21 | 4 | The key sticks a little. Lift and turn./Der Schlüssel klemmt etwas. Anheben und drehen./La llave se atasca un poco. Levantar y girar.
Ada and Ruth/Ada und Ruth/Ada y Ruth | Millford/Altmühl/Valdeoro | -15 | 5 | We came for the sea and stayed for the kitchen table./Wir kamen wegen des Meers und blieben am Küchentisch./Vinimos por el mar y nos quedamos en la mesa de la cocina.
Leo | Eastbank/Seefeld/Ribera Alta | -11 | 4 | Good stove, good walks, and the bread was worth the hill./Guter Ofen, gute Wege, und das Brot war den Berg wert./Buena estufa, buenos paseos, y el pan merecía la cuesta.
The Marsh family/Familie Marx/Familia Marín | Ashwick/Auental/Monteluz | -6 | 5 | Four days, three board games, one lost sock. If you find it, keep it./Vier Tage, drei Brettspiele, eine verlorene Socke. Wer sie findet, darf sie behalten./Cuatro días, tres juegos de mesa y un calcetín perdido. Quien lo encuentre, que se lo quede.
Nora and Tom/Nora und Tom/Nora y Tomás | Netherby/Niederbach/Villaclara | -2 | 5 | The window seat won every argument about where to read./Um den Platz am Fenster gab es jeden Morgen Streit./Todos querían leer junto a la ventana.
`;
