import type { Phrases } from "../language/phrases.ts";
import type { ToolCall, ToolResult } from "../protocol/tools.ts";

export interface Verdict {
  /** Files that the type check complains about. */
  brokenFiles: string[];
  /** Sentences for `not_done`; empty when all checks ran and passed. */
  problems: string[];
}

const checkNames = ["typecheck", "build", "render"] as const;

/** The checks this turn can ask for: only tools on offer. */
export function checkCalls(tools: ReadonlySet<string>, routes: string[]): ToolCall[] {
  const offered = (name: string): boolean => tools.size === 0 || tools.has(name);
  const calls: ToolCall[] = [];
  for (const tool of ["typecheck", "build"] as const) if (offered(tool)) calls.push({ tool, input: {} });
  for (const viewport of ["desktop", "mobile"] as const)
    if (offered("render")) calls.push({ tool: "render", input: { routes, viewport } });
  return calls;
}

/** Reads results as they come back; a check that could not run is said, never passed over. */
export function judge(calls: ToolCall[], results: ToolResult[], say: Phrases): Verdict {
  const problems: string[] = [];
  const brokenFiles: string[] = [];
  for (const name of checkNames) {
    const at = calls.flatMap((call, index) => (call.tool === name ? [index] : []));
    const own = at.map((index) => results[index]).filter((result) => result !== undefined);
    if (own.length === 0 || own.some(didNotRun)) {
      problems.push(say.notChecked(say.checks[name]));
      continue;
    }
    if (name === "typecheck") readTypes(own[0]!, { problems, brokenFiles }, say);
    if (name === "build" && failed(own[0]!)) problems.push(say.buildFailed);
    if (name === "render") problems.push(...own.flatMap((result) => renderProblems(result, say)));
  }
  return { brokenFiles, problems: [...new Set(problems)] };
}

/** A check that could not run answers with an error or with `ok: null`. */
function didNotRun(result: ToolResult): boolean {
  return !result.ok || (result.value as { ok?: unknown } | null)?.ok === null;
}

interface Diagnostic {
  path?: string | null;
  message?: string;
}

function readTypes(result: ToolResult, verdict: Verdict, say: Phrases) {
  const diagnostics = (result.value as { diagnostics?: Diagnostic[] } | null)?.diagnostics ?? [];
  if (diagnostics.length === 0 && !failed(result)) return;
  verdict.brokenFiles.push(...new Set(diagnostics.map((entry) => entry.path ?? "").filter(Boolean)));
  verdict.problems.push(say.typeErrors(diagnostics.length, diagnostics[0]?.message ?? ""));
}

function failed(result: ToolResult): boolean {
  return (result.value as { ok?: unknown } | null)?.ok === false;
}

interface RenderedPage {
  route?: string;
  console?: unknown[];
  failed_requests?: unknown[];
}

/** One object per route, in a list or under `pages` or `routes`, or a single object. */
function renderProblems(result: ToolResult, say: Phrases): string[] {
  const value = result.value as { pages?: RenderedPage[]; routes?: RenderedPage[] } | RenderedPage[] | null;
  const pages = Array.isArray(value)
    ? value
    : (value?.pages ?? value?.routes ?? (value ? [value as RenderedPage] : []));
  return pages.flatMap(({ route = "/", console: lines = [], failed_requests: requests = [] }) => {
    const [first] = [...lines.filter(isConsoleError), ...requests];
    if (first === undefined) return [];
    return [say.pageErrors(route, (typeof first === "string" ? first : JSON.stringify(first)).slice(0, 200))];
  });
}

function isConsoleError(entry: unknown): boolean {
  if (typeof entry === "string") return true;
  const level = (entry as { level?: string; type?: string } | null)?.level ?? (entry as { type?: string } | null)?.type;
  return level === undefined || level === "error";
}
