/** Usage of a workspace's backends and their AI gateway this month, from the ledger. [T3.19] [T7.28] [B1] */
import type { Needs } from "../../../services.ts";
import type { CloudUsage } from "../../contract/index.ts";
import { withAccount } from "../ledger/account.ts";
import { fromMicro } from "../ledger/micro.ts";
import { monthOf, startOfMonth } from "../ledger/periods.ts";

type Meter = "cloud" | "ai_gateway";

export async function getCloudUsage(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
): Promise<CloudUsage> {
  const { cloudPrices, aiFreeCredits } = services.config;
  const free: Record<Meter, number> = { cloud: cloudPrices?.free ?? 0, ai_gateway: aiFreeCredits };
  const month = startOfMonth(monthOf(services.clock.now()));
  const [{ rows }, balance] = await Promise.all([
    services.database.pool.query<{ meter: Meter; billed: string; used: string }>(
      `select meter, -sum(amount_micro) as billed, sum(coalesce(cost_micro, -amount_micro) + amount_micro) as used from credit_entries
       where workspace_id = $1 and meter <> 'chat' and created_at >= $2 group by meter`,
      [workspaceId, month],
    ),
    // The whole balance including today's credits: a workspace with credits left is not paused.
    withAccount(services, workspaceId, async (account) => account.balance),
  ]);
  const usageOf = (meter: Meter): CloudUsage["cloud_usage"] => {
    const row = rows.find((each) => each.meter === meter);
    const credits = (micro: string | undefined): number => fromMicro(Number(micro ?? 0));
    return { free: free[meter], used: credits(row?.used), billed: credits(row?.billed) };
  };
  return {
    cloud_usage: usageOf("cloud"),
    ai_gateway_usage: usageOf("ai_gateway"),
    available_balance: fromMicro(balance ?? 0),
  };
}
