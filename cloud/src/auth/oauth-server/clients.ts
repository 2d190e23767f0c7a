/** Applications that may sign people in with their account of this app. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { newUuid } from "@slipway/kernel/ids";
import type { Queries } from "../../backend/port.ts";
import { isUuid } from "../users/user-store.ts";
import type { AuthMethod, ClientFields, ClientType } from "./client-rules.ts";

export interface ClientRow {
  id: string;
  client_secret_hash: string | null;
  registration_type: "dynamic" | "manual";
  client_type: ClientType;
  token_endpoint_auth_method: AuthMethod;
  redirect_uris: string;
  grant_types: string;
  client_name: string;
  client_uri: string | null;
  logo_uri: string | null;
  scope: string | null;
  created_at: Date;
  updated_at: Date;
}

const SECRET_BYTES = 32;
/** Limits clients that registered themselves and that nobody has agreed to; the oldest are deleted. */
const MAX_UNUSED = 1000;

export const redirectsOf = (client: ClientRow): string[] => client.redirect_uris.split("\n");
export const grantsOf = (client: ClientRow): string[] => client.grant_types.split(",");

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Random bits need no slow hash. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  return { secret, hash: hashOf(secret) };
}

export function isSecretOf(client: ClientRow, secret: string): boolean {
  const expected = Buffer.from(client.client_secret_hash ?? "");
  const given = Buffer.from(hashOf(secret));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const said = (fields: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => (entry[1] ?? "") !== ""));

/** Without the secret, which nobody has. */
export const clientView = (client: ClientRow): Record<string, unknown> => ({
  client_id: client.id,
  client_name: client.client_name,
  client_type: client.client_type,
  token_endpoint_auth_method: client.token_endpoint_auth_method,
  registration_type: client.registration_type,
  ...said({ client_uri: client.client_uri, logo_uri: client.logo_uri, scope: client.scope }),
  redirect_uris: redirectsOf(client),
  grant_types: grantsOf(client),
  response_types: ["code"],
  created_at: client.created_at,
  updated_at: client.updated_at,
});

/** The fields of a client that people see on the consent page. */
export const clientFace = (client: Pick<ClientRow, "id" | "client_name" | "client_uri" | "logo_uri">) => ({
  id: client.id,
  name: client.client_name,
  uri: client.client_uri ?? "",
  logo_uri: client.logo_uri ?? "",
});

export async function findClient(db: Queries, id: string): Promise<ClientRow | null> {
  if (!isUuid(id)) return null;
  return (await db.query<ClientRow>("select * from auth.oauth_clients where id = $1", [id])).rows[0] ?? null;
}

/** Sorted by age, newest first. */
export async function listClients(db: Queries, { limit, offset }: { limit: number; offset: number }) {
  const { rows: totals } = await db.query<{ total: string }>("select count(*) as total from auth.oauth_clients");
  const { rows } = await db.query<ClientRow>(
    "select * from auth.oauth_clients order by created_at desc, id desc limit $1 offset $2",
    [limit, offset],
  );
  return { clients: rows, total: Number(totals[0]!.total) };
}

export interface NewClient extends ClientFields {
  kind: { type: ClientType; method: AuthMethod };
  registration: "dynamic" | "manual";
  scope: string;
  secretHash: string | null;
  now: Date;
}

export async function insertClient(db: Queries, client: NewClient): Promise<ClientRow> {
  if (client.registration === "dynamic") {
    await db.query(
      `delete from auth.oauth_clients where id in (
         select c.id from auth.oauth_clients c where c.registration_type = 'dynamic'
           and not exists (select from auth.oauth_consents o where o.client_id = c.id)
         order by c.created_at desc, c.id desc offset $1)`,
      [MAX_UNUSED - 1],
    );
  }
  const { rows } = await db.query<ClientRow>(
    `insert into auth.oauth_clients (id, client_secret_hash, registration_type, client_type, token_endpoint_auth_method,
       redirect_uris, grant_types, client_name, client_uri, logo_uri, scope, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning *`,
    [
      newUuid(),
      client.secretHash,
      client.registration,
      client.kind.type,
      client.kind.method,
      client.redirect_uris.join("\n"),
      client.grant_types.join(","),
      client.client_name,
      client.client_uri === "" ? null : client.client_uri,
      client.logo_uri === "" ? null : client.logo_uri,
      client.scope === "" ? null : client.scope,
      client.now,
    ],
  );
  return rows[0]!;
}

export async function updateClient(
  db: Queries,
  id: string,
  change: ClientFields & { method: AuthMethod; now: Date },
): Promise<ClientRow | null> {
  const { rows } = await db.query<ClientRow>(
    `update auth.oauth_clients set client_name = $2, client_uri = $3, logo_uri = $4, redirect_uris = $5, grant_types = $6,
       token_endpoint_auth_method = $7, updated_at = $8 where id = $1 returning *`,
    [
      id,
      change.client_name,
      change.client_uri === "" ? null : change.client_uri,
      change.logo_uri === "" ? null : change.logo_uri,
      change.redirect_uris.join("\n"),
      change.grant_types.join(","),
      change.method,
      change.now,
    ],
  );
  return rows[0] ?? null;
}
