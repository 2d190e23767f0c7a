/** Names and texts in the SQL of changes. */
import { z } from "zod";
import { quoteName } from "../table-sql.ts";

/** Postgres cuts longer names, and two could become one. */
export const MAX_NAME_BYTES = 63;

const UTF8 = new TextEncoder();

export type Named = "Column" | "Table" | "Policy" | "Enum" | "Value";

/** Null: Postgres takes the name as it is. [C5.13] */
export function nameProblem(name: string, what: Named): string | null {
  const called = what === "Value" ? "Value" : `${what} name`;
  if (name.trim() === "") return `${called} is required`;
  if (name.includes("\0")) return `${called} has a character that Postgres does not take`;
  return UTF8.encode(name).length > MAX_NAME_BYTES ? `${called} has at most ${MAX_NAME_BYTES} bytes` : null;
}

/** A name that somebody chooses. */
export const newName = (what: Named) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const problem = nameProblem(text, what);
      if (problem !== null) context.addIssue({ code: "custom", message: problem });
    });

/** The name of something that is there, as it is. */
export const knownName = z.string().min(1).max(MAX_NAME_BYTES);

export const inPublic = (name: string): string => `public.${quoteName(name)}`;

/** A text in SQL. A backslash would begin an escape in older settings of Postgres, so it gets the form that says so. */
export const literal = (text: string): string =>
  text.includes("\\") ? `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'` : `'${text.replaceAll("'", "''")}'`;
