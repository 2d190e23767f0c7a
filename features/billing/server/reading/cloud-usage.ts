/** Usage of a workspace's backends and their AI gateway this month, from the ledger. [T3.19] [T7.28] [B1] */
import { and, eq, gte, ne, sql } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import type { CloudUsage } from "../../contract/index.ts";
import { entries, freeUse } from "../billing-tables.ts";
import { withAccount } from "../ledger/account.ts";
import { fromMicro } from "../ledger/micro.ts";
import { monthOf, startOfMonth } from "../ledger/periods.ts";

type Metered = "cloud" | "ai_gateway";

export async function getCloudUsage(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
): Promise<CloudUsage> {
  const { cloudPrices, aiFreeCredits } = services.config;
  const free: Record<Metered, number> = { cloud: cloudPrices?.free ?? 0, ai_gateway: aiFreeCredits };
  const month = startOfMonth(monthOf(services.clock.now()));
  const { meter, amount } = entries;
  const [rows, balance] = await Promise.all([
    services.database.sql
      .select({ meter, billed: sql<number>`-sum(${amount})`.mapWith(Number), used: freeUse })
      .from(entries)
      .where(and(eq(entries.workspaceId, workspaceId), ne(meter, "chat"), gte(entries.createdAt, month)))
      .groupBy(meter),
    // The whole balance including today's credits: a workspace with credits left is not paused.
    withAccount(services, workspaceId, async (account) => account.balance),
  ]);
  const usageOf = (of: Metered): CloudUsage["cloud_usage"] => {
    const row = rows.find((each) => each.meter === of);
    return { free: free[of], used: fromMicro(row?.used ?? 0), billed: fromMicro(row?.billed ?? 0) };
  };
  return {
    cloud_usage: usageOf("cloud"),
    ai_gateway_usage: usageOf("ai_gateway"),
    available_balance: fromMicro(balance ?? 0),
  };
}
