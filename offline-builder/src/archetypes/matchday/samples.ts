/** What a first visitor sees: a squad, a season under way, and answers for the next match. */
import { sampleId } from "../../emit/app/samples/samples.ts";
import { stringLiteral } from "../../emit/literal.ts";
import type { DraftPlan } from "../../plan/plan.ts";
import { matchdayTexts } from "./texts.ts";

/** Days from today, kick-off, home or away, and the result of those that were played. */
const matches: readonly (readonly [days: number, time: string, venue: 0 | 1, ours?: number, theirs?: number])[] = [
  [5, "15:00", 0],
  [12, "14:00", 1],
  [19, "15:00", 0],
  [-2, "15:00", 1, 2, 1],
  [-9, "14:30", 0, 0, 0],
  [-16, "15:00", 1, 1, 3],
  [-37, "15:00", 0, 4, 2],
];
/** Position of each player of the squad. */
const positions = [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 0, 1, 2, 3];

function list(lines: string[]): string {
  return `[\n${lines.map((line) => `  { ${line} },`).join("\n")}\n]`;
}

export function matchRows({ language }: DraftPlan): string {
  const { opponents, venues, ground } = matchdayTexts[language];
  return list(
    matches.map(([days, time, venue, ours, theirs], at) => {
      const opponent = opponents[at]!;
      const values = [
        `id: ${stringLiteral(sampleId("match", at))}`,
        `opponent: ${stringLiteral(opponent)}`,
        `date: inDays(${days})`,
        `time: ${stringLiteral(time)}`,
        `venue: ${stringLiteral(venues[venue])}`,
        `place: ${stringLiteral(venue === 0 ? ground : opponent.split(" ").at(-1)!)}`,
        `ours: ${ours ?? 0}`,
        `theirs: ${theirs ?? 0}`,
        `played: ${ours !== undefined}`,
      ];
      return values.join(", ");
    }),
  );
}

export function playerRows({ language }: DraftPlan): string {
  const texts = matchdayTexts[language];
  return list(
    texts.people.map(
      (name, at) =>
        `id: ${stringLiteral(sampleId("player", at))}, name: ${stringLiteral(name)}, position: ${stringLiteral(texts.positions[positions[at]!]!)}, number: ${at + 1}`,
    ),
  );
}

export function replyRows(): string {
  const coming = [0, 1, 2, 5, 6, 7, 9, 10].map((player) => [player, "in"] as const);
  const answers = [...coming, ...[4, 13].map((player) => [player, "out"] as const)];
  return list(
    answers.map(
      ([player, answer], at) =>
        `id: ${stringLiteral(sampleId("reply", at))}, matchId: ${stringLiteral(sampleId("match", 0))}, playerId: ${stringLiteral(sampleId("player", player))}, answer: ${stringLiteral(answer)}`,
    ),
  );
}

/** The line-ups of the matches that were played, and the beginning of the next one. */
export function spotRows(_plan: DraftPlan, side: number): string {
  const past = [3, 4, 5, 6].flatMap((match) =>
    Array.from({ length: side }, (_, spot) => ({ match, spot, player: spot === match ? 11 + (match % 4) : spot })),
  );
  const next = [0, 1, 2].map((spot) => ({ match: 0, spot, player: spot }));
  return list(
    [...next, ...past].map(
      ({ match, spot, player }, at) =>
        `id: ${stringLiteral(sampleId("lineup-spot", at))}, matchId: ${stringLiteral(sampleId("match", match))}, playerId: ${stringLiteral(sampleId("player", player))}, spot: ${spot}`,
    ),
  );
}
