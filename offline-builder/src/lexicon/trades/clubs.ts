import { trades } from "./trade.ts";

/** Clubs, bands and services that belong to everybody in a place. */
export const clubs = trades(`
# musician | stage | piano mic note @ floor | office | services | no-slots
= musician|our band|my band|a band|rock band|metal band|punk band|folk band|band page|band site|pianist|jazz pianist|singer|band website|wedding band|dj|saxophonist|guitarist|violinist|cover band|tribute band|jazz band|string quartet|singer-songwriter|choir conductor; musiker|musikerin|unsere band|meine band|eine band|rockband|metalband|blaskapelle|pianist|pianistin|sängerin|sänger|hochzeitsband|dj|coverband|jazzband|gitarrist|saxophonist|streichquartett; músico|pianista|cantante|banda de música|grupo de música|dj|orquesta de baile|guitarrista|cuarteto
! lessons|school|festival|kanban|board|quiz|practice|setlist|unterricht|clases
$ 420+ 680+ 950+ 290+ 60/60 240+
EN a musician's site | Late Set; Blue Note Evenings | Music for rooms where people listen, and for some where they dance.
> Music that leaves room to talk | From background piano to the last dance, with an instrument if you have none.
~ I ask what was playing when you met, and start there.
[To book] Solo evening: Two hours, standards and requests; Duo: With double bass or voice; Quartet: Three sets, own sound
[Smaller] Ceremony: Four pieces, chosen with you; Studio hour: Tracks sent dry; Private concert: In your living room
@ Piano and booking: Two hundred evenings a year
? Do you bring a sound system? Up to a hundred and fifty guests, yes.
DE eine Musikerseite | Spätes Set; Blaue Abende | Musik für Räume, in denen man zuhört, und für manche, in denen man tanzt.
> Musik, die Platz zum Reden lässt | Vom Klavier im Hintergrund bis zum letzten Tanz, mit Instrument, wenn keines da ist.
~ Ich frage, was lief, als Sie sich kennenlernten.
[Zum Buchen] Soloabend: Zwei Stunden, Standards und Wünsche; Duo: Mit Kontrabass oder Stimme; Quartett: Drei Sets, eigener Ton
[Kleiner] Trauung: Vier Stücke, mit Ihnen gewählt; Studiostunde: Spuren trocken geschickt; Wohnzimmerkonzert: Bei Ihnen daheim
@ Klavier und Buchung: Zweihundert Abende im Jahr
? Bringen Sie Ton mit? Bis hundertfünfzig Gäste.
ES una web de música | Último Pase; Noches Azules | Música para salas donde se escucha y algunas donde se baila.
> Música que deja hablar | Del piano de fondo al último baile, con instrumento si no lo hay.
~ Pregunto qué sonaba cuando os conocisteis.
[Para contratar] Noche a solas: Dos horas; Dúo: Con contrabajo o voz; Cuarteto: Tres pases, sonido propio
[Más pequeño] Ceremonia: Cuatro piezas; Hora de estudio: Pistas en seco; Concierto en casa: En tu salón
@ Piano y contratación: Doscientas noches al año
? ¿Traes sonido? Hasta ciento cincuenta.

# choir | stage | note mic book @ arch | club | offers | no-slots
= village choir|church choir|school choir|youth choir|children's choir|gospel choir|chamber choir|choral society|community choir|choir concerts; dorfchor|kinderchor|schulchor|gesangverein|kirchenchor|gospelchor|männerchor|frauenchor|kammerchor; coro infantil|coro del pueblo|coral|coro de góspel|orfeón
$ 0 12 9 0
EN a choir | Breath & Bar; Thursday Voices | Forty voices, one evening a week, soup after concerts.
> Come as you sing | No audition: sit between two who know it and open your mouth.
~ We sing what moves us, from Schütz to film music.
[Sing with us] Three trial evenings: Any Tuesday; Membership: A month, notes included
[Concerts] Spring concert: In the brick church; Singing for everybody: First Sunday, in the market hall
@ Conductor: Hears the third alto; Chair: Brings the soup
? Must I read music? It helps, it is not needed.
DE ein Chor | Atem & Takt; Donnerstagsstimmen | Vierzig Stimmen, ein Abend die Woche, Suppe nach Konzerten.
> Kommen Sie, wie Sie singen | Kein Vorsingen: zwischen zwei setzen, die es können, und Mund auf.
~ Wir singen, was uns bewegt, von Schütz bis Filmmusik.
[Mitsingen] Drei Probeabende: Jeden Dienstag; Mitgliedschaft: Im Monat, mit Noten
[Konzerte] Frühlingskonzert: In der Backsteinkirche; Singen für alle: Am ersten Sonntag
@ Chorleitung: Hört den dritten Alt; Vorstand: Bringt die Suppe
? Muss ich Noten lesen? Es hilft, ist aber nicht nötig.
ES un coro | Aliento y Compás; Voces del Jueves | Cuarenta voces, una tarde por semana.
> Ven como cantas | Sin prueba: siéntate entre dos que se lo saben.
~ Cantamos lo que nos emociona.
[Cantar] Tres tardes de prueba: Cualquier martes; Ser del coro: Al mes, con partituras
[Conciertos] Concierto de primavera: En la iglesia; Canto para todos: Primer domingo
@ Dirección: Oye a la tercera contralto; Presidencia: Trae la sopa
? ¿Hay que leer música? Ayuda.

# orchestra | stage | drum note bell @ floor | club | offers | no-slots
= orchestra|brass band|wind orchestra|marching band|symphony orchestra|town band|music association; orchester|blaskapelle|musikverein|blasorchester|spielmannszug|musikkapelle|sinfonieorchester; orquesta|banda municipal|banda de viento|charanga|orquesta sinfónica
$ 0 8 12 180+
EN a town band | Brass & Bicycle; The Market Band | Fifty players from nine to eighty, at every feast in town.
> Heard before we are seen | Marches, film music and one serious concert a year.
~ Whoever cannot play yet gets an instrument and a neighbour.
[Play] Open rehearsal: Fridays at half past seven; Youth band: A month, instrument lent
[Hear] Autumn concert: Town hall, with an interval; Serenade for your feast: Twelve players, one hour
@ Conductor: Tuba by heart; Youth: Teaches breathing with balloons
? Are instruments lent? Yes, for as long as you play.
DE ein Musikverein | Blech & Rad; Marktkapelle | Fünfzig Musiker von neun bis achtzig, bei jedem Fest.
> Zu hören, bevor man uns sieht | Märsche, Filmmusik und einmal im Jahr etwas Ernstes.
~ Wer noch nicht spielt, bekommt ein Instrument und einen Nachbarn.
[Spielen] Offene Probe: Freitags um halb acht; Jugendkapelle: Im Monat, Instrument geliehen
[Hören] Herbstkonzert: Stadthalle, mit Pause; Ständchen: Zwölf Musiker, eine Stunde
@ Dirigent: Eigentlich Tuba; Jugend: Lehrt Atmen mit Luftballons
? Verleihen Sie Instrumente? Ja, solange Sie spielen.
ES una banda de música | Metal y Plaza; Banda del Mercado | Cincuenta músicos de nueve a ochenta años.
> Se nos oye antes de vernos | Marchas, cine y un concierto serio al año.
~ Quien aún no toca recibe instrumento y vecino.
[Tocar] Ensayo abierto: Viernes a las siete y media; Banda juvenil: Al mes
[Escuchar] Concierto de otoño: Con descanso; Pasacalles: Doce músicos
@ Dirección: Toca la tuba; Juvenil: Enseña a respirar
? ¿Prestáis instrumentos? Sí.

# tennis-club | sport | racket ball medal @ hills | courts | offers
= tennis club|tennis courts|badminton club|table tennis club|squash club|volleyball club|basketball club|handball club|hockey club; tennisclub|tennisverein|tennisplatz|badmintonverein|tischtennisverein|volleyballverein|basketballverein|handballverein|hockeyclub; club de tenis|pistas de tenis|club de bádminton|tenis de mesa|club de voleibol|club de baloncesto|club de balonmano
! padel|tracker|league table|results app
$ 22 38 14/60 42/60 95 8
EN a racket and ball club | Deuce & Tea; Clay Court Club | Six courts, one clubhouse, juniors on Saturdays.
> There is always somebody to play with | Put your name on the board at six and you have a partner by ten past.
~ We rake our own clay, and take turns.
[Belong] Youth, a month: Training included; Adult, a month: All courts; Guest hour: With or without a member
[Learn] Trainer's hour: Racket lent; Beginners' course: Five evenings; Friday round: Mixed pairs, then supper
@ Trainer: Sees the grip from the car park; Courts: Up before the dew
? May guests play? At any free hour.
DE ein Tennis- und Ballclub | Einstand & Tee; Sandplatzclub | Sechs Plätze, ein Clubhaus, samstags die Jugend.
> Es findet sich immer jemand | Um sechs an die Tafel schreiben, um zehn nach haben Sie einen Gegner.
~ Unseren Sand ziehen wir selbst ab, reihum.
[Dabei sein] Jugend, im Monat: Mit Training; Erwachsen, im Monat: Alle Plätze; Gaststunde: Mit oder ohne Mitglied
[Lernen] Trainerstunde: Schläger geliehen; Anfängerkurs: Fünf Abende; Freitagsrunde: Gemischt, dann Abendbrot
@ Trainerin: Sieht den Griff vom Parkplatz; Plätze: Vor dem Tau da
? Dürfen Gäste spielen? Zu jeder freien Stunde.
ES un club de raqueta y balón | Iguales y Té; Club Tierra Batida | Seis pistas, una casa club, juveniles los sábados.
> Siempre hay con quién jugar | Apúntate en la pizarra a las seis y a y diez tienes pareja.
~ Rastrillamos la tierra por turnos.
[Ser socio] Juvenil, al mes: Con entrenamiento; Adulto, al mes: Todas las pistas; Hora de invitado: Con o sin socio
[Aprender] Hora de entrenador: Con raqueta; Curso para empezar: Cinco tardes; Ronda del viernes: Mixtos y cena
@ Entrenadora: Ve la empuñadura desde lejos; Pistas: Antes del rocío
? ¿Pueden jugar invitados? Cuando haya hueco.

# rowing-club | sport | boat wave medal @ hills | club | offers
= boat club|yacht club|water sports club|regatta; wassersportverein|yachtclub; club náutico|club de piragüismo
$ 24 36 120 12/90
EN a rowing club | Bow Four; Riverside Rowers | Eights, single sculls and a boathouse from 1912.
> Six in the morning, flat water | You learn in a wide boat that forgives, then in a narrow one that does not.
~ Everybody carries boats. That is most of the sport.
[Row] Youth membership: A month, from twelve; Adult membership: A month, all boats
[Begin] Learn to row: Six Saturdays, swimmers only; Dawn outing: Four seats, one cox
@ Trainer: Counts strokes aloud; Boats: Varnishes all winter
? Do I need to swim? Yes, 200 metres.
DE ein Ruderclub | Bug Vier; Ruderer am Fluss | Achter, Einer und ein Bootshaus von 1912.
> Sechs Uhr früh, glattes Wasser | Man lernt im breiten Boot, das verzeiht, dann im schmalen, das es nicht tut.
~ Alle tragen Boote. Das ist der halbe Sport.
[Rudern] Jugendbeitrag: Im Monat, ab zwölf; Erwachsenenbeitrag: Im Monat, alle Boote
[Anfangen] Rudern lernen: Sechs Samstage; Ausfahrt im Morgengrauen: Vier Plätze, ein Steuermann
@ Trainerin: Zählt Schläge laut; Bootswart: Lackiert den ganzen Winter
? Muss ich schwimmen können? Ja, 200 Meter.
ES un club de remo | Proa Cuatro; Remeros del Río | Ochos, skiffs y un hangar de 1912.
> Las seis, agua quieta | Se aprende en bote ancho y luego en uno estrecho.
~ Todos llevamos barcos.
[Remar] Cuota juvenil: Al mes; Cuota adulta: Al mes
[Empezar] Aprender a remar: Seis sábados; Salida al alba: Cuatro asientos
@ Entrenadora: Cuenta paladas; Barcos: Barniza todo el invierno
? ¿Hay que saber nadar? Sí.

# chess-club | paper | chess clock book @ table | club | offers | no-slots
= chess club|bridge club|go club|board game club|card club|game club; schachclub|schachverein|spieleverein|skatclub|bridgeclub; club de ajedrez|club de bridge|club de juegos
! tracker|log|rating app|game where|play against|browser
$ 0 6 9 15
EN a chess club | Queen's Pawn; The Wednesday Knights | Boards on Wednesdays, two teams, tea without end.
> Sit down opposite | Beginners play beginners until they beg for somebody stronger.
~ We analyse every loss, mostly with laughter.
[Evenings] Open evening: Wednesdays from seven; Children's training: A month, Fridays
[Compete] Membership with team: A month, boards included; Rapid tournament: Seven rounds, last Saturday
@ Chair: Plays the French; Youth: Lost to a nine-year-old, proudly
? Do I bring a board? No.
DE ein Schachclub | Damenbauer; Mittwochsspringer | Mittwochs Bretter, zwei Mannschaften, Tee ohne Ende.
> Setzen Sie sich gegenüber | Anfänger spielen gegen Anfänger, bis sie um Stärkere bitten.
~ Jede Niederlage wird besprochen, meist lachend.
[Abende] Offener Abend: Mittwochs ab sieben; Kinderschach: Im Monat, freitags
[Wettkampf] Beitrag mit Mannschaft: Im Monat; Schnellturnier: Sieben Runden, letzter Samstag
@ Vorsitz: Spielt Französisch; Jugend: Verlor gegen eine Neunjährige
? Brauche ich ein Brett? Nein.
ES un club de ajedrez | Peón de Dama; Caballos del Miércoles | Tableros los miércoles, dos equipos y té.
> Siéntate enfrente | Los principiantes juegan entre ellos hasta que piden más.
~ Analizamos cada derrota, casi siempre riendo.
[Tardes] Tarde abierta: Miércoles; Ajedrez infantil: Viernes
[Competir] Cuota con equipo: Al mes; Torneo rápido: Siete rondas
@ Presidencia: Juega la francesa; Infantil: Perdió con una niña
? ¿Llevo tablero? No.

# shooting-club | earth | target medal mug @ hills | club | offers | no-slots
= shooting club|rifle club|gun club|clay pigeon club; schützenverein|schützengilde|schützenbruderschaft|sportschützen|schützenfest; club de tiro|tiro olímpico|sociedad de tiro
! mitgliederverwaltung|member management|gestión
$ 0 14 24 0
EN a shooting club | Ten Ring; The Old Guild | Air rifle, bow and one long feast in June.
> Breathe out, then | A quiet sport with strict rules and a loud summer.
~ Nobody shoots alone in the first year.
[Train] Trial evening: From twelve, with a trainer; Membership: A month, rifles lent
[Together] King's feast: Three days, with a procession; Open range: Last Sunday of the month
@ Range officer: Says each rule every time; Youth: Was champion with the bow
? Must I own a rifle? No.
DE ein Schützenverein | Zehnerring; Alte Gilde | Luftgewehr, Bogen und ein langes Fest im Juni.
> Ausatmen, dann | Ein stiller Sport mit strengen Regeln und ein lauter Sommer.
~ Im ersten Jahr schießt niemand allein.
[Training] Schnupperabend: Ab zwölf, mit Aufsicht; Vereinsbeitrag: Im Monat, Gewehre geliehen
[Gemeinsam] Schützenfest: Drei Tage, mit Umzug; Offener Stand: Letzter Sonntag im Monat
@ Schießleitung: Sagt jede Regel jedes Mal; Jugend: War Meisterin mit dem Bogen
? Brauche ich ein Gewehr? Nein.
ES un club de tiro | Diana Diez; La Vieja Hermandad | Carabina de aire, arco y una fiesta en junio.
> Suelta el aire y entonces | Un deporte callado y un verano ruidoso.
~ El primer año nadie tira solo.
[Entrenar] Tarde de prueba: Desde doce años; Cuota del club: Al mes
[Juntos] Fiesta de junio: Tres días; Galería abierta: Último domingo
@ Galería: Repite cada norma; Juvenil: Fue campeona de arco
? ¿Hace falta carabina? No.

# allotment | earth | carrot flower house @ hills | weekend | offers | no-slots
= allotment|allotments|allotment association|community garden|gardening club|horticultural society|urban garden; kleingartenverein|schrebergarten|kleingarten|gemeinschaftsgarten|gartenverein; huertos urbanos|huerto comunitario|asociación de huertos
! planner|log|tracker|plants i
$ 180 45 0 3
EN an allotment society | Plot Forty; Bean Row Gardens | Sixty plots, one well, a list of people waiting.
> A hundred square metres of your own | Beans, beds and the neighbour's advice over the hedge.
~ Every plot shares its surplus on the table by the gate.
[Garden] Plot, a year: Water included; Half plot, a year: For beginners
[Together] Work morning: First Saturday, then soup; Plant swap: In May, a pot for a pot
@ Chair: Grows forty kinds of tomato; Bees: Looks after the hives
? How long is the waiting list? About two years.
DE ein Kleingartenverein | Parzelle Vierzig; Bohnenreihe | Sechzig Parzellen, ein Brunnen, eine Warteliste.
> Hundert Quadratmeter für Sie | Bohnen, Beete und der Rat des Nachbarn über die Hecke.
~ Überfluss kommt auf den Tisch am Tor.
[Gärtnern] Parzelle, im Jahr: Mit Wasser; Halbe Parzelle, im Jahr: Für Anfänger
[Gemeinsam] Arbeitseinsatz: Erster Samstag, dann Suppe; Pflanzentausch: Im Mai
@ Vorsitz: Zieht vierzig Tomatensorten; Bienen: Betreut die Völker
? Wie lang ist die Warteliste? Etwa zwei Jahre.
ES una asociación de huertos | Parcela Cuarenta; Hilera de Judías | Sesenta parcelas, un pozo y lista de espera.
> Cien metros para ti | Judías, bancales y consejos por encima del seto.
~ Lo que sobra va a la mesa de la puerta.
[Cultivar] Parcela, al año: Con agua; Media parcela, al año: Para empezar
[Juntos] Mañana de trabajo: Primer sábado; Intercambio de plantas: En mayo
@ Presidencia: Cuarenta tomates distintos; Abejas: Cuida las colmenas
? ¿Cuánta espera hay? Unos dos años.

# fire-brigade | tool | helmet truck bell @ stripes | club | help | no-slots people
= fire brigade|fire department|volunteer fire brigade|fire station|rescue service|red cross|ambulance service|mountain rescue|water rescue|lifeguard; feuerwehr|freiwillige feuerwehr|jugendfeuerwehr|rettungsdienst|rotes kreuz|wasserwacht|bergwacht|dlrg|thw; bomberos|bomberos voluntarios|cruz roja|protección civil|socorristas|servicio de rescate
! tracker|roster app
$ free
EN a volunteer fire brigade | Village Fire Brigade; Ladder One | Forty-one volunteers, two engines, ready at any hour.
> We come when the siren sounds. Will you? | Join us on a Tuesday: no experience, only good shoes.
~ By day we are bakers, teachers and electricians.
[Join] Active service: From eighteen, training on the job; Youth brigade: From ten, Fridays; Support: For those who would rather give
[Know] Smoke alarms: We show where and how; Open day: First Sunday in May
@ Commander: Thirty years, four barns; Youth: Ties every knot
? How do I call for help? 112, always. Not through this page.
DE eine Freiwillige Feuerwehr | Feuerwehr im Dorf; Leiter Eins | Einundvierzig Ehrenamtliche, zwei Fahrzeuge, zu jeder Stunde.
> Wir kommen, wenn die Sirene geht. Und Sie? | Dienstags dazukommen: keine Erfahrung nötig, nur feste Schuhe.
~ Tagsüber sind wir Bäcker, Lehrerinnen und Elektriker.
[Mitmachen] Einsatzabteilung: Ab achtzehn, mit Ausbildung; Jugendfeuerwehr: Ab zehn, freitags; Förderverein: Für alle, die lieber geben
[Wissen] Rauchmelder: Wir zeigen, wo und wie; Tag der offenen Tür: Erster Sonntag im Mai
@ Kommandant: Dreißig Jahre, vier Scheunen; Jugend: Knüpft jeden Knoten
? Wie rufe ich Hilfe? 112, immer. Nicht über diese Seite.
ES un parque de bomberos voluntarios | Bomberos del Pueblo; Escalera Uno | Cuarenta y un voluntarios, dos camiones, a cualquier hora.
> Acudimos cuando suena la sirena. ¿Y tú? | Ven un martes: sin experiencia, solo buen calzado.
~ De día somos panaderos, maestras y electricistas.
[Únete] Servicio activo: Desde dieciocho; Brigada juvenil: Desde diez; Apoyo: Para quien prefiere dar
[Saber] Detectores de humo: Dónde y cómo; Puertas abiertas: Primer domingo de mayo
@ Jefe: Treinta años; Juvenil: Hace todos los nudos
? ¿Cómo pido ayuda? Al 112, siempre.

# food-bank | child | basket bowl heart @ shelf | club | help | no-slots donate
= food bank|food pantry|soup kitchen|community kitchen|food sharing|clothing bank; tafel|lebensmittelausgabe|suppenküche|kleiderkammer|foodsharing; banco de alimentos|comedor social|ropero solidario
$ free
EN a food bank | Full Plates; Second Shelf | Good food for people who need it, from shops that have too much.
> Come as you are. Take what you need. | No forms at the door, a bag in your hand, and tea while you wait.
~ Forty shops give, sixty people drive, sort and cook.
[For guests] Weekly bag: Bread, fruit, tins and something sweet; Warm lunch: At one long table; Delivery: For those who cannot come
[For helpers] Sorting: Two hours in the morning; Driving: Our van, your licence
@ Coordination: Knows who is allergic to what; Kitchen: Never cooks the same soup
? Do I need proof? A short talk is enough.
DE eine Tafel | Volle Teller; Zweites Regal | Gutes Essen für Menschen, die es brauchen.
> Kommen Sie, wie Sie sind | Keine Formulare an der Tür, eine Tasche in der Hand und Tee beim Warten.
~ Vierzig Läden geben, sechzig Menschen fahren, sortieren, kochen.
[Für Gäste] Wochentasche: Brot, Obst, Konserven, etwas Süßes; Warmes Mittagessen: An einer langen Tafel; Lieferung: Wer nicht kommen kann
[Für Helfer] Sortieren: Zwei Stunden am Morgen; Fahren: Unser Wagen, Ihr Führerschein
@ Koordination: Weiß, wer was nicht verträgt; Küche: Nie zweimal dieselbe Suppe
? Brauche ich einen Nachweis? Ein kurzes Gespräch genügt.
ES un banco de alimentos | Platos Llenos; Segundo Estante | Buena comida para quien la necesita.
> Ven como estés y llévate lo que necesites | Sin papeles en la puerta, una bolsa en la mano y té.
~ Cuarenta tiendas dan y sesenta personas reparten.
[Para quien viene] Bolsa semanal: Pan, fruta y algo dulce; Comida caliente: En una mesa larga; Reparto: Para quien no puede venir
[Para ayudar] Clasificar: Dos horas; Conducir: Nuestra furgoneta
@ Coordinación: Sabe quién es alérgico; Cocina: Nunca la misma sopa
? ¿Hacen falta papeles? Basta una charla.

# youth-centre | child | gamepad guitar ball @ stripes | lessons | offers | no-slots
= youth centre|youth center|youth club|community centre|community center|village hall|family centre|neighbourhood centre|summer camp; jugendzentrum|jugendclub|jugendtreff|gemeindezentrum|bürgerhaus|familienzentrum|mehrgenerationenhaus|ferienlager|dorfgemeinschaftshaus; centro juvenil|casa de la juventud|centro cívico|centro comunitario|campamento de verano|casa de cultura
$ 0 5 95 65
EN a community and youth centre | The Yellow Door; Kettle & Kicker | Open rooms for everybody under twenty, and for the rest at weekends.
> Nothing to buy, lots to do | A kitchen, a stage, a workshop, and somebody who listens.
~ The young people hold the keys on Thursdays.
[Every week] Open afternoon: Games, homework, toast; Band and dance room: By the hour
[Sometimes] Summer week: Tents, lake, fire; Hall for your feast: Kitchen included
@ Head: Loses at table football; Workshop: Mends bicycles and moods
? Must I register? Just come in.
DE ein Jugend- und Gemeindezentrum | Gelbe Tür; Kessel & Kicker | Offene Räume für alle unter zwanzig, am Wochenende für den Rest.
> Nichts zu kaufen, viel zu tun | Küche, Bühne, Werkstatt und jemand, der zuhört.
~ Donnerstags haben die Jugendlichen den Schlüssel.
[Jede Woche] Offener Nachmittag: Spiele, Hausaufgaben, Toast; Band- und Tanzraum: Stundenweise
[Manchmal] Sommerwoche: Zelte, See, Feuer; Saal für Ihr Fest: Mit Küche
@ Leitung: Verliert am Kicker; Werkstatt: Flickt Räder und Laune
? Muss ich mich anmelden? Einfach hereinkommen.
ES un centro juvenil y vecinal | Puerta Amarilla; Tetera y Futbolín | Salas abiertas para menores de veinte, y para todos el fin de semana.
> Nada que comprar, mucho que hacer | Cocina, escenario, taller y alguien que escucha.
~ Los jueves las llaves son de los jóvenes.
[Cada semana] Tarde libre: Juegos y deberes; Sala de ensayo: Por horas
[A veces] Semana de verano: Tiendas y lago; Salón para tu fiesta: Con cocina
@ Dirección: Pierde al futbolín; Taller: Arregla bicis
? ¿Hay que apuntarse? No.

# repair-cafe | tool | wrench lamp cup @ table | weekend | help | no-slots
= repair café|repair cafe|makerspace|maker space|hackerspace|tool library|fab lab|mending group; repair-café|repaircafé|reparatur-café|makerspace|offene werkstatt|leihladen; repair café|taller abierto|makerspace|biblioteca de cosas
$ free
EN a repair café | Loose Screw; The Mending Table | Bring it broken, take it home whole, drink coffee between.
> Do not throw it away yet | Last Saturday of the month: eight volunteers, every tool, no charge.
~ Six in ten things leave working.
[We mend] Toasters and lamps: Wires, fuses, switches; Clothes and zips: Two machines, much thread; Bicycles: Brakes and gears
[You can] Borrow a tool: For a week; Help: Two hours, any skill
@ Electronics: Retired, not tired; Sewing: Saves every teddy
? What does it cost? What you put in the jar.
DE ein Repair-Café | Lose Schraube; Flicktisch | Kaputt bringen, heil mitnehmen, dazwischen Kaffee.
> Noch nicht wegwerfen | Am letzten Samstag: acht Ehrenamtliche, alles Werkzeug, kostenlos.
~ Sechs von zehn Dingen gehen wieder.
[Wir reparieren] Toaster und Lampen: Kabel, Sicherung, Schalter; Kleider und Reißverschlüsse: Zwei Maschinen; Fahrräder: Bremsen und Gänge
[Sie können] Werkzeug leihen: Für eine Woche; Mithelfen: Zwei Stunden, jedes Können
@ Elektronik: Rentner, nicht müde; Nähen: Rettet jeden Teddy
? Was kostet es? Was Sie ins Glas tun.
ES un repair café | Tornillo Suelto; Mesa de Arreglos | Tráelo roto, llévatelo entero.
> No lo tires todavía | El último sábado: ocho voluntarios y todas las herramientas.
~ Seis de cada diez cosas vuelven a funcionar.
[Arreglamos] Tostadoras y lámparas: Cables y fusibles; Ropa y cremalleras: Dos máquinas; Bicicletas: Frenos y marchas
[Puedes] Tomar herramientas: Una semana; Ayudar: Dos horas
@ Electrónica: Jubilado, no cansado; Costura: Salva cada peluche
? ¿Cuánto cuesta? La voluntad.

# town-hall | paper | column house tree @ arch | office | help | no-slots people
= town hall|municipality|city council|parish council|village website|town website|local council|citizens office|town council; rathaus|gemeindeverwaltung|gemeindeseite|stadtverwaltung|bürgeramt|dorfseite|ortsgemeinde; ayuntamiento|municipio|concejo|web del pueblo|junta vecinal
! church|kirchengemeinde|library|gemeindebücherei|brief
$ free
EN a town council's site | Town of Lower Wexley; Parish of Two Mills | Papers, meetings and who to ask.
> What can we do for you? | Most papers within a day, most questions on the telephone.
~ Council meetings are public, and there is tea.
[Papers] Passport and identity card: Bring a picture, two weeks; Change of address: Ten minutes, without appointment; Birth and marriage: Certificates the same day
[The place] Waste calendar: By street; Council meeting: First Monday of the month; Rooms to rent: Hall and old school
@ Mayor: Office hour on Thursdays; Citizens' office: Knows every form
? Do I need an appointment? For passports yes.
DE eine Gemeindeseite | Gemeinde Unterwexel; Zweimühlen | Papiere, Sitzungen und wen man fragt.
> Was können wir für Sie tun? | Die meisten Papiere an einem Tag, die meisten Fragen am Telefon.
~ Ratssitzungen sind öffentlich, und es gibt Tee.
[Papiere] Pass und Ausweis: Bild mitbringen; Ummeldung: Zehn Minuten ohne Termin; Geburt und Heirat: Urkunden am selben Tag
[Der Ort] Abfallkalender: Nach Straße; Ratssitzung: Erster Montag im Monat; Räume mieten: Saal und alte Schule
@ Bürgermeisterin: Sprechstunde donnerstags; Bürgerbüro: Kennt jedes Formular
? Brauche ich einen Termin? Für Pässe ja.
ES una web municipal | Villa de Abajo; Dos Molinos | Papeles, plenos y a quién preguntar.
> ¿En qué te ayudamos? | Casi todos los papeles en un día.
~ Los plenos son públicos, y hay café.
[Papeles] Empadronamiento: Diez minutos; Certificados: El mismo día; Registro: Nacimientos y bodas
[El pueblo] Calendario de basuras: Por calles; Pleno: Primer lunes; Salas de alquiler: Salón y escuela vieja
@ Alcaldesa: Recibe los jueves; Atención vecinal: Conoce cada impreso
? ¿Hace falta cita? A veces.

# hiking-club | earth | mountain shoe tree @ hills | club | offers | no-slots
= hiking club|walking group|alpine club|mountaineering club|running club|cycling club|nature club|ornithology club|ski club|astronomy club|cycling group; wanderverein|alpenverein|wandergruppe|laufverein|lauftreff|radverein|naturverein|skiclub|sternwarte|astronomieverein|radsportverein|radfahrverein; club de senderismo|grupo de montaña|club de montaña|club de atletismo|club ciclista|asociación astronómica
! log|tracker|diary|blog
$ 0 30 0 240
EN a walking club | Waymark; Slow Boots | Every other Sunday, whatever the weather says.
> Meet at the station, eight o'clock | Fifteen kilometres, one long lunch, and nobody is left behind.
~ We repaint the waymarks on forty kilometres ourselves.
[Walk] Sunday walk: Guests are welcome; Membership, a year: With map and badge
[More] Thursday evening round: Six fast kilometres; Hut week: Five days, four huts
@ Routes: Carries the map he never opens; Young walkers: Finds a stream for lunch
? How fit must I be? Fit enough for 15 km.
DE ein Wanderverein | Wegzeichen; Langsame Stiefel | Jeden zweiten Sonntag, was auch das Wetter sagt.
> Treffpunkt Bahnhof, acht Uhr | Fünfzehn Kilometer, eine lange Rast, und niemand bleibt zurück.
~ Vierzig Kilometer Wegzeichen malen wir selbst nach.
[Wandern] Sonntagswanderung: Gäste willkommen; Jahresbeitrag: Mit Karte und Abzeichen
[Mehr] Donnerstagsrunde: Sechs flotte Kilometer; Hüttenwoche: Fünf Tage, vier Hütten
@ Wegewart: Trägt die Karte, die er nie öffnet; Junge Gruppe: Findet den Bach fürs Mittagessen
? Wie fit muss ich sein? Für fünfzehn Kilometer.
ES un club de senderismo | Señal y Senda; Botas Lentas | Un domingo sí y otro no, haga lo que haga.
> En la estación, a las ocho | Quince kilómetros, una comida larga y nadie se queda atrás.
~ Repintamos cuarenta kilómetros de señales.
[Caminar] Paseo de domingo: Invitados bienvenidos; Cuota anual: Con mapa
[Más] Ronda del jueves: Seis kilómetros; Semana de refugios: Cinco días
@ Rutas: Lleva el mapa que nunca abre; Jóvenes: Encuentra un arroyo
? ¿Qué forma física? Para quince kilómetros.

# party | bloom | balloon cake star @ stripes | weekend | offers | no-slots
= summer party|company party|company summer party|christmas party|office party|work party|staff party|team party; sommerfest|firmenfest|firmenfeier|weihnachtsfeier|betriebsfest|firmenjubiläum|sommerfest der firma; fiesta de verano|fiesta de empresa|fiesta de navidad|cena de empresa
! wedding|hochzeit|boda|shop|planner agency|catering|decoration|supplies|agency
$ free
EN an invitation to a party | Long Summer Evening; Lanterns at Seven | An evening outdoors, everybody is asked.
> Bring nothing but shoes you can dance in | There is food from six, music from eight and a last train at midnight.
~ We meet once a year without an agenda. This is it.
[The evening] Arriving: Something cold in your hand; Long tables: Salads, grill, a vegetarian fire; Speeches: Two, both short
[Good to know] Children: A corner with paint and a tent; Getting home: Two shuttle buses; Rain: Then under the big roof
@ Organising: Ask her anything; Music: Takes wishes, refuses some
? May I bring somebody? One person, say so when you answer.
DE eine Einladung zum Fest | Langer Sommerabend; Laternen um sieben | Ein Abend im Freien, alle sind eingeladen.
> Nur Schuhe zum Tanzen mitbringen | Essen ab sechs, Musik ab acht, um Mitternacht der letzte Zug.
~ Einmal im Jahr treffen wir uns ohne Tagesordnung.
[Der Abend] Ankommen im Garten: Etwas Kühles in die Hand; Lange Tafeln: Salate, Grill, auch ohne Fleisch; Reden: Zwei, beide kurz
[Gut zu wissen] Kinderecke: Farben und ein Zelt; Heimweg: Zwei Pendelbusse; Regen: Dann unters große Dach
@ Organisation: Weiß alles; Musik: Nimmt Wünsche an, nicht alle
? Darf ich jemanden mitbringen? Eine Person, bitte angeben.
ES una invitación a una fiesta | Larga Tarde de Verano; Faroles a las Siete | Una noche al aire libre, todos invitados.
> Trae solo zapatos para bailar | Comida desde las seis, música desde las ocho y el último tren a medianoche.
~ Una vez al año nos vemos sin orden del día.
[La noche] Llegar: Algo frío en la mano; Mesas largas: Ensaladas y brasa; Discursos: Dos, los dos cortos
[Conviene saber] Niños: Rincón con pinturas; Volver a casa: Dos autobuses; Si llueve: Bajo techo
@ Organización: Lo sabe todo; Música: Acepta casi todo
? ¿Puedo llevar a alguien? A una persona.

# golf-club | sport | ball medal tree @ hills | courts | offers
= golf club|golf course|country club|driving range|disc golf; golfclub|golfplatz|golfverein; club de golf|campo de golf
! mini golf|minigolf|crazy golf|vw|car|score app|tracker
$ 58 34 49/60 6 190 95
EN a golf club | Nine by the Brook; Long Grass Golf | Nine holes, sheep on the tenth.
> Two hours, nine holes, no dress code | Guests play every day, beginners on Sundays for nothing.
~ The rough is left to the larks until July.
[Play] Eighteen holes: Twice round; Nine holes: Before work or after; Bucket of balls: On the range
[Learn] Trainer, one hour: Clubs lent; Weekend to the permit: Saturday and Sunday; Membership, a month: All days
@ Professional: Plays with four clubs; Greens: Mows at five
? May I come in jeans? Yes.
DE ein Golfclub | Neun am Bach; Hohes Gras | Neun Löcher, auf der zehnten Bahn Schafe.
> Zwei Stunden, neun Löcher, keine Kleiderordnung | Gäste spielen täglich, Anfänger sonntags kostenlos.
~ Das hohe Gras gehört bis Juli den Lerchen.
[Spielen] Achtzehn Löcher: Zweimal herum; Neun Löcher: Vor oder nach der Arbeit; Eimer Bälle: Auf der Range
[Lernen] Golftrainer, eine Stunde: Schläger geliehen; Wochenende zur Platzreife: Samstag und Sonntag; Golfbeitrag, im Monat: Alle Tage
@ Golflehrer: Spielt mit vier Schlägern; Greens: Mäht um fünf
? Darf ich in Jeans kommen? Ja.
ES un club de golf | Nueve del Arroyo; Hierba Alta | Nueve hoyos y ovejas en el décimo.
> Dos horas, nueve hoyos, sin etiqueta | Invitados todos los días.
~ La hierba alta es de las alondras.
[Jugar] Dieciocho hoyos: Dos vueltas; Nueve hoyos: Antes o después del trabajo; Cubo de bolas: En el campo de prácticas
[Aprender] Profesor de golf, una hora: Con palos; Fin de semana de iniciación: Sábado y domingo; Cuota de golf, al mes: Todos los días
@ Profesor: Juega con cuatro palos; Campo: Siega a las cinco
? ¿Puedo ir en vaqueros? Sí.
`);
