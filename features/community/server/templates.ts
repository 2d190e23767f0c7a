/** Templates of a workspace: marked projects, for as long as its members may see them. */
import { and, desc, eq, ne } from "drizzle-orm";
import { conflict } from "@slipway/kernel/errors";
import { activeProjects, getProject, screenshotUrl } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { MAX_TEMPLATES, type Template } from "../contract/index.ts";
import { templates } from "./community-tables.ts";

/** Members may not see personal projects, so such a template rests. */
const isOffered = and(
  eq(activeProjects.id, templates.projectId),
  eq(activeProjects.workspaceId, templates.workspaceId),
  ne(activeProjects.visibility, "draft"),
);

export async function listTemplates({ database }: Needs<"database">, workspaceId: string): Promise<Template[]> {
  const { id, displayName, screenshotAt } = activeProjects;
  const rows = await database.sql
    .select({ id, displayName, screenshotAt })
    .from(templates)
    .innerJoin(activeProjects, isOffered)
    .where(eq(templates.workspaceId, workspaceId))
    .orderBy(desc(templates.markedAt))
    .limit(MAX_TEMPLATES);
  return rows.map((row) => ({ id: row.id, display_name: row.displayName, screenshot_url: screenshotUrl(row) }));
}

export async function isTemplate({ database }: Needs<"database">, projectId: string): Promise<boolean> {
  const rows = await database.sql
    .select({ id: templates.projectId })
    .from(templates)
    .innerJoin(activeProjects, isOffered)
    .where(eq(templates.projectId, projectId));
  return rows.length > 0;
}

/** AppError 409 `personal_project`, 409 `too_many_templates`. */
export async function setTemplate(
  services: Needs<"clock" | "database">,
  { projectId, marked }: { projectId: string; marked: boolean },
): Promise<void> {
  const { sql: database } = services.database;
  const isThis = eq(templates.projectId, projectId);
  if (!marked) return void (await database.delete(templates).where(isThis));
  const { workspaceId, visibility } = await getProject(services, projectId);
  if (visibility === "draft")
    throw conflict(
      "personal_project",
      "The workspace's members cannot see a personal project, so it cannot be a template.",
    );
  const values = { workspaceId, markedAt: new Date(services.clock.now()) };
  await services.database.transaction(async (tx) => {
    await tx.lock(`templates ${workspaceId}`);
    const others = await tx.sql
      .select({ id: templates.projectId })
      .from(templates)
      .innerJoin(activeProjects, isOffered)
      .where(and(eq(templates.workspaceId, workspaceId), ne(templates.projectId, projectId)))
      .limit(MAX_TEMPLATES);
    if (others.length >= MAX_TEMPLATES)
      throw conflict("too_many_templates", `A workspace can have ${MAX_TEMPLATES} templates. Take one away first.`);
    await tx.sql
      .insert(templates)
      .values({ projectId, ...values })
      .onConflictDoUpdate({ target: templates.projectId, set: values });
  });
}
