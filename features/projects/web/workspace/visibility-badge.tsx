import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { useLoadedAhead } from "@slipway/ui/slots/load-ahead";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import type { Project, PublicProject } from "../../contract/index.ts";
import { VISIBILITY_CHOICES } from "../actions/visibility-choices.ts";
import classes from "./visibility-badge.module.css";

const loadChoices = () => import("./visibility-of-project.tsx");
const VisibilityOfProject = lazyNamed(loadChoices, "VisibilityOfProject");

/** Shows who may see the project; a click changes it for those who may. */
export function VisibilityBadge({ project }: { project: Project | PublicProject }) {
  useLoadedAhead(loadChoices);
  const current = VISIBILITY_CHOICES.find((choice) => choice.value === project.visibility)!;
  const Icon = current.icon;
  const face = (
    <>
      <Icon size={12} aria-hidden="true" />
      <span>{current.short}</span>
    </>
  );
  // A phone's bar has no room for it: the menu of the project's name has it.
  if (useIsMobile()) return null;
  if (!project.permissions.includes("EditProjectVisibility")) {
    return (
      <span className={classes.badge} title="You need to be an editor to change the visibility of your project.">
        {face}
      </span>
    );
  }
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <button type="button" className={classes.badge} aria-label={`Visibility: ${current.label}`}>
          {face}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <SlotBoundary>
          <VisibilityOfProject project={project} />
        </SlotBoundary>
      </Menu.Dropdown>
    </Menu>
  );
}
