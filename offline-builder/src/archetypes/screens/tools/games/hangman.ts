import { literal } from "../../../../emit/literal.ts";
import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";
import { alphabets, hangmanWords } from "./hangman-words.ts";

export const hangman = toolArchetype({
  id: "hangman",
  asked:
    /(?<![\p{L}])(?:hang ?m[ae]n{1,2}|word guessing game|guess (?:the|my) word|galgenm(?:ä|ae?)nn?chen|galgenraten|wörter ?raten(?:spiel)?|(?:juego del? )?ahorcado|adivina(?:r)? (?:la|una) palabra)(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:comic|film|movie|band|pub|brewery|quiz)(?![\p{L}])/iu,
  blueprint: "Hangman",
  title: ["Hangman", "Galgenmännchen", "Ahorcado"],
  icon: "WholeWord",
  look: appLooks.club,
  kind: ["a hangman game", "ein Galgenmännchen-Spiel", "un juego del ahorcado"],
  names: [
    ["Letter by Letter", "Guess the Word"],
    ["Buchstabe für Buchstabe", "Wörterraten"],
    ["Letra a letra", "La palabra oculta"],
  ],
  tagline: [
    "Find the word letter by letter, before the drawing is complete.",
    "Das Wort Buchstabe für Buchstabe finden, bevor die Zeichnung fertig ist.",
    "Encuentra la palabra letra a letra, antes de que se complete el dibujo.",
  ],
  features: ["play", "score", "persist"],
  pieces: [kept, random, ["tools/hangman-rules.ts", "src/lib/hangman-rules.ts"]],
  marks: ({ language }) => ({ alphabet: alphabets[language] }),
  files: ({ language }) => [
    { path: "src/content/words.ts", content: `export const topics = ${literal(hangmanWords[language])};\n` },
  ],
  claims: [
    [
      "60 words of four topics, or a word that somebody else types; letters by keyboard or touch, six wrong ones end it",
      "60 Wörter aus vier Themen oder ein Wort, das jemand anders eingibt; Buchstaben per Tastatur oder Tippen, sechs falsche sind das Ende",
      "60 palabras de cuatro temas, o una que escribe otra persona; letras con el teclado o tocando, seis fallos y se acaba",
    ],
    [
      "The round, words found and the longest row survive a reload",
      "Die Runde, gefundene Wörter und die längste Serie überstehen ein Neuladen",
      "La partida, las palabras acertadas y la mejor racha sobreviven a una recarga",
    ],
  ],
  vocabulary: { en: "hangman", de: "galgenmännchen", es: "ahorcado" },
});
