/** Credits that were granted or paid for. They do not expire. */
import { conflict } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import { withAccount } from "./account.ts";
import { toMicro } from "./micro.ts";

export interface TopUp {
  /** Whole credits. */
  amount: number;
  /** The same id again adds nothing. AppError 409 `top_up_differs` for another amount. */
  id: string;
  userId?: string | undefined;
}

/** False: the workspace does not exist. */
export async function addTopUp(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
  { amount, id, userId }: TopUp,
): Promise<boolean> {
  const key = `top_up:${id}`;
  const granted = toMicro(amount);
  const found = await withAccount(services, workspaceId, async (account) => {
    const known = await account.amountOf(key);
    if (known !== null && known !== granted)
      throw conflict("top_up_differs", "A top-up of another amount was already made with this id.");
    if (known !== null) return true;
    const lot = { source: "top_up", period: null, granted, expiresAt: null } as const;
    await account.grant({ key, kind: "top_up", ...(userId === undefined ? {} : { userId }) }, lot);
    return true;
  });
  return found !== null;
}
