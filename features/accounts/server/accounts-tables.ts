/** Tables of accounts, and what others may join of them. The sign-in library writes users, sessions and credentials, too. */
import { type Placeholder, sql, type SQL } from "drizzle-orm";
import { bigint, boolean, jsonb, pgTable, QueryBuilder, text, timestamp, varchar } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One row. */
export const installation = pgTable("installation", {
  id: text("id").notNull(),
  secret: text("secret").notNull(),
  claimCodeHash: text("claim_code_hash"),
});

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  email: text("email").notNull(),
  emailVerified: boolean("email_verified").notNull().default(false),
  name: text("name").notNull(),
  username: text("username"),
  image: text("image"),
  isStaff: boolean("is_staff").notNull().default(false),
  isTemporaryEdu: boolean("is_temporary_edu").notNull().default(false),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
  deactivatedAt: time("deactivated_at"),
});

/** A person without a row has not told anything. */
export const profiles = pgTable("profiles", {
  userId: text("user_id").primaryKey(),
  bio: text("bio").notNull().default(""),
  links: jsonb("links").$type<string[]>().notNull().default([]),
  isHidden: boolean("is_hidden").notNull().default(false),
});

export const oldUsernames = pgTable("old_usernames", {
  /** In lower case. */
  name: text("name").primaryKey(),
  userId: text("user_id").notNull(),
  /** Until then it leads to the person, and nobody else can take it. */
  heldUntil: time("held_until").notNull(),
});

export const sessions = pgTable("sessions", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  /** SHA-256, hex. */
  token: text("token").notNull(),
  expiresAt: time("expires_at").notNull(),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent"),
  createdAt: time("created_at").notNull().defaultNow(),
  ssoWorkspaceId: text("sso_workspace_id"),
});

export const credentials = pgTable("credentials", {
  userId: text("user_id").notNull(),
  providerId: text("provider_id").notNull(),
  password: text("password"),
});

export const verifications = pgTable("verifications", {
  id: text("id").primaryKey(),
  expiresAt: time("expires_at").notNull(),
});

export const apiTokens = pgTable("api_tokens", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  name: text("name").notNull(),
  hash: text("hash").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
  lastUsedAt: time("last_used_at"),
  /** Copied from the session that made the token. */
  ssoWorkspaceId: text("sso_workspace_id"),
});

export const accessTokens = pgTable("access_tokens", {
  hash: text("hash").primaryKey(),
  userId: text("user_id").notNull(),
  sessionId: text("session_id"),
  apiTokenId: text("api_token_id"),
  expiresAt: time("expires_at").notNull(),
});

export const invitations = pgTable("invitations", {
  id: text("id").primaryKey(),
  email: text("email").notNull(),
  copiedCodeHash: text("copied_code_hash").notNull(),
  mailedCodeHash: text("mailed_code_hash").notNull(),
  invitedBy: text("invited_by"),
  nextPath: text("next_path").notNull(),
  /** The name of what the person joins; null for an account alone. */
  joins: text("joins"),
  createdAt: time("created_at").notNull().defaultNow(),
  expiresAt: time("expires_at").notNull(),
});

/** The limiter's library writes it. */
export const rateLimits = pgTable("auth_rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  expire: bigint("expire", { mode: "number" }),
});

/** People who left are refused at the provider, so a session has to be made there anew once a week. */
const SSO_DAYS = 7;

/** The mark of a session that no longer counts. It still never gets the rights of staff, nor do tokens made in it. */
export const ENDED_SSO = "ended";

/** Null for other sessions; `ended` for those that are too old to count. */
export const recentSso = sql<string | null>`case
  when ${sessions.ssoWorkspaceId} is null then null
  when ${sessions.createdAt} > now() - make_interval(days => ${sql.raw(String(SSO_DAYS))}) then ${sessions.ssoWorkspaceId}
  else ${sql.raw(`'${ENDED_SSO}'`)} end`;

/** The configured addresses become staff once they are proven. [AC2] */
export const isStaff = (staffEmails: string[] | Placeholder): SQL<boolean> =>
  sql<boolean>`(${users.isStaff} or (${users.emailVerified} and ${users.email} = any(${sql.param(staffEmails)}::text[])))`;

/** For joins of other features: who everybody is. Postgres resolves it into the query around it. */
const { id, email, name, username, image, deactivatedAt } = users;
export const people = new QueryBuilder()
  .select({ id, email, name, username, image, deactivatedAt })
  .from(users)
  .as("people");

/** For joins of other features: a person without a row has not told anything. */
export const profilesOfPeople = new QueryBuilder()
  .select({ userId: profiles.userId, isHidden: profiles.isHidden })
  .from(profiles)
  .as("profiles_of_people");
