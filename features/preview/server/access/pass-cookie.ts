/**
 * The cookie that a ticket is exchanged for. It identifies a person on one host; their permissions and their session
 * are checked again each time.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Installation, Viewer } from "../preview.ts";
import type { Audience } from "./tickets.ts";

export interface Pass {
  audience: Audience;
  projectId: string;
  viewer: Viewer;
}

const LIFETIME_SECONDS = 12 * 3600;
const payloadSchema = z.strictObject({
  a: z.enum(["preview", "site"]),
  p: z.string(),
  u: z.string().nullable(),
  s: z.string().nullable(),
  e: z.number(),
});

const passCookieName = (installation: Installation, audience: Audience): string =>
  `__Host-slipway-${audience}-${installation.id}`;

const sign = (secret: string, payload: string): Buffer => createHmac("sha256", secret).update(payload).digest();

/** `Partitioned` so that it works inside the app's frame, where third-party cookies are blocked. */
export function passCookie(installation: Installation, pass: Pass, now: number): string {
  const { audience, projectId, viewer } = pass;
  const until = now + LIFETIME_SECONDS * 1000;
  const body = { a: audience, p: projectId, u: viewer.userId, s: viewer.madeBy, e: until };
  const payload = Buffer.from(JSON.stringify(body)).toString("base64url");
  const value = `${payload}.${sign(installation.secret, payload).toString("base64url")}`;
  const place = pass.audience === "preview" ? "SameSite=None; Partitioned" : "SameSite=Lax";
  return `${passCookieName(installation, pass.audience)}=${value}; Path=/; Max-Age=${LIFETIME_SECONDS}; Secure; HttpOnly; ${place}`;
}

const cookiesIn = (header: string | undefined): [string, string][] =>
  (header ?? "").split(";").flatMap((part): [string, string][] => {
    const at = part.indexOf("=");
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
  });

/** Null for a missing, forged, expired or foreign cookie. */
export function readPass(
  installation: Installation,
  header: string | undefined,
  wanted: { audience: Audience; projectId: string; now: number },
): Pass | null {
  const name = passCookieName(installation, wanted.audience);
  const value = cookiesIn(header).find(([found]) => found === name)?.[1];
  const [payload, signature] = value?.split(".") ?? [];
  if (payload === undefined || signature === undefined) return null;
  const expected = sign(installation.secret, payload);
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  if (!parsed.success) return null;
  const { a, p, u, s, e } = parsed.data;
  return a === wanted.audience && p === wanted.projectId && e > wanted.now
    ? { audience: a, projectId: p, viewer: { userId: u, madeBy: s } }
    : null;
}

/** The header without our cookies, because a server behind the proxy must not learn who somebody is. */
export function withoutPasses(header: string | undefined): string | undefined {
  const kept = cookiesIn(header).filter(([name]) => !/^(__Host-|__Secure-)?slipway-/i.test(name));
  return kept.length === 0 ? undefined : kept.map(([name, value]) => `${name}=${value}`).join("; ");
}
