/** Versions of the project, and what changed between them. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { counted } from "@slipway/kernel/text/counted";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import type { FileDiff } from "@slipway/platform/git/port";
import type { EditDocument } from "../../../../../edits/contract/index.ts";
import { countChangedLines, diffLines, linesOf } from "../../../../../edits/server/index.ts";
import { globTest } from "../../search-files.ts";

export interface HistoryPort {
  versions(query: { limit: number; before?: number | undefined }): Promise<EditDocument[]>;
  changes(query: { from?: number | undefined; to: number }): Promise<FileDiff[]>;
}

interface HistoryQuery {
  from?: number | undefined;
  to?: number | undefined;
  include?: string[] | undefined;
}

const MAX_VERSIONS = 30;
const MAX_CHARACTERS = 50_000;
/** Unchanged lines around a change. */
const CONTEXT = 2;
/** A file with more changed lines is only counted. */
const MAX_SHOWN_LINES = 400;
const MAX_LINE_CHARACTERS = 400;

const version = z.number().int().min(0).max(1_000_000_000).optional();

export function historyTool(port: HistoryPort, resultCharacters: number): ToolSet {
  return {
    history: tool({
      description:
        "Versions of the project. Without from and to: lists the newest, or those before the version `before`. With to: what that version changed, as a diff. With from and to: all changes between the two.",
      inputSchema: z.object({
        from: version,
        to: version,
        before: version,
        include: z.array(z.string().min(1).max(200)).max(10).optional().describe("Globs of paths"),
      }),
      execute: ({ before, ...query }) =>
        query.to === undefined && query.from === undefined
          ? listed(port, before)
          : changed(port, query, Math.min(resultCharacters, MAX_CHARACTERS)),
    }),
  };
}

async function listed(port: HistoryPort, before: number | undefined): Promise<string> {
  const versions = await port.versions({ limit: MAX_VERSIONS + 1, before });
  if (versions.length === 0) return "There are no versions yet.";
  const lines = versions.slice(0, MAX_VERSIONS).map(lineOf);
  const older = versions.length > MAX_VERSIONS ? [`(older ones: before ${versions[MAX_VERSIONS - 1]!.version})`] : [];
  return [...lines, ...older].join("\n");
}

/** `7 · 2026-11-29 10:12 · Added a menu · agent · 3 files +40 −2`, as one line whatever the title holds. */
function lineOf({
  version: number,
  created_at,
  commit_message,
  user_id,
  author_name,
  reverted,
  type,
  diff,
}: EditDocument): string {
  const [added, removed] = diff.reduce((sum, file) => [sum[0] + file.added, sum[1] + file.removed], [0, 0]);
  const title = commit_message.split("\n", 1)[0]!.slice(0, 200);
  const who = user_id === null ? "agent" : author_name;
  const state = reverted ? " · no longer in effect" : "";
  const when = created_at.slice(0, 16).replace("T", " ");
  return `${number} · ${when} · ${title} · ${type === "revert" ? "restored by " : ""}${who} · ${counted(diff.length, "file")} +${added} −${removed}${state}`;
}

async function changed(
  port: HistoryPort,
  { from, to, include = [] }: HistoryQuery,
  characters: number,
): Promise<string> {
  const newest = to ?? (await port.versions({ limit: 1 }))[0]?.version;
  if (newest === undefined) return "There are no versions yet.";
  const tests = include.map(globTest);
  const diffs = (await port.changes({ from, to: newest })).filter(
    ({ path, oldPath }) =>
      tests.length === 0 || tests.some((test) => test(path) || (oldPath !== null && test(oldPath))),
  );
  const between = from === undefined ? `Version ${newest}` : `From version ${from} to version ${newest}`;
  if (diffs.length === 0) return `${between}: no file changed${include.length === 0 ? "" : " there"}.`;
  const parts = [`${between}: ${counted(diffs.length, "file")}`];
  let left = characters - parts[0]!.length;
  for (const diff of diffs) {
    const whole = fileChange(diff, true);
    const shown = whole.length + 2 <= left ? whole : fileChange(diff, false);
    left -= shown.length + 2;
    if (left < 0) {
      parts.push(`(${counted(diffs.length - parts.length + 1, "more file")}: narrow it down with include)`);
      break;
    }
    parts.push(shown);
  }
  return parts.join("\n\n");
}

const WORDS = { new: "new", edit: "changed", delete: "deleted", rename: "renamed" } as const;

function fileChange({ path, oldPath, action, oldContent, newContent, binary }: FileDiff, isWhole: boolean): string {
  const name = `== ${path} (${WORDS[action]}${oldPath !== null && oldPath !== path ? ` from ${oldPath}` : ""}`;
  if (holdsSecrets(path) || (oldPath !== null && holdsSecrets(oldPath)))
    return `${name}): may hold keys and is not shown`;
  if (binary) return `${name}, not text)`;
  const [before, after] = [oldContent ?? "", newContent ?? ""];
  const { added, removed } = countChangedLines(before, after);
  const head = `${name}, +${added} −${removed})`;
  if (!isWhole || added + removed === 0) return head;
  if (added + removed > MAX_SHOWN_LINES) return `${head}: too long to show; read the file`;
  return `${head}\n${hunksOf(before, after)}`;
}

/** As in a unified diff; the line's number is that of the newer text. */
function hunksOf(before: string, after: string): string {
  const [a, b] = [linesOf(before), linesOf(after)];
  const lines: string[] = [];
  const put = (mark: string, texts: readonly string[]): void =>
    void lines.push(...texts.map((line) => `${mark}${line.replace(/\r?\n$/, "").slice(0, MAX_LINE_CHARACTERS)}`));
  let shownTo = 0;
  for (const [at, hunk] of diffLines(a, b).entries()) {
    const from = Math.max(hunk.bStart - CONTEXT, 0);
    if (at > 0 && from <= shownTo + CONTEXT) put(" ", b.slice(shownTo, hunk.bStart));
    else {
      if (at > 0) put(" ", b.slice(shownTo, shownTo + CONTEXT));
      lines.push(`@@ line ${from + 1}`);
      put(" ", b.slice(from, hunk.bStart));
    }
    put("-", a.slice(hunk.aStart, hunk.aEnd));
    put("+", b.slice(hunk.bStart, hunk.bEnd));
    shownTo = hunk.bEnd;
  }
  put(" ", b.slice(shownTo, shownTo + CONTEXT));
  return lines.join("\n");
}
