/** What people measure, practise, hand out and sign up for: sets of fields and nouns in the lines of ./sets.ts and ./nouns.ts. Data only. */
export const measuredSets = `
@ voted | work | ThumbsUp
title:text!:Title|Titel|Título
votes:number:Votes|Stimmen|Votos
status:enum:Status|Status|Estado:New,Planned,In progress,Done|Neu,Geplant,In Arbeit,Fertig|Nueva,Prevista,En curso,Hecha
person:text:Asked for by|Gewünscht von|Pedida por
date:date:Date|Datum|Fecha
text:long-text:What for|Wozu|Para qué

@ weighed | work | Scale
name:text!:Moment|Moment|Momento
date:date!:Date|Datum|Fecha
weight:number(kg):Body weight|Körpergewicht|Peso corporal
waist:number(cm):Waist|Bauchumfang|Cintura
notes:long-text:Notes|Notizen|Notas

@ pressure | work | HeartPulse
name:text!:Moment|Moment|Momento
date:date!:Date|Datum|Fecha
upper:number(mmHg):Upper|Oberer Wert|Alta
lower:number(mmHg):Lower|Unterer Wert|Baja
pulse:number(bpm):Pulse|Puls|Pulso
notes:long-text:Notes|Notizen|Notas

@ sugar | work | Droplet
name:text!:Moment|Moment|Momento
date:date!:Date|Datum|Fecha
time:time:Time|Uhrzeit|Hora
value:number(mg/dl):Value|Wert|Valor
notes:long-text:Notes|Notizen|Notas

@ drunk | work | GlassWater
name:text!:What|Was|Qué
date:date!:Date|Datum|Fecha
time:time:Time|Uhrzeit|Hora
amount:number(ml):Amount|Menge|Cantidad
notes:long-text:Notes|Notizen|Notas

@ mood | note | Smile
name:text!:The day in a line|Der Tag in einem Satz|El día en una frase
date:date!:Date|Datum|Fecha
mood:enum:Mood|Stimmung|Ánimo:Great,Good,Okay,Low,Rough|Sehr gut,Gut,Ganz okay,Gedrückt,Schlecht|Genial,Bien,Regular,Bajo,Mal
energy:number(/ 5):Energy|Energie|Energía
text:long-text:What was behind it|Woran es lag|A qué se debe

@ cycle | note | CalendarHeart
name:text!:How it was|Wie es war|Cómo fue
date:date!:Started|Beginn|Inicio
end:date:Ended|Ende|Fin
flow:enum:Flow|Stärke|Flujo:Light,Medium,Heavy|Leicht,Mittel,Stark|Leve,Medio,Abundante
notes:long-text:Notes|Notizen|Notas

@ meter | work | Gauge
name:text!:Meter|Zähler|Contador
date:date!:Read on|Abgelesen am|Leído el
reading:number:Reading|Stand|Lectura
used:number:Used since|Verbrauch seitdem|Consumo desde entonces
cost:money:Cost|Kosten|Coste
notes:long-text:Notes|Notizen|Notas

@ climate | work | Thermometer
name:text!:Where|Wo|Dónde
date:date!:Date|Datum|Fecha
time:time:Time|Uhrzeit|Hora
temperature:number(°C):Temperature|Temperatur|Temperatura
humidity:number(%):Humidity|Luftfeuchte|Humedad
notes:long-text:Notes|Notizen|Notas

@ standing | game | Trophy
name:text!:Team|Mannschaft|Equipo
played:number:Played|Spiele|Jugados
won:number:Won|Siege|Ganados
drawn:number:Drawn|Unentschieden|Empatados
lost:number:Lost|Niederlagen|Perdidos
points:number:Points|Punkte|Puntos

@ score | game | Medal
name:text!:Player|Wer|Jugador
date:date!:Date|Datum|Fecha
points:number:Points|Punkte|Puntos
game:text:Game|Spiel|Juego
notes:long-text:Notes|Notizen|Notas

@ bout | game | Swords
name:text!:First player|Wer|Jugador
against:text:Against|Gegen|Contra
round:enum:Round|Runde|Ronda:Quarter-final,Semi-final,Final|Viertelfinale,Halbfinale,Finale|Cuartos,Semifinal,Final
date:date:Date|Datum|Fecha
points:number:Points|Punkte|Puntos
pointsAgainst:number:Points against|Punkte der anderen|Puntos en contra

@ homework | work | NotebookPen
name:text!:What|Was|Qué
subject:text:Subject|Fach|Asignatura
due:date!:Due|Abgabe|Entrega
effort:number(min):Minutes|Minuten|Minutos
done:boolean:Done|Erledigt|Hecho
notes:long-text:Notes|Notizen|Notas

@ exam | work | GraduationCap
name:text!:Subject|Fach|Asignatura
due:date!:Date|Datum|Fecha
time:time:Time|Uhrzeit|Hora
hall:text:Room|Raum|Aula
topics:long-text:What it covers|Was drankommt|Qué entra
mark:text:Mark|Note|Nota

@ practice | outing | Music
name:text!:What|Was|Qué
date:date!:Date|Datum|Fecha
minutes:number(min):Minutes|Minuten|Minutos
went:enum:How it went|Wie es lief|Qué tal:Well,So so,Hard|Gut,Geht so,Schwer|Bien,Regular,Costó
notes:long-text:Next time|Beim nächsten Mal|La próxima vez

@ presence | person | UserCheck
name:text!:Name|Name|Nombre
date:date!:Date|Datum|Fecha
status:enum:Attendance|Anwesenheit|Asistencia:Present,Late,Excused,Absent|Anwesend,Verspätet,Entschuldigt,Abwesend|Presente,Tarde,Justificada,Ausente
group:text:Group|Gruppe|Grupo
notes:long-text:Notes|Notizen|Notas

@ signed | person | ClipboardPen
name:text!:Name|Name|Nombre
brings:text:Brings or does|Bringt mit oder übernimmt|Trae o hace
count:number:How many|Wie viele|Cuántos
phone:phone:Phone|Telefon|Teléfono
notes:long-text:Notes|Notizen|Notas

@ shared-ride | person | Car
name:text!:Driver|Wer fährt|Conduce
from:text!:From|Von|Desde
to:text!:To|Nach|Hasta
due:date!:Day|Tag|Día
time:time:Time|Uhrzeit|Hora
seats:number:Free seats|Freie Plätze|Plazas libres
phone:phone:Phone|Telefon|Teléfono

@ glossed | title | BookA
name:text!:Term|Begriff|Término
meaning:long-text!:Meaning|Bedeutung|Significado
example:text:Example|Beispiel|Ejemplo
seeAlso:text:See also|Siehe auch|Ver también
date:date:Added|Aufgenommen|Añadido

@ serviced | work | Car
name:text!:What was done|Was gemacht wurde|Qué se hizo
car:text:Car|Auto|Coche
date:date!:Date|Datum|Fecha
mileage:number:Mileage|Kilometerstand|Kilometraje
cost:money:Cost|Kosten|Coste
garage:text:Garage|Werkstatt|Taller
due:date:Due again|Wieder fällig|Toca de nuevo

@ fuelled | work | Fuel
name:text!:Where|Wo|Dónde
date:date!:Date|Datum|Fecha
litres:number(l):Litres|Liter|Litros
cost:money:Cost|Kosten|Coste
mileage:number:Mileage|Kilometerstand|Kilometraje

@ pill | work | Pill
name:text!:Medicine|Medikament|Medicamento
dose:text:Dose|Dosis|Dosis
time:time:Time|Uhrzeit|Hora
when:enum:When|Wann|Cuándo:Morning,Noon,Evening,Night|Morgens,Mittags,Abends,Nachts|Mañana,Mediodía,Tarde,Noche
taken:boolean:Taken today|Heute genommen|Tomado hoy
until:date:Until|Bis|Hasta
notes:long-text:Notes|Notizen|Notas

@ planned-lesson | work | Presentation
name:text!:Topic|Thema|Tema
class:text:Class|Klasse|Clase
date:date!:Date|Datum|Fecha
goal:long-text:What they can do afterwards|Was sie danach können|Qué sabrán hacer
handout:text:Material|Material|Material
homework:text:Homework|Hausaufgabe|Deberes

@ income | work | Wallet
name:text!:From|Von|De
amount:money!:Amount|Betrag|Importe
date:date!:Date|Datum|Fecha
kind:enum:Kind|Art|Tipo:Salary,Side job,Refund,Gift|Gehalt,Nebenjob,Erstattung,Geschenk|Sueldo,Trabajo extra,Devolución,Regalo
notes:long-text:Notes|Notizen|Notas

@ cash | work | PiggyBank
name:text!:What for|Wofür|Concepto
amount:money!:Amount|Betrag|Importe
way:enum:In or out|Einnahme oder Ausgabe|Entrada o salida:In,Out|Einnahme,Ausgabe|Entrada,Salida
date:date!:Date|Datum|Fecha
receipt:text:Receipt number|Belegnummer|Número de recibo
notes:long-text:Notes|Notizen|Notas

@ pocket | work | PiggyBank
name:text!:What for|Wofür|Para qué
child:text:Child|Kind|Niño o niña
amount:money!:Amount|Betrag|Importe
way:enum:In or out|Bekommen oder ausgegeben|Recibido o gastado:Received,Spent,Saved|Bekommen,Ausgegeben,Gespart|Recibido,Gastado,Ahorrado
date:date!:Date|Datum|Fecha
notes:long-text:Notes|Notizen|Notas

@ earned | work | Star
name:text!:What was done|Was getan wurde|Qué se hizo
child:text:Who|Wer|Quién
points:number!:Points|Punkte|Puntos
date:date!:Date|Datum|Fecha
redeemed:boolean:Redeemed|Eingelöst|Canjeado
reward:text:Reward|Belohnung|Premio

@ leg | game | Target
name:text!:Player|Wer|Jugador
against:text:Against|Gegen|Contra
date:date!:Date|Datum|Fecha
start:enum:Start|Start|Inicio:501,301,Cricket|501,301,Cricket|501,301,Cricket
darts:number:Darts thrown|Geworfene Darts|Dardos lanzados
average:number:Average of three darts|Schnitt je drei Darts|Media por tres dardos
checkout:number:Checkout|Checkout|Cierre
result:enum:Result|Ergebnis|Resultado:Won,Lost|Gewonnen,Verloren|Ganada,Perdida

@ missing | living | PawPrint
name:text!:Name|Name|Nombre
status:enum:Status|Status|Estado:Missing,Found,Back home|Vermisst,Gefunden,Wieder zu Hause|Perdido,Encontrado,En casa
kind:enum:Animal|Tier|Animal:Cat,Dog,Bird,Rabbit|Katze,Hund,Vogel,Kaninchen|Gato,Perro,Pájaro,Conejo
place:text:Last seen|Zuletzt gesehen|Visto por última vez
date:date!:Since|Seit|Desde
phone:phone:Phone|Telefon|Teléfono
photo:file:Photo|Foto|Foto
notes:long-text:Marks|Kennzeichen|Señas

@ sticker | collection | Sticker
name:text!:Sticker|Sticker|Cromo
number:number:Number|Nummer|Número
team:text:Team|Mannschaft|Equipo
status:enum:Status|Status|Estado:Missing,Have it,Double|Fehlt,Vorhanden,Doppelt|Falta,Lo tengo,Repetido
person:text:Swap with|Tauschen mit|Cambiar con
notes:long-text:Notes|Notizen|Notas

@ stitched | work | Scissors
name:text!:Project|Projekt|Proyecto
pattern:text:Pattern|Anleitung|Patrón
yarn:text:Material|Material|Material
needles:text:Needles or tool|Nadeln oder Werkzeug|Agujas o herramienta
status:enum:Status|Status|Estado:Planned,In progress,Resting,Finished|Geplant,In Arbeit,Ruht,Fertig|Pensado,En curso,En pausa,Terminado
person:text:For|Für|Para
started:date:Started|Begonnen|Empezado
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ hive-check | work | Hexagon
name:text!:Hive|Volk|Colmena
date:date!:Date|Datum|Fecha
queen:enum:Queen|Königin|Reina:Seen,Eggs seen,Not seen|Gesehen,Stifte gesehen,Nicht gesehen|Vista,Huevos vistos,No vista
frames:number:Frames of brood|Brutwaben|Cuadros de cría
stores:enum:Stores|Futter|Reservas:Plenty,Enough,Feed|Reichlich,Genug,Füttern|Muchas,Bastan,Alimentar
mites:number:Mites counted|Gezählte Milben|Ácaros contados
due:date:Next inspection|Nächste Durchsicht|Próxima revisión
notes:long-text:Notes|Notizen|Notas

@ slept | note | Moon
name:text!:The night in a line|Die Nacht in einem Satz|La noche en una frase
date:date!:Date|Datum|Fecha
hours:number(h):Hours|Stunden|Horas
quality:enum:Quality|Qualität|Calidad:Good,Fair,Poor|Gut,Mittel,Schlecht|Buena,Regular,Mala
notes:long-text:Notes|Notizen|Notas

@ answered | note | MessageSquareText
name:text!:Name|Name|Nombre
date:date!:Date|Datum|Fecha
rating:number(/ 5):Rating|Bewertung|Valoración
again:enum:Would recommend|Weiterempfehlen|Recomendaría:Yes,Perhaps,No|Ja,Vielleicht,Nein|Sí,Quizá,No
good:text:What was good|Was gut war|Qué gustó
better:text:What could be better|Was besser werden kann|Qué mejorar

@ guested | note | MessageSquareHeart
name:text!:Name|Name|Nombre
town:text:From|Aus|De
date:date!:Date|Datum|Fecha
message:long-text!:Message|Nachricht|Mensaje
rating:number(/ 5):Stars|Sterne|Estrellas

`;

const wishes =
  "Dark theme/Dunkle Ansicht/Modo oscuro; Export to CSV/Export als CSV/Exportar a CSV; Offline mode/Ohne Netz arbeiten/Modo sin conexión; Search in notes/Suche in Notizen/Buscar en notas; Shared folders/Geteilte Ordner/Carpetas compartidas; Keyboard shortcuts/Tastenkürzel/Atajos de teclado; Reminders by email/Erinnerung per E-Mail/Avisos por correo; Undo everywhere/Überall rückgängig/Deshacer en todo; Bigger text/Größere Schrift/Texto más grande; Calendar view/Kalenderansicht/Vista de calendario; Sign in with a key/Anmeldung mit Schlüssel/Entrar con llave; Print a page/Seite drucken/Imprimir página";
const moments =
  "Before breakfast/Vor dem Frühstück/Antes de desayunar; On waking/Nach dem Aufwachen/Al despertar; At noon/Mittags/A mediodía; In the evening/Am Abend/Por la noche; After work/Nach der Arbeit/Tras el trabajo; Late, after dinner/Spät, nach dem Essen/Tarde, tras la cena; Mid-morning/Am Vormittag/A media mañana; After the walk/Nach dem Spaziergang/Después del paseo; Before bed/Vor dem Schlafen/Antes de dormir; After lunch/Nach dem Mittag/Después de comer; At the doctor's/In der Praxis/En la consulta; On the journey/Unterwegs/De viaje";
const pieces =
  "Scales in two octaves/Tonleitern über zwei Oktaven/Escalas en dos octavas; Slow air/Langsame Weise/Aire lento; Blues in E/Blues in E/Blues en mi; Waltz in A minor/Walzer in a-Moll/Vals en la menor; Harbour tune/Hafenlied/Canción del puerto; Chord changes/Akkordwechsel/Cambios de acorde; Sight-reading, page 12/Vom Blatt, Seite 12/A primera vista, página 12; Etude No. 3/Etüde Nr. 3/Estudio n.º 3; Night train/Nachtzug/Tren nocturno; Left hand alone/Linke Hand allein/Solo la mano izquierda; Rondo, first page/Rondo, erste Seite/Rondó, primera página; Evening hymn/Abendlied/Himno de la tarde";
const tasks =
  "Essay, first draft/Aufsatz, Entwurf/Redacción, borrador; Fractions, page 34/Brüche, Seite 34/Fracciones, página 34; Map of the rivers/Flusskarte/Mapa de ríos; Vocabulary, unit 5/Vokabeln, Lektion 5/Vocabulario, unidad 5; Lab report/Versuchsprotokoll/Informe de laboratorio; Poem by heart/Gedicht auswendig/Poema de memoria; Read chapter three/Kapitel drei lesen/Leer el capítulo tres; Timeline on a poster/Zeitleiste als Plakat/Línea del tiempo; Angles and triangles/Winkel und Dreiecke/Ángulos y triángulos; Interview a neighbour/Nachbarn befragen/Entrevistar a un vecino; Leaf collection/Blattsammlung/Colección de hojas; Talk of five minutes/Referat, fünf Minuten/Exposición de cinco minutos";

const ledger =
  "Membership fees/Mitgliedsbeiträge/Cuotas de socios; Coffee and cake sale/Kuchenverkauf/Venta de bizcochos; Hall rent/Hallenmiete/Alquiler de la sala; New balls/Neue Bälle/Balones nuevos; Donation from the bakery/Spende der Bäckerei/Donación de la panadería; Insurance/Versicherung/Seguro; Postage/Porto/Sellos; Summer party, drinks/Sommerfest, Getränke/Fiesta de verano, bebidas; Raffle/Tombola/Rifa; Printing the leaflet/Druck des Faltblatts/Imprimir el folleto; Bus for the outing/Bus für den Ausflug/Autobús de la excursión; Grant from the town/Zuschuss der Stadt/Ayuda del ayuntamiento";
const knitted =
  "Striped scarf/Gestreifter Schal/Bufanda de rayas; Baby blanket/Babydecke/Manta de bebé; Socks for winter/Wintersocken/Calcetines de invierno; Cabled cardigan/Zopfjacke/Chaqueta de ochos; Hat with a bobble/Mütze mit Bommel/Gorro con pompón; Cushion cover/Kissenbezug/Funda de cojín; Tote bag/Stofftasche/Bolsa de tela; Fingerless gloves/Pulswärmer/Mitones; Summer top/Sommertop/Top de verano; Patchwork quilt/Flickendecke/Colcha de retales; Shawl in two greens/Tuch in zwei Grüntönen/Chal en dos verdes; Toy rabbit/Stoffhase/Conejo de peluche";

/** Nouns of those sets. */
export const measuredNouns = `
# income
* Salary/Gehalt/Nómina; Side job at the café/Nebenjob im Café/Trabajo extra en el café; Child benefit/Kindergeld/Ayuda por hijo; Tax refund/Steuererstattung/Devolución de Hacienda; Sold the old bicycle/Altes Fahrrad verkauft/Venta de la bici vieja; Birthday money/Geldgeschenk zum Geburtstag/Regalo de cumpleaños; Rent of the garage/Miete der Garage/Alquiler del garaje; Invoice, website/Rechnung, Webseite/Factura, página web; Interest/Zinsen/Intereses; Piano lessons given/Klavierstunden gegeben/Clases de piano dadas; Deposit returned/Pfand und Kaution zurück/Fianza devuelta; Holiday pay/Urlaubsgeld/Paga extra
income|incomes|earning|earnings;Einnahme|Einnahmen|Einkommen|Verdienst;ingreso|ingresos
# cash
* ${ledger}
cash entry|cash entries|cash transaction|cash transactions|cash book entry|club treasury|class fund|petty cash|cash book;Kassenbuchung|Kassenbuchungen|Vereinskasse|Klassenkasse|Mannschaftskasse|Kaffeekasse|Kassenbuch|Kasse;movimiento de caja|movimientos de caja|caja del club|libro de caja|caja chica
# pocket
* Saturday money/Samstagsgeld/Paga del sábado; Ice cream/Eis/Helado; Comic/Comic/Tebeo; Washed the car/Auto gewaschen/Lavar el coche; Money from Grandma/Geld von Oma/Dinero de la abuela; For the skateboard/Fürs Skateboard/Para el monopatín; Cinema/Kino/Cine; Football stickers/Fußballbilder/Cromos; Raked the leaves/Laub gerecht/Barrer las hojas; Present for Mum/Geschenk für Mama/Regalo para mamá; School fair/Schulfest/Fiesta del colegio; Book of riddles/Rätselheft/Libro de acertijos
pocket money entry|pocket money entries|pocket money|allowance|allowances;Taschengeldbuchung|Taschengeldbuchungen|Taschengeld;paga semanal|pagas semanales|paga|pagas
# earned
* Set the table/Tisch gedeckt/Poner la mesa; Fed the cat/Katze gefüttert/Dar de comer al gato; Emptied the dishwasher/Spülmaschine ausgeräumt/Vaciar el lavavajillas; Homework before dinner/Hausaufgaben vor dem Essen/Deberes antes de cenar; Tidied the room/Zimmer aufgeräumt/Ordenar el cuarto; Took the rubbish out/Müll hinausgebracht/Sacar la basura; Walked the dog/Hund ausgeführt/Pasear al perro; Watered the plants/Blumen gegossen/Regar las plantas; Read to the little one/Der Kleinen vorgelesen/Leer a la pequeña; Hung up the washing/Wäsche aufgehängt/Tender la ropa; Made the bed all week/Die ganze Woche das Bett gemacht/Hacer la cama toda la semana; Helped with the shopping/Beim Einkauf geholfen/Ayudar con la compra
earned point|earned points;Pluspunkt|Pluspunkte;punto ganado|puntos ganados
# leg
* person
darts leg|darts legs|darts game|darts games;Dartspiel|Dartspiele;partida de dardos|partidas de dardos
# missing
* Minka/Minka/Misi; Bruno/Bruno/Bruno; Pepper/Pfeffer/Pimienta; Coco/Coco/Coco; Tiger/Tiger/Tigre; Luna/Luna/Luna; Snowy/Flocke/Nieve; Biscuit/Keks/Galleta; Oskar/Oskar/Óscar; Kiwi/Kiwi/Kiwi; Shadow/Schatten/Sombra; Hazel/Haselnuss/Avellana
missing pet|missing pets|lost pet|lost pets|found pet|found pets;Vermisstes Tier|Vermisste Tiere|vermisste Tiere;mascota perdida|mascotas perdidas
# sticker
* Goalkeeper, Harbour Nine/Torwart, Hafen Neun/Portero, Puerto Nueve; Left back, Eastbank/Linksverteidiger, Ostufer/Lateral izquierdo, Ribera Este; Captain, Mill Street/Kapitän, Mühlgasse/Capitana, Calle Molino; Stadium at night/Stadion bei Nacht/Estadio de noche; Team picture, Lower Town/Mannschaftsbild, Unterstadt/Foto de equipo, Villa Baja; Club crest, silver/Wappen, silbern/Escudo plateado; Number nine, Red Lanterns/Nummer neun, Rote Laternen/Nueve, Faroles Rojos; Trainer, Oak & Crown/Trainer, Eiche & Krone/Entrenadora, Roble y Corona; Mascot/Maskottchen/Mascota; Midfield, Bridge End/Mittelfeld, Brückenkopf/Centrocampista, Cabo del Puente; Legend of 1974/Legende von 1974/Leyenda de 1974; The cup/Der Pokal/La copa
sticker|stickers|football sticker|football stickers|sticker swap|sticker swaps;Sammelbild|Sammelbilder|Panini-Bild|Panini-Bilder;cromo de fútbol|cromos de fútbol
# stitched
* ${knitted}
knitting project|knitting projects|sewing project|sewing projects|crochet project|crochet projects|craft project|craft projects|quilting project|quilting projects;Strickprojekt|Strickprojekte|Nähprojekt|Nähprojekte|Häkelprojekt|Häkelprojekte|Bastelprojekt|Bastelprojekte|Handarbeitsprojekt|Handarbeitsprojekte;proyecto de punto|proyectos de punto|proyecto de costura|proyectos de costura|labor de ganchillo|labores de ganchillo
# hive-check
* Blue roof/Blaues Dach/Tejado azul; Orchard 1/Obstwiese 1/Huerto 1; Orchard 2/Obstwiese 2/Huerto 2; School hive/Schulvolk/Colmena de la escuela; The swarm of May/Der Schwarm vom Mai/El enjambre de mayo; By the lime tree/An der Linde/Junto al tilo; Old queen/Alte Königin/Reina vieja; Nucleus box/Ableger/Núcleo; South wall/Südwand/Pared sur; Heath/Heide/Brezal; Yellow box/Gelbe Beute/Caja amarilla; Roof terrace/Dachterrasse/Azotea
hive inspection|hive inspections|beehive inspection|beehive inspections;Bienendurchsicht|Bienendurchsichten|Völkerdurchsicht|Völkerdurchsichten|Durchsicht|Durchsichten;revisión de colmenas|revisiones de colmenas
# slept
* Straight through/Durchgeschlafen/De un tirón; Woke at four/Um vier aufgewacht/Despierto a las cuatro; Thunder until one/Gewitter bis eins/Truenos hasta la una; Window open/Fenster offen/Ventana abierta; Late film/Später Film/Película tarde; Train to catch/Früher Zug/Tren temprano; Slept in/Ausgeschlafen/Dormí hasta tarde; Dreamed a lot/Viel geträumt/Muchos sueños; Coffee too late/Zu spät Kaffee/Café demasiado tarde; Warm room/Warmes Zimmer/Cuarto caluroso; After the long walk/Nach der langen Wanderung/Tras la caminata; Phone off at nine/Handy um neun aus/Móvil apagado a las nueve
sleep night|sleep nights|night's sleep|night of sleep;Schlafnacht|Schlafnächte;noche de sueño|noches de sueño
# answered
* person
feedback answer|feedback answers|feedback entry|survey answer|survey answers|feedback;Rückmeldung|Rückmeldungen|Umfrageantwort|Umfrageantworten|Feedback;respuesta de encuesta|respuestas de encuesta|opinión|opiniones
# voted
* ${wishes}
feature request|feature requests|feature vote|feature votes|roadmap item|roadmap items;Funktionswunsch|Funktionswünsche;funcionalidad pedida|funcionalidades pedidas
# weighed
* ${moments}
weight|weights|body weight|weigh-in|weigh-ins;Gewicht|Gewichte|Körpergewicht;peso|pesos|peso corporal
# pressure
* ${moments}
blood pressure|blood pressures|blood pressure reading|blood pressure readings;Blutdruck|Blutdruckwerte|Blutdruckmessung|Blutdruckmessungen;tensión|tensiones|tensión arterial|presión arterial
# sugar
* ${moments}
blood sugar|blood sugars|glucose|blood glucose;Blutzucker|Blutzuckerwerte;glucosa|glucosas|azúcar en sangre|glucemia
# drunk
* Glass of water/Glas Wasser/Vaso de agua; Herbal tea/Kräutertee/Infusión; Bottle on the desk/Flasche am Schreibtisch/Botella del escritorio; Water with lemon/Wasser mit Zitrone/Agua con limón; After the run/Nach dem Lauf/Tras correr; With breakfast/Zum Frühstück/Con el desayuno; With lunch/Zum Mittag/Con la comida; Big glass at noon/Großes Glas mittags/Vaso grande a mediodía; Before bed/Vor dem Schlafen/Antes de dormir; On the train/Im Zug/En el tren; Sparkling water/Sprudel/Agua con gas; Afternoon refill/Nachgefüllt am Nachmittag/Relleno de la tarde
water intake|water intakes|water|hydration;Wasser|Wassermengen|Trinkmenge|Trinkmengen;agua|aguas|consumo de agua|hidratación
# mood
* Slept well, coffee in the sun/Gut geschlafen, Kaffee in der Sonne/Bien dormido, café al sol; Too many meetings/Zu viele Termine/Demasiadas reuniones; A long call with Nora/Langes Gespräch mit Nora/Llamada larga con Nora; Rain, soup, a film/Regen, Suppe, ein Film/Lluvia, sopa y película; Walked to work/Zu Fuß zur Arbeit/Al trabajo andando; Headache since noon/Kopfweh seit Mittag/Dolor de cabeza; The letter came/Der Brief kam an/Llegó la carta; Cooked for everyone/Für alle gekocht/Cociné para todos; Nothing in particular/Nichts Besonderes/Nada especial; Ran five kilometres/Fünf Kilometer gelaufen/Corrí cinco kilómetros; Missed the train/Zug verpasst/Perdí el tren; Sang in the kitchen/In der Küche gesungen/Canté en la cocina
mood|moods|feeling|feelings;Stimmung|Stimmungen|Gefühl|Gefühle|Laune|Launen;ánimo|ánimos|estado de ánimo|estados de ánimo|emoción|emociones
# cycle
* On time/Pünktlich/Puntual; Two days early/Zwei Tage früher/Dos días antes; A little late/Etwas später/Un poco tarde; Cramps on the first day/Krämpfe am ersten Tag/Dolor el primer día; Easy this time/Diesmal leicht/Leve esta vez; Tired all week/Müde die ganze Woche/Cansancio toda la semana; Short/Kurz/Corto; Longer than usual/Länger als sonst/Más largo; Headache before/Vorher Kopfweh/Dolor de cabeza antes; No pain/Ohne Schmerzen/Sin dolor; While travelling/Auf Reisen/De viaje; After the flu/Nach der Grippe/Tras la gripe
period|periods|menstrual cycle|menstrual cycles;Periode|Perioden|Zyklus|Zyklen;regla|reglas|menstruación|ciclo menstrual|ciclos menstruales
# meter
* Electricity/Strom/Luz; Gas/Gas/Gas; Cold water/Kaltwasser/Agua fría; Hot water/Warmwasser/Agua caliente; Solar panels/Solaranlage/Placas solares; Garage/Garage/Garaje; Heat pump/Wärmepumpe/Bomba de calor; Garden tap/Gartenwasser/Grifo del jardín; Wall box/Wallbox/Cargador; Night tariff/Nachtstrom/Tarifa nocturna; Flat upstairs/Wohnung oben/Piso de arriba; Workshop/Werkstatt/Taller
meter reading|meter readings|energy reading|energy readings|energy meter reading|energy meter readings;Zählerstand|Zählerstände|Ablesung|Ablesungen;lectura de contador|lecturas de contador|lectura|lecturas
# climate
* Bench by the door/Tisch an der Tür/Mesa junto a la puerta; Back row/Hintere Reihe/Fila del fondo; Cellar/Keller/Sótano; Propagator/Anzuchtkasten/Semillero; North window/Nordfenster/Ventana norte; Freezer one/Gefrierschrank eins/Congelador uno; Cold room/Kühlraum/Cámara fría; Terrarium/Terrarium/Terrario; Compost heap/Komposthaufen/Compostera; Balcony/Balkon/Balcón; Under the roof/Unter dem Dach/Bajo el tejado; Nursery/Kinderzimmer/Cuarto del bebé
temperature|temperatures|temperature reading|temperature readings;Temperatur|Temperaturen|Temperaturmessung|Temperaturmessungen;temperatura|temperaturas
# standing
* The Late Arrows/Späte Pfeile/Flechas Tardías; Harbour Nine/Hafen Neun/Puerto Nueve; Oak & Crown/Eiche & Krone/Roble y Corona; Mill Street/Mühlgasse/Calle Molino; The Third Half/Dritte Halbzeit/Tercer Tiempo; Station Rovers/Bahnhof 08/Estación 08; Quiet Giants/Stille Riesen/Gigantes Callados; Lower Town/Unterstadt/Villa Baja; Red Lanterns/Rote Laternen/Faroles Rojos; Eastbank/Ostufer/Ribera Este; Chalk & Sons/Kreide & Co/Tiza e Hijos; Bridge End/Brückenkopf/Cabo del Puente
standing|standings|league team|league teams|league table;Tabellenplatz|Tabellenplätze|Ligatabelle;clasificación|clasificaciones
# score
* person
scoreboard|scoreboards|game score|game scores|leaderboard|leaderboards;Punktestand|Punktestände|Spielstand|Spielstände;puntuación|puntuaciones|marcador de partidas|marcadores de partidas
# bout
* person
bracket match|bracket matches|tournament match|tournament matches|bracket|brackets;Turnierspiel|Turnierspiele|Turnierpaarung|Turnierpaarungen;partido de torneo|partidos de torneo|eliminatoria|eliminatorias
# homework
* ${tasks}
homework|homeworks|school assignment|school assignments;Hausaufgabe|Hausaufgaben;deber|deberes|tarea escolar|tareas escolares
# exam
* Maths/Mathematik/Matemáticas; English/Englisch/Inglés; Biology/Biologie/Biología; History/Geschichte/Historia; Chemistry/Chemie/Química; Physics/Physik/Física; Geography/Erdkunde/Geografía; Music/Musik/Música; Statistics/Statistik/Estadística; Latin/Latein/Latín; Economics/Wirtschaft/Economía; Art history/Kunstgeschichte/Historia del arte
exam|exams|examination|examinations|final exam|final exams;Klausur|Klausuren|Prüfungstermin|Prüfungstermine|Klassenarbeit|Klassenarbeiten;examen|exámenes
# practice
* ${pieces}
practice session|practice sessions|practice|practices|practise|practises;Übungseinheit|Übungseinheiten|Übezeit|Übezeiten;sesión de práctica|sesiones de práctica|práctica|prácticas
music practice|music practices|guitar practice|guitar practise|guitar practices|piano practice|piano practise|piano practices|violin practice;Klavierüben|Gitarrenüben|Instrumentenüben;práctica de guitarra|práctica de piano|estudio del instrumento
# practice
* Chapter two, summary/Kapitel zwei, Zusammenfassung/Capítulo dos, resumen; Past paper/Alte Klausur/Examen antiguo; Flashcards, first stack/Karteikarten, erster Stapel/Tarjetas, primer montón; Statistics exercises/Statistikübungen/Ejercicios de estadística; Lecture notes/Mitschrift ordnen/Apuntes de clase; Reading list/Leseliste/Lista de lecturas; Group of four/Lerngruppe/Grupo de estudio; Formulas/Formeln/Fórmulas; Essay plan/Gliederung/Esquema de redacción; Vocabulary/Vokabeln/Vocabulario; Mock exam/Probeklausur/Simulacro; Open questions/Offene Fragen/Dudas pendientes
study session|study sessions;Lernzeit|Lernzeiten|Lerneinheit|Lerneinheiten;sesión de estudio|sesiones de estudio
# presence
* person
attendance|attendances|student attendance|attendance entry;Anwesenheit|Anwesenheiten;asistencia|asistencias|asistencia de alumnos
# signed
* person
sign-up|sign-ups|signup|signups|potluck dish|potluck dishes|bake sale item;Anmeldung|Anmeldungen|Mitbringsel|Eintragung|Eintragungen;inscripción|inscripciones|apuntado|apuntados
# shared-ride
* person
carpool|carpools|ride share|ride shares|lift share|lift shares|shared ride|shared rides|lift|lifts;Mitfahrgelegenheit|Mitfahrgelegenheiten|Fahrgemeinschaft|Fahrgemeinschaften;viaje compartido|viajes compartidos|coche compartido
# glossed
* Bow/Bug/Proa; Stern/Heck/Popa; Ebb/Ebbe/Bajamar; Draught/Tiefgang/Calado; Fathom/Faden/Braza; Leeward/Lee/Sotavento; Mooring/Liegeplatz/Amarre; Keel/Kiel/Quilla; Halyard/Fall/Driza; Swell/Dünung/Mar de fondo; Bearing/Peilung/Rumbo; Knot/Knoten/Nudo
sailing term|sailing terms|nautical term|nautical terms;Seemannswort|Seemannswörter|Segelbegriff|Segelbegriffe;término náutico|términos náuticos
# glossed
* Abstract/Auszug/Extracto; Baseline/Ausgangswert/Línea base; Criterion/Kriterium/Criterio; Draft/Entwurf/Borrador; Evidence/Beleg/Evidencia; Footnote/Fußnote/Nota al pie; Guideline/Leitlinie/Pauta; Handover/Übergabe/Relevo; Index/Verzeichnis/Índice; Junction/Knotenpunkt/Nudo; Kick-off/Auftakt/Arranque; Lead time/Vorlauf/Plazo
term|terms|definition|definitions|technical term|technical terms;Begriff|Begriffe|Fachbegriff|Fachbegriffe;término|términos|definición|definiciones
# serviced
* Oil and filter/Öl und Filter/Aceite y filtro; Brake pads, front/Bremsbeläge vorn/Pastillas delanteras; Winter tyres/Winterreifen/Neumáticos de invierno; Yearly test/Hauptuntersuchung/Inspección anual; Battery replaced/Batterie getauscht/Batería cambiada; Air conditioning/Klimaanlage/Aire acondicionado; Wiper blades/Wischerblätter/Escobillas; Timing belt/Zahnriemen/Correa de distribución; Wheel alignment/Spur eingestellt/Alineación; Coolant/Kühlmittel/Refrigerante; Headlight bulb/Scheinwerferlampe/Bombilla del faro; Summer tyres/Sommerreifen/Neumáticos de verano
car maintenance|car service|car services|vehicle maintenance|car repair|car repairs|maintenance record|service record|service records|car maintenance history|car history;Autowartung|Autowartungen|Fahrzeugwartung|Fahrzeugwartungen|Autoreparatur|Autoreparaturen;mantenimiento del coche|mantenimiento de coches|revisión del coche|revisiones del coche|reparación del coche
# fuelled
* Station on the ring road/Tankstelle am Ring/Gasolinera de la ronda; Harbour pumps/Tankstelle am Hafen/Gasolinera del puerto; Motorway, north/Autobahn Nord/Autopista norte; Village garage/Tankstelle im Dorf/Gasolinera del pueblo; Supermarket/Supermarkt/Supermercado; Services at the bridge/Rasthof Brücke/Área del puente; Mill Lane/Mühlgasse/Calle Molino; Airport/Flughafen/Aeropuerto; Border crossing/Grenze/La frontera; Corner garage/Ecktankstelle/Gasolinera de la esquina; Old town/Altstadt/Casco viejo; Valley road/Talstraße/Carretera del valle
fuel stop|fuel stops|fuel|refuelling|fill-up|fill-ups|petrol;Tankfüllung|Tankfüllungen|Tankstopp|Tankstopps;repostaje|repostajes|gasolina|combustible
# pill
* Vitamin D/Vitamin D/Vitamina D; Iron/Eisen/Hierro; Blood pressure tablet/Blutdrucktablette/Pastilla de la tensión; Eye drops/Augentropfen/Colirio; Magnesium/Magnesium/Magnesio; Cough syrup/Hustensaft/Jarabe; Thyroid tablet/Schilddrüsentablette/Pastilla del tiroides; Stomach tablet/Magentablette/Protector de estómago; Allergy tablet/Allergietablette/Antihistamínico; Ointment for the knee/Salbe fürs Knie/Pomada de la rodilla; Inhaler/Inhalator/Inhalador; Vitamin B12/Vitamin B12/Vitamina B12
medicine|medicines|medication|medications|pill|pills;Medikament|Medikamente|Arznei|Arzneien|Tablette|Tabletten;medicamento|medicamentos|medicina|medicinas|pastilla|pastillas|medicación
# planned-lesson
* How a seed begins/Wie ein Samen beginnt/Cómo empieza una semilla; Fractions with bread/Brüche mit Brot/Fracciones con pan; A letter in the past/Ein Brief in der Vergangenheit/Una carta en pasado; Rivers and bridges/Flüsse und Brücken/Ríos y puentes; Rhythm in four/Rhythmus im Viervierteltakt/Ritmo a cuatro; Light and shadow/Licht und Schatten/Luz y sombra; Reading a map/Karten lesen/Leer un mapa; Arguments on paper/Argumente auf Papier/Argumentos en papel; Angles in the room/Winkel im Raum/Ángulos del aula; Weather in numbers/Wetter in Zahlen/El tiempo en números; Dialogue at the market/Gespräch am Markt/Diálogo en el mercado; Repetition and questions/Wiederholung und Fragen/Repaso y preguntas
lesson plan|lesson plans;Unterrichtsentwurf|Unterrichtsentwürfe|Stundenentwurf|Stundenentwürfe;plan de clase|planes de clase|unidad didáctica|unidades didácticas
# guested
* person
guest book|guest books|guestbook|guestbooks|guestbook entry|guestbook entries;Gästebuch|Gästebücher|Gästebucheintrag|Gästebucheinträge;libro de visitas|libros de visitas|libro de huéspedes
`;
