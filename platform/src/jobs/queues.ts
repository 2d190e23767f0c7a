/** The bounded work of this machine that people may have to wait for, each kind in a fair queue of its own. */
import { AppError } from "@slipway/kernel/errors";
import { FairQueue } from "./fair-queue.ts";

const WAITING = { max: 200, perTenant: 40 };
const RETRY_SECONDS = 30;
/** An honest build takes half a second alone and a few on a busy machine. */
const BUILD_HOLD_MS = 30_000;
/** A look at twelve pages at two widths takes about ten seconds. */
const RENDER_HOLD_MS = 60_000;

/** A person may type for hours: after this long another waiting workspace gets its turn. */
const LANGUAGE_HOLD_MS = 5 * 60_000;

export interface Queues {
  builds: FairQueue;
  checks: FairQueue;
  renders: FairQueue;
  /** A place is held for as long as a project's language server lives. */
  languages: FairQueue;
  /** Every queue above and those that engines have of their own, for metrics and the staff page. */
  all: readonly FairQueue[];
}

export interface QueuesOptions {
  buildsAtOnce: number;
  checksAtOnce: number;
  rendersAtOnce: number;
  /** 0: none ever. */
  languagesAtOnce: number;
  /** Longest time that a build holds its place while another workspace waits. Default 30,000. */
  buildHoldMs?: number;
}

const full = (code: string, what: string) => (): AppError =>
  new AppError({
    code,
    status: 503,
    userMessage: `Too many ${what} are waiting. Please try again in a moment.`,
    retryAfter: RETRY_SECONDS,
  });

/** The reason a build or a look ended for the sake of others; `heldTooLong` recognises it. */
const HELD = "held_too_long";
const held = (what: string, ms: number) => (): AppError =>
  new AppError({
    code: HELD,
    status: 503,
    userMessage: `The ${what} took longer than ${ms / 1000} s while others were waiting, so it was stopped.`,
  });

export const heldTooLong = (error: unknown): error is AppError => error instanceof AppError && error.code === HELD;

/** One place always stays for others, where there is more than one. */
const shareOf = (atOnce: number): number => Math.max(1, atOnce - 1);

export function createQueues(options: QueuesOptions): Queues {
  const { buildsAtOnce, checksAtOnce, rendersAtOnce, languagesAtOnce, buildHoldMs = BUILD_HOLD_MS } = options;
  const builds = new FairQueue({
    name: "build",
    atOnce: buildsAtOnce,
    perTenant: shareOf(buildsAtOnce),
    waiting: { ...WAITING, onFull: full("build_queue_full", "builds") },
    hold: { ms: buildHoldMs, onHeld: held("build", buildHoldMs) },
  });
  const checks = new FairQueue({
    name: "typecheck",
    atOnce: checksAtOnce,
    perTenant: shareOf(checksAtOnce),
    waiting: { ...WAITING, onFull: full("sandbox_busy", "type checks") },
  });
  const renders = new FairQueue({
    name: "render",
    atOnce: rendersAtOnce,
    perTenant: shareOf(rendersAtOnce),
    waiting: { ...WAITING, onFull: full("browser_busy", "pages") },
    hold: { ms: RENDER_HOLD_MS, onHeld: held("look at the pages", RENDER_HOLD_MS) },
  });
  const languages = new FairQueue({
    name: "language",
    atOnce: languagesAtOnce,
    waiting: { ...WAITING, onFull: full("language_server_busy", "projects") },
    hold: { ms: LANGUAGE_HOLD_MS, onHeld: held("language server", LANGUAGE_HOLD_MS) },
  });
  return { builds, checks, renders, languages, all: [builds, checks, renders, languages] };
}
