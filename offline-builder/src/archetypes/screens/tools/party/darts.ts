import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const darts = toolArchetype({
  id: "darts",
  asked:
    /(?<![\p{L}])(?:darts? ?-?(?:counter|scor(?:er|ing|e)|score ?(?:board|keeper|counter|app)|calculator|zähler|rechner|punktezähler)(?: app)?|(?:[357]01)(?: darts?)?(?: ?-?(?:scorer|counter|zähler|rechner))|darts (?:[357]01)|(?:marcador|contador|anotador) de dardos|(?:zähler|rechner) für darts?)(?![\p{L}])/iu,
  other:
    /(?<![\p{L}])(?:league|ladder|tournaments?|liga|turnier|torneo|club|verein|statistics|averages? of)(?![\p{L}])/iu,
  blueprint: "Darts",
  title: ["Darts", "Darts", "Dardos"],
  icon: "Target",
  look: appLooks.club,
  kind: ["a darts scorer", "ein Dartszähler", "un marcador de dardos"],
  names: [
    ["Double Top", "Game Shot"],
    ["Doppel zwanzig", "Drei Pfeile"],
    ["Doble veinte", "Tres dardos"],
  ],
  tagline: [
    "Counts down from 301, 501 or 701, and knows the checkout.",
    "Zählt von 301, 501 oder 701 herunter und kennt den Weg zum Ende.",
    "Cuenta hacia abajo desde 301, 501 o 701, y sabe cómo cerrar.",
  ],
  features: ["score", "undo", "persist"],
  pieces: [kept, ["tools/darts-rules.ts", "src/lib/darts-rules.ts"]],
  claims: [
    [
      "Counts down for one to six players, with or without a double to end; busts, impossible scores and ways to check out are worked out",
      "Zählt für eine bis sechs Personen herunter, mit oder ohne Doppel zum Ende; Überwerfen, unmögliche Werte und Wege zum Ende werden errechnet",
      "Cuenta hacia abajo para una a seis personas, con doble final o sin él; calcula cuándo te pasas, los puntos imposibles y cómo cerrar",
    ],
    [
      "Visits can be taken back; the leg and all finished legs with darts and average survive a reload",
      "Aufnahmen lassen sich zurücknehmen; das Leg und alle beendeten Legs mit Darts und Schnitt überstehen ein Neuladen",
      "Las tiradas se pueden deshacer; la manga y todas las mangas acabadas, con dardos y media, sobreviven a una recarga",
    ],
  ],
  caveats: [
    [
      "Points are entered for three darts at a time; a leg's last visit counts as three darts",
      "Punkte werden für je drei Darts eingegeben; die letzte Aufnahme eines Legs zählt als drei Darts",
      "Los puntos se apuntan de tres en tres dardos; la última tirada de una manga cuenta como tres dardos",
    ],
  ],
});
