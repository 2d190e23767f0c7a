import { sizeSettings } from "@slipway/cloud/clusters/sizes";
import { namedKeysEnd } from "@slipway/cloud/tokens/project-keys";
import { AppError } from "@slipway/kernel/errors";
import { actorOf, requireToken } from "../../accounts/server/index.ts";
import type { Call, Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import type { Keeps } from "./cloud-state.ts";
import { INSTANCE_TYPES, type cloudContract, type SizeFacts } from "../contract/index.ts";
import { readAiUsage } from "./ai/ai-usage.ts";
import { isOffered, requireBackend, type ProjectBackend } from "./backend/backends.ts";
import { rotateKeys } from "./keys/rotate-keys.ts";
import { recordQuery } from "./database/record-query.ts";
import { readTables } from "./database/read-tables.ts";
import { runQuery } from "./database/run-query.ts";
import { listFunctions } from "./functions/list-functions.ts";
import { pause, requireRef, resize, sizeOf, readStatus, wake } from "./lifecycle/change-state.ts";
import { blockOf, enableCloud, requireEnabling } from "./lifecycle/enable-cloud.ts";
import { listBuckets, listObjects } from "./people/list-files.ts";
import { peopleHandlers } from "./people/people-handlers.ts";
import { recordAct, recordActIn, requireEditNow } from "./record-act.ts";
import { readLogs } from "./read-logs.ts";
import { lintDatabase } from "./security/lints.ts";
import { proveAccess } from "./security/prove-access.ts";
import { changeAuthConfig, readAuthConfig } from "./settings/auth-config.ts";
import { keepSecrets } from "./settings/keep-secrets.ts";
import { deleteSecrets, listSecrets } from "./settings/secrets.ts";

const SIZES: SizeFacts[] = INSTANCE_TYPES.map((type) => {
  const { memoryBytes, apiConnections, statementTimeoutMs } = sizeSettings(type);
  return {
    instance_type: type,
    memory_bytes: memoryBytes,
    connections: apiConnections,
    statement_timeout_ms: statementTimeoutMs,
  };
});

async function overview(
  services: Needs<"addresses" | "clock" | "config" | "database"> & Keeps<"backends" | "room">,
  projectId: string,
  call: Call,
) {
  const found = isOffered(services) ? await services.backends.of(projectId) : null;
  const { userId } = actorOf(call);
  const base = { is_offered: isOffered(services), blocked_by: await blockOf(services, { projectId, userId }) };
  if (found === null) return { ...base, backend: null };
  const { ref, url, keys } = found.backend;
  return {
    ...base,
    backend: {
      ref,
      url,
      anon_key: keys.anonKey,
      created_at: found.createdAt.toISOString(),
      keys_renewed_at: found.keysRenewedAt?.toISOString() ?? null,
      ...endsOf(services, found),
      taken_bytes: await takenBytes(services, ref),
      max_bytes: services.config.cloudDiskBytes,
    },
  };
}

/** When the keys end: the present ones, and the anon key that a live site may still have. */
function endsOf({ clock }: Needs<"clock">, { keysIssuedAt, formerUntil }: ProjectBackend) {
  const issued = keysIssuedAt === null ? undefined : Math.floor(keysIssuedAt.getTime() / 1000);
  const isOver = formerUntil === null || formerUntil.getTime() <= clock.now();
  return {
    keys_end_at: new Date(namedKeysEnd(issued) * 1000).toISOString(),
    former_key_until: isOver ? null : formerUntil.toISOString(),
  };
}

async function replaceKeys(
  services: Needs<"clock" | "database" | "events" | "live" | "log"> & Keeps<"backends" | "traffic">,
  projectId: string,
  call: Call,
) {
  const found = await rotateKeys(services, projectId, actorOf(call));
  const { keys_end_at, former_key_until: until } = endsOf(services, found);
  return { anon_key: found.backend.keys.anonKey, keys_end_at, former_key_until: until! };
}

/** Everything else on the page is known without the database. */
async function takenBytes(services: Keeps<"room">, ref: string): Promise<number | null> {
  try {
    const { databaseBytes, fileBytes } = await services.room.usage(ref);
    return databaseBytes + fileBytes;
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return null;
    throw error;
  }
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === "string" ? [value] : value;

/** Every call below `db-proxy`: a token, and the reference of this project's backend. [K8] [C7.16] [CI4] */
async function requireProxied(
  services: Keeps<"backends">,
  { id, ref }: { id: string; ref: string },
  call: Call,
): Promise<void> {
  requireToken(call);
  await requireRef(services, id, ref);
}

type HandlerPorts = Needs<
  "addresses" | "clock" | "clusters" | "config" | "database" | "disk" | "events" | "git" | "live" | "log" | "mail"
> &
  Keeps<"backends" | "cloudLogs" | "deployer" | "enabling" | "room" | "traffic">;

export const handlers = (services: HandlerPorts): Handlers<typeof cloudContract> => ({
  overview: ({ params }, call) => overview(services, params.id, call),
  enable: async ({ params }, call) => {
    const actor = actorOf(call);
    const input = { projectId: params.id, userId: actor.userId };
    const isNew = (await services.backends.of(params.id)) === null;
    if (isNew) await requireEnabling(services, input);
    await services.database.transaction(async (tx) => {
      await requireEditNow(tx, params.id, actor);
      if (isNew) await recordActIn(tx, params.id, { actor, action: "backend.enabled" });
    });
    const { ref, url, anonKey } = await enableCloud(services, input);
    return { ref, url, anon_key: anonKey };
  },
  rotateKeys: ({ params }, call) => replaceKeys(services, params.id, call),
  status: ({ params }) => readStatus(services, params.id),
  tables: async ({ params }) => ({ tables: await readTables(services, params.id) }),
  security: async ({ params }) => ({
    lints: await lintDatabase(services, params.id),
    tables: await proveAccess(services, params.id),
  }),
  query: async ({ params, body }, call) => {
    await requireProxied(services, params, call);
    const readOnly = body.read_only;
    await recordQuery(services, { projectId: params.id, actor: actorOf(call), query: body.query, readOnly });
    return runQuery(services, params.id, { query: body.query, parameters: body.parameters, readOnly });
  },
  buckets: async ({ params }, call) => {
    await requireProxied(services, params, call);
    return listBuckets(services, params.id);
  },
  functions: async ({ params }, call) => {
    await requireProxied(services, params, call);
    return listFunctions(services, params.id);
  },
  deployFunctions: async ({ params }) => {
    await requireBackend(services, params.id);
    await services.deployer.look(params.id, { again: true });
    return listFunctions(services, params.id);
  },
  logs: async ({ params, query }, call) => ({
    result: await readLogs(services, params.id, { ...query, by: actorOf(call).userId }),
  }),
  restore: async ({ params }, call) => {
    await requireProxied(services, params, call);
    return { status: await wake(services, params.ref) };
  },
  pause: async ({ params }, call) => {
    await requireProxied(services, params, call);
    return { status: await pause(services, params.ref) };
  },
  compute: async ({ params }) => ({
    instance_type: await sizeOf(services, params.id),
    sizes: SIZES,
    idle_seconds: services.config.cloudIdleSeconds,
  }),
  resize: async ({ params, body }, call) => {
    const size = body.instance_type;
    const { facts } = await services.database.transaction((tx) => requireEditNow(tx, params.id, actorOf(call)));
    await resize(services, { projectId: params.id, size, plan: facts.plan });
    return { instance_type: size };
  },
  auth: ({ params }) => readAuthConfig(services, params.id),
  changeAuth: async ({ params, body }, call) => {
    await recordAct(services, params.id, { actor: actorOf(call), action: "backend.sign-in-changed" });
    return changeAuthConfig(services, params.id, body);
  },
  ...peopleHandlers(services),
  objects: async ({ params, query }) => ({
    objects: await listObjects(services, params.id, { ...query, bucketId: params.bucketId }),
  }),
  aiUsage: ({ params, query }) => readAiUsage(services, params.id, query),
  secrets: async ({ params }) => ({ secrets: await listSecrets(services, params.id) }),
  createSecrets: async ({ params, body }, call) => {
    await keepSecrets(services, { projectId: params.id, actor: actorOf(call) }, body.secrets);
    return {};
  },
  deleteSecrets: async ({ params, query, body }, call) => {
    const names = [...(body.secretNames ?? []), ...listOf(query.secretNames)];
    const where = { projectId: params.id, actor: actorOf(call) };
    if (await deleteSecrets(services, where, names)) await services.traffic.restartFunctions(params.id);
    return {};
  },
});
