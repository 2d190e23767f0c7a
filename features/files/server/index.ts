/** Files, as other features and the server see them. */
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { filesContract } from "../contract/index.ts";
import { downloadZip } from "./download-zip.ts";
import { editCode } from "./edit-code.ts";
import { rawFile, sourceCode } from "./read-files.ts";
import { actorOf, requireToken } from "../../accounts/server/index.ts";

export { BUILDER_PLAN, readBuilderPlan, type BuilderPlan } from "./builder-plan.ts";
export { dependenciesOf, isOfTemplate } from "./dependencies.ts";
export { lockFiles } from "./project-lock.ts";
export { readProjectFiles } from "./read-files.ts";

function projectOf(call: Call): NonNullable<Call["project"]> {
  if (call.project === null) throw new Error("a route with a project policy ran without a project");
  return call.project;
}

type FilesNeeds = Needs<"database" | "edits" | "events" | "git" | "objects"> & Needs<"log" | "sandbox" | "templateDir">;

const handlers = (services: FilesNeeds): Handlers<typeof filesContract> => ({
  editCode: ({ params, body }, call) =>
    editCode(services, { projectId: params.projectId, plan: projectOf(call).facts.plan, actor: actorOf(call), body }),
  sourceCode: async ({ params, query }, call) => {
    const files = await sourceCode(services, params.id, query.commit_sha);
    call.headers.set(
      "cache-control",
      query.commit_sha === undefined ? "private, no-store" : "private, max-age=31536000, immutable",
    );
    return { files };
  },
  rawFile: async ({ params, query }, call) => {
    requireToken(call);
    return rawFile(services, { projectId: params.id, path: query.path, sha: query.commit_sha });
  },
  downloadZip: async ({ params }, call) => {
    requireToken(call);
    return downloadZip(services, params.projectId);
  },
});

export const feature: Feature = {
  name: "files",
  migrations: [],
  mount: (services) => mounted({ name: "files", contract: filesContract, handlers: handlers(services) }),
};
