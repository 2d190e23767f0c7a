import { Menu } from "@mantine/core";
import type { Visibility } from "@slipway/kernel/permissions";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { Check } from "lucide-react";
import { projectsContract } from "../../contract/index.ts";
import { VISIBILITY_CHOICES } from "./visibility-choices.ts";
import classes from "./visibility-items.module.css";

export interface VisibilityItemsProps {
  projectId: string;
  current: Visibility;
  /** The workspace lets nothing be public. [W5.21] */
  publishingOff: boolean;
}

/** The three choices of a visibility menu. */
export function VisibilityItems({ projectId, current, publishingOff }: VisibilityItemsProps) {
  const update = useRouteMutation(projectsContract.updateVisibility, {
    invalidates: () => [`/projects/${projectId}`, "/workspaces", "/user/projects"],
  });
  return (
    <>
      <Menu.Label>Who can see this project</Menu.Label>
      {VISIBILITY_CHOICES.map(({ value, label, description, icon: Icon }) => (
        <Menu.Item
          key={value}
          disabled={value === "public" && publishingOff}
          leftSection={<Icon size={15} />}
          rightSection={value === current ? <Check size={15} aria-label="Current" /> : undefined}
          onClick={() => update.mutate({ params: { id: projectId }, body: { visibility: value } })}
        >
          {label}
          {value === "public" && publishingOff && " (Disabled)"}
          <span className={classes.description}>{description}</span>
        </Menu.Item>
      ))}
    </>
  );
}
