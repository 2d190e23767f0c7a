/** What the engine tells its render worker, and what it believes of the answers. */
import { z } from "zod";
import type { PageAction } from "./acting/page-action.ts";
import type { LinkSources, Viewport } from "./port.ts";

export interface RenderJob {
  origin: string;
  pages: { route: string; viewport: Viewport }[];
  links: LinkSources;
  timeoutMs: number;
  /** The same for a page that still loads when its time is over. */
  loadingMs: number;
  screenshot: "every" | "first" | "none";
  text: boolean;
  /** Of every page, of pages of one width, or of none. */
  axe: boolean | { width: number };
  actions: readonly PageAction[];
}

const line = z.string().max(4_000);

/** The worker is ours, but what it passes on comes from the page. */
export const pageLine = z.object({
  index: z.int().nonnegative(),
  address: line.nullable(),
  status: z.int().nullable(),
  title: line,
  consoleErrors: z.array(line).max(50),
  failedRequests: z.array(z.object({ url: line, reason: line })).max(50),
  externalRequests: z.array(line).max(50),
  /** Base64. */
  screenshot: z.string().nullable(),
  overflow: z.boolean(),
  text: z.string().max(20_000).nullable(),
  accessibility: z
    .array(z.object({ rule: line, impact: line.nullable(), help: line, elements: z.array(line).max(10) }))
    .max(100),
  actions: z
    .array(
      z.object({
        ok: z.boolean(),
        problem: line.nullable(),
        url: line,
        console: z.array(line).max(12),
        appeared: z.array(line).max(12),
        disappeared: z.array(line).max(12),
        dialogs: z.array(line).max(12),
        download: line.nullable(),
      }),
    )
    .max(10),
  problem: line.nullable(),
  durationMs: z.number(),
});
export type PageLine = z.infer<typeof pageLine>;
