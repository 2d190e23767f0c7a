/** One table of all played turns, their sums, and the goals that they are held against. */
import { median } from "../../figures.ts";
import type { TaskResult, TurnResult } from "./result.ts";

interface Goal {
  name: string;
  holds: boolean;
  found: string;
}

const CACHEABLE = 0.95;
const RESUMES_WITHIN_MS = 1000;

const percent = (share: number | null): string => (share === null ? "-" : `${(100 * share).toFixed(1)} %`);

const row = (task: TaskResult, turn: TurnResult, at: number): string[] => [
  at === 0 ? task.id : "",
  String(at + 1),
  at === task.turns.length - 1 ? (task.solved ? "solved" : "NOT SOLVED") : "",
  turn.end + (turn.isLost ? ", LOST" : ""),
  String(turn.requests),
  String(turn.steps),
  String(turn.tokens.input),
  String(turn.tokens.output),
  String(turn.characters.all),
  String(turn.characters.first),
  percent(turn.cacheable),
  percent(turn.kept),
  String(turn.refusedEdits.length),
  (turn.beginMs / 1000).toFixed(2),
  (turn.wallMs / 1000).toFixed(1),
  (turn.ownMs / 1000).toFixed(1),
];

const HEAD =
  "task|turn|verdict|end|requests|steps|tokens in|out|characters|of the first|cacheable|kept|refused|begins s|wall s|own s".split(
    "|",
  );

function table(rows: readonly string[][]): void {
  const widths = HEAD.map((_name, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  for (const cells of rows)
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    );
}

export function printResults(results: readonly TaskResult[]): void {
  table([HEAD, ...results.flatMap((task) => task.turns.map((turn, at) => row(task, turn, at)))]);
  const followUps = results.filter(({ solved }) => solved).flatMap(({ turns }) => turns.slice(1));
  const characters = followUps.map((turn) => turn.characters.all);
  const solved = results.filter((task) => task.solved).length;
  console.log(
    `${solved} of ${results.length} tasks solved, ${results.flatMap(({ turns }) => turns).length} turns` +
      (characters.length > 0 ? `; characters of a solved follow-up: ${median(characters)} (median)` : ""),
  );
  for (const { id, solved: isSolved, problems } of results) if (!isSolved) console.log(`${id}: ${problems.join("; ")}`);
}

export function goalsOf(results: readonly TaskResult[]): Goal[] {
  const turns = results.flatMap((task) => task.turns.map((turn, at) => ({ name: `${task.id}, turn ${at + 1}`, turn })));
  const without = (name: string, found: readonly string[]): Goal => ({
    name,
    holds: found.length === 0,
    found: found.join("; "),
  });
  const resumed = turns.flatMap(({ turn }, at) =>
    turns[at - 1]?.turn.end === "draft" && turn.kept !== null ? [turn.beginMs] : [],
  );
  const resumes = resumed.length === 0 ? 0 : median(resumed);
  const cold = turns.filter(({ turn }) => turn.kept !== null && turn.kept < CACHEABLE);
  return [
    without(
      "nothing of a turn is lost",
      turns.filter(({ turn }) => turn.isLost).map(({ name }) => name),
    ),
    without(
      "95 % of a turn's first request stay in the next one's",
      cold.map(({ name, turn }) => `${name}: ${percent(turn.kept)}`),
    ),
    {
      name: `a draft is taken up within ${RESUMES_WITHIN_MS} ms (median)`,
      holds: resumes <= RESUMES_WITHIN_MS,
      found: `${resumes} ms`,
    },
    without(
      "replays go as they were recorded",
      results.flatMap(({ id, strayed }) => strayed.map((what) => `${id}: ${what}`)),
    ),
    without(
      "every recorded task stays solved",
      results.filter(({ solved }) => !solved).map(({ id }) => id),
    ),
  ];
}
