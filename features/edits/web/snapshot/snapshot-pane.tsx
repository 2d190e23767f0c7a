/** One version: its title, its look, and Restore. */
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { FIRST_TOOL, useNavigation } from "@slipway/ui/navigation/navigation";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { chooseVersion } from "@slipway/ui/session/chosen-version";
import { ArrowLeft, Bookmark, ChevronLeft, ChevronRight, Columns2, FileDiff } from "lucide-react";
import { editsContract, type EditDocument } from "../../contract/index.ts";
import { RestoreButton } from "../restore/restore-button.tsx";
import { ComparedFrames } from "./compared-frames.tsx";
import { SnapshotFrame } from "./snapshot-frame.tsx";
import { useSwipe } from "./use-swipe.ts";
import classes from "./snapshot-pane.module.css";

const WHEN: Intl.DateTimeFormatOptions = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
};
const whenOf = ({ created_at }: EditDocument): string =>
  new Intl.DateTimeFormat(undefined, WHEN).format(new Date(created_at));

export function useBookmark(projectId: string) {
  const bookmark = useRouteMutation(editsContract.bookmark);
  return ({ id, bookmarked }: EditDocument): void =>
    bookmark.mutate({ params: { id: projectId, editId: id }, body: { bookmarked: !bookmarked } });
}

function BookmarkButton({ projectId, edit }: { projectId: string; edit: EditDocument }) {
  const toggle = useBookmark(projectId);
  const label = edit.bookmarked ? "Remove bookmark" : "Bookmark";
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} aria-pressed={edit.bookmarked} onClick={() => toggle(edit)}>
        <Bookmark size={15} fill={edit.bookmarked ? "currentColor" : "none"} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Controls of other features. */
function VersionControls({ projectId, edit }: { projectId: string; edit: EditDocument }) {
  const about = { commitSha: edit.commit_sha, version: edit.version };
  return entriesOf(useWebFeatures(), "project.version").map(({ id, component: Control }) => (
    <SlotBoundary key={id} whenBroken="nothing">
      <Control projectId={projectId} {...about} />
    </SlotBoundary>
  ));
}

export interface SnapshotPaneProps {
  projectId: string;
  edit: EditDocument;
  /** The present version. */
  newest: EditDocument;
  /** Its files are those of the present version. */
  current: boolean;
  /** Shows the version beside the present one. Stays on while other versions are chosen. */
  comparing: boolean;
  onCompare: (comparing: boolean) => void;
  /** Phones: back to the list; null elsewhere. */
  onBack: (() => void) | null;
  /** Chooses the version before or after this one; null if there is none. */
  older: (() => void) | null;
  newer: (() => void) | null;
}

function CompareButton({ comparing, onCompare }: Pick<SnapshotPaneProps, "comparing" | "onCompare">) {
  return (
    <Tooltip label={comparing ? "Stop comparing" : "Compare with now"}>
      <ActionIcon aria-label="Compare with now" aria-pressed={comparing} onClick={() => onCompare(!comparing)}>
        <Columns2 size={15} />
      </ActionIcon>
    </Tooltip>
  );
}

export function SnapshotPane(props: SnapshotPaneProps) {
  const { projectId, edit, newest, current, comparing, onCompare, onBack, older, newer } = props;
  const swipe = useSwipe(onBack === null || comparing ? null : { left: () => older?.(), right: () => newer?.() });
  const { openTool } = useNavigation();
  const restore = current ? (
    <Button variant="subtle" onClick={() => openTool(FIRST_TOOL)}>
      Back to latest
    </Button>
  ) : (
    <RestoreButton projectId={projectId} edit={edit} newest={newest.version} />
  );
  return (
    <section className={classes.pane} aria-label={`Version ${edit.version}`} data-swipes={onBack !== null} {...swipe}>
      <ToolHeader>
        {onBack !== null && (
          <ActionIcon aria-label="All versions" onClick={onBack}>
            <ArrowLeft size={16} />
          </ActionIcon>
        )}
        <p className={classes.words}>
          <strong>Version {edit.version}</strong>
          <span>{` · ${whenOf(edit)} · ${edit.author_name}`}</span>
        </p>
        <Tooltip label="View code">
          <ActionIcon
            aria-label="View code"
            onClick={() => {
              chooseVersion(projectId, edit.id);
              openTool("codeViewer");
            }}
          >
            <FileDiff size={15} />
          </ActionIcon>
        </Tooltip>
        {!current && !edit.archived && <CompareButton comparing={comparing} onCompare={onCompare} />}
        <BookmarkButton projectId={projectId} edit={edit} />
        <VersionControls projectId={projectId} edit={edit} />
        {onBack === null && (
          <>
            {restore}
            {!current && (
              <Button variant="subtle" onClick={() => openTool(FIRST_TOOL)}>
                Back to latest
              </Button>
            )}
          </>
        )}
      </ToolHeader>
      <div className={classes.stage}>
        {comparing && !current && !edit.archived ? (
          <ComparedFrames projectId={projectId} edit={edit} newest={newest} />
        ) : (
          <SnapshotFrame key={edit.id} projectId={projectId} edit={edit} />
        )}
      </div>
      {onBack !== null && (
        <footer className={classes.footer}>
          <ActionIcon size={44} aria-label="Newer version" disabled={newer === null} onClick={() => newer?.()}>
            <ChevronLeft size={18} />
          </ActionIcon>
          {restore}
          <ActionIcon size={44} aria-label="Older version" disabled={older === null} onClick={() => older?.()}>
            <ChevronRight size={18} />
          </ActionIcon>
        </footer>
      )}
    </section>
  );
}
