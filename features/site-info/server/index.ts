import { mounted, type Feature } from "../../feature.ts";
import { editCommitted } from "../../edits/contract/events.ts";
import { siteInfoContract } from "../contract/index.ts";
import { followNewName } from "./follow-new-name.ts";
import { currentDetails, saveDetails } from "./save-details.ts";

export const feature: Feature = {
  name: "site-info",
  migrations: [],
  mount: (services) =>
    mounted({
      name: "site-info",
      contract: siteInfoContract,
      handlers: {
        details: async ({ params, query }) => ({
          details: await currentDetails(services, { projectId: params.id, commitSha: query.commit_sha }),
        }),
        saveDetails: async ({ params, body }, call) => {
          const { sha, editId } = await saveDetails(services, {
            projectId: params.id,
            actor: call.actor!,
            details: body.details,
          });
          return { commit_sha: sha, edit_id: editId };
        },
      },
      async start() {
        services.events.on(editCommitted, (edit) => followNewName(services, edit));
      },
    }),
};
