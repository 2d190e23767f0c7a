/** Workspaces and their switches. [WS1] [W3.12] */
import { notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { type Plan, type WorkspaceFacts, type WorkspaceRole, workspacePermissions } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import { idSchema, type User } from "../../accounts/contract/index.ts";
import type { NewAccount } from "../../accounts/server/index.ts";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import type { OwnWorkspace, Workspace } from "../contract/index.ts";

interface WorkspaceRow {
  id: string;
  name: string;
  plan: Plan;
  enforce_sso: boolean;
  is_temporary_edu: boolean;
  disable_publish: boolean;
  disable_named_previews: boolean;
  cloud_disabled: boolean;
}

const COLUMNS =
  "w.id, w.name, w.plan, w.enforce_sso, w.is_temporary_edu, w.disable_publish, w.disable_named_previews, w.cloud_disabled";

const workspaceOfRow = (row: WorkspaceRow): Workspace => ({
  id: row.id,
  name: row.name,
  plan: row.plan,
  enforce_sso: row.enforce_sso,
  workspace_is_temporary_edu: row.is_temporary_edu,
  disable_publish: row.disable_publish,
  disable_named_previews: row.disable_named_previews,
  cloud_disabled: row.cloud_disabled,
});

const ownWorkspace = (row: WorkspaceRow, role: WorkspaceRole): OwnWorkspace => ({
  ...workspaceOfRow(row),
  role,
  permissions: workspacePermissions({ workspaceRole: role }),
});

/** The workspace everyone gets at sign-up, on the installation's default plan. Idempotent. */
export async function ensurePersonalWorkspace(
  { database, config }: Needs<"config" | "database">,
  account: NewAccount,
): Promise<void> {
  const { userId, email, displayName } = account;
  await database.transaction(async ({ client }) => {
    const id = newId("ws");
    const made = await client.query(
      "insert into workspaces (id, name, plan, personal_of) values ($1, $2, $3, $4) on conflict (personal_of) do nothing",
      [id, `${displayName}'s workspace`.slice(0, 80), config.defaultPlan, userId],
    );
    if (made.rowCount === 0) return;
    await client.query(
      "insert into workspace_members (id, workspace_id, user_id, email, role, joined_at) values ($1, $2, $3, $4, 'owner', now())",
      [newId("wm"), id, userId, email],
    );
  });
}

type MembershipRow = WorkspaceRow & { role: WorkspaceRole };

async function memberships({ database }: Needs<"database">, userId: string): Promise<MembershipRow[]> {
  return database.read<MembershipRow>({
    name: "workspaces-memberships",
    text: `select ${COLUMNS}, m.role from workspace_members m join workspaces w on w.id = m.workspace_id
           where m.user_id = $1 order by m.joined_at, w.id`,
    values: [userId],
  });
}

export const listWorkspaces = async (services: Needs<"database">, userId: string): Promise<OwnWorkspace[]> =>
  (await memberships(services, userId)).map((row) => ownWorkspace(row, row.role));

export const workspacesOf = async (services: Needs<"database">, userId: string): Promise<User["workspaces"]> =>
  (await memberships(services, userId)).map(({ id, name, plan, role }) => ({ id, name, plan, role }));

/** Null for an unknown id. */
export async function getWorkspace({ database }: Needs<"database">, workspaceId: string): Promise<Workspace | null> {
  const [row] = await database.read<WorkspaceRow>({
    name: "workspaces-by-id",
    text: `select ${COLUMNS} from workspaces w where w.id = $1`,
    values: [workspaceId],
  });
  return row === undefined ? null : workspaceOfRow(row);
}

export async function getOwnWorkspace(
  services: Needs<"database">,
  workspaceId: string,
  userId: string,
): Promise<OwnWorkspace> {
  const found = (await memberships(services, userId)).find(({ id }) => id === workspaceId);
  if (found === undefined) throw notFound("This workspace");
  return ownWorkspace(found, found.role);
}

export interface WorkspaceChange {
  name?: string;
  enforce_sso?: boolean;
  disable_publish?: boolean;
  disable_named_previews?: boolean;
  cloud_disabled?: boolean;
}

/** Fields that are left out stay as they are. */
export async function updateWorkspace(
  { database }: Needs<"database">,
  workspaceId: string,
  change: WorkspaceChange,
): Promise<void> {
  await database.pool.query(
    `update workspaces set name = coalesce($2, name), enforce_sso = coalesce($3, enforce_sso),
       disable_publish = coalesce($4, disable_publish), disable_named_previews = coalesce($5, disable_named_previews),
       cloud_disabled = coalesce($6, cloud_disabled), updated_at = now()
     where id = $1`,
    [
      workspaceId,
      change.name,
      change.enforce_sso,
      change.disable_publish,
      change.disable_named_previews,
      change.cloud_disabled,
    ],
  );
}

/** For billing, inside its transaction: plan and credits change together. */
export async function setPlan(
  { workspaceId, plan }: { workspaceId: string; plan: Plan },
  { client }: Transaction,
): Promise<void> {
  await client.query("update workspaces set plan = $2, updated_at = now() where id = $1", [workspaceId, plan]);
}

/** Facts for the policy of a route; null when there is no such workspace. One prepared statement. */
export async function loadWorkspaceFacts(
  { database }: Needs<"database">,
  workspaceId: string,
  actor: Actor | null,
): Promise<WorkspaceFacts | null> {
  if (!idSchema.safeParse(workspaceId).success) return null;
  const [row] = await database.read<{ role: WorkspaceRole | null }>({
    name: "workspaces-facts",
    text: `select m.role from workspaces w
           left join workspace_members m on m.workspace_id = w.id and m.user_id = $2 where w.id = $1`,
    values: [workspaceId, actor?.userId ?? null],
  });
  return row === undefined ? null : { workspaceRole: row.role };
}
