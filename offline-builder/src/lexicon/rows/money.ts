/** Spending, invoices, clients and sales. */
export const moneyRows = `
# expense
Weekly groceries/Wocheneinkauf/Compra semanal | 84.3 | 0 | -1 | 0 |
Train to Hillford/Bahn nach Dresden/Tren a Toledo | 26.4 | 2 | -3 | 0 | Return ticket/Hin und zurück/Ida y vuelta
Rent/Miete/Alquiler | 980/780/780 | 1 | -5 | 2 |
Cinema with Jo/Kino mit Jo/Cine con Jorge | 23 | 3 | -6 | 1 |
Pharmacy/Apotheke/Farmacia | 14.75 | 4 | -8 | 0 |
Farmers' market/Wochenmarkt/Mercado | 31.2 | 0 | -9 | 1 |
Electricity/Strom/Electricidad | 62.1 | 1 | -24 | 2 |
Weekly groceries/Wocheneinkauf/Compra semanal | 91.05 | 0 | -31 | 0 |
Rent/Miete/Alquiler | 980/780/780 | 1 | -36 | 2 |
Concert tickets/Konzertkarten/Entradas de concierto | 78 | 3 | -40 | 0 | Two seats/Zwei Plätze/Dos asientos
Bicycle repair/Fahrrad repariert/Arreglo de la bici | 45 | 2 | -52 | 1 | New chain/Neue Kette/Cadena nueva
Rent/Miete/Alquiler | 980/780/780 | 1 | -66 | 2 |
Dentist/Zahnarzt/Dentista | 120 | 4 | -71 | 0 |
Weekly groceries/Wocheneinkauf/Compra semanal | 76.9 | 0 | -74 | 0 |
Rent/Miete/Alquiler | 980/780/780 | 1 | -97 | 2 |
Weekend in Port Ellis/Wochenende in Lübeck/Fin de semana en Cádiz | 264 | 3 | -101 | 0 |
Rent/Miete/Alquiler | 980/780/780 | 1 | -127 | 2 |
Winter coat/Wintermantel/Abrigo de invierno | 139 | 3 | -132 | 0 |

# expense-claim
Screws and hooks/Schrauben und Haken/Tornillos y ganchos | Ruth Alder/Ruth Erle/Ruth Aliso | 14.3 | 1 | -55 | 2 | |
Bus for the outing/Bus für den Ausflug/Autobús de la excursión | Ada Quinn/Ada Kern/Ada Quintana | 310 | 0 | -48 | 2 | | Split with the youth group/Mit der Jugend geteilt/A medias con los jóvenes
Telephone, March/Telefon, März/Teléfono, marzo | Leo Brandt/Leo Brandt/Leo Brotons | 19.99 | 3 | -40 | 2 | |
Flowers for the speaker/Blumen für die Rednerin/Flores para la ponente | Ines Marsh/Ines Marx/Inés Marín | 24 | 4 | -33 | 3 | | No receipt/Ohne Beleg/Sin recibo
Tea and milk/Tee und Milch/Té y leche | Ruth Alder/Ruth Erle/Ruth Aliso | 9.75 | 2 | -27 | 2 | |
Parking at the fair/Parken auf der Messe/Aparcamiento en la feria | Nora Hale/Nora Heller/Nora Herrero | 12 | 0 | -22 | 1 | |
Paint for the hall/Farbe für den Saal/Pintura de la sala | Tom Okafor/Tom Okafor/Tomás Ocaña | 66.4 | 1 | -18 | 1 | |
Van hire, one day/Transporter, ein Tag/Furgoneta, un día | Ada Quinn/Ada Kern/Ada Quintana | 79 | 0 | -13 | 1 | |
Stamps for the letter/Porto für den Rundbrief/Sellos de la carta | Leo Brandt/Leo Brandt/Leo Brotons | 31.2 | 3 | -9 | 1 | |
Sandwiches for twelve/Brote für zwölf/Bocadillos para doce | Ines Marsh/Ines Marx/Inés Marín | 54 | 2 | -6 | 0 | | Saturday's work party/Arbeitseinsatz am Samstag/Jornada del sábado
Paper and markers/Papier und Stifte/Papel y rotuladores | Tom Okafor/Tom Okafor/Tomás Ocaña | 18.9 | 1 | -4 | 0 | |
Train to the regional meeting/Bahn zum Regionaltreffen/Tren a la reunión regional | Nora Hale/Nora Heller/Nora Herrero | 42.6 | 0 | -2 | 0 | | Return ticket/Hin und zurück/Ida y vuelta

# invoice
2026-031 | 0 | -4 | 10 | 1840 | 1 |
2026-030 | 2 | -9 | 5 | 620 | 1 |
2026-029 | 1 | -21 | -7 | 2310 | 1 | Second reminder sent/Zweite Mahnung verschickt/Segundo aviso enviado
2026-028 | 3 | -28 | -14 | 480 | 2 |
2026-027 | 0 | -40 | -26 | 1840 | 2 |
2026-026 | 4 | -47 | -33 | 960 | 1 |
2026-025 | 2 | -62 | -48 | 620 | 2 |
2026-024 | 1 | -75 | -61 | 1975 | 2 |
2026-023 | 0 | -96 | -82 | 1840 | 2 |
2026-022 | 3 | -110 | -96 | 350 | 2 |
2026-032 | 4 | 0 | 14 | 1200 | 0 | Waiting for hours/Stunden fehlen noch/Faltan las horas
2026-033 | 7 | 0 | 14 | 2750 | 0 | Half in advance/Die Hälfte im Voraus/La mitad por adelantado
2026-021 | 5 | -124 | -110 | 1430 | 2 |
2026-020 | 6 | -139 | -125 | 890 | 2 |

# client
Larkspur Hotel/Hotel Lerchenhof/Hotel Alondra | Nina Adeyemi/Nina Adler/Nina Adell | @2 | # | Hillford/Leipzig/Zaragoza
Marlowe Dental/Zahnarzt Marquardt/Clínica Marlo | Dr. Paul Marlowe/Dr. Paul Marquardt/Dr. Pablo Marlo | @2 | # | Eastwick/Halle/Huesca
Ember Kitchen/Küche Glut/Cocina Brasa | Rosa Lind | @2 | # | Port Ellis/Lübeck/Cádiz
Tidewater School/Schule am Ufer/Escuela Ribera | Sam Okoye/Sami Okoye/Samuel Oca | @2 | # | Hillford/Leipzig/Zaragoza
Harbour Office/Hafenbüro/Oficina del Puerto | Claire Dubois/Klara Dubois/Clara Dubois | @2 | # | Port Ellis/Lübeck/Cádiz
Sato Labs/Sato Labor/Laboratorio Sato | Ben Sato | @2 | # | Eastwick/Jena/Pamplona
Winters & Co/Winter & Co/Inverno y Cía | Greta Winters/Greta Winter/Greta Inverno | @2 | # | Millbrook/Erfurt/Gijón
Fern & Field Café/Café Farnfeld/Café Helecho | Dylan Fern/Dietmar Farn/Daniel Helguera | @2 | # | Ashwick/Weimar/Teruel
Castell Tools/Werkzeughaus Castell/Herramientas Castell | Jorge Castell/Jörg Castell/Jorge Castell | @2 | # | Northgate/Chemnitz/Burgos
Bell Removals/Umzüge Glock/Mudanzas Campana | Otis Bell/Otto Glock/Óscar Campana | @2 | # | Hillford/Leipzig/Zaragoza
Prado Studio/Atelier Wiesner/Estudio Prado | Lucía Prado/Lucia Wiesner/Lucía Prado | @2 | # | Saltmere/Rostock/Almería
Northgate Library/Bücherei Nordtor/Biblioteca Norte | Iain Webster/Ingo Weber/Iván Vega | @2 | # | Northgate/Chemnitz/Burgos

# subscription
Music streaming/Musik-Streaming/Música en línea | 10.99 | 1 | 6 | 0
Cloud storage/Cloudspeicher/Almacenamiento en la nube | 2.99 | 0 | 12 | 0
Film streaming/Film-Streaming/Cine en casa | 13.99 | 1 | 3 | 0
The Morning Paper/Der Morgenbote/El Diario de la Mañana | 19 | 2 | 21 | 0
Climbing gym/Kletterhalle/Rocódromo | 54 | 3 | 9 | 0
Photo editor/Bildbearbeitung/Editor de fotos | 11.9 | 0 | 17 | 1
Design tool/Gestaltungsprogramm/Programa de diseño | 15 | 0 | 26 | 0
Language lessons/Sprachkurs/Curso de idiomas | 8.5 | 0 | 40 | 2
Password safe/Passwort-Tresor/Gestor de contraseñas | 3.5 | 0 | 5 | 0
Podcast club/Podcast-Freunde/Club de pódcast | 5 | 1 | 14 | 0
Science weekly/Wissen am Sonntag/Ciencia semanal | 7.8 | 2 | 19 | 1
Swimming pool/Hallenbad/Piscina municipal | 32 | 3 | 28 | 0

# sale
Linen shirt/Leinenhemd/Camisa de lino | 68 | 0 | -1
Canvas tote/Stoffbeutel/Bolsa de lona | 24 | 1 | -1
Wool blanket/Wolldecke/Manta de lana | 145 | 0 | -3
Twelve mugs/Zwölf Becher/Doce tazas | 186 | 2 | -5
Desk lamp/Schreibtischlampe/Lámpara de mesa | 92 | 1 | -8
Linen shirt/Leinenhemd/Camisa de lino | 68 | 0 | -15
Wool blanket/Wolldecke/Manta de lana | 145 | 0 | -22
Forty totes/Vierzig Beutel/Cuarenta bolsas | 620 | 2 | -34
Desk lamp/Schreibtischlampe/Lámpara de mesa | 92 | 1 | -39
Notebook set/Drei Notizbücher/Juego de cuadernos | 31 | 0 | -48
Sixty mugs/Sechzig Becher/Sesenta tazas | 840 | 2 | -66
Linen shirt/Leinenhemd/Camisa de lino | 68 | 1 | -80
Wool blanket/Wolldecke/Manta de lana | 145 | 0 | -99
`;
