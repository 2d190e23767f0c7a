/** Tools that write text files. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";
import { countChangedLines } from "../../../../edits/server/index.ts";
import type { Overlay } from "../../overlay/overlay.ts";

export const pathSchema = z.string().min(1).max(400).describe("Such as src/App.tsx");

/** `whole`: the edits of one call apply all or none. */
export const textEditTools = (overlay: Overlay, { whole }: { whole: boolean }): ToolSet => ({
  write_file: tool({
    description: "Creates a file or replaces it as a whole. Never leave code out.",
    inputSchema: z.object({ path: pathSchema, content: z.string().max(limits.sourceFileBytes) }),
    execute: ({ path, content }) => {
      const { created, before } = overlay.write(path, content);
      return { path, created, ...countChangedLines(before, content) };
    },
  }),
  search_replace: tool({
    description:
      "Replaces texts in a file, in order. Each `old` must stand in exactly one place. Edits that match are kept; the others come back in `failed`.",
    inputSchema: z.object({
      path: pathSchema,
      edits: z
        .array(z.object({ old: z.string(), new: z.string(), replace_all: z.boolean().optional() }))
        .min(1)
        .max(50),
    }),
    execute: ({ path, edits }) => {
      const { before, after, failures } = overlay.searchReplace(path, edits, { whole });
      const counts = { path, ...countChangedLines(before, after) };
      return failures.length === 0
        ? counts
        : { ...counts, applied: edits.length - failures.length, failed: failures.map(({ message }) => message) };
    },
  }),
});
