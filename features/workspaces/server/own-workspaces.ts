/** Workspaces and their switches. [WS1] [W3.12] */
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { notFound, planRequired } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import {
  isBusinessTier,
  needsSso,
  type Plan,
  type WorkspaceRole,
  workspacePermissions,
} from "@slipway/kernel/permissions";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Database, Transaction } from "@slipway/platform/database/port";
import type { User } from "../../accounts/contract/index.ts";
import { type AuditActor, recordAudit } from "../../audit/server/index.ts";
import type { NewAccount } from "../../accounts/server/index.ts";
import type { Actor, Caller } from "../../actor.ts";
import { requireNow } from "./members/rights-now.ts";
import type { Needs } from "../../services.ts";
import type { OwnWorkspace, Workspace } from "../contract/index.ts";
import { workspaceMembers, workspaces } from "./workspace-tables.ts";
import type { ChangedPlan, PlanChanged, RoleLowered, TakenOut } from "./workspaces.ts";

/** The state of workspaces, built once by `mount`. */
export interface WorkspacesState {
  /** Refuses to enforce single sign-on where nobody could sign in with it. Replaced by the feature that has the providers. */
  checkMayEnforceSso: (tx: Transaction, workspaceId: string) => Promise<void>;
  /** Supplied by features that let people in by themselves. */
  takenOut: TakenOut[];
  /** Supplied by features that act for a person who holds a role, or by what a plan has. */
  roleLowered: RoleLowered[];
  planChanged: PlanChanged[];
}

/** As on the wire. */
const columns = {
  id: workspaces.id,
  name: workspaces.name,
  plan: workspaces.plan,
  enforce_sso: workspaces.enforceSso,
  workspace_is_temporary_edu: workspaces.isTemporaryEdu,
  disable_publish: workspaces.disablePublish,
  disable_named_previews: workspaces.disableNamedPreviews,
  cloud_disabled: workspaces.cloudDisabled,
  default_visibility: workspaces.defaultVisibility,
  default_website_access: workspaces.defaultWebsiteAccess,
  publish_outside: workspaces.publishOutside,
};

type Membership = Workspace & { role: WorkspaceRole; picture_url: string | null };

function ownWorkspace(membership: Membership, { ssoWorkspaceId }: Caller): OwnWorkspace {
  const { id: workspaceId, enforce_sso: enforceSso, role: workspaceRole } = membership;
  const isWithheld = needsSso({ workspaceId, enforceSso, workspaceRole }, ssoWorkspaceId);
  const permissions = isWithheld ? [] : workspacePermissions({ workspaceRole });
  return { ...membership, permissions, needs_sso: isWithheld };
}

/** The workspace everyone gets at sign-up, on the installation's default plan. Idempotent. */
export async function ensurePersonalWorkspace(
  { database, config }: Needs<"config" | "database">,
  account: NewAccount,
): Promise<void> {
  const { userId, email, displayName } = account;
  await database.transaction(async ({ sql: tx }) => {
    const id = newId("ws");
    const name = `${displayName}'s workspace`.slice(0, 80);
    const made = await tx
      .insert(workspaces)
      .values({ id, name, plan: config.defaultPlan, personalOf: userId })
      .onConflictDoNothing({ target: workspaces.personalOf });
    if (made.rowCount === 0) return;
    const owner = { id: newId("wm"), workspaceId: id, userId, email, role: "owner" } as const;
    await tx.insert(workspaceMembers).values({ ...owner, joinedAt: sql`now()` });
  });
}

const membershipsOfUser = lookup("workspaces-memberships", (select) =>
  select
    .select({ ...columns, picture_url: workspaces.picture, role: workspaceMembers.role })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.userId, sql.placeholder("userId")), isNull(workspaces.deletedAt)))
    .orderBy(asc(workspaceMembers.joinedAt), asc(workspaces.id)),
);

const memberships = ({ database }: Needs<"database">, userId: string): Promise<Membership[]> =>
  database.read(membershipsOfUser, { userId });

export const listWorkspaces = async (services: Needs<"database">, caller: Caller): Promise<OwnWorkspace[]> =>
  (await memberships(services, caller.userId)).map((membership) => ownWorkspace(membership, caller));

/** Ids of workspaces whose member the caller is, and which their sign-in does not open. */
export const closedWorkspaces = async (services: Needs<"database">, caller: Caller): Promise<Set<string>> =>
  new Set((await listWorkspaces(services, caller)).flatMap((one) => (one.needs_sso ? one.id : [])));

export const workspacesOf = async (services: Needs<"database">, userId: string): Promise<User["workspaces"]> =>
  (await memberships(services, userId)).map(({ id, name, plan, role }) => ({ id, name, plan, role }));

const byId = lookup("workspaces-by-id", (select) =>
  select
    .select(columns)
    .from(workspaces)
    .where(eq(workspaces.id, sql.placeholder("workspaceId"))),
);

/** Null for an unknown id. A deleted workspace is found. */
export async function getWorkspace(
  { database }: { database: Pick<Database, "read"> },
  workspaceId: string,
): Promise<Workspace | null> {
  const [workspace] = await database.read(byId, { workspaceId });
  return workspace ?? null;
}

export async function getOwnWorkspace(
  services: Needs<"database">,
  workspaceId: string,
  caller: Caller,
): Promise<OwnWorkspace> {
  const found = (await memberships(services, caller.userId)).find(({ id }) => id === workspaceId);
  if (found === undefined) throw notFound("This workspace");
  return ownWorkspace(found, caller);
}

export interface WorkspaceChange {
  name?: string;
  enforce_sso?: boolean;
  disable_publish?: boolean;
  disable_named_previews?: boolean;
  cloud_disabled?: boolean;
  default_visibility?: Workspace["default_visibility"];
  default_website_access?: Workspace["default_website_access"];
  publish_outside?: Workspace["publish_outside"];
}

/** Id of the workspace that the person's sign-up made. */
export async function ownWorkspaceOf({ database }: Needs<"database">, userId: string): Promise<string | null> {
  const [own] = await database.sql
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.personalOf, userId));
  return own?.id ?? null;
}

/** As the log of what people did names them. */
const SETTINGS: Readonly<Record<Exclude<keyof WorkspaceChange, "name">, string>> = {
  enforce_sso: "Enforce single sign-on",
  disable_publish: "Disable publishing",
  disable_named_previews: "Disable preview links",
  cloud_disabled: "Disable backends",
  default_visibility: "Visibility of new projects",
  default_website_access: "Website access of new projects",
  publish_outside: "Who may publish to everybody",
};

const WORDS: Readonly<Record<string, string>> = {
  public: "everybody",
  private: "the workspace",
  draft: "personal",
  editor: "editors, admins and owners",
  admin: "admins and owners",
  owner: "owners",
};
const inWords = (value: boolean | string): string =>
  typeof value === "boolean" ? onOrOff(value) : (WORDS[value] ?? value);

/** Throws 403 `plan_required` for defaults that the plan does not have. */
function checkPlan(plan: Plan, change: WorkspaceChange): void {
  if (change.default_visibility === "draft" && !isBusinessTier(plan))
    throw planRequired("biz", "BUSINESS_PERSONAL_PROJECT", "Personal projects need the Business plan.");
  if (change.default_website_access === "private" && !isBusinessTier(plan))
    throw planRequired("biz", "BUSINESS_PRIVATE_WEBSITE", "Private websites need the Business plan.");
  if ((change.publish_outside ?? "editor") !== "editor" && plan !== "enterprise")
    throw planRequired("enterprise", "ENTERPRISE_PUBLISH_OUTSIDE", "This setting needs the Enterprise plan.");
}

/** Fields that are left out stay as they are. */
export async function updateWorkspace(
  { database, checkMayEnforceSso }: Needs<"database"> & Pick<WorkspacesState, "checkMayEnforceSso">,
  { workspaceId, actor }: { workspaceId: string; actor: Actor },
  change: WorkspaceChange,
): Promise<void> {
  await database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "ManageWorkspace");
    const isMeant = eq(workspaces.id, workspaceId);
    const isOff = and(isMeant, eq(workspaces.enforceSso, false));
    // Before the row is locked: disconnecting the provider takes the check's lock first, and then the row.
    if (change.enforce_sso === true && (await tx.sql.$count(workspaces, isOff)) === 1)
      await checkMayEnforceSso(tx, workspaceId);
    const [before] = await tx.sql.select(columns).from(workspaces).where(isMeant).for("update");
    if (before === undefined) throw notFound("This workspace");
    checkPlan(before.plan, change);
    await tx.sql
      .update(workspaces)
      .set({
        name: change.name,
        enforceSso: change.enforce_sso,
        disablePublish: change.disable_publish,
        disableNamedPreviews: change.disable_named_previews,
        cloudDisabled: change.cloud_disabled,
        defaultVisibility: change.default_visibility,
        defaultWebsiteAccess: change.default_website_access,
        publishOutside: change.publish_outside,
        updatedAt: sql`now()`,
      })
      .where(isMeant);
    if (change.name !== undefined && change.name !== before.name) {
      const about = { from: before.name, to: change.name };
      await recordAudit(tx, { workspaceId, actor, action: "workspace.renamed", about });
    }
    for (const [name, what] of Object.entries(SETTINGS) as [keyof typeof SETTINGS, string][]) {
      const value = change[name];
      if (value === undefined || value === before[name]) continue;
      await recordAudit(tx, { workspaceId, actor, action: "workspace.changed", about: { what, to: inWords(value) } });
    }
  });
}

/** For the feature of single sign-on, when its provider is disconnected. */
export async function stopEnforcingSso(
  tx: Pick<Transaction, "sql">,
  { workspaceId, actor }: { workspaceId: string; actor: AuditActor },
): Promise<void> {
  const { rowCount } = await tx.sql
    .update(workspaces)
    .set({ enforceSso: false, updatedAt: sql`now()` })
    .where(and(eq(workspaces.id, workspaceId), workspaces.enforceSso));
  const about = { what: SETTINGS.enforce_sso, to: onOrOff(false) };
  if (rowCount === 1) await recordAudit(tx, { workspaceId, actor, action: "workspace.changed", about });
}

export const onOrOff = (value: boolean): string => (value ? "on" : "off");

/** For billing, inside its transaction: plan and credits change together. False: it had that plan. */
export async function setPlan(
  { planChanged }: Pick<WorkspacesState, "planChanged">,
  tx: Transaction,
  change: ChangedPlan,
): Promise<boolean> {
  const { workspaceId, plan } = change;
  const { rowCount } = await tx.sql
    .update(workspaces)
    .set({ plan, updatedAt: sql`now()` })
    .where(and(eq(workspaces.id, workspaceId), ne(workspaces.plan, plan)));
  if (rowCount !== 1) return false;
  for (const work of planChanged) await work(tx, change);
  return true;
}

/** The plan until the end of the transaction: whoever changes it waits. Null for an unknown workspace. */
export async function planNow({ sql: tx }: Pick<Transaction, "sql">, workspaceId: string): Promise<Plan | null> {
  const [row] = await tx
    .select({ plan: workspaces.plan })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for("share");
  return row?.plan ?? null;
}
