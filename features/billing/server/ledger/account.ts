/**
 * The account of one workspace inside one transaction. Its row is locked, so changes of a balance happen one after
 * another. Whatever is due by the clock (grants of the day and month, expired credits) is booked first.
 */
import { newId } from "@slipway/kernel/ids";
import type { Plan } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { bookWhatIsDue } from "./allowances.ts";
import type { AutomaticTopUp } from "./automatic-top-up.ts";
import { dayOf } from "./periods.ts";

export type LotSource = "daily" | "monthly" | "top_up" | "returned";
/** A lot, and the amount it gives (negative) or gets. */
export type Part = readonly [lot: string, micro: number];

export interface Lot {
  id: string;
  source: LotSource;
  period: string | null;
  granted: number;
  left: number;
  expiresAt: number | null;
  createdAt: number;
}

export type StoredKind = "daily" | "monthly" | "top_up" | "expired" | "reserve" | "settle" | "release" | "refund";

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

interface LotRow {
  id: string;
  source: LotSource;
  period: string | null;
  granted: string;
  left: string;
  expires_at: string | null;
  created_at: string;
}

const lotOf = (row: LotRow): Lot => ({
  id: row.id,
  source: row.source,
  period: row.period,
  granted: Number(row.granted),
  left: Number(row.left),
  expiresAt: row.expires_at === null ? null : Number(row.expires_at),
  createdAt: Number(row.created_at),
});

const LOT_COLUMNS = "id, source, period, granted_micro as granted, left_micro as left, expires_at, created_at";

/** Credits that expire first are spent first. */
const byExpiry = (one: Lot, other: Lot): number =>
  (one.expiresAt ?? Infinity) - (other.expiresAt ?? Infinity) ||
  one.createdAt - other.createdAt ||
  (one.id < other.id ? -1 : 1);

export class Account {
  readonly #client: Transaction["client"];
  readonly workspaceId: string;
  readonly plan: Plan;
  readonly automatic: AutomaticTopUp;
  readonly now: number;
  /** Lots with credits left, and today's lots. */
  #lots: Lot[];
  #balance: number;

  constructor(
    client: Transaction["client"],
    state: Pick<Account, "workspaceId" | "plan" | "automatic" | "now" | "balance"> & { lots: Lot[] },
  ) {
    this.#client = client;
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
    const { rows } = await this.#client.query<{ amount: string }>(
      "select amount_micro as amount from credit_entries where workspace_id = $1 and idempotency_key = $2",
      [this.workspaceId, key],
    );
    return rows[0] === undefined ? null : Number(rows[0].amount);
  }

  /** Micro credits of a meter's lines since then that were not taken from the balance. */
  async freeUsed(meter: "cloud" | "ai_gateway", since: number): Promise<number> {
    const { rows } = await this.#client.query<{ used: string }>(
      `select coalesce(sum(coalesce(cost_micro, -amount_micro) + amount_micro), 0) as used from credit_entries
       where workspace_id = $1 and meter = $2 and created_at >= $3`,
      [this.workspaceId, meter, since],
    );
    return Number(rows[0]!.used);
  }

  /** Lines of a run, oldest first. */
  async linesOf<Row extends Record<string, unknown>>(runId: string): Promise<Row[]> {
    const { rows } = await this.#client.query<Row>(
      `select kind, amount_micro as amount, parts, cost_micro as cost, run_id as "runId", project_id as "projectId",
         user_id as "userId", model, mode
       from credit_entries where workspace_id = $1 and run_id = $2 order by seq`,
      [this.workspaceId, runId],
    );
    return rows;
  }

  /** Micro credits granted in a period, whether or not they were spent. */
  async granted(source: LotSource, from: string, to: string): Promise<number> {
    const { rows } = await this.#client.query<{ sum: string }>(
      `select coalesce(sum(granted_micro), 0) as sum from credit_lots
       where workspace_id = $1 and source = $2 and period >= $3 and period <= $4`,
      [this.workspaceId, source, from, to],
    );
    return Number(rows[0]!.sum);
  }

  /** Adds a lot. The caller has checked with `amountOf` that the key is not in the ledger yet. */
  async grant(line: Omit<Line, "parts">, lot: Pick<Lot, "source" | "period" | "granted" | "expiresAt">): Promise<void> {
    const part = await this.#newLot(lot);
    await this.write({ ...line, parts: [part] });
  }

  async #newLot(lot: Pick<Lot, "source" | "period" | "granted" | "expiresAt">): Promise<Part> {
    const made: Lot = { ...lot, id: newId("lot"), left: 0, createdAt: this.now };
    await this.#client.query(
      `insert into credit_lots (id, workspace_id, source, period, granted_micro, left_micro, expires_at, created_at)
       values ($1, $2, $3, $4, $5, 0, $6, $7)`,
      [made.id, this.workspaceId, made.source, made.period, made.granted, made.expiresAt, made.createdAt],
    );
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
    const { rows } = await this.#client.query<LotRow>(
      `select ${LOT_COLUMNS} from credit_lots where workspace_id = $1 and id = any($2)
       and (expires_at is null or expires_at > $3)`,
      [this.workspaceId, ids, this.now],
    );
    for (const row of rows) if (!this.#lots.some(({ id }) => id === row.id)) this.#lots.push(lotOf(row));
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
      await this.#client.query("update credit_lots set left_micro = left_micro + $2 where id = $1", [id, micro]);
    }
    this.#balance += amount;
    await this.#client.query("update credit_accounts set balance_micro = balance_micro + $2 where workspace_id = $1", [
      this.workspaceId,
      amount,
    ]);
    await this.#client.query(
      `insert into credit_entries (workspace_id, idempotency_key, kind, amount_micro, balance_micro, parts, run_id,
         project_id, user_id, model, mode, cost_micro, reason, created_at, meter)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        this.workspaceId,
        key,
        kind,
        amount,
        this.#balance,
        JSON.stringify(parts),
        run?.runId ?? null,
        run?.projectId ?? use?.projectId ?? null,
        run?.userId ?? userId ?? null,
        run?.model ?? use?.model ?? null,
        run?.mode ?? null,
        cost ?? null,
        reason ?? null,
        this.now,
        use?.meter ?? "chat",
      ],
    );
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

export async function withChangedAccount<T>(
  services: Needs<"clock" | "config" | "database">,
  { workspaceId, beforeDue }: { workspaceId: string; beforeDue: BeforeDue },
  work: (account: Account) => Promise<T>,
): Promise<T | null> {
  return services.database.transaction(async (tx) => {
    const { client } = tx;
    await client.query(
      `insert into credit_accounts (workspace_id) select id from workspaces where id = $1 on conflict do nothing`,
      [workspaceId],
    );
    const { rows: found } = await client.query<{ balance: string }>(
      "select balance_micro as balance from credit_accounts where workspace_id = $1 for update",
      [workspaceId],
    );
    if (found[0] === undefined) return null;
    await beforeDue(tx);
    const { rows: terms } = await client.query<{ plan: Plan } & AutomaticTopUp>(
      `select w.plan, a.automatic_enabled as enabled, a.automatic_amount as amount, a.automatic_cap as "monthlyCap"
       from credit_accounts a join workspaces w on w.id = a.workspace_id where a.workspace_id = $1`,
      [workspaceId],
    );
    const { plan, ...automatic } = terms[0]!;
    const now = services.clock.now();
    // Includes today's credits even if they are used up, because the screen shows how many there were.
    const { rows: lots } = await client.query<LotRow>(
      `select ${LOT_COLUMNS} from credit_lots
       where workspace_id = $1 and (left_micro > 0 or (source = 'daily' and period = $2))`,
      [workspaceId, dayOf(now)],
    );
    const account = new Account(client, {
      workspaceId,
      plan,
      automatic,
      now,
      lots: lots.map(lotOf),
      balance: Number(found[0].balance),
    });
    await bookWhatIsDue(account, services.config.monthlyCredits);
    return work(account);
  });
}
