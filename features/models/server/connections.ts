/** Connections to providers, as rows and as entries of the model registry. */
import { and, asc, count, eq, isNull, type SQL } from "drizzle-orm";
import type { AppError } from "@slipway/kernel/errors";
import { conflict, invalidRequest, notFound } from "@slipway/kernel/errors";
import { effortOf, isNamedModel, type ModelId, type NamedModel } from "@slipway/kernel/model-options";
import { newId } from "@slipway/kernel/ids";
import type { Transaction } from "@slipway/platform/database/port";
import type { ModelEntry } from "@slipway/platform/models/port";
import type { Seal } from "@slipway/platform/secrets/seal";
import type { Actor } from "../../actor.ts";
import type { AuditAction } from "../../audit/contract/index.ts";
import { recordAudit } from "../../audit/server/index.ts";
import { requireNow } from "../../workspaces/server/index.ts";
import type { Needs } from "../../services.ts";
import {
  providerFacts,
  type MappedModel,
  type ModelConnection,
  type ProviderId,
  type SentModel,
} from "../contract/index.ts";
import { modelConnections, modelMappings } from "./model-tables.ts";

/** Bounds for the installation and for each workspace. */
const MAX_CONNECTIONS = { shared: 50, own: 10 } as const;

/** Null: the connections that everybody uses. */
export type Owner = string | null;

const ownedBy = (owner: Owner): SQL =>
  owner === null ? isNull(modelConnections.workspaceId) : eq(modelConnections.workspaceId, owner);

type ConnectionRow = typeof modelConnections.$inferSelect;
type MappingRow = typeof modelMappings.$inferSelect;

export interface ConnectionInput {
  provider: ProviderId;
  base_url: string;
  models: SentModel[];
  /** Null deletes the key, undefined keeps it. */
  api_key?: string | null | undefined;
}

export interface StoredConnection {
  row: ConnectionRow;
  mappings: MappingRow[];
}

/** Binds the encrypted key to its connection. */
export const keyPurpose = (connectionId: string): string => `model connection ${connectionId}`;

/** Without an owner, those of everybody and of all workspaces. */
export async function readConnections({ database }: Needs<"database">, owner?: Owner): Promise<StoredConnection[]> {
  const rows = await database.sql
    .select()
    .from(modelConnections)
    .where(owner === undefined ? undefined : ownedBy(owner))
    .orderBy(asc(modelConnections.createdAt), asc(modelConnections.id));
  const mappings = await database.sql.select().from(modelMappings);
  return rows.map((row) => ({ row, mappings: mappings.filter(({ connectionId }) => connectionId === row.id) }));
}

export async function readConnection(
  services: Needs<"database">,
  { owner, id }: { owner: Owner; id: string },
): Promise<StoredConnection> {
  const found = (await readConnections(services, owner)).find(({ row }) => row.id === id);
  if (found === undefined) throw notFound("This connection");
  return found;
}

const mappedOf = (mapping: MappingRow): MappedModel => ({
  option: mapping.option,
  model: mapping.model,
  effort: mapping.effort,
  credits_in: mapping.creditsIn,
  credits_out: mapping.creditsOut,
  context_tokens: mapping.contextTokens,
  label: mapping.label,
  sees: mapping.sees,
});

function keyState({ id, sealedKey }: ConnectionRow, seal: Seal): ModelConnection["key"] {
  if (sealedKey === null) return "none";
  return seal.open(sealedKey, keyPurpose(id)) === null ? "unreadable" : "set";
}

export const connectionOf = ({ row, mappings }: StoredConnection, seal: Seal): ModelConnection => ({
  id: row.id,
  source: "in_place",
  provider: row.provider,
  base_url: row.baseUrl,
  key: keyState(row, seal),
  models: mappings.map(mappedOf),
  last_check: row.lastCheck,
});

/** Entries for the model registry; empty if the key cannot be read. */
export function entriesOf({ row, mappings }: StoredConnection, seal: Seal): ModelEntry[] {
  const apiKey = row.sealedKey === null ? null : seal.open(row.sealedKey, keyPurpose(row.id));
  if (row.sealedKey !== null && apiKey === null) return [];
  return mappings.map(({ option, model, effort, creditsIn, creditsOut, contextTokens, label, sees }) => ({
    option,
    effort,
    provider: providerFacts(row.provider).speaks,
    baseUrl: row.baseUrl,
    model,
    apiKey,
    inPlace: true,
    price: creditsIn === null && creditsOut === null ? null : { input: creditsIn ?? 0, output: creditsOut ?? 0 },
    contextTokens,
    label,
    sees,
    workspaceId: row.workspaceId,
  }));
}

const isUniqueViolation = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) if ((at as { code?: unknown }).code === "23505") return true;
  return false;
};

/** Ids of named models are made here: a sent one counts only where the connection has it already. */
async function putMappings(
  tx: Transaction,
  { id: connectionId, owner }: { id: string; owner: Owner },
  models: readonly SentModel[],
): Promise<void> {
  const before = await tx.sql
    .delete(modelMappings)
    .where(eq(modelMappings.connectionId, connectionId))
    .returning({ option: modelMappings.option });
  const known = new Set(before.map(({ option }) => option));
  const idOf = (option: ModelId | undefined): ModelId =>
    option === undefined || (isNamedModel(option) && !known.has(option)) ? (newId("mdl") as NamedModel) : option;
  // The workspace pays its provider itself.
  const isFree = owner !== null;
  await tx.sql.insert(modelMappings).values(
    models.map(({ option, model, effort = effortOf(option ?? ""), ...facts }) => ({
      option: idOf(option),
      effort,
      connectionId,
      model,
      creditsIn: isFree ? null : facts.credits_in,
      creditsOut: isFree ? null : facts.credits_out,
      contextTokens: facts.context_tokens,
      label: facts.label,
      sees: facts.sees,
    })),
  );
}

async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict("option_taken", "One of these options is served by another connection already.");
    throw error;
  }
}

/** Options that the environment maps can be changed only there. */
function refuseEnvironment({ config }: Needs<"config">, models: readonly SentModel[]): void {
  const fixed = new Set(config.modelOptions.map(({ option }) => option));
  const taken = models.find(({ option }) => option !== undefined && fixed.has(option));
  if (taken !== undefined)
    throw conflict("option_taken", `${taken.option} is set in the environment that Slipway was started with.`);
}

const keyNeeded = (rule: string): AppError => invalidRequest(`api_key: ${rule}`, { field: "api_key", rule });

/** The installation's own connections belong to no workspace's log. */
async function judged(
  tx: Transaction,
  { owner, actor }: { owner: Owner; actor: Actor },
  { action, url }: { action: AuditAction; url: string },
): Promise<void> {
  if (owner === null) return;
  await requireNow(tx, { workspaceId: owner, actor }, "ManageWorkspaceIntegrations");
  const about = { what: URL.parse(url)?.host ?? "an address" };
  await recordAudit(tx, { workspaceId: owner, actor, action, about });
}

export async function addConnection(
  services: Needs<"clock" | "config" | "database">,
  seal: Seal,
  { owner, actor, ...input }: ConnectionInput & { owner: Owner; actor: Actor },
): Promise<string> {
  refuseEnvironment(services, input.models);
  const id = newId("mc");
  const { api_key: key } = input;
  if (key == null && providerFacts(input.provider).needsKey) throw keyNeeded("is needed for this provider");
  const work = services.database.transaction(async (tx) => {
    await judged(tx, { owner, actor }, { action: "models.connected", url: input.base_url });
    await tx.lock("model connections");
    const [found] = await tx.sql.select({ number: count() }).from(modelConnections).where(ownedBy(owner));
    const max = owner === null ? MAX_CONNECTIONS.shared : MAX_CONNECTIONS.own;
    if ((found?.number ?? 0) >= max) throw conflict("too_many_connections", `There can be ${max} connections at most.`);
    await tx.sql.insert(modelConnections).values({
      id,
      provider: input.provider,
      baseUrl: input.base_url,
      sealedKey: key == null ? null : seal.seal(key, keyPurpose(id)),
      createdAt: services.clock.now(),
      workspaceId: owner,
    });
    await putMappings(tx, { id, owner }, input.models);
  });
  await orTaken(work);
  return id;
}

/** A stored key cannot be read back and must not be sent elsewhere, so another address needs the key again. */
export async function changeConnection(
  services: Needs<"config" | "database">,
  seal: Seal,
  { id, owner, actor, ...input }: ConnectionInput & { id: string; owner: Owner; actor: Actor },
): Promise<void> {
  refuseEnvironment(services, input.models);
  const work = services.database.transaction(async (tx) => {
    await judged(tx, { owner, actor }, { action: "models.changed", url: input.base_url });
    const [row] = await tx.sql.select().from(modelConnections).where(theOne({ id, owner })).for("update");
    if (row === undefined) throw notFound("This connection");
    const { api_key: key } = input;
    const keeps = key === undefined && row.sealedKey !== null;
    if (keeps && row.baseUrl !== input.base_url) throw keyNeeded("is needed again because the address changes");
    if (!keeps && key == null && providerFacts(input.provider).needsKey) throw keyNeeded("is needed for this provider");
    const sealedKey = key === undefined ? row.sealedKey : key === null ? null : seal.seal(key, keyPurpose(id));
    await tx.sql
      .update(modelConnections)
      .set({ provider: input.provider, baseUrl: input.base_url, sealedKey, lastCheck: null })
      .where(eq(modelConnections.id, id));
    await putMappings(tx, { id, owner }, input.models);
  });
  await orTaken(work);
}

const theOne = ({ id, owner }: { id: string; owner: Owner }): SQL =>
  and(eq(modelConnections.id, id), ownedBy(owner)) as SQL;

/** The workspace is gone, or now somebody else's. */
export async function forgetConnectionsOf({ database }: Needs<"database">, workspaceId: string): Promise<void> {
  await database.sql.delete(modelConnections).where(eq(modelConnections.workspaceId, workspaceId));
}

export async function removeConnection(
  { database }: Needs<"database">,
  place: { id: string; owner: Owner; actor: Actor },
): Promise<void> {
  await database.transaction(async (tx) => {
    const [row] = await tx.sql.select({ url: modelConnections.baseUrl }).from(modelConnections).where(theOne(place));
    if (row === undefined) throw notFound("This connection");
    await judged(tx, place, { action: "models.removed", url: row.url });
    await tx.sql.delete(modelConnections).where(theOne(place));
  });
}
