import { trades } from "./trade.ts";

/** Places to go, things to see, and what carries people there. */
export const venues = trades(`
# escape-room | ink | lock keys clock @ floor | stage | tickets
= escape room|escape game|escape rooms|exit game|exit room; escape room|escape-room|escape game|exit-game|fluchtspiel; escape room|sala de escape|juego de escape
$ 26/60 28/60 24/60 190/90 22/60
EN an escape room | Locked In; The Fourth Lock | Three rooms, sixty minutes, no telephones.
> The door closes. The clock starts. | For two to six people who like each other, and may still afterwards.
~ We build every lock ourselves. No room can be looked up.
[Rooms, per person] The Clockmaker's Attic: Cogs and letters, for beginners; Platform Zero: A night train, hard; The Herbalist: Smells matter, for families
[Groups] Company evening: Two teams against each other; Birthday for children: From nine years, with cake table
@ Game master: Watches, hints, laughs quietly
? What if we do not get out? The door opens, and we show you the last step.
DE ein Escape Room | Eingeschlossen; Das vierte Schloss | Drei Räume, sechzig Minuten, keine Telefone.
> Die Tür geht zu. Die Uhr läuft. | Für zwei bis sechs Menschen, die sich mögen, auch danach noch.
~ Jedes Schloss bauen wir selbst. Keinen Raum kann man nachlesen.
[Räume, je Person] Der Dachboden des Uhrmachers: Räder und Briefe, leicht; Gleis Null: Ein Nachtzug, schwer; Die Kräuterfrau: Düfte zählen, für Familien
[Gruppen] Firmenabend: Zwei Teams gegeneinander; Kindergeburtstag: Ab neun, mit Kuchentisch
@ Spielleitung: Schaut zu, hilft, lacht leise
? Und wenn wir nicht herauskommen? Dann öffnet sich die Tür.
ES una sala de escape | Encerrados; La Cuarta Cerradura | Tres salas, sesenta minutos, sin teléfonos.
> Se cierra la puerta. Corre el reloj. | De dos a seis personas que se llevan bien.
~ Construimos cada cerradura.
[Salas, por persona] El desván del relojero: Ruedas y cartas; Andén Cero: Un tren nocturno; La herbolaria: Importan los olores
[Grupos] Noche de empresa: Dos equipos; Cumpleaños infantil: Desde nueve años
@ Director de juego: Mira, ayuda y ríe bajito
? ¿Y si no salimos? La puerta se abre.

# museum | paper | column frame vase @ arch | visits | tickets | no-slots
= museum|local museum|art museum|planetarium|history museum|heritage centre|open-air museum; museum|heimatmuseum|kunstmuseum|planetarium|freilichtmuseum; museo|planetario|museo local
! app|tracker|visited
$ 9 5 20 45 0 4
EN a museum | The Salt House Museum; Museum of Small Things | One house, nine rooms, four hundred years.
> Things that somebody kept | Open drawers, touch what may be touched, and ask the person in the corner.
~ Half of what we show was given by people in this town.
[Entry] Adults: Valid all day; Reduced: Students, pensioners; Family: Two adults and all children
[Beside] Guided tour: Up to twenty people; First Sunday: Free for everybody; Audio guide: In four languages
@ Director: Likes the broken things most; Guide: Never tells it the same way
? May I take photographs? Yes, without flash.
DE ein Museum | Museum Salzhaus; Museum der kleinen Dinge | Ein Haus, neun Räume, vierhundert Jahre.
> Dinge, die jemand aufgehoben hat | Schubladen öffnen, anfassen, was man darf, und die Person in der Ecke fragen.
~ Die Hälfte der Stücke kommt von Menschen aus der Stadt.
[Eintritt] Erwachsene: Den ganzen Tag gültig; Ermäßigt: Studierende, Rentner; Familie: Zwei Erwachsene, alle Kinder
[Dazu] Führung: Bis zwanzig Personen; Erster Sonntag: Für alle frei; Audioführer: In vier Sprachen
@ Leitung: Mag Zerbrochenes am liebsten; Führung: Erzählt es nie gleich
? Darf man fotografieren? Ja, ohne Blitz.
ES un museo | Museo Casa de la Sal; Museo de Cosas Pequeñas | Una casa, nueve salas, cuatro siglos.
> Cosas que alguien guardó | Abre cajones, toca lo que se puede y pregunta a quien está en la esquina.
~ La mitad de las piezas las dio la gente de aquí.
[Entrada] Adultos: Todo el día; Reducida: Estudiantes y mayores; Familia: Dos adultos y sus hijos
[Además] Visita guiada: Hasta veinte; Primer domingo: Gratis; Audioguía: Cuatro idiomas
@ Dirección: Prefiere lo roto; Guía: Nunca lo cuenta igual
? ¿Se pueden hacer fotos? Sin flash.

# theatre | stage | mask mic lamp @ floor | stage | tickets | no-slots
= theatre|theater|theatre company|comedy club|opera house|concert hall|live music venue|cabaret|music venue; theater|kleinkunstbühne|kabarett|oper|konzerthaus|bühne|theaterverein; teatro|compañía de teatro|sala de conciertos|cabaret|sala de teatro
$ 24 14 9 36 16 60
EN a theatre | Row F; Cellar Stage | Ninety seats, no bad ones.
> Close enough to hear them breathe | Six plays a season, two of them for the first time anywhere.
~ After the show the bar stays open and the actors come out.
[Tickets] Evening: Any seat; Under thirty: With a card; Children's theatre: Sundays at three
[More] Premiere with soup: Afterwards, with the cast; Matinee: Sunday at eleven; Half-season pass: Three plays
@ Director: Cuts the best line if it must go
? What if I am late? We let you in at the first applause.
DE ein Theater | Reihe F; Kellerbühne | Neunzig Plätze, kein schlechter.
> Nah genug, um den Atem zu hören | Sechs Stücke im Jahr, zwei davon Uraufführungen.
~ Nach der Vorstellung bleibt die Bar offen.
[Karten] Abendvorstellung: Freie Platzwahl; Unter dreißig: Mit Ausweis; Kindertheater: Sonntags um drei
[Mehr] Premiere mit Suppe: Danach, mit Ensemble; Matinee: Sonntags um elf; Halbes Abo: Drei Stücke
@ Regie: Streicht den besten Satz, wenn es sein muss
? Und wenn ich zu spät komme? Beim ersten Applaus dürfen Sie herein.
ES un teatro | Fila F; Escenario del Sótano | Noventa butacas, ninguna mala.
> Tan cerca que se oye respirar | Seis obras por temporada, dos de estreno absoluto.
~ Tras la función el bar sigue abierto.
[Entradas] Función de noche: Sin numerar; Menos de treinta: Con carné; Teatro infantil: Domingos a las tres
[Más] Estreno con sopa: Con el elenco; Matiné: Domingo a las once; Medio abono: Tres obras
@ Dirección: Corta la mejor frase si hace falta
? ¿Y si llego tarde? Entras con el primer aplauso.

# cinema | stage | film star cup @ floor | screen | tickets | no-slots
= cinema|movie theater|movie theatre|film club|drive-in cinema|arthouse cinema|open-air cinema; kino|programmkino|filmclub|autokino|freiluftkino; cine|cineclub|autocine|cine de verano
! app|review|watchlist|tracker
$ 9.5 7 6 85 5 4.5
EN a cinema | The Last Reel; Lantern Picture House | Two screens, real curtains, one projectionist.
> Lights down, telephones too | New films on the big screen, old ones on the small one, in their own language.
~ We say two sentences before every film, never three.
[Tickets] Evening screening: Any row; Monday: Every film; Children's film: Saturday at two
[More] Ten visits: May be shared; Popcorn: Butter or salt, made here; Tea in a glass: Goes into the hall
@ Programme: Sees four films a day
? Are films dubbed? Original language with subtitles, children's films excepted.
DE ein Kino | Letzte Rolle; Laterne Lichtspiele | Zwei Säle, echte Vorhänge, eine Vorführerin.
> Licht aus, Telefone auch | Neues im großen Saal, Altes im kleinen, in der eigenen Sprache.
~ Vor jedem Film sagen wir zwei Sätze, nie drei.
[Karten] Abendfilm: Freie Reihe; Kinomontag: Jeder Film; Kinderfilm: Samstags um zwei
[Mehr] Zehnerkarte Kino: Darf geteilt werden; Popcorn: Butter oder Salz; Tee im Glas: Darf mit in den Saal
@ Programm: Sieht vier Filme am Tag
? Laufen Filme synchronisiert? Original mit Untertiteln, außer Kinderfilme.
ES un cine | Último Rollo; Cine Linterna | Dos salas, telones de verdad.
> Luces fuera, teléfonos también | Lo nuevo en la sala grande, lo viejo en la pequeña, en versión original.
~ Antes de cada película decimos dos frases.
[Entradas] Sesión de noche: Cualquier fila; Lunes de cine: Toda película; Película infantil: Sábado a las dos
[Más] Diez sesiones: Se comparten; Palomitas: Con sal o mantequilla; Té en vaso: Entra en la sala
@ Programación: Ve cuatro películas al día
? ¿Están dobladas? Subtituladas.

# climbing | sport | mountain target shoe @ hills | courts | tickets
= climbing gym|climbing centre|bouldering|boulder hall|climbing hall|ice rink|skate park|go-kart|paintball|amusement park|high ropes; kletterhalle|boulderhalle|trampolinpark|eislaufhalle|kartbahn|kletterpark|hochseilgarten; rocódromo|boulder|pista de hielo|parque de aventuras|karting|paintball
$ 13 10 95 29/90 6 145/120
EN a climbing and play hall | Chalk & Crux; Next Hold | Walls for beginners, and one nobody has climbed yet.
> Come down tired and pleased | Two hundred routes, changed every month, mats everywhere.
~ The children's corner has the best view.
[Entry] Day: Come and go; Until eighteen: With a parent's signature; Ten entries: For you or friends
[More] First steps: Ninety minutes, shoes included; Shoes and chalk: To borrow; Birthday: Ten children, one trainer
@ Routes: Hides the easy hold
? Must I book? For courses yes, otherwise just come.
DE eine Kletter- und Spielhalle | Kreide & Griff; Nächster Griff | Wände für Anfänger, und eine, die noch keiner schaffte.
> Müde und zufrieden herunterkommen | Zweihundert Routen, jeden Monat neu, überall Matten.
~ Die Kinderecke hat die beste Aussicht.
[Eintritt] Tageskarte Klettern: Kommen und gehen; Bis achtzehn: Mit Unterschrift; Zehn Eintritte: Für Sie oder Freunde
[Mehr] Erste Griffe: Neunzig Minuten mit Schuhen; Schuhe und Kreide: Zum Leihen; Geburtstag in der Halle: Zehn Kinder, ein Trainer
@ Routenbau: Versteckt den leichten Griff
? Muss ich buchen? Nur Kurse.
ES un rocódromo | Magnesio; Siguiente Presa | Muros para empezar y uno que nadie ha subido.
> Baja cansado y contento | Doscientas vías que cambian cada mes.
~ El rincón infantil tiene las mejores vistas.
[Entrada] Día de escalada: Entra y sal; Hasta dieciocho: Con firma; Diez entradas: Compartibles
[Más] Primeras presas: Noventa minutos; Pies de gato y magnesio: De préstamo; Cumpleaños en el rocódromo: Diez niños
@ Vías: Esconde la presa fácil
? ¿Hay que reservar? Solo cursos.

# zoo | earth | paw fish tree @ hills | stand | tickets | no-slots
= zoo|wildlife park|petting zoo|aquarium|animal park|bird park|botanical garden|botanic garden|nature reserve|falconry centre; zoo|tierpark|wildpark|streichelzoo|aquarium|botanischer garten|vogelpark|naturpark; zoo|parque de animales|acuario|jardín botánico|granja escuela|reserva natural
! charity|shelter
$ 12 7 32 24/90 4 58
EN an animal park | Heron Marsh; Otter & Oak | Ninety animals, one lake, no hurry.
> Walk slowly, see more | A round of three kilometres, with feeding times on the gates.
~ Most of our animals could not live in the wild again.
[Entry] Adult ticket: All day; Child ticket: From three; Family day: Two and their children
[Close] Behind the gates: Ninety minutes with a keeper; Bag of feed: For goats only; Year card: As often as you like
@ Keeper: Otters know her step
? Are dogs allowed? On a lead, not near the deer.
DE ein Tierpark | Reihermoor; Otter & Eiche | Neunzig Tiere, ein See, keine Eile.
> Langsam gehen, mehr sehen | Eine Runde von drei Kilometern, die Fütterungszeiten stehen an den Toren.
~ Die meisten Tiere könnten nicht mehr wild leben.
[Eintritt] Erwachsenenkarte: Den ganzen Tag; Kinderkarte: Ab drei; Familientag: Zwei und ihre Kinder
[Ganz nah] Hinter den Gehegen: Neunzig Minuten mit Pflegerin; Futtertüte: Nur für Ziegen; Jahreskarte: So oft Sie mögen
@ Tierpflegerin: Otter kennen ihren Schritt
? Dürfen Hunde mit? An der Leine.
ES un parque de animales | Marisma de la Garza; Nutria y Roble | Noventa animales, un lago, sin prisa.
> Anda despacio y verás más | Una vuelta de tres kilómetros con horas de comida en cada puerta.
~ Casi ninguno podría volver a la naturaleza.
[Entrada] Entrada de adulto: Todo el día; Entrada infantil: Desde tres años; Día en familia: Dos y sus hijos
[De cerca] Tras las vallas: Noventa minutos; Bolsa de comida: Para las cabras; Pase anual: Cuantas veces quieras
@ Cuidadora: Las nutrias conocen su paso
? ¿Pueden venir perros? Con correa.

# campsite | earth | tent tree boat @ hills | stand | rates | no-slots stay
= campsite|camping site|campground|caravan park|glamping|holiday park|camping; campingplatz|zeltplatz|wohnmobilstellplatz|ferienpark|camping; camping|área de autocaravanas|glamping
! tents shop|gear|camping shop|packing|trip|ausrüstung
$ 18 29 68 95
EN a campsite | Reed Bank; Two Pegs | Forty pitches by the lake, and dark at night.
> Wake up to water | Choose your own corner; the bread van rings at eight.
~ No music after ten, unless it is rain.
[Nights] Tent pitch: Two people, any tent; Van pitch: With electricity; Wooden pod: Four beds, a stove; Lake cabin: With porch and boat
@ Warden: Lends hammers
? Can I arrive late? The gate is open; pay in the morning.
DE ein Campingplatz | Schilfufer; Zwei Heringe | Vierzig Plätze am See, nachts wirklich dunkel.
> Am Wasser aufwachen | Suchen Sie sich eine Ecke aus; um acht klingelt der Brotwagen.
~ Nach zehn keine Musik, außer Regen.
[Nächte] Zeltplatz: Zwei Personen; Stellplatz: Mit Strom; Holzhütte: Vier Betten, Ofen; Seehaus: Mit Veranda und Boot
@ Platzwart: Verleiht Hämmer
? Kann ich spät ankommen? Das Tor ist offen.
ES un camping | Orilla de Juncos; Dos Piquetas | Cuarenta parcelas junto al lago, noches oscuras.
> Despierta junto al agua | Elige tu rincón; a las ocho suena la furgoneta del pan.
~ Después de las diez, solo la lluvia.
[Noches] Parcela de tienda: Dos personas; Parcela con luz: Para furgonetas; Cabaña de madera: Cuatro camas; Casa del lago: Con porche y barca
@ Guarda: Presta martillos
? ¿Puedo llegar tarde? Está abierto.

# boat-hire | fresh | boat wave wheel @ hills | visits | rates
= boat hire|boat rental|boat trips|kayak rental|canoe rental|car rental|car hire|van hire|scooter rental|harbour|marina|equipment rental|camper rental|rental company; bootsverleih|bootsvermietung|kanuverleih|kajakverleih|autovermietung|rollerverleih|yachthafen|wohnmobilvermietung|mietwagen; alquiler de barcos|alquiler de kayaks|alquiler de coches|puerto deportivo|paseos en barco|alquiler de furgonetas
! tracker|inventory|repair
$ 14/60 18/60 45/180 24 9 65/90
EN a hire station | Low Tide Hire; Oar & Saddle | Boats, kayaks and bicycles, by the hour.
> Out on the water in five minutes | We show you the wind, the map and the way back.
~ We wait until the last boat is in.
[By the hour] Rowing boat: Four seats; Kayak: One or two; Electric boat: Three hours, no licence
[Longer] Bicycle for a day: With lock and map; Child seat or dry bag: All day; Sunset tour: With a guide
@ Jetty: Reads clouds
? What if it rains? You pay for the time you were dry.
DE eine Verleihstation | Niedrigwasser; Ruder & Sattel | Boote, Kajaks und Räder, stundenweise.
> In fünf Minuten auf dem Wasser | Wir zeigen Ihnen Wind, Karte und Rückweg.
~ Wir warten, bis das letzte Boot da ist.
[Stundenweise] Ruderboot: Vier Plätze; Kajak: Für eins oder zwei; Elektroboot: Drei Stunden, ohne Schein
[Länger] Rad für einen Tag: Mit Schloss und Karte; Kindersitz oder Packsack: Den ganzen Tag; Sonnenuntergangstour: Mit Begleitung
@ Steg: Liest Wolken
? Und bei Regen? Sie zahlen die trockene Zeit.
ES un puesto de alquiler | Bajamar; Remo y Sillín | Barcas, kayaks y bicis, por horas.
> En el agua en cinco minutos | Te enseñamos el viento, el mapa y la vuelta.
~ Esperamos a la última barca.
[Por horas] Barca de remos: Cuatro plazas; Kayak: Uno o dos; Barca eléctrica: Tres horas
[Más rato] Bici un día: Con candado; Silla infantil: Todo el día; Paseo al atardecer: Con guía
@ Muelle: Lee las nubes
? ¿Y si llueve? Pagas el tiempo seco.

# city-tours | bloom | globe house shoe @ hills | daily | tickets
= city tours|guided tours|walking tours|tour guide|bike tours|tourist information|tourist office|sightseeing|mountain guide|food tour; stadtführungen|stadtführung|stadtführer|touristinformation|fremdenverkehr|bergführer|wanderführer|stadtrundgang; visitas guiadas|guía turístico|rutas guiadas|oficina de turismo|free tour|guía de montaña
! itinerary|app
$ 14/90 24/150 18/120 19/90 190/120
EN a city walks company | Left at the Well; Slow Corners | Walks with people who grew up here.
> See what you would have walked past | Twelve people, ninety minutes, and a bench in the middle.
~ We tell what happened, and say when it is only a story.
[Walks] Old town: Gates, wells, a ghost; Eat your way round: Five stops; By the river: Mills and gulls
[More] After dark: With lanterns; Private walk: Your group, your questions
@ Guide: Was a teacher of history
? Do you walk in rain? Always. Umbrellas are here.
DE eine Agentur für Stadtrundgänge | Links am Brunnen; Langsame Ecken | Spaziergänge mit Leuten, die hier aufwuchsen.
> Sehen, woran man sonst vorbeigeht | Zwölf Leute, neunzig Minuten, in der Mitte eine Bank.
~ Wir erzählen, was war, und sagen, was nur Sage ist.
[Rundgänge] Altstadt: Tore, Brunnen, ein Gespenst; Einmal rundum essen: Fünf Stationen; Am Fluss: Mühlen und Möwen
[Mehr] Nach Einbruch der Nacht: Mit Laternen; Eigener Rundgang: Ihre Gruppe, Ihre Fragen
@ Stadtführerin: War Geschichtslehrerin
? Auch bei Regen? Immer. Schirme sind da.
ES una empresa de visitas guiadas | A la Izquierda del Pozo; Esquinas Lentas | Paseos con gente de aquí.
> Ver lo que habrías pasado de largo | Doce personas, noventa minutos y un banco a mitad.
~ Contamos lo que pasó y decimos lo que es leyenda.
[Paseos] Casco viejo: Puertas y un fantasma; Comer por el camino: Cinco paradas; Junto al río: Molinos
[Más] De noche: Con faroles; Paseo privado: Tu grupo
@ Guía: Fue profesora
? ¿También con lluvia? Siempre.

# taxi | tool | car clock suitcase @ stripes | round | rates | no-slots
= taxi|taxi company|taxi service|taxis|cab company|minicab|chauffeur|airport transfer|airport transfers|limousine service|shuttle service|coach company; taxi|taxiunternehmen|taxibetrieb|taxizentrale|mietwagen mit fahrer|flughafentransfer|chauffeurservice|busunternehmen; taxi|empresa de taxis|servicio de taxi|taxista|traslados al aeropuerto|chófer
! uber|app like|clone
$ 4.2 2.3 58 36/60 0 95
EN a taxi company | Night Owl Taxis; Green Light Cabs | Twelve cars, day and night, a voice on the telephone.
> At your door in nine minutes | Ring, tell us the bell, and a real person sends the nearest car.
~ Our drivers carry the bags up.
[In town] Basic fare: Day and night; Each kilometre: On the meter; Child seat: Say so when you call
[Further] Airport: Flat, up to four people; By the hour: Waiting included; Hospital and back: With help to the door
@ Radio: Knows every one-way street; Driver: Thirty years without a scratch
? Can I pay by card? In every car.
DE ein Taxiunternehmen | Nachteule Taxi; Grünes Licht | Zwölf Wagen, Tag und Nacht, eine Stimme am Telefon.
> In neun Minuten vor der Tür | Anrufen, Klingel sagen, und ein Mensch schickt den nächsten Wagen.
~ Unsere Fahrer tragen die Taschen hoch.
[In der Stadt] Grundpreis: Tag und Nacht; Jeder Kilometer: Nach Taxameter; Kindersitz: Beim Anruf sagen
[Weiter] Flughafen: Pauschal, bis vier; Stundenweise: Warten inbegriffen; Krankenfahrt: Mit Hilfe bis zur Tür
@ Zentrale: Kennt jede Einbahnstraße; Fahrer: Dreißig Jahre ohne Kratzer
? Kann ich mit Karte zahlen? In jedem Wagen.
ES una empresa de taxis | Taxi Lechuza; Luz Verde | Doce coches, día y noche, una voz al teléfono.
> En tu puerta en nueve minutos | Llama y una persona envía el coche más cercano.
~ Subimos las bolsas.
[En la ciudad] Bajada de bandera: Día y noche; Cada kilómetro: Según taxímetro; Silla de niño: Avisa al llamar
[Más lejos] Aeropuerto: Precio fijo; Por horas: Con espera; Al hospital y vuelta: Con ayuda
@ Centralita: Conoce cada calle; Conductor: Treinta años sin un rasguño
? ¿Se paga con tarjeta? En todos.

# car-wash | fresh | car bucket wave @ stripes | daily | services
= car wash|car valeting|car detailing|auto detailing|car cleaning|hand car wash; autowäsche|waschstraße|waschanlage|autopflege|fahrzeugaufbereitung|autowaschanlage; lavado de coches|lavadero de coches|autolavado|túnel de lavado|detailing
$ 9/10 14/15 24/20 39/45 189/240 69/60
EN a car wash | Suds & Shine; Last Drop | Soft cloths, recycled water, ten minutes.
> Drive in grey, drive out red | The water is cleaned and used again; the cloths are softer than your pullover.
~ Sand on the seats is our favourite thing.
[Wash] Quick wash: Rinse, foam, dry; Wash and underbody: In salt season; With wax: Rain runs off
[By hand] Inside: Vacuum, windows, seats; Whole car detailed: Half a day, like new; Dog hair: It all comes out
@ Detailer: Uses toothbrushes
? Does it scratch? No. Cloth, never brushes.
DE eine Autowäsche | Schaum & Glanz; Letzter Tropfen | Weiche Tücher, Wasser im Kreislauf, zehn Minuten.
> Grau hineinfahren, rot heraus | Das Wasser wird gereinigt und wieder benutzt, die Tücher sind weicher als Ihr Pullover.
~ Sand auf den Sitzen mögen wir am liebsten.
[Wäsche] Schnellwäsche: Spülen, Schaum, trocknen; Mit Unterboden: In der Salzzeit; Mit Wachs: Regen perlt ab
[Von Hand] Innenreinigung: Saugen, Scheiben, Sitze; Komplettaufbereitung: Halber Tag, wie neu; Hundehaare: Gehen alle raus
@ Aufbereitung: Arbeitet mit Zahnbürsten
? Gibt es Kratzer? Nein. Tücher, nie Bürsten.
ES un lavado de coches | Espuma y Brillo; Última Gota | Paños suaves, agua reciclada, diez minutos.
> Entra gris, sale rojo | El agua se limpia y se vuelve a usar.
~ La arena en los asientos es lo nuestro.
[Lavado] Lavado rápido: Aclarar, espuma y secar; Con bajos: En invierno; Con cera: El agua resbala
[A mano] Interior: Aspirar y cristales; Detallado completo: Media jornada; Pelo de perro: Sale todo
@ Detallista: Usa cepillos de dientes
? ¿Raya? No. Paños, nunca cepillos.

# garage | tool | car wrench wheel @ floor | craft | services
= garage|car repair|mechanic|auto repair|car workshop|tyre shop|motorcycle workshop|body shop|petrol station|filling station; autowerkstatt|kfz-werkstatt|reifenservice|motorradwerkstatt|mechaniker|kfz-betrieb|tankstelle; taller mecánico|taller de coches|mecánico|neumáticos|taller de motos|chapa y pintura|gasolinera|estación de servicio
! sale|yard sale|band
$ 89/60 145/90 48/45 240+/120 120/60 79/60
EN a car workshop | Four Bolts; Third Bay Motors | Service, brakes and tyres, with the old parts on the bench.
> You see what was worn | We ring before we do more than agreed, and show you the part.
~ An old car may stay old. We keep it going.
[Service] Oil and filter: With a look underneath; Full service: Thirty points, in writing; Wheels changed: And stored if you like
[Repair] Brakes: Discs and pads, one axle; Yearly test: Prepared and presented; Fault reading: Counts towards the repair
@ Master mechanic: Diagnoses by ear
? Is there a car meanwhile? A small one, free for a day.
DE eine Autowerkstatt | Vier Schrauben; Bühne Drei | Inspektion, Bremsen und Reifen, die alten Teile auf der Werkbank.
> Sie sehen, was verschlissen war | Vor jeder Mehrarbeit rufen wir an und zeigen das Teil.
~ Ein altes Auto darf alt bleiben. Wir halten es am Laufen.
[Service] Ölwechsel: Mit Blick von unten; Große Inspektion: Dreißig Punkte; Räderwechsel: Auf Wunsch eingelagert
[Reparatur] Bremsen: Scheiben und Beläge, je Achse; Hauptuntersuchung: Vorbereitet und vorgeführt; Fehlerspeicher: Wird angerechnet
@ Kfz-Meisterin: Erkennt es am Klang
? Gibt es einen Leihwagen? Einen kleinen, einen Tag frei.
ES un taller mecánico | Cuatro Tornillos; Elevador Tres | Revisiones, frenos y ruedas, con las piezas viejas a la vista.
> Ves lo que estaba gastado | Llamamos antes de hacer más y te enseñamos la pieza.
~ Un coche viejo puede seguir siéndolo.
[Revisión] Aceite y filtro: Con vistazo por abajo; Revisión completa: Treinta puntos; Cambio de ruedas: Guardadas si quieres
[Reparación] Frenos: Discos y pastillas, un eje; Inspección técnica: Preparada y pasada; Lectura de averías: Se descuenta
@ Mecánica: Diagnostica de oído
? ¿Hay coche de sustitución? Uno pequeño.

# courier | tool | truck box bicycle @ stripes | round | rates | no-slots
= courier|courier service|delivery company|delivery service|parcel service|logistics company|freight company|haulage|bike courier|trucking company; kurier|kurierdienst|fahrradkurier|spedition|lieferdienst|paketdienst|logistikunternehmen|transportunternehmen; empresa de transporte|mensajeros|transportista|paquetería|mensajero|reparto a domicilio
! food|app|tracker|umzug|pizza|fleet
$ 9 14 6.5 85+ 1.4 49
EN a courier company | Two Wheels First; Same Hour Couriers | Letters by bicycle, pallets by van, the same day.
> Picked up in twenty minutes | You see a name, not a number, and get a picture of the signature.
~ In town the bicycle wins. We have timed it.
[In town] Bicycle, up to 5 km: Within the hour; Cargo bicycle: Up to 80 kg; Letter round: Every day at four
[Further] Van, half a day: With a driver who carries; Kilometre outside town: There, not back; Pallet overnight: At the ramp by eight
@ Dispatch: Knows every courtyard
? Is it insured? Up to 5,000 per consignment.
DE ein Kurierdienst | Zwei Räder zuerst; Stundenkurier | Briefe mit dem Rad, Paletten im Wagen, am selben Tag.
> In zwanzig Minuten abgeholt | Sie sehen einen Namen statt einer Nummer und bekommen ein Bild der Unterschrift.
~ In der Stadt gewinnt das Rad. Wir haben gestoppt.
[In der Stadt] Rad, bis 5 km: In einer Stunde; Lastenrad: Bis 80 kg; Briefrunde: Täglich um vier
[Weiter weg] Transporter, halber Tag: Mit Fahrer, der trägt; Kilometer außerhalb: Hin, nicht zurück; Palette über Nacht: Um acht an der Rampe
@ Disposition: Kennt jeden Hinterhof
? Ist es versichert? Bis 5.000 Euro je Sendung.
ES una mensajería | Dos Ruedas; Mensajeros de la Hora | Cartas en bici, palés en furgoneta, el mismo día.
> Recogido en veinte minutos | Ves un nombre, no un número, y recibes foto de la firma.
~ En la ciudad gana la bici.
[En ciudad] Bici, hasta 5 km: En una hora; Bici de carga: Hasta 80 kg; Ronda de cartas: A las cuatro
[Más allá] Furgoneta, media jornada: Con conductor; Kilómetro fuera: Solo ida; Palé nocturno: A las ocho en el muelle
@ Tráfico: Conoce cada patio
? ¿Va asegurado? Sí.

# holiday-flat | fresh | house wave keys @ hills | visits | rates | no-slots stay
= holiday flat|holiday apartment|holiday home|holiday house|holiday cottage|holiday let|vacation rental|vacation home|summer house|airbnb flat; ferienwohnung|ferienwohnungen|ferienhaus|ferienhäuser|ferienapartment|fewo; piso turístico|apartamento turístico|casa rural|casa de vacaciones|apartamento vacacional|alquiler vacacional
! tracker|cleaning|verwaltung|gestión
$ 78 96 115 620 18 45 12 8
EN a holiday flat | Gull's Rest; Lantern Cottage | Two bedrooms, a kitchen that has everything, and the sea behind the dune.
> Bring nothing but your book | Beds are made, the stove is laid, and the bakery opens at seven.
~ Oven, dishwasher, washing machine, a terrace and a place for the car. We spend our own winters here, so the knives are sharp.
[Nights] Low season: November to March, two guests; Mid season: April to June, September, October; High season: July and August, up to four; A week: Saturday to Saturday, bed linen included
[Extras] Linen and towels: For two, beds made; Final cleaning: Once, whatever the length of stay; Two bicycles: A day, with a basket; Firewood: A basket, laid in the stove
@ Host: Leaves the key and a jar of jam
? Are dogs welcome? One, and it is free.
? When can we arrive? From three; the key box has a number.
DE eine Ferienwohnung | Möwenruh; Haus Laterne | Zwei Schlafzimmer, eine Küche mit allem und das Meer hinter der Düne.
> Nur das Buch mitbringen | Betten sind bezogen, der Ofen ist eingeräumt, der Bäcker öffnet um sieben.
~ Zur Ausstattung gehören Backofen, Spülmaschine, Waschmaschine, Terrasse und ein Stellplatz. Im Winter wohnen wir selbst hier, darum sind die Messer scharf.
[Nächte] Nebensaison: November bis März, zwei Gäste; Zwischensaison: April bis Juni, September, Oktober; Hauptsaison: Juli und August, bis zu vier; Eine Woche: Samstag bis Samstag, mit Bettwäsche
[Zur Ausstattung dazu] Bettwäsche und Handtücher: Für zwei, Betten bezogen; Endreinigung: Einmal, egal wie lange; Zwei Fahrräder: Am Tag, mit Korb; Brennholz: Ein Korb, liegt im Ofen
@ Gastgeberin: Legt den Schlüssel hin und ein Glas Marmelade
? Dürfen Hunde mit? Einer, und er kostet nichts.
? Wann können wir anreisen? Ab drei; der Schlüsselkasten hat eine Nummer.
ES un apartamento de vacaciones | Descanso de Gaviotas; Casa Farol | Dos dormitorios, una cocina con todo y el mar tras la duna.
> Trae solo tu libro | Camas hechas, leña puesta, y la panadería abre a las siete.
~ Horno, lavavajillas, lavadora, terraza y plaza de aparcamiento. Los inviernos los pasamos aquí: los cuchillos cortan.
[Noches] Temporada baja: De noviembre a marzo, dos personas; Temporada media: De abril a junio y otoño; Temporada alta: Julio y agosto, hasta cuatro; Una semana: De sábado a sábado
[Extras] Sábanas y toallas: Para dos, camas hechas; Limpieza final: Una vez; Dos bicicletas: Al día, con cesta; Leña: Una cesta
@ Anfitriona: Deja la llave y un frasco de mermelada
? ¿Admiten perros? Uno, y no paga.
`);
