/** Second pane: everybody who has access, and everybody who was invited. [W2.22] [W4.10] [W4.11] [T6.05] [S10] */
import { ActionIcon } from "@mantine/core";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { ArrowLeft } from "lucide-react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import type { Project } from "../../../projects/contract/index.ts";
import { InviteBox } from "../invite-box.tsx";
import { usePeople } from "../use-people.ts";
import { Requests } from "../requests/requests.tsx";
import { PersonRow } from "./person-row.tsx";
import { ACCESS_WORDS } from "../access-words.ts";
import classes from "../share.module.css";

export interface PeoplePaneProps {
  project: Project;
  onBack: () => void;
  /** The person has left the project. */
  onLeft: () => void;
}

export function PeoplePane({ project, onBack, onLeft }: PeoplePaneProps) {
  const list = usePeople(project.id);
  const me = useRouteOrNull(accountsContract.user, {}).data?.id ?? null;
  const people = list.data?.collaborators ?? [];
  return (
    <div className={classes.pane}>
      <div className={classes.back}>
        <ActionIcon aria-label="Back" onClick={onBack}>
          <ArrowLeft size={16} />
        </ActionIcon>
        <h3>Who has access</h3>
      </div>
      <InviteBox project={project} />
      <Requests project={project} />
      {list.isPending ? (
        <div role="status" aria-busy="true" aria-label="Loading the people">
          <SkeletonLines widths={["100%", "100%"]} height={36} />
        </div>
      ) : list.data === undefined ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <ul className={classes.people} aria-label="Who has access">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              project={project}
              person={person}
              isMe={person.user_id !== null && person.user_id === me}
              onLeft={onLeft}
            />
          ))}
        </ul>
      )}
      {people.length === 1 && (
        <p className={classes.note}>
          {project.visibility === "draft"
            ? "Only you so far."
            : `Only you by name so far. ${ACCESS_WORDS[project.visibility](project.workspace.name)}`}
        </p>
      )}
    </div>
  );
}
