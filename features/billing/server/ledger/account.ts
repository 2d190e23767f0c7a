/**
 * The account of one workspace inside one transaction. Its row is locked, so changes of a balance happen one after
 * another. Whatever is due by the clock (grants of the day and month, expired credits) is booked first.
 */
import { and, asc, between, eq, gt, gte, isNull, or, sql, sum } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import type { Plan } from "@slipway/kernel/permissions";
import type { Sql, Transaction } from "@slipway/platform/database/port";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Needs } from "../../../services.ts";
import { workspacePlans } from "../../../workspaces/server/index.ts";
import { accounts, entries, freeUse, lots, type LotSource, type Part, type StoredKind } from "../billing-tables.ts";
import { bookWhatIsDue } from "./allowances.ts";
import type { AutomaticTopUp } from "./automatic-top-up.ts";
import { dayOf } from "./periods.ts";

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
  readonly #sql: Sql;
  readonly workspaceId: string;
  readonly plan: Plan;
  readonly automatic: AutomaticTopUp;
  readonly now: number;
  /** Lots with credits left, and today's lots. */
  #lots: Lot[];
  #balance: number;

  constructor(
    database: Sql,
    state: Pick<Account, "workspaceId" | "plan" | "automatic" | "now" | "balance"> & { lots: Lot[] },
  ) {
    this.#sql = database;
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
    const [line] = await this.#sql
      .select({ amount: entries.amount })
      .from(entries)
      .where(and(eq(entries.workspaceId, this.workspaceId), eq(entries.idempotencyKey, key)));
    return line?.amount ?? null;
  }

  /** Micro credits of a meter's lines since then that were not taken from the balance. */
  async freeUsed(meter: "cloud" | "ai_gateway", since: number): Promise<number> {
    const [row] = await this.#sql
      .select({ used: freeUse })
      .from(entries)
      .where(and(eq(entries.workspaceId, this.workspaceId), eq(entries.meter, meter), gte(entries.createdAt, since)));
    return row!.used;
  }

  /** Lines of a run, oldest first. */
  linesOf(runId: string) {
    const { kind, amount, parts, cost, projectId, userId, model, mode } = entries;
    return this.#sql
      .select({ kind, amount, parts, cost, projectId, userId, model, mode })
      .from(entries)
      .where(and(eq(entries.workspaceId, this.workspaceId), eq(entries.runId, runId)))
      .orderBy(asc(entries.seq));
  }

  /** Micro credits granted in a period, whether or not they were spent. */
  async granted(source: LotSource, from: string, to: string): Promise<number> {
    const isMeant = and(
      eq(lots.workspaceId, this.workspaceId),
      eq(lots.source, source),
      between(lots.period, from, to),
    );
    const [row] = await this.#sql
      .select({ sum: sum(lots.granted).mapWith(Number) })
      .from(lots)
      .where(isMeant);
    return row!.sum ?? 0;
  }

  /** Adds a lot. The caller has checked with `amountOf` that the key is not in the ledger yet. */
  async grant(line: Omit<Line, "parts">, lot: Pick<Lot, "source" | "period" | "granted" | "expiresAt">): Promise<void> {
    const part = await this.#newLot(lot);
    await this.write({ ...line, parts: [part] });
  }

  async #newLot(lot: Pick<Lot, "source" | "period" | "granted" | "expiresAt">): Promise<Part> {
    const made: Lot = { ...lot, id: newId("lot"), left: 0, createdAt: this.now };
    await this.#sql.insert(lots).values({ ...made, workspaceId: this.workspaceId });
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
    const rows = await this.#sql
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
      await this.#sql
        .update(lots)
        .set({ left: sql`${lots.left} + ${micro}` })
        .where(eq(lots.id, id));
    }
    this.#balance += amount;
    await this.#sql
      .update(accounts)
      .set({ balance: sql`${accounts.balance} + ${amount}` })
      .where(eq(accounts.workspaceId, this.workspaceId));
    await this.#sql.insert(entries).values({
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
    const isAccount = eq(accounts.workspaceId, workspaceId);
    await openAccount(tx.sql, workspaceId);
    const [found] = await tx.sql.select({ balance: accounts.balance }).from(accounts).where(isAccount).for("update");
    if (found === undefined) return null;
    await beforeDue(tx);
    const { automaticEnabled: enabled, automaticAmount: amount, automaticCap: monthlyCap } = accounts;
    const [terms] = await tx.sql
      .select({ plan: workspacePlans.plan, automatic: { enabled, amount, monthlyCap } })
      .from(accounts)
      .innerJoin(workspacePlans, eq(workspacePlans.id, accounts.workspaceId))
      .where(isAccount);
    const now = services.clock.now();
    // Includes today's credits even if they are used up, because the screen shows how many there were.
    const isShown = or(gt(lots.left, 0), and(eq(lots.source, "daily"), eq(lots.period, dayOf(now))));
    const shown = await tx.sql
      .select()
      .from(lots)
      .where(and(eq(lots.workspaceId, workspaceId), isShown));
    const account = new Account(tx.sql, { workspaceId, ...terms!, now, lots: shown, balance: found.balance });
    await bookWhatIsDue(account, services.config.monthlyCredits);
    return work(account);
  });
}
