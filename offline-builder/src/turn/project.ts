import { parsePlan, planPath } from "../plan/plan-file.ts";
import type { Plan } from "../plan/plan.ts";
import { fileContent, readFile, type Step, type ToolCall, type ToolResult } from "../protocol/tools.ts";

export interface ProjectState {
  plan: Plan | null;
  /** Whether a path is worth reading: a file that is not there counts as a refused step in front of the person. */
  has(path: string): boolean;
  /** Pages exist that this builder did not write. */
  foreign: boolean;
}

/** Lists the files, then reads the plan when there is one. `first` is said with the first step. */
export function* readProject(first: string): Generator<Step, ProjectState, ToolResult[]> {
  const listing: ToolCall = { tool: "list_files", input: {} };
  const [listResult] = yield { text: first, calls: [listing] };
  const paths = pathsOf(listResult);
  const known = new Set(paths);
  const complete = (listResult?.value as { truncated?: unknown } | null | undefined)?.truncated !== true;
  const has = (path: string): boolean => known.has(path) || !complete;
  const [planResult] = has(planPath) ? yield { text: "", calls: [readFile(planPath)] } : [];
  const text = fileContent(planResult);
  const plan = text === null ? null : parsePlan(text);
  if (plan !== null) return { plan, has, foreign: false };
  const pages = paths.filter((path) => /^src\/pages\/.+\.tsx$/.test(path));
  if (pages.some((path) => path !== START_PAGE && path !== "src/pages/NotFound.tsx"))
    return { plan, has, foreign: true };
  const [startPage] = known.has(START_PAGE) ? yield { text: "", calls: [readFile(START_PAGE)] } : [];
  return { plan, has, foreign: !isUntouched(fileContent(startPage)) };
}

const START_PAGE = "src/pages/Index.tsx";

/** The start page is still the template's, which shows the name of the site and its tagline, and nothing else. */
const isUntouched = (content: string | null): boolean =>
  content === null ||
  (content.includes("{site.name}") && content.includes("{site.tagline}") && content.length < MAX_UNTOUCHED);
const MAX_UNTOUCHED = 400;

/** A list of paths, of objects with paths, or lines of text. */
function pathsOf(result: ToolResult | undefined): string[] {
  if (!result?.ok) return [];
  const { value } = result;
  const list = Array.isArray(value) ? value : ((value as { files?: unknown } | null)?.files ?? value);
  if (typeof list === "string") return list.split("\n").map((line) => line.trim());
  if (!Array.isArray(list)) return [];
  return list.map((item) => (typeof item === "string" ? item : String((item as { path?: unknown }).path ?? "")));
}
