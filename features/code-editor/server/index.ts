/** Routes of the project's language server: stateless for the browser, shared and bounded here. */
import { projectPath } from "@slipway/kernel/project-path";
import { actorOf } from "../../accounts/server/index.ts";
import { editCommitted } from "../../edits/contract/events.ts";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import { dependenciesOf, readProjectFiles } from "../../files/server/index.ts";
import type { LanguageServer } from "@slipway/sandbox/port";
import { projectPurged, projectTrashed } from "../../projects/contract/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { codeEditorContract } from "../contract/index.ts";
import { LanguageSeats, type Asked } from "./language-seats.ts";
import { completionsAt, definitionAt, hoverAt, problemsOf, wordBefore } from "./questions.ts";

/** The version whose files each server holds. */
const versions = new WeakMap<LanguageServer, string>();

async function startFor(
  services: Needs<"git" | "sandbox" | "templateDir">,
  projectId: string,
): Promise<LanguageServer> {
  const head = await (await services.git.open(projectId)).head();
  if (head === null) throw new Error(`project ${projectId} has no first commit`);
  const files = await readProjectFiles(services, projectId, head);
  const dependencies = await dependenciesOf(services, files);
  const server = await services.sandbox.languageServer({ files, dependencies });
  versions.set(server, head);
  return server;
}

interface NewVersion {
  projectId: string;
  sha: string;
}

/** The server's copy follows the versions. A change of packages restarts it. */
async function follow(services: Needs<"git">, seats: LanguageSeats, { projectId, sha }: NewVersion): Promise<void> {
  let startsAnew = false;
  await seats.update(projectId, async (server) => {
    const repository = await services.git.open(projectId);
    const paths = await repository.changedPaths(versions.get(server)!, sha);
    startsAnew = paths.some((path) => path === "package.json");
    if (startsAnew) return;
    await server.apply(
      await Promise.all(paths.map(async (path) => ({ path, content: await repository.read(sha, path) }))),
    );
    versions.set(server, sha);
  });
  if (startsAnew) await seats.end(projectId);
}

const handlers = (seats: LanguageSeats): Handlers<typeof codeEditorContract> => {
  const asked = (projectId: string, body: { path: string; text: string }, call: Call): Asked => ({
    projectId,
    userId: actorOf(call).userId,
    path: projectPath(body.path),
    text: body.text,
  });
  return {
    completions: ({ params, body }, call) =>
      seats.ask(asked(params.id, body, call), (server, uri) =>
        completionsAt(server, { uri, ...body }, wordBefore(body.text, body)),
      ),
    hover: ({ params, body }, call) =>
      seats.ask(asked(params.id, body, call), (server, uri) => hoverAt(server, { uri, ...body })),
    problems: async ({ params, body }, call) => ({
      problems: await seats.ask(asked(params.id, body, call), problemsOf),
    }),
    definition: async ({ params, body }, call) => ({
      place: await seats.ask(asked(params.id, body, call), (server, uri) => definitionAt(server, { uri, ...body })),
    }),
  };
};

export const feature: Feature = {
  name: "code-editor",
  migrations: [],
  mount(services) {
    const seats = new LanguageSeats({
      queue: services.queues.languages,
      tenantOf: async (projectId) => (await getProject(services, projectId)).workspaceId,
      start: (projectId) => startFor(services, projectId),
      now: () => services.clock.now(),
    });
    return mounted({
      name: "code-editor",
      contract: codeEditorContract,
      handlers: handlers(seats),
      async start() {
        services.events.on(editCommitted, (edit) => follow(services, seats, edit));
        // Nobody edits a project in Trash, so its place is freed for others.
        for (const gone of [projectTrashed, projectPurged])
          services.events.on(gone, ({ projectId }) => seats.end(projectId));
      },
      stop: () => seats[Symbol.asyncDispose](),
    });
  },
};
