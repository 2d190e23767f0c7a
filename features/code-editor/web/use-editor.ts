/** What the editor shows and what its parts do: the newest version below, drafts above. */
import { handleError } from "@slipway/ui/errors/handle-error";
import { showToast } from "@slipway/ui/kit/status/toast.tsx";
import { useKey } from "@slipway/ui/keys/use-key";
import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { takeAskedFile, useAskedFile, type FilePlace } from "@slipway/ui/session/open-file";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CodeEditorProps } from "./code-editor.tsx";
import { draftsOf, isInConflict, tellDrafts, useDrafts, type Drafts } from "./drafts/drafts.ts";
import { useAreKept } from "./drafts/use-kept-drafts.ts";
import { defaultFile, fileKind } from "./files/file-kind.ts";
import { downloadRawFile, failureWords } from "./files/raw-file.ts";
import { savedText, type Source } from "./files/use-source.ts";
import type { Mark } from "./frame/tab-bar.tsx";
import { tellTabs, useTabs } from "./frame/tabs.ts";
import { useAccess } from "./frame/use-access.ts";
import type { SearchedFile } from "./search/project-search.ts";
import { canFormat, formatText } from "./saving/formats.ts";
import { useSave } from "./saving/use-save.ts";
import type { CodePaneHandle } from "./text/code-pane.tsx";
import { useIntelligence } from "./text/use-intelligence.ts";

const filesWord = (count: number): string => (count === 1 ? "1 file has" : `${count} files have`);

function marksOf(drafts: Drafts, source: Source): ReadonlyMap<string, Mark> {
  return new Map(
    Object.entries(drafts).map(([path, draft]) => [
      path,
      isInConflict(draft, savedText(source, path)) ? "conflict" : "changed",
    ]),
  );
}

/** Names of all files: those of the version, and those only a draft still has. */
const pathsOf = (source: Source, drafts: string): string[] => [
  ...source.files.keys(),
  ...drafts.split("\n").filter((path) => path !== "" && !source.files.has(path)),
];

/** Opens what somebody asked for, else what was open, else the first file. */
function useFirstFile(projectId: string, source: Source): void {
  const asked = useAskedFile(projectId);
  const { active } = useTabs(projectId);
  const first = useMemo(() => defaultFile([...source.files.keys()]), [source]);
  useEffect(() => {
    if (asked !== null) {
      takeAskedFile();
      tellTabs(projectId, { type: "show", place: asked });
    } else if (active === null && first !== null) tellTabs(projectId, { type: "show", place: { path: first } });
    // Only when the editor opens or somebody asks: a person may close all tabs.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [projectId, asked]);
}

/** A version arrived: drafts it contains end, tabs of files it no longer has close. */
function useArrivals(projectId: string, source: Source): void {
  useEffect(() => {
    tellDrafts(projectId, { type: "arrived", textOf: (path) => savedText(source, path) });
  }, [projectId, source]);
  const { open } = useTabs(projectId);
  useEffect(() => {
    const drafts = draftsOf(projectId);
    const gone = open.filter((path) => !source.files.has(path) && drafts[path] === undefined);
    if (gone.length > 0) tellTabs(projectId, { type: "gone", paths: gone });
  }, [projectId, source, open]);
}

export function useEditor({ projectId, project, source }: CodeEditorProps) {
  const access = useAccess(project);
  const tabs = useTabs(projectId);
  const drafts = useDrafts(projectId);
  const marks = useMemo(() => marksOf(drafts, source), [drafts, source]);
  const pane = useRef<CodePaneHandle>(null);
  const [cursor, setCursor] = useState<{ line: number; column: number } | null>(null);
  const notKept = useAreKept(({ failed }) => failed[projectId] ?? false);
  const changed = marks.size;
  useFirstFile(projectId, source);
  useArrivals(projectId, source);

  const currentText = useCallback(
    (path: string) => draftsOf(projectId)[path]?.text ?? savedText(source, path),
    [projectId, source],
  );
  const rewrite = (path: string, text: string): void => {
    if (path === tabs.active && pane.current !== null) pane.current.rewrite(path, text);
    else tellDrafts(projectId, { type: "typed", path, text, saved: savedText(source, path) });
  };
  const saving = useSave(projectId, source, rewrite);
  const editable = access.state === "editable";
  const save = (): void => void (editable && saving.save(Object.keys(draftsOf(projectId))));
  const discard = (): void => {
    const before = draftsOf(projectId);
    tellDrafts(projectId, { type: "discarded", paths: Object.keys(before) });
    const action = { label: "Undo", run: () => tellDrafts(projectId, { type: "put-back", drafts: before }) };
    showToast({ tone: "info", title: "Changes discarded", action });
  };
  const show = (place: FilePlace): void => tellTabs(projectId, { type: "show", place });
  const close = (path: string): void => {
    pane.current?.forget(path);
    tellTabs(projectId, { type: "close", path });
  };

  useKey({ keys: "mod+s", label: "Save all changed files", group: "Code" }, save, editable);
  useViewBlocker(changed > 0, {
    title: "Leave with unsaved changes?",
    text: notKept
      ? `${filesWord(changed)} changes that are not saved. They are too long to be kept in this browser.`
      : `${filesWord(changed)} changes that are not saved. They stay in this browser until you save or discard them.`,
    confirm: "Leave",
  });

  const draftPaths = Object.keys(drafts).join("\n");
  const paths = useMemo(() => pathsOf(source, draftPaths), [source, draftPaths]);
  const textsOf = useCallback(
    function* (): Generator<SearchedFile> {
      const typed = draftsOf(projectId);
      for (const file of source.files.values())
        if (!file.binary && !file.sizeExceeded)
          yield { path: file.name, text: typed[file.name]?.text ?? file.contents };
    },
    [projectId, source],
  );

  const active = tabs.active;
  const shown = active === null ? null : shownFile({ projectId, active, source, drafts, readOnly: !editable });
  const mine = active === null ? undefined : drafts[active];
  const conflict =
    active === null || mine === undefined || marks.get(active) !== "conflict"
      ? null
      : conflictOf({ projectId, path: active, source, mine: mine.text, save: saving.save });

  const format = async (): Promise<boolean> => {
    const text = active === null ? null : currentText(active);
    if (active === null || text === null) return false;
    try {
      pane.current?.rewrite(active, await formatText(active, text));
      return true;
    } catch (error) {
      showToast({ tone: "err", title: "Could not format this file", message: failureWords(error).split("\n")[0] });
      return false;
    }
  };
  const download = async (): Promise<boolean> => {
    try {
      await downloadRawFile({ projectId, path: active!, sha: source.sha });
      return true;
    } catch (error) {
      showToast({ tone: "err", title: "Download failed", message: failureWords(error) });
      return false;
    }
  };
  const language = useIntelligence(projectId, shown?.kind === "text" ? active : null);
  const note =
    saving.failed && changed > 0
      ? "Not saved. Your text is kept in this browser."
      : notKept
        ? "Too long to be kept in this browser: save soon."
        : null;
  return {
    access,
    tabs,
    marks,
    changed,
    paths,
    pane,
    shown,
    conflict,
    saving,
    save,
    discard,
    show,
    close,
    textsOf,
    currentText,
    format: editable && active !== null && shown?.kind === "text" && canFormat(active) ? format : null,
    download: active !== null && source.files.has(active) ? download : null,
    onTyped: (path: string, text: string): void =>
      tellDrafts(projectId, { type: "typed", path, text, saved: savedText(source, path) }),
    onCursor: (line: number, column: number): void => setCursor({ line, column }),
    extrasFor: language.extrasFor,
    status: { cursor: shown?.kind === "text" ? cursor : null, note, ...language.status },
  };
}

interface ShownInput {
  projectId: string;
  active: string;
  source: Source;
  drafts: Drafts;
  readOnly: boolean;
}

function shownFile({ projectId, active, source, drafts, readOnly }: ShownInput) {
  const file = source.files.get(active);
  const draft = drafts[active];
  if (draft !== undefined) return { kind: "text", file: { path: active, text: draft.text, readOnly } } as const;
  if (file === undefined) return null;
  const kind = fileKind(file);
  if (kind === "text") return { kind, file: { path: active, text: file.contents, readOnly } } as const;
  return { kind, file: { projectId, path: active, sha: source.sha } } as const;
}

interface ConflictInput {
  projectId: string;
  path: string;
  source: Source;
  mine: string;
  save: (paths: readonly string[]) => Promise<void>;
}

function conflictOf({ projectId, path, source, mine, save }: ConflictInput) {
  const theirs = savedText(source, path);
  return {
    projectId,
    path,
    sha: source.sha,
    mine,
    theirs,
    onKeepMine: () => {
      tellDrafts(projectId, { type: "rebased", path, base: theirs });
      save([path]).catch(handleError);
    },
    onTakeTheirs: () => {
      const before = draftsOf(projectId)[path];
      tellDrafts(projectId, { type: "discarded", paths: [path] });
      if (before === undefined) return;
      const action = {
        label: "Undo",
        run: () => tellDrafts(projectId, { type: "put-back", drafts: { [path]: before } }),
      };
      showToast({ tone: "info", title: "Took their version", action });
    },
  };
}
