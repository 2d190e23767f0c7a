import { trades } from "./trade.ts";

/** Hair of all lengths; shaves and beards are the barber's, in ../domains. */
export const hair = trades(`
# hair-salon | bloom | scissors comb lamp @ arch | salon | services
= hair salon|hair salons|hairdresser|hairdressers|hairdresser's|hairdressing salon|hair studio|hair stylist|hairstylist|hair stylists|salon|colourist|curl salon|blow dry bar; friseursalon|friseursalons|frisörsalon|frisörsalons|friseurstudio|friseurgeschäft|friseurbetrieb|friseurmeister|friseurmeisterin|haarstudio|haarsalon|frisiersalon|damenfriseur|damensalon|coiffeur|haarstylistin|hairstylistin|salon; peluquería|peluquerías|salón de peluquería|peluquero|peluquera|peluquería unisex|peluquería de señoras|estilista|salón de belleza y peluquería|salón
! dog|dogs|pet|pets|cat|cats|horse|grooming|hund|hunde|hundesalon|tiere|perro|perros|canina|mascotas|barber|barbershop|barbers|barbería|barbier|tanning|nail|nails|beauty|uñas|car
$ 42/60 19/30 58/75 34/45 85+/120 110+/150 48/60 65/60
EN a hair salon | Good Hair, Wednesday; The Fringe Office | Cuts and colour for everybody, with a mirror that tells the truth.
> Leave looking like yourself, rested | We look at how your hair falls before the water runs, and say what it will do in three weeks.
~ Colour is mixed in front of you and written down, so that next time is no guess. | Whoever wants silence says so when booking. It is the most popular thing on the list.
[Cut] Cut and blow-dry: Washed, cut, dried, an hour; Fringe between times: Half an inch, no appointment needed; Long hair and curls: Cut dry, curl by curl; Short cut: Neat at the neck, all the way round
[Colour and occasions] Roots coloured: In the shade on your card; Highlights by hand: Painted, never striped; Hair up: For a wedding, with a rehearsal; Repair for tired hair: Warm towel, forty quiet minutes
@ Cuts: Says no to a fringe, and is right; Colour: Keeps a card of every shade since the first day
? How long does the colour last? Six to eight weeks. The roots are the clock, not the shade.
? May I bring a picture? Please. We say what of it your hair can do.
DE ein Friseursalon | Haar am Mittwoch; Salon Stirnlocke | Schnitt und Farbe für alle, mit einem Spiegel, der die Wahrheit sagt.
> Sie gehen wie Sie selbst, nur ausgeschlafen | Wir sehen, wie Ihr Haar fällt, bevor das Wasser läuft, und sagen, was es in drei Wochen tut.
~ Farbe mischen wir vor Ihnen und schreiben sie auf, damit es beim nächsten Mal kein Raten ist. | Wer Ruhe möchte, sagt es beim Buchen. Es ist das Beliebteste auf der Liste.
[Schnitt] Schneiden und Föhnen: Waschen, schneiden, trocknen, eine Stunde; Pony zwischendurch: Ein Zentimeter, ohne Termin; Langes Haar und Locken: Trocken geschnitten, Locke für Locke; Kurzhaarschnitt: Sauber im Nacken, rundherum
[Farbe und Anlässe] Ansatz gefärbt: Im Ton von Ihrer Karte; Strähnen von Hand: Gemalt, nie gestreift; Hochsteckfrisur: Zur Hochzeit, mit Probe; Kur für müdes Haar: Warmes Tuch, vierzig stille Minuten
@ Schnitt: Rät vom Pony ab und behält recht; Farbe: Hat von jedem Ton eine Karte
? Wie lange hält die Farbe? Sechs bis acht Wochen. Die Uhr ist der Ansatz, nicht der Ton.
? Darf ich ein Bild mitbringen? Gern. Wir sagen, was davon Ihr Haar kann.
ES una peluquería | Pelo de Miércoles; La Raya al Lado | Corte y color para todos, con un espejo que dice la verdad.
> Sales siendo tú, pero descansada | Miramos cómo cae tu pelo antes de abrir el grifo y te decimos qué hará en tres semanas.
~ El color se mezcla delante de ti y queda apuntado, así la próxima vez no hay que adivinar. | Quien quiera silencio, que lo diga al reservar. Es lo más pedido.
[Corte] Cortar y secar: Lavar, cortar y secar, una hora; Flequillo entre citas: Un centímetro, sin cita; Pelo largo y rizos: En seco, rizo a rizo; Corte corto: Nuca limpia, todo alrededor
[Color y ocasiones] Color de raíz: En el tono de tu ficha; Mechas a mano: Pintadas, nunca a rayas; Recogido: De boda, con prueba; Cura para pelo cansado: Toalla tibia y cuarenta minutos de calma
@ Corte: Desaconseja el flequillo y acierta; Color: Guarda una ficha de cada tono
? ¿Cuánto dura el color? De seis a ocho semanas. El reloj es la raíz, no el tono.
? ¿Puedo llevar una foto? Claro. Te decimos qué parte puede hacer tu pelo.
`);
