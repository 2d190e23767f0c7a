import { worksOf } from "./works.ts";

/** What is painted, sewn, thrown, set, worn and done by hand; the last one stands in for anything else. */
export const madeByHand = worksOf(`
# painting | ink | frame brush column @ window
= painter|painters|artist|artists|sculptor|painting|paintings|sculpture|sculptures|printmaker|fine art|fine artist|visual artist|watercolours|watercolors|my art|my paintings; maler|malerin|künstler|künstlerin|kunstmaler|bildhauer|bildhauerin|malerei|gemälde|skulpturen|meine bilder|aquarelle|meine kunst; pintor|pintora|artista|escultor|escultora|pintura|cuadros|esculturas|acuarelas|mi arte|mis cuadros
! house painter|painter and decorator|malerbetrieb|malermeister|maler und lackierer|pintor de casas|pintor de brocha
EN a painter's portfolio | your artworks | Paintings, works on paper and sculpture.
> Slow colour, plain forms | Oil on linen, ink on paper and a few heavy things made of stone.
~ I work on six canvases at once, because each has to wait for the others. | The studio can be visited, and everything here can be seen at its real size.
[Paintings: Oil on linen.] Grey with a yellow edge; The blue hour, again; Nine fields
[Works on paper: Ink, folded once.] Rain, left hand; Table of contents; Letter to the north
[Sculpture: Limestone, on an oak base.] Leaning; Weight of a door; Two that listen
DE ein Portfolio für Malerei und Skulptur | Ihrer Werke | Malerei, Arbeiten auf Papier und Skulptur.
> Langsame Farbe, einfache Formen | Öl auf Leinen, Tusche auf Papier und ein paar schwere Dinge aus Stein.
~ Ich arbeite an sechs Bildern zugleich, weil jedes auf die anderen warten muss. | Das Atelier kann besucht werden, und alles ist dort in seiner wahren Größe zu sehen.
[Malerei: Öl auf Leinen.] Grau mit gelbem Rand; Noch einmal die blaue Stunde; Neun Felder
[Papier: Tusche, einmal gefaltet.] Regen, linke Hand; Inhaltsverzeichnis; Brief nach Norden
[Skulptur: Kalkstein auf Eiche.] Angelehnt; Gewicht einer Tür; Zwei, die zuhören
ES un portafolio de pintura y escultura | tus obras | Pintura, obra en papel y escultura.
> Color lento, formas sencillas | Óleo sobre lino, tinta sobre papel y unas pocas cosas pesadas de piedra.
~ Trabajo en seis cuadros a la vez, porque cada uno tiene que esperar a los otros. | El estudio se puede visitar, y allí todo se ve a su tamaño.
[Pintura: Óleo sobre lino.] Gris con borde amarillo; Otra vez la hora azul; Nueve campos
[Papel: Tinta, un solo pliegue.] Lluvia, mano izquierda; Índice; Carta al norte
[Escultura: Caliza sobre roble.] Apoyada; El peso de una puerta; Dos que escuchan

# fashion | bloom | shirt bag spool @ window
= fashion designer|fashion design|fashion label|costume designer|textile designer|dressmaker|tailor|knitwear designer|my collections|my clothes; modedesigner|modedesignerin|modedesign|modeschöpfer|modeschöpferin|kostümbildner|kostümbildnerin|textildesigner|textildesignerin|schneider|schneiderin|meine kollektionen; diseñador de moda|diseñadora de moda|diseño de moda|modista|modisto|figurinista|diseñadora textil|diseñador textil|sastre|mis colecciones
EN a fashion designer's portfolio | your pieces | Clothes cut from few seams and good cloth.
> Cut once, worn for years | Collections, bags and costumes, from the first toile to the last button.
~ I drape before I draw, because cloth has opinions. | Every piece is made in numbers that one table can sew.
[Collections: Twelve looks, one cloth.] Salt, spring; Night bus, autumn; Undyed, summer
[Accessories: Leather from one tannery.] Market bag; Belt without a hole; Folded wallet
[Costume: Made for a stage and its light.] Seven coats for a play; The choir in blue; Wings, second version
DE ein Modeportfolio | Ihrer Entwürfe | Kleider aus wenigen Nähten und gutem Stoff.
> Einmal geschnitten, jahrelang getragen | Kollektionen, Taschen und Kostüme, vom ersten Nesselmodell bis zum letzten Knopf.
~ Ich drapiere, bevor ich zeichne, denn Stoff hat seinen eigenen Willen. | Jedes Stück entsteht in einer Zahl, die ein Tisch nähen kann.
[Kollektionen: Zwölf Looks, ein Stoff.] Salz, Frühling; Nachtbus, Herbst; Ungefärbt, Sommer
[Accessoires: Leder aus einer Gerberei.] Markttasche; Gürtel ohne Loch; Gefaltetes Portemonnaie
[Kostüm: Für eine Bühne und ihr Licht.] Sieben Mäntel für ein Stück; Der Chor in Blau; Flügel, zweite Fassung
ES un portafolio de moda | tus diseños | Ropa de pocas costuras y buena tela.
> Cortado una vez, llevado durante años | Colecciones, bolsos y vestuario, desde la primera prueba hasta el último botón.
~ Antes de dibujar coloco la tela, porque la tela opina. | De cada pieza se hacen las que caben en una mesa de costura.
[Colecciones: Doce conjuntos, una tela.] Sal, primavera; Autobús nocturno, otoño; Sin teñir, verano
[Complementos: Piel de una sola curtiduría.] Bolso de mercado; Cinturón sin agujero; Cartera plegada
[Vestuario: Para un escenario y su luz.] Siete abrigos para una obra; El coro de azul; Alas, segunda versión

# ceramics | earth | bowl vase teapot @ shelf | pottery
= potter|potters|pottery|ceramicist|ceramist|ceramics|ceramic artist|ceramics artist|glassblower|my pots; töpfer|töpferin|töpferei|keramiker|keramikerin|keramik|glasbläser|glasbläserin; alfarero|alfarera|alfarería|ceramista|cerámica|vidriero|vidriera
EN a potter's portfolio | your pieces | Stoneware for tables, shelves and windowsills.
> Thrown slowly, used daily | Stoneware with ash glazes, fired four times a year.
~ I dig a part of the clay myself, behind the workshop. | What comes out of the kiln is never quite what went in, and that is why I open it early.
[Tableware: Stoneware, ash glaze.] Breakfast set in ash; Six deep plates; Salt dish with a thumb mark
[Vessels: Built from coils.] Tall vessel, dry white; Narrow neck; Moon jar, third firing
[Tea: Holds two cups.] Pot with a side handle; Lidded cup; Tray in iron red
DE ein Keramikportfolio | Ihrer Stücke | Steinzeug für Tische, Regale und Fensterbretter.
> Langsam gedreht, täglich benutzt | Steinzeug mit Ascheglasuren, viermal im Jahr gebrannt.
~ Einen Teil des Tons steche ich selbst, hinter der Werkstatt. | Aus dem Ofen kommt nie genau, was hineinging; darum öffne ich ihn immer zu früh.
[Geschirr: Steinzeug, Ascheglasur.] Frühstücksgeschirr in Asche; Sechs tiefe Teller; Salzschale mit Daumenspur
[Gefäße: Aus Wülsten gebaut.] Hohes Gefäß, trockenes Weiß; Enger Hals; Mondgefäß, dritter Brand
[Tee: Fasst zwei Tassen.] Kanne mit Seitengriff; Becher mit Deckel; Tablett in Eisenrot
ES un portafolio de cerámica | tus piezas | Gres para mesas, estantes y ventanas.
> Torneado despacio, usado a diario | Gres con esmaltes de ceniza, cocido cuatro veces al año.
~ Parte del barro la saco yo, detrás del taller. | Del horno nunca sale del todo lo que entró; por eso siempre lo abro antes de tiempo.
[Vajilla: Gres, esmalte de ceniza.] Juego de desayuno en ceniza; Seis platos hondos; Salero con huella de pulgar
[Vasijas: Hechas con rollos de barro.] Vasija alta, blanco seco; Cuello estrecho; Vasija luna, tercera cocción
[Té: Caben dos tazas.] Tetera de asa lateral; Vaso con tapa; Bandeja en rojo hierro

# wood | tool | saw hammer box @ floor | carpenter
= furniture maker|woodworker|cabinet maker|cabinetmaker|carpenter|joiner|wood turner|luthier|instrument maker|furniture designer|product designer|industrial designer|blacksmith|craftsman|craftswoman|crafts; schreiner|schreinerin|tischler|tischlerin|möbelbauer|möbelbauerin|möbeldesigner|möbeldesignerin|drechsler|drechslerin|geigenbauer|geigenbauerin|produktdesigner|produktdesignerin|industriedesigner|industriedesignerin|kunsthandwerker|kunsthandwerkerin|schmied; carpintero|carpintera|ebanista|ebanistería|lutier|diseñador industrial|diseñadora industrial|diseñador de producto|diseñadora de producto|diseñador de muebles|diseñadora de muebles|artesano|artesana|herrero
EN a maker's portfolio | your pieces | Furniture and small things, made to be repaired.
> Made to be mended, not replaced | Tables, cabinets and small things, from trees whose place I can name.
~ The tree decides on the length, you on the width. | Every joint can be opened again, and I keep the drawings of each piece.
[Tables and seats: Oiled, not varnished.] Table for eleven; Three-legged stool; Bench for a hallway
[Cabinets: No visible screw.] Tool cabinet in ash; Kitchen without handles; Writing desk with a secret
[Small things: From what was left over.] Box for letters; Spoon rack; Music stand
DE ein Portfolio für Möbel und Handwerk | Ihrer Stücke | Möbel und kleine Dinge, die man reparieren kann.
> Gebaut, um repariert zu werden | Tische, Schränke und kleine Dinge, aus Bäumen, deren Ort ich nennen kann.
~ Der Baum bestimmt die Länge, Sie die Breite. | Jede Verbindung lässt sich wieder öffnen, und die Zeichnungen hebe ich auf.
[Tische und Sitze: Geölt, nicht lackiert.] Tisch für elf; Hocker auf drei Beinen; Bank für einen Flur
[Schränke: Keine sichtbare Schraube.] Werkzeugschrank in Esche; Küche ohne Griffe; Schreibtisch mit Geheimfach
[Kleines: Aus dem, was übrig war.] Kasten für Briefe; Löffelbrett; Notenständer
ES un portafolio de muebles y oficio | tus piezas | Muebles y cosas pequeñas que se pueden reparar.
> Hecho para repararse | Mesas, armarios y cosas pequeñas, de árboles cuyo lugar puedo nombrar.
~ El árbol decide el largo, tú el ancho. | Cada unión se puede volver a abrir, y guardo los dibujos de todas las piezas.
[Mesas y asientos: Con aceite, sin barniz.] Mesa para once; Taburete de tres patas; Banco para un pasillo
[Armarios: Sin un tornillo a la vista.] Armario de herramientas en fresno; Cocina sin tiradores; Escritorio con un secreto
[Pequeñas: De lo que sobró.] Caja para cartas; Cucharero de pared; Atril

# jewellery | paper | rings heart star @ arch | jewellery
= jewellery designer|jewelry designer|jeweller|jeweler|goldsmith|silversmith|jewellery|jewelry|watchmaker; schmuckdesigner|schmuckdesignerin|goldschmied|goldschmiedin|silberschmied|silberschmiedin|schmuck|juwelier|juwelierin|uhrmacher|uhrmacherin; joyero|joyera|diseñador de joyas|diseñadora de joyas|orfebre|joyería|joyas|relojero|relojera
EN a jeweller's portfolio | your jewellery | Rings, pendants and brooches made at one bench.
> Small things that stay | Recycled gold and silver, stones with a history, and no piece twice.
~ I draw on your hand before I draw on paper. | Old gold is welcome: it melts as well as new gold and knows more.
[Rings: Recycled gold.] Two bands, one melt; Ring with an open side; River stone ring
[Pendants: Silver, hammered.] Seed on a chain; Half a coin; Drop, left rough
[Brooches: Pinned by one wire.] Swallow; Frost; Small comet
DE ein Schmuckportfolio | Ihres Schmucks | Ringe, Anhänger und Broschen von einem Werkbrett.
> Kleine Dinge, die bleiben | Altes Gold und Silber, Steine mit Geschichte, und kein Stück zweimal.
~ Ich zeichne erst auf Ihrer Hand, dann auf Papier. | Altes Gold ist willkommen: Es schmilzt so gut wie neues und weiß mehr.
[Ringe: Aus altem Gold.] Zwei Ringe, eine Schmelze; Ring mit offener Seite; Flusssteinring
[Anhänger: Silber, gehämmert.] Samen an der Kette; Halbe Münze; Tropfen, roh gelassen
[Broschen: Von einem Draht gehalten.] Schwalbe; Frost; Kleiner Komet
ES un portafolio de joyería | tus joyas | Anillos, colgantes y broches de un solo banco.
> Cosas pequeñas que se quedan | Oro y plata reciclados, piedras con historia y ninguna pieza repetida.
~ Dibujo en tu mano antes que en el papel. | El oro viejo es bienvenido: funde igual que el nuevo y sabe más.
[Anillos: Oro reciclado.] Dos alianzas, una fundición; Anillo abierto; Anillo de piedra de río
[Colgantes: Plata martillada.] Semilla en cadena; Media moneda; Gota sin pulir
[Broches: Sujetos con un hilo.] Golondrina; Escarcha; Cometa pequeño

# make-up | bloom | rings mask comb @ discs
= make-up artist|makeup artist|make up artist|mua|make-up|makeup|hair stylist|hairstylist|stylist|hairdresser|nail artist|beautician|special effects make-up; visagist|visagistin|maskenbildner|maskenbildnerin|make-up-artist|make-up-artistin|make-up artist|stylist|stylistin|friseur|friseurin|nageldesigner|nageldesignerin; maquillador|maquilladora|maquillaje|estilista|peluquero|peluquera|artista del maquillaje|artista de maquillaje|caracterizador|caracterizadora
EN a make-up artist's portfolio | your looks | Make-up and hair for weddings, stages and shoots.
> A face that is still yours | Make-up and hair that hold through tears, stage lights and a long day.
~ We try everything once, weeks before, by daylight. | I arrive early and stay until the second dance or the last take.
[Weddings: Tried in daylight first.] Bare skin, red lip; Braids under a veil; August wedding, forty degrees
[Stage: Read from the last row.] Three witches; An old man of thirty; Chorus in gold leaf
[Shoots: Made for one light.] Wet look in blue; Freckles, drawn; Short hair, four ways
DE ein Portfolio für Make-up und Styling | Ihrer Looks | Make-up und Haare für Hochzeiten, Bühnen und Aufnahmen.
> Ein Gesicht, das Ihres bleibt | Make-up und Haare, die Tränen, Scheinwerfer und einen langen Tag überstehen.
~ Wir probieren alles einmal aus, Wochen vorher und bei Tageslicht. | Ich komme früh und bleibe bis zum zweiten Tanz oder zur letzten Aufnahme.
[Hochzeiten: Erst bei Tageslicht probiert.] Blanke Haut, rote Lippen; Zöpfe unterm Schleier; Augusthochzeit, vierzig Grad
[Bühne: Lesbar bis zur letzten Reihe.] Drei Hexen; Ein Greis von dreißig; Chor in Blattgold
[Aufnahmen: Für ein einziges Licht.] Nasser Look in Blau; Gezeichnete Sommersprossen; Kurzes Haar, vier Arten
ES un portafolio de maquillaje y estilismo | tus looks | Maquillaje y pelo para bodas, escenarios y rodajes.
> Una cara que sigue siendo tuya | Maquillaje y pelo que aguantan lágrimas, focos y un día largo.
~ Lo probamos todo una vez, semanas antes y con luz de día. | Llego pronto y me quedo hasta el segundo baile o la última toma.
[Bodas: Probado antes con luz de día.] Piel limpia, labios rojos; Trenzas bajo el velo; Boda de agosto, cuarenta grados
[Escenario: Se lee desde la última fila.] Tres brujas; Un anciano de treinta; Coro en pan de oro
[Rodajes: Hecho para una sola luz.] Efecto mojado en azul; Pecas dibujadas; Pelo corto, cuatro maneras

# modelling | ink | shoe shirt glasses @ stripes
= model|fashion model|models|modelling|modeling; model|fotomodell|models|modelagentur; modelo|modelos
! 3d model|3d models|3d modelling|3d modeling|model railway|model trains|modelo 3d|modelos 3d|modelado 3d|modellbau|modelleisenbahn|data model|model maker
EN a model's portfolio | your jobs | Runway, campaigns and editorial work.
> On time, unhurried, different each time | Runway, campaigns and magazines, with measurements on request.
~ I come with clean skin, flat shoes and a book. | Represented by nobody at the moment: write to me and I answer within the day.
[Runway: Walked once, remembered.] Winter show in a tram depot; Graduate collections; Raincoats on a pier
[Campaigns: Two days on location.] A watch for early risers; Linen, worn all week; Trainers in the old town
[Editorial: Eight pages.] A week without mirrors; Suits at the swimming pool; Sunday in knitwear
DE ein Modelportfolio | Ihrer Aufträge | Laufsteg, Kampagnen und Magazine.
> Pünktlich, gelassen, jedes Mal anders | Laufsteg, Kampagnen und Magazine; Maße auf Anfrage.
~ Ich komme mit sauberer Haut, flachen Schuhen und einem Buch. | Zurzeit ohne Agentur: Schreiben Sie mir, ich antworte am selben Tag.
[Laufsteg: Einmal gelaufen, in Erinnerung geblieben.] Winterschau im Straßenbahndepot; Abschlusskollektionen; Regenmäntel auf der Mole
[Kampagnen: Zwei Tage vor Ort.] Eine Uhr für Frühaufsteher; Leinen, die ganze Woche; Turnschuhe in der Altstadt
[Magazine: Acht Seiten.] Eine Woche ohne Spiegel; Anzüge im Schwimmbad; Sonntag in Strick
ES un portafolio de modelo | tus trabajos | Pasarela, campañas y revistas.
> Puntualidad, calma y una mirada nueva cada vez | Pasarela, campañas y revistas; medidas a petición.
~ Llego con la piel limpia, zapatos planos y un libro. | Por ahora sin agencia: escríbeme y respondo en el día.
[Pasarela: Un solo pase, bien recordado.] Desfile de invierno en las cocheras; Colecciones de fin de carrera; Impermeables en el muelle
[Campañas: Dos días fuera.] Un reloj para madrugar; Lino toda la semana; Zapatillas en el casco viejo
[Revistas: Ocho páginas.] Una semana sin espejos; Trajes en la piscina; Domingo de punto

# tattoo | ink | flower fish needle @ stripes | tattoo
= tattoo artist|tattooist|tattoo|tattoos; tätowierer|tätowiererin|tattoo-artist|tattoo artist|tattookünstler|tattookünstlerin|tattoo|tattoos; tatuador|tatuadora|tatuajes|tatuaje
EN a tattooist's portfolio | your tattoos | Drawn for one body, one place, one time.
> Drawn once, for you | Botanical pieces, animals and fine lines, never the same drawing twice.
~ We talk first, then I draw, then you sleep on it. | I also say no: to what will blur, and to names of the last three months.
[Plants: Black, with one colour.] Peony, upper arm; Fern along the spine; Poppy seed heads
[Animals: Two sittings.] Carp, shoulder; Wren behind the ear; Hare in long grass
[Fine lines: One needle.] Map of a hometown; A grandmother's handwriting; Three small waves
DE ein Tattoo-Portfolio | Ihrer Tattoos | Für einen Körper gezeichnet, für eine Stelle, einmal.
> Einmal gezeichnet, für Sie | Pflanzen, Tiere und feine Linien, keine Zeichnung zweimal.
~ Erst reden wir, dann zeichne ich, dann schlafen Sie darüber. | Ich sage auch nein: zu dem, was verschwimmt, und zu Namen der letzten drei Monate.
[Pflanzen: Schwarz, mit einer Farbe.] Pfingstrose, Oberarm; Farn am Rücken; Mohnkapseln
[Tiere: In zwei Sitzungen.] Karpfen, Schulter; Zaunkönig hinterm Ohr; Hase im hohen Gras
[Feine Linien: Mit einer Nadel.] Karte einer Heimatstadt; Großmutters Handschrift; Drei kleine Wellen
ES un portafolio de tatuajes | tus tatuajes | Dibujado para un cuerpo, un lugar y una vez.
> Dibujado una vez, para ti | Plantas, animales y línea fina, sin repetir un dibujo.
~ Primero hablamos, después dibujo y luego lo consultas con la almohada. | También digo que no: a lo que se borra y a los nombres de hace tres meses.
[Plantas: Negro, con un color.] Peonía en el brazo; Helecho por la espalda; Cápsulas de amapola
[Animales: En dos sesiones.] Carpa en el hombro; Chochín tras la oreja; Liebre en la hierba alta
[Línea fina: Con una aguja.] Mapa de un pueblo natal; La letra de la abuela; Tres olas pequeñas

# general | paper | star bulb hand @ arch
= ; ;
EN a portfolio | your works | Commissions, own projects and things made together.
> Good work, shown plainly | Commissions and projects of my own, with a line on what each was for.
~ I like tasks that look simple and are not. | Most of what you see here began with a short message and a long conversation.
[Commissions: Asked for, finished, in use.] For a town library; For a family business; For a summer festival
[Own projects: Because nobody had asked.] Project one hundred days; Something for winter; The patient version
[Together: Made with others.] With a school class; With two neighbours; With a choir of forty
DE ein Portfolio | Ihrer Arbeiten | Aufträge, eigene Projekte und Gemeinsames.
> Gute Arbeit, schlicht gezeigt | Aufträge und eigene Projekte, mit einer Zeile dazu, wofür sie waren.
~ Ich mag Aufgaben, die einfach aussehen und es nicht sind. | Das meiste hier begann mit einer kurzen Nachricht und einem langen Gespräch.
[Aufträge: Bestellt, fertig, in Gebrauch.] Für eine Stadtbücherei; Für einen Familienbetrieb; Für ein Sommerfest
[Eigenes: Weil niemand gefragt hatte.] Projekt hundert Tage; Etwas für den Winter; Die geduldige Fassung
[Gemeinsam: Mit anderen gemacht.] Mit einer Schulklasse; Mit zwei Nachbarn; Mit einem Chor von vierzig
ES un portafolio | tus trabajos | Encargos, proyectos propios y cosas hechas entre varios.
> Buen trabajo, mostrado sin adornos | Encargos y proyectos propios, con una línea sobre para qué fueron.
~ Me gustan las tareas que parecen fáciles y no lo son. | Casi todo lo que ves empezó con un mensaje corto y una conversación larga.
[Encargos: Pedido, terminado, en uso.] Para una biblioteca; Para un negocio familiar; Para una fiesta de verano
[Propios: Porque nadie lo había pedido.] Proyecto cien días; Algo para el invierno; La versión paciente
[Entre varios: Hecho con otras personas.] Con una clase de escuela; Con dos vecinos; Con un coro de cuarenta
`);
