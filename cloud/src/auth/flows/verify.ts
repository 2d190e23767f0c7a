/** GET and POST /verify: a code or a link becomes a session. */
import type { AppError } from "@slipway/kernel/errors";
import { z } from "zod";
import type { Queries } from "../../backend/port.ts";
import type { ServiceResponse } from "../../gateway/service.ts";
import {
  inTransaction,
  json,
  limitAddress,
  readFields,
  redirectOf,
  textField,
  type AuthCall,
  type AuthHandler,
} from "../auth-call.ts";
import { asFailure, authError, redirectErrorName, validationFailed } from "../auth-error.ts";
import { hashCode, isPkceHash } from "../messages/one-time-codes.ts";
import { issueSession, type IssuedSession } from "../sessions/sessions.ts";
import { validEmail, validPhone } from "../settings/contact-rules.ts";
import { redirectAddress, type RedirectParts } from "../settings/redirect-urls.ts";
import { requestLimitReached } from "../settings/rate-limits.ts";
import { acceptCode } from "../users/accept-code.ts";
import { refreshProviders } from "../users/user-store.ts";
import { findByCode, findByHash, VERIFY_TYPES, type VerifyType } from "./find-code.ts";
import { issueAuthCode } from "./pkce.ts";

const HALF_WAY = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const schema = z.object({
  type: textField,
  token: textField,
  token_hash: textField,
  email: textField,
  phone: textField,
  redirect_to: textField,
});

function typeOf(text: string): VerifyType {
  if (text === "") throw validationFailed("Verify requires a verification type");
  if (!(VERIFY_TYPES as readonly string[]).includes(text)) throw validationFailed("Unsupported verification type");
  return text as VerifyType;
}

/** Counts per address that the code was sent to, so that guessing from many machines is no faster than from one. */
async function limitContact(call: AuthCall, contact: string): Promise<void> {
  const key = `${call.backend.ref} ${contact}`;
  const max = call.settings.rate_limits.token_verifications;
  if (!(await call.tools.limits.allow("token_verifications", { key, max }))) throw requestLimitReached();
}

const PKCE_METHODS: Partial<Record<VerifyType, string>> = {
  signup: "email/signup",
  invite: "invite",
  recovery: "recovery",
  magiclink: "magiclink",
  email_change: "email_change",
};

type Found = Awaited<ReturnType<typeof findByHash>>;

/** Null when one of two addresses has agreed and the other has still to do so. */
async function accept(call: AuthCall, db: Queries, found: Found) {
  const user = await acceptCode(call, db, found);
  return user === null ? null : refreshProviders(db, user.id);
}

export const postVerify: AuthHandler = async (call) => {
  const fields = readFields(call, schema);
  const type = typeOf(fields.type);
  if ((fields.token === "") === (fields.token_hash === "")) {
    throw validationFailed("Verify requires either a token or a token hash");
  }
  await limitAddress(call, "token_verifications");
  if (fields.token === "" && (fields.email !== "" || fields.phone !== "" || fields.redirect_to !== "")) {
    throw validationFailed("Only the token_hash and type should be provided");
  }
  if (fields.token !== "" && (fields.email === "") === (fields.phone === "")) {
    throw validationFailed("Only an email address or phone number should be provided on verify");
  }
  const contact =
    fields.token === "" ? "" : fields.email === "" ? validPhone(fields.phone) : emailToVerify(fields.email);
  if (contact !== "") await limitContact(call, contact);
  const session = await inTransaction(
    call,
    async (tx): Promise<IssuedSession | null> => {
      const found =
        fields.token === ""
          ? await findByHash(call, tx, { hash: fields.token_hash, type })
          : await findByCode(call, tx, {
              type,
              contact,
              isPhone: fields.email === "",
              code: fields.token,
              hash: hashCode(contact, fields.token),
            });
      const user = await accept(call, tx, found);
      return user === null ? null : issueSession(call, tx, { user, method: "otp" });
    },
    "signs_in",
  );
  return json(session ?? { msg: HALF_WAY, code: "200" });
};

function emailToVerify(text: string): string {
  try {
    return validEmail(text);
  } catch {
    throw authError(422, "validation_failed", "Invalid email format");
  }
}

const seeOther = (location: string): ServiceResponse => ({
  status: 303,
  headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
});

/** The parameters that the browser carries back: in the query for PKCE, and in the fragment for both. */
function errorRedirect(failure: AppError, target: string, isPkce: boolean): ServiceResponse {
  const facts = {
    error: redirectErrorName(failure),
    error_code: failure.code,
    error_description: failure.userMessage,
  };
  return seeOther(redirectAddress(target, { ...(isPkce ? { query: facts } : {}), fragment: facts }));
}

export const sessionFragment = (session: IssuedSession): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
});

async function openLink(call: AuthCall, { hash, type }: { hash: string; type: VerifyType }): Promise<ServiceResponse> {
  const target = redirectOf(call);
  const isPkce = isPkceHash(hash);
  const parts = await inTransaction(
    call,
    async (tx): Promise<RedirectParts> => {
      const user = await accept(call, tx, await findByHash(call, tx, { hash, type }));
      if (user === null)
        return { fragment: { message: HALF_WAY }, ...(isPkce ? { query: { message: HALF_WAY } } : {}) };
      const method = PKCE_METHODS[type];
      if (isPkce && method !== undefined) {
        return { query: { code: await issueAuthCode(call, tx, { userId: user.id, method }) } };
      }
      return { fragment: { ...sessionFragment(await issueSession(call, tx, { user, method: "otp" })), type } };
    },
    "signs_in",
  );
  return seeOther(redirectAddress(target, parts));
}

export const getVerify: AuthHandler = async (call) => {
  const hash = call.query.get("token") ?? "";
  const type = typeOf(call.query.get("type") ?? "");
  if (hash === "") throw validationFailed("Verify requires a token or a token hash");
  await limitAddress(call, "token_verifications");
  try {
    return await openLink(call, { hash, type });
  } catch (error) {
    const failure = asFailure(error);
    if (failure.status >= 500) throw error;
    return errorRedirect(failure, redirectOf(call), isPkceHash(hash));
  }
};
