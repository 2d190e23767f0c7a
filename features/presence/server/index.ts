import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Feature } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { presenceContract, presenceLive } from "../contract/index.ts";
import { beat, forgetOld, forgetProject, migrations, presenceSnapshot } from "./presence.ts";

export const feature: Feature = {
  name: "presence",
  migrations,
  mount: (services) =>
    mounted({
      name: "presence",
      contract: presenceContract,
      handlers: {
        beat: async ({ params, query }, call) => {
          const { userId } = actorOf(call);
          const { view = null, path, line } = query;
          const place = path === undefined || line === undefined ? null : { path, line };
          await beat(services, { projectId: params.id, userId, view, place });
          return {};
        },
      },
      livePaths: [{ definition: presenceLive, snapshot: (params) => presenceSnapshot(services, params["projectId"]!) }],
      async start() {
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
        await services.jobs.schedule("presence.forget", "41 * * * *", () => forgetOld(services));
      },
    }),
};
