/** Tries at passwords, links and accounts, counted in the database: restarts and further nodes do not reset them. */
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { and, eq, getTableName, gt, lt, sql } from "drizzle-orm";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError, rateLimited } from "@slipway/kernel/errors";
import type { AuthPath } from "../../contract/auth-bodies.ts";
import type { Needs } from "../../../services.ts";
import type { AuthLimits, Limit } from "../accounts.ts";
import { rateLimits, sessions, users } from "../accounts-tables.ts";

const TOO_MANY = "Too many attempts. Please wait a while and try again.";
const TOO_MANY_HERE =
  "Too many attempts with this account. Please wait a while, use a browser in which you have signed in before, or set a new password.";

const QUARTER_HOUR = 900;
/** Addresses of one account's sessions that are looked at. */
const MAX_HOMES = 200;
const NOTICES: Limit = { points: 3, seconds: 3600 };
/** Mails to one address that others cause, whoever they are: nobody's mailbox is filled from here. */
const INVITATION_MAILS: Limit = { points: 10, seconds: 3600 };
const INBOX_MAILS: Limit = { points: 30, seconds: 3600 };

/** People behind one address share `perIp`; on loopback this is a developer or a test run. */
export const authLimits = (onLoopback: boolean): AuthLimits => ({
  perIp: { points: onLoopback ? 2000 : 100, seconds: QUARTER_HOUR },
  perAccount: { points: onLoopback ? 200 : 20, seconds: QUARTER_HOUR },
  invitations: { points: onLoopback ? 1000 : 100, seconds: 3600 },
});

/** One call of a path of `/api/auth`. */
export interface Attempt {
  path: AuthPath;
  ip: string;
  /** The address in the body. */
  account: string | null;
  /** A browser in which somebody was let in as the account before. */
  browser: string | null;
}

/** A single IPv6 client also has the other 2^64 addresses of its network. */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [head = "", tail] = ip.toLowerCase().split("%")[0]!.split("::");
  const parts = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - parts.length - rest.length) }, () => "0");
  return [...parts, ...zeros, ...rest]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":");
}

export interface AuthLimiter {
  /**
   * Throws AppError `rate_limited` with the seconds to wait. Each path counts for itself. Tries from a known browser count for
   * that browser, and those from an address with a session of the account for that address once the account is full.
   */
  consume(attempt: Attempt): Promise<void>;
  /** Whether one more mail may be sent to an address that a stranger typed. */
  mayNotify(email: string): Promise<boolean>;
  /** Whether one more invitation may be mailed to the address. */
  mayInvite(email: string): Promise<boolean>;
  /** Whether the person with the address may be mailed one more notice of their inbox. */
  mayTell(email: string): Promise<boolean>;
  /** One more invitation by this person. Throws the same. */
  consumeInvitation(userId: string): Promise<void>;
  /** The last invitation changed nothing and does not count. */
  returnInvitation(userId: string): Promise<void>;
  /** Drops windows that ended an hour ago. */
  clearExpired(): Promise<void>;
}

/** Long addresses with the same beginning are not one, and the table names nobody. */
const keyOf = (account: string): string => createHash("sha256").update(account).digest("hex");

/** Somebody is signed in as the account from there. */
async function isHome({ database }: Needs<"database">, account: string, network: string): Promise<boolean> {
  const rows = await database.sql
    .selectDistinct({ ip: sessions.ipAddress })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, account), gt(sessions.expiresAt, sql`now()`)))
    .limit(MAX_HOMES);
  return rows.some(({ ip }) => ip !== null && ip !== "" && networkOf(ip) === network);
}

export function createAuthLimiter(services: Needs<"database">, limits: AuthLimits): AuthLimiter {
  const limiter = (prefix: string, { points, seconds }: Limit): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: services.database.pool,
      storeType: "pool",
      tableName: getTableName(rateLimits),
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: prefix,
      points,
      duration: seconds,
    });
  const byIp = limiter("ip", limits.perIp);
  const byAccount = limiter("account", limits.perAccount);
  const byBrowser = limiter("browser", limits.perAccount);
  const byHome = limiter("home", limits.perAccount);
  const notices = limiter("notice", NOTICES);
  const invitationMails = limiter("invitation-mail", INVITATION_MAILS);
  const inboxMails = limiter("inbox-mail", INBOX_MAILS);
  const invitations = limiter("invitation", limits.invitations);
  const take = async (from: RateLimiterPostgres, key: string, message: string): Promise<void> => {
    try {
      await from.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), message);
    }
  };
  const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === "rate_limited";
  const isLeft = (from: RateLimiterPostgres, email: string): Promise<boolean> =>
    take(from, keyOf(email), TOO_MANY).then(
      () => true,
      (error: unknown) => {
        if (!isRefusal(error)) throw error;
        return false;
      },
    );
  return {
    async consume({ path, ip, account, browser }) {
      if (browser !== null) return take(byBrowser, `${path}:${browser}`, TOO_MANY);
      const network = networkOf(ip);
      await take(byIp, `${path}:${network}`.slice(0, 200), TOO_MANY);
      if (account === null) return;
      try {
        await take(byAccount, `${path}:${keyOf(account)}`, TOO_MANY_HERE);
      } catch (error) {
        if (!isRefusal(error) || !(await isHome(services, account, network))) throw error;
        await take(byHome, `${path}:${keyOf(`${account} ${network}`)}`, TOO_MANY_HERE);
      }
    },
    mayNotify: (email) => isLeft(notices, email),
    mayInvite: (email) => isLeft(invitationMails, email),
    mayTell: (email) => isLeft(inboxMails, email),
    consumeInvitation: (userId) => take(invitations, userId, "You have invited many people. Please wait a while."),
    async returnInvitation(userId) {
      await invitations.reward(userId);
    },
    async clearExpired() {
      await services.database.sql.delete(rateLimits).where(lt(rateLimits.expire, Date.now() - 3_600_000));
    },
  };
}
