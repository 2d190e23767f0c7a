/** What a workspace's backends and their AI gateway used this month, from the ledger. [T3.19] [T7.28] [B1] */
import type { Services } from "../../../services.ts";
import type { CloudUsage } from "../../contract/index.ts";
import { fromMicro } from "../ledger/micro.ts";
import { monthOf, startOfMonth } from "../ledger/periods.ts";
import { creditFigures } from "../runs/credits-of-project.ts";

type Meter = "cloud" | "ai_gateway";

/** Nothing is given for free before there is something to use it for. */
const FREE: Record<Meter, number> = { cloud: 0, ai_gateway: 0 };

export async function getCloudUsage(services: Services, workspaceId: string): Promise<CloudUsage> {
  const month = startOfMonth(monthOf(services.clock.now()));
  const [{ rows }, { available_balance }] = await Promise.all([
    services.database.pool.query<{ meter: Meter; spent: string }>(
      `select meter, -sum(amount_micro) as spent from credit_entries
       where workspace_id = $1 and meter <> 'chat' and created_at >= $2 group by meter`,
      [workspaceId, month],
    ),
    creditFigures(services, workspaceId),
  ]);
  const usageOf = (meter: Meter): CloudUsage["cloud_usage"] => {
    const spent = fromMicro(Number(rows.find((row) => row.meter === meter)?.spent ?? 0));
    const used = Math.min(spent, FREE[meter]);
    return { free: FREE[meter], used, billed: spent - used };
  };
  return { cloud_usage: usageOf("cloud"), ai_gateway_usage: usageOf("ai_gateway"), available_balance };
}
