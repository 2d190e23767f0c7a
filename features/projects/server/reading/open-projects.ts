/** For joins of other features: Postgres resolves these into the query around them. */
import { and, eq, isNull, not } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { projects } from "../projects-tables.ts";

const { id, name, displayName, workspaceId, visibility, updatedAt, screenshotAt } = projects;
const isThere = and(isNull(projects.deletedAt), not(projects.isPurging));

/** Projects that everybody may see, and whose site everybody may open. */
export const openProjects = new QueryBuilder()
  .select({ id, name, displayName, ownerId: projects.userId, updatedAt, screenshotAt })
  .from(projects)
  .where(and(eq(visibility, "public"), projects.isPublished, eq(projects.publishVisibility, "public"), isThere))
  .as("open_projects");

/** Projects outside of Trash, whoever may see them. */
export const activeProjects = new QueryBuilder()
  .select({ id, displayName, ownerId: projects.userId, workspaceId, visibility, screenshotAt })
  .from(projects)
  .where(isThere)
  .as("active_projects");
