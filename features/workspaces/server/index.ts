/** Workspaces, as other features and the server see them. */
import { conflict } from "@slipway/kernel/errors";
import { actorOf } from "../../accounts/server/index.ts";
import { recordAudit } from "../../audit/server/index.ts";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { accountReclaimed } from "../../accounts/contract/index.ts";
import { workspaceLive, workspacesContract } from "../contract/index.ts";
import {
  addMember,
  listMembers,
  memberInviteLink,
  resendMemberInvitation,
  refusalToJoin,
  removeMember,
  removeOthers,
  updateMember,
  type WorkspaceCall,
} from "./members/members.ts";
import { createWorkspace, deletedWorkspacesOf, deleteWorkspace, restoreWorkspace } from "./lifecycle.ts";
import { listAllWorkspaces, setAccountEducation, setWorkspaceEducation } from "./education.ts";
import { cancelMany, inviteMany } from "./members/members-bulk.ts";
import { lockMembers } from "./members/rights-now.ts";
import { workspacesMigrations } from "./migrations.ts";
import { CHANGES, tellWorkspace, type TellPorts } from "./tell-workspace.ts";
import { changePicture, pictureAnswer } from "./picture.ts";
import { workspaceMembers } from "./workspace-tables.ts";
import {
  ensurePersonalWorkspace,
  getOwnWorkspace,
  listWorkspaces,
  setPlan,
  updateWorkspace,
  type WorkspacesState,
  workspacesOf,
} from "./own-workspaces.ts";

export { closedWorkspaces, getWorkspace, ownWorkspaceOf, planNow, stopEnforcingSso } from "./own-workspaces.ts";
export { expiredWorkspaces, forgetWorkspace, workspaceEnds } from "./lifecycle.ts";
export { isMemberByEmail, joinWorkspace, rolesOf, shareWorkspace } from "./members/members.ts";
export { factsNow, loadWorkspaceFacts, lockMembers, requireNow, roleNow } from "./members/rights-now.ts";
export { enterProvisioned, firstOwner, leaveProvisioned, memberEmails } from "./members/provisioned.ts";
export { isOpenTo, rolesInWorkspaces, workspacePlans } from "./workspace-tables.ts";
export type { ChangedPlan, RoleLowered } from "./workspaces.ts";

function workspaceCall(call: Call): WorkspaceCall {
  if (call.workspace === null) throw new Error("a workspace route was called without its workspace");
  return { workspaceId: call.workspace.id, facts: call.workspace.facts, actor: actorOf(call) };
}

type Ports = Needs<"accounts" | "clock" | "config" | "database" | "events"> &
  Needs<"disk" | "objects"> &
  TellPorts &
  WorkspacesState;

/** The work's answer, once open pages of the workspace were told of it. */
async function told<T>(services: TellPorts, workspaceId: string, work: Promise<T>): Promise<T> {
  const answer = await work;
  await tellWorkspace(services, workspaceId);
  return answer;
}

const refuseWithoutProvider: WorkspacesState["checkMayEnforceSso"] = () =>
  Promise.reject(conflict("sso_not_tested", "enforce_sso: there is no single sign-on on this installation."));

const handlers = (services: Ports): Handlers<typeof workspacesContract> => ({
  list: async (_input, call) => ({ workspaces: await listWorkspaces(services, actorOf(call)) }),
  get: ({ params }, call) => getOwnWorkspace(services, params.id, actorOf(call)),
  update: async ({ params, body }, call) => {
    await told(services, params.id, updateWorkspace(services, { workspaceId: params.id, actor: actorOf(call) }, body));
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
    await changePicture(services, { workspaceId: params.id, actor: actorOf(call) }, call.request);
    return getOwnWorkspace(services, params.id, actorOf(call));
  },
  removePicture: async ({ params }, call) => {
    await changePicture(services, { workspaceId: params.id, actor: actorOf(call) }, null);
    return getOwnWorkspace(services, params.id, actorOf(call));
  },
  picture: ({ params }) => pictureAnswer(services, params.photoId),
  listMembers: async ({ params }) => ({ members: await listMembers(services, params.id) }),
  addMember: ({ params, body }, call) => told(services, params.id, addMember(services, workspaceCall(call), body)),
  inviteMany: async ({ params, body }, call) => ({
    results: await told(services, params.id, inviteMany(services, workspaceCall(call), body)),
  }),
  cancelMany: async ({ params, body }, call) => ({
    cancelled: await told(services, params.id, cancelMany(services, workspaceCall(call), body.member_ids)),
  }),
  inviteLink: async ({ params }, call) => ({
    invite_url: await memberInviteLink(services, workspaceCall(call), params.userId),
  }),
  resend: async ({ params }, call) => ({
    mailed: await resendMemberInvitation(services, workspaceCall(call), params.userId),
  }),
  listAll: ({ query }) => listAllWorkspaces(services, query),
  setWorkspaceEducation: async ({ params, body }, call) => {
    const meant = { workspaceId: params.workspaceId, actor: actorOf(call) };
    await setWorkspaceEducation(services, meant, body.workspace_is_temporary_edu);
    return {};
  },
  setAccountEducation: async ({ params, body }, call) => {
    await setAccountEducation(services, { userId: params.userId, actor: actorOf(call) }, body.user_is_temporary_edu);
    return {};
  },
  updateMember: ({ params, body }, call) => {
    const change = { idOrUserId: params.userId, role: body.role };
    return told(services, params.id, updateMember(services, workspaceCall(call), change));
  },
  removeMember: async ({ params }, call) => {
    await told(services, params.id, removeMember(services, workspaceCall(call), params.userId));
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
    services.accounts.joinWaitingPeople({
      table: workspaceMembers,
      belongsTo: workspaceMembers.workspaceId,
      kind: "workspace",
      role: workspaceMembers.role,
      lock: lockMembers,
      refusal: (workspaceId) => refusalToJoin(services, workspaceId),
      record: (tx, { home: workspaceId, role, person }) =>
        recordAudit(tx, {
          ...{ workspaceId, actor: person, action: "member.joined" },
          about: { what: "an invitation", to: role },
        }),
      joined: (workspaceId) => tellWorkspace(services, workspaceId),
    });
    services.events.on(accountReclaimed, ({ userId }) => removeOthers(services, userId));
    const none = { takenOut: [], roleLowered: [], planChanged: [] };
    const ports: Ports = { ...services, ...none, checkMayEnforceSso: refuseWithoutProvider };
    return mounted({
      name: "workspaces",
      contract: workspacesContract,
      handlers: handlers(ports),
      livePaths: [{ definition: workspaceLive, snapshot: () => Promise.resolve([CHANGES]) }],
      offers: {
        workspaces: {
          provideSsoCheck: (check) => void (ports.checkMayEnforceSso = check),
          whenTakenOut: (work) => void ports.takenOut.push(work),
          whenRoleLowered: (work) => void ports.roleLowered.push(work),
          whenPlanChanged: (work) => void ports.planChanged.push(work),
          setPlan: (tx, change) => setPlan(ports, tx, change),
        },
      },
    });
  },
};
