/** Turns what happens in other features into notices. */
import { usageChanged } from "../../billing/contract/events.ts";
import { turnEnded, turnWaits } from "../../chat/contract/events.ts";
import { accountDeactivated, accountReclaimed } from "../../accounts/contract/index.ts";
import { projectGivenBack, projectTakenDown } from "../../community/contract/events.ts";
import { commentWritten } from "../../comments/contract/events.ts";
import { addressFailed } from "../../domains/contract/events.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { projectTitles } from "../../projects/server/index.ts";
import { staffAsked } from "../../publish/contract/events.ts";
import { findingsAppeared } from "../../security/contract/events.ts";
import { accessAnswered, accessAsked, accessReduced, collaboratorInvited } from "../../sharing/contract/events.ts";
import type { Needs } from "../../services.ts";
import type { NoticeKind } from "../contract/index.ts";
import { forgetPerson, forgetProject } from "./forget.ts";
import { memberAdded } from "../../workspaces/contract/events.ts";
import { markRequestAnswered } from "./mark-read.ts";
import { billingAdmins, projectManagers } from "./recipients.ts";
import { changeInbox } from "./read-inbox.ts";
import { tell, type TellPorts } from "./tell.ts";

const projectLink = (projectId: string): string => `/projects/${projectId}`;
export const threadLink = (projectId: string, threadId: string): string =>
  `${projectLink(projectId)}?comment=${threadId}`;

export function hearEvents(services: TellPorts & Needs<"events">): void {
  hearSharing(services);
  hearChat(services);
  hearComments(services);
  hearChecks(services);
  hearCommunity(services);
  hearStaffMatters(services);
  services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
  for (const event of [accountReclaimed, accountDeactivated])
    services.events.on(event, ({ userId }) => forgetPerson(services, userId));
}

const askedKey = (requestId: string, at: number | ""): string => `asked:${requestId}:${at}`;

function hearSharing(services: TellPorts & Needs<"events">): void {
  const { events } = services;
  events.on(collaboratorInvited, ({ projectId, projectName, collaboratorId, userId, invitedBy }) =>
    tell(services, {
      ...{ userId, projectId, kind: "invited", key: `invited:${collaboratorId}` },
      parts: { who: invitedBy, project: projectName },
      link: projectLink(projectId),
    }),
  );
  events.on(memberAdded, ({ workspaceId, workspaceName, memberId, userId, invitedBy }) =>
    tell(services, {
      ...{ userId, workspaceId, kind: "invited", key: `added:${memberId}` },
      parts: { who: invitedBy, workspace: workspaceName },
      link: `/?workspace=${workspaceId}`,
    }),
  );
  events.on(accessAsked, async ({ projectId, projectName, requestId, at, name, email, message, managerIds }) => {
    for (const userId of managerIds)
      await tell(services, {
        ...{ userId, projectId, kind: "access_asked", key: askedKey(requestId, at) },
        parts: { who: name, email, project: projectName, text: message },
        link: projectLink(projectId),
      });
  });
  events.on(accessAnswered, async ({ projectId, projectName, requestId, at, accepted, userId, answeredBy }) => {
    await tell(services, {
      ...{ userId, key: `answered:${requestId}:${at}`, link: projectLink(projectId) },
      ...(accepted
        ? { kind: "access_given", projectId, parts: { who: answeredBy, project: projectName } }
        : { kind: "access_declined", parts: {} }),
    });
    const answer = { answer: accepted ? "Accepted" : "Declined", by: answeredBy };
    await markRequestAnswered(services, askedKey(requestId, ""), answer);
  });
  // Nothing is stored: the number without the project's notices is sent to open pages.
  events.on(accessReduced, ({ userId }) => changeInbox(services, userId, () => Promise.resolve(true)));
}

const KIND_OF_END = { finished: "run_finished", failed: "run_failed", asked: "run_asks" } as const;

function hearChat(services: TellPorts & Needs<"events">): void {
  const tellTurn = async (
    { projectId, userId, text }: { projectId: string; userId: string; text: string },
    kind: NoticeKind,
    key: string,
  ): Promise<void> => {
    const project = (await projectTitles(services, [projectId])).get(projectId) ?? "";
    await tell(services, { userId, projectId, kind, key, parts: { project, text }, link: projectLink(projectId) });
  };
  services.events.on(turnEnded, (turn) => tellTurn(turn, KIND_OF_END[turn.how], `turn:${turn.aiMessageId}`));
  services.events.on(turnWaits, (turn) => tellTurn(turn, "run_asks", `waits:${turn.approvalId}`));
}

function hearComments(services: TellPorts & Needs<"events">): void {
  services.events.on(commentWritten, async ({ projectId, threadId, commentId, authorName, text, ...people }) => {
    const project = (await projectTitles(services, [projectId])).get(projectId) ?? "";
    const notice = {
      // Whoever was told of a reply is not told again when its text is changed and mentions them.
      ...{ projectId, key: `comment:${commentId}`, link: threadLink(projectId, threadId) },
      parts: { who: authorName, project, text },
    };
    for (const userId of people.mentioned) await tell(services, { ...notice, userId, kind: "mentioned" });
    for (const userId of people.following) await tell(services, { ...notice, userId, kind: "comment_replied" });
  });
}

function hearChecks(services: TellPorts & Needs<"events">): void {
  services.events.on(findingsAppeared, async ({ projectId, at, count }) => {
    const project = (await projectTitles(services, [projectId])).get(projectId) ?? "";
    for (const userId of await projectManagers(services, projectId))
      await tell(services, {
        ...{ userId, projectId, kind: "security", key: `security:${projectId}:${at}` },
        parts: { project, count: String(count) },
        link: projectLink(projectId),
      });
  });
  services.events.on(usageChanged, async ({ workspaceId, workspaceName, month, alert }) => {
    for (const userId of await billingAdmins(services, workspaceId))
      await tell(services, {
        ...{ userId, workspaceId, kind: "usage", key: `usage:${workspaceId}:${month}:${alert}` },
        parts: { alert, workspace: workspaceName },
        link: "/?settings=billing",
      });
  });
}

const anyOf = new Intl.ListFormat("en", { type: "disjunction" });

function hearCommunity(services: TellPorts & Needs<"events">): void {
  services.events.on(projectTakenDown, ({ projectId, projectName, ownerId, at, reason, askStaff }) =>
    tell(services, {
      ...{ userId: ownerId, projectId, kind: "taken_down", key: `taken-down:${projectId}:${at}` },
      parts: { project: projectName, reason, staff: anyOf.format(askStaff) },
      link: projectLink(projectId),
    }),
  );
  services.events.on(projectGivenBack, ({ projectId, projectName, ownerId, at, isShown }) =>
    tell(services, {
      ...{ userId: ownerId, projectId, kind: "given_back", key: `given-back:${projectId}:${at}` },
      parts: { project: projectName, shown: isShown ? "yes" : "no" },
      link: projectLink(projectId),
    }),
  );
}

function hearStaffMatters(services: TellPorts & Needs<"events">): void {
  const today = (): string => new Date(services.clock.now()).toISOString().slice(0, 10);
  const link = "/?settings=staff-addresses";
  services.events.on(staffAsked, async ({ projectId, projectName, siteUrl, name, email, staffIds }) => {
    for (const userId of staffIds)
      await tell(services, {
        ...{ userId, kind: "staff_asked", key: `staff-asked:${projectId}:${today()}`, link },
        parts: { who: name, email, project: projectName, site: siteUrl },
      });
  });
  services.events.on(addressFailed, async ({ name, sentence }) => {
    for (const { id } of await services.accounts.staffPeople())
      await tell(services, {
        ...{ userId: id, kind: "address", key: `address:${name}:${today()}`, link },
        parts: { name, sentence },
      });
  });
}
