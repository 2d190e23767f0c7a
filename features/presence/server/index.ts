import { accountDeactivated, accountReclaimed } from "../../accounts/contract/index.ts";
import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Feature } from "../../feature.ts";
import { projectPurged, projectVisibilityChanged } from "../../projects/contract/index.ts";
import { accessReduced } from "../../sharing/contract/events.ts";
import { presenceContract, presenceLive } from "../contract/index.ts";
import { beat, forgetOld, forgetProject, presenceSnapshot } from "./presence.ts";
import { migrations } from "./presence-table.ts";
import { LeftWatch, takeOutEverywhere } from "./who-left.ts";

export const feature: Feature = {
  name: "presence",
  migrations,
  mount(services) {
    const left = new LeftWatch(services);
    return mounted({
      name: "presence",
      contract: presenceContract,
      handlers: {
        beat: async ({ params, query }, call) => {
          const { userId } = actorOf(call);
          const { view = null, path, line } = query;
          const place = path === undefined || line === undefined ? null : { path, line };
          await beat(services, { projectId: params.id, userId, view, place });
          left.withBeat(params.id);
          return {};
        },
      },
      livePaths: [{ definition: presenceLive, snapshot: (params) => presenceSnapshot(services, params["projectId"]!) }],
      async start() {
        const { events } = services;
        events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
        events.on(accessReduced, ({ projectId }) => left.rightsEnded(projectId));
        events.on(projectVisibilityChanged, ({ projectId }) => left.rightsEnded(projectId));
        for (const event of [accountDeactivated, accountReclaimed])
          events.on(event, ({ userId }) => takeOutEverywhere(services, userId));
        await services.jobs.schedule("presence.forget", "41 * * * *", () => forgetOld(services));
      },
      stop: () => left[Symbol.asyncDispose](),
    });
  },
};
