import { mounted, type Feature } from "../../feature.ts";
import { journeysContract } from "../contract/index.ts";
import { keepJourney } from "./keep-journey.ts";
import { runAllJourneys, runJourney } from "./run-journey.ts";

export const feature: Feature = {
  name: "journeys",
  migrations: [],
  mount: (services) =>
    mounted({
      name: "journeys",
      contract: journeysContract,
      handlers: {
        keep: async ({ params, body }, call) => {
          const { path, sha } = await keepJourney(services, { projectId: params.id, actor: call.actor!, ...body });
          return { path, commit_sha: sha };
        },
        runAll: async ({ params }) => ({ journeys: await runAllJourneys(services, params.id) }),
        run: ({ params, body }) => runJourney(services, { projectId: params.id, path: body.path }),
      },
    }),
};
