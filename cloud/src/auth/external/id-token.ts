/** The id_token grant: an app that signed somebody in with Google itself brings what Google gave it. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { headerOf } from "../../gateway/body.ts";
import { inTransaction, json, readFields, textField, type AuthCall, type AuthHandler } from "../auth-call.ts";
import { authError, oauthError, validationFailed } from "../auth-error.ts";
import { requireUser } from "../sessions/authentication.ts";
import { issueSession } from "../sessions/sessions.ts";
import { googleClientIds } from "../settings/auth-settings.ts";
import { isConfirmed } from "../users/user-record.ts";
import { verifyIdToken } from "./google.ts";
import { enterFromOutside, linkFromOutside, needsVerification } from "./linking.ts";

const schema = z.object({
  id_token: textField,
  access_token: textField,
  nonce: textField,
  provider: textField,
  client_id: textField,
  issuer: textField,
  link_identity: z.boolean().nullish(),
});
type Fields = z.output<typeof schema>;

function checkProvider(call: AuthCall, { provider, issuer, client_id }: Fields): void {
  if (provider === "" && (client_id === "" || issuer === "")) {
    throw oauthError("invalid request", "provider or client_id and issuer required");
  }
  const { issuers } = call.tools.google;
  if (provider !== "google" && !issuers.includes(issuer)) {
    throw validationFailed(`Custom OIDC provider "${provider.slice(0, 40)}" not allowed`);
  }
  if (!call.settings.external_google_enabled) {
    throw authError(400, "provider_disabled", `Provider (issuer "${issuers[0] ?? ""}") is not enabled`);
  }
}

/** The client made the nonce and sends it; Google signed its hash: a token caught elsewhere is of no use. */
function checkNonce(given: string, signed: string): void {
  if ((given === "") !== (signed === "")) {
    throw oauthError("invalid request", "Passed nonce and nonce in id_token should either both exist or not.");
  }
  if (given !== "" && createHash("sha256").update(given).digest("hex") !== signed) {
    throw oauthError("invalid nonce", "Nonces mismatch");
  }
}

export const idTokenGrant: AuthHandler = async (call) => {
  const fields = readFields(call, schema);
  if (fields.id_token === "") throw oauthError("invalid request", "id_token required");
  checkProvider(call, fields);
  let linkTo: string | null = null;
  if (fields.link_identity === true) {
    if (headerOf(call.request, "authorization") === null) {
      throw oauthError("invalid request", "Linking requires a valid user access token in Authorization");
    }
    linkTo = (await requireUser(call)).user.id;
  }
  const { settings, tools, now } = call;
  const check = { endpoints: tools.google, fetch: tools.fetch, clientIds: googleClientIds(settings), now };
  const { person, nonce } = await verifyIdToken(fields.id_token, check);
  if (!settings.external_google_skip_nonce_check) checkNonce(fields.nonce, nonce);
  const session = await inTransaction(
    call,
    async (tx) => {
      const user =
        linkTo === null
          ? await enterFromOutside(call, tx, person)
          : await linkFromOutside(call, tx, { person, userId: linkTo });
      return isConfirmed(user) || linkTo !== null ? issueSession(call, tx, { user, method: "oauth" }) : null;
    },
    "signs_in",
  );
  if (session === null) throw needsVerification(person.provider);
  return json(session);
};
