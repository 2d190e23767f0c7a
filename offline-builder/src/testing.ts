import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { LanguageModelV4, LanguageModelV4Message, LanguageModelV4ToolCall } from "@ai-sdk/provider";
import type { FinishInput } from "./protocol/tools.ts";

/** Project files by path. */
export type Files = Map<string, string>;

export interface LoopResult {
  files: Files;
  /** The sentences of each step, in order. */
  texts: string[];
  calls: { tool: string; input: Record<string, unknown> }[];
  finish: FinishInput | null;
  title: string | null;
  /** The conversation so far, to go on with. */
  messages: LanguageModelV4Message[];
}

export interface LoopOptions {
  files?: Files;
  messages?: LanguageModelV4Message[];
  /** Results of checks; the default passes everything. */
  check?: (tool: string, input: Record<string, unknown>, files: Files) => unknown;
  tools?: string[];
  /** A picture hangs on the message. */
  picture?: boolean;
}

const maximumSteps = 40;

/** The agent's loop in memory: asks the model, runs its tool calls on a map of files, feeds the results back. */
export async function runTurn(model: LanguageModelV4, request: string, options: LoopOptions = {}): Promise<LoopResult> {
  const files = options.files ?? templateFiles();
  const messages: LanguageModelV4Message[] = [...(options.messages ?? []), userMessage(request, options.picture)];
  const result: LoopResult = { files, texts: [], calls: [], finish: null, title: null, messages };
  for (let step = 0; step < maximumSteps; step++) {
    const answer = await model.doGenerate({ prompt: messages, tools: (options.tools ?? []).map(toolNamed) });
    messages.push({ role: "assistant", content: answer.content.flatMap(assistantPart) });
    const calls = answer.content.filter((part) => part.type === "tool-call");
    for (const part of answer.content) if (part.type === "text") result.texts.push(part.text);
    if (calls.length === 0) return result;
    messages.push({ role: "tool", content: calls.map((call) => runCall(call, result, options)) });
    if (result.finish) return result;
  }
  throw new Error(`The turn did not end within ${maximumSteps} steps`);
}

const PICTURE = {
  type: "file" as const,
  mediaType: "image/png",
  data: { type: "data" as const, data: "iVBORw0KGgo=" },
};

function userMessage(text: string, hasPicture = false): LanguageModelV4Message {
  return { role: "user", content: [{ type: "text", text }, ...(hasPicture ? [PICTURE] : [])] };
}

function toolNamed(name: string) {
  return { type: "function" as const, name, inputSchema: { type: "object" as const } };
}

type AssistantPart = Extract<LanguageModelV4Message, { role: "assistant" }>["content"][number];
type Generated = Awaited<ReturnType<LanguageModelV4["doGenerate"]>>["content"][number];

function assistantPart(part: Generated): AssistantPart[] {
  if (part.type === "text") return [{ type: "text", text: part.text }];
  if (part.type !== "tool-call") return [];
  const input: unknown = JSON.parse(part.input);
  return [{ type: "tool-call", toolCallId: part.toolCallId, toolName: part.toolName, input }];
}

function runCall(call: LanguageModelV4ToolCall, result: LoopResult, options: LoopOptions) {
  const input = JSON.parse(call.input) as Record<string, unknown>;
  result.calls.push({ tool: call.toolName, input });
  const { toolCallId, toolName } = call;
  try {
    const value = execute({ tool: toolName, input }, result, options);
    const output = { type: "json" as const, value: JSON.parse(JSON.stringify(value ?? {})) };
    return { type: "tool-result" as const, toolCallId, toolName, output };
  } catch (error) {
    const output = { type: "error-text" as const, value: error instanceof Error ? error.message : String(error) };
    return { type: "tool-result" as const, toolCallId, toolName, output };
  }
}

function execute({ tool, input }: LoopResult["calls"][number], result: LoopResult, options: LoopOptions): unknown {
  const { files } = result;
  const path = String(input["path"] ?? "");
  switch (tool) {
    case "list_files":
      return { files: [...files.keys()].filter((name) => matches(name, input["glob"])) };
    case "read_file":
      return { content: existing(files, path), hash: String(existing(files, path).length) };
    case "write_file":
      files.set(path, String(input["content"]));
      return {};
    case "delete_file":
      existing(files, path);
      files.delete(path);
      return {};
    case "rename_file": {
      const content = existing(files, String(input["from"]));
      files.delete(String(input["from"]));
      files.set(String(input["to"]), content);
      return {};
    }
    case "search_replace":
      files.set(path, replaceAll(existing(files, path), input["edits"] as EditInput[]));
      return {};
    case "grep":
      return { matches: grep(files, input) };
    case "set_title":
      result.title = String(input["title"]);
      return {};
    case "finish":
      result.finish = input as unknown as FinishInput;
      return {};
    case "search_help":
      return options.check?.(tool, input, files) ?? { answer: null, pages: [] };
    case "db_schema":
      return options.check?.(tool, input, files) ?? { state: "not_enabled" };
    case "execute_sql":
      return options.check?.(tool, input, files) ?? { state: "succeeded" };
    case "typecheck":
    case "build":
    case "render":
      return options.check?.(tool, input, files) ?? { ok: true, diagnostics: [], pages: [] };
    default:
      return {};
  }
}

interface EditInput {
  old: string;
  new: string;
  replace_all?: boolean;
}

function replaceAll(content: string, edits: EditInput[]): string {
  return edits.reduce((text, edit) => {
    const count = text.split(edit.old).length - 1;
    if (count === 0) throw new Error(`NO_MATCH: ${edit.old.slice(0, 80)}`);
    if (count > 1 && !edit.replace_all) throw new Error(`AMBIGUOUS: ${edit.old.slice(0, 80)}`);
    return edit.replace_all ? text.replaceAll(edit.old, edit.new) : text.replace(edit.old, () => edit.new);
  }, content);
}

function grep(files: Files, input: Record<string, unknown>): { path: string; line: number; text: string }[] {
  const pattern = new RegExp(String(input["pattern"]));
  const found = [...files].flatMap(([path, content]) =>
    !matches(path, input["glob"])
      ? []
      : content.split("\n").flatMap((text, index) => (pattern.test(text) ? [{ path, line: index + 1, text }] : [])),
  );
  return found.slice(0, Number(input["max"] ?? 50));
}

function existing(files: Files, path: string): string {
  const content = files.get(path);
  if (content === undefined) throw new Error(`NO_FILE: ${path}`);
  return content;
}

function matches(path: string, glob: unknown): boolean {
  if (typeof glob !== "string") return true;
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("**", "\u0000")
    .replaceAll("*", "[^/]*");
  return new RegExp(`^${source.replaceAll("\u0000", ".*")}$`).test(path);
}

let template: Files | null = null;

/** The starter project as a new project begins with it. */
export function templateFiles(): Files {
  template ??= readTemplate();
  return new Map(template);
}

function readTemplate(): Files {
  const root = fileURLToPath(new URL("../../template", import.meta.url));
  const files: Files = new Map();
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder).sort()) {
      if (name === "node_modules" || name === "dist") continue;
      const path = join(folder, name);
      if (statSync(path).isDirectory()) visit(path);
      else files.set(relative(root, path), readFileSync(path, "utf8"));
    }
  };
  visit(root);
  return files;
}
