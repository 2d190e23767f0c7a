import { Menu } from "@slipway/ui/layers/menu.tsx";
import { isBusinessTier, type Plan, type Visibility } from "@slipway/kernel/permissions";
import { askForPlan } from "@slipway/ui/api/plan-gate";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { Check } from "lucide-react";
import { projectsContract } from "../../contract/index.ts";
import { VISIBILITY_CHOICES } from "./visibility-choices.ts";
import classes from "./visibility-items.module.css";

/** (product page, moment 10) */
const TO_PUBLIC = {
  title: "Make this project public?",
  body: "Strangers can open the preview and see the name and your name. They never see chat, code, data or settings.",
  confirm: "Make it public",
};

export interface VisibilityItemsProps {
  projectId: string;
  workspaceId: string;
  current: Visibility;
  /** Plan of the project's workspace; undefined while unknown: the server decides then. */
  plan: Plan | undefined;
  /** The workspace allows nothing to be public. [W5.21] */
  publishingOff: boolean;
}

/** The three choices of a visibility menu. [W5.21] [T5.07] */
export function VisibilityItems({ projectId, workspaceId, current, plan, publishingOff }: VisibilityItemsProps) {
  const update = useRouteMutation(projectsContract.updateVisibility, {
    invalidates: () => [`/projects/${projectId}`, "/workspaces", "/user/projects"],
  });
  const choose = (visibility: Visibility) => {
    if (visibility === "draft" && plan !== undefined && !isBusinessTier(plan)) {
      askForPlan({ title: "Personal projects need the Business plan", workspaceId });
      return;
    }
    const change = () => update.mutate({ params: { id: projectId }, body: { visibility } });
    if (visibility !== "public" || current === "public") return change();
    void askToConfirm(TO_PUBLIC).then((yes) => yes && change());
  };
  return (
    <>
      <Menu.Label>Who can see this project</Menu.Label>
      {VISIBILITY_CHOICES.map(({ value, label, description, icon: Icon }) => (
        <Menu.Item
          key={value}
          disabled={value === "public" && publishingOff}
          leftSection={<Icon size={15} />}
          rightSection={value === current ? <Check size={15} aria-label="Current" /> : undefined}
          onClick={() => choose(value)}
        >
          {label}
          {value === "public" && publishingOff && " (Disabled)"}
          <span className={classes.description}>{description}</span>
        </Menu.Item>
      ))}
    </>
  );
}
