/** The community page, its reports, and templates of workspaces. */
import { accountReclaimed } from "../../accounts/contract/index.ts";
import { actorOf } from "../../accounts/server/index.ts";
import { type Feature, type Handlers, mounted } from "../../feature.ts";
import {
  projectCopied,
  projectPurged,
  projectTrashed,
  projectVisibilityChanged,
} from "../../projects/contract/index.ts";
import { projectUnpublished } from "../../publish/contract/events.ts";
import type { Needs } from "../../services.ts";
import { communityContract } from "../contract/index.ts";
import { communityMigrations } from "./community-tables.ts";
import { listCommunity } from "./list-community.ts";
import { countRemix, forgetProject, getListing, list, ownNotices, unlist, unlistAllOf, unlistBy } from "./listing.ts";
import { dismissReports, giveBack, listReported, report, takeDown } from "./reports.ts";
import { isTemplate, listTemplates, setTemplate } from "./templates.ts";

type CommunityPorts = Needs<"accounts" | "addresses" | "clock" | "database" | "events">;

const handlers = (services: CommunityPorts): Handlers<typeof communityContract> => ({
  list: ({ query }) => listCommunity(services, query),
  listing: ({ params }, call) => getListing(services, { projectId: params.id, userId: actorOf(call).userId }),
  setListing: async ({ params, body }, call) => {
    const where = { projectId: params.id, actor: actorOf(call) };
    if (body.is_listed) await list(services, { ...where, category: body.category });
    else await unlistBy(services, where);
    return getListing(services, { projectId: params.id, userId: where.actor.userId });
  },
  notices: async (_input, call) => ({ notices: await ownNotices(services, actorOf(call).userId) }),
  report: async ({ params, body }, { actor, ip }) => {
    await report(services, { projectId: params.id, userId: actor?.userId ?? null, ip, ...body });
    return {};
  },
  reported: ({ query }) => listReported(services, query),
  takeDown: async ({ params: { projectId }, body: { reason } }, call) => {
    await takeDown(services, { projectId, reason, staff: actorOf(call) });
    return {};
  },
  giveBack: async ({ params }, call) => {
    await giveBack(services, params.projectId, actorOf(call));
    return {};
  },
  dismissReports: async ({ params }) => {
    await dismissReports(services, params.projectId);
    return {};
  },
  templates: async ({ params }) => ({ templates: await listTemplates(services, params.id) }),
  isTemplate: async ({ params }) => ({ is_template: await isTemplate(services, params.id) }),
  setTemplate: async ({ params, body }, call) => {
    await setTemplate(services, { projectId: params.id, actor: actorOf(call) }, body.is_template);
    return { is_template: body.is_template };
  },
});

export const feature: Feature = {
  name: "community",
  migrations: communityMigrations,
  mount: (services) =>
    mounted({
      name: "community",
      contract: communityContract,
      handlers: handlers(services),
      start() {
        services.events.on(projectVisibilityChanged, ({ projectId, visibility }) =>
          visibility === "public" ? Promise.resolve() : unlist(services, projectId),
        );
        for (const event of [projectTrashed, projectUnpublished])
          services.events.on(event, ({ projectId }) => unlist(services, projectId));
        services.events.on(accountReclaimed, ({ userId }) => unlistAllOf(services, userId));
        services.events.on(projectCopied, (copied) => countRemix(services, copied));
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
        return Promise.resolve();
      },
    }),
};
