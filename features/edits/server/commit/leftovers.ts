/** Commits that exist in git but were not recorded, because the database went away in between. */
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import { editIntents, edits, type EditRow } from "../edits-table.ts";
import { editIdOf } from "./commit-message.ts";
import { recordEdit } from "./record-edit.ts";
import { serialised } from "./serialised.ts";

type Intent = typeof editIntents.$inferSelect;

/** An intent is written just before its commit, so the commit is among the newest. */
const LOOK_BACK = 200;
const FIRST_PAUSE_MS = 250;
/** A commit that keeps failing is retried, and logged, once a minute. */
const LONGEST_PAUSE_MS = 60_000;

/** Ports for recording a commit. */
export type RecordPorts = Needs<"clock" | "database" | "events" | "git" | "live" | "log">;
/** Ports for making a commit. */
export type CommitPorts = RecordPorts & { leftovers: Leftovers };

/**
 * Bounded by the projects that were being saved when the database went away. Until they are settled their newest files
 * have no version.
 */
export class Leftovers {
  readonly #ports: RecordPorts;
  readonly #projects = new Set<string>();

  constructor(ports: RecordPorts) {
    this.#ports = ports;
  }

  /** Retries as soon as the database may be back. */
  note(projectId: string): void {
    if (this.#projects.has(projectId)) return;
    this.#projects.add(projectId);
    void this.#recordAgain(projectId);
  }

  async #recordAgain(projectId: string): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; this.#projects.has(projectId); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      await delay(pause, undefined, { ref: false });
      await this.settle(projectId).catch((error: unknown) =>
        this.#ports.log.warn("a commit still has no version", { projectId, error }),
      );
    }
  }

  /** Does nothing unless a record failed. Rejects while the database is away. */
  async settle(projectId: string): Promise<void> {
    if (this.#projects.has(projectId)) await serialised(projectId, () => this.record(projectId));
  }

  /**
   * Call inside `serialised` and before the project's next commit, so that versions keep the order of their commits.
   */
  async record(projectId: string): Promise<void> {
    if (!this.#projects.has(projectId)) return;
    const intents = await this.#ports.database.sql
      .select()
      .from(editIntents)
      .where(eq(editIntents.projectId, projectId))
      .orderBy(editIntents.createdAt);
    for (const intent of intents) await settleOrForget(this.#ports, intent);
    this.#projects.delete(projectId);
  }
}

/** The edit's row if its commit is on the branch; else drops the intent and resolves to null. */
export async function settleIntent(
  services: Needs<"clock" | "database" | "events" | "git" | "live">,
  intent: Intent,
): Promise<EditRow | null> {
  const [known] = await services.database.sql.select().from(edits).where(eq(edits.id, intent.editId)).limit(1);
  if (known !== undefined) {
    await forget(services, intent);
    return known;
  }
  const repository = await services.git.open(intent.projectId);
  const head = await repository.head();
  const history = head === null ? [] : await repository.log(head, LOOK_BACK);
  const commit = history.find((entry) => editIdOf(entry.message) === intent.editId);
  if (commit === undefined) return forget(services, intent);
  const { projectId, editId, parentSha, draft } = intent;
  return recordEdit(services, repository, {
    projectId,
    editId,
    sha: commit.sha,
    parentSha,
    treeHash: await repository.treeHash(commit.sha),
    draft,
  });
}

/** Forgets a project that was deleted meanwhile: it has no commit to record. */
export const settleOrForget = (
  services: Needs<"clock" | "database" | "events" | "git" | "live">,
  intent: Intent,
): Promise<EditRow | null> =>
  settleIntent(services, intent).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return forget(services, intent);
    throw error;
  });

async function forget(services: Needs<"database">, intent: Intent): Promise<null> {
  await services.database.sql.delete(editIntents).where(eq(editIntents.editId, intent.editId));
  return null;
}
