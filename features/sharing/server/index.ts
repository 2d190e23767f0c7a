/** Sharing, as other features and the server see it. */
import { actorOf } from "../../accounts/server/index.ts";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import { accountDeactivated, accountReclaimed } from "../../accounts/contract/index.ts";
import type { Needs } from "../../services.ts";
import { sharingContract } from "../contract/index.ts";
import {
  addCollaborator,
  collaboratorInviteLink,
  listCollaborators,
  removeInvitedBy,
  removeCollaborator,
  type SharingCall,
  updateCollaborator,
} from "./collaborators.ts";
import { collaborators } from "./collaborators-table.ts";
import { KnownProjects } from "./known-projects.ts";
import {
  createInviteLink,
  endLinksOf,
  type LinkPorts,
  listInviteLinks,
  removeInviteLink,
} from "./links/invite-links.ts";
import { admitsNewAccount, lookUpInviteLink, redeemInviteLink } from "./links/redeem-link.ts";
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

export { levelsInProjects } from "./collaborators-table.ts";
export { addOwner, collaboratorLevel, removeProjectSharing } from "./collaborators.ts";
export type { SharedProject, Sharing } from "./sharing.ts";

function sharingCall(call: Call): SharingCall {
  if (call.project === null) throw new Error("a project route was called without its project");
  return { projectId: call.project.id, facts: call.project.facts, actor: actorOf(call) };
}

const handlers = (
  services: LinkPorts & AnswerPorts & AskPorts & Needs<"events">,
): Handlers<typeof sharingContract> => ({
  list: async ({ params }) => ({ collaborators: await listCollaborators(services, params.id) }),
  add: ({ body }, call) =>
    addCollaborator(services, sharingCall(call), { email: body.email, level: body.access_level }),
  inviteLink: async ({ params }, call) => ({
    invite_url: await collaboratorInviteLink(services, sharingCall(call), params.collaboratorId),
  }),
  update: async ({ params, body }, call) => {
    await updateCollaborator(services, sharingCall(call), {
      collaboratorId: params.collaboratorId,
      level: body.access_level,
    });
    return {};
  },
  remove: async ({ params }, call) => {
    await removeCollaborator(services, sharingCall(call), params.collaboratorId);
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
    await askForAccess(services, { projectId: params.id, userId, level: body.access_level });
    return {};
  },
  listRequests: async ({ params }) => ({ access_requests: await listAccessRequests(services, params.id) }),
  acceptRequest: ({ params, body }, call) =>
    acceptAccessRequest(services, sharingCall(call), { requestId: params.requestId, level: body.access_level }),
  declineRequest: async ({ params }, call) => {
    await declineAccessRequest(services, sharingCall(call), params.requestId);
    return {};
  },
  redeemLink: ({ params }, call) => redeemInviteLink(services, params.id, actorOf(call)),
});

export const feature: Feature = {
  name: "sharing",
  migrations: sharingMigrations,
  mount(services) {
    services.accounts.joinWaitingPeople({ table: collaborators, belongsTo: collaborators.projectId });
    const directory = new KnownProjects();
    const ports = { ...services, directory };
    services.events.on(accountReclaimed, ({ userId }) => removeInvitedBy(services, userId));
    for (const event of [accountReclaimed, accountDeactivated])
      services.events.on(event, async ({ userId }) => {
        await endLinksOf(services.database.sql, services, { userId });
        await forgetRequestsOf(services, userId);
      });
    services.accounts.provideSignUpLinks((code) => admitsNewAccount(ports, code));
    return mounted({
      name: "sharing",
      contract: sharingContract,
      handlers: handlers(ports),
      start: () => hearAskers(ports),
      offers: { sharing: { provideProjects: (projects) => directory.provide(projects) } },
    });
  },
};
