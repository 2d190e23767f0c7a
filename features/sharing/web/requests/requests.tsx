/** Requests for access, each accepted with a role or declined. [W2.22] [W3.07] [S3] */
import { Button } from "@mantine/core";
import { askForPlan } from "@slipway/ui/api/plan-gate";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { ChevronDown } from "lucide-react";
import type { Project } from "../../../projects/contract/index.ts";
import { sharingContract, type AccessRequest } from "../../contract/index.ts";
import { LEVEL_LABELS, levelsForOutsiders, planQuestion, type GivenLevel } from "../levels.ts";
import { peoplePath } from "../use-people.ts";
import { requestsPath, useRequests } from "./use-requests.ts";
import classes from "../share.module.css";

function useAnswer(project: Project, { id: requestId, user_name: name }: AccessRequest) {
  const params = { projectId: project.id, requestId };
  const paths = () => [requestsPath(project.id), peoplePath(project.id)];
  const accept = useRouteMutation(sharingContract.acceptRequest, {
    invalidates: paths,
    onSuccess: ({ access_level }) =>
      showToast({ tone: "ok", title: `${name} has access`, message: `They joined as ${LEVEL_LABELS[access_level]}.` }),
  });
  const decline = useRouteMutation(sharingContract.declineRequest, { invalidates: paths });
  return {
    accept: (level: GivenLevel): void => {
      const question = planQuestion(level, project.workspace.plan);
      if (question !== null) askForPlan({ title: question, workspaceId: project.workspace_id });
      else accept.mutate({ params, body: { access_level: level } });
    },
    decline: () => decline.mutate({ params }),
    isAccepting: accept.isPending,
    isDeclining: decline.isPending,
  };
}

function RequestRow({ project, request }: { project: Project; request: AccessRequest }) {
  const { accept, decline, isAccepting, isDeclining } = useAnswer(project, request);
  const { user_id, user_name: name, user_email: email, message } = request;
  return (
    <li className={classes.request}>
      <PersonAvatar id={user_id} name={name} size={28} />
      <span className={classes.who}>
        <span>{name}</span>
        <small>{email}</small>
      </span>
      {message !== "" && <p className={classes.said}>{message}</p>}
      <span className={classes.answers}>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="filled"
              loading={isAccepting}
              disabled={isDeclining}
              rightSection={<ChevronDown size={14} aria-hidden="true" />}
              aria-label={`Accept ${name} as`}
            >
              Accept as
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {levelsForOutsiders(project).map((level) => (
              <Menu.Item key={level} onClick={() => accept(level)}>
                {LEVEL_LABELS[level]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button loading={isDeclining} disabled={isAccepting} aria-label={`Decline ${name}`} onClick={decline}>
          Decline
        </Button>
      </span>
    </li>
  );
}

export function Requests({ project }: { project: Project }) {
  const requests = useRequests(project);
  if (requests.length === 0) return null;
  return (
    <section aria-label="Requests">
      <h3>Requests ({requests.length})</h3>
      <ul className={classes.people}>
        {requests.map((request) => (
          <RequestRow key={request.id} project={project} request={request} />
        ))}
      </ul>
    </section>
  );
}
