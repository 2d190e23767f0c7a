/**
 * Tools of the embedded builder, which were everybody's once. It is a program of its own, made for exactly these: their
 * names and results stay as they are.
 */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import { grep, listFiles } from "../search-files.ts";
import type { ToolSetInput } from "../tool-set.ts";

const path = z.string().min(1).max(400).describe("Path inside the project, with slashes");

export function embeddedReadTools({ overlay, resultCharacters }: ToolSetInput): ToolSet {
  return {
    list_files: tool({
      description: "Lists the project's files, all of them or those matching a glob such as src/**/*.tsx.",
      inputSchema: z.object({ glob: z.string().max(200).optional() }),
      execute: ({ glob }) => {
        const files = listFiles(overlay, glob);
        const shown = fitting(files, resultCharacters, (file) => file.length + 4);
        return { files: shown, total: files.length, truncated: shown.length < files.length };
      },
    }),
    read_file: tool({
      description:
        "Reads a text file, or its lines `from` to `to` (counted from 1). The hash names this state of the file.",
      inputSchema: z.object({ path, from: z.number().int().min(1).optional(), to: z.number().int().min(1).optional() }),
      execute: ({ path: wanted, from, to }) => {
        if (holdsSecrets(wanted)) throw new Error(`${wanted} may hold keys and is not read. Go on without it.`);
        return readRange(overlay.read(wanted), { from, to, max: resultCharacters });
      },
    }),
    grep: tool({
      description: "Finds lines that contain a text (not a regular expression; case is ignored). At most 50 lines.",
      inputSchema: z.object({
        pattern: z.string().min(1).max(300),
        glob: z.string().max(200).optional(),
        max: z.number().int().min(1).max(50).optional(),
      }),
      execute: (query) => grep(overlay, query),
    }),
  };
}

export function embeddedEditTools({ overlay, ports }: ToolSetInput): ToolSet {
  return {
    rename_file: tool({
      description: "Moves a file, or a folder with everything in it. Imports of it are not changed.",
      inputSchema: z.object({ from: path, to: path }),
      execute: ({ from, to }) => ({ from, to, files: overlay.rename(from, to) }),
    }),
    typecheck: tool({
      description: "Checks the project's types.",
      inputSchema: z.object({}),
      execute: () => ports.typecheck(),
    }),
    build: tool({
      description: "Builds the project as for publishing.",
      inputSchema: z.object({}),
      execute: () => ports.build(),
    }),
    set_title: tool({
      description: "Names the project. Only the first name of a new project is taken.",
      inputSchema: z.object({ title: z.string().min(1).max(limits.displayNameCharacters) }),
      execute: async ({ title }) => {
        await ports.setTitle(title);
        return { title };
      },
    }),
  };
}

/** As many items as fit, in order. */
function fitting<T>(items: readonly T[], characters: number, sizeOf: (item: T) => number): T[] {
  let left = characters;
  const end = items.findIndex((item) => (left -= sizeOf(item)) < 0);
  return end === -1 ? [...items] : items.slice(0, end);
}

interface Range {
  from?: number | undefined;
  to?: number | undefined;
  max: number;
}

function readRange({ content, hash }: { content: string; hash: string }, { from = 1, to, max }: Range) {
  const lines = content.split("\n");
  const wanted = lines.slice(from - 1, to);
  const shown = fitting(wanted, max, (line) => line.length + 1);
  const complete = shown.length === wanted.length;
  // A single line longer than a result is cut.
  const text = shown.length === 0 && wanted.length > 0 ? wanted[0]!.slice(0, max) : shown.join("\n");
  if (complete && from === 1 && to === undefined) return { content: text, hash };
  const last = from - 1 + Math.max(shown.length, 1);
  return { content: text, hash, from, to: last, total_lines: lines.length, truncated: !complete };
}
