import { invalidRequest, type AppError } from "../errors.ts";

/** Postgres takes neither NUL nor half characters. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");

export function unstorable(field: string): AppError {
  const rule = "must not contain NUL characters or half characters";
  return invalidRequest(`${field}: ${rule}`, { field, rule });
}
