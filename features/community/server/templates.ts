/** Templates of a workspace: marked projects, for as long as its members may see them. */
import { and, desc, eq, ne } from "drizzle-orm";
import { conflict } from "@slipway/kernel/errors";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../actor.ts";
import { recordOnProject } from "../../audit/server/index.ts";
import { activeProjects, type ProjectRow, requireOnProject, screenshotUrl } from "../../projects/server/index.ts";
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
  { projectId, actor }: { projectId: string; actor: Actor },
  marked: boolean,
): Promise<void> {
  const isThis = eq(templates.projectId, projectId);
  await services.database.transaction(async (tx) => {
    const { project } = await requireOnProject(tx, { projectId, actor }, "ManageProjectSettings");
    if (!marked) {
      const { rowCount } = await tx.sql.delete(templates).where(isThis);
      if (rowCount === 1) await recordOnProject(tx, project, { actor, action: "template.ended" });
      return;
    }
    const { workspaceId, visibility } = project;
    if (visibility === "draft")
      throw conflict(
        "personal_project",
        "The workspace's members cannot see a personal project, so it cannot be a template.",
      );
    await tx.lock(`templates ${workspaceId}`);
    await refuseTooMany(tx, project);
    const isKnown = (await tx.sql.$count(templates, and(isThis, eq(templates.workspaceId, workspaceId)))) === 1;
    const values = { workspaceId, markedAt: new Date(services.clock.now()) };
    await tx.sql
      .insert(templates)
      .values({ projectId, ...values })
      .onConflictDoUpdate({ target: templates.projectId, set: values });
    if (!isKnown) await recordOnProject(tx, project, { actor, action: "template.marked" });
  });
}

async function refuseTooMany({ sql: tx }: Pick<Transaction, "sql">, { id, workspaceId }: ProjectRow): Promise<void> {
  const others = await tx
    .select({ id: templates.projectId })
    .from(templates)
    .innerJoin(activeProjects, isOffered)
    .where(and(eq(templates.workspaceId, workspaceId), ne(templates.projectId, id)))
    .limit(MAX_TEMPLATES);
  if (others.length >= MAX_TEMPLATES)
    throw conflict("too_many_templates", `A workspace can have ${MAX_TEMPLATES} templates. Take one away first.`);
}
