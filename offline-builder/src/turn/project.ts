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
  const pages = paths.filter((path) => /^src\/pages\/.+\.tsx$/.test(path));
  const starter = new Set(["src/pages/Index.tsx", "src/pages/NotFound.tsx"]);
  return { plan, has, foreign: plan === null && pages.some((path) => !starter.has(path)) };
}

/** A list of paths, of objects with paths, or lines of text. */
function pathsOf(result: ToolResult | undefined): string[] {
  if (!result?.ok) return [];
  const { value } = result;
  const list = Array.isArray(value) ? value : ((value as { files?: unknown } | null)?.files ?? value);
  if (typeof list === "string") return list.split("\n").map((line) => line.trim());
  if (!Array.isArray(list)) return [];
  return list.map((item) => (typeof item === "string" ? item : String((item as { path?: unknown }).path ?? "")));
}
