/** Credits and plans, as other features and the server see them. */
import { canInWorkspace } from "@slipway/kernel/permissions";
import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { getWorkspace } from "../../workspaces/server/index.ts";
import { billingContract, type ProjectCredits } from "../contract/index.ts";
import { migrations } from "./migrations.ts";
import { changePlan, getBilling, setAutomaticTopUp, topUp } from "./reading/billing.ts";
import { getCloudUsage } from "./reading/cloud-usage.ts";
import { getUsage } from "./reading/usage.ts";
import { tellUsage } from "./reading/usage-alerts.ts";
import { isPriced, projectCredits, type AskedRun } from "./runs/credits-of-project.ts";
import { releaseLeftOver } from "./runs/left-over.ts";

export type { RunCost } from "./ledger/run-credits.ts";
export { endRunCredits } from "./runs/left-over.ts";
export { chargeCloud, chargeUse, isOutOfFunds, requireBalance, type CloudUse, type Use } from "./runs/charge-use.ts";
export { requireCredits } from "./runs/credits-of-project.ts";
export { RunCharge } from "./runs/run-charge.ts";

async function creditsFor(
  services: Needs<"clock" | "config" | "database" | "models">,
  asked: AskedRun,
  call: Call,
): Promise<ProjectCredits> {
  const { workspaceId, automatic, ...credits } = await projectCredits(services, asked);
  const facts = { workspaceRole: call.project?.facts.workspaceRole ?? null };
  const workspace = canInWorkspace(facts, "ViewWorkspace") ? await getWorkspace(services, workspaceId) : null;
  const mayManage = canInWorkspace(facts, "ManageWorkspaceBilling");
  return {
    priced: isPriced(services),
    ...credits,
    workspace_name: workspace?.name ?? null,
    may_manage: mayManage,
    automatic_top_up: mayManage ? automatic : null,
  };
}

const handlers = (services: Needs<"clock" | "config" | "database" | "models">): Handlers<typeof billingContract> => ({
  billing: ({ params }) => getBilling(services, params.id),
  changePlan: ({ params, body }, call) =>
    changePlan(services, { workspaceId: params.id, actor: actorOf(call) }, body.plan),
  topUp: ({ params, body }, call) => topUp(services, params.id, { ...body, userId: actorOf(call).userId }),
  setAutomaticTopUp: ({ params, body }) => setAutomaticTopUp(services, params.id, body),
  cloudUsage: ({ params }) => getCloudUsage(services, params.workspaceId),
  usage: ({ params, query }, call) =>
    getUsage(services, { workspaceId: params.id, viewer: actorOf(call), days: query.days, before: query.before }),
  projectCredits: ({ params, query }, call) =>
    creditsFor(
      services,
      { projectId: params.projectId, model: query.model, mode: query.mode, chatOnly: query.chat_only },
      call,
    ),
});

export const feature: Feature = {
  name: "billing",
  migrations,
  mount: (services) =>
    mounted({
      name: "billing",
      contract: billingContract,
      handlers: handlers(services),
      async start() {
        await services.jobs.schedule("billing.tell-usage", "*/10 * * * *", () => tellUsage(services));
        await services.jobs.schedule("billing.release-left-over", "11 * * * *", () => releaseLeftOver(services));
      },
    }),
};
