/** Tables of workspaces, and what others may join of them. */
import { eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { boolean, pgTable, QueryBuilder, text, timestamp } from "drizzle-orm/pg-core";
import {
  ANY_SIGN_IN,
  type Plan,
  type PublishOutside,
  type Visibility,
  type WorkspaceRole,
} from "@slipway/kernel/permissions";
import type { Caller } from "../../actor.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const workspaces = pgTable("workspaces", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  plan: text("plan").$type<Plan>().notNull(),
  enforceSso: boolean("enforce_sso").notNull().default(false),
  isTemporaryEdu: boolean("is_temporary_edu").notNull().default(false),
  disablePublish: boolean("disable_publish").notNull().default(false),
  disableNamedPreviews: boolean("disable_named_previews").notNull().default(false),
  cloudDisabled: boolean("cloud_disabled").notNull().default(false),
  defaultVisibility: text("default_visibility").$type<Visibility>().notNull().default("private"),
  defaultWebsiteAccess: text("default_website_access").$type<"public" | "private">().notNull().default("public"),
  publishOutside: text("publish_outside").$type<PublishOutside>().notNull().default("editor"),
  /** The person whose sign-up made it: makes the making idempotent. */
  personalOf: text("personal_of"),
  /** Path of the picture under a random id, as photos of people have it. */
  picture: text("picture"),
  /** Null for workspaces that a sign-up made. */
  createdBy: text("created_by"),
  /** Both are set while the workspace is deleted and can be restored. */
  deletedAt: time("deleted_at"),
  purgeAt: time("purge_at"),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
});

export const workspaceMembers = pgTable("workspace_members", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  /** Null until the invitation is accepted. */
  userId: text("user_id"),
  email: text("email").notNull(),
  role: text("role").$type<WorkspaceRole>().notNull(),
  invitationId: text("invitation_id"),
  joinedAt: time("joined_at"),
});

/**
 * For joins of other features: what a workspace's plan is. Postgres resolves it into the query around it. A deleted
 * workspace has a plan too, because running work is still booked.
 */
export const workspacePlans = new QueryBuilder()
  .select({
    id: workspaces.id,
    plan: workspaces.plan,
    enforceSso: workspaces.enforceSso,
    createdAt: workspaces.createdAt,
    deletedAt: workspaces.deletedAt,
  })
  .from(workspaces)
  .as("workspace_plans");

const { workspaceId, userId, role } = workspaceMembers;

/** For joins of other features: the role of everybody in each workspace. The name tells two of them in a query apart. */
export const rolesInWorkspaces = (name = "workspace_roles") =>
  new QueryBuilder().select({ workspaceId, userId, role }).from(workspaceMembers).as(name);

/** `needsSso` of the permissions as a condition: the caller's sign-in lets them act in the workspace as its member. */
export const isOpenTo = (
  plans: typeof workspacePlans,
  roles: ReturnType<typeof rolesInWorkspaces>,
  caller: Pick<Caller, "ssoWorkspaceId"> | null,
): SQL =>
  or(
    not(plans.enforceSso),
    isNull(roles.role),
    eq(roles.role, "owner"),
    sql`${caller?.ssoWorkspaceId ?? ""} in (${plans.id}, ${ANY_SIGN_IN})`,
  )!;
