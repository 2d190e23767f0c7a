/** For tests: a listening project whose functions run, with what they leave in its logs. */
import { chmod, mkdir } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import type { LogRecord } from "../logs/port.ts";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import { openFunctions, type Functions } from "./functions.ts";

export interface FunctionsWorld extends AsyncDisposable {
  project: ListeningProject;
  records: LogRecord[];
  /** A function of one file; requests need no token. */
  deploy(slug: string, text: string): ReturnType<Functions["deploy"]>;
}

export async function openFunctionsWorld(): Promise<FunctionsWorld> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  await chmod(folder.path, 0o711);
  const programsFolder = join(tmpdir(), `slipway-functions-${userInfo().uid}`);
  await mkdir(programsFolder, { recursive: true });
  const log = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };
  const functions = openFunctions({
    folder: folder.path,
    programsFolder,
    log,
    secretsOf: async () => ({}),
    own: async (_incoming, response) => void response.end(),
  });
  const project = stack.use(await openListeningProject([functions.service]));
  stack.use(functions);
  const records: LogRecord[] = [];
  Object.assign(project.backend, { logs: { write: (record: LogRecord) => void records.push(record) } });
  const opened = stack.move();
  return {
    project,
    records,
    deploy: (slug, text) =>
      functions.deploy("p1test", {
        slug,
        files: new Map([[`${slug}/index.ts`, Buffer.from(text)]]),
        verifyJwt: false,
      }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
