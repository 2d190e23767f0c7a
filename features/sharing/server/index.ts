/** Sharing, as other features and the server see it. */
import { actorOf } from "../../accounts/server/index.ts";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import { accountDeactivated, accountReclaimed } from "../../accounts/contract/index.ts";
import type { Needs } from "../../services.ts";
import { accessAsked } from "../contract/events.ts";
import { sharingContract } from "../contract/index.ts";
import { peopleLive } from "../contract/live.ts";
import {
  addCollaborator,
  collaboratorInviteLink,
  recordJoining,
  refusalToJoin,
  removeInvitedBy,
  removeCollaborator,
  resendInvitation,
  type SharingCall,
  updateCollaborator,
} from "./collaborators.ts";
import { collaborators } from "./collaborators-table.ts";
import { type LinkCounts, listWithLinks } from "./list-with-links.ts";
import type { PreviewLinkCounts } from "./sharing.ts";
import { KnownProjects } from "./known-projects.ts";
import {
  createInviteLink,
  endLinksOf,
  type LinkPorts,
  listInviteLinks,
  removeInviteLink,
} from "./links/invite-links.ts";
import { admitsNewAccount, lookUpInviteLink, redeemInviteLink } from "./links/redeem-link.ts";
import { lockPeople } from "./lock-people.ts";
import { sharingMigrations } from "./migrations.ts";
import {
  acceptAccessRequest,
  type AnswerPorts,
  declineAccessRequest,
  forgetRequestsOf,
  listAccessRequests,
} from "./requests/answer-request.ts";
import { askForAccess, type AskPorts, hearAskers } from "./requests/ask-for-access.ts";
import { listSharedProjects } from "./shared-projects.ts";
import { PEOPLE, tellPeople, type TellPorts } from "./tell-people.ts";

export { levelsInProjects } from "./collaborators-table.ts";
export {
  addOwner,
  collaboratorLevel,
  leaveProjects,
  projectsWithPerson,
  removeProjectSharing,
} from "./collaborators.ts";
export { lockPeople } from "./lock-people.ts";
export type { PreviewLinkCounts, SharedProject, Sharing } from "./sharing.ts";

function sharingCall(call: Call): SharingCall {
  if (call.project === null) throw new Error("a project route was called without its project");
  return { projectId: call.project.id, facts: call.project.facts, actor: actorOf(call) };
}

type SharingServices = LinkPorts & AnswerPorts & AskPorts & TellPorts & Needs<"events"> & LinkCounts;

/** The work's answer, once open panels of the project were told of it. */
async function told<T>(services: TellPorts, projectId: string, work: Promise<T>): Promise<T> {
  const answer = await work;
  await tellPeople(services, projectId);
  return answer;
}

const handlers = (services: SharingServices): Handlers<typeof sharingContract> => ({
  list: async ({ params }) => ({ collaborators: await listWithLinks(services, params.id) }),
  add: ({ params, body }, call) =>
    told(
      services,
      params.projectId,
      addCollaborator(services, sharingCall(call), { email: body.email, level: body.access_level }),
    ),
  inviteLink: async ({ params }, call) => ({
    invite_url: await collaboratorInviteLink(services, sharingCall(call), params.collaboratorId),
  }),
  resend: async ({ params }, call) => ({
    mailed: await resendInvitation(services, sharingCall(call), params.collaboratorId),
  }),
  update: async ({ params, body }, call) => {
    const { projectId, collaboratorId } = params;
    const change = { collaboratorId, level: body.access_level };
    await told(services, projectId, updateCollaborator(services, sharingCall(call), change));
    return {};
  },
  remove: async ({ params }, call) => {
    const { projectId, collaboratorId } = params;
    await told(services, projectId, removeCollaborator(services, sharingCall(call), collaboratorId));
    return {};
  },
  shared: async (_input, call) => ({ projects: await listSharedProjects(services, actorOf(call)) }),
  createLink: ({ body }, call) => createInviteLink(services, sharingCall(call), body.access_level),
  listLinks: async (_input, call) => ({ magic_codes: await listInviteLinks(services, sharingCall(call)) }),
  removeLink: async ({ params }, call) => {
    await removeInviteLink(services, sharingCall(call), params.magicCodeId);
    return {};
  },
  lookUpLink: ({ params }, call) => lookUpInviteLink(services, params.id, call.actor),
  ask: async ({ params, body }, call) => {
    const { userId } = actorOf(call);
    await askForAccess(services, { projectId: params.id, userId, level: body.access_level, message: body.message });
    return {};
  },
  listRequests: async ({ params }) => ({ access_requests: await listAccessRequests(services, params.id) }),
  acceptRequest: ({ params, body }, call) =>
    told(
      services,
      params.projectId,
      acceptAccessRequest(services, sharingCall(call), { requestId: params.requestId, level: body.access_level }),
    ),
  declineRequest: async ({ params }, call) => {
    await told(services, params.projectId, declineAccessRequest(services, sharingCall(call), params.requestId));
    return {};
  },
  redeemLink: async ({ params }, call) => {
    const joined = await redeemInviteLink(services, params.id, actorOf(call));
    await tellPeople(services, joined.project_id);
    return joined;
  },
});

export const feature: Feature = {
  name: "sharing",
  migrations: sharingMigrations,
  mount(services) {
    const directory = new KnownProjects();
    const noLinks: PreviewLinkCounts = () => Promise.resolve(new Map());
    const ports = { ...services, directory, previewLinkCounts: noLinks };
    services.accounts.joinWaitingPeople({
      table: collaborators,
      belongsTo: collaborators.projectId,
      kind: "project",
      role: collaborators.accessLevel,
      lock: (tx, projectId) => lockPeople(tx, [projectId]),
      record: (tx, joined) => recordJoining(ports, tx, joined),
      joined: (projectId) => tellPeople(services, projectId),
      refusal: (projectId, { email }) => refusalToJoin(ports, projectId, email),
    });
    services.events.on(accountReclaimed, ({ userId }) => removeInvitedBy(services, userId));
    for (const event of [accountReclaimed, accountDeactivated])
      services.events.on(event, async ({ userId }) => {
        await endLinksOf(services.database.sql, services, { userId });
        await forgetRequestsOf(services, userId);
      });
    services.events.on(accessAsked, ({ projectId }) => tellPeople(services, projectId));
    services.accounts.provideSignUpLinks((code) => admitsNewAccount(ports, code));
    return mounted({
      name: "sharing",
      contract: sharingContract,
      handlers: handlers(ports),
      livePaths: [{ definition: peopleLive, snapshot: () => Promise.resolve([PEOPLE]) }],
      start: () => hearAskers(ports),
      offers: {
        sharing: {
          provideProjects: (projects) => directory.provide(projects),
          countPreviewLinks: (counts) => void (ports.previewLinkCounts = counts),
        },
      },
    });
  },
};
