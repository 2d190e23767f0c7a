/** /user/identities: further ways of signing in to the same account. */
import type { Queries } from "../../backend/port.ts";
import { inTransaction, json, type AuthHandler } from "../auth-call.ts";
import { authError } from "../auth-error.ts";
import { authorizeUrl } from "../external/authorize.ts";
import { requireUser } from "../sessions/authentication.ts";
import type { User } from "./user-record.ts";
import { isUuid, loadUser, refreshProviders, updateUser } from "./user-store.ts";

const linkingDisabled = () => authError(404, "manual_linking_disabled", "Manual linking is disabled");

export const linkIdentity: AuthHandler = async (call) => {
  if (!call.settings.security_manual_linking_enabled) throw linkingDisabled();
  const { user } = await requireUser(call);
  const url = await authorizeUrl(call, user.id);
  if (call.query.get("skip_http_redirect") === "true") return json({ url });
  return { status: 302, headers: { location: url, "cache-control": "no-store" } };
};

/** The account keeps an address that one of its remaining identities has proven. */
async function keepAddress(db: Queries, user: User): Promise<void> {
  const addresses = user.identities.map(({ email }) => email).filter((email) => email !== null);
  if (addresses.length === 0 || (user.email !== null && addresses.includes(user.email.toLowerCase()))) return;
  const verified = user.identities.find(
    ({ email, identity_data: data }) => email !== null && data.email_verified === true,
  );
  const email = verified?.email ?? addresses[0]!;
  const { rows } = await db.query("select 1 from auth.users where lower(email) = $1 and id <> $2 and not is_sso_user", [
    email,
    user.id,
  ]);
  if (rows.length > 0) {
    throw authError(422, "email_conflict_identity_not_deletable", "Unable to unlink identity due to email conflict");
  }
  await updateUser(db, user.id, { email, ...(verified === undefined ? { email_confirmed_at: null } : {}) });
}

export const unlinkIdentity: AuthHandler = async (call) => {
  if (!call.settings.security_manual_linking_enabled) throw linkingDisabled();
  const { user } = await requireUser(call);
  const id = call.params.id ?? "";
  if (!isUuid(id)) throw authError(404, "validation_failed", "identity_id must be an UUID");
  if (user.identities.length <= 1) {
    throw authError(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
  }
  const identity = user.identities.find((candidate) => candidate.id === id);
  if (identity === undefined) throw authError(422, "identity_not_found", "Identity doesn't exist");
  await inTransaction(call, async (tx) => {
    await tx.query("delete from auth.identities where id = $1 and user_id = $2", [id, user.id]);
    if (identity.provider === "phone") await updateUser(tx, user.id, { phone: null, phone_confirmed_at: null });
    else await keepAddress(tx, await loadUser(tx, user.id));
    await refreshProviders(tx, user.id);
  });
  return json({});
};
