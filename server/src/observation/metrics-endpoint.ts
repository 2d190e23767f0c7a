/** `/metrics`: for staff, and for this machine's own scraper where a token is set. Never public. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Needs } from "@slipway/features/services.ts";
import { notFound, notSignedIn } from "@slipway/kernel/errors";
import type { ApiAccess } from "../api/create-api.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** In constant time, whatever the lengths are. */
const isToken = (given: string | null, token: string | null): boolean =>
  token !== null && given !== null && timingSafeEqual(digest(given), digest(`Bearer ${token}`));

const LOOPBACK = /^(127\.|::1$)/;

export interface MetricsCall {
  request: Request;
  /** Address of the caller, as trusted proxies report it. */
  ip: string;
}

/** AppErrors `not_signed_in` and `not_found`. */
export async function serveMetrics(
  { metrics, config }: Needs<"config" | "metrics">,
  access: Pick<ApiAccess, "authenticate">,
  { request, ip }: MetricsCall,
): Promise<Response> {
  const isScraper = LOOPBACK.test(ip) && isToken(request.headers.get("authorization"), config.metricsToken);
  if (!isScraper) {
    const actor = await access.authenticate(request);
    if (actor === null) throw notSignedIn();
    if (!actor.isStaff) throw notFound();
  }
  const { text, contentType } = await metrics.expose();
  return new Response(text, { headers: { "content-type": contentType, "cache-control": "no-store" } });
}
