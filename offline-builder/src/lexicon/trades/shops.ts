import { trades } from "./trade.ts";

/** Shops, each with what it sells. */
export const shops = trades(`
# florist | bloom | flower vase plant @ window | shop | range | preorder
= florist|florists|flower shop|florist's|flower delivery|bouquets; blumenladen|florist|floristin|floristik|blumengeschäft; floristería|florista|ramos de flores
! diary|tracker|garden|gardener
$ 18 36 52 28 78 140+ 24 42
EN a flower shop | Petal Row; Stem & Twine | Flowers cut this morning, tied this afternoon.
> Something alive for somebody | Tell us the colour and the occasion; the season does the rest.
~ We buy from growers within an hour and leave the aeroplanes to others.
[Bouquets] Small posy: What smells best today; Market bouquet: Tied loose, about twelve stems; Long-stemmed tulips and roses: In paper, with food; Dried bunch: Lasts until next summer
[Occasions] Funeral wreath: With ribbon and handwriting; Bridal flowers: Bouquet and buttonhole, after a talk; Table flowers: Low enough to see each other; Weekly vase: Fresh every Friday
* Tied to order; Grown within an hour; Food for the vase included
@ Florist: Names every rose
? Do you deliver? In town until six, 6 extra.
DE ein Blumenladen | Blütenreihe; Stiel & Bast | Heute früh geschnitten, heute Mittag gebunden.
> Etwas Lebendiges für jemanden | Sagen Sie Farbe und Anlass, den Rest macht die Jahreszeit.
~ Wir kaufen bei Gärtnern aus der Nähe.
[Sträuße] Kleines Sträußchen: Was heute am besten duftet; Marktstrauß: Locker gebunden, zwölf Stiele; Langstielige Rosen: In Papier; Trockenstrauß: Hält bis zum Sommer
[Anlässe] Trauerkranz: Mit Schleife; Brautstrauß: Mit Anstecker, nach Gespräch; Tischschmuck: Niedrig genug; Blumenabo: Jeden Freitag frisch
* Auf Bestellung gebunden; Aus der Region; Mit Frischhaltemittel
@ Floristin: Kennt jede Rose beim Namen
? Liefern Sie? In der Stadt bis sechs.
ES una floristería | Calle Pétalo; Tallo y Cordel | Cortadas esta mañana, atadas esta tarde.
> Algo vivo para alguien | Dinos color y motivo; la estación hace el resto.
~ Compramos a menos de una hora.
[Ramos] Ramillete: Lo que mejor huele; Ramo de mercado: Doce tallos; Rosas de tallo largo: En papel; Ramo seco: Dura hasta el verano
[Ocasiones] Corona: Con cinta; Ramo de novia: Tras hablar; Centro de mesa: Bajo; Flores cada semana: Los viernes
* Hecho por encargo; De cerca; Con alimento
@ Florista: Sabe el nombre de cada rosa
? ¿Lleváis a casa? En la ciudad hasta las seis.

# tea | earth | teapot cup leaf @ shelf | shop | range
= tea shop|tea store|tea merchant|tea company|loose leaf tea; teeladen|teehandel|teegeschäft|teekontor; tienda de té|tetería|tienda de infusiones
+ tea|teas; tee|tees; té|tés|infusiones
$ 8.5 11 14 7.5 6.8 7.2 24 38
EN a tea shop | Third Pour; Leaf & Kettle | Forty teas, weighed while you smell them.
> Take the lid off and breathe in | Single gardens, this year's harvest, and the minutes written on each bag.
~ We drink every tea for a week before it gets a tin.
[Leaf, 100 g] Darjeeling first flush: Green almond, muscat; Gyokuro, shaded: Sea and butter; Oolong from Anxi: Orchid; Assam: Malt, takes milk
[Herbs and pots] Mint from Morocco: Cut coarse; Rooibos with orange: No caffeine; Tasting set: Eight teas, 25 g each; Clay pot: Holds two cups
* Harvest of this year; Weighed by hand; Bag that closes
@ Tea buyer: Slurps professionally
? How hot? It is on every bag, with the minutes.
DE ein Teeladen | Dritter Aufguss; Blatt & Kessel | Vierzig Tees, abgewogen, während Sie riechen.
> Deckel auf und einatmen | Einzelne Gärten, die Ernte dieses Jahres, und die Minuten stehen auf der Tüte.
~ Jeden Tee trinken wir eine Woche, bevor er eine Dose bekommt.
[Blatt, 100 g] Darjeeling First Flush: Grüne Mandel, Muskat; Gyokuro im Schatten: Meer und Butter; Oolong aus Anxi: Orchidee; Assam kräftig: Malz, verträgt Milch
[Kräuter und Kannen] Minze aus Marokko: Grob; Rooibos mit Orange: Ohne Koffein; Probierset: Acht Tees; Tonkännchen: Für zwei Tassen
* Ernte dieses Jahres; Von Hand gewogen; Wiederverschließbar
@ Teeeinkauf: Schlürft beruflich
? Wie heiß? Steht auf jeder Tüte.
ES una tienda de té | Tercera Infusión; Hoja y Tetera | Cuarenta tés, pesados mientras los hueles.
> Levanta la tapa y respira | Un solo jardín, la cosecha de este año y los minutos en la bolsa.
~ Bebemos cada té una semana antes de venderlo.
[Hoja, 100 g] Darjeeling de primavera: Almendra; Gyokuro: Mar; Oolong de Anxi: Orquídea; Assam: Malta
[Hierbas y teteras] Menta de Marruecos: Gruesa; Rooibos con naranja: Sin cafeína; Juego de cata: Ocho tés; Tetera de barro: Dos tazas
* Cosecha de este año; Pesado a mano; Bolsa con cierre
@ Compras: Sorbe por oficio
? ¿A qué temperatura? Está en cada bolsa.

# vinyl | ink | disc note guitar @ shelf | shop | range
= vinyl shop|record shop|record store|vinyl record shop|vinyl store; plattenladen|vinylladen|plattengeschäft; tienda de vinilos|tienda de discos
! inventory|collection|inventar|sammlung|inventario|colección
+ vinyl|records; vinyl|platten|schallplatten; discos|vinilo|vinilos
$ 24 28 22 26 19 32 18 21 29
EN a record shop | Dust Jacket Records; Run-out Groove | New and used vinyl, cleaned and graded by ear.
> Put the needle on before you pay | Three listening decks and somebody who knows what comes next.
~ We wash every used record and play it through once.
[Jazz] Blue Harbour Quartet - Low Tide: First pressing, VG+; Marit Olsen Trio - Snow Maps: New, 180 g; Ten Past Two - Live at the Mill: Used, NM
[Soul and funk] The Velvet Hours - Slow Sugar: Reissue; Delroy & Pine - Corner Light: Used, VG; Queen Street Brass - Big Coat: New, double
[Rock and electronic] Paper Wolves - Attic Songs: Used, VG+; Nightbus - Last Stop: New, clear vinyl; Ostkreuz - Signal 9: Twelve-inch, limited
* Washed and played; Graded by ear; Packed in stiff card
@ Counter: Has three copies at home
? Do you buy collections? Yes, and we come for more than two hundred.
DE ein Plattenladen | Staubhülle; Auslaufrille | Neues und gebrauchtes Vinyl, gewaschen und nach Gehör bewertet.
> Nadel auflegen, dann zahlen | Drei Hörplätze und jemand, der weiß, was danach kommt.
~ Jede gebrauchte Platte wird gewaschen und einmal gehört.
[Jazz] Blue Harbour Quartet - Low Tide: Erstpressung, VG+; Marit Olsen Trio - Snow Maps: Neu, 180 g; Ten Past Two - Live at the Mill: Gebraucht, NM
[Soul und Funk] The Velvet Hours - Slow Sugar: Neuauflage; Delroy & Pine - Corner Light: Gebraucht, VG; Queen Street Brass - Big Coat: Neu, Doppel-LP
[Rock und Elektronik] Paper Wolves - Attic Songs: Gebraucht, VG+; Nightbus - Last Stop: Neu, klares Vinyl; Ostkreuz - Signal 9: Maxi, limitiert
* Gewaschen und gehört; Nach Gehör bewertet; In festem Karton
@ Tresen: Hat drei davon daheim
? Kaufen Sie Sammlungen? Ja, ab zweihundert holen wir ab.
ES una tienda de discos | Funda y Polvo; Último Surco | Vinilo nuevo y usado, lavado y clasificado de oído.
> Pon la aguja antes de pagar | Tres platos para escuchar y alguien que sabe qué sigue.
~ Lavamos y escuchamos cada disco usado.
[Jazz] Blue Harbour Quartet - Low Tide: Primera edición; Marit Olsen Trio - Snow Maps: Nuevo; Ten Past Two - Live at the Mill: Usado
[Soul y funk] The Velvet Hours - Slow Sugar: Reedición; Delroy & Pine - Corner Light: Usado; Queen Street Brass - Big Coat: Doble
[Rock y electrónica] Paper Wolves - Attic Songs: Usado; Nightbus - Last Stop: Nuevo; Ostkreuz - Signal 9: Maxi
* Lavado y escuchado; Clasificado de oído; Cartón duro
@ Mostrador: Tiene tres en casa
? ¿Compráis colecciones? Sí.

# pottery | earth | vase bowl plate @ shelf | lessons | courses
= pottery|pottery studio|ceramics studio|ceramics workshop|potter|ceramicist|pottery classes|ceramics; töpferei|keramikwerkstatt|keramikatelier|töpfer|töpferin|töpferkurs|keramik; cerámica|taller de cerámica|alfarería|alfarero|ceramista|taller de alfarería
$ 48/150 190 65/180 28 36 54 22 88
EN a pottery | Slip & Kiln; Two Hands Clay | Classes at the wheel and pots from our kiln.
> Wet hands, quiet head | Eight wheels, small groups, and your first bowl fired and glazed within three weeks.
~ The kiln is opened on Thursdays, and it is still exciting.
[Classes] Evening at the wheel: For beginners; Six evenings: With your own shelf; Hand-building: Plates and small animals; Children's clay: Two hours, from six years
[From our kiln] Breakfast bowl: Speckled, holds a lot; Dinner plate: White, a little uneven; Mug: Thumb rest included; Tall vase: Ash glaze
* Thrown by hand; Goes in the dishwasher; Every piece is a little different
@ Potter: Third kiln, first one still in use; Classes: Calm with collapsing bowls
? What should I wear? Something that may get muddy.
DE eine Töpferei | Ton & Ofen; Zwei Hände Ton | Kurse an der Scheibe und Geschirr aus unserem Ofen.
> Nasse Hände, ruhiger Kopf | Acht Scheiben, kleine Gruppen, und Ihre erste Schale ist in drei Wochen gebrannt.
~ Donnerstags wird der Ofen geöffnet, und es ist immer noch spannend.
[Kurse] Abend an der Scheibe: Für Anfänger; Sechs Töpferabende: Mit eigenem Regal; Aufbaukeramik: Teller und kleine Tiere; Kinderton: Zwei Stunden, ab sechs
[Aus unserem Ofen] Frühstücksschale: Gesprenkelt; Essteller: Weiß, etwas uneben; Becher: Mit Daumenmulde; Hohe Vase: Ascheglasur
* Von Hand gedreht; Spülmaschinenfest; Jedes Stück etwas anders
@ Töpferin: Dritter Ofen; Kurse: Ruhig, wenn Schalen einstürzen
? Was zieht man an? Etwas, das schmutzig werden darf.
ES un taller de cerámica | Barro y Horno; Dos Manos | Clases de torno y piezas de nuestro horno.
> Manos mojadas, cabeza tranquila | Ocho tornos, grupos pequeños y tu primer cuenco cocido en tres semanas.
~ El horno se abre los jueves y aún emociona.
[Clases] Tarde de torno: Para empezar; Seis tardes de barro: Con tu estante; Modelado a mano: Platos y animales; Barro para niños: Desde seis años
[De nuestro horno] Cuenco de desayuno: Moteado; Plato llano: Blanco; Taza: Con hueco para el pulgar; Jarrón alto: Esmalte de ceniza
* Torneado a mano; Apto para lavavajillas; Cada pieza es distinta
@ Ceramista: Va por el tercer horno; Clases: Paciencia con cuencos caídos
? ¿Qué ropa llevo? Una que pueda mancharse.

# bookshop | paper | book lamp glasses @ shelf | shop | range
= bookshop|book shop|bookstore|book store|second-hand bookshop|used books|antiquarian bookshop|comic shop; buchladen|buchhandlung|antiquariat|comicladen; librería|librería de viejo|tienda de cómics
! tracker|reading list|diary
+ books|novels|comics; bücher|romane; libros|novelas
$ 14 18 11 16 22 9 12 30
EN a bookshop | Dog-Ear Books; The Reading Step | Books chosen by people who read them.
> Tell us the last one you loved | Four thousand titles, none of them by accident, and a bench to try them on.
~ We order anything by tomorrow and argue about endings for free.
[Novels] The Salt Ledger: A family, a harbour, one debt; Nine Winters: Slow, cold, wonderful; Aunt Petra's Flat: Funny until it is not; Lighthouse Road: A crime without blood
[Other shelves] Field Guide to Hedges: With drawings; Bear Buys Bread: From three years; Poems for Trains: Fits a coat pocket; Surprise parcel: Three books by your taste
* Wrapped on request; Ordered by tomorrow; Read by one of us
@ Bookseller: Finds it by the cover's colour
? Can you order? Most books by ten tomorrow.
DE eine Buchhandlung | Eselsohr Bücher; Lesestufe | Bücher, ausgesucht von Leuten, die sie lesen.
> Erzählen Sie vom letzten, das Sie liebten | Viertausend Titel, keiner aus Versehen, und eine Bank zum Anlesen.
~ Wir bestellen alles bis morgen und streiten gern über Enden.
[Romane] Das Salzbuch: Eine Familie, ein Hafen, eine Schuld; Neun Winter: Langsam, kalt, wunderbar; Tante Petras Wohnung: Komisch, bis sie es nicht ist; Leuchtturmweg: Krimi ohne Blut
[Andere Regale] Heckenführer: Mit Zeichnungen; Bär kauft Brot: Ab drei; Gedichte für die Bahn: Passt in die Manteltasche; Überraschungspaket: Drei Bücher nach Geschmack
* Auf Wunsch verpackt; Bis morgen bestellt; Von einer von uns gelesen
@ Buchhändlerin: Findet es nach der Farbe
? Bestellen Sie? Das meiste bis morgen um zehn.
ES una librería | Esquina Doblada; El Escalón Lector | Libros elegidos por quien los lee.
> Cuéntanos el último que te gustó | Cuatro mil títulos, ninguno por casualidad, y un banco para probarlos.
~ Pedimos todo para mañana y discutimos finales gratis.
[Novelas] El libro de la sal: Una familia y una deuda; Nueve inviernos: Lento y hermoso; El piso de la tía Petra: Divertido; Camino del faro: Sin sangre
[Otros estantes] Guía de setos: Con dibujos; Oso compra pan: Desde tres años; Poemas para el tren: Cabe en el abrigo; Paquete sorpresa: Tres libros
* Envuelto si quieres; Pedido para mañana; Leído por una de nosotras
@ Librera: Lo encuentra por el color
? ¿Pedís libros? Para mañana.

# jewellery | paper | rings box heart @ arch | shop | range
= jeweller|jewellery shop|jewelry store|goldsmith|silversmith|watchmaker|jewelry maker; juwelier|goldschmied|goldschmiede|schmuckladen|uhrmacher|silberschmied; joyería|joyero|orfebre|relojero|relojería
+ rings|earrings|necklaces; ringe|ohrringe|ketten; anillos|pendientes|collares
$ 890+ 180 240 95 65+ 45/30
EN a goldsmith's shop | Small Flame; Carat & Thread | Rings, repairs and stones with a history.
> Made at the bench behind the window | Bring grandmother's ring; it may become two.
~ We work with recycled gold and tell you what yours is worth.
[Made here] Wedding rings, pair: Fitted three times; Silver bangle: Hammered; Earrings with seed pearls: Gold, light; Moon pendant: On a fine chain
[At the bench] Ring resized: Up or down; Watch battery and clean: While you wait
* Recycled metal; Boxed by hand; Resized free within a year
@ Goldsmith: Thirty years at one bench
? How long for wedding rings? Six weeks.
DE eine Goldschmiede | Kleine Flamme; Karat & Faden | Ringe, Reparaturen und Steine mit Geschichte.
> An der Werkbank hinterm Fenster gemacht | Bringen Sie Großmutters Ring, vielleicht werden es zwei.
~ Wir arbeiten mit altem Gold und sagen, was Ihres wert ist.
[Hier gemacht] Trauringe, Paar: Dreimal angepasst; Silberreif: Gehämmert; Ohrringe mit Saatperlen: Gold, leicht; Mondanhänger: An feiner Kette
[An der Werkbank] Ring ändern: Weiter oder enger; Uhrbatterie und Reinigung: Zum Mitnehmen
* Altes Metall, neu geschmolzen; Von Hand verpackt; Ein Jahr kostenlos geändert
@ Goldschmiedin: Dreißig Jahre an einer Bank
? Wie lange dauern Trauringe? Sechs Wochen.
ES una joyería taller | Llama Pequeña; Quilate y Hilo | Anillos, arreglos y piedras con historia.
> Hecho en el banco tras la ventana | Trae el anillo de la abuela; quizá salgan dos.
~ Usamos oro reciclado.
[Hecho aquí] Alianzas, par: Probadas tres veces; Pulsera de plata: Martillada; Pendientes de perlitas: Ligeros; Colgante de luna: Con cadena
[En el banco] Ajustar un anillo: Más o menos; Pila y limpieza de reloj: Al momento
* Metal reciclado; En caja; Ajuste gratis un año
@ Orfebre: Treinta años en su banco
? ¿Cuánto tardan las alianzas? Seis semanas.

# toys | child | blocks puzzle ball @ shelf | shop | range
= toy shop|toy store|board game shop|wooden toys|game shop|baby shop; spielzeugladen|spielwaren|spieleladen|holzspielzeug|babyladen; juguetería|tienda de juegos de mesa|tienda de juguetes|juguetes de madera
! game where|browser game|exchange|tausch
$ 34 19 26 12 38 24
EN a toy shop | Wooden Bear; Knock-Knock Toys | Toys without batteries, tried by children first.
> Please touch everything | A table in the middle where the samples are played with.
~ What breaks here in a week is not sold here.
[Small hands] Beech blocks, fifty: Oiled, in a linen sack; Pull-along duck: It waddles; Wooden train: Fits the usual track
[Bigger heads] Marble maze: Six levels; Hedgehog Harvest: Board game for four, twenty minutes; Puzzle of the harbour: Five hundred pieces
* Tested for small mouths; Spare parts for years; Wrapped free
@ Shopkeeper: Loses on purpose
? Do you mend toys? Ours always, others often.
DE ein Spielzeugladen | Holzbär; Klopf-Klopf | Spielzeug ohne Batterien, von Kindern erprobt.
> Bitte alles anfassen | In der Mitte steht ein Tisch, an dem die Muster bespielt werden.
~ Was hier in einer Woche kaputtgeht, verkaufen wir nicht.
[Kleine Hände] Fünfzig Buchenklötze: Geölt, im Sack; Nachziehente: Sie watschelt; Holzeisenbahn: Passt auf übliche Schienen
[Größere Köpfe] Kugelbahn: Sechs Ebenen; Igelernte: Brettspiel für vier; Puzzle vom Hafen: Fünfhundert Teile
* Für kleine Münder geprüft; Ersatzteile für Jahre; Kostenlos verpackt
@ Ladnerin: Verliert mit Absicht
? Reparieren Sie? Unsere immer.
ES una juguetería | Oso de Madera; Toc Toc | Juguetes sin pilas, probados por niños.
> Por favor, toca todo | En el centro hay una mesa para jugar.
~ Lo que se rompe en una semana no se vende aquí.
[Manos pequeñas] Cincuenta bloques de haya: En saco; Pato de arrastre: Anda de verdad; Tren de madera: Vale para cualquier vía
[Cabezas mayores] Laberinto de canicas: Seis niveles; La cosecha del erizo: Juego de mesa; Puzle del puerto: Quinientas piezas
* Seguro para bocas pequeñas; Repuestos; Envuelto gratis
@ Tendera: Pierde a propósito
? ¿Arregláis juguetes? Los nuestros siempre.

# fashion | paper | shirt bag spool @ window | shop | range
= clothes shop|clothing store|fashion boutique|clothing brand|fashion shop|second-hand clothes|vintage clothing|dressmaker|t-shirt shop|streetwear; modegeschäft|kleiderladen|modelabel|second-hand-laden|maßschneider; boutique de ropa|tienda de ropa|marca de ropa|ropa de segunda mano
! real estate|wardrobe tracker|flat|immobilien|brautmode
+ clothes|shirts|dresses|t-shirts|hoodies; kleidung|hemden|kleider|pullover; ropa|camisas|vestidos|camisetas
$ 79 119 64 145 18/20 690+
EN a clothes shop with a workroom | Plain Seam; Button & Hem | Clothes that last, taken in while you wait.
> Fits on the day you buy it | One rail per season, and a sewing machine behind the curtain.
~ We would rather sell one coat every ten years.
[On the rail] Linen shirt: Washed soft, four colours; Wool trousers: High waist, real pockets; Striped jersey: Heavy cotton; Work jacket: Waxed, repairable
[Workroom] Hem taken up: Pinned here, done tomorrow; Suit made to measure: Three fittings
* Natural fibres; Mended free for two years; Sizes XS to XL
@ Tailor: Sees a crooked shoulder from behind
? May I return things? Within thirty days.
DE ein Modegeschäft mit Schneiderei | Schlichte Naht; Knopf & Saum | Kleidung, die hält, und sofort angepasst wird.
> Passt am Tag, an dem Sie es kaufen | Eine Stange je Saison und eine Nähmaschine hinterm Vorhang.
~ Lieber verkaufen wir alle zehn Jahre einen Mantel.
[Auf der Stange] Leinenhemd: Weich gewaschen; Wollhose: Hoher Bund, echte Taschen; Streifenpullover: Schwere Baumwolle; Arbeitsjacke: Gewachst
[Schneiderei] Hose kürzen: Heute gesteckt, morgen fertig; Maßanzug: Drei Anproben
* Naturfasern; Zwei Jahre kostenlos geflickt; Größen XS bis XL
@ Schneidermeister: Sieht jede schiefe Schulter
? Kann ich umtauschen? Dreißig Tage.
ES una tienda de ropa con taller | Costura Lisa; Botón y Bajo | Ropa que dura, ajustada al momento.
> Te queda bien el día que la compras | Una barra por temporada y una máquina tras la cortina.
~ Preferimos vender un abrigo cada diez años.
[En la barra] Camisa de lino: Lavada; Pantalón de lana: Con bolsillos; Jersey de rayas: Algodón; Chaqueta de trabajo: Encerada
[Taller] Coger el bajo: Mañana listo; Traje a medida: Tres pruebas
* Fibras naturales; Arreglos gratis dos años; Tallas XS a XL
@ Sastre: Ve cada hombro torcido
? ¿Se puede cambiar? Treinta días.

# shoes | tool | shoe hammer bag @ shelf | shop | range
= shoe shop|shoe store|shoemaker|cobbler|sneaker store|shoe repair|leather goods|leather workshop; schuhgeschäft|schuhladen|schuhmacher|schuster|schuhreparatur|lederwaren|sattlerei; zapatería|zapatero|marroquinería|reparación de zapatos
+ shoes|sneakers|boots|leather bags; schuhe|stiefel|sneaker|ledertaschen; zapatos|botas|bolsos de cuero
$ 189 145 129 24/20 16/15 98
EN a shoe shop and repair | Welt & Lace; Good Sole | Shoes that can be mended, and somebody who mends them.
> Bring them back in five years | Both feet measured, because they are never the same.
~ Upstairs we sell them, downstairs we save them.
[Shoes] Walking boot: Welted, oiled leather; Plain Oxford: For office and dancing; Everyday trainer: Sole can be replaced
[Bench] New heels: Rubber, while you wait; Stitching: Seams and zips; Satchel: Bridle leather, two buckles
* Can be resoled; Vegetable-tanned; Half sizes
@ Shoemaker: Reads your walk from the heel
? How long does a repair take? Most until tomorrow.
DE ein Schuhladen mit Werkstatt | Rahmen & Senkel; Gute Sohle | Schuhe, die man reparieren kann, und jemand, der es tut.
> Bringen Sie sie in fünf Jahren wieder | Beide Füße gemessen, sie sind nie gleich.
~ Oben verkaufen wir sie, unten retten wir sie.
[Schuhe] Wanderstiefel: Rahmengenäht; Schlichter Oxford: Fürs Büro und zum Tanzen; Alltagssneaker: Sohle tauschbar
[Werkbank] Absätze neu: Gummi, zum Mitnehmen; Nähte: Und Reißverschlüsse; Schultertasche: Festes Leder
* Neu besohlbar; Pflanzlich gegerbt; Halbe Größen
@ Schuhmacher: Liest den Gang am Absatz
? Wie lange dauert es? Meist bis morgen.
ES una zapatería con taller | Cordón y Suela; Buena Suela | Zapatos que se arreglan y quien los arregla.
> Tráelos dentro de cinco años | Medimos los dos pies, nunca son iguales.
~ Arriba los vendemos, abajo los salvamos.
[Zapatos] Bota de monte: Cosida; Oxford liso: Oficina y baile; Zapatilla diaria: Suela cambiable
[Banco] Tapas nuevas: Al momento; Costuras: Y cremalleras; Bandolera: Cuero grueso
* Se puede cambiar la suela; Curtido vegetal; Medios números
@ Zapatero: Lee el paso en el tacón
? ¿Cuánto tarda? Casi todo, mañana.

# plants | fresh | plant tree jar @ window | shop | range
= plant shop|garden centre|garden center|nursery|plant nursery|plant store; pflanzenladen|gartencenter|baumschule|staudengärtnerei; vivero|tienda de plantas|centro de jardinería
! kindergarten|day nursery|children|diary|water
+ plants|seeds|succulents; pflanzen|samen|sukkulenten; plantas|semillas|suculentas
$ 24 18 39 3.5 12 29
EN a plant shop | Green Sill; Moss & Clay | Plants that survive people.
> Tell us how dark your flat is | We sell you the plant that likes it, and tell you when to forget it.
~ Bring a sick leaf in a bag. Advice is free.
[For inside] Swiss cheese plant: Forgives a holiday; Hanging pothos: For dark corners; Olive in clay: Wants the window
[For outside] Seed bag, meadow mix: For five square metres; Thyme and sage: Three pots; Climbing rose: Smells in June
* Grown without peat; Care card included; Packed against frost
@ Gardener: Waters by weight
? What if it dies? Bring it; we look together.
DE ein Pflanzenladen | Grünes Brett; Moos & Ton | Pflanzen, die Menschen überleben.
> Sagen Sie, wie dunkel Ihre Wohnung ist | Wir finden die Pflanze, die das mag, und sagen, wann man sie vergisst.
~ Bringen Sie ein krankes Blatt in der Tüte, Rat ist kostenlos.
[Für drinnen] Fensterblatt: Verzeiht einen Urlaub; Efeutute: Für dunkle Ecken; Olive im Tontopf: Will ans Fenster
[Für draußen] Samentüte Wiese: Für fünf Quadratmeter; Thymian und Salbei: Drei Töpfe; Kletterrose: Duftet im Juni
* Ohne Torf; Mit Pflegekarte; Frostsicher verpackt
@ Gärtnerin: Gießt nach Gewicht
? Und wenn sie eingeht? Bringen Sie sie mit.
ES una tienda de plantas | Alféizar Verde; Musgo y Barro | Plantas que sobreviven a las personas.
> Dinos lo oscuro que es tu piso | Te damos la planta que lo prefiere y cuándo olvidarla.
~ Trae una hoja enferma en una bolsa.
[Interior] Costilla de Adán: Perdona vacaciones; Poto colgante: Rincones oscuros; Olivo en barro: Junto a la ventana
[Exterior] Semillas de pradera: Cinco metros; Tomillo y salvia: Tres macetas; Rosal trepador: Huele en junio
* Sin turba; Con ficha de cuidado; Protegido del frío
@ Viverista: Riega por peso
? ¿Y si se muere? Tráela y miramos.

# antiques | earth | lamp vase clock @ shelf | weekend | range
= antique shop|antique dealer|second-hand furniture|furniture shop|furniture store|vintage shop; antiquitätenladen|trödelladen|möbelhaus|möbelladen|gebrauchtmöbel; anticuario|rastro|tienda de muebles|muebles de segunda mano|mercadillo
+ furniture|antiques; möbel|antiquitäten; muebles|antigüedades
$ 340 85 120 48 210 0/30
EN an antique shop | Lost Drawer; Patina & Sons | Old furniture with its story told honestly.
> Somebody loved this before you | We clean, mend and say what is not original.
~ Every label names the house it came from, if they let us.
[Furniture] Farm cupboard, 1880: Pine, first paint; Bentwood chair: Cane renewed; Desk lamp, 1950s: Rewired
[Small things] Stoneware jug: Salt glaze, one chip; Wall clock: Strikes, a little late; Things valued: Bring it or a picture
* One of each; Cleaned and mended; Faults named
@ Dealer: Opens every drawer
? Do you buy? Whole houses and single spoons.
DE ein Antiquitätenladen | Verlorene Schublade; Patina & Söhne | Alte Möbel mit ehrlich erzählter Geschichte.
> Das hat schon jemand geliebt | Wir reinigen, richten und sagen, was nicht original ist.
~ Auf jedem Schild steht, aus welchem Haus es kommt.
[Möbel] Bauernschrank, 1880: Fichte, erste Fassung; Bugholzstuhl: Neu geflochten; Schreibtischlampe, 1950er: Neu verkabelt
[Kleines] Steinzeugkrug: Salzglasur; Wanduhr: Schlägt, etwas spät; Schätzung: Mitbringen oder Bild
* Einzelstücke; Gereinigt und gerichtet; Fehler benannt
@ Händler: Öffnet jede Schublade
? Kaufen Sie an? Ganze Häuser und einzelne Löffel.
ES una tienda de antigüedades | Cajón Perdido; Pátina e Hijos | Muebles viejos con su historia.
> Alguien lo quiso antes que tú | Limpiamos, arreglamos y decimos lo que no es original.
~ Cada etiqueta dice de qué casa viene.
[Muebles] Armario rústico, 1880: Pino; Silla curvada: Rejilla nueva; Flexo de los cincuenta: Cable nuevo
[Pequeñas cosas] Jarra de gres: Una mella; Reloj de pared: Suena tarde; Tasación: Trae una foto
* Pieza única; Limpia y reparada; Defectos dichos
@ Anticuario: Abre cada cajón
? ¿Compráis? Casas enteras y cucharas sueltas.

# soap | bloom | box leaf jar @ shelf | shop | range
= soap shop|soap maker|natural cosmetics|handmade soap|perfume shop|perfumery|skincare shop|cosmetics brand; seifenmanufaktur|seifenladen|naturkosmetik|parfümerie|seifensieder; jabonería|jabones artesanos|cosmética natural|perfumería
+ soap|soaps|perfume|cosmetics|skincare; seife|seifen|parfum|kosmetik; jabón|jabones|perfume|cosmética
$ 7.5 8 7.5 14 16 28
EN a soap maker's shop | Lye & Lavender; Slow Suds | Soap stirred by hand, cut after six weeks.
> Smells like a garden, lasts like a brick | Olive oil, rain water, and nothing you cannot read.
~ Every bar rests six weeks on a wooden rack.
[Bars] Lavender and oat: For dry hands; Charcoal and tea tree: For faces that shine; Sea salt: Hard, foams in cold water
[Jars and bottles] Solid shampoo: Two months of washing; Hand cream: Beeswax, chamomile; Garden water: Fig, tomato leaf, 30 ml
* Cold-stirred; No palm oil; Wrapped in paper
@ Soap maker: Never in a hurry
? Is it for babies? The one without scent, yes.
DE eine Seifenmanufaktur | Lauge & Lavendel; Langsamer Schaum | Von Hand gerührt, nach sechs Wochen geschnitten.
> Duftet wie ein Garten, hält wie ein Stein | Olivenöl, Regenwasser und nichts Unlesbares.
~ Jedes Stück ruht sechs Wochen auf Holz.
[Stücke] Lavendel und Hafer: Für trockene Hände; Kohle und Teebaum: Für glänzende Haut; Meersalzseife: Hart, schäumt kalt
[Tiegel und Flaschen] Festes Shampoo: Zwei Monate lang; Handcreme: Bienenwachs, Kamille; Gartenwasser: Feige, Tomatenblatt
* Kalt gerührt; Ohne Palmöl; In Papier
@ Seifensiederin: Nie in Eile
? Auch für Babys? Die ohne Duft, ja.
ES una jabonería | Lejía y Lavanda; Espuma Lenta | Removido a mano, cortado a las seis semanas.
> Huele a jardín, dura como un ladrillo | Aceite de oliva, agua de lluvia y nada raro.
~ Cada pastilla reposa seis semanas.
[Pastillas] Lavanda y avena: Manos secas; Carbón y árbol de té: Pieles grasas; Sal marina: Dura
[Tarros y frascos] Champú sólido: Dos meses; Crema de manos: Cera y manzanilla; Agua de jardín: Higo y tomatera
* En frío; Sin palma; En papel
@ Jabonera: Nunca tiene prisa
? ¿Sirve para bebés? El que no huele.

# outdoor | sport | mountain tent bag @ hills | shop | range
= outdoor shop|sports shop|outdoor store|camping shop|ski shop|surf shop|fishing shop|sporting goods|skate shop|running shop; outdoorladen|sportgeschäft|bergsportladen|skiladen|angelladen|laufladen; tienda de deporte|tienda de montaña|tienda de deportes|tienda de surf|tienda de pesca
+ tents|backpacks|hiking boots|skis|surfboards; zelte|rucksäcke|ski|wanderschuhe; tiendas de campaña|mochilas|esquís|tablas de surf
$ 289 129 84 34 18/30 25
EN an outdoor shop | Contour Line; Dry Socks Outfitters | Gear tried in rain by those who sell it.
> Carry less, get further | Load the rucksack with stones and walk up our stairs.
~ We lend before we sell.
[To carry] Two-person tent: 1.9 kg, up in four minutes; Rucksack, 38 l: Fits long backs; Rain jacket: Ours has crossed Iceland
[Bench and rental] Wool socks, two pairs: No blisters since 2015; Ski service: Edges and wax; Rental, a day: Tent, snowshoes or poles
* Repair service; Tested by us; Returns within thirty days
@ Counter: Slept on eleven summits
? Can I test a tent? In the yard, at any time.
DE ein Outdoorladen | Höhenlinie; Trockene Socken | Ausrüstung, im Regen erprobt von denen, die sie verkaufen.
> Weniger tragen, weiter kommen | Füllen Sie den Rucksack mit Steinen und steigen Sie unsere Treppe hoch.
~ Wir verleihen, bevor wir verkaufen.
[Zum Tragen] Zweipersonenzelt: 1,9 kg, in vier Minuten; Rucksack, 38 l: Auch für lange Rücken; Regenjacke: War schon auf Island
[Werkbank und Verleih] Wollsocken, zwei Paar: Keine Blasen; Skiservice: Kanten und Wachs; Leihtag: Zelt, Schneeschuhe oder Stöcke
* Mit Reparatur; Von uns erprobt; Dreißig Tage Rückgabe
@ Tresen: Schlief auf elf Gipfeln
? Kann ich ein Zelt testen? Im Hof, jederzeit.
ES una tienda de montaña | Curva de Nivel; Calcetín Seco | Material probado bajo la lluvia.
> Lleva menos, llega más lejos | Llena la mochila de piedras y sube nuestra escalera.
~ Alquilamos antes de vender.
[Para llevar] Tienda de dos plazas: 1,9 kg; Mochila de 38 l: Espaldas largas; Chubasquero: Cruzó Islandia
[Banco y alquiler] Calcetines de lana: Sin ampollas; Puesta a punto de esquís: Cantos y cera; Día de alquiler: Tienda o raquetas
* Con reparación; Probado; Treinta días
@ Mostrador: Durmió en once cumbres
? ¿Puedo probar una tienda? En el patio.

# wool | child | wool spool shirt @ shelf | shop | range
= wool shop|yarn shop|knitting shop|haberdashery|fabric shop|craft shop|craft supplies|sewing shop; wollladen|wollgeschäft|stoffladen|handarbeitsladen|bastelladen|nähladen|kurzwaren; lanería|tienda de lanas|mercería|tienda de telas|tienda de manualidades
+ wool|yarn|fabric; wolle|garn|stoffe; lana|lanas|telas
$ 8.9 14 6.5 12 24/120 34
EN a wool shop | Purl & Plain; Two Needles | Wool from sheep with a postcode.
> One more row | Feel the skein, sit at the table, ask the woman opposite.
~ The round table is never empty on a Thursday.
[Yarn] Highland wool, 100 g: Eleven natural shades; Silk and mohair: Light as breath; Sock yarn: Stripes by itself
[Table and tools] Bamboo needles: Circular, all sizes; Knitting evening: With tea; First jumper kit: Pattern, wool, needles
* Dyed in small baths; Plastic-free; Skein returns accepted
@ Shop: Picks up every dropped stitch
? I cannot knit. May I come? Thursdays are for you.
DE ein Wollladen | Rechts & Links; Zwei Nadeln | Wolle von Schafen mit Postleitzahl.
> Nur noch eine Reihe | Strang anfassen, an den Tisch setzen, die Nachbarin fragen.
~ Der runde Tisch ist donnerstags nie leer.
[Garn] Hochlandwolle, 100 g: Elf Naturtöne; Seide mit Mohair: Leicht wie Atem; Sockengarn: Streift von selbst
[Tisch und Werkzeug] Bambusnadeln: Alle Stärken; Strickabend: Mit Tee; Erster Pullover: Anleitung, Wolle, Nadeln
* In kleinen Bädern gefärbt; Ohne Plastik; Rückgabe ganzer Stränge
@ Laden: Rettet jede Masche
? Ich kann nicht stricken. Darf ich kommen? Donnerstags.
ES una tienda de lanas | Derecho y Revés; Dos Agujas | Lana de ovejas con código postal.
> Una vuelta más | Toca la madeja, siéntate a la mesa y pregunta.
~ La mesa redonda nunca está vacía los jueves.
[Hilos] Lana de montaña, 100 g: Once tonos; Seda y mohair: Ligera; Hilo de calcetín: Raya solo
[Mesa y útiles] Agujas de bambú: Todos los grosores; Tarde de punto: Con té; Primer jersey: Patrón y lana
* Tintada en pequeño; Sin plástico; Se devuelven madejas
@ Tienda: Recoge cada punto
? ¿Y si no sé? Ven el jueves.

# pet-shop | child | bowl paw fish @ shelf | shop | range
= pet shop|pet store|pet food|pet supplies|aquarium shop|dog food; zoohandlung|tierbedarf|tierfutter|zoofachgeschäft|hundefutter|futterladen; tienda de mascotas|tienda de animales|comida para mascotas
+ dog food|cat food|pet food|aquariums; hundefutter|katzenfutter|aquarien; pienso|comida para perros|acuarios
$ 32 24 9.5 18 14 95
EN a pet shop | Bowl & Basket; Whisker & Fin | Food and things for animals, and no animals in cages.
> Ask your cat, then us | Every bowl tried by a panel of four dogs and one cat.
~ We sell no living things but fish, and those only after a talk.
[Food] Dog dinner, 6 kg: Beef and oats; Cat tins, twelve: Chicken, no sugar; Chew roots: Hours of peace
[Home] Wool basket: Washable, three sizes; Walking lead: Rope, two metres; Starter aquarium: 60 l with plants
* Vet approved; Open sacks taken back; Delivered by bicycle
@ Shop: Followed by two greyhounds
? Do you deliver sacks? In town, free from 40.
DE eine Zoohandlung | Napf & Korb; Bart & Flosse | Futter und Dinge für Tiere, aber keine Tiere im Käfig.
> Fragen Sie Ihre Katze, dann uns | Jeden Napf testen vier Hunde und eine Katze.
~ Lebendes verkaufen wir nicht, außer Fische, nach Gespräch.
[Futter] Hundemahl, 6 kg: Rind und Hafer; Zwölf Katzendosen: Huhn, ohne Zucker; Kauwurzeln: Stundenlang Ruhe
[Zuhause] Wollkorb: Waschbar; Seilleine: Zwei Meter; Aquarium für den Anfang: 60 l mit Pflanzen
* Tierärztlich geprüft; Offene Säcke zurück; Mit dem Rad geliefert
@ Laden: Zwei Windhunde folgen
? Liefern Sie Säcke? In der Stadt.
ES una tienda de mascotas | Cuenco y Cesta; Bigote y Aleta | Comida y cosas para animales, sin animales en jaulas.
> Pregunta a tu gato y luego a nosotros | Cuatro perros y una gata lo prueban todo.
~ No vendemos seres vivos, salvo peces.
[Comida] Cena de perro, 6 kg: Ternera y avena; Doce latas de gato: Pollo; Raíces: Horas de paz
[Casa] Cesta de lana: Lavable; Correa de cuerda: Dos metros; Acuario inicial: 60 l
* Con visto bueno veterinario; Se aceptan sacos abiertos; En bicicleta
@ Tienda: La siguen dos galgos
? ¿Lleváis sacos? Sí.

# spices | kitchen | jar leaf bag @ shelf | shop | range
= spice shop|zero waste shop|organic shop|health food shop|grocery store|corner shop|general store|village shop|unpackaged shop; gewürzladen|bioladen|unverpacktladen|reformhaus|dorfladen|lebensmittelladen|tante-emma-laden; tienda de especias|tienda a granel|herbolario|ultramarinos|colmado|tienda de ultramarinos
! shopping list|pantry
+ spices|olive oil|groceries; gewürze|olivenöl|lebensmittel; especias|aceite de oliva
$ 5.2 6.8 4.9 18 3.2 7.5
EN a grocer's shop | Scoop & Scale; Corner Pantry | Spices, oil and grain, weighed into your own jar.
> Bring a jar | As much as you need and not a gram of plastic.
~ The oil comes from one family in Jaén, in drums.
[Spices, 50 g] Smoked paprika: From oak fires; Ras el hanout: Twenty-two things; Garam masala: Ground on Mondays
[By weight] Olive oil, 1 l: This winter's; Red lentils, 500 g: Cook in ten minutes; Roasted almonds, 250 g: With rosemary salt
* Ground here; Jar deposit; This year's harvest
@ Grocer: Weighs by eye, then checks
? No jar? Take one from the shelf.
DE ein Gewürz- und Lebensmittelladen | Schaufel & Waage; Eckspeis | Gewürze, Öl und Korn, ins eigene Glas gewogen.
> Bringen Sie ein Glas mit | So viel Sie brauchen und kein Gramm Plastik.
~ Das Öl kommt von einer Familie aus Jaén, im Fass.
[Gewürze, 50 g] Geräucherter Paprika: Über Eiche; Ras el Hanout: Zweiundzwanzig Zutaten; Garam Masala: Montags gemahlen
[Lose Ware] Olivenöl, 1 l: Von diesem Winter; Rote Linsen, 500 g: In zehn Minuten gar; Röstmandeln, 250 g: Mit Rosmarinsalz
* Hier gemahlen; Mit Pfandglas; Ernte dieses Jahres
@ Krämerin: Wiegt nach Auge und prüft
? Kein Glas dabei? Nehmen Sie eins aus dem Regal.
ES un colmado | Cazo y Balanza; Despensa de la Esquina | Especias, aceite y grano, a tu tarro.
> Trae un tarro | Lo que necesites y ni un gramo de plástico.
~ El aceite viene de una familia de Jaén.
[Especias, 50 g] Pimentón ahumado: De encina; Ras el hanout: Veintidós cosas; Garam masala: Molido los lunes
[A granel] Aceite de oliva, 1 l: De este invierno; Lentejas rojas, 500 g: En diez minutos; Almendras tostadas, 250 g: Con romero
* Molido aquí; Tarro con depósito; Cosecha de este año
@ Tendera: Pesa a ojo y comprueba
? ¿Sin tarro? Coge uno del estante.

# gallery-shop | paper | frame palette brush @ window | shop | range
= art gallery|gallery|art shop|art prints|print shop for art|framer|picture framing|poster shop|artist's shop|art studio|painter's studio|sculptor|illustrator; galerie|kunstgalerie|kunsthandlung|rahmenwerkstatt|einrahmung|kunstdrucke|atelier|bildhauer|posterladen; galería de arte|galería|marcos|láminas|enmarcación|taller de arte|escultor
! photo gallery|with a gallery|bildergalerie|galería de fotos|image gallery|picture gallery|fotogalerie|mit galerie|con galería
+ art prints|prints|paintings|posters; kunstdrucke|drucke|gemälde|poster; láminas|cuadros|pósteres
$ 65 120 480 38 54+ 0/30
EN an art gallery | White Nail; Second Wall | Prints, paintings and frames by people who live here.
> Look for as long as you like | Six artists, one room, and prices written beside the works.
~ You may take a picture home for a week before you decide.
[Works] Harbour at four, print: Linocut, forty copies; Field in March, print: Three colours; Kitchen table, oil: 60 by 80 cm
[Frames] Postcard set: Eight small works; Frame to measure: Oak or black ash; Hanging at home: For works bought here
* Signed; Acid-free paper; Posted flat
@ Gallerist: Says nothing for the first ten minutes
? Do you take new artists? In January, by appointment.
DE eine Galerie | Weißer Nagel; Zweite Wand | Drucke, Bilder und Rahmen von Leuten von hier.
> Schauen Sie, solange Sie mögen | Sechs Künstler, ein Raum, und die Preise stehen daneben.
~ Sie dürfen ein Bild eine Woche mit nach Hause nehmen.
[Werke] Hafen um vier, Druck: Linolschnitt; Feld im März, Druck: Dreifarbig; Küchentisch, Öl: 60 mal 80 cm
[Rahmen] Kartenset: Acht kleine Werke; Rahmen nach Maß: Eiche oder Esche; Hängung daheim: Für hier Gekauftes
* Signiert; Säurefreies Papier; Flach verschickt
@ Galeristin: Schweigt die ersten zehn Minuten
? Nehmen Sie neue Künstler? Im Januar.
ES una galería de arte | Clavo Blanco; Segunda Pared | Láminas, cuadros y marcos de gente de aquí.
> Mira lo que quieras | Seis artistas, una sala y los precios al lado.
~ Puedes llevarte un cuadro una semana.
[Obras] Puerto a las cuatro: Linograbado; Campo en marzo: Tres colores; Mesa de cocina, óleo: 60 por 80
[Marcos] Juego de postales: Ocho obras; Marco a medida: Roble o fresno; Colgarlo en casa: Lo comprado aquí
* Firmado; Papel sin ácido; Envío plano
@ Galerista: Calla diez minutos
? ¿Aceptáis artistas? En enero.
`);
