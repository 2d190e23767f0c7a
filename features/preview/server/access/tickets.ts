/** One-use tickets: the app's host hands them out, a host of untrusted content takes them once within a minute. */
import { createHash } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { randomText } from "@slipway/kernel/ids";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import type { Viewer } from "../preview.ts";
import { tickets } from "../preview-tables.ts";

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
  const { audience, projectId, viewer } = subject;
  const token = randomText(32);
  const expiresAt = new Date(clock.now() + LIFETIME_MS);
  await database.sql.delete(tickets).where(lt(tickets.expiresAt, new Date(clock.now())));
  await database.sql.insert(tickets).values({ tokenHash: hashOf(token), audience, projectId, ...viewer, expiresAt });
  return { token, expiresAt };
}

/** Null if it is unknown, used, expired or for something else. */
export async function takeTicket(
  { database, clock }: Needs<"clock" | "database">,
  input: { token: string; audience: Audience; projectId: string },
): Promise<Viewer | null> {
  const [viewer] = await database.sql
    .delete(tickets)
    .where(
      and(
        eq(tickets.tokenHash, hashOf(input.token)),
        eq(tickets.audience, input.audience),
        eq(tickets.projectId, input.projectId),
        gt(tickets.expiresAt, new Date(clock.now())),
      ),
    )
    .returning({ userId: tickets.userId, madeBy: tickets.madeBy });
  return viewer ?? null;
}
