import { literal } from "../../../../emit/literal.ts";
import { appLooks } from "../../../../lexicon/app-kinds.ts";
import type { Language } from "../../../../plan/plan.ts";
import { kept, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

/** Ten that say yes, five that say neither, five that say no. */
const sayings: Record<Language, string[]> = {
  en: [
    "Yes, and soon",
    "All signs point that way",
    "You know it already: yes",
    "Go for it",
    "It looks good",
    "More than you hope",
    "Count on it",
    "Yes, if you begin today",
    "A clear yes",
    "The stars nod",
    "Ask again after tea",
    "The mist is thick today",
    "Sleep on it",
    "Half and half",
    "Somebody else knows better",
    "Rather not",
    "Not this time",
    "The signs shake their heads",
    "No, and that is for the best",
    "Do not wait for it",
  ],
  de: [
    "Ja, und zwar bald",
    "Alle Zeichen sprechen dafür",
    "Sie wissen es schon: ja",
    "Nur zu",
    "Es sieht gut aus",
    "Mehr, als Sie hoffen",
    "Verlassen Sie sich darauf",
    "Ja, wenn Sie heute anfangen",
    "Ein klares Ja",
    "Die Sterne nicken",
    "Nach dem Tee noch einmal fragen",
    "Der Nebel ist heute dicht",
    "Eine Nacht darüber schlafen",
    "Halb und halb",
    "Jemand anders weiß es besser",
    "Lieber nicht",
    "Diesmal nicht",
    "Die Zeichen schütteln den Kopf",
    "Nein, und das ist gut so",
    "Warten Sie nicht darauf",
  ],
  es: [
    "Sí, y muy pronto",
    "Todo apunta a que sí",
    "Ya lo sabes: sí",
    "Adelante",
    "Pinta bien",
    "Más de lo que esperas",
    "Cuenta con ello",
    "Sí, si empiezas hoy",
    "Un sí rotundo",
    "Las estrellas asienten",
    "Pregunta otra vez después del té",
    "Hoy hay mucha niebla",
    "Consúltalo con la almohada",
    "Mitad y mitad",
    "Otra persona lo sabe mejor",
    "Mejor no",
    "Esta vez no",
    "Las señales dicen que no",
    "No, y es mejor así",
    "No lo esperes",
  ],
};

export const magicBall = toolArchetype({
  id: "magic-ball",
  asked:
    /(?<![\p{L}])(?:magic (?:8|eight)(?: ?-?ball)?|(?:8|eight) ?-?ball(?: (?:app|game|oracle))|fortune teller (?:app|game|ball)|(?:magische|orakel)-?(?: ?(?:8|acht))?(?:er)?[- ]?(?:kugel|ball)|wahrsage-?(?:kugel|app|spiel)|orakel(?:-?app)?|bola (?:8|ocho|mágica)(?: mágica)?|(?:oráculo|adivino)(?: (?:app|mágico))?)(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:pool|billiards?|billard|billar|oracle database|tarot (?:readings?|cards?))(?![\p{L}])/iu,
  blueprint: "MagicBall",
  title: ["Ask the ball", "Die Kugel fragen", "Pregunta a la bola"],
  icon: "Sparkles",
  look: appLooks.night,
  kind: ["a magic 8 ball", "eine Orakelkugel", "una bola mágica"],
  names: [
    ["Ask the Ball", "Perhaps So"],
    ["Frag die Kugel", "Kann schon sein"],
    ["Dime, bola", "Quizá sí"],
  ],
  tagline: [
    "Ask a question that can be answered with yes or no, and shake.",
    "Eine Frage stellen, auf die Ja oder Nein passt, und schütteln.",
    "Haz una pregunta de sí o no, y agita.",
  ],
  features: ["draw", "persist"],
  pieces: [kept, random],
  files: ({ language }) => [
    { path: "src/content/sayings.ts", content: `export const sayings = ${literal(sayings[language])};\n` },
  ],
  claims: [
    [
      "Twenty answers, each with the same chance, by button, by Enter or by shaking a phone that tells the page",
      "Zwanzig Antworten mit gleicher Chance, per Knopf, mit Enter oder durch Schütteln, wo das Telefon es der Seite meldet",
      "Veinte respuestas con la misma probabilidad, con el botón, con Intro o agitando un teléfono que lo comunique a la página",
    ],
    [
      "The last questions and their answers survive a reload",
      "Die letzten Fragen mit ihren Antworten überstehen ein Neuladen",
      "Las últimas preguntas y sus respuestas sobreviven a una recarga",
    ],
  ],
});
