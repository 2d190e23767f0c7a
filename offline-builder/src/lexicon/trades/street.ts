import { trades } from "./trade.ts";

/** What else stands in a high street: washing, fish, paper, glass and those who look at the whole person. */
export const street = trades(`
# laundry | fresh | shirt bucket wave @ stripes | shop | services | no-slots
= launderette|laundrette|laundromat|laundry|laundry service|dry cleaner|dry cleaners|dry cleaning|ironing service; wäscherei|waschsalon|textilreinigung|chemische reinigung|reinigung und wäscherei|bügelservice|heißmangel; lavandería|lavanderías|tintorería|lavandería autoservicio|servicio de plancha
! tracker|rota|timer|schedule
$ 6 9 3.5 24 14 5 28 12
EN a laundry | Odd Sock; The Warm Drum | Machines for everybody, and an iron for those who would rather not.
> In by nine, folded by six | Bring it in any bag. We sort by colour, wash by label and fold like an aunt.
~ Buttons that come off are sewn on again before you notice. | What was in the pockets hangs in an envelope on the hook. It is mostly seeds and tickets.
[Do it yourself] Small drum: Seven kilos, forty minutes; Large drum: Fourteen kilos, for quilts; Dryer: Until it is dry, not until it beeps; Wash and fold, one bag: Left here in the morning
[Done for you] Suit cleaned: Two pieces, pressed; Shirt ironed: On a hanger, collar first; Curtains washed: Taken down is extra, hung is not; Stain looked at: With an honest answer
@ At the machines: Has never lost the other sock; Ironing: Does a collar in eleven seconds
? What if something shrinks? We read labels. If it was our drum, we pay.
DE eine Wäscherei | Einzelsocke; Warme Trommel | Maschinen für alle und ein Bügeleisen für die, die nicht wollen.
> Bis neun gebracht, um sechs gefaltet | Bringen Sie es in irgendeiner Tasche. Wir sortieren nach Farbe, waschen nach Etikett und falten wie eine Tante.
~ Knöpfe, die abgehen, sitzen wieder, bevor Sie es merken. | Was in den Taschen war, hängt im Umschlag am Haken. Meist Kerne und Fahrkarten.
[Selbst waschen] Kleine Trommel: Sieben Kilo, vierzig Minuten; Große Trommel: Vierzehn Kilo, für Decken; Trockner: Bis es trocken ist, nicht bis es piept; Waschen und falten, ein Beutel: Morgens hiergelassen
[Waschen lassen] Anzug gereinigt: Zweiteilig, gebügelt; Hemd gebügelt: Auf dem Bügel, Kragen zuerst; Vorhänge gewaschen: Abnehmen kostet, Aufhängen nicht; Fleck begutachtet: Mit ehrlicher Antwort
@ An den Maschinen: Hat noch nie die zweite Socke verloren; Bügeln: Schafft einen Kragen in elf Sekunden
? Und wenn etwas einläuft? Wir lesen Etiketten. War es unsere Trommel, zahlen wir.
ES una lavandería | Calcetín Suelto; Tambor Tibio | Máquinas para todos y plancha para quien no quiera.
> Traído a las nueve, doblado a las seis | Tráelo en la bolsa que sea. Separamos por color, lavamos según etiqueta y doblamos como una tía.
~ El botón que se cae vuelve a su sitio antes de que lo notes. | Lo de los bolsillos queda en un sobre colgado. Casi siempre pipas y billetes.
[Lavar tú] Tambor pequeño: Siete kilos, cuarenta minutos; Tambor grande: Catorce kilos, para edredones; Secadora: Hasta que seca, no hasta que pita; Lavar y doblar, una bolsa: La dejas por la mañana
[Lo hacemos] Traje limpio: Dos piezas, planchado; Camisa planchada: En percha, primero el cuello; Cortinas lavadas: Descolgar se cobra, colgar no; Ver una mancha: Con respuesta sincera
@ En las máquinas: Nunca ha perdido el otro calcetín; Plancha: Un cuello en once segundos
? ¿Y si algo encoge? Leemos etiquetas. Si fue nuestro tambor, pagamos.

# fishmonger | fresh | fish wave box @ shelf | food | range | preorder
= fishmonger|fishmongers|fishmonger's|fish shop|fish market|seafood shop|fish smokehouse|oyster bar; fischgeschäft|fischladen|fischhändler|fischhändlerin|fischhandel|fischmarkt|fischräucherei; pescadería|pescaderías|pescadero|pescadera|marisquería|tienda de pescado|puesto de pescado
! fishing|angel|tracker|recipes
$ 24 19 28 16 9.5 12 7.5 38
EN a fishmonger's | Low Ice; Quay & Knife | Landed in the morning, on ice by eight, sold by lunch.
> Look it in the eye | The counter changes with the boats. When the sea was rough there is less, and we say so.
~ Every label names the boat, the harbour and the net. | We gut, scale and bone while you tell us what is for supper.
[On ice, a kilo] Whole sea bream: Scaled while you wait; Mackerel from day boats: Best on the day; Hake in steaks: Cut where you point; Mussels, rope-grown: Cleaned, two nets left by noon
[Smoked and cooked] Smoked trout, one: Over beech, on Thursdays; Pickled herring: In our jar, with onions; Fish stock, a litre: From bones, not from powder; Platter for four: Ordered the day before
@ At the counter: Knows every skipper by voice; Smokehouse: Smells of beech on holidays too
? How do I cook it? Shorter than you think. We write the minutes on the paper.
DE ein Fischgeschäft | Niedriges Eis; Kai & Klinge | Morgens angelandet, um acht auf Eis, mittags verkauft.
> Sehen Sie ihm in die Augen | Die Theke richtet sich nach den Booten. War die See rau, gibt es weniger, und wir sagen es.
~ Auf jedem Schild stehen Boot, Hafen und Netz. | Wir nehmen aus, schuppen und entgräten, während Sie vom Abendessen erzählen.
[Auf Eis, je Kilo] Ganze Dorade: Geschuppt, während Sie warten; Makrele vom Tagesboot: Am selben Tag am besten; Seehecht in Scheiben: Geschnitten, wo Sie hinzeigen; Miesmuscheln vom Seil: Geputzt, mittags noch zwei Netze
[Geräuchert und gekocht] Räucherforelle, eine: Über Buche, donnerstags; Eingelegter Hering: In unserem Glas, mit Zwiebeln; Fischfond, ein Liter: Aus Gräten, nicht aus Pulver; Platte für vier: Am Vortag bestellt
@ An der Theke: Kennt jeden Kapitän an der Stimme; Räucherei: Riecht auch im Urlaub nach Buche
? Wie bereite ich ihn zu? Kürzer, als Sie denken. Die Minuten schreiben wir aufs Papier.
ES una pescadería | Hielo Bajo; Muelle y Cuchillo | Desembarcado de mañana, en hielo a las ocho, vendido al mediodía.
> Míralo a los ojos | El mostrador cambia con los barcos. Si hubo mala mar hay menos, y lo decimos.
~ Cada cartel dice barco, puerto y red. | Limpiamos, escamamos y quitamos espinas mientras nos cuentas la cena.
[En hielo, el kilo] Dorada entera: Escamada mientras esperas; Caballa del día: Mejor hoy que mañana; Merluza en rodajas: Cortada donde señales; Mejillón de batea: Limpio, al mediodía quedan dos mallas
[Ahumado y cocinado] Trucha ahumada, una: Con haya, los jueves; Boquerones en vinagre: En nuestro tarro, con ajo; Fumet, un litro: De espinas, no de polvo; Bandeja para cuatro: Por encargo el día antes
@ En el mostrador: Conoce a cada patrón por la voz; Ahumadero: Huele a haya hasta en vacaciones
? ¿Cómo se cocina? Menos rato del que crees. Apuntamos los minutos en el papel.

# stationery | paper | pen book box @ shelf | shop | range
= stationery shop|stationer|stationers|stationery|newsagent|newsagents|newsagent's|newsstand|kiosk|paper shop|office supplies shop; schreibwarenladen|schreibwaren|schreibwarengeschäft|papeterie|kiosk|zeitungsladen|zeitungskiosk|späti|bürobedarf|trinkhalle; papelería|papelerías|quiosco|kiosco|estanco|tienda de prensa|material de oficina
! app|terminal|screen|mode|self-service|tracker|inventory
$ 4.5 12 2.8 19 3.2 1.5 6 0.9
EN a stationer's and newsagent's | Blotting Paper; The Third Pencil | Paper, pens, newspapers, and the stamp you need at ten to six.
> The pen you are looking for writes. Try it. | A pad lies on the counter. Half the town has written the word "hello" on it.
~ We sell pencils one at a time, as they should be. | On the first school day we stay open until the last exercise book has a cover.
[To write with] Notebook, dotted: Lies flat from the first day; Fountain pen for beginners: With three cartridges; Pencil, soft: Sharpened if you like; Letter paper, fifty sheets: With envelopes that fit
[To read and to send] Newspaper of the day: From six, still warm; Postcard of the town: Not the one with the fountain; Birthday card: Funny, or at least short; Stamp: Licked by hand on request
@ At the counter: Knows your newspaper before your name; Pens: Repairs nibs on Mondays
? Do you take school lists? Yes. Leave it here, fetch the bag two days later.
DE ein Schreibwarenladen mit Kiosk | Löschblatt; Der dritte Bleistift | Papier, Stifte, Zeitungen und die Briefmarke um zehn vor sechs.
> Der Stift, den Sie suchen, schreibt. Probieren Sie. | Auf dem Tresen liegt ein Block. Die halbe Stadt hat „Hallo“ daraufgeschrieben.
~ Bleistifte verkaufen wir einzeln, wie es sich gehört. | Am ersten Schultag bleiben wir, bis das letzte Heft einen Umschlag hat.
[Zum Schreiben] Notizbuch, gepunktet: Liegt vom ersten Tag an flach; Füller zum Anfangen: Mit drei Patronen; Bleistift, weich: Auf Wunsch gespitzt; Briefpapier, fünfzig Blatt: Mit Umschlägen, die passen
[Zum Lesen und Schicken] Tageszeitung: Ab sechs, noch warm; Ansichtskarte: Nicht die mit dem Brunnen; Geburtstagskarte: Lustig, wenigstens kurz; Briefmarke: Auf Wunsch von Hand befeuchtet
@ Am Tresen: Weiß Ihre Zeitung vor Ihrem Namen; Füller: Repariert montags Federn
? Nehmen Sie Schullisten an? Ja. Hierlassen, zwei Tage später die Tüte holen.
ES una papelería con prensa | Papel Secante; El Tercer Lápiz | Papel, bolígrafos, prensa y el sello que hace falta a menos diez.
> El boli que buscas escribe. Pruébalo. | En el mostrador hay un bloc. Medio barrio ha escrito «hola» en él.
~ Los lápices se venden de uno en uno, como debe ser. | El primer día de clase no cerramos hasta forrar el último cuaderno.
[Para escribir] Cuaderno de puntos: Queda plano desde el primer día; Pluma para empezar: Con tres cartuchos; Lápiz blando: Con punta si quieres; Papel de carta, cincuenta hojas: Con sobres a medida
[Para leer y enviar] Periódico del día: Desde las seis, aún tibio; Postal del barrio: No la de la fuente; Tarjeta de cumpleaños: Graciosa o, al menos, breve; Sello: Mojado a mano si lo pides
@ En el mostrador: Sabe tu periódico antes que tu nombre; Plumas: Arregla plumines los lunes
? ¿Preparáis listas del cole? Sí. La dejas y en dos días recoges la bolsa.

# natural-medicine | earth | leaf hand needle @ arch | care | treatments
= acupuncture|acupuncturist|naturopath|naturopathy|homeopath|homeopathy|herbalist|alternative medicine|reflexology|traditional chinese medicine; heilpraktiker|heilpraktikerin|naturheilpraxis|akupunktur|naturheilkunde|homöopathie|heilpraxis|fußreflexzonen|osteopathin und heilpraktikerin; naturópata|naturopatía|acupuntura|acupuntor|acupuntora|homeopatía|medicina natural|reflexología|fitoterapia
$ 85/90 60/45 55/50 48/40 35/30 70/60 42/40 95/120
EN a naturopath's practice | Needle & Nettle; The Long Question | Acupuncture, herbs and an hour in which nobody looks at the clock.
> We ask longer than we treat | Sleep, food, work, weather: the first talk takes ninety minutes, and you need not have an illness for it.
~ What belongs to a doctor we send to a doctor, the same day and with a letter. | We promise no cures. We promise time, and a second look after three visits.
[Talk and plan] First talk at length: Ninety minutes and a page of notes; Second look: After three visits, honestly; Herbs put together: For a tea, with instructions; Eating for a quiet stomach: One week, written down
[Treatments] Acupuncture: Thin needles, warm blanket; Cupping and warmth: For shoulders made of wood; Feet, reflex zones: The best reason to take shoes off; Day of rest, half: Two treatments, a sleep between them
@ Naturopath: Trained twice, listens three times; Acupuncture: Has not hurt anyone since spring
? Does my insurance pay? Some do in part. You get a bill that they can read.
DE eine Naturheilpraxis | Nadel & Nessel; Die lange Frage | Akupunktur, Kräuter und eine Stunde, in der niemand auf die Uhr sieht.
> Wir fragen länger, als wir behandeln | Schlaf, Essen, Arbeit, Wetter: Das erste Gespräch dauert neunzig Minuten, und krank sein müssen Sie dafür nicht.
~ Was zum Arzt gehört, schicken wir zum Arzt, am selben Tag und mit Brief. | Heilung versprechen wir nicht. Wir versprechen Zeit und nach drei Besuchen einen zweiten Blick.
[Gespräch und Plan] Ausführliches Erstgespräch: Neunzig Minuten und eine Seite Notizen; Zweiter Blick: Nach drei Besuchen, ehrlich; Kräuter gemischt: Als Tee, mit Anleitung; Essen für einen ruhigen Magen: Eine Woche, aufgeschrieben
[Anwendungen] Akupunktursitzung: Dünne Nadeln, warme Decke; Schröpfen und Wärme: Für Schultern aus Holz; Füße, Reflexzonen: Der beste Grund, Schuhe auszuziehen; Halber Ruhetag: Zwei Anwendungen, dazwischen Schlaf
@ Heilpraktikerin: Zweimal gelernt, dreimal zugehört; Akupunktur: Hat seit dem Frühling niemandem wehgetan
? Zahlt die Kasse? Manche einen Teil. Die Rechnung können sie lesen.
ES una consulta de medicina natural | Aguja y Ortiga; La Pregunta Larga | Acupuntura, hierbas y una hora en la que nadie mira el reloj.
> Preguntamos más tiempo del que tratamos | Sueño, comida, trabajo, tiempo: la primera charla dura noventa minutos y no hace falta estar enfermo.
~ Lo que es del médico va al médico, el mismo día y con una carta. | No prometemos curas. Prometemos tiempo y, tras tres visitas, volver a mirar.
[Charla y plan] Primera charla larga: Noventa minutos y una hoja de notas; Segunda mirada: Tras tres visitas, con sinceridad; Mezcla de hierbas: En infusión, con instrucciones; Comer para un estómago tranquilo: Una semana, por escrito
[Tratamientos] Sesión de acupuntura: Agujas finas y manta tibia; Ventosas y calor: Para hombros de madera; Pies, zonas reflejas: El mejor motivo para descalzarse; Medio día de calma: Dos tratamientos y una siesta en medio
@ Naturópata: Estudió dos veces, escucha tres; Acupuntura: No ha hecho daño a nadie desde primavera
? ¿Paga el seguro? Algunos, una parte. Damos una factura que entienden.
`);
