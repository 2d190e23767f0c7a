/** /admin/oauth/clients for the project's own servers, and /oauth/clients/register for applications that register themselves. */
import { z } from "zod";
import { jsonResponse } from "../../gateway/body.ts";
import {
  inTransaction,
  json,
  limitAddress,
  readFields,
  textField,
  type AuthCall,
  type AuthHandler,
} from "../auth-call.ts";
import { authError, oauthError, validationFailed } from "../auth-error.ts";
import { pageHeaders, pageOf } from "../paging.ts";
import { requireAdmin } from "../sessions/authentication.ts";
import { AUDIENCE, isUuid } from "../users/user-store.ts";
import { clientProblem, GRANTS, kindOf, SCOPES, type ClientProblem } from "./client-rules.ts";
import {
  clientView,
  findClient,
  grantsOf,
  insertClient,
  listClients,
  newSecret,
  redirectsOf,
  updateClient,
  type ClientRow,
} from "./clients.ts";

const listField = z.array(z.string()).nullish();
const schema = z.object({
  client_name: textField,
  client_uri: textField,
  logo_uri: textField,
  redirect_uris: listField,
  grant_types: listField,
  response_types: listField,
  scope: textField,
  client_type: textField,
  token_endpoint_auth_method: textField,
});

const inWords = ({ message }: ClientProblem) => validationFailed(message);

/** As RFC 7591, section 3.2.2, has it. */
const inOAuthWords = ({ field, message }: ClientProblem) =>
  oauthError(field === "redirect_uris" ? "invalid_redirect_uri" : "invalid_client_metadata", message);

type Refuse = (problem: ClientProblem) => Error;

async function register(call: AuthCall, registration: "dynamic" | "manual", refuse: Refuse) {
  const fields = readFields(call, schema);
  const kind = kindOf(fields.client_type, fields.token_endpoint_auth_method);
  if ("message" in kind) throw refuse(kind);
  const wanted = {
    client_name: fields.client_name,
    client_uri: fields.client_uri,
    logo_uri: fields.logo_uri,
    redirect_uris: fields.redirect_uris ?? [],
    grant_types: fields.grant_types?.length ? fields.grant_types : GRANTS,
  };
  const problem = clientProblem(wanted);
  if (problem !== null) throw refuse(problem);
  if (fields.response_types?.some((type) => type !== "code")) {
    throw refuse({ field: "response_types", message: "response_types must be code" });
  }
  // Unknown scopes are dropped, since clients only propose them (RFC 7591, 3.2.1).
  const scope = SCOPES.filter((name) => fields.scope.split(" ").includes(name)).join(" ");
  const made = kind.type === "public" ? null : newSecret();
  const client = await inTransaction(call, (tx) =>
    insertClient(tx, { ...wanted, kind, registration, scope, secretHash: made?.hash ?? null, now: new Date(call.now) }),
  );
  return { client, secret: made === null ? {} : { client_secret: made.secret } };
}

const created = (value: unknown) => jsonResponse(201, value, { "cache-control": "no-store" });

export const createClient: AuthHandler = async (call) => {
  await requireAdmin(call);
  const { client, secret } = await register(call, "manual", inWords);
  return created({ ...clientView(client), ...secret });
};

export const registerClient: AuthHandler = async (call) => {
  if (!call.settings.oauth_server_allow_dynamic_registration) {
    throw authError(403, "oauth_dynamic_client_registration_disabled", "Dynamic client registration is disabled");
  }
  await limitAddress(call, "oauth_registrations");
  const { client, secret } = await register(call, "dynamic", inOAuthWords);
  const issued = { client_id_issued_at: Math.floor(client.created_at.getTime() / 1000) };
  const expires = "client_secret" in secret ? { client_secret_expires_at: 0 } : {};
  return created({ ...clientView(client), ...secret, ...issued, ...expires });
};

const clientNotFound = () => authError(404, "oauth_client_not_found", "OAuth client not found");

async function clientOf(call: AuthCall): Promise<ClientRow> {
  await requireAdmin(call);
  const id = call.params["id"] ?? "";
  if (!isUuid(id)) throw validationFailed("client_id must be an UUID");
  const client = await findClient(call.db, id);
  if (client === null) throw clientNotFound();
  return client;
}

export const getClient: AuthHandler = async (call) => json(clientView(await clientOf(call)));

export const listAllClients: AuthHandler = async (call) => {
  await requireAdmin(call);
  const { page, perPage } = pageOf(call);
  const { clients, total } = await listClients(call.db, { limit: perPage, offset: (page - 1) * perPage });
  return json({ clients: clients.map(clientView), aud: AUDIENCE }, pageHeaders(call, { page, perPage, total }));
};

export const changeClient: AuthHandler = async (call) => {
  const client = await clientOf(call);
  const fields = readFields(call, schema);
  const kind = kindOf(client.client_type, fields.token_endpoint_auth_method || client.token_endpoint_auth_method);
  if ("message" in kind) throw inWords(kind);
  const given = (call.body ?? {}) as Record<string, unknown>;
  const textOr = (name: "client_name" | "client_uri" | "logo_uri"): string =>
    given[name] === undefined ? (client[name] ?? "") : fields[name];
  const wanted = {
    client_name: textOr("client_name"),
    client_uri: textOr("client_uri"),
    logo_uri: textOr("logo_uri"),
    redirect_uris: fields.redirect_uris ?? redirectsOf(client),
    grant_types: fields.grant_types ?? grantsOf(client),
  };
  const problem = clientProblem(wanted);
  if (problem !== null) throw inWords(problem);
  const now = new Date(call.now);
  const changed = await inTransaction(call, (tx) =>
    updateClient(tx, client.id, { ...wanted, method: kind.method, now }),
  );
  if (changed === null) throw clientNotFound();
  return json(clientView(changed));
};

/** Deletes its sessions and people's consent with it. */
export const deleteClient: AuthHandler = async (call) => {
  const client = await clientOf(call);
  await inTransaction(call, (tx) => tx.query("delete from auth.oauth_clients where id = $1", [client.id]), "removes");
  return { status: 204 };
};

/** The former secret stops working at once. */
export const renewSecret: AuthHandler = async (call) => {
  const client = await clientOf(call);
  if (client.client_type === "public") throw validationFailed("Public clients have no secret");
  const { secret, hash } = newSecret();
  const now = new Date(call.now);
  await inTransaction(call, (tx) =>
    tx.query("update auth.oauth_clients set client_secret_hash = $2, updated_at = $3 where id = $1", [
      client.id,
      hash,
      now,
    ]),
  );
  return json({ ...clientView({ ...client, updated_at: now }), client_secret: secret });
};
