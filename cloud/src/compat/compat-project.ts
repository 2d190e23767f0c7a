/** One backend on a port of its own, for suites that other people wrote against Supabase's services. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import { createFileObjects } from "@slipway/platform/objects/files";
import { batchedRequests } from "@slipway/platform/http/batched-requests";
import { closeGracefully, listen } from "@slipway/platform/http/listening";
import type { Backend } from "../backend/port.ts";
import { openLocalClusters } from "../clusters/local-clusters.ts";
import { cloudGateway } from "../gateway/gateway.ts";
import type { Service } from "../gateway/service.ts";
import type { OwnCaller } from "../functions/functions.ts";
import { createProjectKeys, type SigningKey } from "../tokens/project-keys.ts";
import { demoKey } from "./demo-keys.ts";
import { copiesAsInserts, sqlStatements } from "./sql-statements.ts";

export interface CompatOptions {
  /** Folder of the data, which is made afresh each time. */
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
  /** Run in this order as the role `postgres`, each whole or not at all. */
  sqlFiles: readonly string[];
  /**
   * Without it a refused file ends the start. With it, files run statement by statement, and it is called for each that
   * is refused.
   */
  refused?(place: string, message: string): void;
  /** Schemas that REST exposes beside the default ones. */
  schemas: readonly string[];
  services: readonly Service[];
  /** Settings of services, by name. */
  settings?: Readonly<Record<string, Record<string, unknown>>>;
  log: Log;
}

export interface CompatProject extends AsyncDisposable {
  url: string;
  backend: Backend;
  /** Answers a function's calls to its own backend. */
  own(incoming: IncomingMessage, response: ServerResponse, caller: OwnCaller): Promise<void>;
}

const REF = "compat";

interface Script {
  file: string;
  sql: string;
}

type Refused = NonNullable<CompatOptions["refused"]>;

/** A script's own transactions would end ours. */
const ENDS_TRANSACTION = /^\s*(begin|start\s+transaction|commit|end|rollback)\b/i;

/** Goes on after a refusal as psql does by default: suites may use an extension that is missing here. */
async function runStatements(backend: Backend, { file, sql }: Script, refused: Refused): Promise<void> {
  await backend.database.as("postgres").transaction(async (tx) => {
    for (const { text, line } of sqlStatements(sql)) {
      if (ENDS_TRANSACTION.test(text)) continue;
      await tx.script("savepoint statement");
      try {
        await tx.script(text);
        await tx.script("release statement");
      } catch (error) {
        refused(`${file}:${line}`, (error as Error).message);
        await tx.script("rollback to statement");
      }
    }
  });
}

/** Names the refused file and the place in it. */
async function runWhole(backend: Backend, { file, sql }: Script): Promise<void> {
  try {
    await backend.database.as("postgres").transaction((tx) => tx.script(sql));
  } catch (error) {
    const { message, position } = error as Error & { position?: string };
    const line = sql.slice(0, Number(position ?? 0)).split("\n").length;
    throw new Error(`${file}:${line}: ${message}`, { cause: error });
  }
}

async function runFiles(backend: Backend, { sqlFiles, refused }: CompatOptions): Promise<void> {
  for (const file of sqlFiles) {
    const sql = copiesAsInserts(await readFile(file, "utf8"));
    if (refused === undefined) await runWhole(backend, { file, sql });
    else await runStatements(backend, { file, sql }, refused);
  }
}

export async function startCompatProject(options: CompatOptions): Promise<CompatProject> {
  const { folder, runtimeFolder, templateFolder, port, secret, services, log } = options;
  // The database runs as a user of its own and has to pass through the folder.
  await chmod(folder, 0o711);
  await using stack = new AsyncDisposableStack();
  const clusters = stack.use(
    await openLocalClusters({ folder: join(folder, "clusters"), runtimeFolder, templateFolder, log, testing: true }),
  );
  await clusters.enable(REF);
  const saved = new Map<string, Record<string, unknown>>(Object.entries(options.settings ?? {}));
  const schemas = [...new Set(["public", ...options.schemas, "graphql_public"])];
  saved.set("rest", { schemas, ...saved.get("rest") });
  const backend: Backend = {
    ref: REF,
    url: `http://127.0.0.1:${port}`,
    keys: await createProjectKeys({
      secret,
      signingKeys: options.signingKeys ?? [],
      anonKey: options.anonKey ?? (await demoKey(secret, "anon")),
      serviceKey: options.serviceKey ?? (await demoKey(secret, "service_role")),
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
  await runFiles(backend, options);
  stack.use(clusters.keepAwake(REF));
  const gateway = cloudGateway({ services, requiresKey: false });
  const server = createServer(
    batchedRequests((incoming, response) => void gateway.request(incoming, response, backend)),
  );
  server.on("upgrade", (incoming, socket, head) => void gateway.upgrade(incoming, { socket, head }, backend));
  const bound = await listen(server, { host: "127.0.0.1", port });
  stack.defer(() => closeGracefully(server));
  const held = stack.move();
  return {
    url: `http://127.0.0.1:${bound}`,
    backend,
    own: (incoming, response, { backend: caller }) => gateway.request(incoming, response, caller),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
