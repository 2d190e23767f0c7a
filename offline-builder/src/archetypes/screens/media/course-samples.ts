import type { Language } from "../../../plan/plan.ts";

export interface SampleLesson {
  title: string;
  part: string;
  minutes: number;
  text: string;
  /** The question, the right answer, and wrong ones. */
  ask: [question: string, right: string, ...wrong: string[]];
}

/** A short course that is true whatever the course will be about. */
export const courseSamples: Record<Language, SampleLesson[]> = {
  en: [
    {
      title: "Why we forget",
      part: "Before you begin",
      minutes: 4,
      text: "Most of what we read once is gone after a few days. That is no weakness: what is never needed again is cleared away.\n\nWhat is asked for again stays. So the trick is not to read longer but to come back, and each time a little later than the last.",
      ask: ["What keeps something in memory?", "Coming back to it", "Reading it longer", "Underlining it"],
    },
    {
      title: "Ask instead of reading again",
      part: "How to learn",
      minutes: 6,
      text: "Close the page and say what stood there. It feels harder than reading again, and that is why it works: to search for an answer makes the path to it.\n\nThe questions below each lesson do nothing else.",
      ask: [
        "Which of these helps most?",
        "Saying it with the page closed",
        "Reading it a third time",
        "Copying it neatly",
      ],
    },
    {
      title: "A little every day",
      part: "How to learn",
      minutes: 5,
      text: "Twenty minutes on five days do more than two hours on one. Between the days the mind goes on sorting.\n\nChoose a time that exists anyway, after the coffee or on the train, and nothing has to be decided any more.",
      ask: ["What does more?", "Twenty minutes on five days", "Two hours on one day", "Whatever fits, whenever"],
    },
    {
      title: "Explain it to somebody",
      part: "To keep it",
      minutes: 5,
      text: "Whoever explains finds out where it does not hold yet. It need not be an expert: a child, a friend or a chair will do.\n\nWhere the sentence stops, the next lesson begins.",
      ask: ["What does explaining show?", "Where there are gaps", "How clever one is", "Nothing new"],
    },
  ],
  de: [
    {
      title: "Warum wir vergessen",
      part: "Bevor es losgeht",
      minutes: 4,
      text: "Das meiste, was wir einmal lesen, ist nach ein paar Tagen fort. Das ist keine Schwäche: was nie wieder gebraucht wird, wird weggeräumt.\n\nWas wieder gefragt wird, bleibt. Es hilft also nicht, länger zu lesen, sondern wiederzukommen, jedes Mal etwas später als zuvor.",
      ask: ["Was hält etwas im Gedächtnis?", "Darauf zurückkommen", "Länger daran lesen", "Es unterstreichen"],
    },
    {
      title: "Fragen statt noch einmal lesen",
      part: "Wie man lernt",
      minutes: 6,
      text: "Seite schließen und sagen, was dort stand. Das fühlt sich schwerer an als noch einmal zu lesen, und eben darum wirkt es: die Suche nach der Antwort macht den Weg zu ihr.\n\nDie Fragen unter jeder Lektion tun nichts anderes.",
      ask: [
        "Was davon hilft am meisten?",
        "Es bei geschlossener Seite sagen",
        "Es ein drittes Mal lesen",
        "Es sauber abschreiben",
      ],
    },
    {
      title: "Jeden Tag ein wenig",
      part: "Wie man lernt",
      minutes: 5,
      text: "Zwanzig Minuten an fünf Tagen bringen mehr als zwei Stunden an einem. Zwischen den Tagen ordnet der Kopf weiter.\n\nWählen Sie eine Zeit, die es ohnehin gibt, nach dem Kaffee oder in der Bahn, dann ist nichts mehr zu entscheiden.",
      ask: ["Was bringt mehr?", "Zwanzig Minuten an fünf Tagen", "Zwei Stunden an einem Tag", "Wann es gerade passt"],
    },
    {
      title: "Es jemandem erklären",
      part: "Damit es bleibt",
      minutes: 5,
      text: "Wer erklärt, merkt, wo es noch nicht trägt. Es braucht keine Fachleute: ein Kind, eine Freundin oder ein Stuhl genügt.\n\nWo der Satz aufhört, beginnt die nächste Lektion.",
      ask: ["Was zeigt das Erklären?", "Wo Lücken sind", "Wie klug man ist", "Nichts Neues"],
    },
  ],
  es: [
    {
      title: "Por qué olvidamos",
      part: "Antes de empezar",
      minutes: 4,
      text: "Casi todo lo que leemos una vez se va en pocos días. No es una debilidad: lo que no vuelve a hacer falta se retira.\n\nLo que se pregunta otra vez se queda. No se trata de leer más rato, sino de volver, cada vez un poco más tarde.",
      ask: ["¿Qué mantiene algo en la memoria?", "Volver a ello", "Leerlo más rato", "Subrayarlo"],
    },
    {
      title: "Preguntar en lugar de releer",
      part: "Cómo se aprende",
      minutes: 6,
      text: "Cierra la página y di qué ponía. Cuesta más que releer, y por eso funciona: buscar la respuesta abre el camino hasta ella.\n\nLas preguntas al final de cada lección no hacen otra cosa.",
      ask: ["¿Qué ayuda más?", "Decirlo con la página cerrada", "Leerlo por tercera vez", "Copiarlo con buena letra"],
    },
    {
      title: "Un poco cada día",
      part: "Cómo se aprende",
      minutes: 5,
      text: "Veinte minutos cinco días hacen más que dos horas en uno. Entre un día y otro la cabeza sigue ordenando.\n\nElige un momento que ya exista, tras el café o en el tren, y no quedará nada que decidir.",
      ask: ["¿Qué da más resultado?", "Veinte minutos cinco días", "Dos horas un solo día", "Cuando se pueda"],
    },
    {
      title: "Explicárselo a alguien",
      part: "Para que se quede",
      minutes: 5,
      text: "Quien explica descubre dónde aún no se sostiene. No hace falta un experto: vale un niño, una amiga o una silla.\n\nDonde se corta la frase empieza la siguiente lección.",
      ask: ["¿Qué muestra explicar?", "Dónde hay huecos", "Lo lista que es una", "Nada nuevo"],
    },
  ],
};
