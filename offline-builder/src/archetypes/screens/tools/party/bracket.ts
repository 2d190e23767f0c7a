import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { kept, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

const usual = 8;

/** "With 16 teams". */
function countIn(text: string): number {
  const count = Number(
    /(?<![\d])(\d{1,2}) ?-?(?:players?|teams?|people|participants|spieler\p{L}*|teilnehmer\p{L}*|mannschaften|jugador\p{L}*|equipos|participantes|person\p{L}*)/iu.exec(
      text,
    )?.[1] ?? usual,
  );
  return count >= 2 && count <= 32 ? count : usual;
}

export const bracket = toolArchetype({
  id: "bracket",
  asked: called(
    "(?:tournament|knock-?out|cup|playoff|elimination|championship|league|game) brackets?(?: (?:maker|generator|builder|app|tool|creator))?",
    "brackets? (?:maker|generator|builder|app|tool|creator|for (?:an?|our|my|the))",
    "(?:single[- ]elimination|knock-?out) (?:tournament|cup|stage|plan)",
    "turnierb(?:a|ä)um(?:e)?",
    "(?:k\\.?-?o\\.?-?)(?:runde|system|turnier|plan)",
    "(?:cuadro|llave|bracket) (?:de|del|para) (?:un |el |nuestro )?(?:torneo|campeonato)",
    "torneo (?:de )?eliminatori[oa]s?",
  ),
  other: called(
    "round[- ]robin",
    "everyone plays everyone",
    "groups?",
    "gruppen",
    "jeder gegen jeden",
    "todos contra todos",
    "shelf",
    "wall",
    "tax(?:es)?",
  ),
  blueprint: "Bracket",
  title: ["Bracket", "Turnierbaum", "Cuadro"],
  icon: "Trophy",
  look: appLooks.club,
  kind: ["a tournament bracket", "ein Turnierbaum", "un cuadro de torneo"],
  names: [
    ["Last One Standing", "Road to the Final"],
    ["Bis ins Finale", "Wer weiterkommt"],
    ["Camino a la final", "Quien gana sigue"],
  ],
  tagline: [
    "Tournament bracket: enter the points, and the winners move on to the final.",
    "Turnierbaum: Punkte eintragen, und wer gewinnt, kommt weiter bis ins Finale.",
    "Cuadro del torneo: anota los puntos y quien gana avanza hasta la final.",
  ],
  features: ["play", "score", "print", "persist"],
  pieces: [kept, random, ["tools/bracket-rules.ts", "src/lib/bracket-rules.ts"]],
  content: ({ request }) => ({ count: String(countIn(request)) }),
  claims: [
    [
      "A bracket for 2 to 32 players or teams, with byes where the number does not come out even; who has more points moves on to the final",
      "Ein Turnierbaum für 2 bis 32 Spieler oder Teams, mit Freilosen, wo die Zahl nicht aufgeht; wer mehr Punkte hat, kommt weiter bis ins Finale",
      "Un cuadro para 2 a 32 jugadores o equipos, con exentos donde el número no cuadra; quien tiene más puntos avanza hasta la final",
    ],
    [
      "Players typed one on each line or drawn anew; results are kept in this browser and can be printed",
      "Namen zeilenweise eingetippt oder neu ausgelost; Ergebnisse bleiben in diesem Browser und lassen sich drucken",
      "Nombres uno por línea o sorteados de nuevo; los resultados quedan en este navegador y se pueden imprimir",
    ],
  ],
});
