import { parsePlan, planPath } from "../plan/plan-file.ts";
import type { Plan } from "../plan/plan.ts";
import { fileContent, readFile, type ToolCall, type ToolResult } from "../protocol/tools.ts";

export interface ProjectState {
  plan: Plan | null;
  /** Pages exist that this builder did not write. */
  foreign: boolean;
}

/** The calls whose results `readProject` understands. */
export function reading(): ToolCall[] {
  return [readFile(planPath), { tool: "list_files", input: { glob: "src/pages/**" } }];
}

export function readProject([planResult, listResult]: ToolResult[]): ProjectState {
  const text = fileContent(planResult);
  const plan = text === null ? null : parsePlan(text);
  const pages = pathsOf(listResult).filter((path) => /^src\/pages\/.+\.tsx$/.test(path));
  const starter = new Set(["src/pages/Index.tsx", "src/pages/NotFound.tsx"]);
  return { plan, foreign: plan === null && pages.some((path) => !starter.has(path)) };
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
