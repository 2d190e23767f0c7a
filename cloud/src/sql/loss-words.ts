/** Describes what a person loses by allowing SQL, counted in the present database. (product page, moment 7) */
import { AppError } from "@slipway/kernel/errors";
import { counted } from "@slipway/kernel/text/counted";
import type { Doubt, Loss, SqlJudgement } from "./judgement.ts";

/** Runs one read-only statement. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** Longer lists are cut, because nobody reads them. */
const MAX_NAMED = 3;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Null if it cannot be counted: there is no such table, or counting takes too long. */
async function countNow(query: Query, what: string, table: string): Promise<number | null> {
  try {
    const [row] = await query(`select count(${what})::float8 as n from public.${quoted(table)}`);
    return typeof row?.["n"] === "number" ? row["n"] : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function sentence(loss: Loss, query: Query): Promise<string> {
  const number = await countNow(query, loss.kind === "column" ? quoted(loss.column) : "*", loss.table);
  const rows = number === null ? null : counted(number, "row");
  switch (loss.kind) {
    case "table":
      return `Deletes the table \`${loss.table}\`${rows === null ? "" : ` and its ${rows}`}.`;
    case "column": {
      const values = number === null ? "" : ` and its ${counted(number, "value")}`;
      return `Deletes the column \`${loss.column}\` of \`${loss.table}\`${values}.`;
    }
    case "rows":
      if (loss.all) return `Deletes all rows of \`${loss.table}\`${rows === null ? "" : `: ${rows}`}.`;
      return `Deletes rows of \`${loss.table}\`${rows === null ? "" : `, which has ${rows}`}.`;
    case "values":
      return `Changes every row of \`${loss.table}\`${rows === null ? "" : `: ${rows}`}.`;
  }
}

/** Texts for statements whose effect cannot be read from the text alone. */
function doubtWords(doubt: Doubt): string {
  switch (doubt.kind) {
    case "calls":
      return `It runs \`${doubt.name}\`, which may change anything.`;
    case "builds":
      return "It runs SQL that it builds itself, so its effect is unknown beforehand.";
    case "rows":
      return `Its condition may match every row${doubt.table === null ? "" : ` of \`${doubt.table}\``}.`;
    case "cascade":
      return "Everything that depends on what it drops is dropped, too.";
    case "unknown":
      return `It has a part that is not known here (${doubt.what}), which may change anything.`;
    case "unread":
      return "It could not be parsed, so its effect is unknown beforehand.";
  }
}

/**
 * Names only losses that the statement states plainly, without guessing. `afterwards` says how they can be brought
 * back.
 */
export async function lossWords(
  { losses, doubts, takesAway }: SqlJudgement,
  query: Query,
  afterwards: string,
): Promise<string> {
  const sentences = await Promise.all(losses.slice(0, MAX_NAMED).map((loss) => sentence(loss, query)));
  const more = losses.length - sentences.length;
  if (more > 0) sentences.push(`And ${more} more.`);
  if (takesAway && losses.length === 0) sentences.push("It can delete something.");
  sentences.push(...doubts.slice(0, MAX_NAMED).map(doubtWords));
  if (doubts.length > MAX_NAMED) sentences.push("More of it is unclear.");
  return [...sentences, afterwards].join(" ");
}
