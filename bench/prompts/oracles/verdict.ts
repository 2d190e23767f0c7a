/** The verdict of an oracle on an app. */
import type { App, OpenVisits } from "../screen/app.ts";

export type Outcome = "passed" | "failed" | "not applicable";

export interface Verdict {
  name: string;
  outcome: Outcome;
  /** The observation in words, also when it passed. */
  reason: string;
}

/** Whether the oracle holds, with the observation; `null` means that this app offers no way to ask. */
export interface Finding {
  holds: boolean | null;
  reason: string;
}

export const yes = (reason: string): Finding => ({ holds: true, reason });
export const no = (reason: string): Finding => ({ holds: false, reason });
export const unasked = (reason: string): Finding => ({ holds: null, reason });

export interface Oracle {
  name: string;
  ask: (app: App) => Promise<Finding>;
}

const LIMIT_MS = 90_000;

const firstLine = (error: unknown): string => String(error instanceof Error ? error.message : error).split("\n")[0]!;

/** Must not throw: an oracle that could not finish has failed, with the reason. Closing its pages ends it. */
export async function judge(oracle: Oracle, app: App): Promise<Verdict> {
  const open: OpenVisits = { pages: new Set(), ended: false };
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  const finding = await Promise.race([oracle.ask({ ...app, open }), late])
    .catch((error: unknown) => no(`could not be asked: ${firstLine(error)}`))
    .finally(() => clearTimeout(timer));
  open.ended = true;
  for (const page of open.pages) await page.context().close();
  const outcome = finding.holds === null ? "not applicable" : finding.holds ? "passed" : "failed";
  return { name: oracle.name, outcome, reason: finding.reason };
}

/** Asks in order until one holds; keeps the first reason of a failure. */
export async function firstThatHolds<T>(all: readonly T[], ask: (one: T) => Promise<Finding>): Promise<Finding> {
  let failed: Finding | null = null;
  for (const one of all) {
    const finding = await ask(one).catch((error: unknown) => no(firstLine(error)));
    if (finding.holds === true) return finding;
    failed ??= finding;
  }
  return failed ?? no("there is no page to ask");
}
