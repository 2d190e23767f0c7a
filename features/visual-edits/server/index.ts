/** Visual edits: reads and writes the source of elements that people pick in the preview. */
import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Feature } from "../../feature.ts";
import { visualEditsContract } from "../contract/index.ts";
import { inspectElements } from "./inspect-elements.ts";
import { saveChanges, type SavePorts } from "./save-changes.ts";
import { RecentSources } from "./source/project-sources.ts";

export const feature: Feature = {
  name: "visual-edits",
  migrations: [],
  mount(services) {
    const ports: SavePorts = { ...services, sources: new RecentSources(services) };
    return mounted({
      name: "visual-edits",
      contract: visualEditsContract,
      handlers: {
        inspect: ({ params, body }) => inspectElements(ports, params.id, body),
        save: async ({ params, body }, call) => {
          const { sha, editId, version } = await saveChanges(ports, {
            projectId: params.id,
            actor: actorOf(call),
            body,
          });
          return { commit_sha: sha, edit_id: editId, version };
        },
      },
    });
  },
};
