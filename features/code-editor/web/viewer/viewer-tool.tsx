/** The changes of a version, file by file. The latest version can be corrected in place. [T2.22] [T6.02] */
import { Badge, Button } from "@mantine/core";
import { queryKey } from "@slipway/kernel/contract/client";
import { useRoute, useRouteMutation, useRoutePages } from "@slipway/ui/api/use-route";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { chooseVersion, useChosenVersion } from "@slipway/ui/session/chosen-version";
import { askForFile } from "@slipway/ui/session/open-file";
import { noteUnsaved } from "@slipway/ui/navigation/unsaved-work";
import { useQueryClient } from "@tanstack/react-query";
import { FileDiff } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { editsContract, type DiffEntry, type EditDocument } from "../../../edits/contract/index.ts";
import { filesContract } from "../../../files/contract/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { draftsOf, tellDrafts } from "../drafts/drafts.ts";
import { useAccess } from "../frame/use-access.ts";
import conflictClasses from "../saving/conflict-bar.module.css";
import { DiffSection } from "./diff-section.tsx";
import { GithubButton } from "./github-button.tsx";
import { commitMessage, typed, type ManualEdits } from "./manual-edits.ts";
import { keepEdits, readEdits } from "./kept-edits.ts";
import { useShownSections } from "./shown-sections.ts";
import classes from "./viewer.module.css";

const PAGE = 100;
/** The diff of a commit never changes. [T7.06] [T9.03] */
const DIFF_QUERY = { staleTime: 5 * 60_000, retries: 1, refetchOnFocus: false };
const NOT_THERE = "Unable to load diff. The commit may no longer exist.";
const NOTHING_TYPED: ManualEdits = new Map();
const UNSAVED = {
  title: "Discard unsaved changes?",
  text: "What you typed into this version is not saved yet.",
  confirm: "Discard",
};

const replaces = (paths: readonly string[]) => ({
  title: "Replace what you typed in the code editor?",
  body: `The code editor has another text of ${paths.join(", ")} that is not saved either. Only one of them can stay.`,
  confirm: "Replace",
  tone: "danger" as const,
});

/** [T2.22] [F1] */
const OVERTAKEN = "There is a newer version of this project. Nothing was overwritten.";

/** The chosen version, else the newest; undefined while loading, null if there is none. */
function useActiveEdit(projectId: string): { edit: EditDocument | null | undefined; latest: EditDocument | null } {
  const chosen = useChosenVersion(projectId);
  const pages = useRoutePages(
    editsContract.listEdits,
    { params: { id: projectId }, query: { limit: PAGE } },
    {
      with: (input, cursor) => ({ ...input, query: { ...input.query, before: cursor } }),
      next: (page) => page.next_cursor,
    },
  );
  const edits = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const latest = pages.data?.pages[0]?.items.at(-1) ?? null;
  const found = chosen === null ? latest : edits.find(({ id }) => id === chosen);
  const { hasNextPage, isFetching, fetchNextPage } = pages;
  useEffect(() => {
    if (found === undefined && hasNextPage && !isFetching) void fetchNextPage();
  }, [found, hasNextPage, isFetching, fetchNextPage]);
  const looking = pages.isPending || (found === undefined && (hasNextPage || isFetching));
  return { edit: looking ? undefined : (found ?? null), latest };
}

export function ViewerTool({ projectId }: { projectId: string }) {
  const { edit: active, latest } = useActiveEdit(projectId);
  // A version that is being edited is not replaced by a newer one.
  const [held, hold] = useState<EditDocument | null>(null);
  const chosen = useChosenVersion(projectId);
  const heldId = held?.id ?? null;
  useEffect(() => {
    if (heldId === null || chosen === null || chosen === heldId) return;
    void askToConfirm({ title: UNSAVED.title, body: UNSAVED.text, confirm: UNSAVED.confirm, tone: "danger" }).then(
      (yes) => {
        if (!yes) return chooseVersion(projectId, heldId);
        keepEdits(heldId, NOTHING_TYPED);
        hold(null);
      },
    );
  }, [projectId, chosen, heldId]);
  const edit = held ?? active;
  if (edit === undefined)
    return (
      <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the changes">
        <SkeletonLines widths={["50%", "90%", "80%"]} />
      </div>
    );
  if (edit === null)
    return (
      <>
        <Header title="Changes" />
        <EmptyState icon={FileDiff} title="No edit found for this version" />
      </>
    );
  return <Viewer key={edit.id} projectId={projectId} edit={edit} latest={edit.id === latest?.id} onTyped={hold} />;
}

interface HeaderProps {
  title: string;
  version?: number;
  /** Number of files with typed changes. */
  changed?: number;
  saving?: boolean;
  onSave?: (() => void) | undefined;
  onDiscard?: () => void;
  /** Shown beside the version. */
  link?: ReactNode;
}

function Header({ title, version, changed = 0, saving = false, onSave, onDiscard, link }: HeaderProps) {
  return (
    <ToolHeader title={title}>
      {version !== undefined && <Badge>Version {version}</Badge>}
      {link}
      {changed > 0 && (
        <>
          <Button variant="subtle" disabled={saving} onClick={onDiscard}>
            Discard
          </Button>
          {onSave !== undefined && (
            <Button variant="filled" loading={saving} onClick={onSave}>
              Save ({changed})
            </Button>
          )}
        </>
      )}
    </ToolHeader>
  );
}

/** The server's order, but tools' notes and settings (`.slipway`, `.gitignore`) come last. */
function readingOrder(diffs: readonly DiffEntry[]): DiffEntry[] {
  const isAside = ({ file_path }: DiffEntry): number => Number(file_path.startsWith("."));
  return diffs.toSorted((one, other) => isAside(one) - isAside(other));
}

/** Original texts of the files that are typed into, by path. */
type SavedTexts = ReadonlyMap<string, string>;

function useManualEdits(projectId: string, edit: EditDocument, savedTexts: SavedTexts) {
  const { openTool } = useNavigation();
  const cache = useQueryClient();
  const [edits, setEdits] = useState(() => readEdits(edit.id));
  useEffect(() => keepEdits(edit.id, edits), [edit.id, edits]);
  // Draws the texts anew after they were discarded or saved.
  const [round, setRound] = useState(0);
  const [handedOver, setHandedOver] = useState(false);
  const clear = (): void => {
    setEdits(NOTHING_TYPED);
    setRound((now) => now + 1);
  };
  const save = useRouteMutation(filesContract.editCode, {
    invalidates: () => [`/projects/${projectId}`],
    // Somebody else saved first: the page learns of it and says what to do.
    onError: (error) => {
      if (error.code !== "file_changed") return false;
      void cache.invalidateQueries({ queryKey: queryKey(projectsContract.details, { params: { id: projectId } }) });
      return true;
    },
    onSuccess: ({ edit_id: made }) => {
      clear();
      if (made === null)
        showToast({ tone: "info", title: "Nothing to save", message: "The files are like this already." });
      else showToast({ tone: "ok", title: "Changes saved" });
    },
  });
  /** Moves the typed text to the editor, which shows both texts of a file that two people changed. */
  const handOver = async (): Promise<void> => {
    const drafts = draftsOf(projectId);
    const other = [...edits].filter(([path, text]) => drafts[path] !== undefined && drafts[path].text !== text);
    if (other.length > 0 && !(await askToConfirm(replaces(other.map(([path]) => path))))) return;
    for (const [path, text] of edits)
      tellDrafts(projectId, { type: "typed", path, text, saved: savedTexts.get(path) ?? null });
    askForFile(projectId, { path: [...edits.keys()][0]! });
    clear();
    setHandedOver(true);
  };
  // Opens the editor once nothing is left here that leaving would lose.
  useEffect(() => {
    if (handedOver && edits.size === 0) openTool("codeEditor");
  }, [handedOver, edits.size, openTool]);
  useViewBlocker(edits.size > 0, UNSAVED);
  useEffect(() => {
    noteUnsaved(projectId, "Changes", edits.size > 0);
    return () => noteUnsaved(projectId, "Changes", false);
  }, [projectId, edits.size]);
  return {
    edits,
    round,
    clear,
    saving: save.isPending,
    handOver,
    type: (path: string, text: { text: string; saved: string }) => setEdits((now) => typed(now, path, text)),
    save: () =>
      save.mutate({
        params: { projectId },
        body: {
          changes: [...edits].map(([path, content]) => ({ path, content })),
          commit_message: commitMessage(edits),
          base_commit_sha: edit.commit_sha,
        },
      }),
  };
}

interface ViewerProps {
  projectId: string;
  edit: EditDocument;
  latest: boolean;
  /** The version while it has unsaved changes. */
  onTyped: (edit: EditDocument | null) => void;
}

function Viewer({ projectId, edit, latest, onTyped }: ViewerProps) {
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  const access = useAccess(project);
  const answer = useRoute(
    editsContract.commitDiff,
    { params: { id: projectId, commit_sha: edit.commit_sha } },
    DIFF_QUERY,
  );
  const diffs = readingOrder(answer.data?.diffs ?? []);
  const shown = useShownSections(diffs.length, edit.id);
  const savedTexts = new Map(diffs.map(({ file_path, new_content }) => [file_path, new_content ?? ""]));
  const manual = useManualEdits(projectId, edit, savedTexts);
  const hasTyped = manual.edits.size > 0;
  useEffect(() => onTyped(hasTyped ? edit : null), [hasTyped, edit, onTyped]);
  // The project reports a new version before the list of versions does.
  const newest = project !== undefined && "latest_commit_sha" in project ? project.latest_commit_sha : null;
  const overtaken = !latest || (newest ?? edit.commit_sha) !== edit.commit_sha;
  const mayType = !overtaken && access.state === "editable";
  return (
    <div className={classes.tool}>
      <Header
        title={edit.tags.summary ?? edit.commit_message.split("\n", 1)[0]!}
        version={edit.version}
        changed={manual.edits.size}
        saving={manual.saving}
        onSave={overtaken ? undefined : manual.save}
        onDiscard={manual.clear}
        link={
          project !== undefined &&
          "github_owner" in project && <GithubButton project={project} commitSha={edit.commit_sha} />
        }
      />
      {overtaken && hasTyped && (
        <div className={conflictClasses.bar} role="alert">
          <p>{OVERTAKEN}</p>
          <Button onClick={() => void manual.handOver()}>Go on in the code editor</Button>
        </div>
      )}
      <div className={classes.list}>
        <Failure answer={answer} />
        {answer.data !== undefined && answer.data.error === null && diffs.length === 0 && (
          <EmptyState icon={FileDiff} title="No changes in this edit" />
        )}
        {diffs.slice(0, shown).map((entry) => (
          <DiffSection
            key={`${manual.round} ${entry.file_path}`}
            projectId={projectId}
            edit={edit}
            entry={entry}
            typed={manual.edits.get(entry.file_path)}
            // An open text field stays on screen.
            onType={mayType || hasTyped ? manual.type : null}
          />
        ))}
      </div>
    </div>
  );
}

interface Answer {
  error: unknown;
  isPending: boolean;
  data: { error: string | null } | undefined;
  refetch: () => unknown;
}

/** [T8.05] */
function Failure({ answer }: { answer: Answer }) {
  const gone = (answer.error as { status?: number } | null)?.status === 404 || (answer.data?.error ?? null) !== null;
  if (gone) return <EmptyState icon={FileDiff} title={NOT_THERE} />;
  if (answer.error !== null) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  if (answer.isPending)
    return (
      <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the changes">
        <SkeletonLines widths={["40%", "90%", "70%"]} />
      </div>
    );
  return null;
}
