import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const scoreKeeper = toolArchetype({
  id: "score-keeper",
  asked:
    /(?<![\p{L}])(?:(?:(?:board|card|dice|party) ?games? |game |games? night )?score ?-?(?:keep(?:er|ing)|pad|sheet|counter)(?: (?:app|tool))?|(?:board|card|dice) ?games? (?:score ?board|scores|scoring)|(?:spiele-?|karten|brettspiel-?|würfel)?punkte-?(?:zähler|block|zettel|rechner)(?:-?app)?|spiel(?:e)?block|(?:anotador|contador|marcador) de (?:puntos|puntuaci(?:ón|ones))(?: (?:para|de) juegos(?: de mesa)?)?)(?![\p{L}])/iu,
  other:
    /(?<![\p{L}])(?:club|verein|league|liga|tournaments?|turnier|torneo|football|soccer|fußball|fútbol|tennis|golf|cricket|basketball|volleyball|handball|bowling|kegel\p{L}*|archery|quiz|credit|test|exam|students?|weight ?watchers|diät|points? diet|loyalty|darts?)(?![\p{L}])/iu,
  blueprint: "ScoreKeeper",
  title: ["Scores", "Punkte", "Puntos"],
  icon: "Trophy",
  look: appLooks.club,
  kind: ["a score keeper", "ein Punkteblock", "un anotador de puntos"],
  names: [
    ["Round by Round", "Fair and Square"],
    ["Runde um Runde", "Punkt für Punkt"],
    ["Ronda a ronda", "Punto por punto"],
  ],
  tagline: [
    "Points of every round, added up for each player.",
    "Die Punkte jeder Runde, für alle zusammengezählt.",
    "Los puntos de cada ronda, sumados por jugador.",
  ],
  features: ["score", "undo", "persist"],
  pieces: [kept, ["tools/score-table.ts", "src/lib/score-table.ts"]],
  claims: [
    [
      "One to ten players, as many rounds as you like, negative points too; most or fewest points win, with an end you set",
      "Eine bis zehn Personen, beliebig viele Runden, auch Minuspunkte; die meisten oder wenigsten Punkte gewinnen, mit einem Ende nach Wunsch",
      "De una a diez personas, las rondas que hagan falta, también puntos negativos; gana quien tenga más o menos puntos, con el final que pongas",
    ],
    [
      "Rounds can be deleted and brought back; the game and finished games survive a reload",
      "Runden lassen sich löschen und zurückholen; das Spiel und beendete Spiele überstehen ein Neuladen",
      "Las rondas se pueden borrar y recuperar; la partida y las partidas acabadas sobreviven a una recarga",
    ],
  ],
});
