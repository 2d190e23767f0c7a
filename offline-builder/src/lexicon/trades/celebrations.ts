import { trades } from "./trade.ts";

/** Who is asked for a day that is remembered: pictures, dresses, tricks, lanes and dogs on a walk. */
export const celebrationTrades = trades(`
# photo-studio | stage | camera frame lamp @ window | salon | services
= photography studio|photo studio|portrait studio|photography business|photo booth|family photographer|newborn photographer|school photographer|photographer|photography; fotostudio|fotoatelier|porträtstudio|passfotos|fotograf|fotografin|fotografie; estudio de fotografía|estudio fotográfico|fotomatón|fotógrafo|fotógrafa|fotografía
! school of photography|photography course|photo contest
$ 180/60 140/45 95/30 18/15 1450+ 890+ 160/60 320+
EN a photographer's studio | North Window; The Second Frame | Portraits, families and weddings, by daylight wherever there is some.
> The good one comes after you think it is over | An hour, a pot of tea, and nobody has to say cheese.
~ We show you everything on the same evening, and you choose. | The best light falls between four and five, so that is when families are booked.
[In the studio] Family portrait: Grandparents welcome; Portrait for work: Three backgrounds, one face; Newborn at home: In your light, at its pace; Passport picture: Printed while you wait
[Out with us] Wedding, whole day: From the hairpins to the last dance; Wedding, four hours: The ceremony and the table; Couple by the water: When the sun is low; Pictures of your business: People, hands, what you make
@ Photographer: Waits longer than others; Pictures and albums: Binds them by hand
? When do we get the pictures? A first selection within two days, all of them within three weeks.
DE ein Fotostudio | Nordfenster; Das zweite Bild | Porträts, Familien und Hochzeiten, bei Tageslicht, wo es welches gibt.
> Das gute Bild kommt, wenn alle denken, es ist vorbei | Eine Stunde, eine Kanne Tee, und niemand muss lächeln.
~ Noch am selben Abend zeigen wir Ihnen alles, und Sie wählen aus. | Das beste Licht fällt zwischen vier und fünf, dann kommen die Familien.
[Im Studio] Familienporträt: Großeltern willkommen; Bewerbungsbild: Drei Hintergründe, ein Gesicht; Neugeborenes zu Hause: In Ihrem Licht, in seinem Tempo; Passbild: Gleich zum Mitnehmen
[Unterwegs] Hochzeit, ganzer Tag: Von der Haarnadel bis zum letzten Tanz; Hochzeit, vier Stunden: Trauung und Tafel; Paar am Wasser: Wenn die Sonne tief steht; Bilder Ihres Betriebs: Menschen, Hände, was entsteht
@ Fotografin: Wartet länger als andere; Bilder und Alben: Bindet sie von Hand
? Wann bekommen wir die Bilder? Eine erste Auswahl in zwei Tagen, alle in drei Wochen.
ES un estudio de fotografía | Ventana Norte; La Segunda Toma | Retratos, familias y bodas, con luz de día donde la haya.
> La buena llega cuando crees que ha terminado | Una hora, una tetera y nadie tiene que decir patata.
~ Esa misma tarde lo enseñamos todo y tú eliges. | La mejor luz cae entre las cuatro y las cinco, y a esa hora vienen las familias.
[En el estudio] Retrato de familia: Con abuelos; Retrato profesional: Tres fondos, una cara; Recién nacido en casa: Con vuestra luz, a su ritmo; Foto de carné: En el momento
[Fuera] Boda, día entero: De las horquillas al último baile; Boda, cuatro horas: Ceremonia y mesa; Pareja junto al agua: Con el sol bajo; Fotos de tu negocio: Personas, manos, lo que hacéis
@ Fotógrafa: Espera más que nadie; Copias y álbumes: Los cose a mano
? ¿Cuándo están las fotos? Una primera selección en dos días, todas en tres semanas.

# bridal | bloom | shirt rings flower @ arch | salon | range
= bridal shop|bridal store|bridal boutique|bridal wear|wedding dress|wedding dresses|wedding dress shop|wedding gowns|bridal gowns|evening wear; brautmode|brautmodengeschäft|brautmodenladen|brautkleider|brautkleid|brautausstatter|hochzeitskleider|hochzeitsmode|abendmode; tienda de novias|vestidos de novia|trajes de novia|moda nupcial|boutique de novias
$ 1290+ 1480+ 980+ 690+ 120 240+ 60 180+
EN a bridal shop | The Quiet Veil; Ivory Room | Dresses tried on one at a time, with the door shut.
> You will know it by how you stand | Ninety minutes, one bride, one room, and as many opinions as you bring.
~ We order nothing before you have slept on it. | Our seamstress takes it in twice: when you choose, and a week before the day.
[Dresses] A-line in crêpe: Plain, with buttons to the hem; Lace with sleeves: From one family of lacemakers; Short, for the register office: To dance in; Second life: Worn once, cleaned, fitted again
[With it] Veil: Cut to your height; Shoes in ivory: Low enough for gravel; Alterations to the dress: Two fittings; Dress for the mother: Not beige unless you like it
@ Fitting: Pins without a scratch; In the shop: Says so when it is not the one
? How early should we come? Eight months before is comfortable, three are possible.
DE ein Brautmodengeschäft | Leiser Schleier; Zimmer Elfenbein | Kleider, eins nach dem anderen anprobiert, bei geschlossener Tür.
> Sie merken es daran, wie Sie stehen | Neunzig Minuten, eine Braut, ein Raum und so viele Meinungen, wie Sie mitbringen.
~ Bestellt wird erst, wenn Sie darüber geschlafen haben. | Unsere Schneiderin steckt zweimal ab: beim Aussuchen und eine Woche vorher.
[Kleider] A-Linie aus Crêpe: Schlicht, Knöpfe bis zum Saum; Spitze mit Ärmeln: Aus einer Klöppelfamilie; Kurz, fürs Standesamt: Zum Tanzen; Zweites Leben: Einmal getragen, gereinigt, neu angepasst
[Dazu] Schleier: Auf Ihre Größe geschnitten; Schuhe in Elfenbein: Flach genug für Kies; Änderungen am Kleid: Zwei Anproben; Kleid für die Mutter: Nur beige, wenn sie es mag
@ Anprobe: Steckt, ohne zu pieken; Im Laden: Sagt, wenn es das falsche ist
? Wann sollen wir kommen? Acht Monate vorher ist bequem, drei gehen auch.
ES una tienda de novias | Velo Callado; Cuarto Marfil | Vestidos probados de uno en uno, con la puerta cerrada.
> Lo notarás en cómo te pones de pie | Noventa minutos, una novia, una sala y las opiniones que traigas.
~ No se encarga nada hasta que lo hayas consultado con la almohada. | La costurera prueba dos veces: al elegir y una semana antes.
[Vestidos] Corte en A de crepé: Sencillo, botones hasta abajo; Encaje con manga: De una familia de encajeras; Corto, para el juzgado: Para bailar; Segunda vida: Usado una vez, limpio y ajustado
[Además] Velo: Cortado a tu altura; Zapatos marfil: Bajos, para la grava; Ajustes del vestido: Dos pruebas; Vestido de madrina: Beis solo si le gusta
@ Pruebas: Prende sin pinchar; En la tienda: Te dice cuándo no es ese
? ¿Con cuánto tiempo venimos? Ocho meses es cómodo, con tres se puede.

# entertainer | child | balloon star note @ discs | office | services | no-slots
= magician|magicians|conjurer|clown|clowns|children's entertainer|kids' entertainer|kids entertainer|party entertainer|entertainer|puppeteer|puppet theatre|face painter|balloon artist|juggler|comedian|stand-up comedian|stand up comedian|storyteller|kids' party|kids party|children's parties|children's party|celebrant; zauberer|zauberin|zauberkünstler|clown|clownin|kinderanimation|kinderunterhalter|puppenspieler|puppentheater|kinderschminken|jongleur|komiker|comedian|märchenerzählerin|kindergeburtstage|trauredner|traurednerin; mago|maga|ilusionista|payaso|payasa|animador infantil|animadora infantil|animación infantil|titiritero|títeres|malabarista|cómico|monologuista|cuentacuentos|fiestas infantiles|maestro de ceremonias
! tracker|invitation|einladung|invitación|budget|guest list
$ 190/45 260/60 120/60 340+ 420+ 480+ 90 150/60
EN an entertainer's page | Coin & Feather; The Sleeve Company | Shows for children and for people who say they are none.
> The coin was behind your ear all day | Forty-five minutes, one suitcase, and a living room is enough.
~ Nobody is made fun of, and the birthday child never fails. | We arrive half an hour early and leave no confetti.
[For children] Small show: From four years, in a living room; Show and workshop: Everybody learns one trick; Faces and balloons: Tigers, swords, no clowns unless asked; School or nursery: Two groups, one morning
[For grown-ups] At the table: Between the courses; On stage: Half an hour with sound; Travel beyond the county: Train and a night; One trick taught: For the bride's father
@ On stage: Has never lost the rabbit; On the road: Carries the suitcase nobody may open
? How much room do you need? Two metres by two, and a socket.
DE eine Unterhaltungskünstler-Seite | Münze & Feder; Aus dem Ärmel | Auftritte für Kinder und für Leute, die behaupten, keine zu sein.
> Die Münze war den ganzen Tag hinter Ihrem Ohr | Fünfundvierzig Minuten, ein Koffer, ein Wohnzimmer genügt.
~ Niemand wird bloßgestellt, und dem Geburtstagskind gelingt alles. | Wir kommen eine halbe Stunde früher und hinterlassen kein Konfetti.
[Für Kinder] Kleine Show: Ab vier Jahren, im Wohnzimmer; Show mit Workshop: Alle lernen einen Trick; Gesichter und Ballons: Tiger, Schwerter, Clowns nur auf Wunsch; Schule oder Kita: Zwei Gruppen, ein Vormittag
[Für Große] Am Tisch: Zwischen den Gängen; Auf der Bühne: Eine halbe Stunde mit Ton; Anreise von weiter her: Zug und eine Nacht; Ein Trick gelernt: Für den Brautvater
@ Auf der Bühne: Hat den Hasen noch nie verloren; Unterwegs: Trägt den Koffer, den niemand öffnen darf
? Wie viel Platz brauchen Sie? Zwei mal zwei Meter und eine Steckdose.
ES una página de espectáculos | Moneda y Pluma; De la Manga | Funciones para niños y para quien dice que ya no lo es.
> La moneda estaba detrás de tu oreja | Cuarenta y cinco minutos, una maleta y basta un salón.
~ De nadie se ríe nadie, y al del cumpleaños todo le sale. | Llegamos media hora antes y no dejamos confeti.
[Para niños] Función pequeña: Desde cuatro años, en el salón; Función con taller: Todos aprenden un truco; Caras y globos: Tigres, espadas, payasos solo si se piden; Colegio o guardería: Dos grupos, una mañana
[Para mayores] En la mesa: Entre plato y plato; En el escenario: Media hora con sonido; Viaje a otra provincia: Tren y una noche; Un truco enseñado: Para el padre de la novia
@ En escena: Nunca ha perdido el conejo; De viaje: Lleva la maleta que nadie abre
? ¿Cuánto sitio hace falta? Dos metros por dos y un enchufe.

# bowling | sport | ball shoe star @ floor | stage | tickets
= bowling alley|bowling|bowling centre|bowling center|skittles|mini golf|minigolf|crazy golf|laser tag|trampoline park|arcade|games arcade|billiards|pool hall|snooker club|indoor playground|soft play; bowlingbahn|bowling|bowlingcenter|kegelbahn|kegeln|minigolf|minigolfplatz|lasertag|trampolinhalle|spielhalle|billardsalon|indoorspielplatz; bolera|bolos|minigolf|láser tag|parque de camas elásticas|sala de billar|recreativos|parque infantil cubierto
! club|league|score|tracker
$ 24/60 32/60 2.5 95/90 140/120 18/60 12 220/120
EN a place to play | Ten Pins Down; The Late Lane | Lanes by the hour, shoes in every size, and chips until late.
> Strike, or at least loudly | Book a lane, bring five people, and leave the phone in the shoe.
~ The bumpers come up by themselves for small people. | The machine at the end was built before most of our guests, and it never misses a pin.
[By the hour] Lane, until six: Up to six people; Lane in the evening: With the lights low; Shoes: Disinfected, warm; Pool table: With chalk that works
[Together] Children's birthday: Two games, chips, a paper crown; Company evening with a cup: Teams drawn by lot; Family Sunday: One game each, one drink; Whole hall, two hours: Only your friends and the noise
@ At the counter: Guesses your shoe size; Behind the pins: Frees the stuck ball
? Do we have to book? At the weekend yes, on Tuesdays walk in.
DE ein Ort zum Spielen | Alle Neune; Die späte Bahn | Bahnen je Stunde, Schuhe in jeder Größe und Pommes bis spät.
> Abräumen, oder wenigstens laut | Bahn buchen, fünf Leute mitbringen und das Telefon im Schuh lassen.
~ Für Kleine klappen die Banden von selbst hoch. | Die Maschine am Ende ist älter als die meisten Gäste und vergisst keinen Pin.
[Je Stunde] Bahn bis achtzehn Uhr: Bis sechs Personen; Bahn am Abend buchen: Bei wenig Licht; Leihschuhe: Desinfiziert und warm; Billardtisch: Mit Kreide, die taugt
[Zusammen] Kindergeburtstag auf der Bahn: Zwei Spiele, Pommes, eine Krone; Firmenabend mit Pokal: Gruppen ausgelost; Familiensonntag: Ein Spiel, ein Getränk; Ganze Halle, zwei Stunden: Nur Ihre Leute und der Lärm
@ An der Theke: Errät Ihre Schuhgröße; Hinter den Pins: Befreit die Kugel
? Müssen wir buchen? Am Wochenende ja, dienstags einfach kommen.
ES un sitio para jugar | Diez Bolos; La Pista Tardía | Pistas por hora, zapatos de todos los números y patatas hasta tarde.
> Pleno, o al menos con ruido | Reserva pista, trae a cinco y deja el móvil en el zapato.
~ Para los pequeños las barreras suben solas. | La máquina del fondo es más vieja que casi todos y no olvida un bolo.
[Por hora] Pista hasta las seis: Hasta seis personas; Pista de noche: Con poca luz; Zapatos: Desinfectados y tibios; Mesa de billar: Con tiza que funciona
[En grupo] Cumpleaños en la pista: Dos partidas, patatas, una corona; Noche de empresa con copa: Equipos por sorteo; Domingo en familia: Una partida, una bebida; Sala entera, dos horas: Solo tu gente y el ruido
@ En el mostrador: Adivina tu número; Detrás de los bolos: Libera la bola
? ¿Hace falta pedir pista? El fin de semana sí, los martes ven sin más.

# dog-walker | sport | paw shoe tree @ hills | round | rates
= dog walking business|dog walker website|dog walking service|dog walking company|dog walker|dog walking|pet sitter|pet sitting|cat sitter; gassiservice|gassigeher|hundesitter|tiersitter|katzensitter; paseador de perros|paseadora de perros|paseo de perros|cuidador de mascotas|cuidadora de mascotas
! schedule|log|tracker|invoice|calendar|list
$ 14/60 20/90 11/30 24 38 16/30 22 10
EN a dog walker's | Muddy Boots Walks; Four at Once | Walks in small groups, with a picture and mud as proof.
> Home tired, fed and dried | Four dogs at most, never the motorway verge, and the towel is ours.
~ We meet first without a lead, in your kitchen. | Keys have numbers and no addresses.
[Walks] Walk in the group: Up to four who get on; Long walk: Woods or river; Short round at noon: For old dogs and small ones; Puppy visit: Out, play, out again
[When you are away] Overnight at yours: The dog keeps its sofa; Cat visit: Bowl, box, company; Day together: From eight to six; Key service: Post in, plants watered
@ In the woods: Whistles once; Second pair of hands: Speaks cat
? What if it rains? Then it rains. Dogs are dried before the door.
DE ein Gassiservice | Matschpfoten; Zu viert unterwegs | Runden in kleinen Gruppen, mit Foto und Matsch als Beweis.
> Müde, satt und trocken zu Hause | Höchstens vier Hunde, nie am Straßenrand, das Handtuch bringen wir mit.
~ Zuerst treffen wir uns ohne Leine, in Ihrer Küche. | Schlüssel tragen Nummern und keine Adressen.
[Runden] Runde in der Gruppe: Bis vier, die sich mögen; Lange Runde: Wald oder Fluss; Kurze Mittagsrunde: Für alte und kleine Hunde; Welpenbesuch: Raus, spielen, noch einmal raus
[Wenn Sie fort sind] Nacht bei Ihnen: Der Hund behält sein Sofa; Katzenbesuch: Napf, Kiste, Gesellschaft; Tag zusammen: Von acht bis sechs; Schlüsseldienst für Pflanzen: Post rein, Blumen gegossen
@ Im Wald: Pfeift einmal; Zweites Paar Hände: Spricht Katze
? Und bei Regen? Dann regnet es. Abgetrocknet wird vor der Tür.
ES un servicio de paseos de perros | Patas con Barro; De Cuatro en Cuatro | Paseos en grupos pequeños, con foto y barro de prueba.
> En casa, cansado, comido y seco | Cuatro perros como mucho, nunca junto a la carretera, y la toalla la ponemos.
~ Nos conocemos primero sin correa, en tu cocina. | Las llaves llevan número y no dirección.
[Paseos] Paseo en grupo: Hasta cuatro que se llevan bien; Paseo largo: Bosque o río; Vuelta del mediodía: Para mayores y pequeños; Visita a cachorro: Fuera, juego y fuera
[Si no estás] Noche en tu casa: El perro conserva su sofá; Visita al gato: Comida, arena, compañía; Día juntos: De ocho a seis; Llaves y plantas: Correo dentro, macetas regadas
@ En el bosque: Silba una vez; Segundo par de manos: Habla gato
? ¿Y si llueve? Pues llueve. Se seca antes de la puerta.
`);
