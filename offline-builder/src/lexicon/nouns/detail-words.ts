/** What texts beside the name of a row say, by the key of the field: `pool: English/German/Spanish; ...`. Data only. */
export const detailWords = `
firm: Northgate/Nordtor/Puerta Norte; Alder & Finch/Erle & Fink/Aliso y Pinzón; Brightwell/Brünning/Brañas; Tidewater/Ufer & Co/Ribera; Larkspur/Lerche/Alondra; Oakline/Eichner/Encina
occasion: Birthday/Geburtstag/Cumpleaños; Christmas/Weihnachten/Navidad; Just because/Einfach so/Porque sí; Wedding/Hochzeit/Boda; Moving in/Einzug/Mudanza
craft: Pipes and taps/Rohre und Hähne/Tuberías y grifos; Wiring/Elektrik/Electricidad; Garden/Garten/Jardín; Children/Kinder/Niños; Windows/Fenster/Ventanas; Roof/Dach/Tejado
room: Kitchen/Küche/Cocina; Hall/Flur/Pasillo; Living room/Wohnzimmer/Salón; Cellar/Keller/Sótano; Bathroom/Bad/Baño; Study/Arbeitszimmer/Despacho
role: Mornings/Vormittags/Mañanas; Team lead/Leitung/Coordinación; Youth/Jugend/Juventud; Training/Ausbildung/Formación; Deputy/Vertretung/Suplencia
kid: Mia/Mia/Lucía; Leo; Ada; Emil/Emil/Martín
prize: Film night/Filmabend/Noche de película; An hour of games/Eine Stunde spielen/Una hora de juegos; Pancakes/Pfannkuchen/Tortitas; Choose the outing/Ausflug aussuchen/Elegir la excursión
club: Harbour Nine/Hafen Neun/Puerto Nueve; Eastbank/Ostufer/Ribera Este; Lower Town/Unterstadt/Villa Baja; Red Lanterns/Rote Laternen/Faroles Rojos
pattern: From a book/Aus einem Buch/De un libro; Grandmother's/Von der Großmutter/De la abuela; My own/Eigener Entwurf/Propio; From a friend/Von einer Freundin/De una amiga
thread: Merino, dark green/Merino, dunkelgrün/Merino verde oscuro; Cotton, natural/Baumwolle, natur/Algodón crudo; Sock wool, striped/Sockenwolle, gestreift/Lana de calcetín a rayas; Linen, blue/Leinen, blau/Lino azul
needle: 3.5 mm; 4 mm; 5 mm, round/5 mm, rund/5 mm, circular; Hook 3 mm/Haken 3 mm/Ganchillo 3 mm
voucher: R-014; R-015; R-021; R-027
praise: Friendly people/Freundliche Leute/Gente amable; Clear and on time/Klar und pünktlich/Claro y puntual; The place itself/Der Ort/El lugar; Answers to every question/Antworten auf jede Frage/Respuestas a todo
wish: Shorter queue/Kürzere Schlange/Menos cola; More seats/Mehr Sitzplätze/Más asientos; Start a little later/Etwas später anfangen/Empezar algo más tarde; Signs at the door/Schilder am Eingang/Carteles en la puerta
material: Cotton/Baumwolle/Algodón; Wool/Wolle/Lana; Linen/Leinen/Lino; Brass/Messing/Latón; Oak/Eiche/Roble; Glass/Glas/Vidrio
size: S; M; L; 38; 40; 42
breed: Mixed/Mischling/Mestizo; Short hair/Kurzhaar/Pelo corto; Old local breed/Alte Landrasse/Raza autóctona; Long hair/Langhaar/Pelo largo; Dwarf/Zwerg/Enano
country: Portugal; Norway/Norwegen/Noruega; Japan/Japan/Japón; Italy/Italien/Italia; Ireland/Irland/Irlanda; Mexico/Mexiko/México
glass: Tumbler/Tumbler/Vaso bajo; Coupe/Schale/Copa baja; Highball/Longdrink/Vaso alto; Mug/Becher/Taza
trigger: Long day at the screen/Langer Tag am Bildschirm/Día largo ante la pantalla; Little sleep/Wenig Schlaf/Poco sueño; Red wine/Rotwein/Vino tinto; Pollen/Pollen/Polen; Cold weather/Kälte/Frío; Nothing special/Nichts Besonderes/Nada especial
remedy: A walk/Ein Spaziergang/Un paseo; Sleep/Schlaf/Dormir; Water/Wasser/Agua; A warm bath/Ein warmes Bad/Un baño caliente; Tablet/Tablette/Una pastilla
serial: A-1042; B-2210; K-0078; N-5531; T-3106; W-9004
brings: Lentil salad/Linsensalat/Ensalada de lentejas; Apple cake/Apfelkuchen/Tarta de manzana; Drinks and ice/Getränke und Eis/Bebidas y hielo; Bread and butter/Brot und Butter/Pan y mantequilla; Plates and forks/Teller und Gabeln/Platos y tenedores; Washing up/Abwasch/Fregar; Setting up at nine/Aufbau um neun/Montar a las nueve; Music/Musik/Música
examRoom: Room 12/Raum 12/Aula 12; Hall/Aula/Salón de actos; Lab 2/Labor 2/Laboratorio 2; Room 204/Raum 204/Aula 204
played: Darts/Dart/Dardos; Board game night/Spieleabend/Noche de juegos; Table tennis/Tischtennis/Tenis de mesa; Cards/Karten/Cartas
shelfPlace: Shelf by the door/Regal an der Tür/Estante de la puerta; Cellar/Keller/Sótano; Attic/Dachboden/Desván; Drawer two/Schublade zwei/Cajón dos; Freezer/Gefrierfach/Congelador; Pantry/Speisekammer/Despensa
nose: Lemon peel and chalk/Zitronenschale und Kreide/Piel de limón y tiza; Black cherry/Schwarzkirsche/Cereza negra; Smoke and heather/Rauch und Heide/Humo y brezo; Green apple/Grüner Apfel/Manzana verde; Toast and butter/Toast und Butter/Tostada y mantequilla; Wet stone/Nasser Stein/Piedra mojada; Cocoa/Kakao/Cacao
palate: Long, salty/Lang, salzig/Largo, salino; Soft, a little sweet/Weich, leicht süß/Suave, algo dulce; Firm tannin/Fester Gerbstoff/Tanino firme; Light and crisp/Leicht und knackig/Ligero y fresco; Warm, peppery/Warm, pfeffrig/Cálido, pimienta; Bitter at the end/Bitter im Abgang/Final amargo
lot: Basket of cheese/Käsekorb/Cesta de quesos; Voucher for the cinema/Kinogutschein/Vale de cine; Bicycle/Fahrrad/Bicicleta; Cake for eight/Torte für acht/Tarta para ocho; Weekend by the lake/Wochenende am See/Fin de semana en el lago
fixture: Harbour Nine – Eastbank/Hafen Neun – Ostufer/Puerto Nueve – Ribera Este; Lower Town – Oak & Crown/Unterstadt – Eiche & Krone/Villa Baja – Roble y Corona; Red Lanterns – Mill Street/Rote Laternen – Mühlgasse/Faroles Rojos – Calle Molino; Station Rovers – Bridge End/Bahnhof 08 – Brückenkopf/Estación 08 – Cabo del Puente
feed: Crickets/Heimchen/Grillos; Hay/Heu/Heno; Thawed mouse/Aufgetaute Maus/Ratón descongelado; Salad leaves/Blattsalat/Hojas de lechuga; Pellets/Pellets/Pienso; Mealworms/Mehlwürmer/Gusanos
portion: A handful/Eine Hand voll/Un puñado; Two spoons/Zwei Löffel/Dos cucharadas; One/Eine/Una; 40 g; 80 g
plays: Dice and dominoes/Würfel und Domino/Dados y dominó; Something with trains/Etwas mit Zügen/Algo de trenes; Words and bluffing/Wörter und Bluff/Palabras y faroles; Cards/Karten/Cartas; The new one/Das neue/El nuevo
`;

/** Which pool fills a field of this key. */
export const detailPools: Readonly<Record<string, string>> = {
  person: "person",
  brings: "brings",
  hall: "examRoom",
  game: "played",
  against: "person",
  subject: "of-schoolSubject",
  car: "of-car",
  garage: "firm",
  dose: "of-dose",
  group: "group",
  who: "person",
  buddy: "person",
  holder: "person",
  contact: "person",
  doctor: "person",
  author: "person",
  composer: "person",
  artist: "person",
  by: "person",
  owner: "person",
  people: "person",
  maker: "firm",
  brand: "firm",
  issuer: "firm",
  giver: "firm",
  occasion: "occasion",
  trade: "craft",
  room: "room",
  role: "role",
  material: "material",
  size: "size",
  breed: "breed",
  country: "country",
  glass: "glass",
  trigger: "trigger",
  remedy: "remedy",
  child: "kid",
  reward: "prize",
  team: "club",
  nose: "nose",
  palate: "palate",
  prize: "lot",
  match: "fixture",
  food: "feed",
  amount: "portion",
  plays: "plays",
  host: "person",
  teacher: "person",
  challenges: "person",
  thread: "thread",
  pattern: "pattern",
  yarn: "thread",
  needles: "needle",
  receipt: "voucher",
  good: "praise",
  better: "wish",
  serial: "serial",
  from: "town",
  to: "town",
  origin: "town",
  town: "town",
  start: "place",
  source: "title",
  topic: "category",
  address: "address",
  queen: "year",
};
