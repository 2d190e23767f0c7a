/** One function per path of `/api/auth/*`. */
import { setTimeout as delay } from "node:timers/promises";
import type { z } from "zod";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";
import type { Services } from "../../../services.ts";
import { accountVerified, type AuthPath, type authBodies, invitationAccepted } from "../../contract/index.ts";
import { accountHome } from "../accounts-state.ts";
import { emailTaken, meaningOf, tooManySignIns } from "./auth-errors.ts";
import { isUnclaimed } from "../installation.ts";
import { acceptInvitation, findInvitation } from "../invitations.ts";
import { type SignInLibrary, signUpGrant } from "./sign-in-library.ts";
import { grantSignUp, type SignUpGrant } from "./signup-policy.ts";

export interface AuthInput {
  services: Services;
  library: SignInLibrary;
  ip: string;
  headers: Headers;
}

export interface AuthOutcome {
  /** `next`: where an invitation leads. */
  answer: { signed_in: boolean; next: string | null };
  setCookie: string[];
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
  email_verified: boolean;
}

async function personBy({ database }: Services, email: string): Promise<Person | undefined> {
  const { rows } = await database.pool.query<Person>(
    "select id, email, name, email_verified from users where email = $1",
    [email],
  );
  return rows[0];
}

const FIRST_ACCOUNT_LOCK = 7_254_101;

const firstTurns = new WeakMap<Services, Promise<unknown>>();

/**
 * Two people who both find an unclaimed installation: the second one is judged when the first has an account. In this
 * process they wait without a connection, because the one whose turn it is needs more of them.
 */
function whileFirst<T>(services: Services, work: () => Promise<T>): Promise<T> {
  const before = firstTurns.get(services) ?? Promise.resolve();
  const turn = before.then(() => lockedFirst(services, work));
  firstTurns.set(
    services,
    turn.catch(() => undefined),
  );
  return turn;
}

/** The same between the processes of several nodes. */
async function lockedFirst<T>({ database }: Services, work: () => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [FIRST_ACCOUNT_LOCK]);
    try {
      return await work();
    } finally {
      await client.query("select pg_advisory_unlock($1)", [FIRST_ACCOUNT_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function createAccount(
  input: AuthInput,
  body: Body<"sign-up/email">,
): Promise<{ grant: SignUpGrant; headers: Headers }> {
  const { services, library, ip, headers } = input;
  const grant = await grantSignUp(services, {
    email: body.email,
    ip,
    invite: body.invite ?? null,
    claimCode: body.claim_code ?? null,
  });
  const { name, email, password } = body;
  const created = await signUpGrant
    .run(grant, () => library.api.signUpEmail({ body: { name, email, password }, headers, returnHeaders: true }))
    .catch(async (error: unknown) => {
      // Somebody took the address in the same moment: the library then only says that it failed.
      throw meaningOf(error) === null && (await personBy(services, email)) !== undefined ? emailTaken() : error;
    });
  if (grant.isFirst) {
    await services.database.pool.query("update users set is_staff = true where email = $1", [email]);
    await services.database.pool.query("update installation set claim_code_hash = null");
  }
  return { grant, headers: created.headers };
}

/** The library keeps a database connection while it makes the password's hash: most stay free for everybody else. */
const signUps = new FairQueue({ name: "sign-up", atOnce: 2, waiting: { most: 50, onFull: tooManySignIns } });

async function signUp(input: AuthInput, body: Body<"sign-up/email">): Promise<AuthOutcome> {
  const { services } = input;
  const create = () => signUps.run(() => createAccount(input, body));
  const { grant, headers } = (await isUnclaimed(services)) ? await whileFirst(services, create) : await create();
  const person = await personBy(services, body.email);
  if (person === undefined) throw new Error("the new account is not there");
  await accountHome(services).ensureWorkspace({ userId: person.id, email: person.email, displayName: person.name });
  if (grant.emailVerified) await services.events.emit(accountVerified, { userId: person.id, email: person.email });
  let next: string | null = null;
  if (grant.invitationId !== null) {
    await services.events.emit(invitationAccepted, { userId: person.id, invitationId: grant.invitationId });
    next = (await findInvitation(services, body.invite ?? ""))?.nextPath ?? null;
  }
  if (headers.getSetCookie().length > 0) return outcome({ headers }, true, next);
  // The library starts no session where addresses have to be proven; an invitation by mail has proven it.
  if (!grant.emailVerified) return outcome(null, false, next);
  return {
    ...(await signIn(input, { email: body.email, password: body.password })),
    answer: { signed_in: true, next },
  };
}

async function signIn({ services, library, headers }: AuthInput, body: Body<"sign-in/email">): Promise<AuthOutcome> {
  const { email, password } = body;
  const session = await library.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
  const person = await personBy(services, email);
  if (person === undefined) throw new Error("the account that signed in is not there");
  if (person.email_verified) await services.events.emit(accountVerified, { userId: person.id, email });
  let next: string | null = null;
  if (body.invite !== undefined) {
    const invitation = await findInvitation(services, body.invite);
    if (invitation?.email === email)
      next = (await acceptInvitation(services, { userId: person.id, email }, body.invite)).nextPath;
  }
  return outcome(session, true, next);
}

/** How long a request for a reset link takes at least, so that its time does not tell who has an account. */
const RESET_ANSWER_MS = 150;

export const authOperations: { [P in AuthPath]: (input: AuthInput, body: Body<P>) => Promise<AuthOutcome> } = {
  "sign-up/email": signUp,
  "sign-in/email": signIn,
  "sign-out": async ({ library, headers }) =>
    outcome(await library.api.signOut({ headers, returnHeaders: true }), false),
  "request-password-reset": async ({ services, library, headers }, { email }) => {
    const atLeast = delay(services.config.testing ? 0 : RESET_ANSWER_MS);
    await Promise.all([library.api.requestPasswordReset({ body: { email }, headers }), atLeast]);
    return outcome(null, false);
  },
  "reset-password": async ({ library, headers }, { token, new_password }) => {
    await library.api.resetPassword({ body: { token, newPassword: new_password }, headers });
    return outcome(null, false);
  },
  "change-password": async ({ library, headers }, { current_password, new_password }) => {
    const body = { currentPassword: current_password, newPassword: new_password, revokeOtherSessions: true };
    return outcome(await library.api.changePassword({ body, headers, returnHeaders: true }), true);
  },
  "send-verification-email": async ({ library, headers }) => {
    const session = await library.api.getSession({ headers });
    // The library fails for an address that is proven already; the person wanted no more than that.
    if (session?.user.emailVerified === false)
      await library.api.sendVerificationEmail({ body: { email: session.user.email }, headers });
    return outcome(null, session !== null);
  },
};
