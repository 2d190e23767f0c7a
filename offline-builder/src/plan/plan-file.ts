import { unsentKinds } from "../backend/answers/unsent-kinds.ts";
import { contentsOf } from "../emit/site-contents.ts";
import type { Plan } from "./plan.ts";

export const planPath = ".slipway/plan.json";

/** FNV-1a over UTF-16 code units, twice with different offsets: short, stable, and enough to notice an edit. */
export function contentHash(text: string): string {
  return hash32(text, 0x811c9dc5).toString(36) + hash32(text, 0x9747b28c).toString(36);
}

/** A number that depends on nothing but the text. */
export function seedOf(text: string): number {
  return hash32(text, 0x811c9dc5);
}

function hash32(text: string, offset: number): number {
  let hash = offset;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** One top-level key per line, one page, entity and file per line: small diffs, and short enough to read in one call. */
export function printPlan(plan: Plan): string {
  const lines = withContents(plan).map(([key, value]) => `  ${JSON.stringify(key)}: ${printValue(value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Stands behind the entities. */
function withContents(plan: Plan): [key: string, value: unknown][] {
  const contents = contentsOf(plan);
  const entries = Object.entries<unknown>({ ...plan }).filter(([key]) => key !== "contents" && key !== "unsent");
  if (contents.length > 0)
    entries.splice(entries.findIndex(([key]) => key === "entities") + 1, 0, ["contents", contents]);
  const unsent = unsentKinds(plan);
  if (plan.forms.length > 0 || unsent.length > 0) {
    const at = entries.findIndex(([key]) => key === "forms") + 1;
    entries.splice(at, 0, ["unsent", unsent]);
  }
  return entries;
}

function printValue(value: unknown): string {
  if (Array.isArray(value) && value.some((item) => typeof item === "object")) {
    return `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(",\n")}\n  ]`;
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 6) {
    const lines = Object.entries(value).map(([key, item]) => `    ${JSON.stringify(key)}: ${JSON.stringify(item)}`);
    return `{\n${lines.join(",\n")}\n  }`;
  }
  return JSON.stringify(value);
}

/** Null when the text is not a plan this version can read. */
export function parsePlan(text: string): Plan | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPlan(value) ? value : null;
  } catch {
    return null;
  }
}

function isPlan(value: unknown): value is Plan {
  if (typeof value !== "object" || value === null) return false;
  const plan = value as Partial<Plan>;
  return (
    plan.version === 1 &&
    typeof plan.name === "string" &&
    typeof plan.archetype === "string" &&
    typeof plan.theme === "object" &&
    Array.isArray(plan.pages) &&
    typeof plan.files === "object"
  );
}
