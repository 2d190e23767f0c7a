/**
 * The account of one workspace inside one transaction. Its row is locked, so changes of a balance happen one after
 * another. Whatever is due by the clock (grants of the day and month, expired credits) is booked first.
 */
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import type { Plan } from "@slipway/kernel/permissions";
import type { Sql, Transaction } from "@slipway/platform/database/port";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Needs } from "../../../services.ts";
import { workspacePlans } from "../../../workspaces/server/index.ts";
import { accounts, entries, lots, type LotSource, type Part, type StoredKind } from "../billing-tables.ts";
import {
  amountByKey,
  freeUseSince,
  linesByRun,
  lockedBalance,
  termsAndLots,
  topUpsOfMonth,
} from "./account-lookups.ts";
import { bookWhatIsDue } from "./allowances.ts";
import type { AutomaticTopUp } from "./automatic-top-up.ts";
import { monthOf } from "./periods.ts";

export interface Lot {
  id: string;
  source: LotSource;
  period: string | null;
  granted: number;
  left: number;
  expiresAt: number | null;
  createdAt: number;
}

export interface Line {
  key: string;
  kind: StoredKind;
  parts: readonly Part[];
  run?: RunFacts;
  /** The metered use, if the line does not belong to an agent run. */
  use?: { meter: "cloud" | "ai_gateway"; projectId: string; model: string };
  /** The person, if the line does not belong to a run. */
  userId?: string;
  cost?: number;
  reason?: string;
}

/** Owner and kind of a run, kept with each of its lines. */
export interface RunFacts {
  runId: string;
  projectId: string;
  userId: string;
  model: string;
  mode: string;
}

/** Credits that expire first are spent first. */
const byExpiry = (one: Lot, other: Lot): number =>
  (one.expiresAt ?? Infinity) - (other.expiresAt ?? Infinity) ||
  one.createdAt - other.createdAt ||
  (one.id < other.id ? -1 : 1);

export class Account {
  readonly #tx: Transaction;
  readonly workspaceId: string;
  readonly plan: Plan;
  readonly automatic: AutomaticTopUp;
  readonly now: number;
  /** Lots with credits left, and all allowances of this month and later. */
  #lots: Lot[];
  #balance: number;

  constructor(
    tx: Transaction,
    state: Pick<Account, "workspaceId" | "plan" | "automatic" | "now" | "balance"> & { lots: Lot[] },
  ) {
    this.#tx = tx;
    this.workspaceId = state.workspaceId;
    this.plan = state.plan;
    this.automatic = state.automatic;
    this.now = state.now;
    this.#lots = state.lots.toSorted(byExpiry);
    this.#balance = state.balance;
  }

  get balance(): number {
    return this.#balance;
  }

  get lots(): readonly Lot[] {
    return this.#lots;
  }

  /** Micro credits of the line with this key; null if there is none. */
  async amountOf(key: string): Promise<number | null> {
    const [line] = await this.#tx.read(amountByKey, { workspace: this.workspaceId, key });
    return line?.amount ?? null;
  }

  /** Micro credits of a meter's lines since then that were not taken from the balance. */
  async freeUsed(meter: "cloud" | "ai_gateway", since: number): Promise<number> {
    const [row] = await this.#tx.read(freeUseSince, { workspace: this.workspaceId, meter, since });
    return row!.used;
  }

  /** Lines of a run, oldest first. */
  linesOf(runId: string) {
    return this.#tx.read(linesByRun, { workspace: this.workspaceId, run: runId });
  }

  /** Micro credits of allowances in a period of this month or later, whether or not they were spent. */
  allowed(source: "daily" | "monthly", from: string, to: string): number {
    const isMeant = (lot: Lot): boolean =>
      lot.source === source && lot.period !== null && lot.period >= from && lot.period <= to;
    return this.#lots.filter(isMeant).reduce((sum, { granted }) => sum + granted, 0);
  }

  /** Micro credits of the automatic top-ups of a month: only they belong to one. */
  async toppedUp(month: string): Promise<number> {
    const [row] = await this.#tx.read(topUpsOfMonth, { workspace: this.workspaceId, month });
    return row!.granted ?? 0;
  }

  /** Adds a lot. The caller has checked with `amountOf` that the key is not in the ledger yet. */
  async grant(line: Omit<Line, "parts">, lot: Pick<Lot, "source" | "period" | "granted" | "expiresAt">): Promise<void> {
    const part = await this.#newLot(lot);
    await this.write({ ...line, parts: [part] });
  }

  async #newLot(lot: Pick<Lot, "source" | "period" | "granted" | "expiresAt">): Promise<Part> {
    const made: Lot = { ...lot, id: newId("lot"), left: 0, createdAt: this.now };
    await this.#tx.sql.insert(lots).values({ ...made, workspaceId: this.workspaceId });
    this.#lots = [...this.#lots, made].toSorted(byExpiry);
    return [made.id, made.granted];
  }

  /** Takes up to `micro` from the lots, those that expire first before the others. */
  take(micro: number): Part[] {
    let open = Math.min(micro, this.#balance);
    const parts: Part[] = [];
    for (const lot of this.#lots) {
      if (open === 0) break;
      const taken = Math.min(lot.left, open);
      if (taken > 0) parts.push([lot.id, -taken]);
      open -= taken;
    }
    return parts;
  }

  /** Parts that return `micro` to the lots it came from. Credits from expired lots get a lot of their own. */
  async giveBack(taken: readonly Part[], micro: number, expiresAt: number): Promise<Part[]> {
    let open = micro;
    let homeless = 0;
    const parts: Part[] = [];
    const living = await this.#livingLots(taken.map(([lot]) => lot));
    // In reverse order, so that the credits that last longest come back first, as if they had never been taken.
    for (const [lot, amount] of taken.toReversed()) {
      const back = Math.min(-amount, open);
      if (back <= 0) continue;
      open -= back;
      if (living.has(lot)) parts.push([lot, back]);
      else homeless += back;
    }
    if (open > 0) throw new Error("more is given back than was taken");
    if (homeless > 0)
      parts.push(await this.#newLot({ source: "returned", period: null, granted: homeless, expiresAt }));
    return parts;
  }

  /** Unexpired lots with these ids, including empty ones. */
  async #livingLots(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const isLiving = or(isNull(lots.expiresAt), gt(lots.expiresAt, this.now));
    const rows = await this.#tx.sql
      .select()
      .from(lots)
      .where(and(eq(lots.workspaceId, this.workspaceId), isAnyOf(lots.id, ids), isLiving));
    for (const row of rows) if (!this.#lots.some(({ id }) => id === row.id)) this.#lots.push(row);
    this.#lots.sort(byExpiry);
    return new Set(rows.map(({ id }) => id));
  }

  /** Changes the line, its lots and the balance together. */
  async write({ key, kind, parts, run, use, userId, cost, reason }: Line): Promise<void> {
    const amount = parts.reduce((sum, [, micro]) => sum + micro, 0);
    for (const [id, micro] of parts) {
      const lot = this.#lots.find((candidate) => candidate.id === id);
      if (lot === undefined) throw new Error(`the lot ${id} is not of this account`);
      lot.left += micro;
      await this.#tx.sql
        .update(lots)
        .set({ left: sql`${lots.left} + ${micro}` })
        .where(eq(lots.id, id));
    }
    this.#balance += amount;
    await this.#tx.sql
      .update(accounts)
      .set({ balance: sql`${accounts.balance} + ${amount}` })
      .where(eq(accounts.workspaceId, this.workspaceId));
    await this.#tx.sql.insert(entries).values({
      workspaceId: this.workspaceId,
      idempotencyKey: key,
      kind,
      amount,
      balance: this.#balance,
      parts,
      runId: run?.runId,
      projectId: run?.projectId ?? use?.projectId,
      userId: run?.userId ?? userId,
      model: run?.model ?? use?.model,
      mode: run?.mode,
      cost,
      reason,
      createdAt: this.now,
      meter: use?.meter ?? "chat",
    });
  }
}

/**
 * Runs once the account is locked and before anything due is booked: changes of the plan or of the automatic top-up.
 */
type BeforeDue = (tx: Transaction) => Promise<void>;

/** Null if the workspace does not exist. */
export const withAccount = <T>(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
  work: (account: Account) => Promise<T>,
): Promise<T | null> => withChangedAccount(services, { workspaceId, beforeDue: async () => undefined }, work);

/** Once for each workspace; a workspace that does not exist gets none. */
const openAccount = (tx: Sql, workspaceId: string): Promise<unknown> =>
  tx.execute(sql`
    insert into ${accounts} (workspace_id) select ${workspacePlans.id} from ${workspacePlans}
    where ${workspacePlans.id} = ${workspaceId} on conflict do nothing`);

export async function withChangedAccount<T>(
  services: Needs<"clock" | "config" | "database">,
  { workspaceId, beforeDue }: { workspaceId: string; beforeDue: BeforeDue },
  work: (account: Account) => Promise<T>,
): Promise<T | null> {
  return services.database.transaction(async (tx) => {
    const balance = await lockAccount(tx, workspaceId);
    if (balance === null) return null;
    await beforeDue(tx);
    const now = services.clock.now();
    const rows = await tx.read(termsAndLots, { workspace: workspaceId, month: monthOf(now) });
    const { plan, automatic: terms } = rows[0]!;
    // Where somebody takes money, no credits come for nothing.
    const automatic = { ...terms, enabled: terms.enabled && services.config.payments === null };
    const known = rows.flatMap(({ lot }) => (lot === null ? [] : [lot]));
    const account = new Account(tx, { workspaceId, plan, automatic, now, lots: known, balance });
    await bookWhatIsDue(account, services.config.monthlyCredits);
    return work(account);
  });
}

/** Resolves to the balance once the account is locked; null if the workspace does not exist. Opens a missing account. */
async function lockAccount(tx: Transaction, workspaceId: string): Promise<number | null> {
  const lock = async () => (await tx.read(lockedBalance, { workspace: workspaceId }))[0]?.balance ?? null;
  const balance = await lock();
  if (balance !== null) return balance;
  await openAccount(tx.sql, workspaceId);
  return lock();
}
