import { Menu } from "@slipway/ui/layers/menu.tsx";
import { PLAN_LABELS } from "@slipway/kernel/permissions";
import { MenuButton } from "@slipway/ui/kit/menu-button.tsx";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { chooseWorkspace } from "@slipway/ui/session/current-workspace";
import { useTold } from "@slipway/ui/live/use-told";
import { Check, Plus, Settings, Users } from "lucide-react";
import type { OwnWorkspace } from "../contract/index.ts";
import { workspaceLive } from "../contract/live.ts";
import { useCurrentWorkspace } from "./use-current-workspace.ts";
import classes from "./workspace-switch.module.css";

export function WorkspaceSwitch() {
  const { workspace, all } = useCurrentWorkspace();
  return workspace === undefined ? null : <Switch workspace={workspace} all={all} />;
}

function Switch({ workspace, all }: { workspace: OwnWorkspace; all: readonly OwnWorkspace[] }) {
  const { openSettings } = useNavigation();
  useTold(workspaceLive.path.replace("{id}", workspace.id), ["/workspaces"]);
  const create = async () => (await import("./general/create-workspace.tsx")).openCreateWorkspace();
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <MenuButton>{workspace.name}</MenuButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Workspaces</Menu.Label>
        {all.map(({ id, name, plan, picture_url: picture }) => (
          <Menu.Item
            key={id}
            onClick={() => chooseWorkspace(id)}
            leftSection={<PersonAvatar id={id} name={name} photoUrl={picture} size={20} />}
            rightSection={id === workspace.id ? <Check size={15} aria-label="Current" /> : undefined}
          >
            {name} <span className={classes.plan}>{PLAN_LABELS[plan]}</span>
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<Plus size={15} />} onClick={() => void create()}>
          Create a workspace
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Users size={15} />} onClick={() => openSettings("members")}>
          People
        </Menu.Item>
        <Menu.Item leftSection={<Settings size={15} />} onClick={() => openSettings("workspace")}>
          Workspace settings
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
