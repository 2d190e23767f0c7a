/** Tries at passwords, links and accounts, counted in the database: restarts and further nodes do not reset them. */
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimited } from "@slipway/kernel/errors";
import type { AuthPath } from "../../contract/index.ts";
import type { Services } from "../../../services.ts";

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

const TOO_MANY = "Too many attempts. Please wait a while and try again.";

const QUARTER_HOUR = 900;

/** People behind one address share `perIp`; on loopback that is a developer or a test run. */
export const authLimits = (onLoopback: boolean): AuthLimits => ({
  perIp: { points: onLoopback ? 2000 : 100, seconds: QUARTER_HOUR },
  perAccount: { points: onLoopback ? 200 : 20, seconds: QUARTER_HOUR },
  invitations: { points: onLoopback ? 1000 : 100, seconds: 3600 },
});

export interface AuthLimiter {
  /** Throws AppError `rate_limited` with the seconds to wait. Each path counts for itself. */
  consume(path: AuthPath, ip: string, account: string | null): Promise<void>;
  /** One more invitation by this person. Throws the same. */
  consumeInvitation(userId: string): Promise<void>;
  /** Drops windows that ended an hour ago. */
  clearExpired(): Promise<void>;
}

export function createAuthLimiter(services: Services, limits: AuthLimits): AuthLimiter {
  const limiter = (prefix: string, { points, seconds }: Limit): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: services.database.pool,
      storeType: "pool",
      tableName: "auth_rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: prefix,
      points,
      duration: seconds,
    });
  const byIp = limiter("ip", limits.perIp);
  const byAccount = limiter("account", limits.perAccount);
  const invitations = limiter("invitation", limits.invitations);
  const take = async (from: RateLimiterPostgres, key: string, message: string): Promise<void> => {
    try {
      await from.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), message);
    }
  };
  return {
    async consume(path, ip, account) {
      await take(byIp, `${path}:${ip}`.slice(0, 200), TOO_MANY);
      if (account !== null) await take(byAccount, `${path}:${account}`.slice(0, 200), TOO_MANY);
    },
    consumeInvitation: (userId) => take(invitations, userId, "You have invited many people. Please wait a while."),
    async clearExpired() {
      await services.database.pool.query("delete from auth_rate_limits where expire < $1", [Date.now() - 3_600_000]);
    },
  };
}
