/** The state behind the panel: selection, changeable properties, changes, and saving. */
import { queryKey } from "@slipway/kernel/contract/client";
import type { AppError } from "@slipway/kernel/errors";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { failureKind, failureSentence } from "@slipway/ui/errors/error-texts";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { useIsLocked } from "@slipway/ui/page/use-is-locked";
import { layDown } from "@slipway/ui/session/preview/picture-in-hand";
import { setVisualEditing } from "@slipway/ui/session/visual-editing";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { editsContract } from "../../edits/contract/index.ts";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { visualEditsContract } from "../contract/index.ts";
import { useInspection, type Asked } from "./use-inspection.ts";
import { bodyOf, countOf, type Patch, type Target } from "./changes.ts";
import { tellEditor, useEditorStore } from "./editor-store.ts";
import type { PageKey } from "./messages.ts";
import { usePage } from "./use-page.ts";
import type { ThemeColor } from "./values.ts";

const NO_COLORS: readonly ThemeColor[] = [];

export function useVisualEditor(projectId: string) {
  const state = useEditorStore((store) => store.state);
  const { elements, history } = state;
  const details = useRoute(projectsContract.details, { params: { id: projectId } });
  const project = details.data as Partial<Project> | undefined;
  const locked = useIsLocked(project?.locked_at ?? null);
  const version = project?.latest_commit_sha ?? null;
  const count = countOf(history.now);

  const asked = useMemo(() => elements.map(({ chain, texts }) => ({ chain, texts })), [elements]);
  const inspection = useInspection({ projectId, version, elements: asked });
  // Colours do not depend on the selection, so the page is not asked for them repeatedly.
  const known = useInspection({ projectId, version, elements: PROBE, keepsLast: true });
  const colors = known.data?.colors ?? NO_COLORS;

  const targets = useMemo(
    (): Target[] =>
      (inspection.data?.elements ?? []).flatMap((inspected, index) => {
        const element = elements[index];
        return element === undefined ? [] : [{ element, inspected, viewport: state.viewport }];
      }),
    [inspection.data, elements, state.viewport],
  );

  const saving = useSave(projectId, () => page.land());
  const save = () => {
    if (count === 0 || saving.isPending || state.base === null) return;
    saving.mutate({
      params: { id: projectId },
      body: { base_commit_sha: state.base, changes: bodyOf(history.now) },
    });
  };
  const step = (type: "undo" | "redo" | "discard") =>
    tellEditor({ type: "history", event: { type }, version: version ?? "" });
  const exit = () => setVisualEditing(projectId, false);
  const onKey = (key: PageKey) => {
    if (key === "save") save();
    else if (key === "undo" || key === "redo") step(key);
    else if (key === "escape") {
      if (elements.length > 0) page.select(null);
      else if (count === 0) exit();
    } else document.querySelector<HTMLElement>("[data-visual-edits] textarea, [data-visual-edits] input")?.focus();
  };
  const page = usePage(projectId, { changes: history.now, colors, onKey });

  useViewBlocker(count > 0, {
    title: "Discard visual edits?",
    text: `${count === 1 ? "1 element has" : `${count} elements have`} changes that are not saved.`,
    confirm: "Discard",
  });
  useEffect(
    () => () => {
      tellEditor({ type: "close" });
      layDown();
      setVisualEditing(projectId, false);
    },
    [projectId],
  );

  return {
    state,
    targets,
    inspection,
    colors,
    page,
    count,
    locked,
    /** Somebody made a version since the changes were begun. */
    outdated: state.base !== null && version !== null && state.base !== version,
    saving: saving.isPending,
    patch: (patch: Patch, name: string) => {
      if (version !== null)
        tellEditor({ type: "history", event: { type: "patch", targets, patch, step: name }, version });
    },
    step,
    save,
    exit,
  };
}

export type VisualEditor = ReturnType<typeof useVisualEditor>;

/** Matches no element; used to ask for facts of the project as a whole. */
const PROBE: Asked = [{ chain: [{ source: "src:1:1", name: "html" }], texts: [] }];

function useSave(projectId: string, onSaved: () => void) {
  const cache = useQueryClient();
  const undo = useRouteMutation(editsContract.undo, {
    onSuccess: ({ title }) => showToast({ tone: "ok", title: `Undone: ${title}` }),
  });
  return useRouteMutation(visualEditsContract.save, {
    onSuccess: ({ commit_sha: sha }) => {
      onSaved();
      tellEditor({ type: "history", event: { type: "saved" }, version: sha });
      const key = queryKey(projectsContract.details, { params: { id: projectId } });
      const before = cache.getQueryData<Partial<Project>>(key);
      // The person's own version is known at once; the live document follows a moment later.
      if (before !== undefined) cache.setQueryData(key, { ...before, latest_commit_sha: sha });
      showToast({
        tone: "ok",
        title: "Changes saved",
        action: { label: "Undo", run: () => undo.mutate({ params: { id: projectId } }) },
      });
    },
    onError: (error) => {
      if (error.code === "nothing_changed") {
        showToast({ tone: "info", title: "Nothing to save", message: "The page is like this already." });
        return true;
      }
      showToast({ tone: "err", title: "Changes could not be saved", message: sentenceFor(error) });
      return true;
    },
  });
}

const sentenceFor = (error: AppError): string => failureSentence(error, failureKind(error));
