/** Credits and plans, as other features and the server see them. */
import { notFound } from "@slipway/kernel/errors";
import { canInWorkspace } from "@slipway/kernel/permissions";
import type { EgressOptions } from "@slipway/platform/egress/connector";
import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { getWorkspace } from "../../workspaces/server/index.ts";
import { billingContract, type ProjectCredits } from "../contract/index.ts";
import { migrations } from "./migrations.ts";
import type { PaymentPorts } from "./payments/book-payment.ts";
import { followPayments, receiveEvent } from "./payments/follow-payments.ts";
import { confirmCheckout, isPaidFor, openCreditCheckout, openPlanCheckout, openPortal } from "./payments/open-pages.ts";
import { paymentMigration } from "./payments/payment-tables.ts";
import { PaymentProvider } from "./payments/provider.ts";
import { type BillingPorts, changeBy, changePlan, getBilling, setAutomaticTopUp, topUp } from "./reading/billing.ts";
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
    automatic_top_up: mayManage && services.config.payments === null ? automatic : null,
  };
}

type Ports = BillingPorts & Needs<"addresses" | "log">;

/** Throws 404 where nobody takes money: there is nothing to pay for. */
function takingMoney(services: Ports): PaymentPorts {
  const { payments } = services;
  if (payments === null) throw notFound("A payment provider");
  return { ...services, payments };
}

const handlers = (services: Ports): Handlers<typeof billingContract> => ({
  billing: ({ params }) => getBilling(services, params.id),
  changePlan: async ({ params, body }, call) => {
    if (services.payments !== null) throw isPaidFor();
    return changePlan(services, changeBy(params.id, actorOf(call)), body.plan);
  },
  topUp: async ({ params, body }, call) => {
    const buyer = { workspaceId: params.id, actor: actorOf(call) };
    return services.payments === null
      ? topUp(services, changeBy(params.id, buyer.actor), body)
      : { checkout_url: await openCreditCheckout(takingMoney(services), buyer, body.amount) };
  },
  setAutomaticTopUp: async ({ params, body }, call) => {
    // It would give credits that nobody pays for.
    if (services.payments !== null && body.enabled) throw isPaidFor();
    return setAutomaticTopUp(services, changeBy(params.id, actorOf(call)), body);
  },
  checkout: async ({ params, body }, call) => {
    const buyer = { workspaceId: params.id, actor: actorOf(call) };
    return { checkout_url: await openPlanCheckout(takingMoney(services), buyer, body.plan) };
  },
  confirm: ({ params, body }) => confirmCheckout(takingMoney(services), { workspaceId: params.id, id: body.checkout }),
  portal: async ({ params }) => ({ portal_url: await openPortal(takingMoney(services), params.id) }),
  stripeEvent: async (_input, call) => {
    await receiveEvent(takingMoney(services), call.request);
    return {};
  },
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

/** `network`: tests shorten times. */
export const billingFeature = (network: EgressOptions = {}): Feature => ({
  name: "billing",
  migrations: [...migrations, paymentMigration],
  mount(services) {
    const { config } = services;
    const payments = config.payments === null ? null : new PaymentProvider(config.payments, network);
    return mounted({
      name: "billing",
      contract: billingContract,
      handlers: handlers({ ...services, payments }),
      async start() {
        await services.jobs.schedule("billing.tell-usage", "*/10 * * * *", () => tellUsage(services));
        await services.jobs.schedule("billing.release-left-over", "11 * * * *", () => releaseLeftOver(services));
        if (payments !== null)
          await services.jobs.schedule("billing.follow-payments", "23 * * * *", () =>
            followPayments({ ...services, payments }),
          );
      },
      stop: async () => payments?.[Symbol.asyncDispose](),
    });
  },
});

export const feature = billingFeature();
