/** Connections to providers, as rows and as entries of the model registry. */
import { asc, count, eq } from "drizzle-orm";
import type { AppError } from "@slipway/kernel/errors";
import { conflict, invalidRequest, notFound } from "@slipway/kernel/errors";
import { effortOf } from "@slipway/kernel/model-options";
import { newId } from "@slipway/kernel/ids";
import type { Transaction } from "@slipway/platform/database/port";
import type { ModelEntry } from "@slipway/platform/models/port";
import type { Seal } from "@slipway/platform/secrets/seal";
import type { Needs } from "../../services.ts";
import { providerFacts, type MappedModel, type ModelConnection, type ProviderId } from "../contract/index.ts";
import { modelConnections, modelMappings } from "./model-tables.ts";

const MAX_CONNECTIONS = 50;

type ConnectionRow = typeof modelConnections.$inferSelect;
type MappingRow = typeof modelMappings.$inferSelect;

export interface ConnectionInput {
  provider: ProviderId;
  base_url: string;
  models: MappedModel[];
  /** Null deletes the key, undefined keeps it. */
  api_key?: string | null | undefined;
}

export interface StoredConnection {
  row: ConnectionRow;
  mappings: MappingRow[];
}

/** Binds the encrypted key to its connection. */
export const keyPurpose = (connectionId: string): string => `model connection ${connectionId}`;

export async function readConnections({ database }: Needs<"database">): Promise<StoredConnection[]> {
  const rows = await database.sql.select().from(modelConnections).orderBy(asc(modelConnections.createdAt));
  const mappings = await database.sql.select().from(modelMappings);
  return rows.map((row) => ({ row, mappings: mappings.filter(({ connectionId }) => connectionId === row.id) }));
}

export async function readConnection(services: Needs<"database">, id: string): Promise<StoredConnection> {
  const found = (await readConnections(services)).find(({ row }) => row.id === id);
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
  return mappings.map(({ option, model, effort, creditsIn, creditsOut, contextTokens }) => ({
    option,
    effort,
    provider: providerFacts(row.provider).speaks,
    baseUrl: row.baseUrl,
    model,
    apiKey,
    inPlace: true,
    price: creditsIn === null && creditsOut === null ? null : { input: creditsIn ?? 0, output: creditsOut ?? 0 },
    contextTokens,
  }));
}

const isUniqueViolation = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) if ((at as { code?: unknown }).code === "23505") return true;
  return false;
};

async function putMappings(tx: Transaction, connectionId: string, models: readonly MappedModel[]): Promise<void> {
  await tx.sql.delete(modelMappings).where(eq(modelMappings.connectionId, connectionId));
  await tx.sql.insert(modelMappings).values(
    models.map(({ option, model, effort = effortOf(option), credits_in, credits_out, context_tokens }) => ({
      option,
      effort,
      connectionId,
      model,
      creditsIn: credits_in,
      creditsOut: credits_out,
      contextTokens: context_tokens,
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
function refuseEnvironment({ config }: Needs<"config">, models: readonly MappedModel[]): void {
  const fixed = new Set(config.modelOptions.map(({ option }) => option));
  const taken = models.find(({ option }) => fixed.has(option));
  if (taken !== undefined)
    throw conflict("option_taken", `${taken.option} is set in the environment that Slipway was started with.`);
}

const keyNeeded = (rule: string): AppError => invalidRequest(`api_key: ${rule}`, { field: "api_key", rule });

export async function addConnection(
  services: Needs<"clock" | "config" | "database">,
  seal: Seal,
  input: ConnectionInput,
): Promise<string> {
  refuseEnvironment(services, input.models);
  const id = newId("mc");
  const { api_key: key } = input;
  if (key == null && providerFacts(input.provider).needsKey) throw keyNeeded("is needed for this provider");
  const work = services.database.transaction(async (tx) => {
    await tx.lock("model connections");
    const [found] = await tx.sql.select({ number: count() }).from(modelConnections);
    if ((found?.number ?? 0) >= MAX_CONNECTIONS)
      throw conflict("too_many_connections", `There can be ${MAX_CONNECTIONS} connections at most.`);
    await tx.sql.insert(modelConnections).values({
      id,
      provider: input.provider,
      baseUrl: input.base_url,
      sealedKey: key == null ? null : seal.seal(key, keyPurpose(id)),
      createdAt: services.clock.now(),
    });
    await putMappings(tx, id, input.models);
  });
  await orTaken(work);
  return id;
}

/** A stored key cannot be read back and must not be sent elsewhere, so another address needs the key again. */
export async function changeConnection(
  services: Needs<"config" | "database">,
  seal: Seal,
  { id, ...input }: ConnectionInput & { id: string },
): Promise<void> {
  refuseEnvironment(services, input.models);
  const work = services.database.transaction(async (tx) => {
    const [row] = await tx.sql.select().from(modelConnections).where(eq(modelConnections.id, id)).for("update");
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
    await putMappings(tx, id, input.models);
  });
  await orTaken(work);
}

export async function removeConnection({ database }: Needs<"database">, id: string): Promise<void> {
  const gone = await database.sql
    .delete(modelConnections)
    .where(eq(modelConnections.id, id))
    .returning({ id: modelConnections.id });
  if (gone.length === 0) throw notFound("This connection");
}
