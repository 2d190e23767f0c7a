import { trades } from "./trade.ts";

/** Lessons on water and snow, and bicycles by the day. */
export const shores = trades(`
# surf-school | fresh | wave shirt star @ hills | stand | courses
= surf school|surf schools|surfing school|surf lessons|surfing lessons|surf camp|surf camps|kitesurf school|kite school|windsurf school|surf academy|paddle board lessons|stand up paddle; surfschule|surfschulen|surfkurs|surfkurse|surfcamp|surflehrer|kiteschule|kitesurfschule|windsurfschule|wellenreitschule|surfstation|wellenreiten; escuela de surf|escuelas de surf|clases de surf|curso de surf|surf camp|campamento de surf|escuela de kitesurf|escuela de windsurf|academia de surf
$ 45/120 190 75/90 240 18 12/60 39/120 55
EN a surf school | Second Wave; Saltline Surf | Boards, wetsuits and somebody who shouts "now".
> Stand up before lunch | Six people, one instructor, waist-deep water, and a board that forgives a lot.
~ We look at the sea at seven and tell you at eight which beach it is. | Nobody paddles out who has not fallen in a few times on purpose first.
[Lessons] First wave: Two hours, from the sand to the foam; Five mornings: Monday to Friday, one beach a day; Private surf lesson: Ninety minutes, your own wave; Week for teenagers: From twelve, with lunch on the dune
[Besides] Board and wetsuit: A day, in every size; Stand-up paddle: On the calm side of the pier; Surf for parents: While the children have theirs; Film of your waves: Slow motion, kindly cut
@ Head instructor: Reads the forecast before the newspaper; Instructor: Has fallen off every board here
? Do I have to swim well? Two hundred metres without a rest. We stay where you can stand.
? What if there are no waves? Then we practise on the flat and you come again for nothing.
DE eine Surfschule | Zweite Welle; Salzkante Surf | Bretter, Neopren und jemand, der „jetzt“ ruft.
> Bis Mittag stehen Sie | Sechs Leute, eine Lehrerin, hüfttiefes Wasser und ein Brett, das viel verzeiht.
~ Um sieben sehen wir aufs Meer, um acht wissen Sie, welcher Strand es wird. | Wer hinauspaddelt, ist vorher ein paarmal mit Absicht gefallen.
[Kurse] Erste Welle: Zwei Stunden, vom Sand in den Schaum; Fünf Vormittage: Montag bis Freitag, jeden Tag ein Strand; Einzelstunde auf dem Brett: Neunzig Minuten, eigene Welle; Jugendwoche am Meer: Ab zwölf, mit Mittag in der Düne
[Dazu] Brett und Neopren: Ein Tag, in jeder Größe; Stand-up-Paddeln: Auf der ruhigen Seite der Mole; Surfen für Eltern: Während die Kinder ihren Kurs haben; Film Ihrer Wellen: In Zeitlupe, gnädig geschnitten
@ Leitung: Liest die Vorhersage vor der Zeitung; Surflehrer: Ist hier von jedem Brett gefallen
? Muss ich gut schwimmen können? Zweihundert Meter ohne Pause. Wir bleiben, wo Sie stehen können.
? Und wenn keine Wellen kommen? Dann üben wir im Flachen, und Sie kommen noch einmal umsonst.
ES una escuela de surf | Segunda Ola; Línea de Sal | Tablas, neoprenos y alguien que grita «¡ahora!».
> De pie antes de comer | Seis personas, una monitora, agua por la cintura y una tabla que perdona mucho.
~ A las siete miramos el mar y a las ocho te decimos qué playa toca. | Nadie rema mar adentro sin haberse caído antes a propósito.
[Clases] Primera ola: Dos horas, de la arena a la espuma; Cinco mañanas: De lunes a viernes, cada día una playa; Clase particular de surf: Noventa minutos, ola propia; Semana para jóvenes: Desde doce, con comida en la duna
[Además] Tabla y neopreno: Un día, de todas las tallas; Paddle surf: Por el lado tranquilo del muelle; Surf para padres: Mientras los niños tienen su clase; Vídeo de tus olas: A cámara lenta y con piedad
@ Dirección: Lee el parte antes que el periódico; Monitor: Se ha caído de todas las tablas
? ¿Hay que nadar bien? Doscientos metros sin parar. No pasamos de donde haces pie.
? ¿Y si no hay olas? Practicamos en llano y vuelves otro día gratis.

# ski-school | sport | mountain star medal @ hills | daily | courses
= ski school|ski schools|ski lessons|ski instructor|ski instructors|snowboard school|snowboard lessons|snow sports school|cross-country skiing school; skischule|skischulen|skikurs|skikurse|skilehrer|skilehrerin|snowboardschule|langlaufschule|skiverleih; escuela de esquí|escuelas de esquí|clases de esquí|curso de esquí|monitor de esquí|escuela de snowboard|clases de snowboard|profesor de esquí
$ 52/120 215 85/60 240 65/120 48/120 29 14/60
EN a ski school | First Track; Snowplough & Sons | Skis, boards and hot chocolate, in that order.
> By Wednesday you take the lift for fun | Eight to a group, on the side of the mountain where the sun comes first.
~ We teach braking before we teach anything else. | Whoever is cold says so, and the group turns towards the hut.
[On skis] Snowplough morning: Two hours on the nursery slope; Five-day course: Monday to Friday, with a race at the end; Private hour on the slope: For one or two, at your pace; Children from four: Five mornings, with a magic carpet
[Further out] First snowboard day: Two hours, knee pads included; Cross-country track: Through the wood, classic style; Skis, boots and helmet: A day, fitted by the instructor; Torchlight run: Wednesdays after the lifts stop
@ Head of the school: Has waxed more skis than worn; Children's group: Carries spare gloves, always
? Do I need my own skis? No. We fit them the evening before, without a queue.
? What if it does not snow? Then we go higher, and if that is closed you get the day back.
DE eine Skischule | Erste Spur; Pflug & Söhne | Ski, Bretter und heißer Kakao, in dieser Reihenfolge.
> Am Mittwoch fahren Sie zum Spaß Lift | Acht in einer Gruppe, auf der Seite des Bergs, die zuerst Sonne hat.
~ Wir lehren zuerst das Bremsen, dann den Rest. | Wer friert, sagt es, und die Gruppe biegt zur Hütte ab.
[Auf Ski] Vormittag im Pflug: Zwei Stunden am Übungshang; Fünftageskurs: Montag bis Freitag, zum Schluss ein Rennen; Privatstunde am Hang: Für eins oder zwei, in Ihrem Tempo; Kinder ab vier: Fünf Vormittage, mit Zauberteppich
[Weiter draußen] Erster Tag auf dem Snowboard: Zwei Stunden, Knieschoner dabei; Langlauf in der Loipe: Durch den Wald, klassisch; Ski, Schuhe und Helm: Ein Tag, von der Lehrerin eingestellt; Fackelabfahrt: Mittwochs, wenn die Lifte stehen
@ Leitung der Skischule: Hat mehr Ski gewachst als gefahren; Kindergruppe: Trägt immer Ersatzhandschuhe
? Brauche ich eigene Ski? Nein. Wir passen sie am Vorabend an, ohne Schlange.
? Und wenn kein Schnee liegt? Dann fahren wir höher, und ist dort zu, gibt es den Tag zurück.
ES una escuela de esquí | Primera Huella; Cuña e Hijos | Esquís, tablas y chocolate caliente, por ese orden.
> El miércoles subes al telesilla por gusto | Ocho por grupo, en la ladera donde antes da el sol.
~ Primero enseñamos a frenar, luego lo demás. | Quien tiene frío lo dice y el grupo gira hacia el refugio.
[Sobre esquís] Mañana en cuña: Dos horas en la pista fácil; Curso de cinco días: De lunes a viernes, con carrera final; Hora privada en pista: Para uno o dos, a tu ritmo; Niños desde cuatro años: Cinco mañanas, con cinta mágica
[Más allá] Primer día de snowboard: Dos horas, rodilleras incluidas; Esquí de fondo: Por el bosque, estilo clásico; Esquís, botas y casco: Un día, ajustados por el monitor; Bajada con antorchas: Los miércoles, sin remontes
@ Dirección: Ha encerado más esquís de los que ha usado; Grupo infantil: Lleva siempre guantes de más
? ¿Necesito esquís? No. Te los ajustamos la tarde antes, sin colas.
? ¿Y si no nieva? Subimos más, y si está cerrado te devolvemos el día.

# sailing-school | paper | boat wave wheel @ hills | visits | courses
= sailing school|sailing schools|sailing lessons|sailing course|learn to sail|boat licence|boating licence|yacht charter|skipper; segelschule|segelschulen|segelkurs|segelkurse|bootsführerschein|bootsfahrschule|segellehrer|yachtcharter|skipperin; escuela de vela|escuelas de vela|clases de vela|curso de vela|escuela náutica|patrón de embarcaciones|licencia de navegación|alquiler de veleros
$ 260 390 42/90 145 320+ 36/120 25 190/180
EN a sailing school | Fair Lead; Half a Knot | Dinghies, licences and the right word for every rope.
> Your hand on the tiller in the first hour | Two to a dinghy, an instructor in the boat beside you, and a lake that keeps few secrets.
~ We teach three knots, and those so well that you tie them in the dark. | Whoever capsizes has learnt more that day than the others.
[Learn] Dinghy weekend: Two days, from the jetty to the first tack; Boat licence, inland: Theory, practice and the test; Single lesson under sail: Ninety minutes with wind; Children in small boats: Four afternoons, from eight
[On the water] Week on the big boat: Five berths, everybody cooks once; Evening crew: Wednesdays, come and pull something; Knots and charts: One rainy evening; Trim for racers: Three hours, one sail
@ Head of school: Whistles when the wind turns; Dinghy instructor: Rights a boat with one hand
? What should I wear? Shoes that may get wet, and a hat you would not miss.
? Can I bring a partner who would rather not sail? Yes. There is a bench, a harbour café and no grudge.
DE eine Segelschule | Leitöse; Halber Knoten | Jollen, Scheine und für jedes Seil das richtige Wort.
> In der ersten Stunde die Pinne in der Hand | Zu zweit in der Jolle, die Lehrerin im Boot daneben, und ein See, der kaum Geheimnisse hat.
~ Wir lehren drei Knoten, die dafür so, dass Sie sie im Dunkeln können. | Wer kentert, hat an dem Tag mehr gelernt als die anderen.
[Lernen] Jollenwochenende: Zwei Tage, vom Steg zur ersten Wende; Bootsschein Binnen: Theorie, Praxis und Prüfung; Einzelstunde unter Segeln: Neunzig Minuten mit Wind; Kinder in kleinen Booten: Vier Nachmittage, ab acht
[Auf dem Wasser] Woche auf dem großen Boot: Fünf Kojen, jeder kocht einmal; Abendcrew: Mittwochs, zum Mitziehen; Knoten und Karten: Ein verregneter Abend; Trimm für Regatten: Drei Stunden, ein Segel
@ Schulleitung: Pfeift, wenn der Wind dreht; Jollenlehrer: Richtet ein Boot mit einer Hand auf
? Was ziehe ich an? Schuhe, die nass werden dürfen, und einen Hut, den Sie nicht vermissen.
? Darf jemand mit, der nicht segeln mag? Ja. Es gibt eine Bank, ein Hafencafé und keinen Groll.
ES una escuela de vela | Guíacabos; Medio Nudo | Veleros ligeros, títulos y el nombre de cada cabo.
> La caña en tu mano en la primera hora | Dos por barco, la monitora en la lancha de al lado y un pantano sin muchos secretos.
~ Enseñamos tres nudos, y tan bien que los haces a oscuras. | Quien vuelca ha aprendido ese día más que nadie.
[Aprender] Fin de semana en vela ligera: Dos días, del pantalán a la primera virada; Título de patrón: Teoría, prácticas y examen; Clase suelta a vela: Noventa minutos con viento; Niños en barcos pequeños: Cuatro tardes, desde ocho años
[En el agua] Semana en el barco grande: Cinco literas, todos cocinan un día; Tripulación de tarde: Los miércoles, a tirar de algo; Nudos y cartas: Una tarde de lluvia; Trimado para regatas: Tres horas y una vela
@ Dirección: Silba cuando rola el viento; Monitor de vela ligera: Adriza un barco con una mano
? ¿Qué me pongo? Zapatos que puedan mojarse y un gorro que no eches de menos.
? ¿Puede venir quien no quiera navegar? Sí. Hay un banco, un bar en el puerto y ningún rencor.

# bike-hire | sport | bicycle wheel bag @ hills | daily | rates
= bike hire|bike rental|bike rentals|bicycle hire|bicycle rental|cycle hire|e-bike rental|e-bike hire|rent bikes|bike sharing; fahrradverleih|fahrradvermietung|radverleih|e-bike-verleih|e-bike verleih|leihräder|fahrräder mieten|mietrad|mieträder|radstation; alquiler de bicicletas|alquiler de bicis|bicicletas de alquiler|alquiler de bicicleta|alquilar bicicletas|bicis de alquiler|alquiler de bicicletas eléctricas
! tracker|inventory|repair|workshop|werkstatt|taller|boat|boats|kayak
$ 14 32 38 19 6 4 24 85
EN a bicycle hire shop | Two Wheels Out; Left Pedal | City bikes, electric bikes and a map with the flat way marked.
> Saddle set, brakes tried, off you go | We adjust the bicycle to you and not the other way round. It takes four minutes.
~ Every bicycle is checked when it comes back, not before it goes out. | A puncture within ten kilometres is ours: ring, and we come with a spare.
[Bicycles, a day] City bike: Seven gears, basket, lights; Electric bike: Eighty kilometres on one charge; Cargo bike: For two children or one sofa cushion; Child's bike: From twenty inches, with a bell
[With it] Child seat: Tested on our own; Helmet and panniers: In three colours; Trailer for the dog: With a window; Week on an electric bike: Charger in the bag
@ At the counter: Guesses your saddle height by looking; In the workshop: Hears a dry chain from the street
? Do I need a deposit? A card or a passport number. No cash in envelopes.
? What if the bike is stolen? Locked to something, it is our trouble. Leant against something, it is yours.
DE ein Fahrradverleih | Linkes Pedal; Raus aufs Rad | Stadträder, E-Bikes und eine Karte, auf der der flache Weg steht.
> Sattel eingestellt, Bremse probiert, los | Wir stellen das Rad auf Sie ein und nicht umgekehrt. Das dauert vier Minuten.
~ Jedes Rad wird geprüft, wenn es zurückkommt, nicht erst, wenn es hinausgeht. | Ein Platten in zehn Kilometern Umkreis ist unserer: anrufen, wir bringen Ersatz.
[Räder, je Tag] Stadtrad: Sieben Gänge, Korb, Licht; Elektrorad: Achtzig Kilometer mit einer Ladung; Lastenrad: Für zwei Kinder oder ein Sofakissen; Kinderrad: Ab zwanzig Zoll, mit Klingel
[Dazu] Kindersitz: An eigenen Kindern erprobt; Helm und Packtaschen: In drei Farben; Anhänger für den Hund: Mit Fenster; Eine Woche Elektrorad: Ladegerät in der Tasche
@ Am Tresen: Schätzt die Sattelhöhe mit einem Blick; In der Werkstatt: Hört eine trockene Kette von der Straße aus
? Brauche ich eine Kaution? Eine Karte oder eine Ausweisnummer. Kein Bargeld im Umschlag.
? Und wenn das Rad gestohlen wird? Angeschlossen ist es unsere Sorge, angelehnt Ihre.
ES un alquiler de bicicletas | Pedal Izquierdo; Dos Ruedas Fuera | Bicis de paseo, eléctricas y un mapa con el camino llano.
> Sillín a tu altura, frenos probados y adelante | Ajustamos la bici a ti y no al revés. Son cuatro minutos.
~ Cada bici se revisa al volver, no cuando ya sale por la puerta. | Un pinchazo a menos de diez kilómetros es cosa nuestra: llama y te llevamos otra.
[Bicis, por día] Bici de paseo: Siete marchas, cesta y luces; Bici eléctrica: Ochenta kilómetros por carga; Bici de carga: Para dos niños o un cojín de sofá; Bici infantil: Desde veinte pulgadas, con timbre
[Con ella] Sillita para niño: Probada con los nuestros; Casco y alforjas: En tres colores; Remolque para el perro: Con ventana; Una semana en eléctrica: Con cargador en la bolsa
@ En el mostrador: Calcula la altura del sillín de un vistazo; En el taller: Oye una cadena seca desde la calle
? ¿Hay que dejar fianza? Una tarjeta o un número de documento. Nada de sobres con dinero.
? ¿Y si la roban? Atada, es problema nuestro. Apoyada en un árbol, tuyo.
`);
