import { trades } from "./trade.ts";

/** Who cooks, brews, grows and bakes. */
export const food = trades(`
# ice-cream | child | icecream cup balloon @ stripes | daily | menu
= ice cream parlour|ice cream shop|ice cream parlor|gelateria|gelato shop|ice cream van|frozen yogurt; eisdiele|eiscafé|eissalon|eisladen|eismanufaktur; heladería|heladero|gelatería
$ 1.8 1.9 2 6.5 8.2 4.2
EN an ice cream parlour | Two Scoops; Cold Spoon Gelato | Made every morning, gone by the evening.
> Twelve flavours a day, and one nobody expects | Milk from one farm, fruit from the market, and a queue that moves fast.
~ We make small tubs so that the pistachio is from today.
[Scoops] Bronte pistachio: Roasted here, no colour added; Lemon and basil: Without milk; Burnt caramel: With sea salt
[Cups and glasses] Spaghetti ice: Pressed vanilla, strawberry sauce; Banana boat: Three scoops and hot chocolate; Affogato: Espresso over fior di latte
@ Ice cream maker: Starts at five in the morning
? Do you have vegan flavours? Four every day, all fruit ones and the dark chocolate.
DE eine Eisdiele | Zwei Kugeln; Kalter Löffel | Jeden Morgen gemacht, abends ausverkauft.
> Zwölf Sorten am Tag und eine unerwartete | Milch von einem Hof, Obst vom Markt, und die Schlange geht schnell.
~ Wir rühren kleine Wannen, damit die Pistazie von heute ist.
[Kugeln] Bronte-Pistazie: Hier geröstet; Zitrone mit Basilikum: Ohne Milch; Karamell mit Salz: Dunkel gebrannt
[Becher] Spaghettieis: Vanille mit Erdbeersoße; Bananensplit: Drei Kugeln, heiße Schokolade; Affogato mit Fior di Latte: Espresso darüber
@ Eismacher: Fängt um fünf an
? Gibt es vegane Sorten? Vier jeden Tag.
ES una heladería | Dos Bolas; Cuchara Fría | Hecho cada mañana, acabado por la noche.
> Doce sabores al día y uno inesperado | Leche de una granja, fruta del mercado y una cola que avanza.
~ Hacemos cubetas pequeñas para que el pistacho sea de hoy.
[Bolas] Pistacho de Bronte: Tostado aquí; Limón con albahaca: Sin leche; Caramelo salado: Bien tostado
[Copas] Copa espagueti: Vainilla y fresa; Banana split: Tres bolas y chocolate; Café con helado: Espresso y nata
@ Heladero: Empieza a las cinco
? ¿Hay sabores veganos? Cuatro cada día.

# brewery | ink | mug bottle leaf @ floor | evening | menu | tables
= brewery|microbrewery|craft brewery|brewpub|taproom|beer garden|craft beer; brauerei|hausbrauerei|craft-brauerei|braugasthof|brauhaus|biergarten; cervecería|cervecería artesanal|fábrica de cerveza|microcervecería|cerveza artesana
+ beer|beers; bier|biere; cerveza|cervezas
$ 4.2 4.6 4.9 14 32 6.8
EN a brewery with a taproom | Copper Kettle Brewing; Hop Yard | Six beers on tap, brewed behind the glass.
> Brewed four metres from your glass | Pale, dark and something sour, with pretzels from next door.
~ We brew on Tuesdays and anybody may look through the window and ask.
[On tap] Pale ale: Citrus, dry, 4.8 %; Dark lager: Bread crust and coffee, 5.1 %; Cherry sour: From the yard's own tree
[More] Tasting tray: Six small glasses and a card; Brewery tour: Ninety minutes, five beers; Bread with cheese spread: With onion and paprika
@ Brewer: Measures, tastes, waits
? Is there something without alcohol? A hop lemonade and a proper alcohol-free lager.
DE eine Brauerei mit Ausschank | Kupferkessel; Hopfenhof | Sechs Biere vom Fass, hinter Glas gebraut.
> Vier Meter neben Ihrem Glas gebraut | Hell, dunkel und etwas Saures, mit Brezeln von nebenan.
~ Dienstags wird gebraut, und jeder darf zuschauen und fragen.
[Vom Fass] Helles: Mild, 4,8 %; Dunkles: Brotrinde und Kaffee; Kirschsauer: Vom Baum im Hof
[Mehr] Probierbrett: Sechs kleine Gläser; Brauereiführung: Neunzig Minuten, fünf Biere; Obazda mit Brot: Mit Zwiebel und Paprika
@ Braumeisterin: Misst, kostet, wartet
? Gibt es etwas ohne Alkohol? Hopfenlimo und ein echtes Alkoholfreies.
ES una cervecería artesana | Caldera de Cobre; Patio del Lúpulo | Seis cervezas de grifo, hechas tras el cristal.
> Elaborada a cuatro metros de tu vaso | Rubia, tostada y algo ácido, con pan de al lado.
~ Los martes se elabora y cualquiera puede mirar.
[De grifo] Rubia: Cítrica y seca; Tostada: Corteza y café; Ácida de cereza: Del árbol del patio
[Más] Tabla de cata: Seis vasos; Visita a la fábrica: Noventa minutos; Tosta de queso: Con cebolla
@ Maestra cervecera: Mide, prueba y espera
? ¿Hay sin alcohol? Limonada de lúpulo y una lager.

# winery | earth | grapes wine bottle @ hills | weekend | range
= winery|vineyard|wine estate|wine tasting|winemaker; weingut|winzer|winzerhof|weinbau|weinprobe|weinkellerei; bodega|viñedo|bodegas|enoturismo|cata de vinos
! wine diary|tracker|app
+ wine|wines|wine shop; wein|weine|weinladen|weinhandlung; vino|vinos|vinoteca
$ 9.5 12 16 11 13.5 24 18/90 42/180
EN a winery | Stony Slope; Whitlow Vineyard | Nine hectares, hand-picked, tasted at the kitchen table.
> Wine from a slope you can walk up | Taste in the cellar, then see the row it grew in.
~ Grandmother planted the oldest vines in 1961, and they still decide the vintage.
[White] Riesling from slate: Dry, salt and lime; Pinot blanc: Pear and a little butter; Old vines: From 1961, six hundred bottles; Sparkling brut: Two years on the yeast
[Red and visits] Pinot noir: Cherry and forest floor; Reserve red: Eighteen months in oak; Tasting: Six wines with bread; Walk and taste: Three hours among the vines
* Bottle of 0.75 l; Grown and bottled by us; Drink at leisure
@ Winemaker: Tastes grapes like others read news
? Do you send wine? From six bottles, packed in straw.
DE ein Weingut | Schieferhang; Weingut Weißmann | Neun Hektar, von Hand gelesen, am Küchentisch probiert.
> Wein von einem Hang, auf den man gehen kann | Im Keller probieren und dann die Zeile sehen, in der er wuchs.
~ Die ältesten Reben pflanzte Großmutter 1961, sie entscheiden noch immer.
[Weiß] Riesling vom Schiefer: Trocken, Salz und Limette; Weißburgunder: Birne, etwas Butter; Alte Reben: Von 1961; Winzersekt: Zwei Jahre auf der Hefe
[Rot und Besuch] Spätburgunder: Kirsche und Waldboden; Rotwein Reserve: Achtzehn Monate im Holz; Weinprobe: Sechs Weine mit Brot; Weinwanderung: Drei Stunden im Weinberg
* Flasche mit 0,75 l; Von uns gelesen und gefüllt; Enthält Sulfite
@ Winzerin: Probiert Trauben wie andere Zeitung lesen
? Versenden Sie? Ab sechs Flaschen, in Stroh.
ES una bodega | Ladera de Piedra; Bodega Blanca Uva | Nueve hectáreas vendimiadas a mano.
> Vino de una ladera que se puede subir | Pruébalo en la bodega y mira la hilera donde creció.
~ La abuela plantó las cepas más viejas en 1961 y aún mandan.
[Blancos] Verdejo de pizarra: Seco, sal y lima; Godello: Pera y algo de mantequilla; Cepas viejas: De 1961; Espumoso brut: Dos años en rima
[Tintos y visitas] Mencía: Cereza y monte; Tinto reserva: Dieciocho meses en roble; Cata: Seis vinos con pan; Paseo y cata: Tres horas entre viñas
* Botella de 0,75 l; Criado y embotellado aquí; Contiene sulfitos
@ Enóloga: Prueba uvas como otros leen
? ¿Hacéis envíos? Desde seis botellas.

# cafe | kitchen | cup cake plant @ window | cafe | menu | tables
= café|cafe|coffee shop|coffee house|coffee bar|espresso bar|tea room|tearoom|cat café|board game café|internet café; café|kaffeehaus|kaffeebar|teestube|teehaus|kaffeeladen|spielecafé|katzencafé|internetcafé|stehcafé; cafetería|café|salón de té|casa de té|café de juegos
! bakery|bäckerei|panadería
$ 2.6 3.4 4.2 8.5 9.8 4.1
EN a café | Second Cup; Window Seat Coffee | Good coffee, long mornings, cake from two grandmothers.
> Sit by the window as long as you like | One roast for milk, one for black, and nobody clears your table early.
~ The cakes are baked by Rosa and Edith, who do not speak to each other about recipes.
[To drink] Espresso: Nutty, short; White with a double shot: Little foam; Tea for the long table: Darjeeling, mint or rooibos
[To eat] Eggs on toast: With herbs and butter; Big breakfast: Bread, cheese, fruit, egg; Carrot and walnut cake: Edith's, three layers
@ Barista: Pours foxes in foam
? Is there Wi-Fi? Yes, except at the long table.
DE ein Café | Zweite Tasse; Fensterplatz | Guter Kaffee, lange Vormittage, Kuchen von zwei Großmüttern.
> Am Fenster sitzen, solange Sie mögen | Eine Röstung für Milch, eine für schwarz, und niemand räumt zu früh ab.
~ Die Kuchen backen Rosa und Edith, die über Rezepte nicht miteinander reden.
[Trinken] Espresso aus der Siebträgermaschine: Nussig, kurz; Flat White mit doppeltem Schuss: Wenig Schaum; Kanne Tee: Darjeeling, Minze, Rooibos
[Essen] Ei auf Röstbrot: Mit Kräutern; Großes Frühstück: Brot, Käse, Obst, Ei; Karottenkuchen mit Nüssen: Nach Edith
@ Barista: Gießt Füchse in den Schaum
? Gibt es WLAN? Ja, nur am langen Tisch nicht.
ES una cafetería | Segunda Taza; Mesa de Ventana | Buen café, mañanas largas y tartas de dos abuelas.
> Quédate en la ventana lo que quieras | Un tueste para leche, otro para solo, y nadie te mete prisa.
~ Las tartas son de Rosa y Edith, que no se cuentan las recetas.
[Beber] Café solo: Corto, a nuez; Café con leche corto: Doble y poca espuma; Tetera: Darjeeling, menta o rooibos
[Comer] Huevos en tostada: Con hierbas; Desayuno grande: Pan, queso, fruta; Tarta de zanahoria: La de Edith
@ Barista: Dibuja zorros en la espuma
? ¿Hay wifi? Sí, menos en la mesa larga.

# bar | stage | wine bottle lamp @ floor | night | menu | tables
= cocktail bar|wine bar|village pub|bar|tapas bar|gastropub|rooftop bar|pub|pubs|karaoke bar|shisha bar|cider house|night club|nightclub; bar|cocktailbar|kneipe|weinbar|pub|weinstube|shisha-bar|karaokebar|eckkneipe|wirtshauskneipe|diskothek; coctelería|bar de tapas|taberna|bar de copas|vinoteca bar|bar de barrio|discoteca|bar
! espresso|coffee|nail|juice|quiz|quizzes|crawl|darts
$ 11 12 9.5 6.2 9 7
EN a bar | Low Light; The Third Stool | Twelve drinks, all night, stirred by people who listen.
> The good seat at the counter is still free | Classics done properly, and one page of our own.
~ We take no more guests than there are stools.
[Drinks] House sour: Bourbon, quince, egg white; Negroni from the barrel: Rested for six weeks; Glass of something open: Ask what we are drinking
[With it] Olives and almonds: Warm, with orange peel; Toast with anchovy: Butter, lemon; Zero spritz: Bitter orange, no alcohol
@ Bartender: Remembers your last order
? Can we reserve? From four people, until nine.
DE eine Bar | Schummerlicht; Der dritte Hocker | Zwölf Drinks, die ganze Nacht, gerührt von Leuten, die zuhören.
> Der gute Platz am Tresen ist noch frei | Klassiker, ordentlich gemacht, und eine Seite Eigenes.
~ Wir nehmen nicht mehr Gäste als Hocker.
[Drinks] Haus-Sour: Bourbon, Quitte, Eiweiß; Negroni vom Fass: Sechs Wochen gereift; Offenes Glas: Fragen Sie, was wir trinken
[Dazu] Warme Oliven: Mit Mandeln und Orange; Sardellentoast: Butter, Zitrone; Spritz ohne Alkohol: Bittere Orange
@ Barkeeperin: Weiß noch, was Sie zuletzt hatten
? Kann man reservieren? Ab vier Personen, bis neun.
ES un bar | Luz Baja; El Tercer Taburete | Doce copas toda la noche, por gente que escucha.
> El buen sitio de la barra está libre | Clásicos bien hechos y una página propia.
~ No entra más gente que taburetes.
[Copas] Sour de la casa: Bourbon y membrillo; Negroni de barrica: Seis semanas; Copa abierta: Pregunta qué bebemos
[Para picar] Aceitunas templadas: Con almendras; Tosta de anchoa: Mantequilla y limón; Spritz sin alcohol: Naranja amarga
@ Bartender: Recuerda lo que tomaste
? ¿Se reserva? Desde cuatro personas.

# food-truck | kitchen | truck bowl carrot @ stripes | lunch | menu
= food truck|street food|burger joint|burger restaurant|snack bar; imbiss|foodtruck|food-truck|burgerladen|streetfood|imbissbude|dönerbude|currywurst; food truck|comida callejera|hamburguesería|comida para llevar|churrería|bocatería
$ 9.5 10.5 8.9 4.2 4.8 3
EN a food truck | Hatch & Griddle; Loud Lunch | One hatch, six dishes, hot in four minutes.
> Follow the smell | Beef from one farm, buns from this morning, and a queue with good company.
~ When the buns are gone we close. That is usually at eight.
[Buns] Smashed burger: Two thin patties, pickles; Chicken and slaw: Buttermilk, hot honey; Halloumi and pepper: Grilled, with mint
[Beside] Chips twice fried: With vinegar salt; Corn ribs: Lime and chilli; Lemonade by hand: Less sugar than you think
@ Cook: Burns nothing by accident
? Where are you today? On the square at noon, by the station from five.
DE ein Foodtruck | Klappe auf; Lauter Mittag | Eine Klappe, sechs Gerichte, in vier Minuten heiß.
> Immer der Nase nach | Rind von einem Hof, Brötchen von heute früh und eine nette Schlange.
~ Sind die Brötchen weg, machen wir zu, meist gegen acht.
[Im Brötchen] Smash-Burger: Zwei dünne Scheiben, Gurke; Hähnchen mit Krautsalat: Buttermilch, scharfer Honig; Halloumi mit Paprika: Gegrillt, mit Minze
[Dazu] Pommes, zweimal frittiert: Mit Essigsalz; Maisrippchen: Limette und Chili; Limonade von Hand: Weniger Zucker
@ Koch: Verbrennt nichts aus Versehen
? Wo stehen Sie heute? Mittags am Markt, ab fünf am Bahnhof.
ES un food truck | Ventanilla; Almuerzo Ruidoso | Una ventanilla, seis platos, en cuatro minutos.
> Sigue el olor | Ternera de una granja, pan de esta mañana y una cola simpática.
~ Cuando se acaba el pan cerramos.
[En pan] Hamburguesa aplastada: Dos carnes finas; Pollo con col: Suero y miel picante; Halloumi con pimiento: A la plancha
[Al lado] Patatas fritas dos veces: Con sal y vinagre; Costillas de maíz: Lima y chile; Limonada a mano: Con poco azúcar
@ Cocinero: No quema nada sin querer
? ¿Dónde estáis hoy? A mediodía en la plaza, a las cinco en la estación.

# catering | kitchen | plate cake carrot @ table | office | menu | no-slots
= catering|caterer|catering company|catering service|private chef|party catering; catering|partyservice|cateringservice|mietkoch|catering-firma; catering|empresa de catering|chef a domicilio
$ 19 34 58 12 14 420
EN a catering company | Full Platter; Long Table Kitchen | Food for ten or two hundred, on real plates.
> Your guests talk, we carry | One tasting first, then a menu, then nothing for you to do.
~ What is left goes into boxes for your guests, not into a bin.
[Per guest] Finger food: Eight pieces, half without meat; Buffet: Three mains, five salads; Dinner at the table: Four courses, served
[Also] Lunch for the office: Warm, from ten people; Cake table: Six cakes, cut and labelled; Chef at home: An evening in your kitchen, flat price
@ Head cook: Salts at the end
? How many days ahead? A week for thirty guests, three for a hundred.
DE ein Catering-Betrieb | Volle Platte; Tafelküche | Essen für zehn oder zweihundert, auf echten Tellern.
> Ihre Gäste reden, wir tragen | Erst ein Probeessen, dann ein Menü, dann haben Sie nichts mehr zu tun.
~ Was übrig bleibt, kommt in Schachteln für Ihre Gäste.
[Je Gast] Fingerfood: Acht Stück, die Hälfte ohne Fleisch; Büfett: Drei Hauptgerichte, fünf Salate; Menü am Tisch: Vier Gänge
[Außerdem] Mittag fürs Büro: Warm, ab zehn; Kuchentafel: Sechs Kuchen; Koch zu Hause: Ein Abend bei Ihnen, pauschal
@ Küchenchefin: Salzt zum Schluss
? Wie lange vorher? Eine Woche für dreißig Gäste.
ES una empresa de catering | Bandeja Llena; Cocina de Mesa Larga | Comida para diez o doscientos, en platos de verdad.
> Tus invitados hablan, nosotros servimos | Una prueba, un menú y nada más que hacer.
~ Lo que sobra va en cajas para tus invitados.
[Por persona] Bocados: Ocho piezas; Bufé: Tres platos y cinco ensaladas; Cena servida: Cuatro platos
[También] Comida de oficina: Desde diez; Mesa de tartas: Seis tartas; Chef en casa: Una noche en tu cocina
@ Jefa de cocina: Sala al final
? ¿Con cuántos días? Una semana para treinta.

# butcher | kitchen | ham plate box @ shelf | food | range | preorder
= butcher|butchers|butcher's|butcher shop|delicatessen|deli|charcuterie; metzgerei|fleischerei|metzger|fleischer|schlachterei|feinkost|feinkostladen; carnicería|charcutería|carnicero|delicatessen
+ meat|sausages; fleisch|wurst; carne|embutidos
$ 24 16 12.5 9.8 6.5 19 14 8.5
EN a butcher's shop | Block & Hook; Whitlow Family Butchers | Meat from four farms, cut while you wait.
> Ask where it grazed | We buy whole animals from four farms and know them all by road.
~ Every cut has a recipe on the back of the price card.
[Fresh] Rib of beef: Dry-aged for four weeks, per kilo 24; Pork shoulder: For slow Sundays; Free-range chicken: Whole, about two kilos; Minced beef: Ground in front of you
[From the smokehouse] Farm sausage: Six, with marjoram; Air-dried ham: Fourteen months; Bacon in the piece: Smoked over beech; Liver pâté: In the jar
* Kept cold on the way; From farms within 40 km; Use within four days
@ Master butcher: Sharpens before he speaks
? Can I order ahead? Until noon for the next day.
DE eine Metzgerei | Block & Haken; Metzgerei Weidner | Fleisch von vier Höfen, frisch geschnitten.
> Fragen Sie, wo es geweidet hat | Wir kaufen ganze Tiere von vier Höfen in der Nähe.
~ Zu jedem Stück steht ein Rezept auf dem Preisschild.
[Frisch] Hochrippe: Vier Wochen gereift; Schweineschulter: Für lange Sonntage; Freilandhuhn: Ganz, etwa zwei Kilo; Rinderhack: Vor Ihren Augen
[Aus dem Rauch] Hofbratwurst: Sechs, mit Majoran; Luftgetrockneter Schinken: Vierzehn Monate; Speck am Stück: Über Buche; Leberwurst im Glas: Fein
* Kühl verpackt; Von Höfen im Umkreis; In vier Tagen verbrauchen
@ Metzgermeister: Schärft, bevor er redet
? Kann ich vorbestellen? Bis mittags für den nächsten Tag.
ES una carnicería | Tajo y Gancho; Carnicería Prado | Carne de cuatro granjas, cortada al momento.
> Pregunta dónde pastó | Compramos animales enteros a cuatro granjas cercanas.
~ Cada corte lleva una receta detrás del precio.
[Fresco] Chuletón: Madurado cuatro semanas; Paletilla de cerdo: Para domingos lentos; Pollo de corral: Entero; Carne picada: Delante de ti
[Curado y ahumado] Salchicha de la casa: Seis, con mejorana; Jamón curado: Catorce meses; Panceta: Ahumada con haya; Paté de hígado: En tarro
* Envío en frío; Granjas cercanas; Consumir en cuatro días
@ Carnicero: Afila antes de hablar
? ¿Puedo encargar? Hasta mediodía para mañana.

# cheese-shop | kitchen | cheese bowl grapes @ shelf | food | range
= cheese shop|cheesemonger|cheese dairy|creamery|cheese maker|dairy farm|dairy; käserei|käseladen|käsetheke|molkerei|käsegeschäft; quesería|tienda de quesos|lechería|quesero
+ cheese|cheeses; käse; queso|quesos
$ 7.8 9.4 6.2 8.8 5.4 11 24 18
EN a cheese dairy | Rind & Curd; High Pasture Dairy | Cheese from thirty goats and twelve cows.
> Made at six, turned every day, sold when ready | Taste before you buy, always.
~ We know each cow, and the summer cheese knows the flowers.
[Ours] Mountain cheese, 300 g: Twelve months, with crystals; Goat in ash, 200 g: Soft, lemony; Fresh curd cheese: With chives or plain; Blue from the cellar, 250 g: Creamy, not loud
[Guests and gifts] Butter in paper: Churned on Fridays; Raclette, 400 g: Ready sliced; Cheese board for four: Five kinds with fig mustard; Cheese box: Three kinds, posted cold
* Raw milk; Wrapped in paper; Best at room temperature
@ Cheesemaker: Knocks on wheels and listens
? Can we watch? Saturdays at nine, from the window.
DE eine Käserei | Rinde & Bruch; Hochweide | Käse von dreißig Ziegen und zwölf Kühen.
> Um sechs gemacht, täglich gewendet, reif verkauft | Probieren vor dem Kaufen, immer.
~ Wir kennen jede Kuh, und der Sommerkäse kennt die Blumen.
[Eigener] Bergkäse, 300 g: Zwölf Monate; Ziege in Asche, 200 g: Weich, zitronig; Frischkäse: Mit Schnittlauch oder pur; Blauer aus dem Keller, 250 g: Cremig
[Gäste und Geschenke] Butter im Papier: Freitags gebuttert; Raclette, 400 g: Geschnitten; Käsebrett für vier: Fünf Sorten mit Feigensenf; Käsepaket: Drei Sorten, gekühlt
* Rohmilch; In Papier gewickelt; Bei Zimmertemperatur essen
@ Käser: Klopft an Laibe und horcht
? Kann man zuschauen? Samstags um neun.
ES una quesería | Corteza y Cuajo; Pasto Alto | Quesos de treinta cabras y doce vacas.
> Hecho a las seis, volteado cada día | Probar antes de comprar, siempre.
~ Conocemos a cada vaca.
[Nuestros] Queso de montaña, 300 g: Doce meses; Cabra en ceniza, 200 g: Tierno; Queso fresco: Con cebollino o solo; Azul de cueva, 250 g: Cremoso
[Otros y regalos] Mantequilla: De los viernes; Queso para fundir, 400 g: En lonchas; Tabla para cuatro: Cinco quesos; Caja de quesos: Tres, en frío
* Leche cruda; Envuelto en papel; Mejor a temperatura ambiente
@ Quesero: Golpea y escucha
? ¿Se puede mirar? Los sábados a las nueve.

# chocolate | kitchen | box heart jar @ shelf | shop | range
= chocolatier|chocolate shop|chocolate maker|sweet shop|candy shop|confectionery; chocolaterie|pralinenmanufaktur|schokoladenmanufaktur|süßwarenladen; chocolatería|bombonería|confitería|tienda de dulces
+ chocolate|chocolates|sweets; schokolade|pralinen; chocolate|bombones|dulces
$ 5.5 5.9 6.2 5.5 14 26 34 19
EN a chocolate maker | Snap & Melt; Cocoa Lane | Bars and pralines from four beans.
> Listen to it break | Beans from four growers, roasted on Mondays, and no shortcut in between.
~ We pay the growers before the harvest.
[Bars] Peru 72: Raisin and tobacco; Milk with sea salt: Forty-five per cent; Hazelnut whole: Roasted in the skin; White with rose: Petals on top
[Pralines and gifts] Six pralines: This week's choice; Box of sixteen: With a card that names them; Large box of thirty: For a whole office; Drinking chocolate: Flakes, 250 g
* Made by hand; Keep cool, not cold; Best within eight weeks
@ Chocolatier: Tempers by lip, not by thermometer
? Do you post in summer? Below 24 degrees, or with ice.
DE eine Schokoladenmanufaktur | Knack & Schmelz; Kakaogasse | Tafeln und Pralinen aus vier Bohnen.
> Hören Sie, wie sie bricht | Bohnen von vier Bauern, montags geröstet, ohne Abkürzung.
~ Die Bauern bezahlen wir vor der Ernte.
[Tafeln] Peru 72: Rosine und Tabak; Milch mit Meersalz: 45 Prozent; Ganze Haselnuss: Mit Haut geröstet; Weiß mit Rose: Mit Blütenblättern
[Pralinen und Geschenke] Sechs Pralinen: Auswahl der Woche; Schachtel mit sechzehn: Mit Namenskarte; Große Schachtel mit dreißig: Fürs ganze Büro; Trinkschokolade: Flocken, 250 g
* Von Hand gemacht; Kühl, nicht kalt lagern; In acht Wochen genießen
@ Chocolatière: Temperiert mit der Lippe
? Versenden Sie im Sommer? Unter 24 Grad oder mit Eis.
ES una chocolatería | Crujido; Callejón del Cacao | Tabletas y bombones de cuatro cacaos.
> Escucha cómo se parte | Cacao de cuatro agricultores, tostado los lunes.
~ Pagamos a los agricultores antes de la cosecha.
[Tabletas] Perú 72: Pasa y tabaco; Leche con sal marina: Al 45; Avellana entera: Con piel; Blanco con rosa: Con pétalos
[Bombones y regalos] Seis bombones: La selección; Caja de dieciséis: Con sus nombres; Caja de treinta: Para compartir; Chocolate a la taza: 250 g
* Hecho a mano; Guardar fresco; Mejor en ocho semanas
@ Chocolatera: Templa con el labio
? ¿Enviáis en verano? Con hielo.

# coffee-roaster | earth | cup bag leaf @ shelf | shop | range
= coffee roaster|coffee roastery|coffee roasters|roastery; kaffeerösterei|rösterei|kaffeeröster; tostadero|tostador de café|tostadero de café
+ coffee|coffee beans; kaffee|kaffeebohnen; café|café en grano
$ 11 12.5 14 10.5 9 24 32/90 16
EN a coffee roastery | First Crack; Drum & Bean | Roasted on Wednesday, in your cup by Friday.
> Coffee with a date on it | Six coffees, each with the farm, the height and the day it was roasted.
~ We roast twelve kilos at a time and taste every batch.
[Beans, 250 g] Ethiopia Sidama: Peach and black tea; Colombia Huila: Caramel, red apple; Kenya AA: Blackcurrant, bright; House espresso: Cocoa, nuts, patient
[More] Decaf from Mexico: Water process; Three to try: 100 g each; Brewing course: Filter, press and pot; Filter and papers: For one or two cups
* Whole or ground for you; Roasted this week; Bag made of paper
@ Roaster: Listens for the crack
? Will you grind it? For any pot, say which.
DE eine Kaffeerösterei | Erster Knack; Trommel & Bohne | Mittwochs geröstet, freitags in der Tasse.
> Kaffee mit Datum | Sechs Kaffees, jeder mit Hof, Höhe und Rösttag.
~ Wir rösten zwölf Kilo auf einmal und probieren jede Charge.
[Bohnen, 250 g] Äthiopien Sidama: Pfirsich und Schwarztee; Kolumbien Huila: Karamell, Apfel; Kenia AA: Johannisbeere; Hausespresso: Kakao, Nuss
[Mehr] Entkoffeiniert aus Mexiko: Mit Wasser; Drei zum Probieren: Je 100 g; Brühkurs: Filter, Presse, Kanne; Filter mit Papier: Für ein, zwei Tassen
* Ganz oder gemahlen; Diese Woche geröstet; Papiertüte
@ Rösterin: Hört auf den Knack
? Mahlen Sie auch? Für jede Kanne.
ES un tostadero de café | Primer Crujido; Tambor y Grano | Tostado el miércoles, en tu taza el viernes.
> Café con fecha | Seis cafés, con su finca, su altura y su día de tueste.
~ Tostamos doce kilos cada vez y los probamos todos.
[Grano, 250 g] Etiopía Sidama: Melocotón y té; Colombia Huila: Caramelo; Kenia AA: Grosella; Espresso de la casa: Cacao y nuez
[Más] Descafeinado de México: Al agua; Tres para probar: 100 g cada uno; Curso de café: Filtro y prensa; Filtro con papeles: Para dos tazas
* En grano o molido; Tostado esta semana; Bolsa de papel
@ Tostadora: Escucha el grano
? ¿Lo moléis? Sí, como digas.

# farm-shop | earth | basket carrot tractor @ hills | farm | range | preorder
= farm shop|farm|organic farm|farmers market|vegetable box|veg box|greengrocer|fruit and vegetable shop|community farm|smallholding|farm store; hofladen|bauernhof|biohof|gemüsekiste|gemüseladen|bauernladen|obstladen|solawi|biobauernhof; granja|tienda de granja|huerta|frutería|verdulería|cesta de verduras|finca ecológica
+ vegetables|fruit and vegetables|farm products|eggs; gemüse|obst|eier; verduras|frutas|huevos
$ 16 24 3.6 2.4 3.9 5.2 6.8 4.5
EN a farm shop | Mud & Honey; Lower Meadow Farm | What the field gives this week.
> Pulled this morning, still muddy | A shelf by the yard, open all day, and boxes for those in town.
~ Forty crops, two tractors, eleven hens with names.
[From the field] Vegetable box, small: For two, seven kinds; Vegetable box, large: For a family; Potatoes, 2.5 kg: Waxy or floury; Salad heads, two: Cut at six
[From the yard] Ten eggs: From hens who go out; Apple juice, 1 l: Cloudy, old trees; Honey from the orchard: Runny or set; Farm bread: Wood oven, Fridays
* Grown here without sprays; Picked the same day; Crates come back
@ Farmer: Up before the hens
? Can I skip a week? Tell us by Tuesday.
DE ein Hofladen | Erde & Honig; Hof Untere Wiese | Was das Feld diese Woche gibt.
> Heute früh gezogen, noch mit Erde | Ein Regal am Hof, den ganzen Tag offen, und Kisten für die Stadt.
~ Vierzig Sorten, zwei Trecker, elf Hühner mit Namen.
[Vom Feld] Gemüsekiste klein: Für zwei, sieben Sorten; Gemüsekiste groß: Für die Familie; Kartoffeln, 2,5 kg: Fest oder mehlig; Zwei Salatköpfe: Um sechs geschnitten
[Vom Hof] Zehn Eier: Von Hühnern mit Auslauf; Apfelsaft, 1 l: Trüb, alte Bäume; Honig vom Obsthof: Flüssig oder cremig; Hofbrot: Holzofen, freitags
* Hier ohne Spritzmittel gewachsen; Am selben Tag geerntet; Kisten kommen zurück
@ Bäuerin: Vor den Hühnern wach
? Kann ich eine Woche aussetzen? Sagen Sie es bis Dienstag.
ES una tienda de granja | Tierra y Miel; Granja del Prado Bajo | Lo que da el campo esta semana.
> Arrancado esta mañana, aún con tierra | Un estante en el patio y cestas para la ciudad.
~ Cuarenta cultivos, dos tractores, once gallinas con nombre.
[Del campo] Cesta pequeña: Para dos; Cesta grande: Para la familia; Patatas, 2,5 kg: Para cocer o freír; Dos lechugas: Cortadas a las seis
[Del corral] Diez huevos: De gallinas sueltas; Zumo de manzana, 1 l: Turbio; Miel del huerto: Líquida o cremosa; Pan de granja: Horno de leña
* Sin pesticidas; Cosechado el mismo día; Las cajas vuelven
@ Granjera: Se levanta antes que las gallinas
? ¿Puedo saltarme una semana? Avisa el martes.

# beekeeper | earth | jar bee flower @ hills | weekend | range
= beekeeper|beekeepers|apiary|bee farm|honey farm|honey shop; imkerei|imker|imkerin|bienenhof|honigladen; apicultor|apicultora|colmenar|tienda de miel
! hive log|hives|inspection|tracker|völker
+ honey|beeswax; honig|bienenwachs; miel|cera de abejas
$ 7.5 8.2 9.4 8.8 6 12 14 29/120
EN a beekeeper's shop | Linden & Hive; Slow Honey | Honey from forty hives, stirred, never heated.
> Every jar knows its field | Linden, rape and forest, each extracted apart.
~ The bees keep enough for themselves. We take the rest.
[Honey, 500 g] Spring blossom: Creamy, mild; Linden honey: Fresh, a little mint; Forest honey: Dark, malt; Heather honey: Thick, bitter-sweet
[From the hive] Beeswax candle: Rolled by hand; Comb in wood: Cut from the frame; Gift of three jars: Small ones; Morning at the hives: Two hours, veil lent
* Never heated; From our own hives; Keeps for years
@ Beekeeper: Has stopped counting stings
? Why is it solid? Real honey sets. A warm bath loosens it.
DE ein Imkereiladen | Linde & Stock; Langsamer Honig | Honig von vierzig Völkern, gerührt, nie erhitzt.
> Jedes Glas kennt sein Feld | Linde, Raps und Wald, getrennt geschleudert.
~ Die Bienen behalten genug. Wir nehmen den Rest.
[Honig, 500 g] Frühlingsblüte: Cremig, mild; Lindenhonig: Frisch, etwas Minze; Waldhonig: Dunkel, Malz; Heidehonig: Zäh, bittersüß
[Aus dem Stock] Bienenwachskerze: Von Hand gerollt; Wabenhonig: Aus dem Rahmen; Drei Gläser als Geschenk: Kleine; Vormittag bei den Bienen: Zwei Stunden mit Schleier
* Nie erhitzt; Von eigenen Völkern; Jahrelang haltbar
@ Imker: Zählt die Stiche nicht mehr
? Warum ist er fest? Echter Honig wird fest.
ES una tienda de apicultor | Tilo y Colmena; Miel Lenta | Miel de cuarenta colmenas, nunca calentada.
> Cada tarro conoce su campo | Tilo, romero y bosque, por separado.
~ Las abejas guardan lo suyo. Nosotros, el resto.
[Miel, 500 g] Flor de primavera: Suave; Miel de romero: Clara; Miel de bosque: Oscura; Miel de brezo: Espesa
[De la colmena] Vela de cera: Enrollada a mano; Panal: Cortado del cuadro; Tres tarros de regalo: Pequeños; Mañana con abejas: Dos horas
* Nunca calentada; De nuestras colmenas; Dura años
@ Apicultor: Ya no cuenta picaduras
? ¿Por qué está dura? La miel de verdad cristaliza.

# preserves | kitchen | jar leaf basket @ table | stand | range | no-slots preorder
= jam|jams|marmalade|marmalades|preserves|chutney|chutneys|jam maker|pickles; marmelade|marmeladen|konfitüre|konfitüren|eingemachtes|chutney|gelee; mermelada|mermeladas|conservas|confitura|confituras|chutney
! recipe|recipes|tracker|inventory|pantry|rezept|rezepte|receta|recetas
$ 5.5 6 5.5 6.5 6 7 14 22
EN a jam kitchen | Copper Pan; Spoon & Jar | Fruit, sugar and a copper pan, jar by jar.
> Summer, with a lid on | Picked this week, cooked in small pans, gone when it is gone.
~ We cook twenty jars at a time, because a big pan forgets the fruit.
[Jam and marmalade] Strawberry jam: Whole berries, little sugar; Apricot jam: With a few kernels; Seville marmalade: Bitter, cut thick; Blackcurrant jelly: Clear enough to read through
[Savoury and gifts] Plum chutney: For cheese and cold meat; Onion relish: Three hours on a low flame; Three small jars: Choose your own; Gift box: Four jars, straw and a label
* Cooked in small pans; Fruit from nearby; Jars are taken back
@ Cook: Tastes every pan
? How long does it keep? Closed a year, open three weeks in the fridge.
DE eine Marmeladenküche | Kupferkessel; Löffel & Glas | Obst, Zucker und ein Kupferkessel, Glas für Glas.
> Sommer mit Deckel drauf | Diese Woche gepflückt, im kleinen Topf gekocht, weg, wenn weg.
~ Wir kochen zwanzig Gläser auf einmal: ein großer Topf vergisst das Obst.
[Marmelade und Gelee] Erdbeermarmelade: Ganze Beeren, wenig Zucker; Aprikose: Mit ein paar Kernen; Bittere Orange: Dick geschnitten; Johannisbeergelee: Klar zum Durchlesen
[Herzhaft und zum Verschenken] Pflaumenchutney: Zu Käse; Zwiebelrelish: Drei Stunden gekocht; Drei kleine Gläser: Selbst ausgesucht; Geschenkkiste: Vier Gläser und ein Etikett
* Im kleinen Topf gekocht; Obst aus der Nähe; Gläser nehmen wir zurück
@ Köchin: Probiert jeden Topf
? Wie lange hält das? Zu ein Jahr, offen drei Wochen im Kühlschrank.
ES una cocina de mermeladas | Perol de Cobre; Cuchara y Frasco | Fruta, azúcar y un perol de cobre, frasco a frasco.
> El verano, con tapa | Recogida esta semana, cocida en perol pequeño; cuando se acaba, se acaba.
~ Cocemos veinte frascos cada vez: el perol grande se olvida de la fruta.
[Mermeladas] Mermelada de fresa: Fresas enteras; Mermelada de albaricoque: Con algún hueso; Naranja amarga: Corte grueso; Jalea de grosella: Transparente
[Salado y regalos] Chutney de ciruela: Para queso; Cebolla confitada: Tres horas; Tres frascos: A elegir; Caja de regalo: Cuatro frascos
* En perol pequeño; Fruta de cerca; Recogemos los frascos
@ Cocinera: Prueba cada perol
? ¿Cuánto dura? Cerrado un año, abierto tres semanas.
`);
