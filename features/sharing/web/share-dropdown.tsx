/** The panel under "Share": a dropdown, and a sheet on a phone. [W2.21] [W2.22] [W2.24] [W9.18] */
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { Sheet } from "@slipway/ui/layers/sheet.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { useState, type ReactNode } from "react";
import type { Project } from "../../projects/contract/index.ts";
import { MainPane } from "./main-pane.tsx";
import { PeoplePane } from "./people/people-pane.tsx";
import classes from "./share.module.css";

export interface ShareDropdownProps {
  project: Project;
  onClose: () => void;
  /** The button. */
  children: ReactNode;
}

/** Popovers usually lie over dialogs, but this one opens dialogs. */
const BEHIND_DIALOGS = 150;

export function ShareDropdown({ project, onClose, children }: ShareDropdownProps) {
  const isMobile = useIsMobile();
  // An open panel keeps its form when a phone is turned.
  const [isSheet] = useState(isMobile);
  const [pane, setPane] = useState<"main" | "people">("main");
  const panel =
    pane === "main" ? (
      <MainPane project={project} onShowPeople={() => setPane("people")} />
    ) : (
      <PeoplePane project={project} onBack={() => setPane("main")} onLeft={onClose} />
    );
  if (isSheet)
    return (
      <>
        {children}
        <Sheet opened onClose={onClose} title="Share" position="bottom" size="100%">
          <div className={classes.sheet}>{panel}</div>
        </Sheet>
      </>
    );
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-end"
      trapFocus
      zIndex={BEHIND_DIALOGS}
      // A question above it is not outside it.
      closeOnClickOutside={false}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label="Share">
        {panel}
      </Popover.Dropdown>
    </Popover>
  );
}
