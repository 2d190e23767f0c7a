/** Formats and saves drafts. Drafts that cannot be saved stay: nothing typed is ever dropped here. [C4.13] [F4] */
import { AppError } from "@slipway/kernel/errors";
import { keepLineEnds } from "@slipway/kernel/text/line-ends";
import { api } from "@slipway/ui/api/client";
import { filesContract } from "../../../files/contract/index.ts";
import { draftsOf, isInConflict, tellDrafts } from "../drafts/drafts.ts";
import { savedText, type Source } from "../files/use-source.ts";
import { canFormat, formatText } from "./formats.ts";

export type SaveOutcome =
  /**
   * `error`: the build's message; the version exists all the same. [F1] `isNew` is false if the files were already like
   * that.
   */
  | { state: "saved"; sha: string; error: string | null; left: readonly string[]; isNew: boolean }
  /** Somebody else changed all of them meanwhile. */
  | { state: "conflict"; left: readonly string[] }
  | { state: "nothing" };

export interface SaveInput {
  projectId: string;
  /** The version on screen. */
  source: Source;
  paths: readonly string[];
  /** The editor shows a formatted text as a change of the person's own. */
  onFormatted: (path: string, text: string) => void;
}

/** A failure to format saves the text as it is. [C8.23] */
async function formatted(path: string, text: string): Promise<string> {
  if (!canFormat(path)) return text;
  try {
    return keepLineEnds(text, await formatText(path, text));
  } catch {
    return text;
  }
}

const conflictsOf = ({ projectId, source, paths }: SaveInput): Set<string> =>
  new Set(
    paths.filter((path) => {
      const draft = draftsOf(projectId)[path];
      return draft !== undefined && isInConflict(draft, savedText(source, path));
    }),
  );

/** Throws the server's errors, except that a file changed meanwhile. */
export async function saveFiles(input: SaveInput): Promise<SaveOutcome> {
  const { projectId, source } = input;
  const conflicts = conflictsOf(input);
  const paths = input.paths.filter((path) => draftsOf(projectId)[path] !== undefined && !conflicts.has(path));
  if (paths.length === 0)
    return conflicts.size === 0 ? { state: "nothing" } : { state: "conflict", left: [...conflicts] };
  const changes = await Promise.all(
    paths.map(async (path) => {
      const { text } = draftsOf(projectId)[path]!;
      const content = await formatted(path, text);
      // Typing goes on while the formatter loads, so it never overwrites later text.
      if (content !== text && draftsOf(projectId)[path]?.text === text) input.onFormatted(path, content);
      return { path, content };
    }),
  );
  tellDrafts(projectId, {
    type: "sent",
    texts: Object.fromEntries(changes.map(({ path, content }) => [path, content])),
  });
  try {
    const {
      commit_sha: sha,
      error,
      edit_id: edit,
    } = await api(filesContract.editCode, {
      params: { projectId },
      body: { changes, base_commit_sha: source.sha, file_edit_type: "CodeEdit" },
    });
    return { state: "saved", sha, error, left: [...conflicts], isNew: edit !== null };
  } catch (error) {
    if (error instanceof AppError && error.code === "file_changed")
      return { state: "conflict", left: changedPaths(error, paths) };
    throw error;
  }
}

function changedPaths(error: AppError, sent: readonly string[]): readonly string[] {
  const { paths } = (error.details ?? {}) as { paths?: unknown };
  return Array.isArray(paths) ? sent.filter((path) => paths.includes(path)) : sent;
}
