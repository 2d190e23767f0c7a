import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { Mark } from "@slipway/ui/kit/mark.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { ToolBar } from "../tools/tool-bar.tsx";
import classes from "./top-bar.module.css";

type Place = "project.topbar.left" | "project.topbar.middle" | "project.topbar.right";

function Placed({ slot, projectId, outside = false }: { slot: Place; projectId: string; outside?: boolean }) {
  const entries = entriesOf(useWebFeatures(), slot).filter(({ forOutsiders }) => !outside || forOutsiders === true);
  return entries.map(({ id, component: Control }) => (
    <SlotBoundary key={id} whenBroken="nothing">
      <Control projectId={projectId} />
    </SlotBoundary>
  ));
}

/** Left: whose and which project. Middle: its tools, always in the same places. Right: people and publishing. */
export function TopBar({ projectId, readOnly = false }: { projectId: string; readOnly?: boolean }) {
  const mobile = useIsMobile();
  return (
    <header className={classes.bar} data-read-only={readOnly || undefined}>
      <div className={classes.left}>
        <AppLink href="/" className={classes.home} aria-label="All projects">
          <Mark />
        </AppLink>
        <Placed slot="project.topbar.left" projectId={projectId} />
      </div>
      {!mobile && !readOnly && (
        <div className={classes.middle}>
          <ToolBar projectId={projectId} />
          <Placed slot="project.topbar.middle" projectId={projectId} />
        </div>
      )}
      <div className={classes.right}>
        <Placed slot="project.topbar.right" projectId={projectId} outside={readOnly} />
      </div>
    </header>
  );
}
