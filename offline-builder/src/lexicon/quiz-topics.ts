/** Questions by topic: `English/German/Spanish | right answer | three wrong ones`, answers in three languages where they differ. Data only. */
import type { QuizRow, QuizTopic } from "./quiz-questions.ts";

const languages = ["en", "de", "es"] as const;

function topic({ id, words, name }: Omit<QuizTopic, "rows">, lines: string): QuizTopic {
  const rows = lines
    .trim()
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.split("/")));
  const of = (at: number): QuizRow[] =>
    rows.map((cells) => {
      const [question = "", answer = "", one = "", two = "", three = ""] = cells.map((cell) => cell[at] ?? cell[0]!);
      return [question, answer, one, two, three];
    });
  return {
    id,
    words,
    name,
    rows: Object.fromEntries(languages.map((language, at) => [language, of(at)])) as QuizTopic["rows"],
  };
}

export const moreTopics: readonly QuizTopic[] = [
  topic(
    {
      id: "space",
      words:
        /(?<![\p{L}])(?:space|planets?|solar system|astronom\p{L}*|universe|stars and planets|weltraum|weltall|planeten|sonnensystem|universum|espacio|planetas?|sistema solar|universo)(?![\p{L}])/iu,
      name: { en: "space", de: "Weltraum", es: "el espacio" },
    },
    `
Which planet is the largest of the solar system?/Welcher Planet ist der größte im Sonnensystem?/¿Cuál es el planeta más grande del sistema solar? | Jupiter/Jupiter/Júpiter | Saturn/Saturn/Saturno | Neptune/Neptun/Neptuno | Earth/Erde/La Tierra
Which planet is called the red one?/Welcher Planet heißt der Rote?/¿A qué planeta llaman rojo? | Mars/Mars/Marte | Venus | Mercury/Merkur/Mercurio | Jupiter/Jupiter/Júpiter
What is the Sun?/Was ist die Sonne?/¿Qué es el Sol? | A star/Ein Stern/Una estrella | A planet/Ein Planet/Un planeta | A moon/Ein Mond/Una luna | A comet/Ein Komet/Un cometa
How many planets go round the Sun?/Wie viele Planeten umkreisen die Sonne?/¿Cuántos planetas giran alrededor del Sol? | 8 | 7 | 9 | 12
Who was the first person in space?/Wer war der erste Mensch im All?/¿Quién fue la primera persona en el espacio? | Yuri Gagarin/Juri Gagarin/Yuri Gagarin | Neil Armstrong | Valentina Tereshkova/Walentina Tereschkowa/Valentina Tereshkova | Buzz Aldrin
What is our galaxy called?/Wie heißt unsere Galaxie?/¿Cómo se llama nuestra galaxia? | Milky Way/Milchstraße/Vía Láctea | Andromeda/Andromeda/Andrómeda | Orion/Orion/Orión | Sombrero
Which planet is known for its bright rings?/Welcher Planet ist für seine hellen Ringe bekannt?/¿Qué planeta es conocido por sus anillos? | Saturn/Saturn/Saturno | Mars/Mars/Marte | Venus | Mercury/Merkur/Mercurio
How long does the Earth take round the Sun?/Wie lange braucht die Erde um die Sonne?/¿Cuánto tarda la Tierra en dar la vuelta al Sol? | One year/Ein Jahr/Un año | One month/Einen Monat/Un mes | One day/Einen Tag/Un día | Ten years/Zehn Jahre/Diez años
What pulls the sea up and down?/Was zieht das Meer auf und ab?/¿Qué mueve las mareas? | The Moon/Der Mond/La Luna | The wind/Der Wind/El viento | Whales/Wale/Las ballenas | Volcanoes/Vulkane/Los volcanes
Which planet is the hottest?/Welcher Planet ist der heißeste?/¿Cuál es el planeta más caliente? | Venus | Mercury/Merkur/Mercurio | Mars/Mars/Marte | Jupiter/Jupiter/Júpiter`,
  ),
  topic(
    {
      id: "vocabulary",
      words:
        /(?<![\p{L}])(?:vocabulary|word(?: matching)? games?|language(?: learning)? games?|learn(?:ing)? (?:spanish|german|languages?)|spanish words|vokabel\p{L}*|vocabulario)(?![\p{L}])/iu,
      name: { en: "Spanish words", de: "spanische Wörter", es: "palabras en inglés" },
    },
    `
What does “la casa” mean?/Was heißt „la casa“?/¿Qué significa «house»? | House/Haus/Casa | Car/Auto/Coche | Bread/Brot/Pan | Street/Straße/Calle
What does “el perro” mean?/Was heißt „el perro“?/¿Qué significa «dog»? | Dog/Hund/Perro | Cat/Katze/Gato | Horse/Pferd/Caballo | Bird/Vogel/Pájaro
What does “mañana” mean?/Was heißt „mañana“?/¿Qué significa «tomorrow»? | Tomorrow/Morgen/Mañana | Yesterday/Gestern/Ayer | Today/Heute/Hoy | Never/Nie/Nunca
What does “gracias” mean?/Was heißt „gracias“?/¿Qué significa «thank you»? | Thank you/Danke/Gracias | Please/Bitte/Por favor | Sorry/Entschuldigung/Perdón | Good night/Gute Nacht/Buenas noches
What does “la manzana” mean?/Was heißt „la manzana“?/¿Qué significa «apple»? | Apple/Apfel/Manzana | Pear/Birne/Pera | Orange/Orange/Naranja | Grape/Traube/Uva
What does “el libro” mean?/Was heißt „el libro“?/¿Qué significa «book»? | Book/Buch/Libro | Table/Tisch/Mesa | Pencil/Bleistift/Lápiz | Window/Fenster/Ventana
What does “azul” mean?/Was heißt „azul“?/¿Qué significa «blue»? | Blue/Blau/Azul | Red/Rot/Rojo | Green/Grün/Verde | Yellow/Gelb/Amarillo
What does “comer” mean?/Was heißt „comer“?/¿Qué significa «to eat»? | To eat/Essen/Comer | To drink/Trinken/Beber | To sleep/Schlafen/Dormir | To run/Laufen/Correr
What does “la lluvia” mean?/Was heißt „la lluvia“?/¿Qué significa «rain»? | Rain/Regen/Lluvia | Snow/Schnee/Nieve | Wind/Wind/Viento | Sun/Sonne/Sol
What does “el amigo” mean?/Was heißt „el amigo“?/¿Qué significa «friend»? | Friend/Freund/Amigo | Brother/Bruder/Hermano | Neighbour/Nachbar/Vecino | Teacher/Lehrer/Maestro`,
  ),
  topic(
    {
      id: "dinosaurs",
      words: /dinosa?ur|dinos(?![\p{L}])|dinosaurier|dinosaurio/iu,
      name: { en: "dinosaurs", de: "Dinosaurier", es: "dinosaurios" },
    },
    `
Which dinosaur had three horns?/Welcher Dinosaurier hatte drei Hörner?/¿Qué dinosaurio tenía tres cuernos? | Triceratops | Stegosaurus | Diplodocus | Velociraptor
What did Tyrannosaurus rex eat?/Was fraß der Tyrannosaurus rex?/¿Qué comía el tiranosaurio? | Meat/Fleisch/Carne | Leaves/Blätter/Hojas | Grass/Gras/Hierba | Only fish/Nur Fisch/Solo pescado
Which dinosaur had plates along its back?/Welcher Dinosaurier trug Platten auf dem Rücken?/¿Qué dinosaurio tenía placas en el lomo? | Stegosaurus | Triceratops | Brachiosaurus | Iguanodon
Which animals of today descend from dinosaurs?/Welche heutigen Tiere stammen von Dinosauriern ab?/¿Qué animales de hoy descienden de los dinosaurios? | Birds/Vögel/Las aves | Lizards/Echsen/Los lagartos | Elephants/Elefanten/Los elefantes | Sharks/Haie/Los tiburones
What do we call bones turned to stone?/Wie heißen zu Stein gewordene Knochen?/¿Cómo se llaman los huesos hechos piedra? | Fossils/Fossilien/Fósiles | Crystals/Kristalle/Cristales | Minerals/Minerale/Minerales | Shells/Muscheln/Conchas
Which dinosaur had a very long neck?/Welcher Dinosaurier hatte einen sehr langen Hals?/¿Qué dinosaurio tenía el cuello muy largo? | Brachiosaurus | Ankylosaurus | Velociraptor | Triceratops
What probably ended the time of the dinosaurs?/Was beendete wohl die Zeit der Dinosaurier?/¿Qué acabó probablemente con los dinosaurios? | An asteroid/Ein Asteroid/Un asteroide | People/Menschen/Las personas | A flood/Eine Flut/Un diluvio | Lions/Löwen/Los leones
How did dinosaurs have their young?/Wie kamen Dinosaurier zur Welt?/¿Cómo nacían los dinosaurios? | From eggs/Aus Eiern/De huevos | Born alive/Lebend geboren/Vivos | From seeds/Aus Samen/De semillas | From cocoons/Aus Kokons/De capullos
Which one flew and was no dinosaur?/Wer flog und war kein Dinosaurier?/¿Cuál volaba y no era un dinosaurio? | Pteranodon | Stegosaurus | Allosaurus | Diplodocus
What did Ankylosaurus have at the end of its tail?/Was hatte der Ankylosaurus am Schwanzende?/¿Qué tenía el anquilosaurio al final de la cola? | A club/Eine Keule/Una maza | A fan/Einen Fächer/Un abanico | A horn/Ein Horn/Un cuerno | Feathers/Federn/Plumas`,
  ),
  topic(
    {
      id: "animals",
      words:
        /(?<![\p{L}])(?:animals?|wildlife|nature|pets|tiere?n?|tierwelt|natur|haustiere|animal(?:es)?|naturaleza|fauna)(?![\p{L}])/iu,
      name: { en: "animals", de: "Tiere", es: "animales" },
    },
    `
Which is the largest animal on Earth?/Welches ist das größte Tier der Erde?/¿Cuál es el animal más grande de la Tierra? | Blue whale/Blauwal/Ballena azul | Elephant/Elefant/Elefante | Giraffe/Giraffe/Jirafa | Whale shark/Walhai/Tiburón ballena
How many legs has a spider?/Wie viele Beine hat eine Spinne?/¿Cuántas patas tiene una araña? | 8 | 6 | 10 | 12
Which animal is the fastest on land?/Welches Tier ist an Land am schnellsten?/¿Qué animal es el más rápido en tierra? | Cheetah/Gepard/Guepardo | Lion/Löwe/León | Horse/Pferd/Caballo | Ostrich/Strauß/Avestruz
What does a panda mostly eat?/Was frisst ein Panda vor allem?/¿Qué come sobre todo un panda? | Bamboo/Bambus/Bambú | Fish/Fisch/Pescado | Honey/Honig/Miel | Nuts/Nüsse/Nueces
Which bird cannot fly?/Welcher Vogel kann nicht fliegen?/¿Qué ave no puede volar? | Penguin/Pinguin/Pingüino | Owl/Eule/Búho | Swallow/Schwalbe/Golondrina | Stork/Storch/Cigüeña
How many hearts has an octopus?/Wie viele Herzen hat ein Krake?/¿Cuántos corazones tiene un pulpo? | 3 | 1 | 2 | 8
What is a young goat called?/Wie heißt eine junge Ziege?/¿Cómo se llama la cría de la cabra? | Kid/Zicklein/Cabrito | Calf/Kalb/Ternero | Foal/Fohlen/Potro | Cub/Welpe/Cachorro
Which mammal can truly fly?/Welches Säugetier kann wirklich fliegen?/¿Qué mamífero vuela de verdad? | Bat/Fledermaus/Murciélago | Squirrel/Eichhörnchen/Ardilla | Lemur/Lemur/Lémur | Cat/Katze/Gato
Where do kangaroos live in the wild?/Wo leben Kängurus wild?/¿Dónde viven los canguros en libertad? | Australia/Australien/Australia | Africa/Afrika/África | Asia/Asien/Asia | Europe/Europa/Europa
What does a caterpillar turn into?/Was wird aus einer Raupe?/¿En qué se convierte una oruga? | A butterfly/Ein Schmetterling/Una mariposa | A bee/Eine Biene/Una abeja | A spider/Eine Spinne/Una araña | A snail/Eine Schnecke/Un caracol`,
  ),
  topic(
    {
      id: "football",
      words:
        /(?<![\p{L}])(?:football|soccer|world cup|premier league|fußball|bundesliga|weltmeisterschaft|fútbol|mundial)(?![\p{L}])/iu,
      name: { en: "football", de: "Fußball", es: "fútbol" },
    },
    `
How many players of one team are on the pitch at kick-off?/Wie viele Spieler einer Mannschaft stehen beim Anpfiff auf dem Platz?/¿Cuántos jugadores de un equipo empiezan un partido? | 11 | 10 | 9 | 12
How long is a match without extra time?/Wie lange dauert ein Spiel ohne Verlängerung?/¿Cuánto dura un partido sin prórroga? | 90 minutes/90 Minuten/90 minutos | 80 minutes/80 Minuten/80 minutos | 60 minutes/60 Minuten/60 minutos | 100 minutes/100 Minuten/100 minutos
Which country has won the most men's World Cups?/Welches Land gewann die meisten Weltmeisterschaften der Männer?/¿Qué país ha ganado más mundiales masculinos? | Brazil/Brasilien/Brasil | Italy/Italien/Italia | Argentina/Argentinien/Argentina | Germany/Deutschland/Alemania
What does a red card mean?/Was bedeutet eine Rote Karte?/¿Qué significa una tarjeta roja? | Sent off/Platzverweis/Expulsión | A warning/Verwarnung/Amonestación | A goal/Ein Tor/Un gol | A change/Ein Wechsel/Un cambio
Who may use their hands on the pitch?/Wer darf auf dem Platz die Hände benutzen?/¿Quién puede usar las manos en el campo? | The goalkeeper/Der Torwart/El portero | The captain/Der Kapitän/El capitán | The defender/Der Verteidiger/El defensa | Nobody/Niemand/Nadie
From how far is a penalty taken?/Aus welcher Entfernung wird ein Elfmeter geschossen?/¿Desde qué distancia se tira un penalti? | 11 metres/11 Meter/11 metros | 9 metres/9 Meter/9 metros | 15 metres/15 Meter/15 metros | 20 metres/20 Meter/20 metros
Where was the first World Cup played in 1930?/Wo fand 1930 die erste Weltmeisterschaft statt?/¿Dónde se jugó el primer mundial, en 1930? | Uruguay | Brazil/Brasilien/Brasil | France/Frankreich/Francia | England/England/Inglaterra
What are three goals by one player called?/Wie heißen drei Tore eines Spielers in einem Spiel?/¿Cómo se llaman tres goles de un jugador? | Hat-trick/Dreierpack/Triplete | Double/Doppelpack/Doblete | Full house/Volles Haus/Pleno | Assist/Vorlage/Asistencia
How does play begin again when the ball crosses the side line?/Wie geht es weiter, wenn der Ball die Seitenlinie überquert?/¿Cómo se reanuda si el balón sale por la banda? | Throw-in/Einwurf/Saque de banda | Corner/Ecke/Córner | Goal kick/Abstoß/Saque de puerta | Penalty/Elfmeter/Penalti
What is worn by the captain?/Was trägt der Kapitän?/¿Qué lleva el capitán? | An armband/Eine Armbinde/Un brazalete | A hat/Einen Hut/Un sombrero | A whistle/Eine Pfeife/Un silbato | Gloves/Handschuhe/Guantes`,
  ),
  topic(
    {
      id: "music",
      words:
        /(?<![\p{L}])(?:music|songs?|composers?|instruments?|musik|lieder|komponisten|instrumente|música|canciones|compositores|instrumentos)(?![\p{L}])/iu,
      name: { en: "music", de: "Musik", es: "música" },
    },
    `
How many keys has a full piano?/Wie viele Tasten hat ein Klavier?/¿Cuántas teclas tiene un piano? | 88 | 76 | 66 | 92
Which instrument has strings?/Welches Instrument hat Saiten?/¿Qué instrumento tiene cuerdas? | Cello/Cello/Violonchelo | Flute/Flöte/Flauta | Trumpet/Trompete/Trompeta | Clarinet/Klarinette/Clarinete
Who wrote the Ninth Symphony with the Ode to Joy?/Wer schrieb die Neunte mit der Ode an die Freude?/¿Quién escribió la Novena con la Oda a la alegría? | Beethoven | Mozart | Bach | Chopin
How many lines has a stave?/Wie viele Linien hat ein Notensystem?/¿Cuántas líneas tiene el pentagrama? | 5 | 4 | 6 | 7
What does "piano" mean in a score?/Was bedeutet „piano“ in den Noten?/¿Qué significa «piano» en una partitura? | Quietly/Leise/Suave | Fast/Schnell/Rápido | Loudly/Laut/Fuerte | Slowly/Langsam/Lento
Which voice is usually the highest?/Welche Stimme ist meist die höchste?/¿Qué voz suele ser la más aguda? | Soprano/Sopran/Soprano | Alto/Alt/Contralto | Tenor/Tenor/Tenor | Bass/Bass/Bajo
Where does the tango come from?/Woher kommt der Tango?/¿De dónde viene el tango? | Río de la Plata/Río de la Plata/Río de la Plata | Cuba/Kuba/Cuba | Spain/Spanien/España | Italy/Italien/Italia
Which family does the trumpet belong to?/Zu welcher Familie gehört die Trompete?/¿A qué familia pertenece la trompeta? | Brass/Blechbläser/Viento metal | Woodwind/Holzbläser/Viento madera | Strings/Streicher/Cuerda | Percussion/Schlagwerk/Percusión
Who composed The Magic Flute?/Wer komponierte die Zauberflöte?/¿Quién compuso La flauta mágica? | Mozart | Verdi | Wagner | Haydn
What is a group of four players called?/Wie heißt eine Gruppe von vier Musizierenden?/¿Cómo se llama un grupo de cuatro músicos? | Quartet/Quartett/Cuarteto | Trio/Trio/Trío | Duo/Duo/Dúo | Quintet/Quintett/Quinteto`,
  ),
];
