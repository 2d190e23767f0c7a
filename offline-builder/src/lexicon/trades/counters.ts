import { trades } from "./trade.ts";

/** What is sold over a counter and eaten or driven away at once, and who stands beside people with forms and feet. */
export const counters = trades(`
# chip-shop | kitchen | fish carrot box @ stripes | evening | menu
= fish and chips|fish & chips|fish and chip shop|fish n chips|chip shop|chippy|fried fish; fischbude|fischbrötchen|backfisch|fischimbiss|pommesbude|frittenbude; freiduría|pescaíto frito|pescado frito|freiduría de pescado
$ 11.5 12.8 3.9 1.2 5.6 9.5 1.8 32
EN a fish and chip shop | Salt & Paper; Harbour Fry | Cod, haddock and chips, fried when you ask for it.
> Hot in the paper, eaten on the wall | Fish from this morning, potatoes from one farm, batter with nothing to hide.
~ We fry in small pans, so the queue moves in waves. | Chips are cut at four and fried twice.
[From the fryer] Cod in batter: As long as the paper; Haddock in batter: Sweeter than cod; Chips, a bag: Fried twice; Mushy peas: With mint
[And] Fishcake: Potato and smoked haddock; Halloumi in batter: For whoever eats no fish; Gherkin: From the jar on the counter; Family box: Two fish, two chips, peas, four forks
@ At the fryer: Hears when it is done; At the counter: Asks about vinegar before you can
? Is there something without gluten? On Mondays the whole shop is.
DE eine Fischbude | Salz & Papier; Klappe Kai | Backfisch, Brötchen und Pommes, gebraten, wenn Sie fragen.
> Heiß im Papier, gegessen auf der Mauer | Fisch von heute früh, Kartoffeln von einem Hof, Teig ohne Geheimnis.
~ Wir braten in kleinen Pfannen, darum kommt die Schlange in Wellen voran. | Pommes werden um vier geschnitten und zweimal gebacken.
[Aus der Pfanne] Backfisch vom Kabeljau: So lang wie das Papier; Backfisch vom Schellfisch: Milder; Pommes, eine Tüte: Zweimal gebacken; Erbsenpüree: Mit Minze
[Und dazu] Fischfrikadelle: Kartoffel und Rauchfisch; Gebackener Käse: Für alle ohne Fisch; Gewürzgurke: Aus dem Glas auf der Theke; Familienkiste: Zwei Fisch, zwei Pommes, vier Gabeln
@ An der Pfanne: Hört, wann es fertig ist; An der Klappe: Fragt nach Remoulade, bevor Sie es können
? Gibt es etwas ohne Gluten? Montags alles.
ES una freiduría | Sal y Papel; Fritura del Muelle | Pescado frito al momento, en cucurucho y con limón.
> Caliente en el papel, comido en el muro | Pescado de esta mañana, harina fina y aceite que se cambia cada día.
~ Freímos poco cada vez, y la cola avanza a olas. | Las patatas se cortan a las cuatro y se fríen dos veces.
[De la sartén] Bacalao rebozado: Tan largo como el papel; Cazón en adobo: Una noche en vinagre; Patatas, un cucurucho: Fritas dos veces; Guisantes con menta: De acompañar
[Y además] Croqueta de pescado: Con patata; Queso frito: Para quien no come pescado; Pepinillo: Del tarro del mostrador; Caja familiar: Dos de pescado, dos de patatas, cuatro tenedores
@ En la sartén: Oye cuándo está; En el mostrador: Pregunta por el limón antes que tú
? ¿Hay algo sin gluten? Los lunes, todo.

# kebab | kitchen | plate carrot bowl @ counter | lunch | menu
= kebab shop|kebab|kebabs|doner|döner|doner kebab|gyros|falafel shop|falafel|shawarma|turkish takeaway|takeaway; döner|dönerladen|dönerimbiss|döner kebap|kebab|kebap|falafel|gyros|schawarma; kebab|kebap|döner|falafel|shawarma|giros|tienda de kebab
! order tracker|tracker
$ 7.2 8.4 6.5 9.8 4.2 3.5 2.2 11.5
EN a kebab shop | Turning Slowly; Salt & Sumac | Meat off the spit, bread from our own oven, and salad cut today.
> With everything? With everything. | The bread is baked when you order, the rest is a question of sauce.
~ Our spit is stacked by hand at six in the morning. | Falafel is fried in its own oil, for everybody who asks.
[In bread] Doner in bread: Veal, three sauces; Doner rolled: Thin bread, for walking; Falafel in bread: Chickpeas, herbs, sesame; Halloumi rolled: Grilled, with mint
[On the plate] Lentil soup: With lemon; Salad with sheep's cheese: And olives; Ayran: Salted, cold; Plate with rice: Meat, salad, bread
@ At the spit: Cuts thinner than paper; Oven: Bakes a loaf in ninety seconds
? Is the meat halal? Yes, and the paper from the butcher hangs on the wall.
DE ein Dönerladen | Dreht Langsam; Salz & Sumach | Fleisch vom Spieß, Brot aus dem eigenen Ofen, Salat von heute.
> Mit alles? Mit allem. | Das Brot backen wir auf Bestellung, der Rest ist eine Frage der Soße.
~ Unser Spieß wird um sechs Uhr früh von Hand gesteckt. | Falafel haben ihr eigenes Öl, für alle, die fragen.
[Im Brot] Döner im Brot: Kalb, drei Soßen; Dürüm: Dünnes Brot, zum Gehen; Falafel im Brot: Kichererbsen, Kräuter, Sesam; Halloumi gerollt: Gegrillt, mit Minze
[Auf dem Teller] Linsensuppe: Mit Zitrone; Salat mit Schafskäse: Und Oliven; Ayran: Gesalzen und kalt; Teller mit Reis: Fleisch, Salat, Brot
@ Am Spieß: Schneidet dünner als Papier; Ofen: Backt ein Brot in neunzig Sekunden
? Ist das Fleisch halal? Ja, der Schein vom Metzger hängt an der Wand.
ES un kebab | Gira Despacio; Sal y Zumaque | Carne del asador, pan de nuestro horno y ensalada de hoy.
> ¿Con todo? Con todo. | El pan se hornea al pedir, lo demás es cuestión de salsa.
~ El asador se monta a mano a las seis de la mañana. | El falafel tiene su propio aceite, para quien pregunta.
[En pan] Kebab en pan: Ternera, tres salsas; Dürüm: Pan fino, para andar; Falafel en pan: Garbanzo, hierbas, sésamo; Halloumi enrollado: A la plancha, con menta
[En plato] Sopa de lentejas: Con limón; Ensalada con queso: Y aceitunas; Ayran: Salado y frío; Plato con arroz: Carne, ensalada, pan
@ En el asador: Corta más fino que el papel; Horno: Un pan en noventa segundos
? ¿La carne es halal? Sí, el papel del carnicero está en la pared.

# distillery | ink | bottle leaf wheel @ shelf | weekend | range | preorder
= distillery|distillers|gin distillery|whisky distillery|craft gin|rum distillery|schnapps distillery|cidery|cider maker|cider mill; brennerei|destillerie|obstbrennerei|ginbrennerei|whiskybrennerei|schnapsbrennerei|mosterei|kelterei; destilería|destilería de ginebra|licorería artesanal|sidrería|llagar
! tasting log|tracker|diary
$ 34 42 58 29 18/60 12 45/120 6.5
EN a distillery | Copper Neck; Second Run | Gin, whisky and fruit spirits, run slowly through one copper still.
> Two hundred bottles, then the fruit is gone | We distil what was ripe. When it is empty, it is empty until next year.
~ Heads and tails we give to the window cleaner. | The still is called after the aunt who paid for it.
[Bottles] Gin with juniper and elder: Nine botanicals, six from the hedge; Quince spirit: Forty pounds of fruit a bottle; Single malt, five years: From one cask, numbered; Apple cider vinegar spirit: Drier than it sounds
[At the still] Tour with three glasses: Saturdays at four; Tonic and ice at the bar: With what is in season; Gin of your own: Two hours, one bottle; Miniature: For the train
@ Distiller: Cuts the run by nose; In the orchard: Counts bees before apples
? Can I visit without booking? On Saturdays at four. Other days, write first.
DE eine Brennerei | Kupferhals; Zweiter Lauf | Gin, Whisky und Obstbrände, langsam durch eine Kupferblase.
> Zweihundert Flaschen, dann ist das Obst alle | Wir brennen, was reif war. Ist es leer, ist es leer bis nächstes Jahr.
~ Vor- und Nachlauf bekommt der Fensterputzer. | Die Blase heißt nach der Tante, die sie bezahlt hat.
[Flaschen] Gin mit Wacholder und Holunder: Neun Zutaten, sechs aus der Hecke; Quittenbrand: Zwanzig Kilo Obst je Flasche; Single Malt, fünf Jahre: Aus einem Fass, nummeriert; Apfelbrand: Trockener, als er klingt
[An der Blase] Führung mit drei Gläsern: Samstags um vier; Tonic an der Theke: Mit dem, was reif ist; Gin nach Ihrer Nase: Zwei Stunden, eine Flasche; Miniatur: Für den Zug
@ Brennmeisterin: Trennt nach der Nase; Im Obstgarten: Zählt erst Bienen, dann Äpfel
? Kann ich ohne Anmeldung kommen? Samstags um vier. Sonst bitte schreiben.
ES una destilería | Cuello de Cobre; Segunda Vuelta | Ginebra, whisky y aguardientes, despacio por un alambique de cobre.
> Doscientas botellas y se acaba la fruta | Destilamos lo que estaba maduro. Si se acaba, hasta el año que viene.
~ Cabezas y colas se las lleva el limpiacristales. | El alambique lleva el nombre de la tía que lo pagó.
[Botellas] Ginebra de enebro y saúco: Nueve plantas, seis del seto; Aguardiente de membrillo: Veinte kilos de fruta por botella; Malta de cinco años: De una barrica, numerada; Aguardiente de manzana: Más seco de lo que suena
[Junto al alambique] Visita con tres copas: Sábados a las cuatro; Tónica en la barra: Con lo de temporada; Tu propia ginebra: Dos horas, una botella; Miniatura: Para el tren
@ Destiladora: Corta por la nariz; En el huerto: Cuenta abejas antes que manzanas
? ¿Puedo ir sin avisar? Los sábados a las cuatro. Otros días, escribe.

# car-dealer | tool | car keys wheel @ floor | shop | range | no-slots
= car dealer|car dealership|used cars|second hand cars|car showroom|auto dealer|vehicle dealer|motorcycle dealer|motorbike dealer|motorcycle shop|caravan dealer; autohaus|autohändler|gebrauchtwagen|gebrauchtwagenhändler|autohandel|motorradhändler|motorradhaus|wohnmobilhändler; concesionario|concesionario de coches|coches de segunda mano|coches de ocasión|compraventa de coches|tienda de motos|concesionario de motos
! inventory|tracker|rental|workshop|repair
$ 7900 12400 15800 18900 21500 9800 0/45 90
EN a car dealer's | Second Owner Cars; Lane End Motors | Used cars with their papers, their history and a full tank.
> We tell you what is wrong with it | Every car stands with its test report in the window. What we would not drive, we do not sell.
~ Cars are bought from people, not from auctions, and we know who drove them. | Take it for an afternoon. A quarter of an hour says nothing.
[On the yard] Small hatchback, 2018: One owner, 41,000 miles; Estate, 2019: Tow bar, dog net; Family van, 2020: Seven seats, sliding doors; Electric compact, 2021: Battery report on paper
[Also here] Hybrid saloon, 2022: Serviced with us; Convertible, 2014: Roof tested in the rain; Test drive: An afternoon if you like; Car inspected before you buy elsewhere: One page, honest
@ Buying: Looks under it first; Papers: Has the plates ready by Friday
? Do you take my old car? Yes, at a price we can explain.
DE ein Autohaus | Zweite Hand Autos; Motoren am Feldrain | Gebrauchte mit Papieren, Geschichte und vollem Tank.
> Wir sagen Ihnen, was daran nicht stimmt | An jeder Scheibe hängt der Prüfbericht. Was wir nicht fahren würden, verkaufen wir nicht.
~ Wir kaufen von Leuten, nicht von Auktionen, und wissen, wer gefahren ist. | Nehmen Sie ihn einen Nachmittag. Eine Viertelstunde sagt nichts.
[Auf dem Hof] Kleinwagen, 2018: Eine Vorbesitzerin, 66.000 Kilometer; Kombi, 2019: Anhängerkupplung, Hundenetz; Familienbus, 2020: Sieben Sitze, Schiebetüren; Elektrokompakt, 2021: Batteriebericht auf Papier
[Außerdem] Hybridlimousine, 2022: Bei uns gewartet; Cabrio, 2014: Dach im Regen geprüft; Probefahrt: Gern einen Nachmittag; Kaufcheck für anderswo: Eine Seite, ehrlich
@ Einkauf: Schaut zuerst darunter; Papiere: Hat die Schilder bis Freitag
? Nehmen Sie meinen Alten in Zahlung? Ja, zu einem Preis, den wir erklären können.
ES un concesionario | Segunda Mano Clara; Motores del Llano | Coches usados con papeles, historia y depósito lleno.
> Te decimos lo que le pasa | Cada coche lleva su informe en el cristal. Lo que no conduciríamos no lo vendemos.
~ Compramos a personas, no en subastas, y sabemos quién lo llevó. | Llévatelo una tarde. Un cuarto de hora no dice nada.
[En el patio] Utilitario, 2018: Una dueña, 66.000 kilómetros; Familiar, 2019: Enganche y red para perro; Monovolumen, 2020: Siete plazas; Compacto eléctrico, 2021: Informe de batería en papel
[Además] Berlina híbrida, 2022: Revisada aquí; Descapotable, 2014: Capota probada con lluvia; Prueba de conducción: Una tarde si quieres; Revisión antes de comprar: Una página, sincera
@ Compras: Mira primero por debajo; Papeles: Matrícula lista el viernes
? ¿Aceptáis mi coche viejo? Sí, a un precio que sabemos explicar.

# podiatry | fresh | shoe hand lotus @ window | care | treatments
= podiatrist|podiatrists|podiatry|podiatry clinic|chiropodist|chiropody|foot clinic|foot care; podologe|podologin|podologie|podologiepraxis|fußpflege|medizinische fußpflege; podólogo|podóloga|podología|clínica podológica|pedicura médica
$ 48/40 38/30 62/45 95/60 55/40 210+ 35/20 52/40
EN a podiatry practice | First Step; Heel & Arch | Feet looked at properly, by somebody who knows what they carry.
> You should not notice your feet | We look at how you stand and walk before we touch anything.
~ Instruments come out of sealed bags, one for each person. | Bring the shoes you wear most. They tell more than the X-ray.
[Care] First visit: History, pulse, sensation, shoes; Nails and hard skin: Cut, thinned, smoothed; Ingrown nail: Eased without surgery where it can be; Diabetic foot check: Once a year at least
[Walking] Gait analysis: On the flat, then on stairs; Insoles made for you: From a plaster cast; Verruca treated: Cold, three visits at most; Home visit: For whoever cannot come
@ Podiatrist: Reads soles like maps; Reception: Finds a slot for what hurts
? Does it hurt? Rarely. Say stop and we stop.
DE eine podologische Praxis | Erster Schritt; Ferse & Gewölbe | Füße gründlich angesehen, von jemandem, der weiß, was sie tragen.
> Ihre Füße sollten Sie nicht bemerken | Wir schauen zuerst, wie Sie stehen und gehen.
~ Instrumente kommen aus versiegelten Tüten, eine je Person. | Bringen Sie Ihre meistgetragenen Schuhe mit. Sie erzählen mehr als das Röntgenbild.
[Pflege] Ersttermin Fuß: Vorgeschichte, Puls, Gefühl, Schuhe; Nägel und Hornhaut: Geschnitten, geglättet; Eingewachsener Nagel: Mit Spange statt Messer; Diabetischer Fuß: Mindestens einmal im Jahr
[Gehen] Ganganalyse: Eben und auf der Treppe; Einlagen für Sie: Vom Gipsabdruck; Warze behandelt: Kalt, höchstens dreimal; Fußpflege zu Hause: Für alle, die nicht kommen können
@ Podologin: Liest Sohlen wie Karten; Empfang: Findet Platz für das, was wehtut
? Tut es weh? Selten. Sagen Sie halt, und wir halten.
ES una clínica de podología | Primer Paso; Talón y Arco | Pies mirados con calma, por quien sabe lo que cargan.
> No deberías notar tus pies | Primero miramos cómo te paras y cómo andas.
~ El instrumental sale de bolsas selladas, una por persona. | Trae los zapatos que más usas. Cuentan más que la radiografía.
[Cuidado] Primera visita del pie: Historia, pulso, tacto, zapatos; Uñas y durezas: Cortadas y pulidas; Uña encarnada: Sin cirugía si se puede; Pie diabético: Una vez al año al menos
[Andar] Estudio de la pisada: En llano y en escalera; Plantillas a medida: De un molde; Papiloma tratado: Con frío, tres visitas; Visita a casa del podólogo: Para quien no puede venir
@ Podóloga: Lee plantas como mapas; Recepción: Hace hueco a lo que duele
? ¿Duele? Pocas veces. Di basta y paramos.

# finance-broker | paper | house keys calculator @ arch | office | services
= mortgage broker|mortgage brokers|mortgage adviser|mortgage advisor|financial adviser|financial advisor|financial planner|loan broker|pension adviser|wealth manager|debt advice; finanzberater|finanzberaterin|finanzberatung|baufinanzierung|kreditvermittlung|kreditvermittler|vermögensberatung|schuldnerberatung|hypothekenmakler; asesor financiero|asesora financiera|asesoría financiera|bróker hipotecario|asesor hipotecario|hipotecas|planificador financiero|gestor|gestoría
! calculator|rechner|calculadora|tracker
$ 0/45 390+ 180/60 240/60 95/45 120/60 320+ 65/30
EN a mortgage and money adviser's | Plain Interest; The Second Column | Mortgages, pensions and savings, worked out on one page you can keep.
> What it costs, in one number | Bring your payslips. You leave with three offers side by side and the catch in each of them.
~ We are paid by you and by nobody whose product we show. | If renting is cheaper, we say so.
[Borrowing] First talk about money: Free, and you keep the sheet; Mortgage from search to signature: Lenders compared, papers filed; Remortgage check: Whether moving pays; Loan put in order: One instead of five
[Keeping] Household plan: Where it goes every month; Pension in plain words: What will be there; Plan for a business: Taxes, reserves, your own wage; Second opinion on an offer: Before you sign
@ Adviser: Reads the small print aloud; Papers: Knows which form is missing
? Are you tied to a bank? No. The list of all we asked is in your folder.
DE eine Finanzberatung | Klarer Zins; Die zweite Spalte | Baufinanzierung, Vorsorge und Sparen, auf einer Seite ausgerechnet.
> Was es kostet, in einer Zahl | Bringen Sie Ihre Abrechnungen mit. Sie gehen mit drei Angeboten und dem Haken an jedem.
~ Bezahlt werden wir von Ihnen und von niemandem, dessen Produkt wir zeigen. | Ist Mieten billiger, sagen wir es.
[Leihen] Erstes Geldgespräch: Kostenlos, das Blatt gehört Ihnen; Baufinanzierung bis zur Unterschrift: Banken verglichen, Unterlagen eingereicht; Anschluss prüfen: Ob ein Wechsel lohnt; Kredite ordnen: Einer statt fünf
[Behalten] Haushaltsplan: Wohin es jeden Monat geht; Rente in klaren Worten: Was da sein wird; Plan für Selbständige: Steuern, Rücklagen, eigener Lohn; Zweiter Blick aufs Angebot: Vor der Unterschrift
@ Beraterin: Liest das Kleingedruckte laut; Unterlagen: Weiß, welches Formular fehlt
? Gehören Sie zu einer Bank? Nein. Die Liste aller Anfragen liegt in Ihrer Mappe.
ES una asesoría de hipotecas y dinero | Interés Claro; Segunda Columna | Hipotecas, pensiones y ahorro, calculados en una página.
> Lo que cuesta, en un número | Trae tus nóminas. Te vas con tres ofertas y la pega de cada una.
~ Nos pagas tú y nadie cuyo producto enseñemos. | Si alquilar sale más barato, lo decimos.
[Pedir] Primera charla de dinero: Gratis, la hoja es tuya; Hipoteca hasta la firma: Bancos comparados, papeles hechos; Cambio de hipoteca: Si compensa; Préstamos en orden: Uno en vez de cinco
[Guardar] Plan de casa: Adónde va cada mes; Pensión en claro: Lo que habrá; Plan para autónomos: Impuestos, reserva, sueldo; Segunda mirada a la oferta: Antes de firmar
@ Asesora: Lee la letra pequeña en alto; Papeles: Sabe qué falta
? ¿Sois de un banco? No. La lista de a quién preguntamos va en tu carpeta.

# diving | fresh | wave fish mask @ hills | daily | courses
= diving centre|diving center|dive centre|dive center|scuba diving|diving school|dive shop|scuba school|freediving|snorkelling tours; tauchschule|tauchbasis|tauchzentrum|tauchcenter|tauchkurse|tauchkurs|schnorcheltouren; centro de buceo|escuela de buceo|buceo|submarinismo|bautismos de buceo|snorkel
! log|logbook|diary|logbuch|diario
$ 85/180 420 65/180 78/180 280 35/120 55/120 18
EN a diving centre | Neutral Depth; Slow Bubbles | Four divers to a guide, and nobody is hurried down.
> The first breath is the strange one | Shallow water, one instructor, and time until it feels dull.
~ Every regulator is opened once a year, on our own bench. | We log what we see, and touch none of it.
[Learn] Try dive: Six metres, hand in hand; Open water course: Four days, eight dives; Refresher dive: After a long dry spell; Night dive: With two torches each
[Go out] Advanced weekend: Five dives, one wreck; Snorkel by boat: For families; Boat dive: Tanks and weights included; Set hired for a day: Sized and rinsed
@ Instructor: Counts fins, always; Compressor: Smells the air before you breathe it
? How old must one be? Ten for the shallow course, with a parent on the beach.
DE eine Tauchschule | Neutrale Tiefe; Langsame Blasen | Vier Leute je Guide, und niemand wird hinuntergehetzt.
> Der erste Atemzug ist der seltsame | Flaches Wasser, eine Lehrerin und Zeit, bis es langweilig wird.
~ Jeder Automat wird einmal im Jahr geöffnet, auf unserer eigenen Bank. | Wir schreiben auf, was wir sehen, und fassen nichts an.
[Lernen] Schnuppertauchen: Sechs Meter, Hand in Hand; Grundschein: Vier Tage, acht Tauchgänge; Auffrischung unter Wasser: Nach langer Pause; Nachttauchgang: Zwei Lampen je Person
[Hinaus] Aufbauwochenende: Fünf Tauchgänge, ein Wrack; Schnorcheln vom Boot: Für Familien; Bootstauchgang: Flasche und Blei dabei; Ausrüstung für einen Tag: Angepasst und gespült
@ Tauchlehrerin: Zählt immer Flossen; Kompressor: Riecht die Luft, bevor Sie sie atmen
? Ab welchem Alter? Ab zehn im flachen Kurs, mit Eltern am Strand.
ES un centro de buceo | Profundidad Neutra; Burbujas Lentas | Cuatro por guía y nadie baja con prisa.
> La primera bocanada es la rara | Agua poco profunda, una instructora y tiempo hasta que aburra.
~ Cada regulador se abre una vez al año, en nuestro banco. | Apuntamos lo que vemos y no tocamos nada.
[Aprender] Bautismo: Seis metros, de la mano; Curso de iniciación al buceo: Cuatro días, ocho inmersiones; Repaso bajo el agua: Tras una pausa larga; Inmersión nocturna: Dos linternas por persona
[Salir] Fin de semana avanzado: Cinco inmersiones, un pecio; Snorkel desde barco: Para familias; Inmersión desde barco: Botella y plomo incluidos; Equipo por un día: Ajustado y enjuagado
@ Instructora: Cuenta aletas siempre; Compresor: Huele el aire antes que tú
? ¿Desde qué edad? Desde los diez, en el curso poco profundo.
`);
