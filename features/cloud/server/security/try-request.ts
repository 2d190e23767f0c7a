/** One REST request as a stranger or as one of the app's people, answered by the same service that answers browsers. */
import { Readable } from "node:stream";
import type { Backend } from "@slipway/cloud/backend/port";
import type { Service, ServiceResponse } from "@slipway/cloud/gateway/service";
import { notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import type { RestAnswer, TriedRequest } from "../cloud-requests.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";

/** The answer's bytes on a screen; the rest is not read. */
const MAX_SHOWN_BYTES = 256 * 1024;
/** The token is used at once and leaves the server for nobody. */
const TOKEN_SECONDS = 60;

export interface RestQuestion {
  method: TriedRequest["method"];
  table: string;
  query: string;
  body: string | null;
  /** Null: a stranger, with the anon key. */
  token: string | null;
}

/** Stops at the bound, so that the rest of an answer is never in memory. */
async function textOf({ body }: ServiceResponse): Promise<{ body: string; is_cut: boolean }> {
  if (body === undefined) return { body: "", is_cut: false };
  const chunks: Buffer[] = [];
  let bytes = 0;
  const parts = typeof body === "string" || body instanceof Uint8Array ? [Buffer.from(body)] : body;
  for await (const part of parts as AsyncIterable<Uint8Array>) {
    chunks.push(Buffer.from(part));
    bytes += part.length;
    if (bytes > MAX_SHOWN_BYTES) break;
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_SHOWN_BYTES).toString("utf8");
  return { body: text, is_cut: bytes > MAX_SHOWN_BYTES };
}

export async function askRest(rest: Service, backend: Backend, question: RestQuestion): Promise<RestAnswer> {
  const { method, table, query, body, token } = question;
  const credential = token ?? backend.keys.anonKey;
  const response = await rest.handle(
    {
      method,
      path: `/${encodeURIComponent(table)}`,
      query,
      headers: {
        ...{ apikey: backend.keys.anonKey, authorization: `Bearer ${credential}`, accept: "application/json" },
        ...(body === null ? {} : { "content-type": "application/json" }),
        ...(method === "GET" ? {} : { prefer: "return=representation" }),
      },
      body: Readable.from(body === null ? [] : [Buffer.from(body)]),
      address: "127.0.0.1",
      baseUrl: `${backend.url}${rest.prefix}`,
      credential,
      signal: new AbortController().signal,
    },
    backend,
  );
  return { status: response.status, ...(await textOf(response)) };
}

interface Person {
  email: string | null;
  phone: string | null;
  app_metadata: object | null;
  user_metadata: object | null;
  is_anonymous: boolean;
}

/** The claims of a fresh sign-in, for a minute. The role is always that of people. */
async function tokenOf(backend: Backend, userId: string): Promise<string> {
  const { rows } = await backend.database.as("postgres").query<Person>(
    `select email::text, phone::text, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, is_anonymous
       from auth.users where id = $1`,
    [userId],
  );
  const [person] = rows;
  if (person === undefined) throw notFound("This account");
  const issuedAt = Math.floor(backend.clock.now() / 1000);
  return backend.keys.sign({
    ...{ sub: userId, aud: "authenticated", role: "authenticated", aal: "aal1" },
    ...{ iat: issuedAt, exp: issuedAt + TOKEN_SECONDS },
    email: person.email ?? "",
    phone: person.phone ?? "",
    app_metadata: person.app_metadata ?? {},
    user_metadata: person.user_metadata ?? {},
    is_anonymous: person.is_anonymous,
  });
}

export async function tryRequest(
  services: Needs<"database"> & Keeps<"backends" | "traffic">,
  projectId: string,
  { as, ...question }: TriedRequest,
): Promise<RestAnswer> {
  const { backend } = await requireBackend(services, projectId);
  const token = as === null ? null : await tokenOf(backend, as);
  return services.traffic.askRest(projectId, { ...question, token });
}
