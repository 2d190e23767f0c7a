/** The object that accounts offer the other features: `services.accounts`. */
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { AppError } from "@slipway/kernel/errors";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../actor.ts";
import type { InvitedAs, User } from "../contract/index.ts";

export interface NewAccount {
  userId: string;
  email: string;
  displayName: string;
}

/** Supplied by workspaces, which depends on accounts and not the other way round. */
export interface AccountHome {
  /** Idempotent: the person owns one workspace afterwards. */
  ensureWorkspace(account: NewAccount): Promise<void>;
  /** Workspaces of the person, oldest membership first. */
  workspacesOf(userId: string): Promise<User["workspaces"]>;
}

/** Points per window of seconds. */
export interface Limit {
  points: number;
  seconds: number;
}
export interface AuthLimits {
  perIp: Limit;
  perAccount: Limit;
  /** Mail in somebody's name: a person may send so many invitations. */
  invitations: Limit;
}

export interface InviteInput {
  email: string;
  invitedBy: Pick<Actor, "userId" | "displayName">;
  /** The thing that the person joins, after "invites you to": `the project "Bakery"`. */
  what: string;
  /** Its name alone: `Bakery`. Null for an account on this installation. */
  joins: string | null;
  /** Where the link leads in the app: `/projects/p…`. */
  nextPath: string;
}

/** A row that waits for its person, and what its invitation says if another one is needed. */
export interface WaitingPerson {
  invitationId: string | null;
  input: InviteInput;
}

/** The columns of a row about a person: either who joined and when, or the invitation that the row waits for. */
export interface Admission {
  userId: string | null;
  joinedAt: Date | null;
  invitationId: string | null;
}

export interface Admitted {
  /** The link to copy; null for somebody who joined at once. */
  inviteUrl: string | null;
  /** Whether a mail about it went out; false where the mail server refused, or the address got many. */
  mailed: boolean;
}

/** A person whose address a workspace's identity provider vouches for. */
export interface VouchedPerson {
  email: string;
  /** Name of a new account. */
  displayName: string;
}

export interface SsoSession {
  userId: string;
  workspaceId: string;
}

/** Somebody who was waited for has joined `home`, an id of what `belongsTo` of the table names. */
export interface Joined {
  home: string;
  role: InvitedAs["role"];
  person: Pick<Actor, "userId" | "email" | "displayName">;
}

/** A table with `user_id`, `email`, `joined_at` and `invitation_id`, and the column of what its people belong to. */
export interface PeopleTable {
  table: PgTable;
  belongsTo: PgColumn;
  kind: "project" | "workspace";
  role: PgColumn;
  /** Called first inside the transaction in which somebody joins: changes of what they join wait for each other. */
  lock: (tx: Pick<Transaction, "lock">, home: string) => Promise<void>;
  /** Called inside the transaction in which somebody joins. */
  record: (tx: Pick<Transaction, "sql">, joined: Joined) => Promise<void>;
  /** Called afterwards. */
  joined: (home: string) => Promise<void>;
  /** The refusal of a person who waits for it; asked again at joining. */
  refusal?: (home: string, person: { userId: string; email: string }) => Promise<AppError | null>;
}

export interface Accounts {
  /**
   * The person behind a session cookie, an API token or an access token; null for strangers and for accounts that were
   * deactivated. A bearer that does not hold never falls back to the cookie.
   */
  authenticate(request: Request): Promise<Actor | null>;
  /**
   * Answers `/api/auth/*`. Failures are thrown as AppErrors, for the API's one error body. `ip` is the client's address as
   * trusted proxies report it; without it nobody counts as sitting at this computer, so the first account needs the printed code.
   */
  answerAuth(request: Request, ip?: string): Promise<Response>;
  /** AppError 404 for an account that is not there. */
  getUser(userId: string): Promise<User>;
  /** At most three, the oldest account first: whoever set this Slipway up is the one to ask. */
  staffPeople(): Promise<{ id: string; name: string; email: string }[]>;
  /** A link that sets a new password within an hour, or null when nobody has the address. */
  createResetLink(email: string): Promise<string | null>;
  /**
   * Lets the person of an address in at once when they proved it, else by an invitation; mails either. `enter` stores the row and answers
   * false when the address is there already: then nobody is mailed, no link stays behind, and the answer is null.
   * Throws AppError `rate_limited`.
   */
  admitByEmail(input: InviteInput, enter: (admission: Admission) => Promise<boolean>): Promise<Admitted | null>;
  /**
   * The link to copy of somebody who has not joined yet; it then works for another 30 days. Where the invitation has expired
   * there is a new one, whose id `enter` stores. Throws AppError `rate_limited`.
   */
  inviteLink(waiting: WaitingPerson, enter: (invitationId: string) => Promise<void>): Promise<string>;
  /**
   * Mails the invitation of somebody who has not joined yet once more, as `inviteLink` shows its link. Answers whether the mail
   * went out. Throws AppError `rate_limited`.
   */
  mailInvitationAgain(waiting: WaitingPerson, enter: (invitationId: string) => Promise<void>): Promise<boolean>;
  /** Revokes both links, for an invitation that was cancelled. */
  cancelInvitation(invitationId: string): Promise<void>;
  /** Whether the person with the address may be mailed one more notice of what others did: there is a bound for each hour. */
  mayTell(email: string): Promise<boolean>;
  /** Rows that wait are joined by the account that proves their address or uses their link, unless it is in already. */
  joinWaitingPeople(people: PeopleTable): void;
  /**
   * The account of a person whom a workspace's provider vouches for, made where there is none. The caller has checked that
   * the address's domain belongs to that workspace. An account that never proved the address loses everything that lets
   * somebody in, because a stranger may have made it. AppError `account_deactivated`.
   */
  admitVouched(person: VouchedPerson): Promise<{ userId: string; isNew: boolean }>;
  /** Answers the Set-Cookie lines of a new session, which counts as the workspace's single sign-on. */
  startSsoSession(session: SsoSession, request: Request, ip: string): Promise<string[]>;
  /** Sessions and tokens of the workspace's single sign-on stay, but no longer count as that. */
  endSsoOf(tx: Pick<Transaction, "sql">, workspaceId: string): Promise<void>;
  provideHome(home: AccountHome): void;
  /** Supplied by sharing: whether somebody with this code may make an account where that needs an invitation. */
  provideSignUpLinks(admits: (code: string) => Promise<boolean>): void;
  /** Replaces the limits, before the first request. */
  setLimits(limits: AuthLimits): void;
}
