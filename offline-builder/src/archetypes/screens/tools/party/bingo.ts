import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const bingo = toolArchetype({
  id: "bingo",
  asked:
    /(?<![\p{L}])(?:bingo ?-?(?:cards?|karten?|scheine?|zettel|sheets?|boards?|game|spiel|app|tool|generators?|makers?|creator|caller|numbers?|generator)*|(?:buzzword|bullshit|baby shower|wedding|classroom|party|road trip|human) ?-?bingo|(?:cartones?|tarjetas?|juego|generador) (?:de|del|para) (?:un )?(?:bingo|lotería))(?: ?-?(?:generator|maker|creator|app|tool))?(?![\p{L}])/iu,
  other:
    /(?<![\p{L}])(?:halls?|clubs?|nights?|evenings?|casino|abend|verein|venue|sala|noche|tickets?|winners? list|halle)(?![\p{L}])/iu,
  blueprint: "Bingo",
  title: ["Bingo", "Bingo", "Bingo"],
  icon: "Grid3x3",
  look: appLooks.club,
  kind: ["a bingo card generator", "ein Generator für Bingokarten", "un generador de cartones de bingo"],
  names: [
    ["Full House", "Eyes Down"],
    ["Volle Reihe", "Alle Felder"],
    ["Cartón lleno", "Línea y bingo"],
  ],
  tagline: [
    "Bingo cards with your own words or with numbers, to print and to call.",
    "Bingokarten mit eigenen Wörtern oder Zahlen, zum Drucken und Ausrufen.",
    "Cartones de bingo con palabras propias o números, para imprimir y cantar.",
  ],
  features: ["generate", "print", "persist"],
  pieces: [kept, random, ["tools/bingo-cards.ts", "src/lib/bingo-cards.ts"]],
  claims: [
    [
      "Up to 60 cards of 9, 16 or 25 fields, no two alike where there are enough words, with a free field if you like, ready to print",
      "Bis zu 60 Karten mit 9, 16 oder 25 Feldern, keine zwei gleich, wo es genug Wörter gibt, auf Wunsch mit freiem Feld, druckfertig",
      "Hasta 60 cartones de 9, 16 o 25 casillas, todos distintos si hay bastantes palabras, con casilla libre si quieres, listos para imprimir",
    ],
    [
      "A caller draws each word or number once and keeps what was called",
      "Ein Ausrufer zieht jedes Wort und jede Zahl einmal und merkt sich, was kam",
      "Un bombo saca cada palabra o número una vez y recuerda lo que ha salido",
    ],
  ],
});
