/** Messages between the engine and its render worker; the worker's answers are validated. */
import { z } from "zod";
import { MAX_STEPS, type ActionTarget, type PageAction } from "./acting/page-action.ts";
import type { LinkSources, PageSession, Viewport } from "./port.ts";

export interface RenderJob {
  origin: string;
  pages: { route: string; viewport: Viewport; actions: readonly PageAction[] }[];
  links: LinkSources;
  timeoutMs: number;
  /** Time for a page that still loads when `timeoutMs` is over. */
  loadingMs: number;
  screenshot: "every" | "first" | "none";
  /** Pictures show the whole page. */
  fullPage: boolean;
  dark: boolean;
  measure: readonly ActionTarget[];
  storage: Readonly<Record<string, string>>;
  text: boolean;
  /** Pages whose accessibility is measured: all, those of one width, or none. */
  axe: boolean | { width: number };
  /** Path of the backend; null: the site has none. */
  backendPath: string | null;
  session: PageSession | null;
}

/** Elements that are measured on each page. */
export const MAX_MEASURED = 5;

const line = z.string().max(4_000);

/** The worker is ours, but the data it passes on comes from the page. */
export const pageLine = z.object({
  index: z.int().nonnegative(),
  address: line.nullable(),
  status: z.int().nullable(),
  title: line,
  consoleErrors: z.array(line).max(50),
  failedRequests: z.array(z.object({ url: line, reason: line })).max(50),
  notAvailable: z.array(line).max(50),
  asksBackend: z.boolean(),
  externalRequests: z.array(line).max(50),
  logs: z.array(line).max(20),
  requests: z.array(line).max(30),
  measures: z.array(line).max(MAX_MEASURED),
  pictureExtent: line.nullable(),
  /** Base64. */
  screenshot: z.string().nullable(),
  overflow: z.boolean(),
  beyondEdge: z.array(line).max(3),
  isSignIn: z.boolean(),
  isSignedIn: z.boolean(),
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
        download: z.object({ name: line, size: z.number().nullable(), text: line.nullable() }).nullable(),
      }),
    )
    .max(MAX_STEPS),
  problem: line.nullable(),
  isEmpty: z.boolean(),
  unseen: line.nullable(),
  durationMs: z.number(),
});
export type PageLine = z.infer<typeof pageLine>;

/** A page of which nothing is known yet. */
export const blankPage = (): Omit<PageLine, "index" | "address" | "screenshot" | "problem" | "unseen"> => ({
  status: null,
  title: "",
  consoleErrors: [],
  failedRequests: [],
  notAvailable: [],
  asksBackend: false,
  externalRequests: [],
  logs: [],
  requests: [],
  measures: [],
  pictureExtent: null,
  overflow: false,
  beyondEdge: [],
  isSignIn: false,
  isSignedIn: false,
  text: null,
  accessibility: [],
  actions: [],
  isEmpty: false,
  durationMs: 0,
});
