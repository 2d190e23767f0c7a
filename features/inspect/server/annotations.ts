/** Notes of staff on messages. [T7.02-T7.05] [T3.03] */
import { and, asc, count, eq, sql } from "drizzle-orm";
import { bigserial, pgTable, text } from "drizzle-orm/pg-core";
import { conflict, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import type { Migration } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import type { Annotation } from "../contract/index.ts";

/** On one message. */
const MAX_ANNOTATIONS = 200;
const MAX_TAGS_LISTED = 1000;

const annotations = pgTable("annotations", {
  id: text("id").primaryKey(),
  position: bigserial("position", { mode: "number" }).notNull(),
  projectId: text("project_id").notNull(),
  messageId: text("message_id").notNull(),
  annotation: text("annotation").notNull(),
  tags: text("tags").array().notNull(),
  annotatorId: text("annotator_id").notNull(),
  annotatorUsername: text("annotator_username").notNull(),
});

export const migrations: readonly Migration[] = [
  {
    owner: "inspect",
    name: "001-annotations",
    sql: `
      create table annotations (
        id text primary key, position bigserial not null, project_id text not null, message_id text not null,
        annotation text not null, tags text[] not null, annotator_id text not null, annotator_username text not null
      );
      create index annotations_message on annotations (project_id, message_id, position);`,
  },
];

export interface MessageKey {
  projectId: string;
  messageId: string;
}

const ofMessage = ({ projectId, messageId }: MessageKey) =>
  and(eq(annotations.projectId, projectId), eq(annotations.messageId, messageId));

export async function annotationsOf(services: Needs<"database">, key: MessageKey): Promise<Annotation[]> {
  const rows = await services.database.sql
    .select()
    .from(annotations)
    .where(ofMessage(key))
    .orderBy(asc(annotations.position));
  return rows.map(({ id, annotation, tags, annotatorUsername }) => ({
    id,
    annotation,
    tags,
    annotator_username: annotatorUsername,
  }));
}

export interface Written {
  annotation: string;
  tags: string[];
}

export async function annotate(
  services: Needs<"accounts" | "database">,
  input: MessageKey & { userId: string; written: Written },
): Promise<void> {
  const { sql } = services.database;
  const [present] = await sql.select({ total: count() }).from(annotations).where(ofMessage(input));
  if ((present?.total ?? 0) >= MAX_ANNOTATIONS)
    throw conflict("too_many_annotations", `A message has at most ${MAX_ANNOTATIONS} annotations.`);
  const { attributes } = await services.accounts.getUser(input.userId);
  await sql.insert(annotations).values({
    id: newId("note"),
    projectId: input.projectId,
    messageId: input.messageId,
    ...input.written,
    annotatorId: input.userId,
    annotatorUsername: attributes.display_name,
  });
}

/** `written` null: the note is removed. */
export async function changeAnnotation(
  services: Needs<"database">,
  key: MessageKey & { annotationId: string },
  written: Written | null,
): Promise<void> {
  const { sql } = services.database;
  const one = and(ofMessage(key), eq(annotations.id, key.annotationId));
  const changed =
    written === null
      ? await sql.delete(annotations).where(one).returning({ id: annotations.id })
      : await sql.update(annotations).set(written).where(one).returning({ id: annotations.id });
  if (changed.length === 0) throw notFound("This annotation");
}

/** [W7.23] [IN2] */
export async function allTags(services: Needs<"database">): Promise<string[]> {
  const tag = sql<string>`unnest(${annotations.tags})`.as("tag");
  const rows = await services.database.sql
    .selectDistinct({ tag })
    .from(annotations)
    .orderBy(asc(tag))
    .limit(MAX_TAGS_LISTED);
  return rows.map((row) => row.tag);
}

export async function forgetAnnotations(services: Needs<"database">, projectId: string): Promise<void> {
  await services.database.sql.delete(annotations).where(eq(annotations.projectId, projectId));
}
