import { trades } from "./trade.ts";

/** Days on which a place meets, groups that go out together, and the rooms people meet in. */
export const gatherings = trades(`
# fun-run | sport | shoe medal heart @ hills | weekend | tickets | rsvp no-slots occasion
= fun run|charity run|sponsored run|run for charity|park run|half marathon|marathon|10k run|5k run|5k|10k|trail run|triathlon|obstacle race|sponsored walk|charity walk|running event|running race; volkslauf|spendenlauf|sponsorenlauf|benefizlauf|stadtlauf|firmenlauf|halbmarathon|marathon|laufveranstaltung|dorflauf|schullauf|silvesterlauf|triathlon|hindernislauf; carrera solidaria|carrera popular|carrera benéfica|media maratón|maratón|marcha solidaria|san silvestre|cross escolar|triatlón
! tracker|diary|log|training plan|tagebuch|trainingsplan|diario|registro|shop|shoes|club|verein
$ 12 15 5 0 8 14 3 0
EN a running event | Twelve Bridges Run; The Slow and the Quick | One loop, a number on the chest and soup at the finish.
> Run it, walk it, push a pram round it | Start at ten on the meadow. Every entry pays for something that is needed here.
~ The first year forty came, in the rain. Now the baker opens at six for it.
[Distances] Five kilometres: Flat, along the water; Ten kilometres: Twice round, one hill each time; Children's mile: Up to eleven years, a medal for all; Walking loop: No clock, dogs welcome
[On the day] Relay of four: One baton, four shirts; Start number and shirt: Sizes from XS to 3XL; Pasta the evening before: In the gym hall; Helping at the drinks table: Two hours, a jacket to keep
@ Course: Measures it twice every spring; Start and finish: Has the loudest whistle
? What if I am slow? The last one gets the loudest applause.
? Where does the money go? What each year's cause received stands on the start page.
DE ein Lauf für alle | Zwölf-Brücken-Lauf; Langsam und Schnell | Eine Runde, eine Nummer auf der Brust und Suppe im Ziel.
> Laufen, gehen oder den Kinderwagen schieben | Start um zehn auf der Wiese. Jede Meldung bezahlt etwas, das hier gebraucht wird.
~ Im ersten Jahr kamen vierzig, im Regen. Heute macht der Bäcker dafür um sechs auf.
[Strecken] Fünf Kilometer: Flach, am Wasser entlang; Zehn Kilometer: Zwei Runden, je ein Hügel; Kindermeile: Bis elf Jahre, Medaille für alle; Gehrunde: Ohne Uhr, Hunde willkommen
[Am Tag selbst] Staffel zu viert: Ein Stab, vier Hemden; Startnummer und Hemd: Größen von XS bis 3XL; Nudeln am Vorabend: In der Turnhalle; Hilfe am Getränketisch: Zwei Stunden, die Jacke bleibt Ihnen
@ Strecke: Misst sie jedes Frühjahr zweimal; Start und Ziel: Hat die lauteste Pfeife
? Und wenn ich langsam bin? Wer zuletzt kommt, bekommt den größten Beifall.
? Wohin geht das Geld? Was der Zweck des Jahres bekam, steht auf der Startseite.
ES una carrera popular | Carrera de los Doce Puentes; Despacio y Deprisa | Una vuelta, un dorsal y caldo en la meta.
> Corre, camina o empuja el carrito | Salida a las diez en la pradera. Cada inscripción paga algo que aquí hace falta.
~ El primer año vinieron cuarenta, con lluvia. Hoy el panadero abre a las seis.
[Distancias] Cinco kilómetros: Llano, junto al agua; Diez kilómetros: Dos vueltas, una cuesta en cada una; Milla infantil: Hasta once años, medalla para todos; Vuelta andando: Sin reloj, perros incluidos
[El mismo día] Relevo de cuatro: Un testigo, cuatro camisetas; Dorsal y camiseta: Tallas de XS a 3XL; Pasta la víspera: En el polideportivo; Ayudar en el avituallamiento: Dos horas, la chaqueta es tuya
@ Recorrido: Lo mide dos veces cada primavera; Salida y meta: Tiene el silbato más fuerte
? ¿Y si voy despacio? La última persona se lleva el aplauso mayor.
? ¿Adónde va el dinero? Lo que recibió la causa del año está en la portada.

# flea-market | earth | box vase lamp @ stripes | weekend | offers | no-slots
= flea market|car boot sale|boot sale|jumble sale|yard sale|garage sale|rummage sale|bring and buy sale|swap meet|clothes swap|toy sale|village market|christmas market|craft market; flohmarkt|trödelmarkt|dorfflohmarkt|hofflohmarkt|kinderflohmarkt|garagenflohmarkt|kleidertausch|basar|kleiderbasar|weihnachtsmarkt|kunsthandwerkermarkt|dorfmarkt; mercadillo|rastrillo|mercado de pulgas|mercadillo solidario|mercado navideño|mercado de artesanía|trueque de ropa
! shop|store|laden|geschäft|tienda
$ 8 14 4 6 0 0 2.5 0
EN a flea market | Sunday Tables; Two Boxes Full | Tables from six, bargains until noon, cake until it is gone.
> What is in your attic is on somebody's list | Come with a table of your own or with an empty bag.
~ It began with eleven blankets on the school yard. Now the whole street carries boxes out.
[Selling] Pitch of three metres: Bring your own table; Pitch with a car: Park right behind it; Children's blanket: Toys only, sellers up to fourteen; Table to hire: Standing there when you come
[Coming] Looking round: From eight in the morning; Early access: Seven o'clock, torches allowed; Coffee and cake: Baked by the parents; Box for leftovers: What nobody buys goes to the food bank
@ Pitches: Knows who sold what last year; Kitchen: Counts cakes, not calories
? What may not be sold? New goods, animals and anything that ticks.
DE ein Flohmarkt | Sonntagstische; Zwei Kisten voll | Tische ab sechs, Schnäppchen bis mittags, Kuchen bis er alle ist.
> Was auf Ihrem Dachboden liegt, sucht gerade jemand | Kommen Sie mit einem Tisch oder mit einer leeren Tasche.
~ Angefangen hat es mit elf Decken auf dem Schulhof. Heute trägt die ganze Straße Kisten hinaus.
[Verkaufen] Stand, drei Meter: Eigenen Tisch mitbringen; Stand mit Auto: Es parkt gleich dahinter; Kinderdecke: Nur Spielzeug, bis vierzehn Jahre; Leihtisch: Steht schon da, wenn Sie kommen
[Stöbern] Eintritt: Ab acht Uhr morgens; Früher Einlass: Sieben Uhr, Taschenlampe erlaubt; Kaffee und Kuchen: Von den Eltern gebacken; Kiste für Reste: Was keiner kauft, geht an die Tafel
@ Stände: Weiß, wer letztes Jahr was verkauft hat; Küche: Zählt Kuchen, keine Kalorien
? Was darf nicht verkauft werden? Neuware, Tiere und alles, was tickt.
ES un mercadillo | Mesas del Domingo; Dos Cajas Llenas | Mesas desde las seis, gangas hasta el mediodía y bizcocho hasta que se acabe.
> Lo de tu trastero está en la lista de alguien | Ven con una mesa o con una bolsa vacía.
~ Empezó con once mantas en el patio del colegio. Hoy toda la calle saca cajas.
[Vender] Puesto de tres metros: Trae tu mesa; Puesto con coche: Aparcado justo detrás; Manta infantil: Solo juguetes, hasta catorce años; Mesa de alquiler: Ya montada cuando llegas
[Venir] Entrada: Desde las ocho; Entrada temprana: A las siete, con linterna; Café y bizcocho: Lo hacen las familias; Caja de sobrantes: Lo que nadie compra va al banco de alimentos
@ Puestos: Sabe quién vendió qué el año pasado; Cocina: Cuenta bizcochos
? ¿Qué no se puede vender? Género nuevo, animales y lo que haga tictac.

# scouts | earth | tent mountain keys @ hills | lessons | offers | no-slots
= scouts|scout group|scout troop|cub scouts|girl guides|girl scouts|boy scouts|brownies|scouting; pfadfinder|pfadfinderinnen|pfadfinderstamm|pfadfindergruppe|wölflinge|pfadis; scouts|grupo scout|exploradores|tropa scout
! trips|packing|roster|tracker|list|who can come|liste|lista
$ 0 0 0 65 48 24 0 90
EN a scout group | Third Clearing; The Kettle Troop | Knots, maps, soup from a pot that three people carry.
> Out, in every weather there is | Six to twenty-one years, four groups, one tent that leaks on the left.
~ We have met in the same hut since 1961. The roof is the third one, the bench is the first.
[Groups] Beavers, six to eight: Mondays, mostly in the wood; Cubs, eight to eleven: Tuesdays, first knots and first knives; Scouts, eleven to fifteen: Thursdays, maps and fire; Explorers, to twenty-one: They plan, the others follow
[Through the year] Whitsun camp: Four nights, no electricity; Shirt and neckerchief: Second-hand ones in the hut; Open afternoon: Last Saturday in the month; Summer camp: Two weeks, train and tents
@ Group leader: Has never lost a child, nor a mallet; Quartermaster: Counts tent pegs aloud
? Can my child just try? Three times, without signing anything.
DE eine Pfadfindergruppe | Dritte Lichtung; Stamm Kesselhaken | Knoten, Karten und Suppe aus einem Topf, den drei tragen.
> Raus, bei jedem Wetter, das es gibt | Sechs bis einundzwanzig Jahre, vier Gruppen, ein Zelt, das links tropft.
~ Wir treffen uns seit 1961 in derselben Hütte. Das Dach ist das dritte, die Bank die erste.
[Gruppen] Biber, sechs bis acht: Montags, meist im Wald; Wölflinge, acht bis elf: Dienstags, erste Knoten, erstes Messer; Pfadfinder, elf bis fünfzehn: Donnerstags, Karte und Feuer; Rover, bis einundzwanzig: Sie planen, die anderen folgen
[Im Jahr] Pfingstlager: Vier Nächte ohne Strom; Kluft und Halstuch: Gebrauchte in der Hütte; Offener Waldnachmittag: Letzter Samstag im Monat; Sommerlager: Zwei Wochen, Zug und Zelt
@ Stammesführung: Hat noch kein Kind und keinen Hammer verloren; Materialwart: Zählt Heringe laut
? Darf mein Kind schnuppern? Dreimal, ohne etwas zu unterschreiben.
ES un grupo scout | Tercer Claro; Tropa del Caldero | Nudos, mapas y sopa de una olla que llevan tres.
> Fuera, con el tiempo que haga | De seis a veintiún años, cuatro ramas y una tienda que gotea por la izquierda.
~ Nos vemos en la misma cabaña desde 1961. El tejado es el tercero, el banco el primero.
[Ramas] Castores, de seis a ocho: Los lunes, casi siempre en el bosque; Lobatos, de ocho a once: Los martes, primeros nudos; Tropa, de once a quince: Los jueves, mapa y fuego; Clan, hasta veintiuno: Planean y los demás siguen
[Durante el año] Campamento de Pascua: Cuatro noches sin luz; Camisa y pañoleta: De segunda mano en la cabaña; Tarde abierta en el bosque: El último sábado del mes; Campamento de verano: Dos semanas, tren y tiendas
@ Coordinación: Nunca ha perdido un niño ni un mazo; Intendencia: Cuenta piquetas en voz alta
? ¿Puede probar mi hijo? Tres veces, sin firmar nada.

# meeting-rooms | fresh | laptop lamp cup @ window | office | rates
= meeting room|meeting rooms|conference room|conference rooms|office rooms|room booking|book a room|rooms in our office|seminar room|seminar rooms|rehearsal room|rehearsal rooms|boardroom; besprechungsraum|besprechungsräume|meetingraum|meetingräume|konferenzraum|konferenzräume|sitzungszimmer|seminarraum|seminarräume|raumbuchung|proberaum|proberäume; sala de reuniones|salas de reuniones|sala de juntas|salas de juntas|reserva de salas|sala de ensayo|salas de ensayo|aula de formación
! hotel|tracker|minutes|notes|inventory|coworking|co-working|desks|holiday|protokoll|actas
$ 0/60 0/60 0/60 0/120 0/30 0/60 0/30 0/120
EN meeting rooms | The Long Table; Doors That Close | Every room with its seats, and whether it is free.
> A room, an hour, your name on it | Choose the room and the time; everybody sees that it is taken.
~ There were four rooms and one paper list. Now nobody knocks and asks how long it will take.
[Big rooms] Harbour, 12 seats: Screen, camera and a wall to write on; Orchard, 8 seats: Round table, daylight; Garden room, 6 seats: Opens to the terrace; Attic, 20 seats: Rows or a horseshoe, projector
[Small rooms] Booth A: One person, one call; Window table, 4 seats: Screen on the wall; Booth B: For two, well insulated; Workshop, 10 seats: Tables that roll, paper on every wall
? Can I book for a guest? Yes; write the name in the notes.
DE Besprechungsräume | Der lange Tisch; Türen zum Schließen | Jeder Raum mit seinen Plätzen und ob er frei ist.
> Ein Raum, eine Stunde, Ihr Name darauf | Raum und Zeit wählen; alle sehen, dass er vergeben ist.
~ Es gab vier Räume und eine Liste aus Papier. Heute klopft niemand mehr und fragt, wie lange es noch dauert.
[Große Räume] Hafen, 12 Plätze: Bildschirm, Kamera und eine Wand zum Beschreiben; Obstgarten, 8 Plätze: Runder Tisch, Tageslicht; Gartenzimmer, 6 Plätze: Mit Tür zur Terrasse; Dachboden, 20 Plätze: Reihen oder Hufeisen, Beamer
[Kleine Räume] Kabine A: Eine Person, ein Gespräch; Fenstertisch, 4 Plätze: Bildschirm an der Wand; Kabine B: Für zwei, gut gedämmt; Werkstattraum, 10 Plätze: Rollende Tische, Papier an jeder Wand
? Kann ich für Gäste buchen? Ja, den Namen einfach dazuschreiben.
ES salas de reuniones | La Mesa Larga; Puertas que Cierran | Cada sala con sus plazas, y si está libre.
> Una sala, una hora, tu nombre | Elige sala y hora; todos ven que está ocupada.
~ Había cuatro salas y una lista de papel. Ya nadie llama a la puerta para preguntar cuánto falta.
[Salas grandes] Puerto, 12 plazas: Pantalla, cámara y pared para escribir; Huerto, 8 plazas: Mesa redonda, luz natural; Sala del jardín, 6 plazas: Con salida a la terraza; Ático, 20 plazas: Filas o herradura, proyector
[Salas pequeñas] Cabina A: Una persona, una llamada; Mesa de la ventana, 4 plazas: Pantalla en la pared; Cabina B: Para dos, bien aislada; Taller, 10 plazas: Mesas con ruedas y papel en las paredes
? ¿Puedo reservar para invitados? Sí, escribe el nombre en las notas.
`);
