/** Functions of all projects on this machine: deployed, listed, and at work behind `/functions/v1`. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IncomingMessage, ServerResponse } from "node:http";
import { notFound } from "@slipway/kernel/errors";
import { createEgress } from "@slipway/platform/egress/connector";
import type { Egress } from "@slipway/platform/egress/port";
import type { Log } from "@slipway/platform/log/port";
import type { Backend } from "../backend/port.ts";
import type { Service } from "../gateway/service.ts";
import { checkFiles, writeFiles, type FunctionFiles } from "./deploy/function-files.ts";
import { importMapFor, ownImports } from "./deploy/import-map.ts";
import { moduleGraph } from "./deploy/module-graph.ts";
import { deployFailed } from "./function-error.ts";
import { prepareFunctionMachine, type FunctionMachine } from "./machine.ts";
import { functionsService, type CallLimits } from "./service.ts";
import { FunctionStore, type FormerVersion, type FunctionRecord } from "./store.ts";
import { WorkerPool, type PoolLimits } from "./workers/worker-pool.ts";

/** [C4.01] */
export type FunctionStatus = "ACTIVE" | "REMOVED" | "THROTTLED";

/** [C3.07] Times in milliseconds since the epoch. */
export interface DeployedFunction {
  id: string;
  slug: string;
  name: string;
  status: FunctionStatus;
  version: number;
  verify_jwt: boolean;
  /** Below `supabase/functions`. */
  entrypoint_path: string;
  /** Identifies the files and settings of its deployment. */
  source: string;
  created_at: number;
  updated_at: number;
}

/** The identity a function has when it calls its own backend. */
export interface OwnCaller {
  backend: Backend;
  /**
   * The visitor's address, where the function names one or serves only one; else a name for the function. Never empty.
   */
  address: string;
}

export interface Deployment {
  slug: string;
  /** All files of `supabase/functions`, shared ones included, by their path below it. */
  files: FunctionFiles;
  /** From `supabase/config.toml`. */
  verifyJwt: boolean;
  /** Path below `supabase/functions`; default: its `index.ts`. */
  entry?: string | null;
  /** Below `supabase/functions`; default: a `deno.json` or `import_map.json` beside the function, or above it. */
  importMap?: string | null;
  /** Identifies all of this, so that a later caller can tell what is deployed. */
  source?: string;
  /** Versions go on from here when the store has lost what was deployed. */
  former?: FormerVersion | null;
}

export interface FunctionsOptions {
  /** Every user of the machine must be able to pass through it. */
  folder: string;
  /** Where programs and modules are copied to; default in `folder`. Tests share one. */
  programsFolder?: string;
  log: Log;
  /** Secrets beside the keys of the backend itself. */
  secretsOf(backend: Backend): Promise<Readonly<Record<string, string>>>;
  /** Answers a function's calls to its own backend: the gateway's `request`. */
  own(incoming: IncomingMessage, response: ServerResponse, caller: OwnCaller): Promise<void>;
  limits?: Partial<FunctionLimits>;
  /** Addresses that functions may connect to. Default: public ones. */
  egress?: Egress;
}

export interface FunctionLimits extends PoolLimits, CallLimits {
  memoryBytes: number;
  bootMs: number;
}

const MINUTE = 60_000;
const FUNCTION_LIMITS: FunctionLimits = {
  maxWorkers: 24,
  maxPerProject: 8,
  maxRequests: 100,
  idleMs: 5 * MINUTE,
  processorMs: 10_000,
  maxFailures: 5,
  restMs: 20_000,
  memoryBytes: 256 * 1_048_576,
  bootMs: 20_000,
  wallMs: 150_000,
  maxBodyBytes: 20 * 1_048_576,
};

export interface Functions extends AsyncDisposable {
  readonly service: Service;
  /** Throws AppError `function_deploy_failed` (422) whose details are the reason, or `functions_unavailable` (503). */
  deploy(ref: string, deployment: Deployment): Promise<DeployedFunction>;
  /** Checks everything that `deploy` checks and changes nothing. Throws as `deploy` does. */
  check(ref: string, deployment: Deployment): Promise<void>;
  list(ref: string): Promise<DeployedFunction[]>;
  /** Throws 404 `not_found`. */
  remove(ref: string, slug: string): Promise<void>;
  /** Removes all functions of a project whose backend is gone. */
  removeAll(ref: string): Promise<void>;
  /**
   * Requests under way finish; the next one starts a new process, because secrets changed or the backend was paused.
   */
  restart(ref: string): void;
}

interface FunctionsContext {
  options: FunctionsOptions;
  limits: FunctionLimits;
  store: FunctionStore;
  pool: WorkerPool;
  machine(): Promise<FunctionMachine>;
}

const shown = ({ pool }: FunctionsContext, ref: string, record: FunctionRecord): DeployedFunction => ({
  id: record.id,
  slug: record.slug,
  name: record.slug,
  status: pool.isThrottled(ref, record.slug) ? "THROTTLED" : "ACTIVE",
  version: record.version,
  verify_jwt: record.verify_jwt,
  entrypoint_path: record.entry,
  source: record.source,
  created_at: record.created_at,
  updated_at: record.updated_at,
});

/** Runs in a folder that is removed afterwards, unless the work has made a version of it. */
async function staged<T>(
  context: FunctionsContext,
  { ref, deployment }: { ref: string; deployment: Deployment },
  work: (staging: string, entry: string) => T | Promise<T>,
): Promise<T> {
  const { slug, files } = deployment;
  const entry = checkFiles(slug, files, deployment.entry ?? null);
  const own = ownImports(slug, files, deployment.importMap ?? null);
  const machine = await context.machine();
  const staging = await context.store.stage(ref);
  try {
    await writeFiles(join(staging, "files"), files);
    const { imports, errors } = await moduleGraph(machine, join(staging, "files"), entry);
    if (errors.length > 0) throw deployFailed(errors.join("\n"));
    const map = join(staging, "import-map.json");
    await writeFile(map, importMapFor(imports, own), { mode: 0o644 });
    return await work(staging, entry);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

const deploy = (context: FunctionsContext, ref: string, deployment: Deployment): Promise<DeployedFunction> =>
  staged(context, { ref, deployment }, async (staging, entry) => {
    const { store, pool } = context;
    const { slug, verifyJwt, source = "", former = null } = deployment;
    const record = await store.publish(ref, staging, { slug, entry, verifyJwt, source, former, now: Date.now() });
    pool.retire(ref, slug);
    await store.forgetBefore(ref, record);
    return shown(context, ref, record);
  });

/** Prepares nothing before the first deployment or request, since most installations never use functions. */
export function openFunctions(options: FunctionsOptions): Functions {
  const limits: FunctionLimits = { ...FUNCTION_LIMITS, ...options.limits };
  const store = new FunctionStore(join(options.folder, "store"));
  const pool = new WorkerPool(limits, options.log);
  const egress = options.egress ?? createEgress({ kind: "functions" });
  let machine: Promise<FunctionMachine> | null = null;
  const context: FunctionsContext = {
    options,
    limits,
    store,
    pool,
    machine: () =>
      (machine ??= prepareFunctionMachine(options).catch((error: unknown) => {
        machine = null;
        throw error;
      })),
  };
  return {
    service: functionsService({ ...context, egress }),
    deploy: (ref, deployment) => deploy(context, ref, deployment),
    check: (ref, deployment) => staged(context, { ref, deployment }, () => undefined),
    list: async (ref) => (await store.list(ref)).map((record) => shown(context, ref, record)),
    async remove(ref, slug) {
      if ((await store.find(ref, slug)) === null) throw notFound("This function");
      await store.remove(ref, slug);
      pool.retire(ref, slug);
    },
    async removeAll(ref) {
      await store.removeAll(ref);
      pool.retire(ref, null);
    },
    restart: (ref) => pool.retire(ref, null),
    async [Symbol.asyncDispose]() {
      await pool[Symbol.asyncDispose]();
      await egress[Symbol.asyncDispose]();
      await (await machine?.catch(() => null))?.[Symbol.asyncDispose]();
    },
  };
}
