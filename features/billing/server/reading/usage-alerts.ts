/** Looks at what workspaces used of Cloud and AI, and tells whose usage comes near its limit. [T4.15] [B3] */
import { and, asc, gt, gte, ne } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import { usageChanged } from "../../contract/events.ts";
import { usageAlert, usageState } from "../../contract/usage-alert.ts";
import { entries } from "../billing-tables.ts";
import { monthOf, startOfMonth } from "../ledger/periods.ts";
import { getCloudUsage } from "./cloud-usage.ts";

const WORKSPACES_AT_ONCE = 200;

/** Only workspaces that used something this month. */
export async function tellUsage(services: Needs<"clock" | "config" | "database" | "events">): Promise<void> {
  const month = monthOf(services.clock.now());
  const isOfMonth = and(ne(entries.meter, "chat"), gte(entries.createdAt, startOfMonth(month)));
  for (let after = ""; ; ) {
    const used = await services.database.sql
      .selectDistinct({ workspaceId: entries.workspaceId })
      .from(entries)
      .where(and(isOfMonth, gt(entries.workspaceId, after)))
      .orderBy(asc(entries.workspaceId))
      .limit(WORKSPACES_AT_ONCE);
    for (const { workspaceId } of used) await tellUsageOf(services, workspaceId, month);
    if (used.length < WORKSPACES_AT_ONCE) return;
    after = used.at(-1)!.workspaceId;
  }
}

async function tellUsageOf(
  services: Needs<"clock" | "config" | "database" | "events">,
  workspaceId: string,
  month: string,
): Promise<void> {
  const workspace = await getWorkspace(services, workspaceId);
  if (workspace === null) return;
  const { cloud_usage, ai_gateway_usage, available_balance } = await getCloudUsage(services, workspaceId);
  const alert = usageAlert({
    cloud: usageState(cloud_usage, available_balance),
    ai: usageState(ai_gateway_usage, available_balance),
    plan: workspace.plan,
    mayManage: true,
  });
  if (alert !== null)
    await services.events.emit(usageChanged, {
      ...{ workspaceId, month, workspaceName: workspace.name, alert: alert.title },
    });
}
