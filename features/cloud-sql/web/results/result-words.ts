/** The message of a run: how many rows, and how long it took. */
import { counted } from "@slipway/kernel/text/counted";
import type { AppError } from "@slipway/kernel/errors";
import type { RunResult } from "../../contract/index.ts";
import { detailOf } from "../detail.ts";

type Ran = RunResult["statements"][number];

export const rowsInWords = (count: number): string => counted(count, "row");

export function timeInWords(milliseconds: number): string {
  if (milliseconds < 1) return "< 1 ms";
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

const COUNTED = /^(?:INSERT|UPDATE|DELETE|MERGE|COPY|SELECT|FETCH|MOVE)\b/;

/** `INSERT 0 2` -> "INSERT: 2 rows". */
function statementInWords({ command, count }: Ran): string {
  const verb = command.replace(/[ 0-9]+$/, "") || "Done";
  return COUNTED.test(command) ? `${verb}: ${rowsInWords(count)}` : verb;
}

const MAX_NAMED = 4;

export function resultInWords({ statements, answer }: RunResult): string {
  const time = timeInWords(statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  const [only] = statements;
  if (answer?.has_more === true) return `First ${rowsInWords(answer.rows.length)}, there are more · ${time}`;
  if (statements.length === 1 && only !== undefined) {
    const isRead = only.command.startsWith("SELECT") || COUNTED.test(only.command) === false;
    const told = answer !== null && isRead ? rowsInWords(answer.rows.length) : statementInWords(only);
    return `${told} · ${time}`;
  }
  const named = statements.slice(0, MAX_NAMED).map(statementInWords);
  const more = statements.length - named.length;
  return [`${statements.length} statements`, ...named, ...(more > 0 ? [`${more} more`] : []), time].join(" · ");
}

const READ_ONLY_REFUSAL = "25006";

export function errorInWords(error: AppError): string {
  const { userMessage } = error;
  if (detailOf(error, "sqlstate") !== READ_ONLY_REFUSAL) return userMessage;
  return `${userMessage}. Only reading is allowed now: switch on “Changes allowed” to run it.`;
}
