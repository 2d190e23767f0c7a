import { trades } from "./trade.ts";

/** Glass, stone, cloth and blades: who works on one material, and who keeps houses free of what nobody invited. */
export const workshops = trades(`
# glazier | tool | window house ladder @ window | craft | services
= glazier|glaziers|glazing|glass company|window glass|double glazing|glass repair|glassworks; glaser|glaserei|glasermeister|glasreparatur|fensterglas|verglasung; cristalero|cristalería|cristaleros|vidriería|cristales y ventanas
$ 120+/60 95+ 260+ 180+ 340+ 75+ 640+ 45/30
EN a glazier's | Clear Pane; Putty & Light | Windows, mirrors and shopfronts, measured once and cut to the millimetre.
> Broken at ten, whole again by five | We board up first, measure second, and come back with glass that fits.
~ We carry every pane ourselves, wrapped like a cake. | Old putty goes out, new putty goes in, and the frame keeps its paint wherever it can.
[Repairs] Emergency boarding: Within two hours in town; Single pane replaced: Up to a square metre; Misted double glazing: The unit goes, the frame stays; Putty renewed: For old wooden windows
[New glass] Shower screen: Safety glass, edges ground; Mirror cut to size: Drilled where you mark it; Shopfront pane: With a crane before opening time; Picture frame glass: Non-reflecting, while you wait
@ Master glazier: Cuts a circle by hand; On the ladder: Has never dropped one yet
? Do you work with insurers? Yes. We photograph the damage and send the papers for you.
DE eine Glaserei | Klare Scheibe; Kitt & Licht | Fenster, Spiegel und Schaufenster, auf den Millimeter geschnitten.
> Um zehn zerbrochen, um fünf wieder ganz | Erst sichern, dann messen, dann kommen wir mit Glas, das passt.
~ Jede Scheibe tragen wir selbst, verpackt wie eine Torte. | Alter Kitt raus, neuer Kitt rein, und der Rahmen behält seine Farbe, wo es geht.
[Reparatur] Notverglasung: In zwei Stunden in der Stadt; Einzelscheibe ersetzt: Bis ein Quadratmeter; Blindes Isolierglas: Das Glas geht, der Rahmen bleibt; Kitt erneuert: Für alte Holzfenster
[Neues Glas] Duschwand: Sicherheitsglas, Kanten geschliffen; Spiegel nach Maß: Gebohrt, wo Sie es anzeichnen; Schaufensterscheibe: Mit dem Kran vor der Öffnung; Bilderglas: Entspiegelt, zum Mitnehmen
@ Glasermeisterin: Schneidet einen Kreis von Hand; Auf der Leiter: Hat noch keine fallen lassen
? Rechnen Sie mit der Versicherung ab? Ja. Wir fotografieren den Schaden und schicken die Unterlagen.
ES una cristalería | Vidrio Claro; Masilla y Luz | Ventanas, espejos y escaparates cortados al milímetro.
> Roto a las diez, entero a las cinco | Primero aseguramos, luego medimos y volvemos con un cristal que encaja.
~ Llevamos cada cristal a mano, envuelto como una tarta. | Sale la masilla vieja, entra la nueva, y el marco conserva su pintura si se puede.
[Reparaciones] Cierre de urgencia: En dos horas, en la ciudad; Cristal sencillo cambiado: Hasta un metro cuadrado; Doble cristal empañado: Se va el vidrio, queda el marco; Masilla renovada: Para ventanas antiguas de madera
[Cristal nuevo] Mampara de ducha: Vidrio de seguridad, cantos pulidos; Espejo a medida: Taladrado donde lo marques; Luna de escaparate: Con grúa antes de abrir; Cristal para cuadros: Antirreflejo, en el momento
@ Maestra vidriera: Corta un círculo a mano; En la escalera: Aún no se le ha caído ninguno
? ¿Trabajáis con el seguro? Sí. Hacemos fotos del daño y enviamos los papeles.

# stonemason | earth | column hammer hand @ arch | craft | services
= stonemason|stonemasons|stone mason|stonemasonry|stone carver|monumental mason|headstones|masonry; steinmetz|steinmetze|steinmetzin|steinmetzbetrieb|natursteinbetrieb|grabsteine|steinbildhauerei; cantero|cantería|marmolista|marmolería|picapedrero|lápidas
$ 890+ 240+ 45 380+ 320+ 95/60 560+ 1400+
EN a stonemason's yard | Chisel & Lime; Quarry Lane Stone | Steps, sills, walls and headstones, cut by hand from stone you can choose.
> Cut to stand for two hundred years | Walk through the yard, put your hand on it, and choose the block.
~ Letters are drawn on paper first and cut only when the family has read them. | We repair with lime, as it was built, so that the wall can breathe.
[House and garden] Doorstep in one piece: Worn edge taken as the pattern; Window sill renewed: Same stone where the quarry still has it; Dry wall, a metre: Without mortar, with drainage; Fireplace surround: Sawn, honed or left rough
[Memory and repair] Lettering on a stone: Drawn for you first; Survey of old stone: With a report and photographs; Joints raked and limed: By the façade; Headstone: From the yard, set and levelled
@ Master mason: Hears a crack before seeing it; Lettering: Cuts thirty letters on a good day
? How long does a headstone take? Ten weeks from the drawing, and we tell you when a stage is done.
DE ein Steinmetzbetrieb | Meißel & Kalk; Steinhof Brandt | Stufen, Bänke, Mauern und Grabmale, von Hand aus Stein, den Sie aussuchen.
> Gehauen für zweihundert Jahre | Gehen Sie über den Hof, legen Sie die Hand darauf und wählen Sie den Block.
~ Schrift zeichnen wir zuerst auf Papier und hauen sie erst, wenn die Familie sie gelesen hat. | Repariert wird mit Kalk, wie gebaut wurde, damit die Wand atmet.
[Haus und Garten] Türstufe aus einem Stück: Nach der alten Kante; Fensterbank erneuert: Derselbe Stein, wenn der Bruch ihn noch hat; Trockenmauer, ein Meter: Ohne Mörtel, mit Ablauf; Kamineinfassung: Gesägt, geschliffen oder rau
[Erinnern und erhalten] Inschrift: Vorher für Sie gezeichnet; Gutachten alter Stein: Mit Bericht und Fotos; Fugen ausgekratzt und verkalkt: Je Fassade; Grabstein: Vom Hof, gesetzt und gerichtet
@ Steinmetzmeister: Hört einen Riss, bevor er ihn sieht; Schrift: Haut dreißig Buchstaben an einem guten Tag
? Wie lange dauert ein Grabmal? Zehn Wochen ab der Zeichnung, und wir sagen Ihnen jeden Schritt.
ES un taller de cantería | Cincel y Cal; Piedra Llana | Escalones, muros y lápidas a mano, en piedra que eliges tú.
> Tallado para doscientos años | Recorre el patio, pon la mano encima y elige el bloque.
~ Las letras se dibujan en papel y solo se tallan cuando la familia las ha leído. | Reparamos con cal, como se construyó, para que el muro respire.
[Casa y jardín] Umbral de una pieza: Según el canto viejo; Alféizar de piedra: La misma, si queda en la cantera; Muro en seco, un metro: Sin mortero, con drenaje; Marco de chimenea: Serrado, pulido o rústico
[Memoria y arreglo] Inscripción: Primero dibujada; Informe de piedra antigua: Con fotos; Juntas con cal: Por fachada; Lápida: Del patio, colocada y nivelada
@ Maestro cantero: Oye una grieta antes de verla; Letras: Talla treinta en un buen día
? ¿Cuánto tarda una lápida? Diez semanas desde el dibujo, y avisamos en cada paso.

# upholsterer | earth | sofa needle hammer @ floor | craft | services
= upholsterer|upholsterers|upholstery|reupholstery|furniture restoration|chair repair; polsterei|polsterer|polsterin|polstermöbel|möbelrestaurierung; tapicero|tapicera|tapicería|tapizados|restauración de muebles
$ 190+ 420+ 95+ 140+ 1150+ 60 35/30 280+
EN an upholsterer's workshop | Tack & Webbing; The Sprung Chair | Chairs and sofas stripped to the frame and built up again.
> The chair was never the problem | Frames last. Webbing, springs and cloth do not, and those are what we renew.
~ Horsehair, jute and tacks, in that order, as before the foam came. | We find coins in every sofa. They are in an envelope on the seat when you fetch it.
[Chairs] Dining chair seat: New webbing, your cloth; Armchair: Springs tied by hand; Stool or bench: Padded flat or domed; Cane seat: Woven in six steps
[Larger and lighter] Sofa with three seats: Stripped to the wood; Cushion filled: Feather or wool; Cloth advice: Forty books to leaf through; Headboard: Buttoned, in your width
@ Upholsterer: Ties eight knots a spring; Frames: Glues what others throw away
? Can I bring my own cloth? Yes. We tell you before you buy how many metres it takes.
DE eine Polsterei | Gurt & Nagel; Der gefederte Stuhl | Stühle und Sofas, bis aufs Gestell zerlegt und neu aufgebaut.
> Am Stuhl lag es nie | Gestelle halten. Gurte, Federn und Stoff nicht, und die erneuern wir.
~ Rosshaar, Jute und Nägel, in dieser Reihenfolge, wie vor dem Schaumstoff. | In jedem Sofa finden wir Münzen. Sie liegen im Umschlag auf dem Sitz.
[Stühle] Sitz eines Esszimmerstuhls: Neue Gurte, Ihr Stoff; Sessel: Federn von Hand geschnürt; Hocker oder Bank: Flach oder gewölbt; Wiener Geflecht: In sechs Schritten
[Größeres und Kleineres] Sofa, drei Sitze: Bis aufs Holz; Kissen gefüllt: Feder oder Wolle; Stoffberatung: Vierzig Bücher zum Blättern; Betthaupt: Geknöpft, in Ihrer Breite
@ Polsterin: Acht Knoten je Feder; Gestelle: Leimt, was andere wegwerfen
? Kann ich eigenen Stoff bringen? Ja. Wir sagen vorher, wie viele Meter es braucht.
ES una tapicería | Cincha y Tachuela; La Silla Mullida | Sillas y sofás desmontados hasta la madera y vueltos a montar.
> La culpa no era de la silla | La estructura dura. Cinchas, muelles y tela no, y eso es lo que renovamos.
~ Crin, yute y tachuelas, en ese orden, como antes de la espuma. | En cada sofá hay monedas. Van en un sobre sobre el asiento.
[Sillas] Asiento de silla: Cinchas nuevas, tu tela; Sillón: Muelles atados a mano; Taburete o banco: Plano o abombado; Asiento de rejilla: Tejido en seis pasos
[Más grande y más pequeño] Sofá de tres plazas: Hasta la madera; Cojín relleno: Pluma o lana; Consejo de telas: Cuarenta muestrarios; Cabecero tapizado: Con botones, a tu medida
@ Tapicera: Ocho nudos por muelle; Estructuras: Encola lo que otros tiran
? ¿Puedo traer mi tela? Sí. Decimos antes cuántos metros hacen falta.

# tailor | paper | spool needle shirt @ table | shop | services
= tailor|tailors|tailoring|bespoke suits|alterations|clothing alterations|seamstress|dressmaking|sewing repairs; schneiderin|schneider|schneiderei|maßschneiderei|änderungsschneiderei|änderungen und preise|näherei; sastre|sastrería|modista|costurera|arreglos de ropa|taller de costura
! fashion label|collection|portfolio
$ 14/20 22/20 18/20 38+ 890+/60 320+ 26 45/30
EN a tailor's | Half an Inch; Chalk & Thimble | Clothes made to fit, and clothes you own made to fit again.
> Half an inch changes everything | Stand straight, breathe out, and we pin what needs pinning.
~ We leave enough cloth in the seam for the next ten years. | You try it on twice: once with pins, once without.
[Alterations] Trousers shortened: Original hem on request; Waist taken in: Up to two sizes; Sleeves shortened: With the buttons moved; Dress fitted: Pinned on you
[Made here] Suit to measure: Three fittings; Skirt or trousers to measure: Cloth from our books; New lining in a pocket: Stronger than before; Repair by hand: Moth holes, tears, the elbow
@ Cutter: Measures by eye and then again; At the machine: Matches any thread
? How long does it take? Hems two days, a suit six weeks. What is for tomorrow, say so.
DE eine Schneiderei | Kreide & Fingerhut; Ein halber Zentimeter | Kleidung nach Maß und Kleidung, die wieder passt.
> Ein halber Zentimeter ändert alles | Gerade stehen, ausatmen, und wir stecken ab, was abgesteckt werden muss.
~ Wir lassen genug Stoff in der Naht für die nächsten zehn Jahre. | Sie probieren zweimal: einmal mit Nadeln, einmal ohne.
[Änderungen] Hose gekürzt: Auf Wunsch mit Originalsaum; Bund enger: Bis zu zwei Größen; Ärmel gekürzt: Knöpfe versetzt; Kleid angepasst: An Ihnen abgesteckt
[Hier genäht] Anzug nach Maß: Drei Anproben; Rock oder Hose nach Maß: Stoff aus unseren Büchern; Taschenfutter neu: Fester als zuvor; Handreparatur: Mottenlöcher, Risse, der Ellbogen
@ Zuschneiderin: Misst nach Auge und dann noch einmal; An der Maschine: Findet zu jedem Faden den gleichen
? Wie lange dauert es? Ein Saum zwei Tage, ein Anzug sechs Wochen. Was morgen gebraucht wird, sagen Sie bitte.
ES una sastrería | Tiza y Dedal; Medio Centímetro | Ropa a medida, y la tuya arreglada para que siente bien.
> Medio centímetro lo cambia todo | Ponte recto, suelta el aire y prendemos lo que haga falta.
~ Dejamos tela en la costura para diez años más. | Te lo pruebas dos veces: con alfileres y sin ellos.
[Arreglos] Bajo de pantalón: Con el original si quieres; Cintura ajustada: Hasta dos tallas; Mangas acortadas: Con botones movidos; Vestido entallado: Prendido sobre ti
[Hecho aquí] Traje de sastre: Tres pruebas; Falda o pantalón a medida: Tela de nuestros muestrarios; Forro de bolsillo: Más fuerte que antes; Zurcido a mano: Polillas, rotos, el codo
@ Cortadora: Mide a ojo y luego otra vez; A máquina: Encuentra el hilo igual
? ¿Cuánto tarda? Un bajo, dos días; un traje, seis semanas. Si es para mañana, dilo.

# knife-sharpener | tool | scissors saw truck @ stripes | craft | services
= knife sharpener|knife sharpening|sharpening service|knife grinder|scissor sharpening|blade sharpening|sharpen knives; messerschleifer|schleiferei|messer schleifen|schleifdienst|scherenschleifer|messerschmied; afilador|afiladora|afilado de cuchillos|afilar cuchillos|cuchillería
$ 6/10 8/10 9/15 28 14/15 22/20 12/15 5
EN a knife sharpener's | Wet Stone; The Honest Edge | Knives, scissors and garden blades, sharpened on wet stone.
> It should fall through a tomato | Leave it in the morning, wrapped in a towel, and cook with it in the evening.
~ Wet stone takes longer and takes away less. A good knife outlives its cook. | We test every edge on paper, and you may watch.
[Kitchen] Kitchen knife: Ground, honed, tested on paper; Bread knife: Tooth by tooth; Japanese knife: On three stones; Set of five: Rolled up and ready
[Workshop and garden] Scissors: Cut cloth to the tip again; Secateurs: Cleaned, oiled, set; Lawn mower blade: Ground and balanced; Collected and brought back: Within ten miles, Tuesdays and Fridays
@ Grinder: Learned on a pedal stone; On the round: Knows every kitchen door
? How often should I have it done? Twice a year at home, every month in a restaurant.
DE eine Messerschleiferei | Nasser Stein; Ehrliche Schneide | Messer, Scheren und Gartenklingen, nass geschliffen.
> Es soll durch die Tomate fallen | Morgens im Handtuch gebracht, abends wird damit gekocht.
~ Der nasse Stein braucht länger und nimmt weniger weg. Ein gutes Messer überlebt seinen Koch. | Jede Schneide prüfen wir am Papier, Sie dürfen zusehen.
[Küche] Küchenmesser: Geschliffen, abgezogen, am Papier geprüft; Brotmesser: Zahn für Zahn; Japanisches Messer: Auf drei Steinen; Fünf im Set: Eingerollt und fertig
[Werkstatt und Garten] Schere: Schneidet Stoff wieder bis zur Spitze; Gartenschere: Gereinigt, geölt, eingestellt; Rasenmähermesser: Geschliffen und gewuchtet; Geholt und gebracht: Im Umkreis von fünfzehn Kilometern, dienstags und freitags
@ Schleifer: Hat am Tretstein gelernt; Auf Tour: Kennt jede Küchentür
? Wie oft ist es nötig? Zu Hause zweimal im Jahr, im Restaurant jeden Monat.
ES un taller de afilado | Piedra al Agua; Filo Honrado | Cuchillos, tijeras y hojas de jardín, afilados al agua.
> Que caiga por el tomate | Lo traes por la mañana en un paño y por la noche cocinas con él.
~ La piedra al agua tarda más y quita menos. Un buen cuchillo dura más que su cocinero. | Probamos cada filo en papel y puedes mirar.
[Cocina] Cuchillo de cocina: Afilado, asentado y probado; Cuchillo de pan: Diente a diente; Cuchillo japonés: En tres piedras; Juego de cinco: Enrollado y listo
[Taller y jardín] Tijeras: Cortan tela hasta la punta; Tijera de podar: Limpia, engrasada, ajustada; Hoja de cortacésped: Afilada y equilibrada; Recogida y entrega: A quince kilómetros, martes y viernes
@ Afilador: Aprendió con piedra de pedal; De ronda: Conoce todas las puertas de cocina
? ¿Cada cuánto hace falta? En casa dos veces al año, en un restaurante cada mes.

# pest-control | fresh | house bee bucket @ stripes | round | services | no-slots
= pest control|pest control company|exterminator|rodent control|wasp nest removal|pest management|bed bugs; kammerjäger|schädlingsbekämpfung|schädlingsbekämpfer|wespennest|ungeziefer; control de plagas|exterminador|fumigación|fumigaciones|desinsectación|desratización
$ 95+ 140+ 85 180+ 65 320+ 45 240+
EN a pest control service | The Quiet House; Small Guests Out | Mice, wasps and moths shown the door, with as little poison as can be.
> By Friday you hear nothing in the wall | We find the way in first, because what is shut out does not come back.
~ Half of our work is a torch and a tube of sealant. | The van says nothing, so the neighbours need not ask.
[Out of the house] Mice: Found, caught, hole closed; Wasp nest: Moved where it may be moved; Moths in the larder: With traps and a list; Bed bugs: By heat, room by room
[So it stays so] Inspection: With a report and photographs; Rats in the yard: Drain looked at by camera; Pigeons off the ledge: Wires they do not like; Contract for a kitchen: Every month, with the book
@ Technician: Thinks like a mouse; On the telephone: Tells you what not to spray
? Is it safe for children and pets? We say what we use and where, and most of it is a closed hole.
DE eine Schädlingsbekämpfung | Ruhe im Haus; Kleine Gäste raus | Mäuse, Wespen und Motten vor die Tür, mit so wenig Gift wie möglich.
> Bis Freitag hören Sie nichts mehr in der Wand | Zuerst finden wir den Weg herein, denn was draußen bleibt, kommt nicht wieder.
~ Die halbe Arbeit sind eine Lampe und eine Kartusche Dichtmasse. | Auf dem Wagen steht nichts, damit die Nachbarn nicht fragen.
[Aus dem Haus] Mäuse: Gefunden, gefangen, Loch zu; Wespennest: Umgesetzt, wo es erlaubt ist; Motten im Vorrat: Mit Fallen und Liste; Bettwanzen: Mit Wärme, Raum für Raum
[Damit es so bleibt] Begehung: Mit Bericht und Fotos; Ratten im Hof: Kanal mit der Kamera geprüft; Tauben vom Sims: Drähte, die sie nicht mögen; Vertrag für eine Küche: Jeden Monat, mit Nachweis
@ Techniker: Denkt wie eine Maus; Am Telefon: Sagt, was Sie nicht sprühen sollen
? Ist es sicher für Kinder und Tiere? Wir sagen, was wir wo nehmen, und meistens ist es ein verschlossenes Loch.
ES un servicio de control de plagas | Casa en Calma; Fuera los Chiquitos | Ratones, avispas y polillas a la calle, con el menor veneno posible.
> El viernes ya no se oye nada en la pared | Primero buscamos por dónde entran: lo que se cierra no vuelve.
~ La mitad del trabajo es una linterna y un tubo de sellador. | La furgoneta no lleva letrero, para que el vecino no pregunte.
[Fuera de casa] Ratones: Localizados, fuera, agujero tapado; Avispero: Trasladado donde se puede; Polillas en la despensa: Con trampas y lista; Chinches: Con calor, cuarto a cuarto
[Que siga así] Inspección: Con informe y fotos; Ratas en el patio: Desagüe visto con cámara; Palomas en la cornisa: Hilos que no les gustan; Contrato de cocina: Cada mes, con registro
@ Técnica: Piensa como un ratón; Al teléfono: Dice lo que no hay que echar
? ¿Es seguro para niños y animales? Decimos qué usamos y dónde, y casi siempre es un agujero cerrado.
`);
