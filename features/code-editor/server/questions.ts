/** Translates questions into LSP, and cuts the answers down to what the editor shows. */
import type { LanguageServer } from "@slipway/sandbox/port";
import { MAX_COMPLETIONS, MAX_PROBLEMS, type Completion, type Problem } from "../contract/index.ts";

interface Position {
  line: number;
  character: number;
}

interface At extends Position {
  uri: string;
}

const documentAt = ({ uri, line, character }: At) => ({ textDocument: { uri }, position: { line, character } });

/** LSP's kinds of completions, counting from 1. */
const TYPES = [
  ...["text", "method", "function", "function", "property", "variable", "class", "interface", "namespace", "property"],
  ...["text", "constant", "enum", "keyword", "text", "text", "text", "text", "text", "enum", "constant", "class"],
  ...["text", "keyword", "type"],
];

interface LspCompletion {
  label?: string;
  kind?: number;
  detail?: string;
  sortText?: string;
  labelDetails?: { detail?: string; description?: string };
  additionalTextEdits?: unknown[];
}

/** The part of a word before a position. */
export function wordBefore(text: string, { line, character }: Position): string {
  let start = 0;
  for (let at = 0; at < line; at += 1) {
    const next = text.indexOf("\n", start);
    if (next === -1) return "";
    start = next + 1;
  }
  const end = Math.min(start + character, text.length);
  // Searches backwards, because a pattern anchored at the end would be tried from every position.
  let begin = end;
  while (begin > start && /[\w$]/.test(text[begin - 1]!)) begin -= 1;
  return text.slice(begin, end);
}

export async function completionsAt(
  server: LanguageServer,
  at: At,
  begun: string,
): Promise<{ items: Completion[]; more: boolean }> {
  const answer = (await server.request("textDocument/completion", {
    ...documentAt(at),
    context: { triggerKind: 1 },
  })) as { items?: LspCompletion[] } | LspCompletion[] | null;
  const all = Array.isArray(answer) ? answer : (answer?.items ?? []);
  const wanted = begun.toLowerCase();
  const fitting = all
    // Completions that also need an import are left out: the result would not compile.
    .filter(({ additionalTextEdits, labelDetails }) => !additionalTextEdits?.length && !labelDetails?.description)
    .filter(({ label }) => typeof label === "string" && label.toLowerCase().includes(wanted))
    .map((item) => ({ item, starts: item.label!.toLowerCase().startsWith(wanted) ? 0 : 1 }))
    .sort(
      (a, b) => a.starts - b.starts || compare(a.item.sortText, b.item.sortText) || compare(a.item.label, b.item.label),
    );
  return {
    items: fitting.slice(0, MAX_COMPLETIONS).map(({ item }) => ({
      label: item.label!.slice(0, 200),
      type: TYPES[(item.kind ?? 1) - 1] ?? "text",
      detail: item.detail?.slice(0, 200) ?? null,
    })),
    more: fitting.length > MAX_COMPLETIONS,
  };
}

const compare = (a = "", b = ""): number => (a < b ? -1 : a > b ? 1 : 0);

const LONGEST_HOVER = 4_000;

/** The content of Markdown's fence becomes `code`; the rest stays as it was written. */
export async function hoverAt(server: LanguageServer, at: At): Promise<{ code: string | null; text: string | null }> {
  const answer = (await server.request("textDocument/hover", documentAt(at))) as { contents?: unknown } | null;
  const contents = answer?.contents;
  const value = typeof contents === "string" ? contents : ((contents as { value?: unknown } | undefined)?.value ?? "");
  if (typeof value !== "string") return { code: null, text: null };
  const fence = /```\w*\n([\s\S]*?)\n?```/.exec(value);
  const text = (fence === null ? value : value.replace(fence[0], "")).trim().slice(0, LONGEST_HOVER);
  return { code: fence?.[1]?.slice(0, LONGEST_HOVER) ?? null, text: text === "" ? null : text };
}

const SEVERITIES = ["error", "warning", "info", "hint"] as const;

interface LspDiagnostic {
  range: { start: Position; end: Position };
  severity?: number;
  code?: number | string;
  message: string;
}

export async function problemsOf(server: LanguageServer, uri: string): Promise<Problem[]> {
  const answer = (await server.request("textDocument/diagnostic", { textDocument: { uri } })) as {
    items?: LspDiagnostic[];
  } | null;
  return (answer?.items ?? []).slice(0, MAX_PROBLEMS).map(({ range, severity, code, message }) => ({
    from: { line: range.start.line, character: range.start.character },
    to: { line: range.end.line, character: range.end.character },
    severity: SEVERITIES[(severity ?? 1) - 1] ?? "error",
    code: `TS${code ?? ""}`,
    message: message.slice(0, 2_000),
  }));
}

interface LspPlace {
  uri: string;
  range: { start: Position };
}

/** Null for definitions outside the project, in packages or the browser's own types. */
export async function definitionAt(
  server: LanguageServer,
  at: At,
): Promise<{ path: string; line: number; character: number } | null> {
  const answer = (await server.request("textDocument/definition", documentAt(at))) as LspPlace | LspPlace[] | null;
  const first = [answer].flat()[0];
  if (first === null || first === undefined || !first.uri.startsWith(`${server.rootUri}/`)) return null;
  const { line, character } = first.range.start;
  return { path: decodeURIComponent(first.uri.slice(server.rootUri.length + 1)), line, character };
}
