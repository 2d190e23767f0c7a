/**
 * Bounds of results from a project's database, which may be anything its owner stored, and instants that JavaScript
 * cannot express.
 */
import { AppError } from "@slipway/kernel/errors";
import { answerTooDeep, answerTooLarge } from "../refusals.ts";

/** Size of a result that a screen shows. */
export const MAX_SHOWN_BYTES = 10 * 1024 * 1024;

/** As deep as JSON from outside may be, because writing and drawing a result are recursive. */
const MAX_SHOWN_DEPTH = 200;

const isNest = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

/** Whether lists and objects are nested deeper. Not recursive, and stops at that depth. */
function isDeeper(value: unknown, max: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= max; depth += 1) {
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

/** Reads for a screen: a result that is too large is refused in this product's words. */
export async function shown<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    throw error instanceof AppError && error.code === "answer_too_large" ? answerTooLarge() : error;
  });
}

const EARLIEST = "0001-01-01T00:00:00.000Z";
const LATEST = "9999-12-31T23:59:59.999Z";

/** ISO 8601. Postgres has `infinity` and years that no Date has: those become the nearest readable instant. */
export function isoInstant(value: Date | number): string {
  const milliseconds = Number(value);
  if (Number.isNaN(milliseconds) || milliseconds > Date.parse(LATEST)) return LATEST;
  return milliseconds < Date.parse(EARLIEST) ? EARLIEST : new Date(milliseconds).toISOString();
}
