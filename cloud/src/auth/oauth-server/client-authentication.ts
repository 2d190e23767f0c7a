/** Identifies and authenticates the application that calls the token endpoint (RFC 6749, section 2.3). */
import { headerOf } from "../../gateway/body.ts";
import type { AuthCall } from "../auth-call.ts";
import { oauthRefusal } from "../auth-error.ts";
import { requestLimitReached } from "../settings/rate-limits.ts";
import type { AuthMethod } from "./client-rules.ts";
import { findClient, isSecretOf, type ClientRow } from "./clients.ts";

export interface ShownClient {
  id: string;
  secret: string;
  method: AuthMethod;
}

const CHALLENGE = 'Basic realm="oauth", charset="UTF-8"';

const refused = (isBasic: boolean) =>
  oauthRefusal(401, "invalid_client", {
    message: "The client is not known, or did not prove itself as it is registered",
    ...(isBasic ? { challenge: CHALLENGE } : {}),
  });

/** Both halves are encoded like form fields. */
function formDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
}

function shownClient(call: AuthCall, fields: { client_id: string; client_secret: string }): ShownClient {
  const basic = /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(headerOf(call.request, "authorization") ?? "");
  if (basic === null) {
    const { client_id: id, client_secret: secret } = fields;
    return { id, secret, method: secret === "" ? "none" : "client_secret_post" };
  }
  const text = Buffer.from(basic[1]!, "base64").toString("utf8");
  const colon = text.indexOf(":");
  const id = colon < 0 ? null : formDecoded(text.slice(0, colon));
  const secret = colon < 0 ? null : formDecoded(text.slice(colon + 1));
  // A client may authenticate in one way only.
  const isOne = fields.client_secret === "" && (fields.client_id === "" || fields.client_id === id);
  if (id === null || secret === null || !isOne) throw refused(true);
  return { id, secret, method: "client_secret_basic" };
}

const guess = (call: AuthCall) => ({
  key: `${call.backend.ref} ${call.request.address} oauth`,
  max: call.settings.rate_limits.token_verifications,
});

/** Counts failures only: one server exchanges the codes of all its people. */
export async function checkGuesses(call: AuthCall): Promise<void> {
  if (!(await call.tools.limits.hasRoom("token_verifications", guess(call)))) throw requestLimitReached();
}

export async function countGuess(call: AuthCall): Promise<void> {
  await call.tools.limits.allow("token_verifications", guess(call));
}

export async function requireClient(
  call: AuthCall,
  fields: { client_id: string; client_secret: string },
): Promise<ClientRow> {
  const shown = shownClient(call, fields);
  const client = await findClient(call.db, shown.id);
  const isItself =
    client !== null &&
    client.token_endpoint_auth_method === shown.method &&
    (shown.method === "none" || isSecretOf(client, shown.secret));
  if (!isItself) {
    await countGuess(call);
    throw refused(shown.method === "client_secret_basic");
  }
  return client;
}
