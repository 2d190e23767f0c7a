/** A turn that goes on from a draft: its files on the newest version, and its messages in front of the new request. */
import type { ModelMessage } from "ai";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Needs } from "../../../services.ts";
import type { TodoItem } from "../../contract/index.ts";
import type { ClosingSentences } from "../run/ending/closing-sentences.ts";
import type { Overlay, OverlayChange } from "../overlay/overlay.ts";
import { unpackDraft } from "./draft-content.ts";
import { DraftFiles } from "./draft-files.ts";
import { draftOf } from "./draft-store.ts";

export interface ResumedDraft {
  /** The answer whose draft it was. */
  from: string;
  title: string;
  /** Paths that it changes, those that clash included. */
  files: string[];
  messages: ModelMessage[];
  todo: TodoItem[];
  /** Files that others changed since in the same places, or the turn itself: those count, and the model is shown the draft's. */
  clashes: (OverlayChange & { isOthers: boolean })[];
}

const CLASH_CHARACTERS = 20_000;
/** Bound of all clashing files together, which share it. */
const CLASHES_CHARACTERS = 100_000;

/** Puts the draft's files into the overlay of the newest version. Null if the draft is not open any more. */
export async function resumeDraft(
  services: Needs<"database" | "edits" | "objects">,
  { projectId, aiMessageId, headSha }: { projectId: string; aiMessageId: string; headSha: string },
  overlay: Overlay,
): Promise<ResumedDraft | null> {
  const row = await draftOf(services, { projectId, aiMessageId });
  if (row?.state !== "open") return null;
  const { request, changes, messages, todo } = await unpackDraft(row.content, new DraftFiles(services, row));
  const rebased = await services.edits.rebase({ projectId, baseSha: row.baseSha, headSha, changes });
  const others = new Set<string>(rebased.clashes);
  const own = new Set<string>(overlay.changes().map(({ path }) => path));
  for (const { path, content } of rebased.changes) if (!own.has(path)) overlay.restore(path as ProjectPath, content);
  return {
    from: aiMessageId,
    title: row.title,
    files: changes.map(({ path }) => path),
    todo,
    messages: messages[0]?.role === "user" ? messages : [{ role: "user", content: request }, ...messages],
    clashes: changes
      .filter(({ path }) => others.has(path) || own.has(path))
      .map((change) => ({ ...change, isOthers: others.has(change.path) })),
  };
}

/** Follows the request of the turn that goes on. */
export function resumedWords({ clashes }: ResumedDraft): string {
  const said =
    "The messages before this one are your own unfinished turn. Its files are in the project as you left them, merged with what people saved since. Go on from there; do not begin again.";
  // The tag's name inside a file must not end it early.
  return `<draft>${[said, ...clashesShown({ clashes })].join("\n\n").replaceAll("</draft", "‹/draft")}</draft>`;
}

export function clashesShown({ clashes }: Pick<ResumedDraft, "clashes">): string[] {
  const share = Math.min(CLASH_CHARACTERS, Math.floor(CLASHES_CHARACTERS / clashes.length));
  return clashes.map(({ path, content }) => {
    const yours = typeof content === "string" ? content.slice(0, share) : "(deleted, or not text)";
    return `${path} was changed in the same places since. The file in the project counts; work your part into it. Yours was:\n${yours}`;
  });
}

/** For people. Empty if nothing clashes with what others changed. */
export function clashWords({ clashes }: ResumedDraft, sentences: ClosingSentences): string {
  const theirs = clashes.filter(({ isOthers }) => isOthers);
  if (theirs.length === 0) return "";
  const named = theirs
    .slice(0, 5)
    .map(({ path }) => path)
    .join(", ");
  return sentences.clash(named, theirs.length);
}
