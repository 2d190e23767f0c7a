/**
 * The whole app in memory over a database of its own: real Postgres, git and jobs, mail in a folder, and a scripted
 * model. Nothing listens on a port.
 */
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir, userInfo } from "node:os";
import { clustersOver } from "@slipway/cloud/clusters/life-cycle/open-clusters";
import { LocalEngine } from "@slipway/cloud/clusters/local/local-engine";
import type { Clusters } from "@slipway/cloud/clusters/port";
import { TEMPLATES } from "@slipway/cloud/testing/test-project";
import { features as allFeatures } from "@slipway/features/server.ts";
import { feature as audit } from "@slipway/features/audit/server/index.ts";
import type { Feature } from "@slipway/features/feature.ts";
import type { Services } from "@slipway/features/services.ts";
import { type Clock, systemClock } from "@slipway/kernel/clock";
import { type Client, createClient } from "@slipway/kernel/contract/client";
import { readConfig } from "@slipway/platform/config/environment";
import type { Config } from "@slipway/platform/config/port";
import { createHostTable } from "@slipway/platform/http/host-table";
import type { Log } from "@slipway/platform/log/port";
import type { ModelsOptions } from "@slipway/platform/models/models";
import { jobTables } from "@slipway/platform/jobs/pg-boss-jobs";
import { memoryLog, type LoggedLine } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { createTestDatabase } from "@slipway/platform/testing/test-database";
import type { ApiAccess } from "../api/create-api.ts";
import { type App, createApp } from "../app.ts";
import { createServices, engineMigrations } from "../services.ts";
import { refusingBrowser, refusingSandbox } from "../commands/refusing-engines.ts";
import { type TestPerson, signUpPerson } from "./test-person.ts";

const PORT = 4400;

export interface TestAppOptions {
  /** Default: every feature of the registry. Must include their dependencies, besides the audit log, which is always there. */
  features?: readonly Feature[];
  /** Default: the access of the features accounts, projects and workspaces. */
  access?: (services: Services) => ApiAccess;
  /** Opens and migrates the database of `databaseUrl` as at a start; else uses one of its own from the template. */
  config?: Partial<Config>;
  clock?: Clock;
  /** Answers for every model option; default: the offline builder. */
  model?: NonNullable<NonNullable<ModelsOptions["overrides"]>["auto"]>;
  /** Default: one that refuses, as on a machine without isolation. `local` really builds and previews. */
  sandbox?: "local" | Services["sandbox"];
  /** Default: one that refuses, as on a machine without Chromium. */
  browser?: Services["browser"];
  /** Default: databases of projects on this machine. Disposed with the app. */
  clusters?: Clusters;
}

export interface TestApp extends AsyncDisposable {
  readonly services: Services;
  readonly app: App;
  readonly dataDir: string;
  /** Lines logged so far. */
  readonly logged: readonly LoggedLine[];
  /** Sends any request to the app's own host; paths include `/api`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A client without an account. */
  readonly stranger: Client;
  /** Creates an account and signs it in. The first one is staff. */
  signUp(name?: string): Promise<TestPerson>;
}

/** All test files of this user share programs and template. */
const testClusters = (dataDir: string, log: Log, clock: Clock): Clusters => {
  const options = {
    folder: join(dataDir, "cloud"),
    runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
    templateFolder: TEMPLATES,
    log,
    clock,
    testing: true,
  };
  return clustersOver([(onServerLine) => LocalEngine.open(options, onServerLine)], options);
};

/** An undeclared failure is a defect, and the test that hit it should show where. */
function showDefects({ message, fields }: LoggedLine): void {
  if (fields["code"] === "internal") console.error(message, fields["route"], fields["error"]);
}

async function defaultAccess(): Promise<(services: Services) => ApiAccess> {
  // Loaded here, so that a test of few features does not load them all.
  return (await import("../access.ts")).featureAccess;
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const chosen = options.features ?? allFeatures;
  const features = chosen.some(({ name }) => name === audit.name) ? chosen : [...chosen, audit];
  const access = options.access ?? (await defaultAccess());
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  // Databases of backends run as users of their own and have to pass through.
  await chmod(folder.path, 0o711);
  const log = memoryLog(showDefects);
  const migrations = features.flatMap((feature) => feature.migrations);
  const isConfigured = typeof options.config?.databaseUrl === "string";
  const database = isConfigured
    ? {}
    : {
        database: await createTestDatabase({
          migrations: [...engineMigrations, ...migrations],
          foreign: jobTables(),
          log,
        }),
      };
  const defaults: Partial<Config> = {
    dataDir: join(folder.path, "data"),
    signup: { mode: "open" },
    testing: true,
    diskFloorBytes: 0,
  };
  const { services } = stack.use(
    await createServices({
      config: readConfig({}, { ...defaults, ...options.config }),
      hosts: createHostTable(),
      port: PORT,
      log,
      clock: options.clock ?? systemClock,
      ...database,
      migrations,
      ...(options.model === undefined ? {} : { modelOverrides: { auto: options.model } }),
      ...(options.sandbox === "local" ? {} : { sandbox: options.sandbox ?? refusingSandbox() }),
      browser: options.browser ?? refusingBrowser(),
      clusters: options.clusters ?? testClusters(join(folder.path, "data"), log, options.clock ?? systemClock),
    }),
  );
  const app = stack.use(createApp({ services, features, access: access(services), web: null }));
  await app.start();
  const { appUrl } = services.addresses;
  const send = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (!request.headers.has("host")) request.headers.set("host", new URL(appUrl).host);
    return app.fetch(request);
  };
  const owned = stack.move();
  let people = 0;
  return {
    services,
    app,
    dataDir: services.config.dataDir,
    logged: log.lines,
    fetch: (path, init) => send(appUrl + path, init),
    stranger: createClient({ baseUrl: appUrl, fetch: send }),
    signUp: (name) => signUpPerson({ appUrl, send, name: name ?? `Person ${(people += 1)}` }),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
