import { Menu } from "@mantine/core";
import type { Visibility } from "@slipway/kernel/permissions";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { Building2, Check, Globe, LockKeyhole, type LucideIcon } from "lucide-react";
import { projectsContract, type Project, type PublicProject } from "../../contract/index.ts";
import classes from "./visibility-badge.module.css";

interface Choice {
  value: Visibility;
  /** Where space is short. [S2] */
  short: string;
  label: string;
  description: string;
  icon: LucideIcon;
}

/** [W4.13] [S2] */
const CHOICES: readonly Choice[] = [
  { value: "public", short: "Public", label: "Public", description: "Everyone can view", icon: Globe },
  {
    value: "private",
    short: "Workspace",
    label: "Internal",
    description: "Visible to your workspace",
    icon: Building2,
  },
  { value: "draft", short: "Personal", label: "Personal", description: "Visible to collaborators", icon: LockKeyhole },
];

/** Shows who may see the project; a click changes it for those who may. */
export function VisibilityBadge({ project }: { project: Project | PublicProject }) {
  const update = useRouteMutation(projectsContract.updateVisibility, {
    invalidates: () => [`/projects/${project.id}`],
  });
  const current = CHOICES.find((choice) => choice.value === project.visibility)!;
  const Icon = current.icon;
  const face = (
    <>
      <Icon size={12} aria-hidden="true" />
      <span>{current.short}</span>
    </>
  );
  if (!project.permissions.includes("EditProjectVisibility")) {
    return (
      <span className={classes.badge} title="You need to be an editor to change the visibility of your project.">
        {face}
      </span>
    );
  }
  const publishingOff = "workspace" in project && project.workspace.disable_publish;
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <button
          type="button"
          className={classes.badge}
          aria-label={`Visibility: ${current.label}`}
          disabled={update.isPending}
        >
          {face}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Who can see this project</Menu.Label>
        {CHOICES.map(({ value, label, description, icon: ChoiceIcon }) => (
          <Menu.Item
            key={value}
            disabled={value === "public" && publishingOff}
            leftSection={<ChoiceIcon size={15} />}
            rightSection={value === project.visibility ? <Check size={15} aria-label="Current" /> : undefined}
            onClick={() => update.mutate({ params: { id: project.id }, body: { visibility: value } })}
          >
            {label}
            {value === "public" && publishingOff && " (Disabled)"}
            <span className={classes.description}>{description}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
