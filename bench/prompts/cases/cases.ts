/** Files of prompts: three formats, told apart by their fields. A bad line is refused with its number and field. */
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { alternatives } from "./words.ts";

const pattern = z.string().min(1).refine(isPattern, "is no list of alternatives: a regular expression is broken");
const id = z.union([z.string().min(1), z.number()]).transform(String);

const buildSchema = z.object({
  id,
  prompt: z.string().min(1),
  // Unknown expectations are counted as not compiled, by name.
  expect: z.looseObject({
    archetype_any: z.array(z.string()).default([]),
    entities_all: z.array(pattern).default([]),
    text_all: z.array(pattern).default([]),
    features_all: z.array(z.string()).default([]),
    verbatim: z.array(z.string()).default([]),
    colours: z.record(z.string(), z.string()).default({}),
    nav_all: z.array(pattern).default([]),
    min_routes: z.number().int().optional(),
  }),
});
const followUpSchema = z.object({
  id,
  on: z.string().min(1),
  prompt: z.string().min(1),
  kind: z.string(),
  oracle: z.string().min(1),
});
const webgenSchema = z.object({
  id,
  instruction: z.string().min(1),
  ui_instruct: z.array(
    z.object({
      task: z.string().min(1),
      expected_result: z.string().default(""),
      task_category: z
        .object({ primary_category: z.string().default(""), subcategories: z.array(z.string()).default([]) })
        .optional(),
    }),
  ),
});

export type BuildCase = z.output<typeof buildSchema>;
export type FollowUpCase = z.output<typeof followUpSchema> & {
  /** Request that is built first. */
  base: string;
  /** The file has no line for that build: a plain request with the id's word replaces it. */
  standIn: boolean;
};
export type WebgenCase = z.output<typeof webgenSchema>;
export type WebgenTask = WebgenCase["ui_instruct"][number];

export type CaseFile =
  | { format: "builds"; cases: BuildCase[] }
  | { format: "follow-ups"; cases: FollowUpCase[] }
  | { format: "webgen"; cases: WebgenCase[] };

function isPattern(text: string): boolean {
  try {
    alternatives(text);
    return true;
  } catch {
    return false;
  }
}

/** The fault of a given file; the command prints it without a stack. */
export class CaseFileError extends Error {}

type Line = { number: number; value: Record<string, unknown> };

/** Throws CaseFileError. */
async function textOf(path: string): Promise<string> {
  if (!existsSync(path)) throw new CaseFileError(`${path}: there is no such file`);
  if (statSync(path).isDirectory()) throw new CaseFileError(`${path}: a folder, where a file of lines is meant`);
  return (await readFile(path, "utf8")).replace(/^\uFEFF/, "");
}

function readLines(path: string, text: string): Line[] {
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "") return [];
    const number = at + 1;
    try {
      const value: unknown = JSON.parse(line);
      if (typeof value === "object" && value !== null && !Array.isArray(value))
        return [{ number, value: value as Record<string, unknown> }];
    } catch (error) {
      throw new CaseFileError(`${path}, line ${number}: no JSON (${(error as Error).message})`);
    }
    throw new CaseFileError(`${path}, line ${number}: not an object`);
  });
}

function parseAll<T extends { id: string }>(path: string, lines: readonly Line[], schema: z.ZodType<T>): T[] {
  const known = new Map<string, number>();
  return lines.map(({ number, value }) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) {
      const before = known.get(parsed.data.id);
      if (before !== undefined)
        throw new CaseFileError(
          `${path}, line ${number}, field id: ${parsed.data.id} is the id of line ${before}, too`,
        );
      known.set(parsed.data.id, number);
      return parsed.data;
    }
    const issue = parsed.error.issues[0]!;
    throw new CaseFileError(`${path}, line ${number}, field ${issue.path.join(".") || "(whole)"}: ${issue.message}`);
  });
}

const FORMATS = [
  { format: "webgen", fields: ["instruction", "ui_instruct"] },
  { format: "follow-ups", fields: ["on", "oracle"] },
  { format: "builds", fields: ["expect"] },
] as const;

function formatOf(path: string, { number, value }: Line): CaseFile["format"] {
  const found = FORMATS.find(({ fields }) => fields.some((field) => field in value));
  if (found !== undefined) return found.format;
  const wanted = FORMATS.map(({ fields }) => fields.join(" and ")).join("; ");
  throw new CaseFileError(`${path}, line ${number}: none of the formats (fields ${wanted})`);
}

const standIn = (on: string): string => {
  const word = on.replace(/^[a-z]{1,3}-/, "").replaceAll("-", " ");
  return `my ${word} app`;
};

/** `x.followups.jsonl` refers to `x.builds.jsonl` beside it, unless a builds file is named. */
async function basesOf(path: string, builds: string | undefined): Promise<Map<string, string>> {
  const file = builds ?? path.replace(/\.[a-z-]+\.jsonl$/, ".builds.jsonl");
  if (file === path || (builds === undefined && !existsSync(file))) return new Map();
  const lines = parseAll(file, readLines(file, await textOf(file)), buildSchema);
  return new Map(lines.map((one) => [one.id, one.prompt]));
}

/** `builds`: file of the builds that follow-ups change. Throws CaseFileError. */
export async function readCases(path: string, { builds }: { builds?: string | undefined } = {}): Promise<CaseFile> {
  const lines = readLines(path, await textOf(path));
  const first = lines[0];
  if (first === undefined) throw new CaseFileError(`${path}: has no line`);
  const format = formatOf(path, first);
  if (format === "builds") return { format, cases: parseAll(path, lines, buildSchema) };
  if (format === "webgen") return { format, cases: parseAll(path, lines, webgenSchema) };
  const bases = await basesOf(path, builds);
  const cases = parseAll(path, lines, followUpSchema).map((one) => {
    const base = bases.get(one.on);
    return { ...one, base: base ?? standIn(one.on), standIn: base === undefined };
  });
  return { format, cases };
}
