/** One backend on a port of its own, for suites that other people wrote against Supabase's services. */
import { createServer } from "node:http";
import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import { createFileObjects } from "@slipway/platform/objects/files";
import { closeGracefully, listen } from "@slipway/platform/http/listening";
import type { Backend } from "../backend/port.ts";
import { openLocalClusters } from "../clusters/local-clusters.ts";
import { cloudGateway } from "../gateway/gateway.ts";
import type { Service } from "../gateway/service.ts";
import { createProjectKeys, type SigningKey } from "../tokens/project-keys.ts";
import { demoKey } from "./demo-keys.ts";

export interface CompatOptions {
  /** Of data; begun afresh each time. */
  folder: string;
  runtimeFolder?: string;
  /** Kept between runs: a cluster's template. */
  templateFolder?: string;
  port: number;
  secret: string;
  anonKey?: string;
  serviceKey?: string;
  /** New tokens are signed with the first. */
  signingKeys?: readonly SigningKey[];
  /** Run in this order as the role `postgres`. */
  sqlFiles: readonly string[];
  /** Exposed by REST beside what is exposed by default. */
  schemas: readonly string[];
  services: readonly Service[];
  /** Settings of services, by name. */
  settings?: Readonly<Record<string, Record<string, unknown>>>;
  log: Log;
}

export interface CompatProject extends AsyncDisposable {
  url: string;
  backend: Backend;
}

const REF = "compat";

/** Says which file was refused, and where in it. */
async function runFiles(backend: Backend, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const sql = await readFile(file, "utf8");
    await backend.database
      .as("postgres")
      .transaction((tx) => tx.script(sql))
      .catch((error: Error & { position?: string }) => {
        const at = Number(error.position ?? 0);
        const line = sql.slice(0, at).split("\n").length;
        throw new Error(`${file}:${line}: ${error.message}`, { cause: error });
      });
  }
}

export async function startCompatProject(options: CompatOptions): Promise<CompatProject> {
  const { folder, runtimeFolder, templateFolder, port, secret, services, log } = options;
  // The database runs as a user of its own and has to get through.
  await chmod(folder, 0o711);
  await using stack = new AsyncDisposableStack();
  const clusters = stack.use(
    await openLocalClusters({ folder: join(folder, "clusters"), runtimeFolder, templateFolder, log, testing: true }),
  );
  await clusters.enable(REF);
  const saved = new Map<string, Record<string, unknown>>(Object.entries(options.settings ?? {}));
  saved.set("rest", { schemas: ["public", ...options.schemas, "graphql_public"], ...saved.get("rest") });
  const backend: Backend = {
    ref: REF,
    url: `http://127.0.0.1:${port}`,
    keys: createProjectKeys({
      secret,
      signingKeys: options.signingKeys ?? [],
      anonKey: options.anonKey ?? demoKey(secret, "anon"),
      serviceKey: options.serviceKey ?? demoKey(secret, "service_role"),
    }),
    settings: {
      read: async (service) => saved.get(service) ?? null,
      write: async (service, values) => void saved.set(service, values),
    },
    database: clusters.database(REF),
    objects: await createFileObjects({ directory: join(folder, "objects"), durable: false }),
    clock: systemClock,
    log,
  };
  await runFiles(backend, options.sqlFiles);
  stack.use(clusters.keepAwake(REF));
  const gateway = cloudGateway({ services, requiresKey: false });
  const server = createServer((incoming, response) => void gateway.request(incoming, response, backend));
  server.on("upgrade", (incoming, socket, head) => void gateway.upgrade(incoming, { socket, head }, backend));
  const bound = await listen(server, { host: "127.0.0.1", port });
  stack.defer(() => closeGracefully(server));
  const held = stack.move();
  return {
    url: `http://127.0.0.1:${bound}`,
    backend,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
