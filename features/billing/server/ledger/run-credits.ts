/**
 * Reserve, settle, release and refund of one run. Every step has its own key, so a repeated step is done once. Settle
 * and release share a key, because a run ends once.
 */
import { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import type { RefundReason } from "../../contract/index.ts";
import type { Part } from "../billing-tables.ts";
import { withAccount, type Account, type RunFacts } from "./account.ts";
import { topUpWhenLow } from "./automatic-top-up.ts";
import { fromMicro } from "./micro.ts";

export interface RunCost {
  /** Final cost of the run; 0 if everything was given back. */
  cost: number;
  /** Credits given back because the run was not applied. */
  returned: number;
}
export const NOTHING: RunCost = { cost: 0, returned: 0 };

/** Lifetime of credits that come back after their lot has expired. */
const RETURNED_LAST_MS = 30 * 86_400_000;

export const outOfCredits = (remainingMicro: number): AppError =>
  new AppError({
    code: "out_of_credits",
    status: 402,
    userMessage: "This workspace is out of credits.",
    details: { remaining: fromMicro(remainingMicro) },
  });

const keys = {
  reserve: (runId: string): string => `reserve:${runId}`,
  extend: (runId: string, step: number): string => `reserve:${runId}:${step}`,
  end: (runId: string): string => `end:${runId}`,
  refund: (runId: string): string => `refund:${runId}`,
};

export interface Reservation {
  run: RunFacts;
  /** Micro credits; less is held if less is left. */
  wanted: number;
  /** AppError 402 `out_of_credits` if less than this is left. */
  least: number;
}

/** Resolves to the held micro credits. Reserving the same run again holds nothing more. */
export async function reserve(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
  { run, wanted, least }: Reservation,
): Promise<number> {
  const held = await withAccount(services, workspaceId, async (account) => {
    const before = await heldFor(account, run.runId);
    if (before.ended !== null) throw new Error(`the run ${run.runId} has ended already`);
    if (before.parts.length > 0) return before.held;
    // Most of the held credits come back, so they trigger no further top-up.
    await topUpWhenLow(account);
    if (account.balance <= 0 || account.balance < least) throw outOfCredits(account.balance);
    const parts = account.take(Math.max(wanted, least));
    await account.write({ key: keys.reserve(run.runId), kind: "reserve", parts, run });
    return -sumOf(parts);
  });
  return held ?? 0;
}

/** Holds more for a running run. Resolves to the added amount; 0 if nothing is left or the run has ended. */
export async function extend(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
  { run, wanted, step }: { run: RunFacts; wanted: number; step: number },
): Promise<number> {
  const key = keys.extend(run.runId, step);
  const added = await withAccount(services, workspaceId, async (account) => {
    const { ended, parts: before } = await heldFor(account, run.runId);
    if (ended !== null || before.length === 0 || (await account.amountOf(key)) !== null) return 0;
    await topUpWhenLow(account, wanted);
    if (account.balance === 0) return 0;
    const parts = account.take(wanted);
    await account.write({ key, kind: "reserve", parts, run });
    return -sumOf(parts);
  });
  return added ?? 0;
}

export interface RunEnd {
  runId: string;
  /** Micro credits. Cost above the reservation and the balance is not charged. */
  cost: number;
  /** Set: the run was not applied, and its cost is given back. */
  refund: RefundReason | null;
}

/** Ends the run. A repetition, also after a release, answers what the ledger already says. */
export async function settle(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
  end: RunEnd,
): Promise<RunCost> {
  const { runId } = end;
  const result = await withAccount(services, workspaceId, async (account) => {
    const { ended, held, parts, run } = await heldFor(account, runId);
    if (ended !== null || run === null) return ended ?? NOTHING;
    // A refunded run needs no credits, so it triggers no top-up.
    if (end.refund === null && end.cost > 0) await topUpWhenLow(account, end.cost - held);
    const cost = Math.min(end.cost, held + account.balance);
    const expiresAt = account.now + RETURNED_LAST_MS;
    const change = cost > held ? account.take(cost - held) : await account.giveBack(parts, held - cost, expiresAt);
    await account.write({ key: keys.end(runId), kind: "settle", parts: change, run, cost });
    if (end.refund === null || cost === 0) return { cost: fromMicro(cost), returned: 0 };
    await writeRefund(account, run, end.refund);
    return { cost: 0, returned: fromMicro(cost) };
  });
  return result ?? NOTHING;
}

/**
 * Returns the credits of a run whose own end was cut off, whether held or charged, once. Does nothing if nothing was
 * held.
 */
export async function returnCredits(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
  { runId, reason, keepsCharge = false }: { runId: string; reason: RefundReason; keepsCharge?: boolean },
): Promise<RunCost> {
  const result = await withAccount(services, workspaceId, async (account) => {
    const { ended, held, parts, run } = await heldFor(account, runId);
    if (run === null) return NOTHING;
    if (ended === null) {
      const back = await account.giveBack(parts, held, account.now + RETURNED_LAST_MS);
      await account.write({ key: keys.end(runId), kind: "release", parts: back, run, reason });
      return { cost: 0, returned: fromMicro(held) };
    }
    if (ended.cost === 0 || keepsCharge) return ended;
    await writeRefund(account, run, reason);
    return { cost: 0, returned: ended.cost };
  });
  return result ?? NOTHING;
}

async function writeRefund(account: Account, run: RunFacts, reason: RefundReason): Promise<void> {
  const { parts, cost } = await heldFor(account, run.runId);
  const back = await account.giveBack(parts, cost, account.now + RETURNED_LAST_MS);
  await account.write({ key: keys.refund(run.runId), kind: "refund", parts: back, run, reason });
}

interface Held {
  run: RunFacts | null;
  /** Micro credits taken so far and not given back. */
  held: number;
  /** The amount taken from each lot. */
  parts: Part[];
  /** Micro credits, once settled. */
  cost: number;
  /** Null while the run goes on. */
  ended: RunCost | null;
}

type RunLine = Awaited<ReturnType<Account["linesOf"]>>[number];

async function heldFor(account: Account, runId: string): Promise<Held> {
  const lines = await account.linesOf(runId);
  const first = lines[0];
  if (first === undefined) return { run: null, held: 0, parts: [], cost: 0, ended: null };
  const { projectId, userId, model, mode } = first;
  const sum = lines.reduce((total, { amount }) => total - amount, 0);
  const cost = lines.find(({ kind }) => kind === "settle")?.cost ?? 0;
  const back = lines.filter(({ kind }) => kind === "release" || kind === "refund");
  const returned = back.reduce((total, { amount }) => total + amount, 0);
  const ended = lines.some(({ kind }) => kind === "settle" || kind === "release");
  return {
    // Lines of a run have all of its facts.
    run: { runId, projectId: projectId!, userId: userId!, model: model!, mode: mode! },
    held: sum,
    parts: takenBy(lines),
    cost,
    ended: ended ? { cost: fromMicro(cost - (cost > 0 ? returned : 0)), returned: fromMicro(returned) } : null,
  };
}

/** Amount still owed to each lot, in the order of taking. */
function takenBy(lines: readonly RunLine[]): Part[] {
  const owed = new Map<string, number>();
  for (const { parts } of lines) for (const [lot, micro] of parts) owed.set(lot, (owed.get(lot) ?? 0) + micro);
  return [...owed].filter(([, micro]) => micro < 0);
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, [, micro]) => sum + micro, 0);
