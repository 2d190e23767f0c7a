/** One function per path of `/api/auth/*`. */
import { setTimeout as delay } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";
import type { Needs } from "../../../services.ts";
import type { AuthPath, authBodies } from "../../contract/auth-bodies.ts";
import { accountVerified, invitationAccepted } from "../../contract/index.ts";
import { type AccountsPorts, homeIn } from "../accounts-state.ts";
import { credentials, installation, sessions, users } from "../accounts-tables.ts";
import { endApiTokens } from "../access/end-access.ts";
import { hashOf, isUnclaimed } from "../installation.ts";
import { acceptInvitation, findInvitation } from "../invitations.ts";
import { isMailedReset } from "../users.ts";
import { addressIn } from "../access/address-proof.ts";
import { asUnknown, emailTaken, meaningOf, tooManySignIns, wrongCredentials } from "./auth-errors.ts";
import { existingAccountMail } from "./mails.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { resetProof, type SignInLibrary, signUpGrant } from "./sign-in-library.ts";
import { grantSignUp, provesAddressFirst, type SignUpGrant } from "./signup-policy.ts";

export interface AuthInput {
  services: AccountsPorts;
  library: SignInLibrary;
  ip: string;
  headers: Headers;
}

export interface AuthOutcome {
  /** `next`: the path that an invitation leads to. */
  answer: { signed_in: boolean; next: string | null };
  setCookie: string[];
  /** The address that somebody proved to own in this browser. */
  knownAs?: string | null;
}

type Body<P extends AuthPath> = z.output<(typeof authBodies)[P]>;

const outcome = (
  response: { headers: Headers } | null,
  signedIn: boolean,
  next: string | null = null,
): AuthOutcome => ({
  answer: { signed_in: signedIn, next },
  setCookie: response?.headers.getSetCookie() ?? [],
});

interface Person {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
}

export async function personBy({ database }: Needs<"database">, email: string): Promise<Person | undefined> {
  const { id, name, emailVerified } = users;
  const [person] = await database.sql
    .select({ id, email: users.email, name, emailVerified })
    .from(users)
    .where(eq(users.email, email));
  return person;
}

interface Created {
  grant: SignUpGrant;
  headers: Headers;
}

/** Null: the address has an account, and nobody may learn this here. Throws AppError `email_taken` if they may. */
async function createAccount(input: AuthInput, body: Body<"sign-up/email">): Promise<Created | null> {
  const { services, library, ip, headers } = input;
  const { name, email, password } = body;
  const grant = await grantSignUp(services, {
    email,
    ip,
    invite: body.invite ?? null,
    claimCode: body.claim_code ?? null,
  });
  // A person with an invitation for the address may know that it has an account.
  const tellsNobody = provesAddressFirst(services) && grant.invitationId === null;
  if (tellsNobody && (await personBy(services, email)) !== undefined) {
    // Takes as long as creating an account.
    await hashPassword(password, services.config.testing);
    if (await services.limiter.mayNotify(email)) await services.mails.send(existingAccountMail(services, email));
    return null;
  }
  const created = await signUpGrant
    .run(grant, () => library.api.signUpEmail({ body: { name, email, password }, headers, returnHeaders: true }))
    .catch(async (error: unknown) => {
      // Somebody took the address at the same moment: the library only says that it failed.
      if (meaningOf(error) === null && (await personBy(services, email)) !== undefined) return null;
      throw error;
    });
  // Where addresses have to be proven, the library pretends to have created an account that already exists.
  if (created === null || (await personBy(services, email))?.id !== created.response.user.id) {
    if (tellsNobody) return null;
    throw emailTaken();
  }
  if (grant.isFirst) {
    await services.database.sql.update(users).set({ isStaff: true }).where(eq(users.email, email));
    await services.database.sql.update(installation).set({ claimCodeHash: null });
  }
  return { grant, headers: created.headers };
}

/** The library holds a database connection while it hashes the password, so the bound keeps most connections free. */
const signUps = new FairQueue({ name: "sign-up", atOnce: 2, waiting: { max: 50, onFull: tooManySignIns } });

async function signUp(input: AuthInput, body: Body<"sign-up/email">): Promise<AuthOutcome> {
  const { services } = input;
  const create = () => signUps.run(() => createAccount(input, body));
  const created = (await isUnclaimed(services)) ? await services.firstAccount.run(create) : await create();
  if (created === null) return outcome(null, false);
  const { grant, headers } = created;
  const person = await personBy(services, body.email);
  if (person === undefined) throw new Error("the new account is not there");
  await homeIn(services).ensureWorkspace({ userId: person.id, email: person.email, displayName: person.name });
  if (grant.emailVerified) await services.events.emit(accountVerified, { userId: person.id, email: person.email });
  let next: string | null = null;
  if (grant.invitationId !== null) {
    await services.events.emit(invitationAccepted, {
      userId: person.id,
      email: person.email,
      invitationId: grant.invitationId,
    });
    next = (await findInvitation(services, body.invite ?? ""))?.nextPath ?? null;
  }
  if (headers.getSetCookie().length > 0) return { ...outcome({ headers }, true, next), knownAs: body.email };
  // The library starts no session where addresses have to be proven; an invitation by mail has proven it.
  if (!grant.emailVerified) return outcome(null, false, next);
  return {
    ...(await signIn(input, { email: body.email, password: body.password })),
    answer: { signed_in: true, next },
  };
}

async function passwordOf({ database }: Needs<"database">, email: string): Promise<string | null> {
  const [row] = await database.sql
    .select({ password: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(eq(users.email, email), eq(credentials.providerId, "credential")));
  return row?.password ?? null;
}

/** The link together with the password; a wrong one of either leaves the account as it is. */
async function proveAddress({ services, library }: AuthInput, body: Body<"sign-in/email">): Promise<void> {
  const { email, password, proof } = body;
  const { installation } = await services.signIn.open();
  if (proof === undefined || (await addressIn(installation, proof)) !== email) return;
  const hash = await passwordOf(services, email);
  if (hash !== null && (await verifyPassword(hash, password)))
    await library.api.verifyEmail({ query: { token: proof } });
}

async function signIn(input: AuthInput, body: Body<"sign-in/email">): Promise<AuthOutcome> {
  const { services, library, headers } = input;
  const { email, password } = body;
  await proveAddress(input, body);
  const before = await passwordOf(services, email);
  const session = await library.api
    .signInEmail({ body: { email, password }, headers, returnHeaders: true })
    .catch((error: unknown) => {
      // An unproven account looks like none. Otherwise a sign-up and an attempt to sign in would reveal which addresses
      // have one.
      throw provesAddressFirst(services) ? asUnknown(error) : error;
    });
  // The password was replaced during the check, and its sessions ended: this one must not begin afterwards.
  if ((await passwordOf(services, email)) !== before) {
    await services.database.sql.delete(sessions).where(eq(sessions.token, hashOf(session.response.token)));
    throw wrongCredentials();
  }
  const person = await personBy(services, email);
  if (person === undefined) throw new Error("the account that signed in is not there");
  if (person.emailVerified) await services.events.emit(accountVerified, { userId: person.id, email });
  let next: string | null = null;
  if (body.invite !== undefined) {
    const invitation = await findInvitation(services, body.invite);
    if (invitation?.email === email)
      next = (await acceptInvitation(services, { userId: person.id, email }, body.invite)).nextPath;
  }
  return { ...outcome(session, true, next), knownAs: email };
}

/** The account's address for a password link; null if the link is not valid. */
async function emailOfReset(
  { database }: Needs<"database">,
  library: SignInLibrary,
  token: string,
): Promise<string | null> {
  const { internalAdapter } = await library.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (link === null) return null;
  const [user] = await database.sql.select({ email: users.email }).from(users).where(eq(users.id, link.value));
  return user?.email ?? null;
}

async function changePassword(input: AuthInput, body: Body<"change-password">): Promise<AuthOutcome> {
  const { services, library, headers } = input;
  const { current_password, new_password, end_api_tokens } = body;
  const sent = { currentPassword: current_password, newPassword: new_password, revokeOtherSessions: true };
  const changed = await library.api.changePassword({ body: sent, headers, returnHeaders: true });
  if (end_api_tokens === true) await endApiTokens(services, changed.response.user.id);
  return outcome(changed, true);
}

async function resetPassword(input: AuthInput, body: Body<"reset-password">): Promise<AuthOutcome> {
  const { services, library, headers } = input;
  const { token, new_password } = body;
  const email = await emailOfReset(services, library, token);
  await resetProof.run({ provesEmail: isMailedReset(token) }, () =>
    library.api.resetPassword({ body: { token, newPassword: new_password }, headers }),
  );
  // Strangers' guesses cannot lock the owner out: this browser's attempts are counted separately from now on.
  return { ...outcome(null, false), knownAs: email };
}

/** Minimum time of answers that must not reveal by timing who has an account. */
const QUIET_ANSWER_MS = 150;
/** Longer, because a sign-up hashes a password and writes an account's rows. */
const QUIET_SIGN_UP_MS = 600;

/** Settles after `ms` at the earliest, also with an error. */
async function noSooner<T>({ config }: Needs<"config">, ms: number, work: Promise<T>): Promise<T> {
  const atLeast = delay(config.testing ? 0 : ms);
  const [result] = await Promise.allSettled([work, atLeast]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}

export const authOperations: { [P in AuthPath]: (input: AuthInput, body: Body<P>) => Promise<AuthOutcome> } = {
  "sign-up/email": (input, body) =>
    provesAddressFirst(input.services)
      ? noSooner(input.services, QUIET_SIGN_UP_MS, signUp(input, body))
      : signUp(input, body),
  "sign-in/email": signIn,
  "sign-out": async ({ library, headers }) =>
    outcome(await library.api.signOut({ headers, returnHeaders: true }), false),
  "request-password-reset": async ({ services, library, headers }, { email }) => {
    await noSooner(services, QUIET_ANSWER_MS, library.api.requestPasswordReset({ body: { email }, headers }));
    return outcome(null, false);
  },
  "reset-password": resetPassword,
  "change-password": changePassword,
  "send-verification-email": async ({ library, headers }) => {
    const session = await library.api.getSession({ headers });
    // The library fails for a proven address; then there is nothing left to do.
    if (session?.user.emailVerified === false)
      await library.api.sendVerificationEmail({ body: { email: session.user.email }, headers });
    return outcome(null, session !== null);
  },
};
