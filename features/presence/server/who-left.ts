/**
 * Takes people out of presence who may not see a project's people any more. Rights end in many ways: a removal, a lower role, a
 * move to another workspace, a directory. So they are asked for, besides the events that tell of some of them at once.
 */
import { and, desc, eq, gt } from "drizzle-orm";
import { can } from "@slipway/kernel/permissions";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Needs } from "../../services.ts";
import { loadFactsOfPeople } from "../../projects/server/index.ts";
import { SHOWN_MS } from "../contract/index.ts";
import { MAX_PEOPLE, presence, presencePath } from "./presence-table.ts";

type LeftPorts = Needs<"clock" | "database" | "live">;

/** Beats arrive up to four times a second from each person; rights are asked for once within this time. */
const ASK_AGAIN_MS = 10_000;
/** Projects whose last question is remembered; beyond it the oldest is forgotten, and asked again. */
const MAX_REMEMBERED = 1000;

/**
 * Those of the people who may be at the project by now. Somebody whose session lacks the workspace's sign-in still belongs to it.
 */
export async function whoMayBeHere(
  services: Needs<"database">,
  projectId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const facts = await loadFactsOfPeople(services, projectId, userIds);
  return new Set(userIds.filter((id) => facts !== null && can(facts(id), "ViewProjectCollaborators")));
}

async function takeOut({ database, live }: LeftPorts, projectId: string, userIds: readonly string[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.sql.delete(presence).where(and(eq(presence.projectId, projectId), isAnyOf(presence.userId, userIds)));
    await live.emit(
      tx,
      presencePath(projectId),
      userIds.map((id) => ({ op: "remove", id })),
    );
  });
}

/** Open pages hear of it. */
async function takeOutWhoLeft(services: LeftPorts, projectId: string): Promise<void> {
  const isShown = gt(presence.lastSeen, new Date(services.clock.now() - SHOWN_MS));
  const rows = await services.database.sql
    .select({ userId: presence.userId })
    .from(presence)
    .where(and(eq(presence.projectId, projectId), isShown))
    .orderBy(desc(presence.lastSeen))
    .limit(MAX_PEOPLE);
  const ids = rows.map(({ userId }) => userId);
  const here = await whoMayBeHere(services, projectId, ids);
  const left = ids.filter((id) => !here.has(id));
  if (left.length > 0) await takeOut(services, projectId, left);
}

/** Everywhere: the account is closed, or belongs to somebody else. */
export async function takeOutEverywhere(services: LeftPorts, userId: string): Promise<void> {
  const rows = await services.database.sql
    .select({ projectId: presence.projectId })
    .from(presence)
    .where(eq(presence.userId, userId));
  for (const { projectId } of rows) await takeOut(services, projectId, [userId]);
}

/** Looks for people who left: with beats, once within some seconds a project, and at once when something ended rights. */
export class LeftWatch implements AsyncDisposable {
  readonly #services: LeftPorts & Needs<"log">;
  readonly #asked = new Map<string, number>();
  readonly #underway = new Set<Promise<void>>();

  constructor(services: LeftPorts & Needs<"log">) {
    this.#services = services;
  }

  /** The beat does not wait for the answer, and does not fail with it. */
  withBeat(projectId: string): void {
    const now = this.#services.clock.now();
    if (now - (this.#asked.get(projectId) ?? Number.NEGATIVE_INFINITY) < ASK_AGAIN_MS) return;
    this.#asked.delete(projectId);
    this.#asked.set(projectId, now);
    if (this.#asked.size > MAX_REMEMBERED) this.#asked.delete(this.#asked.keys().next().value!);
    const look = takeOutWhoLeft(this.#services, projectId)
      .catch((error: unknown) => this.#services.log.warn("people who left are still shown", { projectId, error }))
      .finally(() => this.#underway.delete(look));
    this.#underway.add(look);
  }

  /** The next beat looks again: it may be that of the person themselves, which was on its way while their right ended. */
  async rightsEnded(projectId: string): Promise<void> {
    this.#asked.delete(projectId);
    await takeOutWhoLeft(this.#services, projectId);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#underway);
  }
}
