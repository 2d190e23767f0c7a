/** Reads the ledger for tests, and writes lines that only a backend's meter would write. */
import { newUuid } from "@slipway/kernel/ids";
import type { Needs } from "../services.ts";
import { addTopUp } from "./server/ledger/top-up.ts";

export interface Books {
  /** Balance by the account's own row. All lines together, the last line and the lots must give the same number. */
  balance: number;
  sums: { lines: number; lastLine: number; lots: number };
  lowest: number;
  kinds: string[];
}

/** In credits. */
export async function readBooks({ database }: Needs<"database">, workspaceId: string): Promise<Books> {
  const { rows } = await database.pool.query<
    Record<"balance" | "lines" | "last" | "lots" | "lowest", string> & { kinds: string[] }
  >(
    `select a.balance_micro as balance,
       coalesce((select sum(amount_micro) from credit_entries where workspace_id = a.workspace_id), 0) as lines,
       coalesce((select balance_micro from credit_entries where workspace_id = a.workspace_id order by seq desc limit 1), 0) as last,
       coalesce((select sum(left_micro) from credit_lots where workspace_id = a.workspace_id), 0) as lots,
       coalesce((select min(balance_micro) from credit_entries where workspace_id = a.workspace_id), 0) as lowest,
       array(select kind from credit_entries where workspace_id = a.workspace_id order by seq) as kinds
     from credit_accounts a where workspace_id = $1`,
    [workspaceId],
  );
  const row = rows[0];
  if (row === undefined) throw new Error(`the workspace ${workspaceId} has no account`);
  const credits = (micro: string): number => Number(micro) / 1_000_000;
  return {
    balance: credits(row.balance),
    sums: { lines: credits(row.lines), lastLine: credits(row.last), lots: credits(row.lots) },
    lowest: credits(row.lowest),
    kinds: row.kinds,
  };
}

/** Records usage as the meter of a backend does. */
export async function meterUsage(
  { database, clock }: Needs<"clock" | "database">,
  use: { workspaceId: string; meter: "cloud" | "ai_gateway"; credits: number; key: string },
): Promise<void> {
  await database.pool.query(
    `insert into credit_entries (workspace_id, idempotency_key, kind, meter, amount_micro, balance_micro, parts, created_at)
     select $1, $2, 'settle', $3, $4, balance_micro, '[]', $5 from credit_accounts where workspace_id = $1`,
    [use.workspaceId, use.key, use.meter, Math.round(-use.credits * 1_000_000), clock.now()],
  );
}

/** Credits that somebody was given, whatever their rights. */
export const grantCredits = (
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
  { amount, id = newUuid(), userId }: { amount: number; id?: string | undefined; userId: string },
): Promise<boolean> => addTopUp(services, workspaceId, { amount, id, userId });
