import { trades } from "./trade.ts";

/** Who builds, mends and looks after houses and what stands in them. */
export const crafts = trades(`
# plumber | tool | tap wrench house @ stripes | craft | services
= plumber|plumbers|plumbing|plumbing company|plumbing business; klempner|installateur|installateurbetrieb|sanitär|sanitärbetrieb|sanitärinstallation|klempnerei; fontanero|fontanería|fontaneros
$ 85+/60 95/60 60/45 140+/90 120/90 480+/240
EN a plumbing business | Tidewell Plumbing; Copper & Sons | Leaks, drains and bathrooms, put right the first time.
> Dry floors again by tonight | Call before nine and somebody is under your sink the same day, with the parts in the van.
~ We find the leak before we open the wall. | You hear the price before the first pipe is cut, and the old parts are yours to see.
[Repairs] Leak repair: We find it first, then fix it; Blocked drain: Cleared and checked by camera; New tap fitted: Kitchen or bath, your tap or ours
[Fitting] Water heater check: Pressure, valve and scale; Toilet replaced: Old one taken away; Bathroom plumbing: Pipes for bath, basin and shower
@ Master plumber: Hears a leak through a wall; Heating and hot water: Knows every boiler in town
? Do you come at night? For burst pipes yes, with a night rate of 45 on top.
? Do you clear up? Yes. Dust sheets before, a mop after.
DE ein Sanitärbetrieb | Rohr & Ruhe; Klempnerei Tiefbrunn | Lecks, Abflüsse und Bäder, beim ersten Mal richtig.
> Heute Abend ist es wieder trocken | Wer bis neun anruft, hat noch am selben Tag jemanden unter der Spüle, mit den Teilen im Wagen.
~ Wir suchen das Leck, bevor wir die Wand öffnen. | Den Preis hören Sie vor dem ersten Schnitt, die alten Teile zeigen wir Ihnen.
[Reparatur] Leck abdichten: Erst orten, dann öffnen; Abfluss frei machen: Mit Spirale und Kamera; Armatur tauschen: Küche oder Bad
[Einbau] Boiler warten: Druck, Ventil und Kalk; WC erneuern: Altes nehmen wir mit; Bad verrohren: Leitungen für Wanne, Becken, Dusche
@ Installateurmeister: Hört ein Leck durch die Wand; Heizung und Warmwasser: Kennt jede Therme der Stadt
? Kommen Sie auch nachts? Bei Rohrbruch ja, mit 45 Euro Nachtzuschlag.
ES una fontanería | Fontanería Ribera; Cobre e Hijos | Fugas, desagües y baños, bien a la primera.
> Esta noche, todo seco | Si llamas antes de las nueve, vamos el mismo día con las piezas en la furgoneta.
~ Buscamos la fuga antes de abrir la pared. | Sabes el precio antes de cortar el primer tubo.
[Reparaciones] Reparar una fuga: Primero localizar, luego abrir; Desatascar: Con cámara para comprobar; Cambiar un grifo: Cocina o baño
[Instalación] Revisar el termo: Presión, válvula y cal; Cambiar el inodoro: Nos llevamos el viejo; Tuberías del baño: Bañera, lavabo y ducha
@ Maestro fontanero: Oye una fuga tras la pared; Calefacción: Conoce todas las calderas
? ¿Venís de noche? Por una tubería rota sí, con recargo nocturno.

# electrician | tool | bulb house wrench @ window | craft | services
= electrician|electricians|electrical contractor|electrical services|rewiring; elektriker|elektrikerin|elektrobetrieb|elektroinstallation|elektromeister; electricista|electricistas|instalaciones eléctricas
$ 75+/60 65/45 190/120 110/60 890+/480 150/90
EN an electrician's business | Bright Circuit; Hale Electrical | Wiring, lights and safety checks for homes and shops.
> Light where you need it, and nothing that sparks | Sockets, lamps and whole houses rewired, tested and labelled.
~ Every fuse gets a label you can read. | We test before we leave and put the report in your hand.
[At home] Fault finding: Why the fuse keeps going; New socket: Placed where you point; Fuse box check: Measured and labelled
[Larger work] Lamp circuit: New lights with a dimmer; Rewire a flat: Room by room, you can stay; Car charger survey: Whether your supply is enough
@ Electrician: Labels everything, twice; Apprentice: Finds cables with a torch and patience
? Is there power while you work? All rooms but the one we are in.
DE ein Elektrobetrieb | Elektro Lichtblick; Stromkreis Weber | Leitungen, Licht und Prüfungen für Haus und Laden.
> Licht, wo Sie es brauchen, und nichts, das funkt | Steckdosen, Lampen und ganze Häuser, geprüft und beschriftet.
~ Jede Sicherung bekommt ein Schild, das man lesen kann. | Wir messen, bevor wir gehen, und lassen das Protokoll da.
[Zu Hause] Fehlersuche: Warum die Sicherung fliegt; Steckdose setzen: Wo Sie hinzeigen; Sicherungskasten prüfen: Gemessen und beschriftet
[Größeres] Lichtkreis legen: Neue Leuchten mit Dimmer; Wohnung neu verkabeln: Zimmer für Zimmer; Wallbox-Check: Ob der Anschluss reicht
@ Elektromeister: Beschriftet alles doppelt; Auszubildende: Findet Kabel mit Lampe und Geduld
? Gibt es Strom, während Sie arbeiten? In allen Zimmern außer dem, in dem wir sind.
ES un taller eléctrico | Luz Clara; Electricidad Olmo | Cables, luces y revisiones para casas y comercios.
> Luz donde la necesitas y nada que chispee | Enchufes, lámparas y casas enteras, con pruebas y etiquetas.
~ Cada fusible lleva una etiqueta que se lee. | Medimos antes de irnos y te dejamos el informe.
[En casa] Buscar una avería: Por qué salta el diferencial; Enchufe nuevo: Donde tú digas; Revisar el cuadro: Medido y etiquetado
[Obras] Circuito de luces: Con regulador; Recablear un piso: Habitación por habitación; Estudio para cargador: Si llega la potencia
@ Electricista: Etiqueta todo dos veces; Aprendiz: Encuentra cables con paciencia
? ¿Nos quedamos sin luz? Solo en la habitación en la que trabajamos.

# carpenter | earth | saw hammer sofa @ table | craft | services
= carpenter|carpenters|carpentry|joiner|joinery|cabinet maker|woodworker; tischlerei|tischler|schreinerei|schreiner|zimmerei|zimmermann; carpintería|carpintero|ebanista|ebanistería
$ 690+ 1450+ 320+ 85/60 240+ 140+
EN a joinery | Grain & Gauge; Oakhurst Joinery | Furniture and doors in solid wood, made to measure.
> Made for one room: yours | We measure your wall, draw the piece and build it in our own workshop from wood you can choose.
~ Nothing in our workshop is cut before you have seen the board. | Most of our wood grew within sixty kilometres.
[Made to measure] Built-in shelf: Floor to ceiling, no gaps; Dining table: Oak, ash or walnut; Window seat: With a lid and storage
[Repair] Door planed: So that it closes again; Chair re-glued: Joints taken apart and set; Drawer runners: Wood on wood, waxed
@ Master joiner: Chooses the boards by hand; Restoration: Rescues what others throw away
? How long does a table take? Six to eight weeks, most of it waiting for the wood to rest.
DE eine Tischlerei | Holzwerk Ahorn; Tischlerei Faser | Möbel und Türen aus massivem Holz, nach Maß.
> Für einen einzigen Raum gebaut: Ihren | Wir messen Ihre Wand, zeichnen das Stück und bauen es in der eigenen Werkstatt.
~ Bei uns wird nichts gesägt, bevor Sie das Brett gesehen haben. | Das meiste Holz wuchs keine sechzig Kilometer von hier.
[Nach Maß] Einbauregal: Vom Boden bis zur Decke; Esstisch: Eiche, Esche oder Nussbaum; Sitzbank am Fenster: Mit Deckel und Stauraum
[Reparatur] Tür hobeln: Damit sie wieder schließt; Stuhl leimen: Zerlegt und neu verleimt; Schublade gängig machen: Holz auf Holz, gewachst
@ Tischlermeister: Sucht jedes Brett selbst aus; Restaurierung: Rettet, was andere wegwerfen
? Wie lange dauert ein Tisch? Sechs bis acht Wochen, meist ruht dabei das Holz.
ES una carpintería | Veta y Medida; Carpintería Roble | Muebles y puertas de madera maciza, a medida.
> Hecho para un solo cuarto: el tuyo | Medimos tu pared, dibujamos la pieza y la construimos en nuestro taller.
~ No cortamos nada antes de que veas la tabla. | Casi toda la madera creció a menos de sesenta kilómetros.
[A medida] Estantería empotrada: Del suelo al techo; Mesa de comedor: Roble, fresno o nogal; Banco de ventana: Con tapa y espacio dentro
[Arreglos] Cepillar una puerta: Para que vuelva a cerrar; Encolar una silla: Desmontada y vuelta a montar; Guías de cajón: Madera sobre madera, con cera
@ Maestro carpintero: Elige cada tabla a mano; Restauración: Salva lo que otros tiran
? ¿Cuánto tarda una mesa? De seis a ocho semanas.

# painter | tool | brush ladder house @ stripes | craft | services
= painter and decorator|house painter|painters and decorators|painting company|decorator; maler|malerin|malerbetrieb|maler und lackierer|malermeister|anstreicher|malerei betrieb; pintor de casas|pintores|pintura de interiores|empresa de pintura
! gemälde|aquarelle|atelier|kunst|meine bilder|porträts|ausstellung|kunstmaler|landschaftsmaler
$ 380+ 620+ 95 14+ 260+ 1900+
EN a decorating business | Second Coat; Ferris Decorators | Walls, woodwork and façades, in straight lines.
> Rooms that look new on Friday | Furniture covered, edges sharp, and two colours tried on your wall before you decide.
~ Good paint is nine parts preparation. | We fill, sand and cover first, and nobody sees that part but you.
[Inside] One room: Walls and ceiling, two coats; Stairwell: With scaffold, in two days; Colour advice: Samples on your own wall
[More] Wallpaper hung: Per square metre, pattern matched; Doors and frames: Sanded and lacquered; House front: Washed, mended and painted
@ Master decorator: Cuts in without tape; Wallpaper: Hangs patterns nobody else wants
? Can we live in the flat meanwhile? Yes. We do one room after the other.
DE ein Malerbetrieb | Zweiter Anstrich; Farbwerk Rosner | Wände, Holz und Fassaden, mit geraden Kanten.
> Räume, die am Freitag neu aussehen | Möbel abgedeckt, Kanten scharf, und zwei Farben an Ihrer Wand probiert.
~ Gutes Streichen ist vor allem Vorbereitung. | Wir spachteln, schleifen und decken ab, bevor der erste Topf aufgeht.
[Innen] Ein Zimmer: Wände und Decke, zwei Anstriche; Treppenhaus: Mit Gerüst, in zwei Tagen; Farbberatung: Muster an der eigenen Wand
[Mehr] Tapezieren: Pro Quadratmeter, auf Muster; Türen und Zargen: Geschliffen und lackiert; Fassade: Gereinigt, ausgebessert, gestrichen
@ Malermeisterin: Zieht Kanten ohne Klebeband; Tapeten: Klebt Muster, die sonst keiner will
? Können wir solange wohnen bleiben? Ja, wir machen ein Zimmer nach dem anderen.
ES una empresa de pintura | Segunda Mano de Color; Pinturas Alba Nueva | Paredes, madera y fachadas, con líneas rectas.
> Habitaciones nuevas el viernes | Muebles tapados, cantos limpios y dos colores probados en tu pared.
~ Pintar bien es sobre todo preparar. | Tapamos, lijamos y protegemos antes de abrir un bote.
[Interior] Una habitación: Paredes y techo, dos manos; Escalera: Con andamio, en dos días; Consejo de color: Muestras en tu pared
[Más] Empapelar: Por metro cuadrado; Puertas y marcos: Lijados y lacados; Fachada entera: Lavada, reparada y pintada
@ Maestra pintora: Perfila sin cinta; Papel pintado: Coloca dibujos imposibles
? ¿Podemos seguir viviendo en casa? Sí, vamos cuarto por cuarto.

# roofer | tool | house ladder hammer @ hills | craft | services
= roofer|roofers|roofing|roofing company|roof repair; dachdecker|dachdeckerei|dachdeckerbetrieb|dachreparatur; techador|tejados|reparación de tejados|cubiertas y tejados
$ 120/60 180+ 240+ 9500+ 95+ 780+
EN a roofing company | High Ridge Roofing; Slate & Lead | Tiles, gutters and flat roofs, dry for decades.
> We go up so that nothing drips down | Storm damage covered the same day, new roofs with photographs of every layer.
~ You get pictures from the ridge, because you cannot look yourself. | No roof leaves us without a walk in the rain.
[Repairs] Roof check: With photographs; Tiles replaced: Up to ten, matched in colour; Storm cover: Sealed the same day
[New] New roof: Battens, felt and tiles; Gutter clean: All sides, with the downpipes; Skylight fitted: Frame, flashing and blind
@ Master roofer: Thirty years on ridges; Lead and zinc: Folds metal like paper
? What does a storm call cost? The cover is 240 and counts towards the repair.
DE ein Dachdeckerbetrieb | Firsthoch; Dach & Zink Brandt | Ziegel, Rinnen und Flachdächer, dicht für Jahrzehnte.
> Wir steigen hinauf, damit nichts heruntertropft | Sturmschäden noch am selben Tag gesichert, neue Dächer mit Bildern jeder Schicht.
~ Sie bekommen Bilder vom First, weil Sie selbst nicht nachsehen können. | Kein Dach gilt als fertig vor dem ersten Regen.
[Reparatur] Dach-Check: Mit Fotos; Ziegel ersetzen: Bis zehn Stück, im Farbton; Sturmsicherung: Am selben Tag dicht
[Neu] Neueindeckung: Lattung, Bahn und Ziegel; Rinne reinigen: Alle Seiten mit Fallrohr; Dachfenster einbauen: Rahmen und Anschluss
@ Dachdeckermeister: Dreißig Jahre auf dem First; Zink und Blei: Faltet Blech wie Papier
? Was kostet ein Sturmeinsatz? Die Sicherung kostet 240 Euro und wird angerechnet.
ES una empresa de tejados | Cumbrera Alta; Teja y Plomo | Tejas, canalones y cubiertas, secas durante décadas.
> Subimos nosotros para que no baje el agua | Daños de tormenta tapados el mismo día y fotos de cada capa.
~ Te damos fotos desde la cumbrera. | Ningún tejado está acabado hasta la primera lluvia.
[Arreglos] Revisar el tejado: Con fotos; Cambiar tejas: Hasta diez, del mismo color; Tapar tras la tormenta: El mismo día
[Nuevo] Tejado nuevo: Rastrel, lámina y teja; Limpiar canalones: Con las bajantes; Ventana de tejado: Marco y remate
@ Maestro techador: Treinta años en lo alto; Zinc y plomo: Dobla chapa como papel
? ¿Cuánto cuesta una urgencia? Tapar cuesta lo indicado y se descuenta del arreglo.

# heating | tool | house bulb wrench @ floor | craft | services
= heating engineer|heating engineers|boiler service|heat pump installer|heating company; heizungsbau|heizungsbauer|heizungsmonteur|wärmepumpen|heizungsbetrieb; calefacción|calefactor|instalador de calderas|bombas de calor
$ 130/90 95/60 210/120 0/60 9800+ 6400+
EN a heating business | Warm Rooms; Ember Heating | Boilers, heat pumps and radiators that do what they should.
> Warm in every room, and less on the bill | We measure first, advise second and install only what your house can use.
~ A heat pump is not the answer everywhere. | We work out your house room by room and show you the sum.
[Care] Boiler service: Cleaned, measured, stamped; Radiators bled: The whole house; Balancing: The same warmth in each room
[New] Heat pump talk: Whether it suits your house; Heat pump: Planned, fitted and set up; Gas boiler replaced: In two days
@ Heating engineer: Does the sums before the talk; Service: Comes on Christmas Eve if need be
? How often is a service due? Once a year, best in September.
DE ein Heizungsbetrieb | Warme Räume; Glut & Söhne | Kessel, Wärmepumpen und Heizkörper, die tun, was sie sollen.
> Warm in jedem Zimmer, weniger auf der Rechnung | Wir messen zuerst, beraten dann und bauen nur ein, was Ihr Haus braucht.
~ Eine Wärmepumpe passt nicht überall. | Wir rechnen Ihr Haus Zimmer für Zimmer und zeigen die Rechnung.
[Pflege] Heizungswartung: Gereinigt und gemessen; Heizkörper entlüften: Das ganze Haus; Hydraulischer Abgleich: Überall gleich warm
[Neu] Wärmepumpen-Gespräch: Ob sie zum Haus passt; Wärmepumpe einbauen: Geplant und eingestellt; Kesseltausch: In zwei Tagen
@ Heizungsbaumeister: Rechnet vor dem Reden; Kundendienst: Kommt auch an Heiligabend
? Wie oft ist Wartung fällig? Einmal im Jahr, am besten im September.
ES una empresa de calefacción | Casa Templada; Brasa Calefacción | Calderas, bombas de calor y radiadores que cumplen.
> Calor en cada cuarto y menos factura | Primero medimos, luego aconsejamos y solo instalamos lo que sirve.
~ La bomba de calor no vale para toda casa. | Calculamos habitación por habitación y te enseñamos la cuenta.
[Cuidado] Revisión de caldera: Limpia y medida; Purgar radiadores: Toda la casa; Equilibrado: El mismo calor en todas partes
[Nuevo] Charla de aerotermia: Si conviene a tu casa; Bomba de calor: Planificada y puesta en marcha; Cambio de caldera: En dos días
@ Instaladora: Calcula antes de hablar; Servicio: Viene también en Nochebuena
? ¿Cada cuánto toca revisión? Una vez al año, mejor en septiembre.

# gardener | earth | tree plant flower @ hills | early | services
= gardener|gardeners|landscaper|landscaping|garden design|lawn care|gardening business|tree surgeon|gardening service|gardening services|gardening company|garden maintenance|landscape gardener|landscape gardening|landscape architect|landscape architects|landscape architecture|landscape design; gärtner|gärtnerei|gartenbau|landschaftsbau|gartengestaltung|gartenpflege|galabau|baumpflege|gärtnerin|gartenbaubetrieb|gartenservice|gartendienst|landschaftsgärtner|landschaftsgärtnerei|landschaftsarchitekt|landschaftsarchitektin|landschaftsarchitektur|gartenbaufirma|baumschnitt; jardinero|jardinería|paisajista|jardineros|diseño de jardines|jardinera|empresa de jardinería|paisajismo|servicio de jardinería|mantenimiento de jardines|podador
$ 48/60 65/90 180+ 240/120 3200+ 85
EN a gardening business | Root & Spade; Hedgerow Gardens | Gardens planned, planted and looked after all year.
> A garden that needs you only on sunny days | Hedges, lawns and beds through the year, and new gardens drawn by hand.
~ We plant what likes your soil, not what looks good in a catalogue. | Leaves stay under the hedge: hedgehogs live there.
[Through the year] Garden hour: Weeding, cutting, tidying; Lawn cut: Edges included, clippings taken; Hedge trim: Both sides and the top
[New] Garden plan: Drawn after an hour in yours; New bed: Soil, plants and the first summer's care; Fruit tree pruned: In February, one tree
@ Gardener: Talks to roses, they listen; Planning: Draws in pencil, thinks in seasons
? Do you take the cuttings away? Yes, or we start a compost with you.
DE ein Gartenbaubetrieb | Wurzel & Spaten; Heckengrün | Gärten geplant, gepflanzt und das ganze Jahr gepflegt.
> Ein Garten, der Sie nur bei Sonne braucht | Hecken, Rasen und Beete durchs Jahr, neue Gärten von Hand gezeichnet.
~ Wir pflanzen, was Ihr Boden mag. | Laub bleibt unter der Hecke: Dort wohnt der Igel.
[Durchs Jahr] Gartenstunde: Jäten, schneiden, aufräumen; Rasenschnitt: Mit Kanten und Abfuhr; Heckenschnitt: Beide Seiten und oben
[Neu] Gartenplan: Gezeichnet nach einer Stunde bei Ihnen; Neues Beet: Erde, Pflanzen und der erste Sommer; Obstbaumschnitt: Im Februar, je Baum
@ Gärtnermeisterin: Spricht mit Rosen; Planung: Zeichnet mit Bleistift
? Nehmen Sie den Schnitt mit? Ja, oder wir legen mit Ihnen einen Kompost an.
ES una empresa de jardinería | Raíz y Pala; Jardines del Seto | Jardines pensados, plantados y cuidados todo el año.
> Un jardín que solo te necesita con sol | Setos, césped y parterres todo el año, y jardines nuevos dibujados a mano.
~ Plantamos lo que le gusta a tu tierra. | Las hojas se quedan bajo el seto: ahí vive el erizo.
[Todo el año] Hora de jardín: Limpiar, cortar, ordenar; Corte de césped: Con bordes; Recorte de setos: Por los dos lados
[Nuevo] Plano del jardín: Dibujado tras una hora en el tuyo; Parterre nuevo: Tierra, plantas y primer verano; Poda de frutal: En febrero, por árbol
@ Jardinera: Habla con los rosales; Proyecto: Dibuja a lápiz
? ¿Os lleváis los restos? Sí, o montamos un compost contigo.

# locksmith | tool | lock keys house @ stripes | round | services
= locksmith|locksmiths|lock repair|key cutting|locked out; schlüsseldienst|schlosserei|schlosser|schlüsselnotdienst; cerrajero|cerrajería|cerrajeros
$ 95/30 145/45 120+/60 8 260+/90 60/45
EN a locksmith's | Turnkey; Bolt & Barrel | Doors opened without damage, locks that hold.
> Locked out? The price is said on the phone | We open most doors without a scratch, and the sum we name is the sum you pay.
~ Nobody should pay four hundred for a door that fell shut. | That is why our prices are on this page.
[Opening] Door fallen shut: Opened without damage; Locked door: Opened with a new cylinder; Broken key removed: And a new one cut
[Security] Key copied: While you wait; Security lock: With five keys and a card; Security check: Every door and window
@ Locksmith: Opens safes for museums; Night service: Answers herself, no call centre
? Does it cost more at night? After ten in the evening 40 more, not a cent beyond.
DE ein Schlüsseldienst | Umgedreht; Schlosserei Riegel | Türen ohne Schaden geöffnet, Schlösser, die halten.
> Ausgesperrt? Den Preis sagen wir am Telefon | Die meisten Türen öffnen wir ohne Kratzer, und der genannte Preis ist der Preis.
~ Niemand sollte vierhundert Euro für eine zugefallene Tür zahlen. | Darum stehen unsere Preise hier.
[Öffnen] Zugefallene Tür: Ohne Schaden geöffnet; Abgeschlossene Tür: Mit neuem Zylinder; Abgebrochener Schlüssel: Entfernt und nachgemacht
[Sicherheit] Schlüssel nachmachen: Zum Mitnehmen; Sicherheitsschloss: Mit fünf Schlüsseln und Karte; Sicherheits-Check: Jede Tür, jedes Fenster
@ Schlossermeister: Öffnet Tresore für Museen; Nachtdienst: Geht selbst ans Telefon
? Kostet es nachts mehr? Ab zehn Uhr abends 40 Euro, sonst nichts.
ES una cerrajería | Media Vuelta; Cerrajería Llavín | Puertas abiertas sin daños, cerraduras que aguantan.
> ¿Te has quedado fuera? El precio, por teléfono | Abrimos casi todas las puertas sin un arañazo y pagas lo que dijimos.
~ Nadie debería pagar una fortuna por una puerta cerrada. | Por eso nuestros precios están aquí.
[Abrir] Puerta cerrada de golpe: Sin daños; Puerta con llave echada: Con bombín nuevo; Llave rota dentro: Fuera, y copia nueva
[Seguridad] Copia de llave: Al momento; Cerradura de seguridad: Cinco llaves y tarjeta; Revisión de seguridad: Puertas y ventanas
@ Cerrajera: Abre cajas fuertes de museos; Turno de noche: Contesta ella misma
? ¿De noche es más caro? Desde las diez, un recargo fijo y nada más.

# cleaning | fresh | bucket window house @ discs | early | services
= cleaning company|cleaning service|cleaning business|cleaners|house cleaning|office cleaning|window cleaner|window cleaning|maid service; reinigungsfirma|putzfirma|gebäudereinigung|reinigungsdienst|fensterputzer|fensterreinigung|hausreinigung; empresa de limpieza|servicio de limpieza|limpieza de oficinas|limpieza de casas|limpiacristales
$ 28/60 84/180 240+/300 5 19 140+
EN a cleaning company | Clear Corner; Bright & Early | Homes, offices and windows, cleaned by people you know.
> The same person every week, and clean corners | You meet who cleans for you, and the key stays with one person.
~ We pay by the hour, holidays included, and it shows in the corners. | Vinegar, soap and soda do most of the work.
[Homes] Cleaning hour: Weekly or every two weeks; Flat, top to bottom: Three hours, kitchen and bath; End of tenancy: Until the landlord nods
[Offices and glass] Window, both sides: With frame and sill; Office per room: Before eight in the morning; Carpet wash: Dry by the evening
@ Team lead: Checks behind the radiators; Windows: Not afraid of the fourth floor
? Do you bring everything? Cloths, soap and vacuum cleaner, yes.
DE eine Reinigungsfirma | Saubere Ecke; Blank & Früh | Wohnungen, Büros und Fenster, von Menschen, die Sie kennen.
> Jede Woche dieselbe Person, und saubere Ecken | Sie lernen kennen, wer bei Ihnen putzt, und der Schlüssel bleibt bei ihr.
~ Wir zahlen nach Stunden, Urlaub inbegriffen, und das sieht man. | Essig, Seife und Soda erledigen das meiste.
[Wohnung] Putzstunde: Jede oder jede zweite Woche; Wohnung komplett: Drei Stunden mit Küche und Bad; Endreinigung: Bis der Vermieter nickt
[Büro und Glas] Fenster beidseitig: Mit Rahmen und Bank; Büro je Raum: Vor acht Uhr; Teppichwäsche: Am Abend trocken
@ Objektleitung: Schaut hinter die Heizung; Glas: Hat keine Angst vorm vierten Stock
? Bringen Sie alles mit? Tücher, Seife und Sauger, ja.
ES una empresa de limpieza | Rincón Limpio; Claro y Temprano | Casas, oficinas y cristales, por gente que conoces.
> Cada semana la misma persona | Conoces a quien limpia tu casa y la llave la tiene solo ella.
~ Pagamos por horas, vacaciones incluidas, y se nota en los rincones. | Vinagre, jabón y bicarbonato hacen casi todo.
[Casas] Hora de limpieza: Semanal o quincenal; Piso entero: Tres horas con cocina y baño; Fin de alquiler: Hasta que el casero asiente
[Oficinas y cristales] Ventana por ambos lados: Con marco; Oficina por sala: Antes de las ocho; Lavado de alfombras: Secas por la tarde
@ Encargada: Mira detrás del radiador; Cristales: Sin miedo al cuarto piso
? ¿Traéis los productos? Paños, jabón y aspirador, sí.

# chimney-sweep | tool | house ladder bucket @ hills | early | services
= chimney sweep|chimney sweeps|chimney cleaning; schornsteinfeger|kaminkehrer|rauchfangkehrer; deshollinador|deshollinadores|limpieza de chimeneas
$ 65/45 90/60 45/30 110/60
EN a chimney sweep's business | Soot & Sons; The Clear Flue | Chimneys swept, stoves checked, luck included.
> A clear flue before the first fire | Swept, measured and signed, with a sheet under every boot.
~ We come up the stairs clean and leave them clean. | Touching the buttons for luck is free.
[Sweeping] Chimney swept: From above, with the stove closed; Stove and pipe: Taken apart and brushed
[Checks] Draught check: Before you buy a stove; Yearly certificate: For insurance and landlord
@ Master sweep: Knows every roof in town
? When is the best time? In late summer, before everybody lights up.
DE ein Schornsteinfegerbetrieb | Ruß & Glück; Freier Zug | Gekehrt, gemessen, und Glück ist dabei.
> Freier Zug vor dem ersten Feuer | Gekehrt, gemessen und bescheinigt, mit Tuch unter jedem Stiefel.
~ Wir kommen sauber die Treppe hoch und gehen sauber wieder. | Am Knopf drehen kostet nichts.
[Kehren] Schornstein kehren: Von oben, Ofen bleibt zu; Ofen und Rohr reinigen: Zerlegt und gebürstet
[Prüfen] Zugprüfung: Bevor Sie einen Ofen kaufen; Feuerstättenschau: Mit Bescheinigung
@ Bezirksmeister: Kennt jedes Dach der Stadt
? Wann ist die beste Zeit? Im Spätsommer, vor dem ersten Feuer.
ES un servicio de deshollinado | Hollín y Suerte; Tiro Libre | Chimeneas limpias, estufas revisadas.
> El tiro libre antes del primer fuego | Limpio, medido y firmado, con una sábana bajo cada bota.
~ Subimos limpios y dejamos la escalera limpia. | Tocar el botón da suerte y es gratis.
[Limpieza] Deshollinar: Desde arriba; Estufa y tubo: Desmontados y cepillados
[Revisión] Prueba de tiro: Antes de comprar la estufa; Certificado anual: Para el seguro
@ Deshollinador: Conoce todos los tejados
? ¿Cuándo conviene? A finales de verano.

# builder | tool | bricks hammer house @ hills | craft | services
= builder|builders|construction company|building contractor|home renovation|renovation company|bricklayer|mason|plasterer|plastering|scaffolding|scaffolder; bauunternehmen|baufirma|maurer|maurerbetrieb|sanierung|renovierung|bauunternehmer|gerüstbau|stuckateur|trockenbau|putzbetrieb; constructora|empresa de reformas|albañil|albañiles|empresa de construcción|reformas|yesero|andamios
$ 0/60 340 14500+ 4200+ 28000+ 2600+
EN a building company | True & Level; Stonegate Builders | Extensions, kitchens and walls, straight and on time.
> Built as drawn, finished as promised | One site manager, one weekly bill you can read, and the dust stays on our side of the sheet.
~ We take on four building sites at a time, not fourteen. | Every Friday you walk round with us and see what was done.
[Begin] Site visit: An hour at your house; Written estimate: Item by item, valid for three months; Bathroom rebuilt: Tiles, pipes and light in three weeks
[Larger] Wall removed: With the engineer's sums; House extension: One room, ready to paint; Garden wall: Brick or stone
@ Site manager: On your site every morning; Bricklayer: Lays four hundred a day
? Who gets the permits? We do, and we sit through the appointment with you.
DE ein Bauunternehmen | Lot & Waage; Steintor Bau | Anbauten, Küchen und Mauern, gerade und pünktlich.
> Gebaut wie gezeichnet, fertig wie versprochen | Eine Bauleitung, jede Woche eine lesbare Rechnung, und der Staub bleibt hinter der Folie.
~ Wir nehmen vier Baustellen zugleich an, nicht vierzehn. | Jeden Freitag gehen Sie mit uns herum.
[Anfangen] Ortstermin: Eine Stunde bei Ihnen; Kostenschätzung: Posten für Posten; Badumbau: Fliesen, Rohre, Licht in drei Wochen
[Größeres] Wanddurchbruch: Mit Statik; Anbau: Ein Raum, streichfertig; Gartenmauer: Ziegel oder Stein
@ Bauleitung: Jeden Morgen auf der Baustelle; Maurer: Vierhundert Steine am Tag
? Wer kümmert sich um Genehmigungen? Wir, und zum Termin kommen wir mit.
ES una empresa de reformas | Plomada y Nivel; Obras Puerta de Piedra | Ampliaciones, cocinas y muros, rectos y a tiempo.
> Hecho como el plano, acabado en fecha | Un jefe de obra, una cuenta semanal que se entiende y el polvo tras el plástico.
~ Llevamos cuatro obras a la vez, no catorce. | Cada viernes recorres la obra con nosotros.
[Empezar] Visita de obra: Una hora en tu casa; Presupuesto: Partida por partida; Reforma de baño: En tres semanas
[Mayores] Abrir un tabique: Con cálculo; Ampliación: Una habitación lista para pintar; Muro de jardín: Ladrillo o piedra
@ Jefa de obra: Cada mañana en la obra; Albañil: Cuatrocientos ladrillos al día
? ¿Quién pide las licencias? Nosotros.

# tiler | tool | bricks bucket ruler @ floor | craft | services
= tiler|tilers|tiling|flooring|floor layer|flooring company; fliesenleger|bodenleger|parkettleger; alicatador|solador|suelos y alicatados|pavimentos
$ 62+ 48+ 55+ 38+ 140/60 90+
EN a tiling and flooring business | Even Ground; Grout & Oak | Tiles and floors, level to the millimetre.
> Floors that are level, joints that line up | We lay the first row dry with you, so that the cut tiles end where nobody looks.
~ A floor is laid once and walked on for thirty years. | We take the time the glue needs.
[Tiles] Wall tiles: Per square metre, laid and grouted; Floor tiles: Per square metre, levelled; Mosaic: For showers and steps
[Floors] Parquet sanded: Per square metre, oiled; Advice at home: With samples to keep; Skirting: Per room, mitred corners
@ Tiler: Sees two millimetres from the door; Floors: Smells of oil and oak
? How soon can we walk on it? On tiles after a day, on oiled wood after two.
DE ein Fliesen- und Bodenbetrieb | Ebenerdig; Fuge & Eiche | Fliesen und Böden, eben bis auf den Millimeter.
> Ebene Böden, Fugen, die sich treffen | Die erste Reihe legen wir mit Ihnen trocken aus, damit der Schnitt dort liegt, wo keiner hinsieht.
~ Ein Boden wird einmal gelegt und dreißig Jahre begangen. | Der Kleber bekommt die Zeit, die er braucht.
[Fliesen] Wandfliesen: Pro Quadratmeter verfugt; Bodenfliesen: Pro Quadratmeter, nivelliert; Mosaik: Für Dusche und Stufen
[Böden] Parkett schleifen: Pro Quadratmeter, geölt; Beratung daheim: Mit Mustern; Sockelleisten: Je Raum, auf Gehrung
@ Fliesenlegerin: Sieht zwei Millimeter von der Tür aus; Böden: Riecht nach Öl und Eiche
? Wann ist er begehbar? Fliesen nach einem Tag, geöltes Holz nach zweien.
ES una empresa de suelos | A Nivel; Junta y Roble | Azulejos y suelos, al milímetro.
> Suelos a nivel y juntas que coinciden | Colocamos la primera fila en seco contigo, para que el corte quede escondido.
~ Un suelo se pone una vez y se pisa treinta años. | La cola tiene su tiempo.
[Azulejos] Alicatar pared: Por metro cuadrado; Solar: Por metro cuadrado, nivelado; Mosaico: Para duchas y escalones
[Suelos] Acuchillar parqué: Por metro cuadrado, aceitado; Consejo en casa: Con muestras; Rodapié: Por habitación
@ Soladora: Ve dos milímetros desde la puerta; Parqué: Huele a aceite y roble
? ¿Cuándo se puede pisar? El azulejo al día siguiente.

# blacksmith | ink | hammer horseshoe lamp @ floor | craft | services
= blacksmith|blacksmiths|farrier|metal workshop|ironwork|forge|welder|welding; schmied|schmiede|hufschmied|metallbau|metallbauer|kunstschmiede|schweißerei; herrero|herrería|herrador|forja|soldador|taller de forja
$ 1200+ 340+ 90 180 75/60 160/240
EN a forge | Anvil & Ash; Blackwater Forge | Gates, knives and horseshoes, hammered by hand.
> Iron, fire and a good arm | Gates and railings drawn with you, forged here, and hung by the same two people.
~ The fire is lit at seven and anybody may watch. | What we make we stamp, and what we stamp we mend for life.
[Made here] Garden gate: Forged and hung; Stair rail: Per metre, with scrolls or plain; Kitchen knife: Carbon steel, ash handle
[Come by] Fire basket: Riveted, never welded; Hoof care: Trimmed and shod, per horse; Forging day: Make your own hook and knife
@ Smith: Third in the family; Farrier: Patient with nervous horses
? May children come? From ten, with a grown-up and closed shoes.
DE eine Schmiede | Amboss & Asche; Schwarzwasser Schmiede | Tore, Messer und Hufeisen, von Hand geschlagen.
> Eisen, Feuer und ein guter Arm | Tore und Geländer zeichnen wir mit Ihnen, schmieden hier und hängen sie selbst ein.
~ Um sieben brennt das Feuer, und jeder darf zusehen. | Was wir stempeln, richten wir ein Leben lang.
[Hier gemacht] Gartentor: Geschmiedet und eingehängt; Treppengeländer: Pro Meter; Küchenmesser: Kohlenstoffstahl, Eschengriff
[Vorbeikommen] Feuerkorb: Genietet, nie geschweißt; Hufbeschlag: Ausgeschnitten und beschlagen; Schmiedetag: Eigener Haken und Messer
@ Schmied: Der dritte der Familie; Hufschmiedin: Geduldig mit nervösen Pferden
? Dürfen Kinder mit? Ab zehn, mit festen Schuhen.
ES una forja | Yunque y Ceniza; Forja Aguanegra | Verjas, cuchillos y herraduras, a golpe de martillo.
> Hierro, fuego y buen brazo | Dibujamos la verja contigo, la forjamos aquí y la colgamos nosotros.
~ El fuego se enciende a las siete y cualquiera puede mirar. | Lo que sellamos lo arreglamos de por vida.
[Hecho aquí] Verja de jardín: Forjada y colocada; Barandilla: Por metro; Cuchillo de cocina: Acero al carbono
[Ven] Brasero: Remachado; Herraje: Recortado y herrado; Día de forja: Haz tu gancho y tu cuchillo
@ Herrero: El tercero de la familia; Herradora: Paciente con los caballos
? ¿Pueden venir niños? Desde diez años, con calzado cerrado.

# movers | tool | truck box sofa @ stripes | early | services
= moving company|movers|removal company|removals|man with a van|relocation; umzugsunternehmen|umzugsfirma|umzüge|möbelspedition|entrümpelung; mudanzas|empresa de mudanzas|portes
$ 390+/240 890+/480 1450+ 3 180/120 55
EN a removal company | Box & Ramp; Two Strong Arms | Your household, from one door to the other, whole.
> Everything arrives, and so do your nerves | A visit first, a fixed price after it, and the piano is not a surprise on the day.
~ The three people who load are the three who unload. | In nine years we have lost one teaspoon. We replaced it.
[Moves] Small move: A room and a van, four hours; Two-room flat: Truck and three people; House: Packed in a day, moved in another
[Extra] Moving box: Rented, brought to your door; Piano carried: Upright, up to the third floor; No-parking sign: Applied for and put up
@ Foreman: Packs a truck like a puzzle; Office: Finds a date when there is none
? Is it insured? Up to 600 per cubic metre, more if you ask.
DE ein Umzugsunternehmen | Kiste & Rampe; Zwei starke Arme | Ihr Haushalt, von Tür zu Tür, ganz.
> Alles kommt an, auch die Nerven | Erst ein Besuch, dann ein Festpreis, und das Klavier ist keine Überraschung.
~ Die drei, die laden, laden auch aus. | In neun Jahren ging ein Teelöffel verloren. Wir haben ihn ersetzt.
[Umzüge] Kleiner Umzug: Ein Zimmer, vier Stunden; Zweizimmerwohnung: Lkw und drei Leute; Hausumzug: Ein Tag packen, ein Tag fahren
[Dazu] Umzugskarton: Zur Miete, frei Haus; Klaviertransport: Bis in den dritten Stock; Halteverbot: Beantragt und aufgestellt
@ Vorarbeiter: Packt den Wagen wie ein Puzzle; Büro: Findet noch einen Termin
? Ist alles versichert? Bis 600 Euro je Kubikmeter, auf Wunsch mehr.
ES una empresa de mudanzas | Caja y Rampa; Brazos Fuertes | Tu casa, de una puerta a otra, entera.
> Llega todo, y tú tranquilo | Primero una visita, luego un precio fijo, y el piano no es sorpresa.
~ Los tres que cargan son los tres que descargan. | En nueve años perdimos una cucharilla. La repusimos.
[Mudanzas] Mudanza pequeña: Una habitación, cuatro horas; Piso de dos cuartos: Camión y tres personas; Casa completa: Un día embalar, otro mover
[Extras] Caja de cartón: De alquiler; Subir un piano: Hasta el tercero; Reserva de calle: Pedida y señalizada
@ Capataz: Carga como un puzle; Oficina: Siempre encuentra fecha
? ¿Está asegurado? Sí, todo lo que cargamos.

# handyman | tool | wrench ladder lamp @ stripes | craft | services
= handyman|handyman service|handywoman|odd jobs|home repairs|furniture assembly; hausmeisterservice|hausmeister|handwerkerservice|möbelaufbau|hausmeisterdienst; manitas|servicio de manitas|chapuzas|arreglos del hogar|montaje de muebles
$ 49/60 65/60 39/30 45/45 59/60 240
EN a handyman service | Odd Jobs & Co; The Fixing Hour | The list on your fridge, done in a morning.
> The small jobs nobody comes for | Write the list, we bring the drill. An hour costs 49 and the next half hour half of it.
~ We come for one shelf. | If a job needs a master of the trade, we say so and give you a number.
[By the hour] Fixing hour: Whatever is on the list; Flat-pack built: Wardrobe, bed or desk; Shelf on the wall: Into plaster or brick
[Often asked] Lamp hung: Connected and tested; Silicone renewed: Bath or shower; House care: Four visits a year
@ Fixer: Owns eleven screwdrivers and uses four; Planner: Fits three homes in a morning
? What do you not do? Gas, mains and roofs. For these you need a trade.
DE ein Hausmeisterservice | Kleinkram & Co; Die Stunde für alles | Die Liste am Kühlschrank, an einem Vormittag erledigt.
> Die kleinen Sachen, für die sonst keiner kommt | Sie schreiben die Liste, wir bringen den Bohrer. Die Stunde kostet 49 Euro.
~ Wir kommen auch für ein einziges Regal. | Was ein Meister machen muss, sagen wir Ihnen.
[Nach Stunden] Werkelstunde: Was auf der Liste steht; Möbelaufbau: Schrank, Bett oder Tisch; Regal anbringen: In Gips oder Ziegel
[Oft gefragt] Lampe aufhängen: Angeschlossen und geprüft; Silikon erneuern: Wanne oder Dusche; Hauspflege: Vier Besuche im Jahr
@ Alleskönner: Besitzt elf Schraubenzieher und nimmt vier; Planung: Schafft drei Haushalte am Vormittag
? Was machen Sie nicht? Gas, Hauptleitungen und Dächer.
ES un servicio de manitas | Arreglos y Cía; La Hora Mañosa | La lista de la nevera, hecha en una mañana.
> Los arreglos por los que nadie viene | Tú haces la lista, nosotros traemos el taladro.
~ Venimos aunque sea por una balda. | Si hace falta un oficial, te lo decimos.
[Por horas] Hora de arreglos: Lo que diga la lista; Montar muebles: Armario, cama o mesa; Colgar una balda: En yeso o ladrillo
[Lo habitual] Colgar una lámpara: Conectada y probada; Silicona nueva: Bañera o ducha; Cuidado de la casa: Cuatro visitas al año
@ Manitas: Tiene once destornilladores y usa cuatro; Agenda: Tres casas por mañana
? ¿Qué no hacéis? Gas, acometidas y tejados.

# solar | fresh | solar house bulb @ hills | office | services
= solar installer|solar company|solar panels|solar energy|photovoltaics; solaranlagen|photovoltaik|solarbetrieb|solarteur|solarfirma; energía solar|placas solares|instalador solar|paneles solares
$ 0/60 290 8900+ 6200+ 190/90 480+
EN a solar installer | Noon & Roof; Daylight Works | Power from your own roof, planned honestly.
> What your roof earns, before you spend anything | We measure shade and slope and show twenty years on one page, the bad ones too.
~ One roof in five is not worth it. | Then we say so, and the visit costs nothing all the same.
[Plan] Roof visit: Shade, slope and fuse box; Yield report: Twenty years on one page; System, 6 kW: Panels, inverter, registration
[Add] Battery, 10 kWh: Evening power from noon; Yearly check: Measured panel by panel; Balcony set: Two panels and a plug
@ Planner: Counts chimneys and trees; Installer: On roofs since before it was usual
? How long does it take? Two days on the roof, six weeks for the grid.
DE ein Solarbetrieb | Mittag & Dach; Tageslicht Werke | Strom vom eigenen Dach, ehrlich geplant.
> Was Ihr Dach bringt, bevor Sie etwas ausgeben | Wir messen Schatten und Neigung und zeigen zwanzig Jahre auf einer Seite.
~ Eines von fünf Dächern lohnt sich nicht. | Dann sagen wir es, und der Besuch kostet trotzdem nichts.
[Planen] Dachtermin: Schatten, Neigung, Zählerschrank; Ertragsbericht: Zwanzig Jahre auf einer Seite; Anlage mit 6 kW: Module, Wechselrichter, Anmeldung
[Ergänzen] Speicher mit 10 kWh: Abends Strom vom Mittag; Anlagen-Check: Modul für Modul; Balkonkraftwerk: Zwei Module und Stecker
@ Planung: Zählt Schornsteine und Bäume; Montage: Seit Jahrzehnten auf Dächern
? Wie lange dauert es? Zwei Tage auf dem Dach, sechs Wochen fürs Netz.
ES una empresa solar | Mediodía y Tejado; Luz de Día | Electricidad de tu tejado, con cuentas honestas.
> Lo que da tu tejado, antes de gastar | Medimos sombra e inclinación y te enseñamos veinte años en una página.
~ Uno de cada cinco tejados no compensa. | Entonces lo decimos, y la visita no cuesta nada.
[Planear] Visita al tejado: Sombra y cuadro eléctrico; Informe de producción: Veinte años en una página; Instalación de 6 kW: Placas, inversor y trámites
[Añadir] Batería de 10 kWh: De noche, sol de mediodía; Revisión de placas: Una por una; Kit de balcón: Dos placas y un enchufe
@ Proyecto: Cuenta chimeneas y árboles; Montaje: Lleva años en tejados
? ¿Cuánto tarda? Dos días en el tejado, unas semanas para la red.

# interior | paper | sofa lamp vase @ arch | office | services
= interior designer|interior design|home staging|interior decorator; innenarchitekt|innenarchitektin|innenarchitektur|raumausstatter|raumausstattung|einrichtungsberatung; interiorista|interiorismo|diseño de interiores|decorador
$ 120/90 390 950+ 240+ 380+ 65/60
EN an interior design studio | North Light Rooms; Plain & Velvet | Rooms planned around how you live.
> Rooms that fit the people in them | We ask how your mornings go before we talk of colours.
~ We keep half of what you own. | Good rooms are rarely bought in one day.
[Planning] First visit: Ninety minutes, with a sketch; One-room plan: Layout, light and colours; Whole flat: Until the last curtain
[Making] Chair reupholstered: With your cloth or ours; Curtains sewn: Measured, sewn and hung; Colour hour: Samples on your own walls
@ Designer: Moves the sofa first, talks second; Upholstery: Horsehair, springs and patience
? Do we have to buy new things? Seldom more than three.
DE ein Studio für Innenarchitektur | Nordlicht Räume; Leinen & Samt | Räume, geplant nach dem, wie Sie leben.
> Räume, die zu den Menschen darin passen | Wir fragen nach Ihrem Morgen, bevor wir über Farben reden.
~ Die Hälfte von dem, was Sie haben, bleibt. | Gute Räume kauft man selten an einem Tag.
[Planen] Erster Besuch: Neunzig Minuten mit Skizze; Ein-Raum-Plan: Grundriss, Licht, Farbe; Ganze Wohnung: Bis zum letzten Vorhang
[Machen] Sessel neu polstern: Mit Ihrem Stoff oder unserem; Vorhänge nähen: Gemessen und aufgehängt; Farbstunde: Muster an der Wand
@ Innenarchitektin: Rückt erst das Sofa; Polsterei: Rosshaar, Federn, Geduld
? Müssen wir Neues kaufen? Selten mehr als drei Dinge.
ES un estudio de interiorismo | Luz del Norte; Lino y Terciopelo | Habitaciones pensadas para cómo vives.
> Cuartos a la medida de su gente | Preguntamos por tus mañanas antes de hablar de colores.
~ La mitad de lo que tienes se queda. | Las buenas habitaciones no se compran en un día.
[Planear] Primera visita: Noventa minutos con boceto; Plano de un cuarto: Distribución y luz; Piso completo: Hasta la última cortina
[Hacer] Tapizar una butaca: Con tu tela o la nuestra; Coser cortinas: Medidas y colgadas; Hora del color: Muestras en tu pared
@ Interiorista: Primero mueve el sofá; Tapicería: Crin, muelles y paciencia
? ¿Hay que comprar cosas nuevas? Rara vez más de tres.
`);
