import { queryKey } from "@slipway/kernel/contract/client";
import { AppError } from "@slipway/kernel/errors";
import { onAnswerAgain } from "@slipway/ui/api/coming-back";
import { handleError } from "@slipway/ui/errors/handle-error";
import { failureKind, failureSentence, NETWORK_ERROR } from "@slipway/ui/errors/error-texts";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "../../../errors/contract/error-details.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { loadSource, type Source } from "../files/use-source.ts";
import { saveFiles, type SaveInput, type SaveOutcome } from "./save-files.ts";

const detailsKey = (projectId: string) => queryKey(projectsContract.details, { params: { id: projectId } });

/** The person's own version is on screen at once; the live document follows a moment later. */
async function showVersion(cache: QueryClient, projectId: string, { from, to }: { from: string; to: string }) {
  await loadSource(cache, projectId, to);
  const latest = cache.getQueryData<{ latest_commit_sha?: string | null }>(detailsKey(projectId));
  if (latest?.latest_commit_sha === from)
    cache.setQueryData(detailsKey(projectId), { ...latest, latest_commit_sha: to });
  else await cache.invalidateQueries({ queryKey: detailsKey(projectId) });
}

const ABOUT = "saving code";

const isSilence = (error: unknown): boolean => error instanceof AppError && error.code === NETWORK_ERROR;

function tellNotSaved(error: unknown): void {
  const refused = error instanceof AppError && error.code === "plan_required";
  if (refused || (error instanceof DOMException && error.name === "AbortError")) return handleError(error);
  const kind = failureKind(error);
  showToast({
    tone: "err",
    title: "Not saved. Your text is kept in this browser.",
    message: isSilence(error) ? "It is saved as soon as Slipway answers again." : failureSentence(error, kind),
    about: ABOUT,
    stays: true,
  });
}

function tellSaved({ error, isNew }: Extract<SaveOutcome, { state: "saved" }>): void {
  if (!isNew)
    showToast({ tone: "info", title: "Nothing to save", message: "The file is like this already.", about: ABOUT });
  else if (error === null) showToast({ tone: "ok", title: "Changes saved", about: ABOUT });
  else
    showToast({
      tone: "info",
      title: "Changes saved",
      message: `The app does not build: ${sentenceOf(error)}`,
      about: ABOUT,
    });
}

const NAMED = 3;

/** The file may be in another tab while Save was pressed, so the message names it. */
function tellLeft(left: readonly string[]): void {
  if (left.length === 0) return;
  const more = left.length > NAMED ? ` and ${left.length - NAMED} more` : "";
  const it = left.length === 1 ? "it" : "them";
  showToast({
    tone: "info",
    title: "Not saved: somebody else changed the same file",
    message: `${left.slice(0, NAMED).join(", ")}${more}. Open ${it} to compare, to keep yours or to take theirs.`,
  });
}

export interface Saving {
  busy: boolean;
  /** The last save failed, and nothing was saved since. */
  failed: boolean;
  save: (paths: readonly string[]) => Promise<void>;
}

/** Saves some of the drafts as one version. A file somebody else changed meanwhile does not hold the others up. */
export function useSave(projectId: string, source: Source | undefined, onFormatted: SaveInput["onFormatted"]): Saving {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);
  /** Paths that were being saved when there was no answer. */
  const waiting = useRef<readonly string[]>([]);

  const attempt = async (from: Source, paths: readonly string[]): Promise<void> => {
    const outcome = await saveFiles({ projectId, source: from, paths, onFormatted });
    if (outcome.state === "saved") {
      await showVersion(cache, projectId, { from: from.sha, to: outcome.sha });
      tellSaved(outcome);
    }
    if (outcome.state !== "nothing") tellLeft(outcome.left);
    if (outcome.state !== "conflict") return;
    await cache.invalidateQueries({ queryKey: detailsKey(projectId) });
    const latest = cache.getQueryData<{ latest_commit_sha?: string | null }>(detailsKey(projectId))?.latest_commit_sha;
    const rest = paths.filter((path) => !outcome.left.includes(path));
    if (latest && latest !== from.sha && rest.length > 0)
      await attempt(await loadSource(cache, projectId, latest), rest);
  };

  const save = async (paths: readonly string[]): Promise<void> => {
    if (source === undefined || running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await attempt(source, paths);
      setFailed(false);
      waiting.current = [];
    } catch (error) {
      setFailed(true);
      tellNotSaved(error);
      if (isSilence(error)) waiting.current = paths;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(
    () =>
      onAnswerAgain(() => {
        if (waiting.current.length > 0) void latest.current(waiting.current);
      }),
    [],
  );
  return { busy, failed, save };
}
