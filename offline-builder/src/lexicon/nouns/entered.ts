/** What is tasted, drawn, predicted, ranked, covered and auctioned: sets of fields and nouns in the lines of ./sets.ts and ./nouns.ts. Data only. */
export const enteredSets = `
@ tasted | collection | Wine
name:text!:What|Was|Qué
producer:text:From|Von|De
year:text:Vintage|Jahrgang|Añada
date:date!:Tasted on|Verkostet am|Catado el
nose:text:Nose|Nase|Nariz
palate:text:Palate|Gaumen|Boca
rating:number(/ 5):Rating|Bewertung|Valoración
again:boolean:Would buy again|Würde ich wieder kaufen|Lo compraría otra vez
notes:long-text:Notes|Notizen|Notas

@ sipped | collection | Coffee
name:text!:What|Was|Qué
producer:text:From|Von|De
date:date!:Tasted on|Verkostet am|Catado el
nose:text:Aroma|Aroma|Aroma
palate:text:Taste|Geschmack|Sabor
rating:number(/ 5):Rating|Bewertung|Valoración
again:boolean:Would have it again|Gern wieder|Repetiría
notes:long-text:Notes|Notizen|Notas

@ drawn | person | Ticket
name:text!:Name|Name|Nombre
ticket:number:Ticket number|Losnummer|Número de boleto
phone:phone:Phone|Telefon|Teléfono
paid:boolean:Paid|Bezahlt|Pagado
status:enum:Draw|Ziehung|Sorteo:In the draw,Won,Collected|Im Topf,Gewonnen,Abgeholt|En juego,Premiado,Recogido
prize:text:Prize|Preis|Premio
date:date:Entered on|Dabei seit|Apuntado el

@ predicted | game | Goal
name:text!:Player|Wer|Jugador
match:text!:Match|Spiel|Partido
home:number:Goals home|Tore Heim|Goles en casa
away:number:Goals away|Tore Gast|Goles fuera
date:date!:Played on|Gespielt am|Se juega el
points:number:Points|Punkte|Puntos

@ ranked | game | ListOrdered
name:text!:Player|Wer|Jugador
rank:number!:Place|Platz|Puesto
won:number:Won|Gewonnen|Ganadas
lost:number:Lost|Verloren|Perdidas
challenges:text:Challenges|Fordert|Reta a
date:date:Last played|Zuletzt gespielt|Última partida
notes:long-text:Notes|Notizen|Notas

@ slotted | person | CalendarClock
name:text!:Family|Familie|Familia
teacher:text!:Teacher|Lehrkraft|Docente
due:date!:Date|Datum|Fecha
time:time!:Time|Uhrzeit|Hora
hall:text:Room|Raum|Aula
status:enum:Status|Status|Estado:Asked for,Confirmed,Cancelled|Angefragt,Bestätigt,Abgesagt|Pedida,Confirmada,Anulada
notes:long-text:What to talk about|Worum es geht|De qué hablar

@ covered | work | UserRoundCog
name:text!:Lesson|Stunde|Clase
due:date!:Date|Datum|Fecha
period:enum:Period|Stunde im Plan|Hora:1,2,3,4,5,6,7,8|1,2,3,4,5,6,7,8|1,2,3,4,5,6,7,8
teacher:text:Absent|Fehlt|Ausente
person:text:Taken by|Vertretung|Sustituye
hall:text:Room|Raum|Aula
status:enum:Status|Status|Estado:Open,Covered,Cancelled|Offen,Vertreten,Entfällt|Sin cubrir,Cubierta,Anulada
notes:long-text:Work set|Aufgaben|Tarea

@ tank-check | work | Fish
name:text!:Tank|Becken|Acuario
date:date!:Date|Datum|Fecha
temperature:number(°C):Temperature|Temperatur|Temperatura
ph:number:pH|pH|pH
nitrate:number(mg/l):Nitrate|Nitrat|Nitrato
changed:number(%):Water changed|Wasser gewechselt|Agua cambiada
due:date:Next check|Nächste Kontrolle|Próximo control
notes:long-text:Notes|Notizen|Notas

@ fed | work | Utensils
name:text!:Animal|Tier|Animal
date:date!:Date|Datum|Fecha
time:time:Time|Uhrzeit|Hora
food:text:Food|Futter|Comida
amount:text:How much|Wie viel|Cuánto
eaten:enum:Eaten|Gefressen|Comió:All,Some,Nothing|Alles,Etwas,Nichts|Todo,Algo,Nada
due:date:Next feeding|Nächste Fütterung|Próxima toma
notes:long-text:Notes|Notizen|Notas

@ hosted | outing | Dices
name:text!:Evening|Abend|Noche
due:date!:Date|Datum|Fecha
time:time:From|Ab|Desde
host:text:At whose place|Bei wem|En casa de
plays:text:What we play|Was wir spielen|A qué jugamos
brings:text:Who brings what|Wer bringt was|Quién trae qué
status:enum:Status|Status|Estado:Idea,Fixed,Played|Idee,Steht,Gespielt|Idea,Fijada,Jugada
notes:long-text:Notes|Notizen|Notas

@ auctioned | thing | Gavel
name:text!:Item|Stück|Lote
giver:text:Given by|Gespendet von|Donado por
start:money:Starting bid|Startgebot|Puja inicial
bid:money:Highest bid|Höchstgebot|Puja más alta
person:text:Highest bidder|Wer bietet am meisten|Mejor postor
due:date:Ends|Endet|Termina
status:enum:Status|Status|Estado:Open,Sold,Paid|Offen,Verkauft,Bezahlt|Abierto,Vendido,Pagado
photo:file:Photo|Foto|Foto

@ tallied | person | Beer
name:text!:Who|Wer|Quién
drink:enum:Drink|Getränk|Bebida:Beer,Lemonade,Water,Coffee,Wine|Bier,Limo,Wasser,Kaffee,Wein|Cerveza,Refresco,Agua,Café,Vino
count:number!:How many|Wie viele|Cuántas
price:money:Price each|Preis je Stück|Precio por unidad
date:date!:Date|Datum|Fecha
paid:boolean:Paid|Bezahlt|Pagado

@ prescribed | work | Activity
name:text!:Exercise|Übung|Ejercicio
sets:number:Sets|Sätze|Series
repetitions:number:Repetitions|Wiederholungen|Repeticiones
hold:number(s):Hold|Halten|Mantener
side:enum:Side|Seite|Lado:Both,Left,Right|Beide,Links,Rechts|Ambos,Izquierdo,Derecho
done:boolean:Done today|Heute gemacht|Hecho hoy
pain:number(/ 10):Pain|Schmerz|Dolor
notes:long-text:How to do it|So geht es|Cómo hacerlo

@ registered | person | ClipboardCheck
name:text!:Name|Name|Nombre
group:text:Group|Gruppe|Grupo
count:number:Places|Plätze|Plazas
email:email:Email|E-Mail|Correo
phone:phone:Phone|Telefon|Teléfono
paid:boolean:Paid|Bezahlt|Pagado
date:date:Signed up on|Angemeldet am|Inscrito el
notes:long-text:Notes|Notizen|Notas

@ designed | work | Scissors
name:text!:Pattern|Anleitung|Patrón
author:text:By|Von|De
thread:text:Material|Material|Material
needles:text:Needles or tool|Nadeln oder Werkzeug|Agujas o herramienta
size:text:Size|Größe|Talla
level:enum:Difficulty|Schwierigkeit|Dificultad:Easy,Medium,Hard|Leicht,Mittel,Schwer|Fácil,Media,Difícil
status:enum:Status|Status|Estado:Want to make,In progress,Made|Will ich machen,In Arbeit,Gemacht|Pendiente,En curso,Hecho
link:url:Link|Link|Enlace
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas
`;

const patterns =
  "Leaf edge shawl/Tuch mit Blattkante/Chal con borde de hojas; Ribbed beanie/Rippenmütze/Gorro de canalé; Top-down raglan/Raglan von oben/Raglán de arriba abajo; Basket weave blanket/Decke im Korbmuster/Manta de cesta; Toe-up socks/Socken von der Spitze/Calcetines desde la punta; Wrap skirt/Wickelrock/Falda cruzada; Mosaic cowl/Schlauchschal Mosaik/Cuello mosaico; Baby bonnet/Babymütze/Capota de bebé; Moss stitch cardigan/Jacke im Perlmuster/Chaqueta de punto arroz; Felted slippers/Filzpantoffeln/Zapatillas de fieltro; Fair Isle mittens/Fäustlinge mit Einstrickmuster/Manoplas de jacquard; Summer tee/Sommershirt/Camiseta de verano";
const games =
  "First Friday/Erster Freitag/Primer viernes; The long one/Der lange Abend/La larga; Birthday round/Geburtstagsrunde/Ronda de cumpleaños; New games only/Nur neue Spiele/Solo juegos nuevos; Two tables/Zwei Tische/Dos mesas; Beginners welcome/Für Neulinge/Para novatos; Rainy Sunday/Regensonntag/Domingo de lluvia; Rematch/Revanche/La revancha; Cards until late/Karten bis spät/Cartas hasta tarde; Summer on the balcony/Sommer auf dem Balkon/Verano en el balcón; Pizza and dice/Pizza und Würfel/Pizza y dados; Last of the year/Der letzte im Jahr/La última del año";

/** Nouns of those sets. */
export const enteredNouns = `
# tasted
* Riesling, steep slope/Riesling vom Steilhang/Riesling de ladera; Old vine Grenache/Grenache, alte Reben/Garnacha de viñas viejas; Pinot Noir, village/Spätburgunder, Ortswein/Pinot noir de pueblo; Barolo/Barolo/Barolo; Albariño/Albariño/Albariño; Grüner Veltliner; Chianti Classico; Crémant, brut nature; Rioja Reserva; Chablis; Syrah, northern Rhône/Syrah, nördliche Rhône/Syrah del Ródano norte; Silvaner from limestone/Silvaner vom Muschelkalk/Silvaner de caliza
wine tasting note|wine tasting notes;Weinverkostung|Weinverkostungen;cata de vino|catas de vino
# sipped
* Islay, ten years/Islay, zehn Jahre/Islay, diez años; Highland, sherry cask/Highland, Sherryfass/Highland, barrica de jerez; Bourbon, small batch/Bourbon, kleine Auflage/Bourbon, lote pequeño; Rye, cask strength/Rye, Fassstärke/Centeno, fuerza de barrica; Lowland, triple distilled/Lowland, dreifach gebrannt/Lowland, triple destilación; Japanese blend/Japanischer Blend/Mezcla japonesa; Irish pot still; Speyside, eighteen years/Speyside, achtzehn Jahre/Speyside, dieciocho años; Campbeltown, peated/Campbeltown, getorft/Campbeltown, turbado; Jamaica, pot still; Rhum agricole; Dry gin from the coast/Dry Gin von der Küste/Ginebra seca de la costa
whisky tasting note|whisky tasting notes;Whiskyverkostung|Whiskyverkostungen;cata de whisky|catas de whisky
# sipped
* Pale ale, harbour brewery/Pale Ale, Hafenbrauerei/Pale ale del puerto; Kellerbier; Oatmeal stout/Haferstout/Stout de avena; Saison with pepper/Saison mit Pfeffer/Saison con pimienta; Dry-hopped lager/Kaltgehopftes Lager/Lager con lúpulo en frío; Gose; West Coast IPA; Dunkles Weizen; Smoked porter/Rauchporter/Porter ahumada; Sour with cherries/Sauerbier mit Kirschen/Ácida con cerezas; Kölsch; Barley wine
beer tasting note|beer tasting notes;Bierverkostung|Bierverkostungen;cata de cerveza|catas de cerveza
# sipped
* Yirgacheffe, washed/Yirgacheffe, gewaschen/Yirgacheffe lavado; Huila, natural/Huila, natürlich/Huila natural; House espresso/Hausespresso/Espresso de la casa; Kenya AA; Geisha, filter/Geisha, Filter/Geisha de filtro; Decaf, mountain water/Entkoffeiniert, Bergwasser/Descafeinado; Sumatra, dark/Sumatra, dunkel/Sumatra oscuro; First flush Darjeeling; Sencha; Oolong, roasted/Oolong, geröstet/Oolong tostado; Antigua, honey; Cold brew, own/Cold Brew, selbst gemacht/Cold brew casero
coffee tasting note|coffee tasting notes;Kaffeeverkostung|Kaffeeverkostungen;cata de café|catas de café
# sipped
* Comté, 24 months/Comté, 24 Monate/Comté, 24 meses; Dark chocolate, 72 %/Dunkle Schokolade, 72 %/Chocolate negro, 72 %; Lime honey/Lindenhonig/Miel de tilo; Olive oil, early harvest/Olivenöl, frühe Ernte/Aceite temprano; Cider, bone dry/Cidre, knochentrocken/Sidra muy seca; Blue cheese from the cellar/Blauschimmel aus dem Keller/Azul de cueva; Sourdough, dark crust/Sauerteig, dunkle Kruste/Masa madre tostada; Balsamic, old/Balsamico, alt/Balsámico viejo; Verjus; Goat's cheese, ash/Ziegenkäse mit Asche/Queso de cabra con ceniza; Smoked salt/Rauchsalz/Sal ahumada; Pear brandy/Birnenbrand/Aguardiente de pera
tasting note|tasting notes;Verkostung|Verkostungen|Verkostungsnotiz|Verkostungsnotizen;cata|catas
# drawn
* person
raffle ticket|raffle tickets|raffle entry|raffle entries|lottery ticket|lottery tickets;Los|Lose|Losverkauf;boleto de rifa|boletos de rifa|papeleta|papeletas
# predicted
* person
score prediction|score predictions|prediction|predictions;Tipp|Tipps;pronóstico|pronósticos
# ranked
* person
ladder place|ladder places|ranking place|ranking places;Ranglistenplatz|Ranglistenplätze;puesto del ranking|puestos del ranking
# slotted
* person
meeting slot|meeting slots|parents evening slot|parents evening slots|parents' evening slot|parents' evening slots;Gesprächstermin|Gesprächstermine|Sprechtagstermin|Sprechtagstermine;cita de tutoría|citas de tutoría
# covered
* Maths, 7b/Mathe, 7b/Mates, 7.º B; English, 5a/Englisch, 5a/Inglés, 5.º A; Biology, 9c/Bio, 9c/Biología, 9.º C; Sport, 6b/Sport, 6b/Educación física, 6.º B; History, 10a/Geschichte, 10a/Historia, 10.º A; Music, 5c/Musik, 5c/Música, 5.º C; Physics, 8a/Physik, 8a/Física, 8.º A; Art, 7a/Kunst, 7a/Plástica, 7.º A; French, 8b/Französisch, 8b/Francés, 8.º B; Geography, 6a/Erdkunde, 6a/Geografía, 6.º A; Chemistry, 9a/Chemie, 9a/Química, 9.º A; Homework club/Hausaufgabenzeit/Estudio dirigido
cover lesson|cover lessons|substitution|substitutions;Vertretung|Vertretungen|Vertretungsstunde|Vertretungsstunden;sustitución|sustituciones
# tank-check
* Living room, 180 l/Wohnzimmer, 180 l/Salón, 180 l; Shrimp cube/Garnelenwürfel/Cubo de gambas; Reef/Riffbecken/Arrecife; Quarantine tank/Quarantänebecken/Cuarentena; Garden pond/Gartenteich/Estanque; Nano by the window/Nano am Fenster/Nano de la ventana; Breeding tank/Aufzuchtbecken/Cría; Classroom tank/Klassenbecken/Acuario del aula; Office, 60 l/Büro, 60 l/Oficina, 60 l; Hallway/Flur/Pasillo; Discus tank/Diskusbecken/Discos; Cold water/Kaltwasser/Agua fría
tank check|tank checks|aquarium check|aquarium checks|water test|water tests;Wassertest|Wassertests|Beckenkontrolle|Beckenkontrollen;control de agua|controles de agua|control del acuario|controles del acuario
# fed
* Luna; Kiwi; Shadow/Schatten/Sombra; Old Tom/Alter Tom/Viejo Tom; Pepper/Pfeffer/Pimienta; The two in the corner/Die zwei in der Ecke/Los dos del rincón; Biscuit/Keks/Galleta; Ziggy; Mango; Olive/Olive/Oliva; Noodle/Nudel/Fideo; Basil/Basil/Basilio
animal feeding|animal feedings|feeding of animals|feedings of animals;Fütterung|Fütterungen;toma de comida|tomas de comida|alimentación de animales
# hosted
* ${games}
game night|game nights|board game night|board game nights|games night|games nights|poker night|poker nights;Spieleabend|Spieleabende|Pokerabend|Pokerabende;noche de juegos|noches de juegos
# auctioned
* Weekend in a cabin/Wochenende in der Hütte/Fin de semana en cabaña; Signed football/Signierter Ball/Balón firmado; Oil painting, harbour/Ölbild vom Hafen/Óleo del puerto; Dinner for four/Essen für vier/Cena para cuatro; Restored bicycle/Aufgearbeitetes Fahrrad/Bicicleta restaurada; A day of gardening/Ein Tag Gartenarbeit/Un día de jardinería; Case of wine/Kiste Wein/Caja de vino; Hand-knitted blanket/Handgestrickte Decke/Manta tejida a mano; Sailing trip/Segeltörn/Paseo en velero; Portrait by a photographer/Porträt vom Fotografen/Retrato fotográfico; Cake a month/Jeden Monat ein Kuchen/Una tarta al mes; Old radio/Altes Radio/Radio antigua
auction lot|auction lots|auction item|auction items;Auktionsstück|Auktionsstücke;lote de subasta|lotes de subasta
# tallied
* person
drink tab|drink tabs|tally of drinks|tallies of drinks;Getränkestrich|Getränkestriche;consumición|consumiciones
# prescribed
* Bridge/Brücke/Puente; Cat and cow/Katze und Kuh/Gato y vaca; Calf stretch at the wall/Wadendehnung an der Wand/Gemelos en la pared; Heel raises/Fersen heben/Elevar talones; Side plank/Seitstütz/Plancha lateral; Shoulder circles with band/Schulterkreisen mit Band/Círculos de hombro con banda; Clam/Muschel/Almeja; Single-leg stand/Einbeinstand/Apoyo en una pierna; Knee to chest/Knie zur Brust/Rodilla al pecho; Wall squat/Wandsitz/Sentadilla en pared; Chin tuck/Kinn zurück/Barbilla atrás; Hip opener/Hüftöffner/Apertura de cadera
prescribed exercise|prescribed exercises|physio exercise|physio exercises;Therapieübung|Therapieübungen;ejercicio pautado|ejercicios pautados
# registered
* person
registration|registrations|enrolment|enrolments|enrollment|enrollments;Teilnahme|Teilnahmen|Kursanmeldung|Kursanmeldungen;matrícula|matrículas
# designed
* ${patterns}
pattern to make|patterns to make|sewing pattern|sewing patterns|knitting pattern|knitting patterns|crochet pattern|crochet patterns;Strickanleitung|Strickanleitungen|Schnittmuster|Schnittmuster|Strickmuster|Strickmuster|Häkelanleitung|Häkelanleitungen|Nähanleitung|Nähanleitungen;patrón de costura|patrones de costura|patrón de punto|patrones de punto|patrón de ganchillo|patrones de ganchillo
`;
