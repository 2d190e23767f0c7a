import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { ImageType } from "../contract/index.ts";

export const uploads = pgTable("uploads", {
  /** Also the object's key below `uploads/`. */
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  fileName: text("file_name").notNull(),
  mediaType: text("media_type").$type<ImageType>().notNull(),
  bytes: integer("bytes").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  /** Null until it is sent; from then on it lives and ends with the project. */
  projectId: text("project_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
export type UploadRow = typeof uploads.$inferSelect;

export const objectKey = (id: string): string => `uploads/${id}`;

export const migrations: readonly Migration[] = [
  {
    owner: "uploads",
    name: "001-uploads",
    sql: `
      create table uploads (
        id text primary key, user_id text not null, file_name text not null, media_type text not null, bytes integer not null,
        width integer not null, height integer not null, project_id text, created_at timestamptz not null
      );
      create index uploads_by_project on uploads (project_id) where project_id is not null;
      create index uploads_unsent on uploads (user_id, created_at) where project_id is null;
      create index uploads_by_name on uploads (user_id, file_name, created_at);`,
  },
];
