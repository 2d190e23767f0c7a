/** People that lists are kept of, with their animals, flats and matches. */
export const peopleRows = `
# employee
Amara Nwosu/Amara Nowak/Amara Novoa | Design/Gestaltung/Diseño | @ | # | -900 | 0
Felix Brandt/Felix Brandt/Félix Brotons | IT/IT/Informática | @ | # | -610 | 0
June Park/Juna Parker/Juana Parra | Writing/Texte/Redacción | @ | # | -430 | 0
Leo Marchetti/Leo Marquardt/Leo Marchena | Finance/Buchhaltung/Finanzas | @ | # | -1500 | 0
Priya Raman/Priya Raman/Pilar Ramón | Operations/Betrieb/Operaciones | @ | # | -260 | 1
Tomás Vidal/Thomas Vidal/Tomás Vidal | Sales/Vertrieb/Ventas | @ | # | -120 | 0
Ruth Ferris/Ruth Förster/Rut Ferrer | Design/Gestaltung/Diseño | @ | # | -720 | 0
Owen Pryce/Olaf Preuß/Oriol Prieto | IT/IT/Informática | @ | # | -340 | 0
Hana Sato/Hanna Sattler/Ana Satorra | Finance/Buchhaltung/Finanzas | @ | # | -1080 | 0
George Whitlow/Georg Wittmann/Jorge Blanco | Operations/Betrieb/Operaciones | @ | # | -1900 | 1
Maeve Doyle/Meike Döring/Maite Doval | Sales/Vertrieb/Ventas | @ | # | -45 | 0
Karim Aziz/Karim Aziz/Karim Aziz | Writing/Texte/Redacción | @ | # | -530 | 0

# member
Hanna Sørensen/Hanna Sommer/Ana Sorribes | @ | # | 0 | 0 | -820 | 120
Dev Kapoor/Deniz Kaplan/David Capel | @ | # | 1 | 0 | -41 | 60
The Almeida family/Familie Albrecht/Familia Almeida | @ | # | 2 | 0 | -300 | 190
Ruth Calder/Ruth Kalder/Rut Caldera | @ | # | 0 | 1 | -1420 | 120
Yusuf Demir/Yusuf Demir/Yusuf Demir | @ | # | 1 | 0 | -12 | 60
Ines Laurent/Ines Lorenz/Inés Llorente | @ | # | 0 | 0 | -98 | 120
Piotr Zielinski/Peter Zielinski/Pedro Cela | @ | # | 0 | 2 | -700 | 120
The Obi family/Familie Oberle/Familia Obregón | @ | # | 2 | 0 | -66 | 190
Marta Ruiz/Marta Rudolf/Marta Ruiz | @ | # | 1 | 0 | -133 | 60
Colm Byrne/Kolja Behrens/Carlos Barea | @ | # | 0 | 0 | -25 | 120
Lena Fischer/Lena Fischer/Elena Pescador | @ | # | 0 | 0 | -155 | 120
Walter Grimshaw/Walter Grimm/Gualterio Gris | @ | # | 0 | 0 | -2600 | 120
Aisha Bello/Aylin Becker/Aitana Bello | @ | # | 1 | 1 | -410 | 60

# student
Ada Mensah/Ada Mertens/Ada Menéndez | 0 | @ | 91/1.6/9.1 | 0
Ben Ortega/Ben Ortmann/Benito Ortega | 0 | @ | 78/2.7/7.8 | 0
Chloe Martin/Clara Martin/Cloe Martín | 1 | @ | 84/2.1/8.4 | 1
Daniel Kim/Daniel Kimmel/Daniel Quim | 1 | @ | 69/3.4/6.9 | 0
Elif Yıldız/Elif Yıldız/Elisa Lluch | 2 | @ | 95/1.2/9.5 | 0
Finn O'Hara/Finn Harms/Fermín Haro | 2 | @ | 73/3.0/7.3 | 0
Grace Liu/Greta Lindner/Gracia Luna | 0 | @ | 88/1.8/8.8 | 0
Hugo Silva/Hugo Silber/Hugo Silva | 2 | @ | 80/2.4/8 | 1
Iris Novak/Iris Nowak/Iris Nogales | 1 | @ | 76/2.8/7.6 | 0
Jonas Weber/Jonas Weber/Jonás Bueno | 0 | @ | 82/2.3/8.2 | 0
Kezia Brown/Katja Braun/Carla Moreno | 2 | @ | 90/1.7/9 | 0
Luca Rossi/Luca Rossmann/Lucas Rosado | 1 | @ | 65/3.7/6.5 | 0

# course
Drawing basics/Zeichnen, Grundlagen/Dibujo, bases | Mo Farah Lind/Moritz Linde/Mónica Lindo | 12 | 14 | 0
Spanish A2/Spanisch A2/Inglés A2 | Lucía Prado/Lucia Wiesner/Lucía Prado | -20 | 10 | 1
Pottery/Töpfern/Cerámica | Ida Holm/Ida Holm/Ida Olmo | -4 | 8 | 1
Creative writing/Kreatives Schreiben/Escritura creativa | Theo Grant/Theo Grahn/Teo Granado | 30 | 12 | 0
Photography/Fotografie/Fotografía | Mei Tan/Maike Tann/Maite Tena | -90 | 12 | 2
First aid/Erste Hilfe/Primeros auxilios | Ruth Ferris/Ruth Förster/Rut Ferrer | 5 | 16 | 0
Guitar, beginners/Gitarre für Anfänger/Guitarra, inicio | Dan Ellery/Dirk Eller/Daniel Elías | -34 | 6 | 1
Bread at home/Brot backen/Pan en casa | Rosa Lind | 19 | 9 | 0
Sewing machine licence/Nähmaschinen-Führerschein/Máquina de coser | Petra Vale/Petra Wolke/Petra Vallés | -61 | 7 | 1
Local history walks/Stadtgeschichte zu Fuß/Paseos de historia local | Walter Grimshaw/Walter Grimm/Gualterio Gris | -120 | 20 | 2
Yoga for the back/Yoga für den Rücken/Yoga para la espalda | Priya Raman/Priya Raman/Pilar Ramón | -12 | 15 | 1
Spreadsheets/Tabellen am Rechner/Hojas de cálculo | Owen Pryce/Olaf Preuß/Oriol Prieto | 44 | 12 | 0

# owner
Karen Whitfield/Karin Weißfeld/Carina Campos | # | @ | 4 Mill Lane/Mühlgasse 4/Calle del Molino 4
Omar Haddad | # | @ | 19 Canal Street/Kanalstraße 19/Calle del Canal 19
Sofia Petrov/Sofia Peters/Sofía Pedrosa | # | @ | 7 Orchard Row/Gartenweg 7/Calle del Huerto 7
James Achterberg/Jakob Achterberg/Jaime Aguirre | # | @ | 52 Station Road/Bahnhofstraße 52/Avenida de la Estación 52
Lin Wei/Linh Weidner/Lina Valls | # | @ | 3 Garden Court/Am Garten 3/Plaza del Jardín 3
Tess Murray/Tessa Murmann/Teresa Mur | # | @ | 88 High Street/Lange Straße 88/Calle Ancha 88
Noel Baptiste/Noel Basten/Noel Bautista | # | @ | 12 Bridge Street/Brückenstraße 12/Calle del Puente 12
Greta Oakes/Greta Eichner/Greta Encina | # | @ | 30 Wharf Road/Hafenstraße 30/Paseo del Muelle 30
Imran Shah/Imran Schaa/Imran Sáez | # | @ | 5 Church Street/Kirchgasse 5/Calle de la Iglesia 5
Dora Finch/Dora Fink/Dora Pinzón | # | @ | 61 School Lane/Schulstraße 61/Calle de la Escuela 61
Pete Lawson/Peter Lau/Pedro Lasa | # | @ | 9 Quarry Hill/Am Steinbruch 9/Cuesta de la Cantera 9
Yara Costa/Yara Kost/Yara Costa | # | @ | 27 Lake View/Seeblick 27/Calle del Lago 27

# pet
Biscuit/Keks/Galleta | 0 | Beagle | 0 | -1500 | 11.4
Miso | 1 | Domestic shorthair/Hauskatze/Común europeo | 4 | -800 | 4.2
Pepper/Pfeffer/Pimienta | 0 | Border collie | 1 | -2300 | 18.9
Clover/Klee/Trébol | 2 | Dutch rabbit/Holländer/Holandés | 2 | -600 | 2.1
Otto | 1 | Maine coon | 3 | -1900 | 6.8
Kiwi | 3 | Budgerigar/Wellensittich/Periquito | 5 | -400 | 0.1
Nala | 0 | Mixed/Mischling/Mestizo | 5 | -1100 | 14.2
Smokey/Rauchi/Humo | 1 | Chartreux/Kartäuser/Cartujo | 0 | -3200 | 5.1
Juno | 0 | Labrador | 6 | -950 | 27.6
Pip | 3 | Canary/Kanarienvogel/Canario | 7 | -700 | 0.1
Hazel/Hasel/Avellana | 2 | Lop/Widderkaninchen/Belier | 8 | -310 | 3.4
Bruno | 0 | Dachshund/Dackel/Teckel | 9 | -2800 | 9.3
Cleo | 1 | Siamese/Siamkatze/Siamés | 10 | -1400 | 3.9

# visit
Vaccination/Impfung/Vacuna | 0 | -2 | 1 | 48 | Booster due in twelve months./Auffrischung in zwölf Monaten./Recuerdo en doce meses.
Limping, left hind leg/Lahmt hinten links/Cojea de la pata izquierda | 2 | -5 | 1 | 85 | Rest for a week, then look again./Eine Woche Ruhe, dann noch einmal schauen./Una semana de reposo y revisar.
Dental check/Zahnkontrolle/Revisión dental | 4 | 3 | 0 | 120 |
Annual check-up/Jährliche Kontrolle/Revisión anual | 1 | 6 | 0 | 55 |
Claw trim/Krallen kürzen/Corte de uñas | 3 | -12 | 1 | 18 |
Skin rash/Hautausschlag/Sarpullido | 6 | -20 | 1 | 64 | Ointment twice a day./Zweimal täglich Salbe./Pomada dos veces al día.
Check after surgery/Kontrolle nach Operation/Control tras la operación | 7 | 1 | 0 | 40 | Stitches out if dry./Fäden ziehen, wenn trocken./Quitar puntos si está seco.
Feather loss/Federn fallen aus/Pérdida de plumas | 5 | -33 | 2 | 0 |
Vaccination/Impfung/Vacuna | 6 | -48 | 1 | 48 |
First visit/Erster Besuch/Primera visita | 8 | -27 | 1 | 60 | Bring the passport next time./Nächstes Mal den Pass mitbringen./Traer la cartilla la próxima vez.
Ear infection/Ohrentzündung/Otitis | 11 | -8 | 1 | 72 |
Weight check/Gewichtskontrolle/Control de peso | 10 | 9 | 0 | 20 |
Microchip/Chip setzen/Microchip | 12 | -64 | 1 | 45 |

# patient
Ellen Frost/Ellen Frost/Elena Hielo | -14200 | # | @ | 0 | Shoulder, six sessions./Schulter, sechs Termine./Hombro, seis sesiones.
Marcus Bell/Markus Glock/Marcos Campana | -11800 | # | @ | 0 |
Aiko Tanaka/Anke Tanner/Aina Tanco | -20100 | # | @ | 1 |
Rafael Costa/Rafael Kost/Rafael Costa | -9800 | # | @ | 2 |
Jo Lindqvist/Jo Lindner/Jon Linares | -16400 | # | @ | 0 | Knee, after a fall on ice./Knie, nach Sturz auf Eis./Rodilla, tras una caída.
Dina Azar | -12700 | # | @ | 1 |
Walter Grimshaw/Walter Grimm/Gualterio Gris | -26300 | # | @ | 0 | Balance training twice a week./Zweimal die Woche Gleichgewicht./Equilibrio dos veces por semana.
Nadia Petit/Nadja Klein/Nadia Pequeño | -10600 | # | @ | 2 |
Sean Docherty/Sven Dohrmann/Sergio Dosil | -18200 | # | @ | 0 |
Hatice Arslan/Hatice Arslan/Helena Arroyo | -15500 | # | @ | 1 | Prefers mornings./Lieber vormittags./Mejor por la mañana.
Toby Marsh/Tobias Marx/Tobías Marín | -6900 | # | @ | 0 |
Rosalind Vane/Rosalinde Fahne/Rosalinda Vela | -22400 | # | @ | 2 |

# player
Sam Idowu/Samuel Iden/Samuel Izco | 0 | 1 | # | 0
Jack Brennan/Jakob Brenner/Jacobo Breña | 1 | 4 | # | 0
Nico Ferri/Nico Ferber/Nico Ferri | 1 | 5 | # | 1
Ali Rahimi/Ali Rahimi/Alí Rahimi | 1 | 2 | # | 0
Tom Hurst/Tom Hörst/Tomás Hurtado | 1 | 3 | # | 2
Luca Weiss/Luca Weiß/Lucas Blanco | 2 | 6 | # | 0
Kofi Asante/Kofi Asante/Kofi Asante | 2 | 8 | # | 0
Ravi Menon/Robin Menning/Raúl Menor | 2 | 10 | # | 0
Dan Ellery/Dirk Eller/Daniel Elías | 2 | 7 | # | 1
Mateo Cruz/Matteo Kreuz/Mateo Cruz | 3 | 9 | # | 0
Joel Stern/Joel Stern/Joel Estrella | 3 | 11 | # | 0
Ike Walsh/Ingo Walz/Iker Vals | 3 | 14 | # | 2

# match
Hillford Rovers/SV Lindenau/CD Monteluz | 5 | 15:00 | 0 | 0 | 0 | 0
Port Ellis FC/FC Hafen/Puerto CF | 12 | 14:00 | 1 | 0 | 0 | 0
Eastwick Town/TSV Osterfeld/Villaclara | 19 | 15:00 | 0 | 0 | 0 | 0
Canal Street Athletic/Eintracht Kanal/Atlético Canal | -2 | 15:00 | 1 | 2 | 1 | 1
Millbrook United/Union Mühlbach/Unión Molino | -9 | 14:30 | 0 | 0 | 0 | 1
Northgate Wanderers/Nordtor 09/Deportivo Norte | -16 | 15:00 | 1 | 1 | 3 | 1
Orchard Row/SG Obstwiese/CF Huerta | -37 | 15:00 | 0 | 4 | 2 | 1
Saltmere Athletic/SpVgg Salzsee/Salinas CD | -23 | 15:00 | 0 | 3 | 0 | 1
Quarry Hill/VfB Steinbruch/Racing Cantera | -30 | 11:00 | 1 | 1 | 1 | 1
Ashwick Albion/TuS Auental/Ribera Alta CF | -44 | 15:00 | 1 | 0 | 2 | 1
Lakeside/SC Seeblick/El Lago UD | 26 | 14:00 | 1 | 0 | 0 | 0
Station Road/ESV Bahnhof/Ferroviario | -51 | 15:00 | 0 | 0 | 0 | 2

# tenant
Ivy Cole/Iva Kohl/Iria Colás | 0 | # | @ | 920/790/760 | -640 | 0
Pat Donnelly/Patrick Dohm/Patricia Doncel | 1 | # | @ | 1140/960/890 | -300 | 1
The Sharma family/Familie Scharma/Familia Sarmiento | 2 | # | @ | 1480/1290/1150 | -1200 | 0
Wes Tran/Wenzel Trahn/Wences Trasto | 3 | # | @ | 760/620/590 | -90 | 2
Nell Ashby/Nele Aschke/Nela Asensio | 5 | # | @ | 1050/870/820 | -810 | 0
Umar Farooq/Umut Faruk/Óscar Faro | 6 | # | @ | 980/840/780 | -150 | 0
The Keller family/Familie Keller/Familia Cela | 7 | # | @ | 1620/1380/1240 | -2100 | 0
Bridget Lowe/Brigitte Lohe/Brígida Lobo | 8 | # | @ | 690/580/540 | -45 | 1
Dario Conti/Dario Konrad/Darío Conde | 9 | # | @ | 1210/1020/950 | -530 | 0
Sylvie Marchand/Silvia Marschner/Silvia Marchante | 10 | # | @ | 840/720/690 | -980 | 2
Joe Abara/Johann Abart/José Abad | 11 | # | @ | 1330/1110/1010 | -20 | 0
Mina Sefton/Mina Seffner/Mina Seoane | 12 | # | @ | 880/750/700 | -400 | 0

# property
14 Canal Street, 2nd floor/Kanalstraße 14, 2. OG/Calle del Canal 14, 2.º | Port Ellis/Lübeck/Cádiz | 3 | 74 | 0
9 Orchard Row/Gartenweg 9/Calle del Huerto 9 | Hillford/Leipzig/Zaragoza | 4 | 96 | 0
31 Mill Lane/Mühlgasse 31/Calle del Molino 31 | Hillford/Leipzig/Zaragoza | 5 | 128 | 0
2 Station Road, loft/Bahnhofstraße 2, Dach/Avenida de la Estación 2, ático | Eastwick/Halle/Huesca | 2 | 51 | 0
14 Canal Street, 1st floor/Kanalstraße 14, 1. OG/Calle del Canal 14, 1.º | Port Ellis/Lübeck/Cádiz | 3 | 70 | 1
6 Garden Court/Am Garten 6/Plaza del Jardín 6 | Hillford/Leipzig/Zaragoza | 3 | 82 | 0
17 Bridge Street, left/Brückenstraße 17, links/Calle del Puente 17, izquierda | Eastwick/Halle/Huesca | 3 | 77 | 0
40 Lake View/Seeblick 40/Calle del Lago 40 | Saltmere/Schwerin/Almería | 6 | 142 | 0
17 Bridge Street, attic/Brückenstraße 17, Dach/Calle del Puente 17, ático | Eastwick/Halle/Huesca | 1 | 38 | 0
22 Wharf Road/Hafenstraße 22/Paseo del Muelle 22 | Port Ellis/Lübeck/Cádiz | 4 | 104 | 0
5 School Lane/Schulstraße 5/Calle de la Escuela 5 | Hillford/Leipzig/Zaragoza | 2 | 58 | 0
11 Quarry Hill/Am Steinbruch 11/Cuesta de la Cantera 11 | Northgate/Chemnitz/Burgos | 5 | 119 | 0
3 Church Street/Kirchgasse 3/Calle de la Iglesia 3 | Ashwick/Weimar/Teruel | 3 | 68 | 0
8 Church Street, shop/Kirchgasse 8, Laden/Calle de la Iglesia 8, local | Ashwick/Weimar/Teruel | 2 | 90 | 2

# dog
Biscuit/Keks/Galleta | 0 | Beagle | 1 | -1500 | Pulls until the first corner, then walks like a lamb./Zieht bis zur ersten Ecke, dann lammfromm./Tira hasta la primera esquina, luego va como un corderito.
Juno | 1 | Labrador | 2 | -2300 | Must not have chicken./Verträgt kein Huhn./No puede comer pollo.
Pip | 2 | Jack Russell | 0 | -900 | Squirrels. Keep the lead short./Eichhörnchen. Leine kurz halten./Ardillas. Correa corta.
Otto | 3 | Dachshund/Dackel/Teckel | 0 | -3100 | Two steps at a time is too much./Keine Treppen./Nada de escaleras.
Bramble/Brombeere/Zarza | 0 | Border collie | 1 | -1200 | Brings the ball back for ever./Bringt den Ball ewig zurück./Devuelve la pelota sin fin.
Luna | 4 | Greyhound/Windhund/Galgo | 2 | -2000 | Wears a coat below ten degrees./Unter zehn Grad mit Mantel./Con abrigo si hace frío.
Moss/Moos/Musgo | 5 | Mixed breed/Mischling/Mestizo | 1 | -700 | Shy of bicycles./Scheut vor Fahrrädern./Teme las bicicletas.
Ziggy | 1 | Poodle/Pudel/Caniche | 1 | -1700 | Friends with Juno, walk them together./Mit Juno befreundet, zusammen gehen./Amigo de Juno, pasearlos juntos.
Toto | 6 | West Highland terrier | 0 | -2600 | Barks at hats./Bellt bei Hüten./Ladra a los sombreros.
Nala | 7 | Golden retriever | 2 | -400 | Still learning to wait at the kerb./Lernt noch, am Bordstein zu warten./Aún aprende a parar en el bordillo.
Fritz | 2 | Schnauzer | 1 | -3300 | Tablet with his dinner./Tablette zum Futter./Pastilla con la cena.
Mia | 6 | Spaniel | 1 | -1900 | Swims in anything./Schwimmt in allem./Nada en lo que sea.

# walk
0 | 0 | 08:30 | 45 | 14 | 1 | River path/Flussweg/Senda del río
2 | 0 | 12:00 | 30 | 11 | 0 | Round the block/Um den Block/La manzana
1 | 0 | 16:00 | 60 | 18 | 0 | Woods, with Ziggy/Wald, mit Ziggy/Bosque, con Ziggy
7 | 0 | 16:00 | 60 | 18 | 0 | Woods, with Juno/Wald, mit Juno/Bosque, con Juno
4 | 1 | 08:30 | 45 | 14 | 0 | Ball meadow/Ballwiese/Prado de la pelota
5 | 1 | 11:00 | 30 | 11 | 0 | Park/Park/Parque
3 | 2 | 10:00 | 30 | 11 | 0 | Flat way, no steps/Ebener Weg, keine Treppen/Camino llano
6 | 3 | 09:00 | 60 | 18 | 0 | Quiet lanes/Stille Wege/Caminos tranquilos
0 | -1 | 08:30 | 45 | 14 | 2 | River path/Flussweg/Senda del río
1 | -2 | 16:00 | 60 | 18 | 2 | Woods/Wald/Bosque
5 | -3 | 11:00 | 30 | 11 | 1 | Park and coat/Park, mit Mantel/Parque, con abrigo
2 | -5 | 12:00 | 30 | 11 | 2 | Round the block/Um den Block/La manzana
`;
