import { trades } from "./trade.ts";

/** Schools, lessons and places for children. */
export const learning = trades(`
# driving-school | tool | wheel car keys @ stripes | lessons | courses
= driving school|driving lessons|driving instructor; fahrschule|fahrlehrer|fahrlehrerin|führerschein; autoescuela|clases de conducir|carnet de conducir
$ 290 62/45 89/90 48/45 140/90
EN a driving school | Clutch & Co; Third Gear | Theory in the evening, driving when you have time.
> Pass once, drive for life | One instructor from the first stall to the test, and lessons from your front door.
~ We practise the roundabout until it is boring.
[Car] Theory course: Fourteen evenings, start any Monday; Driving lesson: Forty-five minutes; Motorway and night: The ones that count
[Also] Refresher: After years without a car; Trial test: As strict as the real one
@ Instructor: Brakes late and kindly
? How many lessons will I need? Most people between 25 and 35.
DE eine Fahrschule | Kupplung & Co; Dritter Gang | Theorie am Abend, Fahren, wenn Sie Zeit haben.
> Einmal bestehen, ein Leben fahren | Ein Fahrlehrer vom ersten Abwürgen bis zur Prüfung, Abholung an der Haustür.
~ Den Kreisverkehr üben wir, bis er langweilig ist.
[Auto] Theoriekurs: Vierzehn Abende, Beginn jeden Montag; Fahrstunde: Fünfundvierzig Minuten; Autobahn und Nacht: Die Sonderfahrten
[Außerdem] Auffrischung: Nach Jahren ohne Auto; Probeprüfung: So streng wie die echte
@ Fahrlehrerin: Bremst spät und freundlich
? Wie viele Stunden brauche ich? Meist 25 bis 35.
ES una autoescuela | Embrague; Tercera Marcha | Teórica por la tarde, prácticas cuando puedas.
> Apruebas una vez, conduces toda la vida | El mismo profesor desde el primer calado hasta el examen.
~ Practicamos la rotonda hasta que aburre.
[Coche] Curso teórico: Catorce tardes; Clase práctica: Cuarenta y cinco minutos; Autopista y noche: Las que cuentan
[También] Reciclaje: Tras años sin coche; Examen de prueba: Igual de estricto
@ Profesora: Frena tarde y con calma
? ¿Cuántas clases hacen falta? Entre 25 y 35.

# music-school | stage | piano note guitar @ window | lessons | courses | people
= music school|music lessons|piano lessons|guitar lessons|singing lessons|music teacher|piano teacher|drum lessons|conservatory|voice coach|vocal coach|singing teacher|guitar teacher; musikschule|klavierunterricht|gitarrenunterricht|musikunterricht|klavierlehrer|klavierlehrerin|gesangsunterricht|gitarrenlehrer|gitarrenlehrerin|gesangslehrer|gesangslehrerin|musiklehrer; escuela de música|clases de piano|clases de guitarra|profesor de música|conservatorio|clases de canto|profesor de piano|profesora de piano|profesora de canto
! practice log|practise tracker
$ 96 128 58 18/30 64
EN a music school | Open String; Black & White Keys | Piano, guitar, voice and drums, from five to eighty-five.
> First song in the first month | You bring a song you like, we find the way into it.
~ Twice a year everybody plays, and the nervous play first.
[Weekly, per month] Thirty minutes alone: Any instrument; Forty-five minutes alone: For those who practise; Band room: Four people, one hour
[Begin] Trial half-hour: Instrument lent; Music and movement: Children of four and five
@ Piano: Plays Bach for breakfast; Guitar: Tours in summer; Voice: Sings in two choirs
? Do we need an instrument? Rent one from us for 15 a month.
DE eine Musikschule | Leere Saite; Schwarz & Weiß | Klavier, Gitarre, Stimme und Schlagzeug, von fünf bis fünfundachtzig.
> Das erste Lied im ersten Monat | Sie bringen ein Lied mit, wir finden den Weg hinein.
~ Zweimal im Jahr spielen alle vor, die Nervösen zuerst.
[Wöchentlich, je Monat] Dreißig Minuten einzeln: Jedes Instrument; Fünfundvierzig Minuten einzeln: Für Fleißige; Bandraum: Zu viert
[Anfangen] Schnupperstunde: Instrument geliehen; Musikalische Früherziehung: Vier- und Fünfjährige
@ Klavier: Bach zum Frühstück; Gitarre: Im Sommer auf Tour; Gesang: In zwei Chören
? Brauchen wir ein Instrument? Leihen Sie eins für 15 Euro im Monat.
ES una escuela de música | Cuerda al Aire; Blancas y Negras | Piano, guitarra, voz y batería, de cinco a ochenta y cinco.
> La primera canción el primer mes | Traes una canción que te gusta y buscamos el camino.
~ Dos veces al año tocan todos.
[Cada semana, al mes] Treinta minutos a solas: Cualquier instrumento; Cuarenta y cinco a solas: Para aplicados; Combo: Cuatro personas
[Empezar] Clase de prueba: Con instrumento; Música y movimiento: Cuatro y cinco años
@ Piano: Bach de desayuno; Guitarra: De gira en verano; Canto: En dos coros
? ¿Hace falta instrumento? Se alquila.

# kindergarten | child | blocks balloon tree @ hills | care | help | no-slots people
= kindergarten|nursery school|preschool|daycare|day care|childcare|childminder|crèche|day nursery|playgroup; kindergarten|kita|kindertagesstätte|tagesmutter|kinderkrippe|krippe|kinderladen|waldkindergarten; guardería|jardín de infancia|escuela infantil|parvulario|ludoteca
! dog|dogs|hunde|perros|canina|pet
$ free
EN a kindergarten | The Little Oak; Puddle & Pinecone | Twenty-two children, one garden, rubber boots all year.
> A place to get muddy and be listened to | Two groups, four grown-ups, soup at noon and sleep for those who want it.
~ We go out every day. There is no bad weather, only lost gloves.
[The day] Arriving: From seven, with breakfast; Garden and wood: Every morning; Quiet hour: A bed or a book
[For parents] Settling in: Two weeks, in your child's time; Open afternoon: First Thursday of the month
@ Head: Knows forty songs; Teacher: Builds dens; Kitchen: Soup from scratch
? From what age? Two years, when a place is free.
DE ein Kindergarten | Kleine Eiche; Pfütze & Zapfen | Zweiundzwanzig Kinder, ein Garten, Gummistiefel das ganze Jahr.
> Ein Ort zum Matschen und Gehörtwerden | Zwei Gruppen, vier Erwachsene, mittags Suppe und Schlaf für die, die mögen.
~ Wir gehen jeden Tag hinaus. Es gibt nur verlorene Handschuhe.
[Der Tag] Ankommen: Ab sieben, mit Frühstück; Garten und Wald: Jeden Vormittag; Ruhestunde: Bett oder Buch
[Für Eltern] Eingewöhnung: Zwei Wochen, im Takt des Kindes; Offener Nachmittag: Jeden ersten Donnerstag
@ Leitung: Kennt vierzig Lieder; Erzieher: Baut Höhlen; Küche: Kocht selbst
? Ab welchem Alter? Ab zwei, wenn ein Platz frei ist.
ES una escuela infantil | El Roble Pequeño; Charco y Piña | Veintidós niños, un jardín y botas de agua.
> Un sitio para mancharse y ser escuchado | Dos grupos, cuatro adultos, sopa a mediodía y siesta para quien quiera.
~ Salimos todos los días.
[El día] Llegada: Desde las siete; Jardín y bosque: Cada mañana; Hora tranquila: Cama o cuento
[Familias] Adaptación: Dos semanas; Tarde abierta: Primer jueves
@ Dirección: Sabe cuarenta canciones; Maestro: Hace cabañas; Cocina: Todo casero
? ¿Desde qué edad? Dos años.

# language-school | paper | globe book mic @ window | lessons | courses
= language school|language courses|english lessons|spanish lessons|german lessons|language classes|language teacher; sprachschule|sprachkurse|deutschkurse|englischkurse|spanischkurse|sprachlehrer; academia de idiomas|escuela de idiomas|clases de inglés|clases de alemán|clases de idiomas
! app|vocabulary|vokabel
$ 240 180 45/60 0/30 60
EN a language school | Second Tongue; Vowel House | Small classes where everybody speaks.
> Speak on the first evening | Eight people, one language, and homework in the market.
~ Mistakes are welcome, silence less so.
[Courses] Evening course: Ten weeks, twice a week; Conversation: Ten evenings, with cooking; Single language lesson: At your speed
[Begin] Placement talk: Thirty minutes, no test; Exam rehearsal: Half a day
@ Spanish: From Oaxaca; German: Loves the dative
? How big are classes? Eight at most.
DE eine Sprachschule | Zweite Zunge; Vokalhaus | Kleine Kurse, in denen alle sprechen.
> Am ersten Abend sprechen | Acht Leute, eine Sprache, Hausaufgaben auf dem Markt.
~ Fehler sind willkommen, Schweigen weniger.
[Kurse] Abendkurs: Zehn Wochen; Konversation: Zehn Abende mit Kochen; Einzelstunde Sprache: In Ihrem Tempo
[Anfangen] Einstufungsgespräch: Dreißig Minuten; Prüfungsprobe: Ein halber Tag
@ Spanisch: Aus Oaxaca; Deutsch: Liebt den Dativ
? Wie groß sind die Kurse? Höchstens acht.
ES una escuela de idiomas | Segunda Voz; Casa Vocal | Grupos pequeños donde habla todo el mundo.
> Hablar la primera tarde | Ocho personas, un idioma y deberes en el mercado.
~ Los errores son bienvenidos.
[Cursos] Curso de tarde: Diez semanas; Conversación: Con cocina; Clase de idioma individual: A tu ritmo
[Empezar] Prueba de nivel: Charla de media hora; Ensayo de examen: Media jornada
@ Español: De Oaxaca; Alemán: Ama el dativo
? ¿Cuántos por clase? Ocho.

# tutoring | child | pen book ruler @ table | lessons | courses
= tutor|tutoring|private tutor|maths tutor|homework help|tuition centre|exam preparation; nachhilfe|nachhilfelehrer|nachhilfeschule|hausaufgabenhilfe|lernstudio|nachhilfeinstitut; clases particulares|profesor particular|academia de refuerzo|refuerzo escolar
$ 32/60 18/90 240 0/30 95
EN a tutoring school | Second Explanation; Squared Paper | Maths, languages and how to learn them.
> It was never too hard, only too fast | One table, one pupil or three, and the school book we all have to use.
~ We tell you honestly when help is no longer needed.
[Weekly] One to one: Sixty minutes; Group of three: Ninety minutes, same year; Ten hours: Cheaper, used in half a year
[Short] First meeting: With last term's tests; Exam week: Five afternoons
@ Maths: Draws everything; Languages: Sings grammar
? Can we stop at any time? Yes, by the end of the month.
DE eine Nachhilfeschule | Noch mal erklärt; Kästchenpapier | Mathe, Sprachen und wie man sie lernt.
> Es war nie zu schwer, nur zu schnell | Ein Tisch, ein Schüler oder drei, und das Schulbuch, das alle haben.
~ Wir sagen ehrlich, wenn es keine Hilfe mehr braucht.
[Wöchentlich] Einzelnachhilfe: Sechzig Minuten; Dreiergruppe: Neunzig Minuten; Zehn Stunden: Günstiger
[Kurz] Kennenlerntermin: Mit den letzten Arbeiten; Prüfungswoche: Fünf Nachmittage
@ Mathe: Zeichnet alles; Sprachen: Singt Grammatik
? Kann man jederzeit aufhören? Zum Monatsende.
ES una academia de refuerzo | Otra Explicación; Papel Cuadriculado | Matemáticas, lenguas y cómo estudiarlas.
> No era difícil, solo iba deprisa | Una mesa, uno o tres alumnos y el libro de clase.
~ Decimos cuándo ya no hace falta.
[Semanal] Uno a uno: Sesenta minutos; Grupo de tres: Noventa minutos; Diez horas: Más barato
[Breve] Primera reunión: Con los exámenes; Semana de examen: Cinco tardes
@ Mates: Lo dibuja todo; Lenguas: Canta la gramática
? ¿Se puede dejar? A fin de mes.

# dance-school | stage | shoe note star @ floor | lessons | courses
= dance school|dance studio|dance classes|ballet school|salsa classes|dance academy|dance lessons; tanzschule|tanzstudio|ballettschule|tanzkurs|tanzkurse; escuela de baile|academia de baile|clases de baile|estudio de danza|escuela de danza|salsa y bachata
$ 89 72 14/60 54 35/60
EN a dance school | Half Turn; Sprung Floor | Ballroom, ballet and the thing you do at weddings.
> Two left feet are welcome | Eight evenings to a waltz that does not count aloud.
~ Partners change every song, unless you say no.
[Courses] Ballroom beginners: Eight evenings; Salsa: Eight evenings, no partner needed; Open class: Come when you like
[Others] Children's ballet: A month; Wedding dance: One hour, your song
@ Ballroom: Danced in Blackpool; Ballet: Counts in French
? Do I need a partner? No.
DE eine Tanzschule | Halbe Drehung; Schwingboden | Standard, Ballett und das, was man auf Hochzeiten tut.
> Zwei linke Füße sind willkommen | Acht Abende bis zu einem Walzer, der nicht laut zählt.
~ Die Partner wechseln mit jedem Lied, außer Sie möchten nicht.
[Kurse] Standard für Anfänger: Acht Abende; Salsa ohne Partner: Acht Abende; Offene Stunde: Wann Sie mögen
[Weitere] Kinderballett: Im Monat; Hochzeitstanz: Eine Stunde, Ihr Lied
@ Standard: Tanzte in Blackpool; Ballett: Zählt auf Französisch
? Brauche ich einen Partner? Nein.
ES una escuela de baile | Media Vuelta de Baile; Suelo de Madera | Salón, ballet y lo que se baila en bodas.
> Dos pies izquierdos, bienvenidos | Ocho tardes hasta un vals sin contar en voz alta.
~ Las parejas cambian en cada canción.
[Cursos] Salón para empezar: Ocho tardes; Salsa sin pareja: Ocho tardes; Clase abierta: Cuando quieras
[Otros] Ballet infantil: Al mes; Baile de boda: Una hora
@ Salón: Bailó en Blackpool; Ballet: Cuenta en francés
? ¿Hace falta pareja? No.

# swim-school | fresh | wave fish star @ hills | lessons | courses
= swimming school|swim school|swimming lessons|swimming pool|lido|swimming club|aqua fitness|sailing club; schwimmschule|schwimmkurs|schwimmbad|freibad|hallenbad|schwimmverein|segelclub; escuela de natación|piscina|clases de natación|club de natación
$ 145 165 12/45 5.5 95/120
EN a swimming school | Cold Toes; Blue Lane | From the first bubble to forty lengths.
> Nobody is pushed in | Water at 30 degrees, six children and two teachers beside them.
~ We begin with blowing bubbles. Everything else follows.
[Courses] Seahorse: Ten times, from five; Front crawl for adults: Ten evenings; Aqua class: Deep water, with music
[Open water] Swim, a visit: Lanes until eight; Lake morning: With a boat beside you
@ Swimming teacher: Patient to the shoulders
? What if my child cries? Then we sit on the edge together.
DE eine Schwimmschule | Kalte Zehen; Blaue Bahn | Von der ersten Blase bis zu vierzig Bahnen.
> Niemand wird hineingeschubst | Wasser mit 30 Grad, sechs Kinder und zwei Lehrkräfte daneben.
~ Wir beginnen mit Blubbern. Der Rest kommt.
[Kurse] Seepferdchen: Zehnmal, ab fünf; Kraulen für Erwachsene: Zehn Abende; Aquakurs: Tiefes Wasser, Musik
[Freies Wasser] Eintritt Schwimmen: Bahnen bis acht; Seemorgen: Mit Boot daneben
@ Schwimmlehrer: Geduldig bis zu den Schultern
? Und wenn mein Kind weint? Dann sitzen wir zusammen am Rand.
ES una escuela de natación | Dedos Fríos; Calle Azul | De la primera burbuja a cuarenta largos.
> Aquí no se empuja a nadie | Agua a 30 grados, seis niños y dos monitores al lado.
~ Empezamos por hacer burbujas.
[Cursos] Caballito de mar: Diez días; Crol para adultos: Diez tardes; Clase en el agua: Con música
[Agua libre] Baño libre: Hasta las ocho; Mañana de lago: Con barca
@ Monitor: Paciente hasta los hombros
? ¿Y si llora? Nos sentamos en el borde.

# martial-arts | sport | mat medal target @ floor | lessons | courses
= martial arts|karate school|dojo|boxing club|boxing gym|self-defence|fencing club|jiu-jitsu|archery club; kampfsport|kampfsportschule|boxclub|boxverein|selbstverteidigung|fechtclub|fechtverein|bogenschützen; artes marciales|club de boxeo|defensa personal|club de esgrima|tiro con arco
$ 42 54 38 0/60 60
EN a martial arts school | Empty Hand; Bow & Mat | Karate, judo and falling without fear.
> Bow, breathe, begin | Children, grown-ups and late starters on one mat.
~ The first thing you learn here is how to fall.
[Per month] Children: Twice a week, from six; Adults: As often as you like; Beginners over fifty: Slow, with tea
[Try] Trial class: Any evening, barefoot; Self-defence day: Saturday, for women
@ Karate: Fourth dan, first one to sweep the floor
? Do I need a suit? Not in the first month.
DE eine Kampfsportschule | Leere Hand; Gruß & Matte | Karate, Judo und Fallen ohne Angst.
> Verbeugen, atmen, anfangen | Kinder, Erwachsene und Späteinsteiger auf einer Matte.
~ Zuerst lernt man hier das Fallen.
[Je Monat] Kindertraining: Zweimal, ab sechs; Erwachsenentraining: So oft Sie wollen; Anfänger über fünfzig: Langsam, mit Tee
[Probieren] Probetraining: Jeden Abend, barfuß; Tag der Selbstverteidigung: Samstags
@ Karate: Vierter Dan, fegt zuerst den Boden
? Brauche ich einen Anzug? Im ersten Monat nicht.
ES una escuela de artes marciales | Mano Vacía; Saludo y Tatami | Kárate, judo y caer sin miedo.
> Saluda, respira, empieza | Niños, adultos y quien llega tarde, en un tatami.
~ Lo primero que se aprende es a caer.
[Al mes] Infantil: Dos días; Adultos: Los que quieras; Mayores de cincuenta: Despacio
[Probar] Entrenamiento de prueba: Descalzo; Día de defensa personal: En sábado
@ Kárate: Cuarto dan
? ¿Hace falta traje? El primer mes no.

# cooking-school | kitchen | bowl carrot plate @ table | evening | courses
= cooking school|cooking classes|cookery school|cooking course|baking classes|baking course; kochschule|kochkurs|kochkurse|kochstudio|backkurs; escuela de cocina|clases de cocina|curso de cocina|taller de cocina
! recipe|recipes
$ 89/210 79/180 95/240 45/120 690
EN a cooking school | Sharp Knife; Eight Stoves | Cook an evening, eat at one table.
> Come hungry, leave able | Eight stoves, sixteen people, one long table at the end.
~ You may taste everything, and you must.
[Evenings] Fresh pasta: Three shapes, three sauces; Bread from a starter: Take some home; Thai, four dishes: Mortar and fire
[Others] Children cook: Saturday lunch; Table of ten: Your friends, your menu
@ Cook: Cried over onions in three countries
? Is wine included? Water, coffee and one glass.
DE eine Kochschule | Scharfes Messer; Acht Herde | Einen Abend kochen, an einem Tisch essen.
> Hungrig kommen, klüger gehen | Acht Herde, sechzehn Leute, am Ende eine lange Tafel.
~ Alles darf probiert werden, und muss.
[Abende] Frische Pasta: Drei Formen, drei Soßen; Sauerteigbrot backen: Ansatz zum Mitnehmen; Thai, vier Gerichte: Mörser und Feuer
[Weitere] Kinder kochen: Samstagmittag; Zehnertisch: Ihre Freunde, Ihr Menü
@ Köchin: Weinte in drei Ländern über Zwiebeln
? Ist Wein dabei? Wasser, Kaffee und ein Glas.
ES una escuela de cocina | Cuchillo Fino; Ocho Fogones | Cocinar una tarde, cenar en una mesa.
> Ven con hambre, vete sabiendo | Ocho fogones, dieciséis personas y una mesa larga.
~ Todo se puede probar, y se debe.
[Tardes] Pasta fresca: Tres formas; Pan de masa madre: Con masa para casa; Tailandesa, cuatro platos: Mortero
[Otros] Niños cocineros: Sábado; Mesa de diez: Tus amigos
@ Cocinera: Lloró con cebollas en tres países
? ¿Hay vino? Una copa.

# adult-education | paper | book palette laptop @ shelf | lessons | courses
= adult education|community college|evening classes|adult education centre|training centre|vocational school|academy for adults|art school|art classes|photography course|drawing classes; volkshochschule|vhs|abendkurse|bildungszentrum|erwachsenenbildung|kunstschule|malkurs|zeichenkurs|malschule; universidad popular|escuela de adultos|centro de formación|escuela de arte|clases de pintura|clases de dibujo
$ 68 84 42 35 24/180
EN an evening school | Lamp & Chair; The Evening School | Drawing, computers, history: learning after work.
> Tuesday at seven, for no reason but interest | Sixty courses a term, most of them for beginners.
~ Nobody asks what it is good for.
[Evenings] Life drawing: Eight evenings, easels here; Computers, slowly: Six mornings; History of this town: Four walks
[Single] Bicycle repair for all: Two Saturdays; Watercolour outdoors: One afternoon
@ Courses: Has taken every one of them
? Are there reductions? Half price for students and low incomes.
DE eine Volkshochschule | Lampe & Stuhl; Die Abendschule | Zeichnen, Computer, Geschichte: lernen nach Feierabend.
> Dienstags um sieben, einfach aus Interesse | Sechzig Kurse im Semester, die meisten für Anfänger.
~ Niemand fragt, wozu es gut ist.
[Abends] Aktzeichnen: Acht Abende; Computer in Ruhe: Sechs Vormittage; Geschichte unserer Stadt: Vier Spaziergänge
[Einzeln] Fahrrad selbst reparieren: Zwei Samstage; Aquarell im Freien: Ein Nachmittag
@ Programm: Hat jeden Kurs besucht
? Gibt es Ermäßigung? Halber Preis mit Ausweis.
ES una universidad popular | Lámpara y Silla; Escuela de Tarde | Dibujo, ordenadores, historia: aprender tras el trabajo.
> Martes a las siete, solo por interés | Sesenta cursos, casi todos para empezar.
~ Nadie pregunta para qué sirve.
[Tardes] Dibujo del natural: Ocho tardes; Ordenadores sin prisa: Seis mañanas; Historia de la ciudad: Cuatro paseos
[Sueltos] Arregla tu bici: Dos sábados; Acuarela al aire libre: Una tarde
@ Cursos: Los ha hecho todos
? ¿Hay descuentos? La mitad para estudiantes.

# library | paper | book lamp glasses @ shelf | visits | help | no-slots
= public library|library|town library|library website|village library|reading room; bücherei|bibliothek|stadtbibliothek|stadtbücherei|gemeindebücherei; biblioteca|biblioteca pública|biblioteca municipal
! app|tracker|my books|manage|management|music library|component|verwaltung|gestión|loans
$ free
EN a public library | Reading Lamp Library; The Long Table Library | Books, films and a warm table, for everybody.
> Take as many as you can carry | A card costs nothing, and nobody asks you to buy anything.
~ The quietest room in town, and the loudest on Saturday mornings.
[Borrow] Books and audio books: Four weeks; Films and games: One week; Things: A drill, a telescope, a cake tin
[Meet] Story time: Saturdays at ten; Homework table: Weekdays from two
@ Librarian: Finds it by the smell; Children: Has eleven voices
? What if I am late? Bring it back. We are glad.
DE eine Stadtbücherei | Leselampe; Bücherei am langen Tisch | Bücher, Filme und ein warmer Tisch, für alle.
> So viele Sie tragen können | Der Ausweis kostet nichts, und niemand muss etwas kaufen.
~ Der leiseste Raum der Stadt, samstags der lauteste.
[Ausleihen] Bücher und Hörbücher: Vier Wochen; Filme und Spiele: Eine Woche; Dinge: Bohrmaschine, Fernrohr, Backform
[Treffen] Vorlesestunde: Samstags um zehn; Hausaufgabentisch: Werktags ab zwei
@ Bibliothekarin: Findet es am Geruch; Kinder: Hat elf Stimmen
? Und wenn ich zu spät bin? Bringen Sie es. Wir freuen uns.
ES una biblioteca | Lámpara de Lectura; Biblioteca Mesa Larga | Libros, películas y una mesa caliente, para todos.
> Todos los que puedas llevar | El carné no cuesta nada.
~ La sala más tranquila de la ciudad, menos los sábados.
[Préstamo] Libros y audiolibros: Cuatro semanas; Películas y juegos: Una semana; Cosas: Taladro o telescopio
[Encuentros] Hora del cuento: Sábados a las diez; Mesa de deberes: Desde las dos
@ Bibliotecaria: Lo encuentra por el olor; Infantil: Tiene once voces
? ¿Y si me retraso? Tráelo y listo.
`);
