import type { LanguageModelV4CallOptions, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { RecentMap } from "@slipway/kernel/recent-map";
import { readable } from "./readable.ts";
import type { ToolResult } from "./tools.ts";

/** What the agent may add around a person's words, as JSON inside `<context>...</context>` in the user message. */
export interface RequestContext {
  selected_elements?: { text?: string; tag?: string; file?: string; line?: number }[];
  current_page?: string;
  runtime_errors?: string[];
}

/** The conversation as the builder sees it; derived from the prompt on every call. */
export interface Conversation {
  /** The words of the request this turn answers. */
  request: string;
  context: RequestContext;
  /** Requests of earlier turns, oldest first. */
  earlier: string[];
  hasImage: boolean;
  /** Results of each step this turn has already made. */
  steps: ToolResult[][];
  /** Names of the tools on offer; a read-only mode offers fewer. */
  tools: ReadonlySet<string>;
}

export function readConversation(options: LanguageModelV4CallOptions): Conversation {
  const { prompt } = options;
  const lastUser = prompt.findLastIndex((message) => message.role === "user");
  const userMessages = prompt.slice(0, lastUser + 1).filter((message) => message.role === "user");
  const texts = userMessages.map((message) =>
    message.content.map((part) => (part.type === "text" ? part.text : "")).join("\n"),
  );
  const current = splitContext(texts.at(-1) ?? "");
  return {
    request: current.request,
    context: current.context,
    earlier: texts.flatMap((text, at) => (at === texts.length - 1 || isEvent(text) ? [] : splitContext(text).request)),
    hasImage: userMessages.at(-1)?.content.some((part) => part.type === "file") ?? false,
    steps: stepsOf(prompt.slice(lastUser + 1)),
    tools: new Set(options.tools?.map((tool) => tool.name)),
  };
}

/** What people did beside the conversation is told in it; it is no request. */
const isEvent = (text: string): boolean => /^<event>[^<]*<\/event>$/.test(text);

/** Each step of a turn has the whole conversation with it, and the same texts. */
const readBefore = new RecentMap<string>(32);

function readableOnce(text: string): string {
  const before = readBefore.get(text) ?? readable(text);
  readBefore.set(text, before);
  return before;
}

function splitContext(text: string): { request: string; context: RequestContext } {
  const found = /<context>([\s\S]*?)<\/context>/.exec(text);
  const request = readableOnce(text.replace(/<context>[\s\S]*?<\/context>/g, "").trim());
  if (!found) return { request, context: {} };
  try {
    return { request, context: JSON.parse(found[1] ?? "{}") as RequestContext };
  } catch {
    return { request, context: {} };
  }
}

/** Results are put in the order of the calls, whatever order the loop appended them in. */
function stepsOf(messages: LanguageModelV4Prompt): ToolResult[][] {
  const results = new Map<string, ToolResult>();
  for (const message of messages) {
    if (message.role !== "tool" && message.role !== "assistant") continue;
    for (const part of message.content) {
      if (part.type === "tool-result") results.set(part.toolCallId, toResult(part));
    }
  }
  const steps: ToolResult[][] = [];
  for (const message of messages) {
    if (message.role !== "assistant") continue;
    const calls = message.content.filter((part) => part.type === "tool-call");
    steps.push(
      calls.map((call) => results.get(call.toolCallId) ?? { tool: call.toolName, ok: false, value: "no result" }),
    );
  }
  return steps;
}

type ResultPart = Extract<LanguageModelV4Prompt[number], { role: "tool" }>["content"][number];

function toResult(part: Extract<ResultPart, { type: "tool-result" }>): ToolResult {
  const { output } = part;
  switch (output.type) {
    case "text":
      return { tool: part.toolName, ok: true, value: parseJson(output.value) };
    case "json":
      return { tool: part.toolName, ok: true, value: output.value };
    case "error-text":
    case "error-json":
      return { tool: part.toolName, ok: false, value: output.value };
    case "execution-denied":
      return { tool: part.toolName, ok: false, value: output.reason ?? "denied" };
    case "content":
      return {
        tool: part.toolName,
        ok: true,
        value: parseJson(output.value.map((item) => (item.type === "text" ? item.text : "")).join("")),
      };
  }
}

/** Some loops hand JSON results on as text. */
function parseJson(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
