import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { copying, kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const wordCount = toolArchetype({
  id: "word-count",
  asked: called(
    "(?:word|character|letter|text|sentence)s?(?: (?:and|&|/) (?:word|character|letter)s?)?[ -]?count(?:er|ing)?(?: tool| app)?",
    "count(?:s|ing)? (?:the )?(?:words|characters|letters)",
    "reading time (?:calculator|counter|estimator|tool)",
    "(?:wörter|wort|zeichen|buchstaben|text)[- ]?(?:zähler|zählen|zählung|zähl[- ]?tool)",
    "(?:wörter|zeichen|buchstaben)(?: und (?:wörter|zeichen))? zählen",
    "contador de (?:palabras|caracteres|letras|texto)(?: y (?:palabras|caracteres|letras))?",
    "contar (?:las )?(?:palabras|caracteres|letras)",
  ),
  other: called("games?", "novels?", "writing log", "vocabulary", "daily", "roman", "spiel", "novelas?"),
  blueprint: "WordCount",
  title: ["Word count", "Wörter zählen", "Contar palabras"],
  icon: "WholeWord",
  look: appLooks.desk,
  kind: ["a word counter", "ein Wörterzähler", "un contador de palabras"],
  names: [
    ["Every Word", "Word for Word"],
    ["Wort für Wort", "Zeile um Zeile"],
    ["Palabra a palabra", "Letra a letra"],
  ],
  tagline: [
    "Words, characters and reading time while you type.",
    "Wörter, Zeichen und Lesezeit, während Sie tippen.",
    "Palabras, caracteres y tiempo de lectura mientras escribes.",
  ],
  features: ["count", "persist"],
  pieces: [kept, copying, ["tools/text-count.ts", "src/lib/text-count.ts"]],
  flags: ({ language }) => ({ [language]: true }),
  claims: [
    [
      "Words, characters, sentences, paragraphs, reading and speaking time and the most used words are counted live; the text stays in the browser",
      "Wörter, Zeichen, Sätze, Absätze, Lese- und Sprechzeit und die häufigsten Wörter werden live gezählt; der Text bleibt im Browser",
      "Palabras, caracteres, frases, párrafos, tiempo de lectura y de habla y las palabras más usadas se cuentan al momento; el texto no sale del navegador",
    ],
  ],
});
