/** One-use tickets: the app's host hands them out, a host of untrusted content takes them once within a minute. */
import { createHash } from "node:crypto";
import { randomText } from "@slipway/kernel/ids";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import type { Viewer } from "../preview.ts";

export const STRANGER: Viewer = { userId: null, madeBy: null };

export const viewerBehind = (actor: Actor | null): Viewer =>
  actor === null ? STRANGER : { userId: actor.userId, madeBy: actor.sessionId ?? actor.apiTokenId ?? null };

/** `preview` or `site`: a ticket for one does not open the other. */
export type Audience = "preview" | "site";

export interface TicketSubject {
  audience: Audience;
  projectId: string;
  viewer: Viewer;
}

const LIFETIME_MS = 60_000;
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

export async function issueTicket(
  services: Needs<"clock" | "database">,
  subject: TicketSubject,
): Promise<{ token: string; expiresAt: Date }> {
  const { database, clock } = services;
  const { viewer } = subject;
  const token = randomText(32);
  const expiresAt = new Date(clock.now() + LIFETIME_MS);
  await database.pool.query("delete from preview_tickets where expires_at < $1", [new Date(clock.now())]);
  await database.pool.query({
    name: "preview-issue-ticket",
    text: "insert into preview_tickets (token_hash, audience, project_id, user_id, made_by, expires_at) values ($1, $2, $3, $4, $5, $6)",
    values: [hashOf(token), subject.audience, subject.projectId, viewer.userId, viewer.madeBy, expiresAt],
  });
  return { token, expiresAt };
}

/** Null if it is unknown, used, expired or for something else. */
export async function takeTicket(
  { database, clock }: Needs<"clock" | "database">,
  input: { token: string; audience: Audience; projectId: string },
): Promise<Viewer | null> {
  const { rows } = await database.pool.query<{ user_id: string | null; made_by: string | null }>({
    name: "preview-take-ticket",
    text: "delete from preview_tickets where token_hash = $1 and audience = $2 and project_id = $3 and expires_at > $4 returning user_id, made_by",
    values: [hashOf(input.token), input.audience, input.projectId, new Date(clock.now())],
  });
  return rows[0] === undefined ? null : { userId: rows[0].user_id, madeBy: rows[0].made_by };
}
