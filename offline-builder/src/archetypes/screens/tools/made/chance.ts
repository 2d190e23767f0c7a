import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { copying, kept, keys, random, segments, slider } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

const pieces = [kept, random, keys, segments, slider] as const;

export const dice = toolArchetype({
  id: "dice",
  asked: called(
    "(?:\\d+d\\d+|dices?|die|d20|d6|rpg dice|d&d dice|dnd dice) (?:roller|rolling|roll|thrower|simulator|app|tool|generator)s?",
    "(?:roll|throw)s? (?:a |the |some |two |virtual |\\d )?(?:dices?|die)",
    "^(?:virtual |online )?dice$",
    "(?:(?:online|virtuelle[rs]?|digitale[rs]?)[- ])?würfel(?:n|app|-app|becher|simulator|wurf)?$",
    "würfel[- ]?(?:app|simulator|tool|generator|werfen)",
    "(?:(?:tirar|lanzar|simulador de|lanzador de|app de) (?:los |unos )?)?dados?(?: (?:virtual(?:es)?|online))?$",
    "(?:tirar|lanzar|simulador de|lanzador de|tirador de) (?:los |unos )?dados?",
  ),
  other: called("yahtzee", "kniffel", "backgammon", "games?", "spiel", "juego", "onions?"),
  blueprint: "Dice",
  title: ["Dice", "Würfel", "Dados"],
  icon: "Dices",
  look: appLooks.club,
  kind: ["a dice roller", "ein Würfelbecher", "un lanzador de dados"],
  names: [
    ["Let It Roll", "Pips"],
    ["Augenzahl", "Würfelbecher"],
    ["Dados al aire", "A tirar"],
  ],
  tagline: [
    "Roll as many dice as you need, with any number of sides.",
    "So viele Würfel, wie Sie brauchen, mit beliebig vielen Seiten.",
    "Tira los dados que necesites, con las caras que quieras.",
  ],
  features: ["roll", "persist"],
  pieces: [...pieces],
  claims: [
    [
      "Up to twenty dice of 2 to 1000 sides, a number added, the sum and the last fifty rolls; every side is as likely as any other",
      "Bis zu zwanzig Würfel mit 2 bis 1000 Seiten, ein Aufschlag, die Summe und die letzten fünfzig Würfe; jede Seite ist gleich wahrscheinlich",
      "Hasta veinte dados de 2 a 1000 caras, un número sumado, el total y las últimas cincuenta tiradas; todas las caras son igual de probables",
    ],
  ],
});

export const coin = toolArchetype({
  id: "coin",
  asked: called(
    "coin[ -]?(?:flip(?:per|ping)?|toss(?:er|ing)?)s?",
    "(?:flip|toss) (?:a |the )?coins?",
    "heads (?:or|and) tails",
    "münz[- ]?(?:wurf|werfer)",
    "(?:eine )?münzen? (?:werfen|werfer)",
    "kopf oder zahl",
    "(?:lanzar|tirar|lanzamiento de|lanzador de) (?:una |la )?monedas?",
    "cara o (?:cruz|sello|ceca)",
  ),
  other: called("collections?", "shop", "bitcoin", "crypto"),
  blueprint: "Coin",
  title: ["Coin", "Münze", "Moneda"],
  icon: "Coins",
  look: appLooks.club,
  kind: ["a coin to flip", "ein Münzwurf", "una moneda al aire"],
  names: [
    ["Heads or Tails", "Call It"],
    ["Kopf oder Zahl", "Münzwurf"],
    ["Cara o cruz", "Al aire"],
  ],
  tagline: [
    "Heads or tails, decided fairly.",
    "Kopf oder Zahl, ehrlich entschieden.",
    "Cara o cruz, decidido con justicia.",
  ],
  features: ["flip", "persist"],
  pieces: [kept, random, keys],
  claims: [
    [
      "Both sides are equally likely; it counts how often each fell and the longest run",
      "Beide Seiten sind gleich wahrscheinlich; gezählt wird, wie oft jede fiel und die längste Reihe",
      "Las dos caras son igual de probables; cuenta cuántas veces sale cada una y la racha más larga",
    ],
  ],
});

export const numbers = toolArchetype({
  id: "numbers",
  asked: called(
    "(?:random|lucky|lotto|lottery) numbers?[ -]?(?:generator|picker|maker|chooser|selector|app|tool)?",
    "number (?:generator|picker|randomi[sz]er)",
    "rng",
    "zufalls[- ]?zahl(?:en)?(?:[- ]?generator)?",
    "lotto[- ]?zahlen(?:[- ]?generator)?",
    "zahlen[- ]?generator",
    "(?:generador de )?números? (?:aleatorios?|al azar)",
    "numeros? aleatorios?",
  ),
  other: called(
    "phone",
    "invoice",
    "serial",
    "plates?",
    "results",
    "ergebnisse",
    "guess(?:ing)?",
    "raten",
    "adivin(?:a|ar)",
    "games?",
  ),
  blueprint: "RandomNumbers",
  title: ["Numbers", "Zahlen", "Números"],
  icon: "Hash",
  look: appLooks.desk,
  kind: ["a random number generator", "ein Zufallszahlengenerator", "un generador de números aleatorios"],
  names: [
    ["Any Number", "By Chance"],
    ["Irgendeine Zahl", "Reiner Zufall"],
    ["Cualquier número", "Puro azar"],
  ],
  tagline: [
    "Numbers by chance, within the limits you set.",
    "Zahlen nach dem Zufall, in den Grenzen, die Sie setzen.",
    "Números al azar, dentro de los límites que pongas.",
  ],
  features: ["generate", "copy", "persist"],
  pieces: [kept, random, copying, keys, ["tools/number-rules.ts", "src/lib/number-rules.ts"]],
  claims: [
    [
      "One to a thousand whole numbers at once, each only once if wanted, sorted if wanted; the last draws stay",
      "Eine bis tausend ganze Zahlen auf einmal, auf Wunsch jede nur einmal und sortiert; die letzten Ziehungen bleiben",
      "De uno a mil números enteros a la vez, si quieres sin repetir y ordenados; los últimos sorteos quedan",
    ],
  ],
});
