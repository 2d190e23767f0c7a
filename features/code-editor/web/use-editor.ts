/** State and actions of the editor: the newest version with the drafts on top. */
import { handleError } from "@slipway/ui/errors/handle-error";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useKey } from "@slipway/ui/keys/use-key";
import { takeAskedFile, useAskedFile, type FilePlace } from "@slipway/ui/session/open-file";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CodeEditorProps } from "./code-editor.tsx";
import { draftsOf, isInConflict, tellDrafts, useDrafts, type Drafts } from "./drafts/drafts.ts";
import { defaultFile, fileKind } from "./files/file-kind.ts";
import { savedText, type Source } from "./files/use-source.ts";
import type { Mark } from "./frame/tab-bar.tsx";
import { tellTabs, useTabs } from "./frame/tabs.ts";
import { useAccess } from "./frame/use-access.ts";
import type { SearchedFile } from "./search/project-search.ts";
import { filesOfRunNow, useFilesOfLastTurn, useFilesOfRun } from "./agent/agent-files.ts";
import { useUnsaved } from "./drafts/use-unsaved.ts";
import { useFileActions } from "./files/use-file-actions.ts";
import { canFormat } from "./saving/formats.ts";
import { useSave } from "./saving/use-save.ts";
import type { CodePaneHandle } from "./text/code-pane.tsx";
import { useIntelligence } from "./text/hints/use-intelligence.ts";

/** Returns the same map while its content is equal: most typing changes no mark, and the tree is not rendered again. */
function useMarks(drafts: Drafts, source: Source): ReadonlyMap<string, Mark> {
  const marks = Object.entries(drafts).map(([path, draft]): [string, Mark] => [
    path,
    isInConflict(draft, savedText(source, path)) ? "conflict" : "changed",
  ]);
  const said = JSON.stringify(marks);
  return useMemo(() => new Map(JSON.parse(said) as [string, Mark][]), [said]);
}

/** Marks of the tree. The person's own changes cover the agent's. */
function useTreeMarks(projectId: string, sha: string, marks: ReadonlyMap<string, Mark>): ReadonlyMap<string, Mark> {
  const [running, last] = [useFilesOfRun(projectId), useFilesOfLastTurn(projectId, sha)];
  return useMemo(
    () => new Map([...[...last, ...running].map((path): [string, Mark] => [path, "agent"]), ...marks]),
    [running, last, marks],
  );
}

const HELD = "The agent is editing this file. Save again when it has finished; your text is kept.";

/** Paths of all files: those of the version, and those that only a draft still has. */
const pathsOf = (source: Source, drafts: string): string[] => [
  ...source.files.keys(),
  ...drafts.split("\n").filter((path) => path !== "" && !source.files.has(path)),
];

/** Opens the file that was asked for, else the one that was open, else the first. */
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

/** A version arrived: drafts it contains end, and tabs of files it no longer has close. */
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

function discardAll(projectId: string): void {
  const before = draftsOf(projectId);
  tellDrafts(projectId, { type: "discarded", paths: Object.keys(before) });
  const action = { label: "Undo", run: () => tellDrafts(projectId, { type: "put-back", drafts: before }) };
  showToast({ tone: "info", title: "Changes discarded", action });
}

export function useEditor({ projectId, project, source }: CodeEditorProps) {
  const access = useAccess(project);
  const tabs = useTabs(projectId);
  const drafts = useDrafts(projectId);
  const marks = useMarks(drafts, source);
  const pane = useRef<CodePaneHandle>(null);
  const [cursor, setCursor] = useState<{ line: number; column: number } | null>(null);
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
  const atWork = useFilesOfRun(projectId);
  const save = (): void => {
    if (!editable) return;
    const typed = Object.keys(draftsOf(projectId));
    const free = typed.filter((path) => !filesOfRunNow(projectId).has(path));
    if (free.length > 0) void saving.save(free);
    else if (typed.length > 0) showToast({ tone: "info", title: HELD });
  };
  const show = useCallback((place: FilePlace) => tellTabs(projectId, { type: "show", place }), [projectId]);
  const showFile = useCallback((path: string) => show({ path }), [show]);
  // The text is drawn after the tab.
  const toText = useCallback(() => void requestAnimationFrame(() => pane.current?.focus()), []);
  const close = (path: string): void => {
    pane.current?.forget(path);
    tellTabs(projectId, { type: "close", path });
  };

  useKey({ keys: "mod+s", label: "Save all changed files", group: "Code" }, save, editable);
  const note = useUnsaved(projectId, { changed, failed: saving.failed });

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
  const held = active !== null && atWork.has(active);
  const readOnly = !editable || held;
  const shown = active === null ? null : shownFile({ projectId, active, source, drafts, readOnly });
  const mine = active === null ? undefined : drafts[active];
  const conflict =
    active === null || mine === undefined || marks.get(active) !== "conflict"
      ? null
      : conflictOf({ projectId, path: active, source, mine: mine.text, save: saving.save });

  const actions = useFileActions({ projectId, sha: source.sha, active, pane, currentText });
  const text = shown?.kind === "text" ? shown.file.text : null;
  const language = useIntelligence(projectId, text === null ? null : active, text ?? "");
  return {
    access,
    tabs,
    marks,
    treeMarks: useTreeMarks(projectId, source.sha, marks),
    changed,
    paths,
    pane,
    shown,
    /** The agent works on the file on screen. */
    held,
    conflict: held ? null : conflict,
    saving,
    save,
    discard: () => discardAll(projectId),
    show,
    showFile,
    toText,
    close,
    textsOf,
    currentText,
    format: !readOnly && active !== null && shown?.kind === "text" && canFormat(active) ? actions.format : null,
    download: active !== null && source.files.has(active) ? actions.download : null,
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
