/** One person: name, role, and the changes that the viewer may make. [W2.26] [W4.11] [W6.13] [W7.15] [W7.16] */
import { Badge, Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { askToCancelInvitation } from "@slipway/ui/kit/dialogs/invitations";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { Check, ChevronDown } from "lucide-react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import type { Project } from "../../../projects/contract/index.ts";
import type { ListedCollaborator } from "../../contract/index.ts";
import {
  endingLinks,
  givableLevels,
  LEVEL_LABELS,
  levelOf,
  levelsFor,
  lossOf,
  nameOf,
  type GivenLevel,
} from "../levels.ts";
import { usePerson } from "./use-person.ts";
import classes from "../share.module.css";

export interface PersonRowProps {
  project: Project;
  person: ListedCollaborator;
  isMe: boolean;
  onLeft: () => void;
}

interface RoleMenuProps {
  project: Project;
  person: ListedCollaborator;
  isMe: boolean;
  levels: readonly GivenLevel[];
  onLeft: () => void;
}

function RoleMenu({ project, person, isMe, levels, onLeft }: RoleMenuProps) {
  const { setLevel, copyLink, resend, remove, isChanging } = usePerson(project, person);
  const mails = useRoute(accountsContract.policy, {}, { staleTime: Infinity }).data?.mail === "smtp";
  const { go } = useNavigation();
  const name = nameOf(person);
  const isPending = person.joined_at === null;
  const current = levelOf(person, project.workspace.plan);
  const onChange = async (next: GivenLevel): Promise<void> => {
    const loss = lossOf(current, next);
    const body = `${loss}${endingLinks(person, next, isMe ? "you" : name)}`;
    const question = { title: `Change the role of ${name}?`, body, confirm: "Change role" };
    if (loss === null || isPending || (await askToConfirm(question))) setLevel(next);
  };
  const onRemove = async (): Promise<void> => {
    if (isPending) return void ((await askToCancelInvitation(name)) && remove());
    const sure = await askToConfirm({
      title: isMe ? "Leave this project?" : `Remove ${name}?`,
      body: isMe
        ? `You lose access now.${endingLinks(person, null, "you")} Somebody who manages the project can invite you again.`
        : `${name} loses access now, including open tabs.${endingLinks(person, null, name)}`,
      confirm: isMe ? "Leave" : "Remove",
      tone: "danger",
    });
    if (!sure) return;
    remove(() => {
      if (!isMe) return;
      onLeft();
      go("/");
    });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          loading={isChanging}
          rightSection={<ChevronDown size={14} aria-hidden="true" />}
          aria-label={`Role of ${name}: ${LEVEL_LABELS[current]}`}
        >
          {LEVEL_LABELS[current]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {levels.map((level) => (
          <Menu.Item
            key={level}
            rightSection={level === current ? <Check size={14} aria-label="now" /> : undefined}
            onClick={() => level !== current && void onChange(level)}
          >
            {LEVEL_LABELS[level]}
          </Menu.Item>
        ))}
        {isPending && mails && <Menu.Item onClick={resend}>Resend the email</Menu.Item>}
        {isPending && <Menu.Item onClick={copyLink}>Copy invite link</Menu.Item>}
        <Menu.Item data-tone="danger" onClick={() => void onRemove()}>
          {isMe ? "Leave" : isPending ? "Cancel the invitation" : "Remove"}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

export function PersonRow({ project, person, isMe, onLeft }: PersonRowProps) {
  const { access_level: level } = person;
  const mayManage = level !== "owner" && givableLevels(project.permissions).includes(level);
  const levels = levelsFor(project, person);
  const name = nameOf(person);
  return (
    <li className={classes.person}>
      <PersonAvatar id={person.user_id ?? person.email} name={name} size={28} />
      <span className={classes.who}>
        <span>
          {name}
          {isMe && " (you)"}
        </span>
        {person.display_name !== null && <small>{person.email}</small>}
      </span>
      {person.joined_at === null && <Badge data-tone="warn">Pending</Badge>}
      {mayManage || (isMe && level !== "owner") ? (
        <RoleMenu project={project} person={person} isMe={isMe} levels={mayManage ? levels : []} onLeft={onLeft} />
      ) : (
        <span className={classes.role}>{LEVEL_LABELS[levelOf(person, project.workspace.plan)]}</span>
      )}
    </li>
  );
}
