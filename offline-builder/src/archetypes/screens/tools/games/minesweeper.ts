import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const minesweeper = toolArchetype({
  id: "minesweeper",
  asked:
    /(?<![\p{L}])(?:mine ?-?swe{1,2}per|mine ?-?sweep|minen-?(?:suche|sucher|räumer|feld)(?:-?spiel)?|buscaminas)(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:military|navy|ship|armee|marine|ejército)(?![\p{L}])/iu,
  blueprint: "Minesweeper",
  title: ["Minesweeper", "Minensuche", "Buscaminas"],
  icon: "Bomb",
  look: appLooks.depot,
  kind: ["a minesweeper game", "ein Minensuche-Spiel", "un buscaminas"],
  names: [
    ["Careful Steps", "Clear Field"],
    ["Vorsichtig treten", "Freies Feld"],
    ["Pasos con cuidado", "Campo libre"],
  ],
  tagline: [
    "Open every field that bears no mine.",
    "Alle Felder öffnen, unter denen keine Mine liegt.",
    "Abre todas las casillas que no tienen mina.",
  ],
  features: ["play", "timer", "persist"],
  pieces: [kept, random, ["tools/mines-rules.ts", "src/lib/mines-rules.ts"]],
  claims: [
    [
      "Three levels, a first field that is always safe, flags by right click, long press or key, and a clock",
      "Drei Stufen, ein immer sicheres erstes Feld, Fahnen per Rechtsklick, langem Druck oder Taste, und eine Uhr",
      "Tres niveles, una primera casilla siempre segura, banderas con clic derecho, pulsación larga o tecla, y un reloj",
    ],
    [
      "The best time of each level survives a reload",
      "Die Bestzeit jeder Stufe übersteht ein Neuladen",
      "El mejor tiempo de cada nivel sobrevive a una recarga",
    ],
  ],
  vocabulary: { en: "minesweeper", es: "buscaminas" },
});
