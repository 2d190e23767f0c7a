import { Menu } from "@slipway/ui/layers/menu.tsx";
import { isBusinessTier, type Visibility } from "@slipway/kernel/permissions";
import { askForPlan } from "@slipway/ui/api/plan-gate";
import { useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { Check } from "lucide-react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract } from "../../contract/index.ts";
import { refusalOfVisibility, type Rules } from "../../contract/refusals.ts";
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
  /** The project's workspace; undefined while unknown: the server decides then. */
  workspace: Rules | undefined;
}

/** The reason for which the server would refuse it; until the person is known, the server decides. [W5.21] */
function usePublicRefusal(id: string, workspace: Rules | undefined): string | null {
  const me = useRouteOrNull(accountsContract.user, {}).data;
  if (workspace === undefined || me == null) return null;
  const workspaceRole = me.workspaces.find((each) => each.id === id)?.role ?? null;
  return refusalOfVisibility(workspace, { visibility: "public", workspaceRole })?.message ?? null;
}

/** The three choices of a visibility menu. [W5.21] [T5.07] */
export function VisibilityItems({ projectId, workspaceId, current, workspace }: VisibilityItemsProps) {
  const publicRefusal = usePublicRefusal(workspaceId, workspace);
  const update = useRouteMutation(projectsContract.updateVisibility, {
    invalidates: () => [`/projects/${projectId}`, "/workspaces", "/user/projects"],
  });
  const choose = (visibility: Visibility) => {
    if (visibility === "draft" && workspace !== undefined && !isBusinessTier(workspace.plan)) {
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
      {VISIBILITY_CHOICES.map(({ value, label, description, icon: Icon }) => {
        const refusal = value === "public" ? publicRefusal : null;
        return (
          <Menu.Item
            key={value}
            disabled={refusal !== null}
            leftSection={<Icon size={15} />}
            rightSection={value === current ? <Check size={15} aria-label="Current" /> : undefined}
            onClick={() => choose(value)}
          >
            {label}
            {refusal !== null && " (Disabled)"}
            <span className={classes.description}>{refusal ?? description}</span>
          </Menu.Item>
        );
      })}
    </>
  );
}
