import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const sudoku = toolArchetype({
  id: "sudoku",
  asked:
    /(?<![\p{L}])(?:su+do[ck]u|soduku|suduko)s?(?:-?(?:game|spiel|generator|solver|app|puzzles?|rätsel))?(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:tournaments?|turnier|torneo|books?|buch|libro|club|verein|blog)(?![\p{L}])/iu,
  blueprint: "Sudoku",
  title: ["Sudoku", "Sudoku", "Sudoku"],
  icon: "Grid3x3",
  look: appLooks.desk,
  kind: ["a sudoku game", "ein Sudoku-Spiel", "un juego de sudoku"],
  names: [
    ["Nine by Nine", "One to Nine"],
    ["Neun mal neun", "Eins bis neun"],
    ["Nueve por nueve", "Del uno al nueve"],
  ],
  tagline: [
    "A new sudoku whenever you like, each with exactly one solution.",
    "Jederzeit ein neues Sudoku, jedes mit genau einer Lösung.",
    "Un sudoku nuevo cuando quieras, cada uno con una sola solución.",
  ],
  features: ["play", "timer", "persist"],
  pieces: [
    kept,
    random,
    ["tools/sudoku-rules.ts", "src/lib/sudoku-rules.ts"],
    ["tools/sudoku-game.ts", "src/lib/sudoku-game.ts"],
  ],
  claims: [
    [
      "Puzzles of three levels are made in the browser and checked by a solver to have one solution",
      "Rätsel in drei Stufen entstehen im Browser, und ein Löser prüft, dass es genau eine Lösung gibt",
      "Se crean sudokus de tres niveles en el navegador, y un resolutor comprueba que haya una sola solución",
    ],
    [
      "Notes, undo, hints, a check for mistakes and a clock; the game and the best times survive a reload",
      "Notizen, Rückgängig, Tipps, eine Fehlerprüfung und eine Uhr; Spiel und Bestzeiten überstehen ein Neuladen",
      "Notas, deshacer, pistas, comprobación de errores y reloj; la partida y los mejores tiempos sobreviven a una recarga",
    ],
  ],
  vocabulary: { en: "sudoku", de: "sudoku", es: "sudoku" },
});
