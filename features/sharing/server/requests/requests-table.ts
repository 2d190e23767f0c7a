import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { GivenLevel } from "../level-rules.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One of each person and project. */
export const accessRequests = pgTable("access_requests", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  userId: text("user_id").notNull(),
  accessLevel: text("access_level").$type<GivenLevel>().notNull(),
  message: text("message").notNull().default(""),
  createdAt: time("created_at").notNull(),
  declinedAt: time("declined_at"),
});
