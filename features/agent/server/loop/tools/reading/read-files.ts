/** Reads several files, or ranges of them, as numbered text. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { counted } from "@slipway/kernel/text/counted";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import type { Overlay } from "../../../overlay/overlay.ts";
import { linesOf } from "./match-lines.ts";

const MAX_FILES = 50;
const MAX_CHARACTERS = 50_000;
/** Length of a sentence about a file that is not shown. */
const NOTE_CHARACTERS = 160;

interface Wanted {
  path: string;
  from: number;
  to: number | undefined;
}

/** `src/App.tsx:20-80`, `src/App.tsx:20-` and `src/App.tsx`. */
function wantedOf(text: string): Wanted {
  const range = /^(.+):(\d{1,7})(?:(-)(\d{1,7})?)?$/.exec(text);
  if (range === null) return { path: text, from: 1, to: undefined };
  const from = Math.max(1, Number(range[2]));
  const to = range[3] === undefined ? from : range[4] === undefined ? undefined : Number(range[4]);
  return { path: range[1]!, from, to };
}

export interface ReadInput {
  overlay: Overlay;
  resultCharacters: number;
}

export function readFilesTool({ overlay, resultCharacters }: ReadInput): ToolSet {
  return {
    read_files: tool({
      description:
        "Reads text files, several in one call. Each entry is a path, or a path with lines: src/App.tsx:20-80. Each line comes as its number, a tab and its text.",
      inputSchema: z.object({ files: z.array(z.string().min(1).max(420)).min(1).max(MAX_FILES) }),
      execute: ({ files }) => readFiles(overlay, files, Math.min(resultCharacters, MAX_CHARACTERS)),
    }),
  };
}

/** Throws an Error if no file could be read. */
export function readFiles(overlay: Overlay, files: readonly string[], characters: number): string {
  const parts: string[] = [];
  const unread: string[] = [];
  let left = characters;
  let isRead = false;
  for (const [at, text] of files.entries()) {
    const room = left - NOTE_CHARACTERS * (files.length - at);
    if (room <= 0) {
      unread.push(text);
      continue;
    }
    const part = partOf(overlay, wantedOf(text), room);
    isRead ||= part.isRead;
    parts.push(part.text);
    left -= part.text.length + 2;
  }
  if (!isRead && unread.length === 0) throw new Error(parts.join("\n"));
  if (unread.length > 0) parts.push(`Not read, because this result is full: ${unread.join(", ")}`);
  return parts.join("\n\n");
}

function partOf(overlay: Overlay, wanted: Wanted, room: number): { text: string; isRead: boolean } {
  const { path } = wanted;
  if (holdsSecrets(path)) return { text: `${path} may hold keys and is not read. Go on without it.`, isRead: false };
  try {
    return { text: numbered(wanted, overlay.read(path).content, room), isRead: true };
  } catch (error) {
    return { text: (error as Error).message, isRead: false };
  }
}

function numbered({ path, from, to }: Wanted, content: string, room: number): string {
  const lines = linesOf(content);
  const end = Math.min(to ?? lines.length, lines.length);
  if (from > end) return `${path} has ${counted(lines.length, "line")}, so there is no line ${from}.`;
  const shown: string[] = [];
  let left = room - path.length - NOTE_CHARACTERS;
  let at = from;
  for (; at <= end; at += 1) {
    const line = `${at}\t${lines[at - 1]}`;
    left -= line.length + 1;
    if (left < 0) break;
    shown.push(line);
  }
  if (shown.length === 0) return longLine({ path, at, line: lines[at - 1]! }, room);
  const last = at - 1;
  const range =
    from === 1 && last === lines.length ? counted(lines.length, "line") : `lines ${from}-${last} of ${lines.length}`;
  const more = last < end ? `\n(cut: read on with ${path}:${last + 1}-${to ?? ""})` : "";
  return `== ${path} (${range})\n${shown.join("\n")}${more}`;
}

/** A single line that is longer than a result. */
function longLine({ path, at, line }: { path: string; at: number; line: string }, room: number): string {
  const shown = Math.max(0, room - path.length - NOTE_CHARACTERS);
  return `== ${path} (line ${at})\n${at}\t${line.slice(0, shown)}\n(cut: ${line.length - shown} more characters in this line)`;
}
