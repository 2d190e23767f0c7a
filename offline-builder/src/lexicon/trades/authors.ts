import { trades } from "./trade.ts";

/** Those who write and speak for a living, and the rooms where such people sit. */
export const authors = trades(`
# podcast | stage | mic note disc @ orbits | evening | episodes | no-slots placeless
= podcast|podcasts|podcaster|podcast website|podcast show|radio show; podcast|podcasts|podcasterin|radiosendung|podcast-website; pódcast|podcast|podcasts|pódcasts|programa de radio|podcastera
! tracker|list|listened|listening|heard|diary|app|tagebuch|liste|gehört|höre|lista|escucho|escuchados|diario|notes|notizen|notas|marketing
$ free
EN a podcast | Late Kettle; Forty Minutes, Two Chairs | Two voices, one subject, a new episode every second Thursday.
> Put the kettle on, we have begun | Conversations with people who know one thing very well and are seldom asked.
~ We record in a kitchen, which is why you hear the fridge in episode nine. | Nobody reads out advertising for mattresses here. Listeners pay, a little, when they like.
[Newest] The man who tunes church bells: 41 minutes, with hammer; What lifts know about people: 38 minutes, recorded in one; A map of every puddle: 52 minutes, in rain; The last typewriter mechanic: 44 minutes, return key included
[To begin with] How cheese is named: 36 minutes, our most loved; A night at the signal box: 47 minutes, whispered; Why bridges hum: 40 minutes, hum included; The handwriting of doctors: 33 minutes, partly legible
@ Host: Asks the second question, not the first; Sound: Cuts out every "so", keeps every laugh
? Where can I listen? Here, and in any app that takes a feed.
? May I suggest a guest? Please do, above all if that guest is your uncle.
? How is it paid for? By listeners, a few coins a month, and by nobody else.
? Are there transcripts? Of every episode, a day later, read by a person.
DE ein Podcast | Später Kessel; Vierzig Minuten, zwei Stühle | Zwei Stimmen, ein Thema, alle zwei Wochen donnerstags.
> Setzen Sie Wasser auf, wir fangen an | Gespräche mit Menschen, die eine Sache sehr gut können und selten gefragt werden.
~ Wir nehmen in einer Küche auf, darum hört man in Folge neun den Kühlschrank. | Matratzenwerbung liest hier niemand vor. Wer mag, zahlt ein wenig.
[Neueste] Der Mann, der Kirchenglocken stimmt: 41 Minuten, mit Hammer; Was Aufzüge über Menschen wissen: 38 Minuten, im Aufzug; Eine Karte aller Pfützen: 52 Minuten, im Regen; Der letzte Schreibmaschinenmechaniker: 44 Minuten, mit Wagenrücklauf
[Zum Anfangen] Wie Käse zu Namen kommt: 36 Minuten, unsere liebste; Eine Nacht im Stellwerk: 47 Minuten, geflüstert; Warum Brücken summen: 40 Minuten, mit Summen; Die Handschrift der Ärzte: 33 Minuten, teils lesbar
@ Moderation: Stellt die zweite Frage, nicht die erste; Ton: Schneidet jedes „also“ heraus und kein Lachen
? Wo kann ich hören? Hier und in jeder App, die Feeds versteht.
? Darf ich jemanden vorschlagen? Bitte, vor allem, wenn es Ihr Onkel ist.
? Wer bezahlt das? Die Hörerinnen und Hörer, ein paar Münzen im Monat, sonst niemand.
? Gibt es die Folgen zum Nachlesen? Alle, einen Tag später, von Menschen gegengelesen.
ES un pódcast | La Tetera Tardía; Cuarenta Minutos, Dos Sillas | Dos voces, un tema y episodio nuevo cada dos jueves.
> Pon agua a hervir, que empezamos | Charlas con gente que sabe mucho de una cosa y a la que casi nadie pregunta.
~ Grabamos en una cocina, por eso en el noveno se oye la nevera. | Aquí nadie lee anuncios de colchones. Quien quiere, pone un poco.
[Lo último] El hombre que afina campanas: 41 minutos, con martillo; Lo que saben los ascensores: 38 minutos, grabados en uno; Un mapa de todos los charcos: 52 minutos, con lluvia; El último mecánico de máquinas de escribir: 44 minutos, con timbre
[Para empezar] Cómo se bautiza un queso: 36 minutos, el más querido; Una noche en el puesto de señales: 47 minutos, en voz baja; Por qué zumban los puentes: 40 minutos, con zumbido; La letra de los médicos: 33 minutos, legibles a ratos
@ Presentación: Hace la segunda pregunta, no la primera; Sonido: Quita cada «bueno» y deja las risas
? ¿Dónde se escucha? Aquí y en cualquier aplicación que lea un canal.
? ¿Puedo proponer a alguien? Claro, sobre todo si es tu tío.
? ¿Quién lo paga? Quien escucha, unas monedas al mes, y nadie más.
? ¿Hay transcripciones? De todos, un día después, revisadas por una persona.

# author | paper | book pen glasses @ window | office | books | no-slots placeless
= author|authors|author website|author page|novelist|writer|book author|crime writer|crime novelist|children's author|poet|playwright|screenwriter|ghostwriter; autor|autorin|autoren|schriftsteller|schriftstellerin|krimiautor|krimiautorin|kinderbuchautor|kinderbuchautorin|romanautorin|buchautor|buchautorin|dichter|dichterin|lyrikerin; autor|autora|escritor|escritora|novelista|poeta|dramaturgo|guionista|página de autor
! title|titles|titel|título|isbn|reading|read|gelesen|leseliste|leídos|library|bücherei|bibliothek|biblioteca|rating|tracker|quotes|zitate|citas|lend|verleih|blog|app|posts|genre|editor|bookshop|newspaper|zeitung|periódico|multi-author|category|kategorie|categoría
$ 14 18 12 22 0 16 240+ 9.5
EN an author of novels | Nora Vance; Elias Thorne | Novels about people who nearly said it.
> The letter arrives on page one. It is opened on page three hundred. | Four novels, one book of stories, and readings in rooms where the heating clanks.
~ I write in the mornings, by hand, and throw most of it away in the afternoons. | Before this I sorted post for nine years, which is where the letters come from.
[Books] The Unopened Room: A house, two sisters, one key; Salt on the Stairs: A lighthouse family in four winters; Eleven Short Goodbyes: Stories, none of them sad at the end; The Cartographer's Son: The new one, out this autumn
[For readers] First chapter: To read here, the rest at your bookshop; Signed copy: With a sentence you may choose; Reading in your town: With questions and a glass of water; Letters from the desk: Printed, four a year
? Do you come to bookshops? Gladly. A chair, a lamp and one person who has read it are enough.
? Will you read my manuscript? I would say yes and be late. Better ask a writing group.
? May my book club write to you? Yes. I answer by hand, so it takes a while.
? Who looks after the rights? The agency, whose address stands on the contact page.
DE eine Autorin von Romanen | Nora Fährmann; Elias Dornbusch | Romane über Menschen, die es fast gesagt hätten.
> Der Brief kommt auf Seite eins. Geöffnet wird er auf Seite dreihundert. | Vier Romane, ein Band Erzählungen und Lesungen in Räumen, in denen die Heizung klopft.
~ Ich schreibe vormittags mit der Hand und werfe nachmittags das meiste weg. | Vorher habe ich neun Jahre lang Post sortiert. Daher die Briefe.
[Bücher] Das ungeöffnete Zimmer: Ein Haus, zwei Schwestern, ein Schlüssel; Salz auf der Treppe: Eine Leuchtturmfamilie in vier Wintern; Elf kurze Abschiede: Erzählungen, am Ende keine traurig; Der Sohn des Kartografen: Das neue, ab Herbst
[Für Leser] Erstes Kapitel: Hier zu lesen, der Rest in Ihrer Buchhandlung; Signiertes Exemplar: Mit einem Satz, den Sie wählen; Lesung in Ihrer Stadt: Mit Fragen und einem Glas Wasser; Briefe vom Schreibtisch: Gedruckt, viermal im Jahr
? Kommen Sie in Buchhandlungen? Gern. Ein Stuhl, eine Lampe und ein Mensch, der es gelesen hat, genügen.
? Lesen Sie mein Manuskript? Ich würde zusagen und zu spät sein. Besser hilft eine Schreibgruppe.
? Darf unser Lesekreis schreiben? Ja. Ich antworte mit der Hand, es dauert also.
? Wer vertritt die Rechte? Die Agentur, deren Adresse auf der Kontaktseite steht.
ES una escritora de novelas | Nora Valdés; Elías Zarza | Novelas sobre gente que casi lo dijo.
> La carta llega en la página uno. Se abre en la trescientos. | Cuatro novelas, un libro de cuentos y lecturas en salas donde suena la calefacción.
~ Escribo por la mañana, a mano, y por la tarde tiro casi todo. | Antes clasifiqué correo nueve años. De ahí las cartas.
[Libros] El cuarto sin abrir: Una casa, dos hermanas, una llave; Sal en la escalera: Una familia de faro en cuatro inviernos; Once adioses breves: Cuentos, ninguno triste al final; El hijo del cartógrafo: El nuevo, en otoño
[Para lectores] Primer capítulo: Se lee aquí, el resto en tu librería; Ejemplar firmado: Con la frase que elijas; Lectura en tu ciudad: Con preguntas y un vaso de agua; Cartas desde la mesa: Impresas, cuatro al año
? ¿Vas a librerías? Con gusto. Bastan una silla, una lámpara y alguien que lo haya leído.
? ¿Leerías mi manuscrito? Diría que sí y llegaría tarde. Mejor un taller de escritura.
? ¿Puede escribirte mi club de lectura? Sí. Contesto a mano, así que tarda.
? ¿Quién lleva los derechos? La agencia, cuya dirección está en la página de contacto.

# copywriter | fresh | pen laptop cup @ orbits | office | services | no-slots
= copywriter|copywriters|copywriting|content writer|technical writer|speechwriter|ux writer|freelance writer|text agency; texter|texterin|werbetexter|werbetexterin|textagentur|copywriter|copywriterin|redenschreiber|redenschreiberin|textbüro|ghostwriterin; redactor|redactora|redactor publicitario|redactora publicitaria|copywriter|redactor de contenidos|redactora de contenidos|redacción de textos|redactora freelance|redactor freelance
$ 95/60 480+ 390 120 260+ 690+ 150 75
EN a copywriter's studio | Fewer Words; Plainly Put | Websites, letters and leaflets that somebody finishes reading.
> Say it once, and so that it stays | I ask until I have understood what you sell. Then I write it down shorter.
~ Most texts have one good sentence. I look for it and let the others go. | You get two versions: the one you asked for and the one I would take.
[Written] Website, five pages: With headings that say something; Newsletter: Subject line included, which is half of it; Leaflet or folder: Six sides, one thought; Speech: Seven minutes, with room for laughter
[Mended] Text check: An hour, in red, with reasons; Name or slogan: Twelve drafts, one you keep; Your text made shorter: By a third, without loss; Small words in your app: Buttons, errors, empty pages
@ Copy: Reads everything aloud first
? What do you need from me? Twenty minutes, the last brochure and what your customers ask most.
DE ein Textbüro | Weniger Worte; Klar gesagt | Webseiten, Briefe und Faltblätter, die jemand zu Ende liest.
> Einmal sagen, und so, dass es bleibt | Ich frage, bis ich verstanden habe, was Sie verkaufen. Dann schreibe ich es kürzer auf.
~ In den meisten Texten steht ein guter Satz. Den suche ich, die anderen dürfen gehen. | Sie bekommen zwei Fassungen: die bestellte und die, die ich nähme.
[Geschrieben] Webseite, fünf Seiten: Mit Überschriften, die etwas sagen; Rundbrief: Samt Betreff, und der ist die halbe Arbeit; Faltblatt: Sechs Seiten, ein Gedanke; Rede: Sieben Minuten, mit Platz zum Lachen
[Verbessert] Textprüfung: Eine Stunde, in Rot, mit Gründen; Name oder Leitsatz: Zwölf Entwürfe, einer bleibt; Ihr Text, gekürzt: Um ein Drittel, ohne Verlust; Kleine Worte in der App: Knöpfe, Fehler, leere Seiten
@ Text: Liest alles zuerst laut
? Was brauchen Sie von mir? Zwanzig Minuten, die letzte Broschüre und die häufigste Frage Ihrer Kunden.
ES un estudio de redacción | Menos Palabras; Dicho Claro | Webs, cartas y folletos que alguien lee hasta el final.
> Decirlo una vez, y que se quede | Pregunto hasta entender qué vendes. Luego lo escribo más corto.
~ Casi todo texto tiene una buena frase. La busco y dejo ir a las demás. | Recibes dos versiones: la que pediste y la que yo elegiría.
[Escrito] Web de cinco páginas: Con títulos que dicen algo; Boletín: Con asunto, que es medio trabajo; Folleto: Seis caras, una idea; Discurso: Siete minutos, con sitio para la risa
[Mejorado] Revisión de textos: Una hora, en rojo y con motivos; Nombre o lema: Doce borradores y uno que se queda; Tu texto, más corto: Un tercio menos, sin perder nada; Palabras pequeñas de tu app: Botones, errores y páginas vacías
@ Redacción: Lo lee todo en voz alta
? ¿Qué necesitas de mí? Veinte minutos, el último folleto y lo que más preguntan tus clientes.

# coworking | fresh | laptop cup plant @ window | early | rates
= co-working space|coworking space|coworking|co-working|shared office|office space|hot desk|hot desks|business centre|startup hub; coworking|co-working|coworking space|coworking-space|gemeinschaftsbüro|bürogemeinschaft|gründerzentrum|schreibtisch mieten; coworking|espacio de coworking|espacio coworking|centro de coworking|oficina compartida|despachos por horas|centro de negocios
! tracker|who sits|bookings app|intranet
$ 19 95 210 320 28/60 45/120 12 49
EN a co-working space | Third Desk; The Quiet Floorboards | Desks by the day, a door that closes, coffee that does not run out.
> A desk that is not your kitchen table | Forty desks, three rooms with doors, and a rule about telephone calls that everybody keeps.
~ Upstairs nobody talks, downstairs everybody does. You choose each morning. | On Thursdays somebody cooks for all. It need not be you.
[Desks] Day at any desk: From seven, coffee included; Ten days: Valid for a year, on any weekday; Month at any desk: With a locker and a key; Own desk: Your lamp, your plant, your chaos
[Rooms and post] Meeting room for six: By the hour, with a wall to write on; Room with a camera: For calls that must look good; Telephone booth, a month: Nobody hears you, truly; Post address: With a photograph of every letter
@ House: Knows who needs a bookkeeper and who is one; Technology: Has counted the sockets: 164
? May I come and try? One day is free. Bring headphones or borrow ours.
DE ein Coworking Space | Dritter Tisch; Leise Dielen | Schreibtische für einen Tag, eine Tür, die schließt, und Kaffee, der nicht ausgeht.
> Ein Schreibtisch, der nicht der Küchentisch ist | Vierzig Plätze, drei Räume mit Tür und eine Telefonregel, an die sich alle halten.
~ Oben spricht niemand, unten alle. Sie wählen jeden Morgen. | Donnerstags kocht jemand für alle. Sie müssen es nicht sein.
[Plätze] Ein Tag am freien Platz: Ab sieben, mit Kaffee; Zehn Tage: Ein Jahr gültig, an jedem Werktag; Ein Monat am freien Platz: Mit Schließfach und Schlüssel; Eigener Schreibtisch: Ihre Lampe, Ihre Pflanze, Ihr Durcheinander
[Räume und Post] Besprechungsraum für sechs: Stundenweise, mit Wand zum Beschreiben; Raum mit Kamera: Für Gespräche, die gut aussehen sollen; Telefonzelle, je Monat: Man hört Sie wirklich nicht; Postadresse: Mit Foto von jedem Brief
@ Haus: Weiß, wer Buchhaltung braucht und wer sie kann; Technik: Hat die Steckdosen gezählt: 164
? Kann ich probieren? Ein Tag ist frei. Kopfhörer mitbringen oder leihen.
ES un espacio de coworking | La Tercera Mesa; Tarima Tranquila | Mesas por días, una puerta que cierra y café que no se acaba.
> Una mesa que no es la de la cocina | Cuarenta sitios, tres salas con puerta y una norma de llamadas que todos cumplen.
~ Arriba nadie habla, abajo todos. Eliges cada mañana. | Los jueves alguien cocina para todos. No tienes que ser tú.
[Mesas] Un día en mesa libre: Desde las siete, con café; Diez días: Válidos un año, en laborables; Un mes en mesa libre: Con taquilla y llave; Mesa propia: Tu lámpara, tu planta y tu desorden
[Salas y correo] Sala para seis: Por horas, con pared para escribir; Sala con cámara: Para llamadas que deben verse bien; Cabina de teléfono, al mes: De verdad no se oye; Dirección postal: Con foto de cada carta
@ Casa: Sabe quién necesita gestor y quién lo es; Técnica: Ha contado los enchufes: 164
? ¿Puedo probar? Un día es gratis. Trae auriculares o te los prestamos.

# student-residence | child | bed book keys @ window | office | rates | no-slots
= student residence|student dorm|student dormitory|student housing|student accommodation|dormitory|dorm|halls of residence|student hall|student flats|boarding house; studentenwohnheim|studierendenwohnheim|wohnheim|studentenwohnung|studentenwohnungen|studentenappartements|studentenzimmer|internat; residencia de estudiantes|residencia universitaria|colegio mayor|pisos de estudiantes|alojamiento para estudiantes|habitaciones para estudiantes
! tracker|chores|putzplan|room scheduler|costs|shared
$ 340 410 390 520 95 12 18 35
EN a student residence | Top Bunk House; Lecture & Lamp | Rooms for two hundred students, a kitchen for every eight.
> Your first door of your own, ten minutes from lectures | Bed, desk, shelf and a window that opens. The rest you bring in one car.
~ Each kitchen has eight keys, eight shelves and one unwritten law about pans. | Quiet begins at ten before examinations and at midnight otherwise.
[Rooms, a month] Room on the corridor: Twelve square metres, shared bath; Room with a shower: Fourteen, towards the yard; Place in a flat for three: Own kitchen, own arguments; Flat for two: For couples, or very good friends
[Around it] Guest room for parents: Three nights at the most; Laundry card: Four washes, drying included; Bicycle cellar, a term: Dry, locked, never empty; Practice room, a month: With a piano that forgives
@ House office: Finds the spare key before you finish asking; Caretaker: Has seen every way to block a sink
? When do I apply? From May for the winter. What is left in September goes by lot.
DE ein Studierendenwohnheim | Haus Oberes Bett; Lampe & Lehre | Zimmer für zweihundert Studierende, eine Küche für je acht.
> Die erste eigene Tür, zehn Minuten vom Hörsaal | Bett, Tisch, Regal und ein Fenster, das aufgeht. Der Rest passt in ein Auto.
~ Jede Küche hat acht Schlüssel, acht Fächer und ein ungeschriebenes Gesetz über Pfannen. | Ruhe ist vor Prüfungen ab zehn, sonst ab Mitternacht.
[Zimmer, je Monat] Zimmer am Flur: Zwölf Quadratmeter, Bad geteilt; Zimmer mit Dusche: Vierzehn, zum Hof; Platz in der Dreier-WG: Eigene Küche, eigener Streit; Wohnung für zwei: Für Paare oder sehr gute Freunde
[Drumherum] Gästezimmer für Eltern: Höchstens drei Nächte; Waschkarte: Vier Wäschen, Trocknen inbegriffen; Fahrradkeller, je Semester: Trocken, abgeschlossen, nie leer; Übungsraum, je Monat: Mit einem Klavier, das verzeiht
@ Hausbüro: Hat den Ersatzschlüssel, bevor Sie ausgeredet haben; Hausmeister: Kennt jede Art, einen Abfluss zu verstopfen
? Wann bewerbe ich mich? Ab Mai für den Winter. Was im September frei ist, wird verlost.
ES una residencia de estudiantes | Casa Litera Alta; Lámpara y Apuntes | Habitaciones para doscientos, una cocina para cada ocho.
> Tu primera puerta propia, a diez minutos de clase | Cama, mesa, estante y una ventana que se abre. Lo demás cabe en un coche.
~ Cada cocina tiene ocho llaves, ocho baldas y una ley no escrita sobre sartenes. | En exámenes hay silencio desde las diez; si no, desde medianoche.
[Habitaciones, al mes] Habitación en el pasillo: Doce metros, baño compartido; Habitación con ducha: Catorce metros, al patio; Plaza en piso de tres: Cocina propia, discusiones propias; Piso para dos: Parejas o muy buenos amigos
[Alrededor] Cuarto para padres de visita: Tres noches como mucho; Tarjeta de lavandería: Cuatro lavados con secado; Sótano de bicis, por cuatrimestre: Seco, cerrado y nunca vacío; Sala de ensayo, al mes: Con un piano que perdona
@ Oficina: Encuentra la llave antes de que termines; Conserje: Ha visto todas las formas de atascar un fregadero
? ¿Cuándo pido plaza? Desde mayo para el invierno. Lo que sobra en septiembre se sortea.
`);
