/** Single sign-on of workspaces, as the server sees it. */
import { accountReclaimed } from "../../accounts/contract/index.ts";
import { actorOf } from "../../accounts/server/index.ts";
import { workspaceOfDomain } from "../../email-domains/server/index.ts";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import { workspaceForgotten } from "../../workspaces/contract/lifecycle.ts";
import { ownWorkspaceOf } from "../../workspaces/server/index.ts";
import { singleSignOnContract } from "../contract/index.ts";
import { type BeginPorts, beginSignIn, clearAttempts, pathWithin } from "./begin-sign-in.ts";
import {
  checkMayEnforce,
  type ConnectionPorts,
  connectProvider,
  disconnectProvider,
  findOpenConnection,
  forgetConnection,
  neverJoinBySso,
  showConnection,
} from "./connection.ts";
import { type FinishPorts, finishSignIn } from "./finish-sign-in.ts";
import type { ProviderNetwork } from "./provider.ts";
import { provisioningHandlers, type ProvisioningPorts } from "./provisioning/scim-handlers.ts";
import { endTokensWithPlan, recordLostMaker } from "./provisioning/end-tokens.ts";
import { forgetTokensBy } from "./provisioning/scim-tokens.ts";
import { singleSignOnMigrations } from "./sso-tables.ts";

type Ports = BeginPorts & ConnectionPorts & FinishPorts & ProvisioningPorts;

async function begin(
  services: Ports,
  call: Call,
  { workspaceId, testedBy, next }: { workspaceId: string; testedBy: string | null; next: string },
): Promise<{ url: string }> {
  const { url, setCookie } = await beginSignIn(services, { workspaceId, testedBy, next }, call.request);
  for (const line of setCookie) call.headers.append("set-cookie", line);
  call.headers.set("cache-control", "no-store");
  return { url };
}

const handlers = (services: Ports): Handlers<typeof singleSignOnContract> => ({
  ...provisioningHandlers(services),
  get: ({ params }) => showConnection(services, params.id),
  connect: ({ params, body }, call) =>
    connectProvider(services, { workspaceId: params.id, actor: actorOf(call) }, body),
  disconnect: async ({ params }, call) => {
    await disconnectProvider(services, { workspaceId: params.id, actor: actorOf(call) });
    return {};
  },
  test: ({ params }, call) =>
    begin(services, call, { workspaceId: params.id, testedBy: actorOf(call).userId, next: "/" }),
  find: async ({ params }) => {
    const workspaceId = await workspaceOfDomain(services, params.domain);
    const connection = workspaceId === null ? null : await findOpenConnection(services, workspaceId);
    return { workspace_id: connection?.workspaceId ?? null };
  },
  start: ({ body }, call) =>
    begin(services, call, { workspaceId: body.workspace_id, testedBy: null, next: pathWithin(body.next) }),
  callback: async (_input, call) => {
    const { to, setCookie } = await finishSignIn(services, call);
    const headers = new Headers({ location: to, "cache-control": "no-store" });
    for (const line of setCookie) headers.append("set-cookie", line);
    return new Response(null, { status: 302, headers });
  },
});

/** `network`: tests shorten times. */
export const singleSignOnFeature = (network: ProviderNetwork = {}): Feature => ({
  name: "single-sign-on",
  migrations: singleSignOnMigrations,
  mount(services) {
    services.workspaces.provideSsoCheck(checkMayEnforce);
    services.workspaces.whenTakenOut(neverJoinBySso);
    services.workspaces.whenRoleLowered(recordLostMaker);
    services.workspaces.whenPlanChanged(endTokensWithPlan);
    services.events.on(workspaceForgotten, ({ workspaceId }) => forgetConnection(services, workspaceId));
    services.events.on(accountReclaimed, async ({ userId }) => {
      // A stranger may have connected it.
      const own = await ownWorkspaceOf(services, userId);
      if (own !== null) await forgetConnection(services, own);
      await forgetTokensBy(services, userId);
    });
    return mounted({
      name: "single-sign-on",
      contract: singleSignOnContract,
      handlers: handlers({ ...services, network }),
      async start() {
        await services.jobs.schedule("single-sign-on.clear", "7 * * * *", () => clearAttempts(services));
      },
    });
  },
});

export const feature = singleSignOnFeature();
