/** The place of a thread as a way there, and whether it still exists. */
import { useNavigation, FIRST_TOOL } from "@slipway/ui/navigation/navigation";
import { chooseVersion } from "@slipway/ui/session/chosen-version";
import { askForFile } from "@slipway/ui/session/open-file";
import { AppWindow, FileCode2, History } from "lucide-react";
import type { Place, Thread } from "../../contract/index.ts";
import { wantElement } from "../comments-store.ts";
import { usePlaces } from "../pins/places-store.ts";
import { placeWords } from "./place-words.ts";
import classes from "./panel.module.css";

const ICONS = { element: AppWindow, line: FileCode2, version: History } as const;

export interface PlaceLinkProps {
  projectId: string;
  thread: Thread;
  /** Null: the line is gone; undefined: not known yet. */
  lineNow: number | null | undefined;
}

/** A sentence where the place is gone; null while it is there, and where nobody has looked. */
function useGone({ id, place }: Thread, lineNow: number | null | undefined): string | null {
  const isGone = usePlaces(({ pins }) => pins.get(id)?.state === "gone");
  if (place.kind === "element") return isGone ? "This element is no longer on the page." : null;
  return place.kind === "line" && lineNow === null ? "This line has changed or is gone." : null;
}

export function PlaceLink({ projectId, thread, lineNow }: PlaceLinkProps) {
  const { place } = thread;
  const { tool, openTool } = useNavigation();
  const gone = useGone(thread, lineNow);
  const Icon = ICONS[place.kind];
  const show = (there: Place): void => {
    switch (there.kind) {
      case "element":
        wantElement({ threadId: thread.id, page: there.page });
        if (tool !== FIRST_TOOL) openTool(FIRST_TOOL);
        return;
      case "line":
        askForFile(projectId, { path: there.path, line: lineNow ?? there.line });
        return openTool("codeEditor");
      case "version":
        chooseVersion(projectId, there.edit_id);
        return openTool("snapshot");
    }
  };
  return (
    <div className={classes.place}>
      <button type="button" className={classes.placeLink} onClick={() => show(place)}>
        <Icon size={14} aria-hidden="true" />
        <span>{placeWords(place)}</span>
      </button>
      {gone !== null && (
        <p className={classes.gone} role="status">
          {gone}
        </p>
      )}
    </div>
  );
}
