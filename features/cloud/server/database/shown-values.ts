/** What a project's database answers may be anything its owner put there: bounds of what is shown, and instants that JavaScript does not have. */
import { AppError } from "@slipway/kernel/errors";
import { answerTooDeep, answerTooLarge } from "../refusals.ts";

/** Of an answer that a screen shows. */
export const MAX_SHOWN_BYTES = 10 * 1024 * 1024;

/** As deep as JSON from outside may be. What writes an answer, and what draws it, walks it by recursion. */
const MAX_SHOWN_DEPTH = 200;

const isNest = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

/** Lists and objects below each other; not recursive, and it stops where it is deeper. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((one) => (isNest(one) ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** AppError `answer_too_deep` (400). */
export function requireShallow(rows: readonly Record<string, unknown>[]): void {
  for (const row of rows)
    for (const value of Object.values(row))
      if (isNest(value) && isDeeper(value, MAX_SHOWN_DEPTH)) throw answerTooDeep(MAX_SHOWN_DEPTH);
}

/** For a read of a screen: what is too large is said in this product's words. */
export async function shown<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    throw error instanceof AppError && error.code === "answer_too_large" ? answerTooLarge() : error;
  });
}

const EARLIEST = "0001-01-01T00:00:00.000Z";
const LATEST = "9999-12-31T23:59:59.999Z";

/** ISO 8601. Postgres has `infinity` and years that no Date has: the nearest one that people can read. */
export function isoInstant(value: Date | number): string {
  const milliseconds = Number(value);
  if (Number.isNaN(milliseconds) || milliseconds > Date.parse(LATEST)) return LATEST;
  return milliseconds < Date.parse(EARLIEST) ? EARLIEST : new Date(milliseconds).toISOString();
}
