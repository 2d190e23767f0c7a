/** A blog about what the request names and no subject of ours is: posts that speak of it without pretending to know it. */
import type { Copy, Post } from "../../lexicon/domain.ts";
import { pluralOf } from "../../parse/records/grammatical-number.ts";
import type { Language } from "../../plan/plan.ts";

const behind: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(?:blog|weblog|posts|articles|essays|magazine|e-?zine|journal|newsletter)\s+(?:\p{L}+\s+){0,2}?(?:about|on|dedicated to|for)\s+(?:my |our |the )?(.+?)(?=[,.;:!?]|\s+(?:with|where|including|called|named|that|which|in (?:dark|light|green|blue|red))(?![\p{L}])|$)/iu,
  de: /(?<![\p{L}])(?:\p{L}*blog|\p{L}*magazin|beiträge|artikel)\s+(?:über|zum thema|rund um)\s+(?:meine?n? |unsere?n? |die |das |den )?(.+?)(?=[,.;:!?]|\s+(?:mit|und ich|namens|wo)(?![\p{L}])|$)/iu,
  es: /(?<![\p{L}])(?:blog|revista|entradas|artículos)\s+(?:sobre|acerca de|de)\s+(?:mi |mis |el |la |los |las )?(.+?)(?=[,.;:!?]|\s+(?:con|donde|llamado|que)(?![\p{L}])|$)/iu,
};

/** "Recipe blog": what stands before it, where it says more than what kind of blog it is. */
const compound = /(?:^|\s)(\p{L}[\p{L}-]{3,})\s+(?:blog|weblog|magazine)(?![\p{L}])/iu;
const kinds =
  /^(?:personal|simple|small|little|online|modern|minimal|minimalist|static|private|public|digital|weekly|daily|monthly|company|corporate|team|group|community|food|travel|tech|this|that|your|with|full|nice|clean|dark|light|create|build|make|write|lifestyle|wordpress|medium|classic|beautiful|new|own)$/iu;

function beforeBlog(text: string, language: Language): string | null {
  const found = language === "en" ? compound.exec(text)?.[1]?.toLowerCase() : undefined;
  if (found === undefined || kinds.test(found)) return null;
  return /(?:ing|s|ics)$/u.test(found) ? found : pluralOf(found, "en");
}

/** "Urban beekeeping"; null when nothing is named that fits into a sentence. */
export function topicOfBlog(text: string, language: Language): string | null {
  const found = behind[language].exec(text)?.[1]?.trim();
  if (!found) return beforeBlog(text, language);
  return found.length >= 3 && found.length <= 34 && found.split(/\s+/).length <= 4 ? found : null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Lines = readonly (readonly [title: string, category: string, summary: string, first: string, second: string])[];

const posts: Record<Language, (topic: string) => Lines> = {
  en: (topic) => [
    [
      `Why I write about ${topic}`,
      "Beginnings",
      "It began with a question nobody at the table could answer.",
      `I wanted one page where I could look up what I had learned about ${topic}. After a month it had grown to eleven, and other people asked for the address.`,
      "So this is a notebook with the door open. Corrections are welcome and will be thanked by name.",
    ],
    [
      "Mistakes of the first year",
      "Learning",
      "In the order in which they hurt.",
      "I bought too much, too early, and read too little. The expensive thing still lies in its box; the cheap one is used every week.",
      `The second mistake was to ask nobody. People who know about ${topic} like to be asked, and they answer at length.`,
    ],
    [
      `Where to begin with ${topic}`,
      "Beginnings",
      "What I would tell a friend on a walk.",
      "Begin small, on a day without other plans, and write down what you did. The first notes look silly and turn out to be the useful ones.",
      "Then do the same thing again before doing the next one. Twice is when it starts to make sense.",
    ],
    [
      "What lies on my table",
      "Tools",
      "Less than you would think.",
      "A pencil, a notebook with squared paper, and a box for whatever has no place yet. Everything else I borrow first.",
      "If I have borrowed a thing three times, I may buy it. It has happened twice so far.",
    ],
    [
      "A visit to somebody who knows more",
      "People",
      "Two hours, one pot of tea, six pages of notes.",
      `She has spent twenty years on ${topic} and said "it depends" nine times. I counted, because each time the best part came after it.`,
      "What I took home fits on a card: look longer than you want to, change one thing at a time, and keep the failures.",
    ],
    [
      `Questions I am asked about ${topic}`,
      "Learning",
      "With answers as short as I can make them.",
      "How long does it take? Longer than the books say, and nobody minds. What does it cost? The beginning costs an afternoon.",
      "Is it worth it? I have stopped asking, which may be the answer.",
    ],
    [
      "The quiet months",
      "Seasons",
      "When nothing happens, and why that is part of it.",
      "There are weeks in which there is nothing to show. I used to skip them here. Now I write a line anyway.",
      "Read together at the end of the year, those lines are the ones I would miss.",
    ],
  ],
  de: (topic) => [
    [
      `Warum ich über ${topic} schreibe`,
      "Anfänge",
      "Es begann mit einer Frage, die am Tisch niemand beantworten konnte.",
      `Ich wollte eine Seite, auf der steht, was ich über ${topic} gelernt habe. Nach einem Monat waren es elf, und andere fragten nach der Adresse.`,
      "Also ist das hier ein Notizbuch mit offener Tür. Korrekturen sind willkommen und werden mit Namen bedankt.",
    ],
    [
      "Fehler des ersten Jahres",
      "Lernen",
      "In der Reihenfolge, in der sie wehtaten.",
      "Ich habe zu früh zu viel gekauft und zu wenig gelesen. Das Teure liegt noch im Karton, das Billige ist jede Woche in Gebrauch.",
      `Der zweite Fehler war, niemanden zu fragen. Wer viel über ${topic} weiß, wird gern gefragt und antwortet ausführlich.`,
    ],
    [
      "Womit man anfängt",
      "Anfänge",
      "Was ich auf einem Spaziergang raten würde.",
      "Klein anfangen, an einem Tag ohne andere Pläne, und aufschreiben, was man getan hat. Die ersten Notizen wirken albern und sind später die brauchbaren.",
      "Dann dasselbe noch einmal, bevor das Nächste kommt. Beim zweiten Mal ergibt es Sinn.",
    ],
    [
      "Was auf meinem Tisch liegt",
      "Werkzeug",
      "Weniger, als man denkt.",
      "Ein Bleistift, ein kariertes Heft und eine Kiste für alles, was noch keinen Platz hat. Den Rest leihe ich zuerst.",
      "Was ich dreimal geliehen habe, darf ich kaufen. Das ist bisher zweimal vorgekommen.",
    ],
    [
      "Besuch bei jemandem, die mehr weiß",
      "Menschen",
      "Zwei Stunden, eine Kanne Tee, sechs Seiten Notizen.",
      "Sie macht das seit zwanzig Jahren und sagte neunmal „kommt darauf an“. Ich habe mitgezählt, denn danach kam jedes Mal das Beste.",
      "Was ich mitnahm, passt auf eine Karte: länger hinsehen, immer nur eines ändern, die Misserfolge aufheben.",
    ],
    [
      `Fragen, die man mir über ${topic} stellt`,
      "Lernen",
      "Mit Antworten, so kurz es geht.",
      "Wie lange dauert es? Länger als in den Büchern, und das stört niemanden. Was kostet es? Der Anfang kostet einen Nachmittag.",
      "Lohnt es sich? Ich habe aufgehört zu fragen, vielleicht ist das die Antwort.",
    ],
    [
      "Die stillen Monate",
      "Jahreszeiten",
      "Wenn nichts geschieht, und warum das dazugehört.",
      "Es gibt Wochen, in denen nichts zu zeigen ist. Früher habe ich sie hier ausgelassen. Jetzt schreibe ich trotzdem eine Zeile.",
      "Am Ende des Jahres zusammen gelesen, sind es die Zeilen, die ich vermissen würde.",
    ],
  ],
  es: (topic) => [
    [
      `Por qué escribo sobre ${topic}`,
      "Comienzos",
      "Empezó con una pregunta que nadie en la mesa supo contestar.",
      `Quería una página donde mirar lo aprendido sobre ${topic}. Al mes eran once, y otros pedían la dirección.`,
      "Así que esto es un cuaderno con la puerta abierta. Las correcciones se agradecen con nombre.",
    ],
    [
      "Errores del primer año",
      "Aprender",
      "En el orden en que dolieron.",
      "Compré demasiado y demasiado pronto, y leí poco. Lo caro sigue en su caja; lo barato se usa cada semana.",
      `El segundo error fue no preguntar. A quien sabe sobre ${topic} le gusta que le pregunten, y contesta con calma.`,
    ],
    [
      "Por dónde empezar",
      "Comienzos",
      "Lo que le diría a una amiga dando un paseo.",
      "Empezar por poco, un día sin otros planes, y apuntar lo que se hizo. Las primeras notas parecen tontas y luego son las útiles.",
      "Después, lo mismo otra vez antes de pasar a lo siguiente. A la segunda empieza a tener sentido.",
    ],
    [
      "Lo que hay en mi mesa",
      "Herramientas",
      "Menos de lo que parece.",
      "Un lápiz, un cuaderno de cuadros y una caja para lo que aún no tiene sitio. Lo demás lo pido prestado.",
      "Si algo lo he pedido tres veces, puedo comprarlo. Ha pasado dos veces.",
    ],
    [
      "Visita a quien sabe más",
      "Personas",
      "Dos horas, una tetera, seis páginas de notas.",
      "Lleva veinte años en ello y dijo «depende» nueve veces. Las conté, porque lo mejor venía después.",
      "Lo que me llevé cabe en una tarjeta: mirar más rato, cambiar una sola cosa cada vez y guardar los fallos.",
    ],
    [
      `Preguntas que me hacen sobre ${topic}`,
      "Aprender",
      "Con respuestas tan cortas como puedo.",
      "¿Cuánto se tarda? Más de lo que dicen los libros, y a nadie le importa. ¿Cuánto cuesta? Empezar cuesta una tarde.",
      "¿Merece la pena? He dejado de preguntármelo, y quizá esa sea la respuesta.",
    ],
    [
      "Los meses callados",
      "Estaciones",
      "Cuando no pasa nada, y por qué también cuenta.",
      "Hay semanas en las que no hay nada que enseñar. Antes las saltaba. Ahora escribo una línea igual.",
      "Leídas juntas al final del año, son las que echaría de menos.",
    ],
  ],
};

const frame: Record<Language, (topic: string) => Pick<Copy, "kind" | "names" | "tagline" | "heroes" | "story">> = {
  en: (topic) => ({
    kind: `a blog about ${topic}`,
    names: [`Notes on ${topic}`],
    tagline: `Notes on ${topic}, about once a week.`,
    heroes: [
      { title: capital(topic), lead: "What I tried, what failed, and what I would do again. About once a week." },
    ],
    story: {
      title: "About",
      paragraphs: [
        `One person, writing about ${topic}. No lists of ten things, and nothing is sold here.`,
        "Everything is tried first and written down afterwards, which is why it takes a week.",
      ],
    },
  }),
  de: (topic) => ({
    kind: `ein Blog über ${topic}`,
    names: [`Über ${topic}`],
    tagline: `Notizen über ${topic}, etwa einmal in der Woche.`,
    heroes: [
      {
        title: `Über ${topic}`,
        lead: "Was ich versucht habe, was misslang und was ich wieder täte. Etwa einmal in der Woche.",
      },
    ],
    story: {
      title: "Über",
      paragraphs: [
        `Hier schreibt eine Person über ${topic}. Keine Listen mit zehn Dingen, und verkauft wird nichts.`,
        "Alles wird zuerst ausprobiert und dann aufgeschrieben, darum dauert es eine Woche.",
      ],
    },
  }),
  es: (topic) => ({
    kind: `un blog sobre ${topic}`,
    names: [`Apuntes sobre ${topic}`],
    tagline: `Apuntes sobre ${topic}, más o menos una vez por semana.`,
    heroes: [
      {
        title: capital(topic),
        lead: "Lo que probé, lo que falló y lo que volvería a hacer. Más o menos una vez por semana.",
      },
    ],
    story: {
      title: "Acerca de",
      paragraphs: [
        `Una persona que escribe sobre ${topic}. Sin listas de diez cosas y sin nada que vender.`,
        "Todo se prueba primero y se escribe después, por eso tarda una semana.",
      ],
    },
  }),
};

/** The words of a blog about the topic; what they do not say stays as it is. */
export function copyAbout(copy: Copy, topic: string, language: Language): Copy {
  return {
    ...copy,
    ...frame[language](topic),
    posts: posts[language](topic).map(
      ([title, category, summary, first, second]): Post => ({ title, category, summary, paragraphs: [first, second] }),
    ),
  };
}
