/** Workspaces, as other features and the server see them. */
import { actorOf } from "../../accounts/server/index.ts";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { accountReclaimed } from "../../accounts/contract/index.ts";
import { workspacesContract } from "../contract/index.ts";
import {
  addMember,
  listMembers,
  memberInviteLink,
  removeMember,
  removeOthers,
  updateMember,
  type WorkspaceCall,
} from "./members.ts";
import { workspacesMigrations } from "./migrations.ts";
import { workspaceMembers } from "./workspace-tables.ts";
import {
  ensurePersonalWorkspace,
  getOwnWorkspace,
  listWorkspaces,
  updateWorkspace,
  workspacesOf,
} from "./workspaces.ts";

export { getWorkspace, loadWorkspaceFacts, ownWorkspaceOf, setPlan } from "./workspaces.ts";
export { isMemberByEmail, rolesOf, shareWorkspace } from "./members.ts";
export { rolesInWorkspaces, workspacePlans } from "./workspace-tables.ts";

function workspaceCall(call: Call): WorkspaceCall {
  if (call.workspace === null) throw new Error("a workspace route was called without its workspace");
  return { workspaceId: call.workspace.id, facts: call.workspace.facts, actor: actorOf(call) };
}

const handlers = (services: Needs<"accounts" | "database">): Handlers<typeof workspacesContract> => ({
  list: async (_input, call) => ({ workspaces: await listWorkspaces(services, actorOf(call).userId) }),
  get: ({ params }, call) => getOwnWorkspace(services, params.id, actorOf(call).userId),
  update: async ({ params, body }, call) => {
    await updateWorkspace(services, params.id, body);
    return getOwnWorkspace(services, params.id, actorOf(call).userId);
  },
  listMembers: async ({ params }) => ({ members: await listMembers(services, params.id) }),
  addMember: ({ body }, call) => addMember(services, workspaceCall(call), body),
  inviteLink: async ({ params }, call) => ({
    invite_url: await memberInviteLink(services, workspaceCall(call), params.userId),
  }),
  updateMember: ({ params, body }, call) =>
    updateMember(services, workspaceCall(call), { idOrUserId: params.userId, role: body.role }),
  removeMember: async ({ params }, call) => {
    await removeMember(services, workspaceCall(call), params.userId);
    return {};
  },
});

export const feature: Feature = {
  name: "workspaces",
  migrations: workspacesMigrations,
  mount(services) {
    services.accounts.provideHome({
      ensureWorkspace: (account) => ensurePersonalWorkspace(services, account),
      workspacesOf: (userId) => workspacesOf(services, userId),
    });
    services.accounts.joinWaitingPeople({ table: workspaceMembers, belongsTo: workspaceMembers.workspaceId });
    services.events.on(accountReclaimed, ({ userId }) => removeOthers(services, userId));
    return mounted({ name: "workspaces", contract: workspacesContract, handlers: handlers(services) });
  },
};
