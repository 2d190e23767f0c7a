import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const connectFour = toolArchetype({
  id: "connect-four",
  asked:
    /(?<![\p{L}])(?:con+ect[- ]?(?:four|4)|(?:four|4) in (?:a )?(?:row|line)|(?:vier|4)[- ]?gewinnt|(?:cuatro|4) en (?:línea|linea|raya))(?:-?(?:spiel|app))?(?![\p{L}])/iu,
  other: /(?<![\p{L}])(?:tournaments?|turnier|torneo|clients|customers)(?![\p{L}])/iu,
  blueprint: "ConnectFour",
  title: ["Four in a row", "Vier gewinnt", "Cuatro en raya"],
  icon: "CircleDot",
  look: appLooks.club,
  kind: ["a game of four in a row", "ein Vier-gewinnt-Spiel", "un cuatro en raya"],
  names: [
    ["Four of a Kind", "Drop Four"],
    ["Vier in Reihe", "Fallende Scheiben"],
    ["De cuatro en cuatro", "Cuatro fichas"],
  ],
  tagline: [
    "Drop discs into columns; four in a row win.",
    "Scheiben in Spalten werfen; vier in einer Reihe gewinnen.",
    "Deja caer fichas en las columnas; ganan cuatro en fila.",
  ],
  features: ["play", "score", "persist"],
  pieces: [kept, ["tools/connect-rules.ts", "src/lib/connect-rules.ts"]],
  claims: [
    [
      "Against a computer that looks one, three or five moves ahead, or two people on one device; by keys 1 to 7 or by touch, with undo",
      "Gegen einen Computer, der einen, drei oder fünf Züge vorausschaut, oder zu zweit an einem Gerät; mit den Tasten 1 bis 7 oder durch Tippen, mit Rückgängig",
      "Contra un ordenador que mira una, tres o cinco jugadas adelante, o dos personas en un dispositivo; con las teclas 1 a 7 o tocando, y se puede deshacer",
    ],
    [
      "The game and the games won survive a reload",
      "Das Spiel und die Siege überstehen ein Neuladen",
      "La partida y las victorias sobreviven a una recarga",
    ],
  ],
});
