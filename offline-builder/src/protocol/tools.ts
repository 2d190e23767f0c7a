/** The agent's typed tools as this model calls them. Nothing here is private to the offline builder. */

export interface Edit {
  old: string;
  new: string;
  replace_all?: boolean;
}

export interface FinishInput {
  did: string[];
  not_done: string[];
  /** Exactly 3, at most 32 characters each. */
  suggestions: string[];
  /** Facts for the "Your details" card, the invented ones first. */
  details?: { key: string; label: string; value: string; stated?: boolean }[];
  /** One-tap answers under the message. */
  replies?: string[];
}

export interface ToolInputs {
  list_files: { glob?: string };
  read_file: { path: string; from?: number; to?: number };
  grep: { pattern: string; glob?: string; max: number };
  write_file: { path: string; content: string };
  search_replace: { path: string; edits: Edit[]; base_hash?: string };
  rename_file: { from: string; to: string };
  delete_file: { path: string };
  add_dependency: { name: string; version?: string };
  typecheck: Record<string, never>;
  build: Record<string, never>;
  render: { routes?: string[]; viewport?: "desktop" | "mobile" };
  search_help: { query: string; language: "en" | "de" | "es" };
  set_title: { title: string };
  db_schema: Record<string, never>;
  execute_sql: { sql: string; purpose: string };
  ask_user: { question: string; options: string[] };
  finish: FinishInput;
}

export type ToolName = keyof ToolInputs;

export type ToolCall = { [Name in ToolName]: { tool: Name; input: ToolInputs[Name] } }[ToolName];

/** What came back from one call. `value` is the parsed JSON, or the text. */
export interface ToolResult {
  tool: string;
  ok: boolean;
  value: unknown;
}

/** One model step: a sentence, then calls. A step without calls ends the turn. */
export interface Step {
  text: string;
  calls: ToolCall[];
}

/** A turn written as a coroutine: it yields a step and receives that step's results, in the order of its calls. */
export type Turn = Generator<Step, void, ToolResult[]>;

export function writeFile(path: string, content: string): ToolCall {
  return { tool: "write_file", input: { path, content } };
}

export function readFile(path: string): ToolCall {
  return { tool: "read_file", input: { path } };
}

/** The text of a read_file result; null when the file does not exist. */
export function fileContent(result: ToolResult | undefined): string | null {
  if (!result?.ok) return null;
  if (typeof result.value === "string") return result.value;
  const content = (result.value as { content?: unknown } | null)?.content;
  return typeof content === "string" ? content : null;
}
