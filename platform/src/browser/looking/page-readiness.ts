/**
 * The one definition of a page that is ready to be judged, pictured or used: its own content is visible (text or
 * pictures in its main region, not just its header), no part of it shows a fallback, fonts and pictures are there, none
 * of its requests to its own site is open, and two frames are equal. Bounded in time.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { z } from "zod";
import { within } from "./within.ts";
import type { OpenRequests } from "./open-requests.ts";

/** A page without an answer for this long hangs, or works too hard for a moment. */
const ANSWER_MS = 2_000;
/** Pages that move without end, and signs of something that loads, are waited for this long once all else is there. */
const MAX_SETTLING_MS = 2_000;
/** A page that has loaded everything and does nothing for this long stays as empty as it is. */
const EMPTY_MS = 4_000;
/** A page that was just left for another gives no answer, and the next one soon does. */
const RETRY_MS = 20;
const LONGEST_PATH = 200;

const PAGE_STATE = readFileSync(fileURLToPath(new URL("./page-state.js", import.meta.url)), "utf8");

/** The answer comes from the page, so it is read like any other input. */
const stateSchema = z.object({
  waitsFor: z.enum(["document", "fonts", "pictures", "part"]).nullable(),
  hasContent: z.boolean(),
  /** Anything at all is written on the page. */
  hasFrame: z.boolean(),
  isLoading: z.boolean(),
  isSteady: z.boolean(),
});
type PageState = z.infer<typeof stateSchema>;

export interface Readiness {
  /** A fault of the page, as a sentence: it stays empty, or it hangs. */
  problem: string | null;
  isEmpty: boolean;
  /** Why the page could not be seen in time, as a clause after "because": it still loaded. */
  unseen: string | null;
  /** The page answered at the end. */
  answers: boolean;
}

export interface ReadinessBounds {
  timeoutMs: number;
  /** Time for a page that still loads when `timeoutMs` is over, because an overloaded machine makes pages slow. */
  loadingMs: number;
}

/** Never fails. */
export async function untilReady(
  page: Page,
  requests: OpenRequests,
  { timeoutMs, loadingMs }: ReadinessBounds,
): Promise<Readiness> {
  const startedAt = performance.now();
  let settlesSince: number | null = null;
  let emptySince: number | null = null;
  let answeredAt = startedAt;
  for (;;) {
    const state = await stateOf(page);
    const now = performance.now();
    if (state !== null) answeredAt = now;
    const open = requests.paths();
    const isThere = state !== null && state.waitsFor === null && open.length === 0;
    if (isThere && state.hasContent) {
      settlesSince ??= now;
      if ((state.isSteady && !state.isLoading) || now - settlesSince >= MAX_SETTLING_MS) return READY;
    } else settlesSince = null;
    emptySince = isThere && !state.hasContent && state.isSteady ? (emptySince ?? now) : null;
    const isEmpty = emptySince !== null && now - emptySince >= EMPTY_MS;
    const loads = open.length > 0 || (state !== null && state.waitsFor !== null && state.waitsFor !== "part");
    const spentMs = now - startedAt;
    // A timer may fire a moment early, and then no time is left that another question could use.
    if (isEmpty || spentMs + RETRY_MS >= (loads ? loadingMs : timeoutMs))
      return verdictOn(state, open, { spentMs, silentMs: now - answeredAt });
    if (state === null) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

const READY: Readiness = { problem: null, isEmpty: false, unseen: null, answers: true };

interface Waited {
  spentMs: number;
  /** Time since the page's last answer. */
  silentMs: number;
}

function verdictOn(state: PageState | null, open: readonly string[], { spentMs, silentMs }: Waited): Readiness {
  const seconds = inSeconds(spentMs);
  const unseen = (reason: string): Readiness => ({
    ...READY,
    unseen: `${reason} after ${seconds}`,
    answers: state !== null,
  });
  if (open.length > 0) return unseen(`it still waited for ${open[0]!.slice(0, LONGEST_PATH)}`);
  if (state === null)
    return { ...READY, problem: `The page hangs: it gave no answer for ${inSeconds(silentMs)}.`, answers: false };
  if (state.waitsFor === "document") return unseen("it was still loading");
  if (state.waitsFor === "fonts" || state.waitsFor === "pictures")
    return unseen(`its ${state.waitsFor} were still loading`);
  if (state.hasContent) return unseen("a part of it was still loading");
  const problem = state.hasFrame
    ? "The page stays empty: it shows its header or menu, and nothing else."
    : "The page stays empty: it shows no text and no picture.";
  return { ...READY, problem, isEmpty: true };
}

export const inSeconds = (durationMs: number) => `${Math.max(1, Math.round(durationMs / 1_000))} seconds`;

/** Null: no answer in time, or the page was left for another. */
async function stateOf(page: Page): Promise<PageState | null> {
  const answer = await within<unknown>(page.evaluate(PAGE_STATE), null, ANSWER_MS);
  return stateSchema.safeParse(answer).data ?? null;
}
