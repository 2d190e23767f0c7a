/** Workspaces, as other features and the server see them. */
import { conflict } from "@slipway/kernel/errors";
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
import { createWorkspace, deletedWorkspacesOf, deleteWorkspace, restoreWorkspace } from "./lifecycle.ts";
import { cancelMany, inviteMany } from "./members-bulk.ts";
import { workspacesMigrations } from "./migrations.ts";
import { changePicture, pictureAnswer } from "./picture.ts";
import { workspaceMembers } from "./workspace-tables.ts";
import {
  ensurePersonalWorkspace,
  getOwnWorkspace,
  listWorkspaces,
  updateWorkspace,
  type WorkspacesState,
  workspacesOf,
} from "./own-workspaces.ts";

export {
  closedWorkspaces,
  getWorkspace,
  loadWorkspaceFacts,
  ownWorkspaceOf,
  setPlan,
  stopEnforcingSso,
} from "./own-workspaces.ts";
export { expiredWorkspaces, forgetWorkspace, workspaceEnds } from "./lifecycle.ts";
export { isMemberByEmail, joinWorkspace, rolesOf, shareWorkspace } from "./members.ts";
export { isOpenTo, rolesInWorkspaces, workspacePlans } from "./workspace-tables.ts";

function workspaceCall(call: Call): WorkspaceCall {
  if (call.workspace === null) throw new Error("a workspace route was called without its workspace");
  return { workspaceId: call.workspace.id, facts: call.workspace.facts, actor: actorOf(call) };
}

type Ports = Needs<"accounts" | "clock" | "config" | "database" | "events"> &
  Needs<"disk" | "objects"> &
  WorkspacesState;

const refuseWithoutProvider: WorkspacesState["checkMayEnforceSso"] = () =>
  Promise.reject(conflict("sso_not_tested", "enforce_sso: there is no single sign-on on this installation."));

const handlers = (services: Ports): Handlers<typeof workspacesContract> => ({
  list: async (_input, call) => ({ workspaces: await listWorkspaces(services, actorOf(call)) }),
  get: ({ params }, call) => getOwnWorkspace(services, params.id, actorOf(call)),
  update: async ({ params, body }, call) => {
    await updateWorkspace(services, { workspaceId: params.id, actor: actorOf(call) }, body);
    return getOwnWorkspace(services, params.id, actorOf(call));
  },
  create: async ({ body }, call) => {
    const actor = actorOf(call);
    return getOwnWorkspace(services, await createWorkspace(services, actor, body.name), actor);
  },
  remove: async ({ params, query }, call) => {
    await deleteWorkspace(services, { workspaceId: params.id, actor: actorOf(call) }, query.confirm);
    return {};
  },
  listDeleted: async (_input, call) => ({ workspaces: await deletedWorkspacesOf(services, actorOf(call).userId) }),
  restore: async ({ params }, call) => {
    const actor = actorOf(call);
    await restoreWorkspace(services, { workspaceId: params.id, actor });
    return getOwnWorkspace(services, params.id, actor);
  },
  setPicture: async ({ params }, call) => {
    await changePicture(services, params.id, call.request);
    return getOwnWorkspace(services, params.id, actorOf(call));
  },
  removePicture: async ({ params }, call) => {
    await changePicture(services, params.id, null);
    return getOwnWorkspace(services, params.id, actorOf(call));
  },
  picture: ({ params }) => pictureAnswer(services, params.photoId),
  listMembers: async ({ params }) => ({ members: await listMembers(services, params.id) }),
  addMember: ({ body }, call) => addMember(services, workspaceCall(call), body),
  inviteMany: async ({ body }, call) => ({
    results: await inviteMany(services, workspaceCall(call), body),
  }),
  cancelMany: async ({ body }, call) => ({
    cancelled: await cancelMany(services, workspaceCall(call), body.member_ids),
  }),
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
    const ports = { ...services, checkMayEnforceSso: refuseWithoutProvider };
    return mounted({
      name: "workspaces",
      contract: workspacesContract,
      handlers: handlers(ports),
      offers: { workspaces: { provideSsoCheck: (check) => void (ports.checkMayEnforceSso = check) } },
    });
  },
};
