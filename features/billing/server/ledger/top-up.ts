/** Credits that were granted or paid for. They do not expire. */
import { conflict } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import type { Transaction } from "@slipway/platform/database/port";
import { withChangedAccount } from "./account.ts";
import { toMicro } from "./micro.ts";

export interface TopUp {
  /** Whole credits. */
  amount: number;
  /** The same id again adds nothing. AppError 409 `top_up_differs` for another amount. */
  id: string;
  userId?: string | undefined;
  /** Called in the transaction that grants them, and not for an id that is known. */
  record?: (tx: Transaction) => Promise<void>;
  /** Asked first: throws the AppError of what the person may do no more. */
  mayStill?: (tx: Transaction) => Promise<void>;
}

/** False: the workspace does not exist. */
export async function addTopUp(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
  { amount, id, userId, record, mayStill }: TopUp,
): Promise<boolean> {
  const key = `top_up:${id}`;
  const granted = toMicro(amount);
  let recordGrant = async (): Promise<void> => undefined;
  const beforeDue = async (tx: Transaction): Promise<void> => {
    await mayStill?.(tx);
    recordGrant = async () => record?.(tx);
  };
  const found = await withChangedAccount(services, { workspaceId, beforeDue }, async (account) => {
    const known = await account.amountOf(key);
    if (known !== null && known !== granted)
      throw conflict("top_up_differs", "A top-up of another amount was already made with this id.");
    if (known !== null) return true;
    const lot = { source: "top_up", period: null, granted, expiresAt: null } as const;
    await account.grant({ key, kind: "top_up", ...(userId === undefined ? {} : { userId }) }, lot);
    await recordGrant();
    return true;
  });
  return found !== null;
}
