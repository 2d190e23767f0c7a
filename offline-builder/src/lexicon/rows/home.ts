/** What people keep at home: habits, recipes, training, reading, music, notes, plants and trips. */
export const homeRows = `
# habit
Walk for half an hour/Eine halbe Stunde gehen/Caminar media hora | 0 | 5 | Before lunch, whatever the weather./Vor dem Mittagessen, bei jedem Wetter./Antes de comer, haga el tiempo que haga.
Read ten pages/Zehn Seiten lesen/Leer diez páginas | 1 | 6 |
Stretch/Dehnen/Estirar | 0 | 7 | Ten minutes after getting up./Zehn Minuten nach dem Aufstehen./Diez minutos al levantarme.
Practise the guitar/Gitarre üben/Practicar guitarra | 1 | 4 |
Tidy the kitchen/Küche aufräumen/Ordenar la cocina | 2 | 7 |
No phone after ten/Kein Telefon nach zehn/Sin móvil después de las diez | 1 | 5 |
Drink two litres/Zwei Liter trinken/Beber dos litros | 0 | 7 |
Write three sentences/Drei Sätze schreiben/Escribir tres frases | 1 | 5 | In the blue notebook./Ins blaue Heft./En el cuaderno azul.
Water the plants/Pflanzen gießen/Regar las plantas | 2 | 2 |
Up before seven/Vor sieben aufstehen/Levantarme antes de las siete | 0 | 5 |
Learn five words/Fünf Wörter lernen/Aprender cinco palabras | 1 | 6 |
Put ten things away/Zehn Dinge wegräumen/Guardar diez cosas | 2 | 3 |

# recipe
Red lentil soup/Rote Linsensuppe/Sopa de lentejas rojas | 1 | 35 | 4 | 300 g red lentils¶2 carrots¶1 onion¶1 tsp cumin¶1 l stock¶1 lemon/300 g rote Linsen¶2 Möhren¶1 Zwiebel¶1 TL Kreuzkümmel¶1 l Brühe¶1 Zitrone/300 g de lentejas rojas¶2 zanahorias¶1 cebolla¶1 cucharadita de comino¶1 l de caldo¶1 limón | Soften onion and carrots.¶Add cumin, lentils and stock; simmer 20 minutes.¶Season with lemon./Zwiebel und Möhren anschwitzen.¶Kreuzkümmel, Linsen und Brühe dazu, 20 Minuten köcheln.¶Mit Zitrone abschmecken./Pochar la cebolla y la zanahoria.¶Añadir comino, lentejas y caldo; cocer 20 minutos.¶Terminar con limón.
Overnight oats/Haferflocken über Nacht/Avena de la noche | 0 | 10 | 2 | 100 g oats¶250 ml milk¶1 apple¶1 tbsp honey/100 g Haferflocken¶250 ml Milch¶1 Apfel¶1 EL Honig/100 g de avena¶250 ml de leche¶1 manzana¶1 cucharada de miel | Stir everything together.¶Leave in the fridge overnight./Alles verrühren.¶Über Nacht kalt stellen./Mezclarlo todo.¶Dejar en la nevera toda la noche.
Baked aubergine/Auberginen aus dem Ofen/Berenjenas al horno | 2 | 55 | 4 | 2 aubergines¶4 tomatoes¶200 g feta¶Olive oil¶Oregano/2 Auberginen¶4 Tomaten¶200 g Feta¶Olivenöl¶Oregano/2 berenjenas¶4 tomates¶200 g de queso feta¶Aceite de oliva¶Orégano | Halve and score the aubergines.¶Bake at 200 °C for 35 minutes.¶Top with tomato and feta, bake 10 more./Auberginen halbieren und einschneiden.¶35 Minuten bei 200 °C backen.¶Tomaten und Feta darauf, noch 10 Minuten./Partir y marcar las berenjenas.¶Hornear 35 minutos a 200 °C.¶Cubrir con tomate y queso, 10 minutos más.
Lemon polenta cake/Zitronen-Polenta-Kuchen/Bizcocho de polenta y limón | 3 | 70 | 8 | 200 g polenta¶200 g ground almonds¶250 g butter¶3 eggs¶3 lemons/200 g Polenta¶200 g gemahlene Mandeln¶250 g Butter¶3 Eier¶3 Zitronen/200 g de polenta¶200 g de almendra molida¶250 g de mantequilla¶3 huevos¶3 limones | Cream butter and sugar.¶Fold in the rest.¶Bake at 170 °C for 50 minutes./Butter und Zucker schaumig rühren.¶Den Rest unterheben.¶50 Minuten bei 170 °C backen./Batir mantequilla y azúcar.¶Incorporar el resto.¶Hornear 50 minutos a 170 °C.
Tomato eggs on rice/Tomaten-Eier auf Reis/Huevos con tomate y arroz | 2 | 25 | 2 | 4 eggs¶3 tomatoes¶1 spring onion¶Rice/4 Eier¶3 Tomaten¶1 Frühlingszwiebel¶Reis/4 huevos¶3 tomates¶1 cebolleta¶Arroz | Scramble the eggs softly and set aside.¶Cook the tomatoes down.¶Fold the eggs back in./Eier weich stocken lassen, beiseitestellen.¶Tomaten einkochen.¶Eier wieder unterheben./Cuajar los huevos y apartar.¶Reducir el tomate.¶Volver a juntar.
Potato and leek soup/Kartoffel-Lauch-Suppe/Crema de puerro y patata | 1 | 40 | 4 | 3 leeks¶500 g potatoes¶1 l stock¶100 ml cream/3 Stangen Lauch¶500 g Kartoffeln¶1 l Brühe¶100 ml Sahne/3 puerros¶500 g de patatas¶1 l de caldo¶100 ml de nata | Sweat the leeks.¶Add potatoes and stock; simmer until soft.¶Blend, add cream./Lauch anschwitzen.¶Kartoffeln und Brühe dazu, weich kochen.¶Pürieren, Sahne dazu./Rehogar el puerro.¶Añadir patata y caldo; cocer.¶Triturar y añadir nata.
Pear crumble/Birnen-Streusel/Crumble de pera | 3 | 50 | 6 | 6 pears¶120 g flour¶80 g butter¶80 g sugar¶50 g oats/6 Birnen¶120 g Mehl¶80 g Butter¶80 g Zucker¶50 g Haferflocken/6 peras¶120 g de harina¶80 g de mantequilla¶80 g de azúcar¶50 g de avena | Cut the pears into a dish.¶Rub the rest to crumbs and scatter.¶Bake at 190 °C for 35 minutes./Birnen in eine Form schneiden.¶Den Rest zu Streuseln reiben und darüber.¶35 Minuten bei 190 °C backen./Cortar las peras en una fuente.¶Desmigar el resto por encima.¶Hornear 35 minutos a 190 °C.
Pumpkin risotto/Kürbisrisotto/Arroz meloso de calabaza | 2 | 45 | 4 | 300 g rice¶400 g pumpkin¶1 l stock¶60 g hard cheese/300 g Risottoreis¶400 g Kürbis¶1 l Brühe¶60 g Hartkäse/300 g de arroz¶400 g de calabaza¶1 l de caldo¶60 g de queso curado | Roast the pumpkin.¶Stir the rice with stock for 20 minutes.¶Fold both together with the cheese./Kürbis rösten.¶Reis 20 Minuten mit Brühe rühren.¶Mit Kürbis und Käse vermengen./Asar la calabaza.¶Remover el arroz con caldo 20 minutos.¶Juntar con el queso.
Herb omelette/Kräuteromelett/Tortilla francesa con hierbas | 0 | 12 | 1 | 3 eggs¶A handful of herbs¶Butter/3 Eier¶Eine Handvoll Kräuter¶Butter/3 huevos¶Un puñado de hierbas¶Mantequilla | Beat the eggs with the herbs.¶Cook slowly in butter and fold./Eier mit Kräutern verquirlen.¶Langsam in Butter stocken lassen, falten./Batir los huevos con las hierbas.¶Cuajar despacio y doblar.
Chickpea stew/Kichererbsen-Eintopf/Potaje de garbanzos | 2 | 40 | 4 | 2 tins chickpeas¶1 tin tomatoes¶Spinach¶Paprika/2 Dosen Kichererbsen¶1 Dose Tomaten¶Spinat¶Paprika/2 botes de garbanzos¶1 lata de tomate¶Espinacas¶Pimentón | Fry onion and paprika.¶Add tomatoes and chickpeas, 20 minutes.¶Stir in the spinach./Zwiebel und Paprika anbraten.¶Tomaten und Kichererbsen dazu, 20 Minuten.¶Spinat unterrühren./Sofreír cebolla y pimentón.¶Añadir tomate y garbanzos, 20 minutos.¶Incorporar las espinacas.
Baked apples/Bratäpfel/Manzanas asadas | 3 | 35 | 4 | 4 apples¶60 g nuts¶2 tbsp honey¶Cinnamon/4 Äpfel¶60 g Nüsse¶2 EL Honig¶Zimt/4 manzanas¶60 g de nueces¶2 cucharadas de miel¶Canela | Core and fill the apples.¶Bake at 180 °C for 25 minutes./Äpfel aushöhlen und füllen.¶25 Minuten bei 180 °C backen./Vaciar y rellenar las manzanas.¶Hornear 25 minutos a 180 °C.
Cold cucumber soup/Kalte Gurkensuppe/Gazpacho de pepino | 1 | 15 | 4 | 3 cucumbers¶500 g yoghurt¶Dill¶1 clove garlic/3 Gurken¶500 g Joghurt¶Dill¶1 Knoblauchzehe/3 pepinos¶500 g de yogur¶Eneldo¶1 diente de ajo | Blend everything.¶Chill for two hours./Alles pürieren.¶Zwei Stunden kühlen./Triturarlo todo.¶Enfriar dos horas.

# workout
Squats and presses/Kniebeugen und Drücken/Sentadillas y press | 0 | -1 | 55 | 2 | 5 × 5 at 60 kg/5 × 5 mit 60 kg/5 × 5 con 60 kg
River loop/Runde am Fluss/Vuelta por el río | 1 | -3 | 42 | 1 | 7.4 km/7,4 km/7,4 km
Pull day/Zugübungen/Día de tracción | 0 | -5 | 50 | 1 |
Easy spin/Lockere Ausfahrt/Rodaje suave | 2 | -6 | 75 | 0 |
Intervals/Intervalle/Series | 1 | -9 | 38 | 2 | 6 × 400 m
Pool, technique/Schwimmen, Technik/Piscina, técnica | 3 | -12 | 45 | 0 |
Hill ride/Bergfahrt/Subida en bici | 2 | -20 | 120 | 2 |
Long run/Langer Lauf/Tirada larga | 1 | -34 | 80 | 1 | 13 km
Full body/Ganzer Körper/Cuerpo entero | 0 | -41 | 60 | 1 |
Long ride/Lange Ausfahrt/Salida larga en bici | 2 | -66 | 150 | 1 |
Park run/Parklauf/Carrera del parque | 1 | -72 | 27 | 2 | 5 km
Deadlifts/Kreuzheben/Peso muerto | 0 | -98 | 50 | 2 |

# run
River to the weir/Am Fluss bis zum Wehr/Por el río hasta la presa | -1 | 8.4 | 47 | Blue pair/Die blauen/Las azules | 0 | Two herons, one cyclist without a bell./Zwei Reiher, ein Radfahrer ohne Klingel./Dos garzas y un ciclista sin timbre.
Round the block, twice/Zweimal um den Block/Dos vueltas a la manzana | -3 | 4.2 | 25 | Old grey pair/Die alten grauen/Las grises viejas | 2 |
Park, six fast laps/Park, sechs schnelle Runden/Parque, seis vueltas rápidas | -5 | 7.2 | 36 | Blue pair/Die blauen/Las azules | 2 | Counted five, ran six./Fünf gezählt, sechs gelaufen./Conté cinco, corrí seis.
Long one through the woods/Langer Lauf durch den Wald/Tirada larga por el bosque | -8 | 15.6 | 92 | Trail pair/Die mit Profil/Las de monte | 1 |
To work, with a rucksack/Zur Arbeit, mit Rucksack/Al trabajo, con mochila | -11 | 6.1 | 37 | Old grey pair/Die alten grauen/Las grises viejas | 1 |
Hill behind the church/Hügel hinter der Kirche/La cuesta de la iglesia | -14 | 5.5 | 36 | Trail pair/Die mit Profil/Las de monte | 2 | Walked the last hundred metres. Nobody saw./Die letzten hundert Meter gegangen. Niemand hat es gesehen./Los últimos cien metros, andando. No lo vio nadie.
Canal before breakfast/Kanal vor dem Frühstück/El canal antes de desayunar | -18 | 9 | 51 | Blue pair/Die blauen/Las azules | 0 |
With Ines, talking/Mit Ines, redend/Con Inés, hablando | -22 | 7.8 | 49 | Blue pair/Die blauen/Las azules | 0 | Slow, and that was the point./Langsam, und darum ging es./Despacio, que era la idea.
Track, ten short ones/Bahn, zehn kurze/Pista, diez series cortas | -29 | 6.4 | 34 | Light pair/Die leichten/Las ligeras | 1 |
Rain round the lake/Regen um den See/Lluvia alrededor del lago | -37 | 11.2 | 66 | Trail pair/Die mit Profil/Las de monte | 1 | Shoes dry since Thursday./Die Schuhe sind seit Donnerstag trocken./Las zapatillas tardaron tres días en secarse.
Village race/Dorflauf/Carrera del pueblo | -51 | 10 | 52 | Light pair/Die leichten/Las ligeras | 1 | Forty-third of sixty, ahead of the baker./Dreiundvierzigster von sechzig, vor dem Bäcker./Puesto 43 de 60, delante del panadero.
First one after the cold/Der erste nach der Erkältung/La primera tras el resfriado | -68 | 3 | 20 | Old grey pair/Die alten grauen/Las grises viejas | 2 |

# book
Middlemarch/Effi Briest/Fortunata y Jacinta | George Eliot/Theodor Fontane/Benito Pérez Galdós | 1 | 838/352/1040 | 0 | |
The Time Machine/Die Zeitmaschine/La máquina del tiempo | H. G. Wells | 2 | 118 | 4 | -12 |
Frankenstein | Mary Shelley | 2 | 280 | 5 | -40 | Colder and sadder than any film of it./Kälter und trauriger als jeder Film davon./Más frío y triste que cualquier película.
Walden | Henry David Thoreau | 0 | 352 | 0 | |
Dracula/Dracula/Drácula | Bram Stoker | 2 | 418 | 4 | -77 |
Emma | Jane Austen | 0 | 474 | 0 | |
The Moonstone/Der Schimmelreiter/La Regenta | Wilkie Collins/Theodor Storm/Leopoldo Alas «Clarín» | 2 | 528/160/780 | 5 | -118 |
Cranford/Der Stechlin/Marianela | Elizabeth Gaskell/Theodor Fontane/Benito Pérez Galdós | 1 | 192/420/230 | 0 | |
Treasure Island/Die Schatzinsel/La isla del tesoro | R. L. Stevenson | 2 | 292 | 5 | -146 | Read aloud in one week./In einer Woche vorgelesen./Leído en voz alta en una semana.
Three Men in a Boat/Aus dem Leben eines Taugenichts/Platero y yo | Jerome K. Jerome/Joseph von Eichendorff/Juan Ramón Jiménez | 2 | 185/128/216 | 3 | -171 |
The Turn of the Screw/Die Marquise von O./Niebla | Henry James/Heinrich von Kleist/Miguel de Unamuno | 0 | 140/96/300 | 0 | |
Jane Eyre/Buddenbrooks/Pepita Jiménez | Charlotte Brontë/Thomas Mann/Juan Valera | 0 | 532/760/250 | 0 | |

# album
Paper Lanterns/Papierlaternen/Farolillos de papel | The Quiet Hours/Die stillen Stunden/Las Horas Quietas | 1 | 2019 | 5 | -3 | Best from the third song on./Ab dem dritten Lied am besten./Lo mejor, desde la tercera.
Night Ferry/Nachtfähre/Ferri nocturno | Oskar Lind Trio/Oskar Lind Trio/Trío Óscar Lindo | 0 | 2014 | 4 | -8 |
Glass Meadow/Gläserne Wiese/Prado de cristal | Ilse Varga/Ilse Varga/Ilse Vargas | 2 | 2022 | 4 | -15 |
Six Preludes/Sechs Vorspiele/Seis preludios | Ana Teles/Anna Telle/Ana Teles | 3 | 2008 | 5 | -29 |
Tin Roof/Blechdach/Tejado de zinc | Harlan Moss/Harald Moos/Arlanza | 1 | 2001 | 3 | -36 |
Slow Current/Langsame Strömung/Corriente lenta | Field Notes/Feldnotizen/Notas de Campo | 2 | 2017 | 2 | -51 |
Late Set/Später Auftritt/Última función | Dee Carver/Dede Karven/Dolores Carbó | 0 | 1998 | 5 | -70 | Live, you hear the glasses./Live, man hört die Gläser./En directo, se oyen las copas.
Winter Rooms/Winterzimmer/Cuartos de invierno | Ilse Varga/Ilse Varga/Ilse Vargas | 2 | 2024 | 3 | -96 |
Salt Road/Salzstraße/Camino de sal | Marsh & Daughter/Marsch & Tochter/Marisma | 1 | 2011 | 4 | -110 |
String Quartet in Rain/Streichquartett im Regen/Cuarteto bajo la lluvia | Quartet Alder/Quartett Erle/Cuarteto Aliso | 3 | 2020 | 5 | -133 |
Blue Counter/Blauer Tresen/Barra azul | Moe Hartley Five/Moritz Hartl Quintett/Quinteto Hierro | 0 | 1974 | 4 | -158 |
Signals/Signale/Señales | North Tower/Nordturm/Torre Norte | 2 | 2026 | 3 | -2 |

# note
Garden, spring/Garten im Frühling/Jardín, primavera | 2 | -2 | yes | Move the roses before March. Ask about the old pear tree./Rosen vor März umsetzen. Wegen des alten Birnbaums fragen./Mover los rosales antes de marzo. Preguntar por el peral viejo.
Talk outline/Gliederung für den Vortrag/Guion de la charla | 1 | -4 | no | Start with the failure, then what it cost, then what changed./Mit dem Fehlschlag beginnen, dann was er kostete, dann was anders wurde./Empezar por el fallo, lo que costó y lo que cambió.
Names for the boat/Namen für das Boot/Nombres para el barco | 0 | -11 | no | Marigold, Second Wind, Patience/Ringelblume, Zweiter Wind, Geduld/Caléndula, Segundo Aire, Paciencia
Questions for the accountant/Fragen an die Steuerberaterin/Preguntas para la gestora | 1 | -18 | no | Home office, travel, the new laptop./Arbeitszimmer, Reisen, der neue Laptop./Despacho en casa, viajes, el portátil nuevo.
Shelf measurements/Maße für das Regal/Medidas de la estantería | 2 | -33 | no | 82 wide, 26 deep, lowest board at 31./82 breit, 26 tief, unterstes Brett bei 31./82 de ancho, 26 de fondo, balda baja a 31.
A story about a lighthouse/Geschichte über einen Leuchtturm/Un cuento de faro | 0 | -52 | yes | The keeper writes letters to ships that already sank./Der Wärter schreibt Briefe an Schiffe, die längst gesunken sind./El farero escribe cartas a barcos ya hundidos.
Birthday of Mira/Miras Geburtstag/Cumpleaños de Mira | 2 | -7 | no | No cake with nuts. She liked the kite last year./Kein Kuchen mit Nüssen. Der Drachen kam letztes Jahr gut an./Tarta sin nueces. La cometa le gustó el año pasado.
Meeting on Tuesday/Besprechung am Dienstag/Reunión del martes | 1 | -9 | no | Ask for two more weeks and a second reader./Zwei Wochen mehr und eine zweite Leserin erbitten./Pedir dos semanas más y otra lectora.
Podcast about bridges/Podcast über Brücken/Pódcast sobre puentes | 0 | -24 | no | Six episodes, one engineer each./Sechs Folgen, je eine Ingenieurin./Seis episodios, una ingeniera en cada uno.
Paint for the hall/Farbe für den Flur/Pintura del pasillo | 2 | -41 | no | Warm white above, green to the chair rail./Oben warmes Weiß, unten Grün./Blanco cálido arriba, verde abajo.
Feedback on the draft/Rückmeldung zum Entwurf/Comentarios al borrador | 1 | -60 | no | Shorter first chapter, keep the letter./Erstes Kapitel kürzen, den Brief behalten./Acortar el primer capítulo, dejar la carta.
Walks with the pram/Wege mit dem Kinderwagen/Paseos con el carrito | 0 | -77 | no | Canal, arboretum, the old railway line./Kanal, Arboretum, alte Bahnstrecke./Canal, arboreto, la vía verde.

# plant
Monstera | Living room/Wohnzimmer/Salón | -6 | 2 | 8 | 1 |
Snake plant/Bogenhanf/Sansevieria | Hall/Flur/Recibidor | -9 | 12 | 21 | 0 |
Basil/Basilikum/Albahaca | Kitchen/Küche/Cocina | -3 | -1 | 2 | 2 | From below, never on the leaves./Von unten, nie auf die Blätter./Por abajo, nunca en las hojas.
Peace lily/Einblatt/Espatifilo | Bathroom/Bad/Baño | -5 | 1 | 6 | 0 |
Olive tree/Olivenbaum/Olivo | Balcony/Balkon/Balcón | -3 | 4 | 7 | 2 |
String of hearts/Leuchterblume/Collar de corazones | Study/Arbeitszimmer/Despacho | -12 | -2 | 10 | 1 |
Spider plant/Grünlilie/Cinta | Kitchen/Küche/Cocina | -4 | 2 | 6 | 1 |
Rubber fig/Gummibaum/Ficus | Living room/Wohnzimmer/Salón | -8 | 1 | 9 | 1 | Turn it a little each time./Jedes Mal ein Stück drehen./Girarlo un poco cada vez.
Rosemary/Rosmarin/Romero | Balcony/Balkon/Balcón | -2 | 3 | 5 | 2 |
Orchid/Orchidee/Orquídea | Bedroom/Schlafzimmer/Dormitorio | -7 | 0 | 7 | 1 | Bathe for ten minutes./Zehn Minuten tauchen./Sumergir diez minutos.
Aloe vera | Study/Arbeitszimmer/Despacho | -15 | 6 | 21 | 2 |
Boston fern/Schwertfarn/Helecho | Bathroom/Bad/Baño | -1 | 2 | 3 | 0 |

# trip
Lisbon/Lissabon/Lisboa | 24 | 31 | 980 | 1 | Tram 28 early in the morning./Tram 28 früh am Morgen./El tranvía 28, a primera hora.
Norwegian fjords/Norwegische Fjorde/Fiordos noruegos | 150 | 164 | 2600 | 0 |
Hillford by bicycle/Elberadweg/Vía verde en bici | -20 | -18 | 140 | 2 |
Kyoto/Kyoto/Kioto | 300 | 314 | 3400 | 0 |
Weekend in Port Ellis/Wochenende in Lübeck/Fin de semana en Cádiz | 9 | 11 | 260 | 1 |
Hut to hut/Von Hütte zu Hütte/De refugio en refugio | 96 | 101 | 520 | 1 | Book beds by spring./Betten bis zum Frühjahr reservieren./Reservar camas antes de la primavera.
Vienna by night train/Wien mit dem Nachtzug/Viena en tren nocturno | -64 | -60 | 610 | 2 |
Canal boat week/Woche auf dem Hausboot/Semana en barco | 178 | 185 | 1150 | 0 |
Grandmother's village/Dorf der Großmutter/Pueblo de la abuela | -9 | -7 | 90 | 2 |
Athens and an island/Athen und eine Insel/Atenas y una isla | 212 | 223 | 1480 | 0 | Ferries leave at seven./Fähren fahren um sieben./Los ferris salen a las siete.
Book fair/Buchmesse/Feria del libro | 46 | 48 | 330 | 1 |
Scottish islands/Schottische Inseln/Islas Escocesas | -140 | -131 | 1720 | 2 | Rain on six of nine days, still the best./Sechs von neun Tagen Regen, trotzdem das Beste./Seis días de lluvia y aun así lo mejor.

# feeding
0 | 0 | 06:40 | 18 | |
2 | 0 | 10:15 | | 110 | Burped twice/Zweimal aufgestoßen/Eructó dos veces
1 | 0 | 13:20 | 15 | |
3 | 0 | 17:45 | 20 | 60 | Carrot, most of it on the bib/Möhre, das meiste auf dem Lätzchen/Zanahoria, casi toda en el babero
0 | -1 | 06:55 | 20 | |
2 | -1 | 11:00 | | 120 |
1 | -1 | 14:30 | 12 | |
2 | -1 | 19:10 | | 130 | Fell asleep over it/Dabei eingeschlafen/Se durmió
1 | -2 | 07:05 | 17 | |
0 | -2 | 12:40 | 16 | |
2 | -2 | 16:15 | | 120 |
1 | -2 | 19:30 | 22 | | Cluster feeding all evening/Den ganzen Abend immer wieder/Toda la tarde, a ratos

# nappy
0 | 0 | 06:20 |
1 | 0 | 09:50 |
0 | 0 | 13:00 |
2 | 0 | 16:30 | A little red, cream on/Etwas rot, eingecremt/Un poco rojo, con crema
0 | -1 | 06:30 |
2 | -1 | 10:40 |
0 | -1 | 14:10 |
1 | -1 | 18:50 |
0 | -2 | 07:00 |
2 | -2 | 12:20 |
0 | -2 | 15:45 |
3 | -2 | 18:30 | False alarm/Fehlalarm/Falsa alarma

# sleep
1 | 0 | 09:00 | 10:00 | 1 | In the pram/Im Kinderwagen/En el carrito
1 | 0 | 14:00 | 15:30 | 1.5 |
0 | -1 | 19:45 | 06:15 | 10.5 | Woke once at three/Um drei einmal wach/Se despertó a las tres
1 | -1 | 09:30 | 10:15 | 0.75 |
1 | -1 | 13:45 | 15:45 | 2 |
0 | -2 | 20:00 | 06:30 | 10.5 |
1 | -2 | 10:00 | 11:00 | 1 | On the shoulder/Auf dem Arm/En brazos
0 | -3 | 19:30 | 05:45 | 10.25 |
1 | -3 | 09:15 | 10:00 | 0.75 |
1 | -3 | 13:00 | 15:00 | 2 |
0 | -4 | 20:15 | 06:00 | 9.75 | Woke at one and at four/Um eins und um vier wach/Despierto a la una y a las cuatro
1 | -4 | 14:15 | 15:00 | 0.75 |
`;
