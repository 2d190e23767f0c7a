/** The table of sharing, and what others may join of it. */
import { pgTable, QueryBuilder, text, timestamp } from "drizzle-orm/pg-core";
import type { AccessLevel } from "@slipway/kernel/permissions";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const collaborators = pgTable("collaborators", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  /** Null until the invitation is accepted. */
  userId: text("user_id"),
  email: text("email").notNull(),
  accessLevel: text("access_level").$type<AccessLevel>().notNull(),
  invitationId: text("invitation_id"),
  invitedBy: text("invited_by"),
  createdAt: time("created_at").notNull().defaultNow(),
  joinedAt: time("joined_at"),
});

const { projectId, userId, accessLevel } = collaborators;

/** For joins of other features: the level of everybody in each project. The name tells two of them in a query apart. */
export const levelsInProjects = (name = "project_levels") =>
  new QueryBuilder().select({ projectId, userId, accessLevel }).from(collaborators).as(name);
