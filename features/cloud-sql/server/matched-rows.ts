/** Counts the rows that conditions of `delete` and `update` match now. Counting only reads. */
import { counted } from "@slipway/kernel/text/counted";
import type { Query } from "@slipway/cloud/sql/loss-words";
import { AppError } from "@slipway/kernel/errors";
import { splitStatements, topWords, type SqlStatement } from "@slipway/kernel/sql/split-statements";

/** Longer lists are cut, because nobody reads them. */
const MAX_COUNTED = 3;

/**
 * A statement that counts what this one would touch; null for those that join other tables, or have no condition. A
 * wrong reading of the text is no SQL, so it is an error and no figure.
 */
export function countingText({ text, words }: Pick<SqlStatement, "text" | "words">): string | null {
  const top = topWords(text);
  const isDelete = words[0] === "delete" && words[1] === "from";
  if (!isDelete && words[0] !== "update") return null;
  const where = top.find(({ word }) => word === "where");
  const before = top.filter(({ from }) => where !== undefined && from < where.from);
  const joins = isDelete ? "using" : "from";
  const end = isDelete ? where : before.find(({ word }) => word === "set");
  if (where === undefined || end === undefined) return null;
  if (before.slice(isDelete ? 2 : 1).some(({ word }) => word === joins)) return null;
  const begin = before[isDelete ? 1 : 0]!.to;
  const returning = top.find(({ word, from }) => word === "returning" && from > where.from);
  const condition = text.slice(where.to, returning?.from);
  // On lines of their own: a comment at the end of either hides nothing of ours.
  return `select count(*)::float8 as n from ${text.slice(begin, end.from)}\nwhere (${condition}\n)`;
}

/** Null if it cannot be counted: counting takes too long, or there is no such table. */
async function matching(text: string, query: Query): Promise<number | null> {
  try {
    const n = (await query(text))[0]?.["n"];
    return typeof n === "number" ? n : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const rowsInWords = (number: number): string => (number === 0 ? "no row" : counted(number, "row"));

/** Ends with a space; empty where nothing was counted. */
export async function matchedWords(sql: string, query: Query): Promise<string> {
  const statements = splitStatements(sql);
  const counting = statements.flatMap((statement) => {
    const text = countingText(statement);
    return text === null ? [] : [{ text, line: sql.slice(0, statement.from).split("\n").length }];
  });
  const sentences: string[] = [];
  // One after another: the database gives its owner few connections.
  for (const { text, line } of counting.slice(0, MAX_COUNTED)) {
    const number = await matching(text, query);
    const which = statements.length === 1 ? "Its condition" : `The condition in line ${line}`;
    if (number !== null) sentences.push(`${which} matches ${rowsInWords(number)} now. `);
  }
  return sentences.join("");
}
