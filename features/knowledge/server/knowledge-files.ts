import { asc, eq } from "drizzle-orm";
import { bigint, bigserial, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { conflict, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import type { Migration, Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../actor.ts";
import type { AuditAction } from "../../audit/contract/index.ts";
import { recordAudit } from "../../audit/server/index.ts";
import { requireOnProject } from "../../projects/server/index.ts";
import { requireNow } from "../../workspaces/server/index.ts";
import type { Needs } from "../../services.ts";
import { knowledgeLimits, type KnowledgeFile, type WrittenKnowledge } from "../contract/index.ts";

const knowledgeFiles = pgTable("knowledge_files", {
  id: text("id").primaryKey(),
  position: bigserial("position", { mode: "number" }).notNull(),
  /** Id of a project or a workspace. */
  ownerId: text("owner_id").notNull(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  knowledge: text("knowledge").notNull(),
  preprocess: boolean("preprocess").notNull(),
  version: integer("version").notNull(),
  updatedAt: bigint("updated_at", { mode: "number" }).notNull(),
});
type Row = typeof knowledgeFiles.$inferSelect;

export const migrations: readonly Migration[] = [
  {
    owner: "knowledge",
    name: "001-knowledge",
    sql: `
      create table knowledge_files (
        id text primary key, position bigserial not null, owner_id text not null, name text not null,
        description text not null, knowledge text not null, preprocess boolean not null, version integer not null,
        updated_at bigint not null
      );
      create index knowledge_files_owner on knowledge_files (owner_id, position);`,
  },
];

/** `project:p…` or `workspace:ws_…`, because ids of both kinds share a table. */
export type Owner = `${"project" | "workspace"}:${string}`;

const fileOf = ({ id, name, description, knowledge, preprocess, version, updatedAt }: Row): KnowledgeFile => ({
  id,
  name,
  description,
  knowledge,
  preprocess,
  version,
  updated_at: new Date(updatedAt).toISOString(),
});

const rowsOf = (query: Transaction["sql"], owner: Owner): Promise<Row[]> =>
  query.select().from(knowledgeFiles).where(eq(knowledgeFiles.ownerId, owner)).orderBy(asc(knowledgeFiles.position));

export async function listKnowledge(services: Needs<"database">, owner: Owner): Promise<KnowledgeFile[]> {
  return (await rowsOf(services.database.sql, owner)).map(fileOf);
}

/** The files that are written, and the person who does. */
export interface Writing {
  owner: Owner;
  actor: Actor;
}

/** Serialises the writers of one owner, because bounds and names cover all of its files. What all members' agents read is in the log. */
async function writing<T>(
  services: Needs<"database">,
  { owner, actor }: Writing,
  work: (tx: Transaction, others: Row[]) => Promise<{ answer: T; action: AuditAction; name: string }>,
): Promise<T> {
  const workspaceId = owner.startsWith("workspace:") ? owner.slice("workspace:".length) : null;
  return services.database.transaction(async (tx) => {
    if (workspaceId !== null) await requireNow(tx, { workspaceId, actor }, "ManageWorkspace");
    else await requireOnProject(tx, { projectId: owner.slice("project:".length), actor }, "EditProject");
    await tx.lock(`knowledge ${owner}`);
    const { answer, action, name } = await work(tx, await rowsOf(tx.sql, owner));
    if (workspaceId !== null) await recordAudit(tx, { workspaceId, actor, action, about: { what: name } });
    return answer;
  });
}

function assertFits(others: readonly Row[], written: WrittenKnowledge): void {
  const { files, totalCharacters } = knowledgeLimits;
  if (others.length >= files) throw conflict("too_much_knowledge", `There can be at most ${files} of them.`);
  const total = others.reduce((sum, other) => sum + other.knowledge.length, written.knowledge.length);
  if (total > totalCharacters)
    throw conflict("too_much_knowledge", `All of them together can have at most ${totalCharacters} characters.`);
  const name = written.name.toLowerCase();
  if (others.some((other) => other.name.toLowerCase() === name))
    throw conflict("knowledge_name_taken", `There is one named ${written.name} already.`);
}

export async function addKnowledge(
  services: Needs<"clock" | "database">,
  by: Writing,
  written: WrittenKnowledge,
): Promise<KnowledgeFile> {
  const { owner } = by;
  return writing(services, by, async (tx, others) => {
    assertFits(others, written);
    const [row] = await tx.sql
      .insert(knowledgeFiles)
      .values({ id: newId("know"), ownerId: owner, ...written, version: 1, updatedAt: services.clock.now() })
      .returning();
    return { answer: fileOf(row!), action: "knowledge.added", name: written.name };
  });
}

export interface KnowledgeKey extends Writing {
  fileId: string;
  /** The version that the change is based on. */
  version: number;
}

const changedMeanwhile = () =>
  conflict("knowledge_changed", "Somebody saved this in the meantime. Look at theirs, then save again.");

function currentOf(rows: readonly Row[], { fileId, version }: KnowledgeKey): Row {
  const row = rows.find(({ id }) => id === fileId);
  if (row === undefined) throw notFound("This knowledge");
  if (row.version !== version) throw changedMeanwhile();
  return row;
}

export async function saveKnowledge(
  services: Needs<"clock" | "database">,
  key: KnowledgeKey,
  written: WrittenKnowledge,
): Promise<KnowledgeFile> {
  return writing(services, key, async (tx, rows) => {
    const row = currentOf(rows, key);
    const { name, description, knowledge, preprocess } = written;
    assertFits(
      rows.filter((other) => other !== row),
      written,
    );
    const [saved] = await tx.sql
      .update(knowledgeFiles)
      .set({ name, description, knowledge, preprocess, version: row.version + 1, updatedAt: services.clock.now() })
      .where(eq(knowledgeFiles.id, row.id))
      .returning();
    return { answer: fileOf(saved!), action: "knowledge.changed", name };
  });
}

export async function removeKnowledge(services: Needs<"database">, key: KnowledgeKey): Promise<void> {
  await writing(services, key, async (tx, rows) => {
    const row = currentOf(rows, key);
    await tx.sql.delete(knowledgeFiles).where(eq(knowledgeFiles.id, row.id));
    return { answer: undefined, action: "knowledge.removed", name: row.name };
  });
}

export async function forgetKnowledge(services: Needs<"database">, owner: Owner): Promise<void> {
  await services.database.sql.delete(knowledgeFiles).where(eq(knowledgeFiles.ownerId, owner));
}
