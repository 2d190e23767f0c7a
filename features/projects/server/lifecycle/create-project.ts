/** A new project: repository with the starter, row, owner, and the first message waiting for its turn. [P2] */
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { newProjectId } from "@slipway/kernel/ids";
import type { Visibility } from "@slipway/kernel/permissions";
import { refuseSecrets } from "@slipway/kernel/text/refuse-secrets";
import type { Sql, Transaction } from "@slipway/platform/database/port";
import { recordOnProject } from "../../../audit/server/index.ts";
import type { Actor, Caller } from "../../../actor.ts";
import type { Needs } from "../../../services.ts";
import { addOwner } from "../../../sharing/server/index.ts";
import { getWorkspace, loadWorkspaceFacts, requireNow } from "../../../workspaces/server/index.ts";
import { projectCreated } from "../../contract/index.ts";
import { projects, type ProjectRow } from "../projects-tables.ts";
import { checkName, freeSlug, isNameCollision, isNameTaken, nameTaken } from "../naming/slugs.ts";
import { starterFiles } from "./starter-files.ts";
import { subjectOf, UNTITLED } from "../naming/subject.ts";
import { checkVisibility, defaultsFor } from "../visibility.ts";

export interface CreateProjectInput {
  workspaceId: string;
  actor: Actor;
  message?: string;
  /** The person says that the text that looks like a key is none. */
  notASecret?: boolean;
  /** The message is answered and nothing is changed. [CH2] */
  chatOnly?: boolean;
  /** Uploads of the person that belong to the message. */
  images?: readonly string[];
  /** Left out: the workspace's default. */
  visibility?: Visibility;
  /** Who may open its site. */
  publishVisibility?: "public" | "private";
  displayName?: string;
  /** The slug, when a person chose one. */
  name?: string;
  /** The project that this one is a copy of. */
  copyOf?: Pick<ProjectRow, "id" | "workspaceId" | "displayName">;
}

interface Making {
  /** Makes the repository; answers the sha of its head. */
  repository: (projectId: string) => Promise<string>;
  /** Asked inside the transaction, because files take their time: throws the AppError of what the person may do no more. */
  mayStill: (tx: Transaction) => Promise<void>;
}

/** Prepares the starter, so that an installation's first project is created as fast as later ones. */
export async function prepareStarter(services: Needs<"git" | "templateDir">): Promise<void> {
  await services.git.prepare(await starterFiles(services.templateDir));
}

async function starterRepository(services: Needs<"git" | "templateDir">, projectId: string): Promise<string> {
  const changes = await starterFiles(services.templateDir);
  const author = { name: "Slipway", email: "slipway@localhost" };
  const first = { changes, message: "Start from the starter project", author };
  return (await services.git.createWith(projectId, first)).sha;
}

async function insertProject(
  services: Needs<"clock">,
  tx: Transaction,
  input: CreateProjectInput & { id: string; sha: string; collisions: number },
): Promise<void> {
  const { id, sha, workspaceId, actor, message, displayName, name, collisions } = input;
  const title = displayName ?? (message === undefined ? UNTITLED : subjectOf(message));
  const slug = name ?? (await freeSlug(services, tx.sql, { title, projectId: id, collisions }));
  if (name !== undefined && (await isNameTaken(services, tx.sql, { name, projectId: id }))) throw nameTaken();
  const now = new Date(services.clock.now());
  await tx.sql.insert(projects).values({
    id,
    workspaceId,
    userId: actor.userId,
    createdBy: actor.userId,
    name: slug,
    nameSource: name === undefined ? "derived" : "person",
    displayName: title,
    titleSource: displayName === undefined ? "default" : "person",
    visibility: input.visibility ?? "private",
    publishVisibility: input.publishVisibility ?? "public",
    latestCommitSha: sha,
    pendingMessage: message ?? null,
    pendingChatOnly: input.chatOnly ?? false,
    pendingImages: [...(input.images ?? [])],
    remixedFrom: input.copyOf?.id ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await addOwner(tx, { projectId: id, userId: actor.userId, email: actor.email, at: now });
  await recordMaking(tx, { id, workspaceId, displayName: title }, input);
}

/** A copy that leaves a workspace is in the log of that workspace too. */
async function recordMaking(
  tx: Transaction,
  project: Pick<ProjectRow, "id" | "workspaceId" | "displayName">,
  { actor, copyOf }: CreateProjectInput,
): Promise<void> {
  if (copyOf === undefined) return recordOnProject(tx, project, { actor, action: "project.created" });
  await recordOnProject(tx, project, { actor, action: "project.copied", from: copyOf.displayName });
  if (copyOf.workspaceId !== project.workspaceId)
    await recordOnProject(tx, copyOf, { actor, action: "project.copied-elsewhere" });
}

/** A derived name that somebody took in the same moment is derived again. */
async function insertWithFreeName(
  services: Needs<"clock" | "database">,
  input: CreateProjectInput & { id: string; sha: string },
  mayStill: Making["mayStill"],
): Promise<void> {
  for (let collisions = 0; ; collisions += 1) {
    try {
      return await services.database.transaction(async (tx) => {
        await mayStill(tx);
        await insertProject(services, tx, { ...input, collisions });
      });
    } catch (error) {
      if (!isNameCollision(error)) throw error;
      if (input.name !== undefined || collisions >= 8) throw nameTaken();
    }
  }
}

export async function createProject(
  services: Needs<"clock" | "database" | "events" | "git" | "templateDir">,
  input: CreateProjectInput,
): Promise<{ id: string }> {
  refuseSecrets({ message: input.message ?? "", not_a_secret: input.notASecret ?? false });
  const workspace = await getWorkspace(services, input.workspaceId);
  if (workspace === null) throw notFound("This workspace");
  const workspaceRole = (await loadWorkspaceFacts(services, input.workspaceId, input.actor))?.workspaceRole ?? null;
  const defaults = defaultsFor(workspace, workspaceRole);
  const visibility = input.visibility ?? defaults.visibility;
  checkVisibility(workspace, { visibility, workspaceRole });
  if (input.name !== undefined) {
    checkName(input.name);
    // Checked before the repository is created; the transaction checks again.
    if (await isNameTaken(services, services.database.sql, { name: input.name, projectId: "" })) throw nameTaken();
  }
  const chosen = { ...input, ...defaults, visibility };
  return addProject(services, chosen, {
    repository: (id) => starterRepository(services, id),
    mayStill: (tx) => requireMayCreate(tx, input, visibility),
  });
}

/** In the workspace, with this visibility, by the rights and switches that the transaction sees. */
export async function requireMayCreate(
  tx: Transaction,
  call: { workspaceId: string; actor: Caller },
  visibility: Visibility,
): Promise<void> {
  const { workspaceRole } = await requireNow(tx, call, "CreateProject");
  const workspace = await getWorkspace({ database: tx }, call.workspaceId);
  if (workspace === null) throw notFound("This workspace");
  checkVisibility(workspace, { visibility, workspaceRole });
}

/** The caller has checked permissions and name. Leaves no repository behind when it fails. */
export async function addProject(
  services: Needs<"clock" | "database" | "events" | "git">,
  input: CreateProjectInput,
  { repository, mayStill }: Making,
): Promise<{ id: string }> {
  const id = newProjectId();
  try {
    const sha = await repository(id);
    await insertWithFreeName(services, { ...input, id, sha }, mayStill);
  } catch (error) {
    await services.git.delete(id);
    throw error;
  }
  await services.events.emit(projectCreated, {
    projectId: id,
    userId: input.actor.userId,
    message: input.message ?? null,
  });
  return { id };
}

export interface PendingMessage {
  message: string;
  chatOnly: boolean;
  images: string[];
  /** The person who created it. */
  userId: string;
}

/**
 * Takes the first message of a project exactly once; null if there is none. With `tx` it is taken only if that
 * transaction commits, so a turn recorded in it can neither be lost nor doubled.
 */
export async function takePendingMessage(
  services: Needs<"database">,
  projectId: string,
  tx?: Transaction,
): Promise<PendingMessage | null> {
  return tx === undefined
    ? services.database.transaction(({ sql }) => takePending(sql, projectId))
    : takePending(tx.sql, projectId);
}

async function takePending(tx: Sql, projectId: string): Promise<PendingMessage | null> {
  const [waiting] = await tx
    .select({
      message: projects.pendingMessage,
      chatOnly: projects.pendingChatOnly,
      images: projects.pendingImages,
      userId: projects.createdBy,
    })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNotNull(projects.pendingMessage)))
    .for("update");
  if (waiting === undefined) return null;
  await tx.update(projects).set({ pendingMessage: null, pendingImages: [] }).where(eq(projects.id, projectId));
  return { ...waiting, message: waiting.message! };
}

/** Ids of projects whose first turn did not begin, oldest first; used by the start after a crash. */
export async function projectsWithPendingMessage({ database }: Needs<"database">): Promise<string[]> {
  const rows = await database.sql
    .select({ id: projects.id })
    .from(projects)
    .where(and(isNotNull(projects.pendingMessage), isNull(projects.deletedAt)))
    .orderBy(asc(projects.createdAt), asc(projects.id));
  return rows.map(({ id }) => id);
}
