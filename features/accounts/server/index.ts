/** The accounts feature, as other features and the server see it. */
import { lt } from "drizzle-orm";
import { AppError, forbidden, notFound } from "@slipway/kernel/errors";
import { type Actor, type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import { accountsContract } from "../contract/index.ts";
import { authenticate } from "./access/authenticate.ts";
import type { Accounts } from "./accounts.ts";
import { accessTokens, invitations, sessions, verifications } from "./accounts-tables.ts";
import { type AccountsPorts, SignIn } from "./accounts-state.ts";
import {
  admitByEmail,
  invitedAs,
  inviteLink,
  joinWaitingPeople,
  mailInvitationAgain,
  requireMayJoin,
} from "./admission.ts";
import { FirstAccountTurn } from "./first-account-turn.ts";
import { isUnclaimed, renewClaimCode } from "./installation.ts";
import { acceptInvitation, cancelInvitation, createInvitation, findInvitation } from "./invitations.ts";
import { accountsMigrations } from "./migrations.ts";
import { deleteSession, listSessions } from "./access/sessions.ts";
import { answerAuth } from "./sign-in/auth-handler.ts";
import { admitVouched, endSsoOf, startSsoSession } from "./vouched/vouched-sign-in.ts";
import { QuietMails } from "./sign-in/mails.ts";
import { authLimits, createAuthLimiter } from "./sign-in/rate-limits.ts";
import { isAtThisComputer, signUpMode } from "./sign-in/signup-policy.ts";
import { photo, removePhoto, setPhoto } from "./profile/photo.ts";
import { getProfile, updateProfile } from "./profile/profiles.ts";
import { forgetOldUsernames, problemOfUsername } from "./profile/usernames.ts";
import { sendTestMail } from "./test-mail.ts";
import { createAccessToken, createToken, deleteToken, listTokens } from "./access/tokens.ts";
import {
  createResetLink,
  findUserByEmail,
  getUser,
  listUsers,
  staffNames,
  staffPeople,
  updateDisplayName,
  updateUserAsStaff,
  userForStaff,
} from "./users.ts";

export { findUserByEmail, setEducation } from "./users.ts";
export { endVouchedAccess } from "./vouched/vouched-sign-in.ts";
export { holdsStill } from "./access/holds-still.ts";
export type { AccountHome, Accounts, AuthLimits, InviteInput, Joined, NewAccount, WaitingPerson } from "./accounts.ts";
export { people, profilesOfPeople } from "./accounts-tables.ts";
export { findPerson, type Person } from "./profile/find-person.ts";
export { deletePhoto } from "./profile/forget-page.ts";
export { keepPhoto, photoAnswer } from "./profile/photo.ts";
export { hashOf, installationSeal, loadInstallation } from "./installation.ts";
export { cookiesFor, ownCookie } from "./sign-in/session-cookie.ts";

/** The person behind a call whose policy needs one. */
export function actorOf(call: Call): Actor {
  if (call.actor === null) throw new Error("a route without an actor asked for one");
  return call.actor;
}

/** A page of another site could make the browser send its cookie, but not a token. [K8] */
export function requireToken(call: Call): void {
  if (call.actor === null || call.actor.via === "session")
    throw new AppError({ code: "not_signed_in", status: 401, userMessage: "No valid authentication token available" });
}

const handlers = (services: AccountsPorts): Handlers<typeof accountsContract> => ({
  policy: async (_input, { ip }) => ({
    first_account: await isUnclaimed(services),
    first_account_open: isAtThisComputer(services, ip),
    signup: signUpMode(services, ip),
    mail: services.mail.engine,
    payment_provider: services.config.payments === null ? "none" : "stripe",
  }),
  invitation: async ({ params }) => {
    const invitation = await findInvitation(services, params.code);
    if (invitation === null) throw notFound("This invitation");
    const { email, invitedBy, joins, nextPath } = invitation;
    return {
      email,
      invited_by: invitedBy,
      joins,
      joins_as: await invitedAs(services, invitation.id),
      has_account: (await findUserByEmail(services, email)) !== null,
      next: nextPath,
    };
  },
  acceptInvitation: async ({ body }, call) => {
    const invitation = await findInvitation(services, body.code);
    if (invitation !== null) await requireMayJoin(services, actorOf(call), invitation.id);
    return { next: (await acceptInvitation(services, actorOf(call), body.code)).nextPath };
  },
  user: async (_input, call) => {
    const { userId, isStaff } = actorOf(call);
    // A session of single sign-on has no rights of staff, so its screens offer none.
    return { ...(await getUser(services, userId)), is_staff: isStaff };
  },
  staffNames: async () => ({ names: await staffNames(services) }),
  updateUser: ({ body }, call) => updateDisplayName(services, actorOf(call).userId, body.display_name),
  profile: (_input, call) => getProfile(services, actorOf(call).userId),
  updateProfile: ({ body: { is_hidden: isHidden, ...change } }, call) =>
    updateProfile(services, actorOf(call).userId, { ...change, isHidden }),
  checkUsername: async ({ query }, call) => ({
    problem: await problemOfUsername(services, { userId: actorOf(call).userId, username: query.username }),
  }),
  setPhoto: async (_input, call) => {
    const { userId } = actorOf(call);
    await setPhoto(services, userId, call.request);
    return getProfile(services, userId);
  },
  removePhoto: async (_input, call) => {
    const { userId } = actorOf(call);
    await removePhoto(services, userId);
    return getProfile(services, userId);
  },
  photo: ({ params }) => photo(services, params.photoId),
  listTokens: async (_input, call) => ({ tokens: await listTokens(services, actorOf(call).userId) }),
  createToken: ({ body }, call) => createToken(services, lasting(call), body.name),
  deleteToken: async ({ params }, call) => {
    await deleteToken(services, actorOf(call).userId, params.tokenId);
    return {};
  },
  createAccessToken: (_input, call) => createAccessToken(services, lasting(call)),
  listSessions: async (_input, call) => ({ sessions: await listSessions(services, actorOf(call)) }),
  deleteSession: async ({ params }, call) => {
    await deleteSession(services, actorOf(call).userId, params.sessionId);
    return {};
  },
  mailbox: async ({ query }) => ({
    engine: services.mail.engine,
    messages: (await services.mail.list(query.limit)).map(({ id, from, to, subject, text, at }) => ({
      id,
      from,
      to,
      subject,
      text,
      at: new Date(at).toISOString(),
    })),
  }),
  sendTestMail: ({ body }) => sendTestMail(services, body.to),
  listUsers: ({ query }) => listUsers(services, query),
  inviteUser: async ({ body }, call) => {
    const invitedBy = actorOf(call);
    const invitation = await createInvitation(services, {
      email: body.email,
      invitedBy,
      what: "build apps",
      joins: null,
      nextPath: "/",
    });
    await invitation.send();
    return { url: invitation.url };
  },
  resetLink: async ({ params }) => {
    const { email } = await userForStaff(services, params.userId);
    const url = await createResetLink(services, email);
    if (url === null) throw notFound("This account");
    return { url };
  },
  updateUserAsStaff: ({ params, body }, call) =>
    updateUserAsStaff(services, {
      actorId: actorOf(call).userId,
      userId: params.userId,
      change: { isActive: body.is_active, isStaff: body.is_staff },
    }),
});

/** A five-minute token must not create longer ones. */
function lasting(call: Call): Actor {
  const actor = actorOf(call);
  if (actor.via === "access_token") throw forbidden("An access token cannot create further tokens.");
  return actor;
}

/** Expired sessions and tokens are refused anyway; deleting them keeps the tables small. */
async function clearExpired(services: AccountsPorts): Promise<void> {
  await services.limiter.clearExpired();
  await forgetOldUsernames(services);
  const now = new Date(services.clock.now());
  for (const table of [sessions, verifications, accessTokens, invitations])
    await services.database.sql.delete(table).where(lt(table.expiresAt, now));
}

const offered = (ports: AccountsPorts): Accounts => ({
  authenticate: (request) => authenticate(ports, request),
  answerAuth: (request, ip) => answerAuth(ports, request, ip),
  getUser: (userId) => getUser(ports, userId),
  staffPeople: () => staffPeople(ports),
  createResetLink: (email) => createResetLink(ports, email),
  admitByEmail: (input, enter) => admitByEmail(ports, input, enter),
  inviteLink: (waiting, enter) => inviteLink(ports, waiting, enter),
  mailInvitationAgain: (waiting, enter) => mailInvitationAgain(ports, waiting, enter),
  cancelInvitation: (invitationId) => cancelInvitation(ports, invitationId),
  mayTell: (email) => ports.limiter.mayTell(email),
  joinWaitingPeople: (people) => joinWaitingPeople(ports, people),
  admitVouched: (person) => admitVouched(ports, person),
  startSsoSession: (session, request, ip) => startSsoSession(ports, session, { request, ip }),
  endSsoOf: (tx, workspaceId) => endSsoOf(tx, workspaceId),
  provideHome: (home) => void (ports.home = home),
  provideSignUpLinks: (admits) => void (ports.admitsByLink = admits),
  setLimits: (limits) => void (ports.limiter = createAuthLimiter(ports, limits)),
});

export const feature: Feature = {
  name: "accounts",
  migrations: accountsMigrations,
  mount(services) {
    const mails = new QuietMails(services);
    const ports: AccountsPorts = {
      ...services,
      mails,
      signIn: new SignIn({ ...services, mails }),
      firstAccount: new FirstAccountTurn(services),
      limiter: createAuthLimiter(services, authLimits(services.addresses.thisComputerOnly)),
      home: null,
      waiting: [],
      admitsByLink: () => Promise.resolve(false),
    };
    return mounted({
      name: "accounts",
      contract: accountsContract,
      handlers: handlers(ports),
      offers: { accounts: offered(ports) },
      stop: () => mails.sent(),
      async start() {
        await ports.signIn.open();
        const code = await renewClaimCode(services);
        if (code !== null && !services.config.testing) {
          process.stderr.write(
            `The first account manages this Slipway. From another computer it needs this code: ${code}\n`,
          );
        }
        await services.jobs.schedule("accounts.clear-expired", "17 * * * *", () => clearExpired(ports));
      },
    });
  },
};
