/** A turn that goes on from a draft: its files on the newest version, and its messages in front of the new request. */
import type { ModelMessage } from "ai";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Needs } from "../../../services.ts";
import type { TodoItem } from "../../contract/index.ts";
import type { Overlay, OverlayChange } from "../overlay/overlay.ts";
import { unpackDraft } from "./draft-content.ts";
import { draftOf } from "./draft-store.ts";

export interface ResumedDraft {
  /** The answer whose draft it was. */
  from: string;
  messages: ModelMessage[];
  todo: TodoItem[];
  /** Files that people changed since in the same places: theirs count, and the model is shown the draft's. */
  clashes: OverlayChange[];
}

const CLASH_CHARACTERS = 20_000;

/** Puts the draft's files into the overlay of the newest version. Null if the draft is not open any more. */
export async function resumeDraft(
  services: Needs<"database" | "edits">,
  { projectId, aiMessageId, headSha }: { projectId: string; aiMessageId: string; headSha: string },
  overlay: Overlay,
): Promise<ResumedDraft | null> {
  const row = await draftOf(services, { projectId, aiMessageId });
  if (row?.state !== "open") return null;
  const { request, changes, messages, todo } = await unpackDraft(row.content);
  const rebased = await services.edits.rebase({ projectId, baseSha: row.baseSha, headSha, changes });
  for (const { path, content } of rebased.changes) overlay.restore(path as ProjectPath, content);
  const clashing = new Set<string>(rebased.clashes);
  return {
    from: aiMessageId,
    todo,
    messages: messages[0]?.role === "user" ? messages : [{ role: "user", content: request }, ...messages],
    clashes: changes.filter(({ path }) => clashing.has(path)),
  };
}

/** Follows the request of the turn that goes on. */
export function resumedWords({ clashes }: ResumedDraft): string {
  const said =
    "The messages before this one are your own unfinished turn. Its files are in the project as you left them, merged with what people saved since. Go on from there; do not begin again.";
  if (clashes.length === 0) return `<draft>${said}</draft>`;
  const shown = clashes.map(({ path, content }) => {
    const yours = typeof content === "string" ? content.slice(0, CLASH_CHARACTERS) : "(deleted, or not text)";
    return `People changed ${path} in the same places since. Their file counts; work your part into it. Yours was:\n${yours}`;
  });
  // The tag's name inside a file must not end it early.
  return `<draft>${[said, ...shown].join("\n\n").replaceAll("</draft", "‹/draft")}</draft>`;
}

/** For people, at the beginning of the answer. Empty if nothing clashes. */
export function clashWords({ clashes }: ResumedDraft): string {
  if (clashes.length === 0) return "";
  const named = clashes
    .slice(0, 5)
    .map(({ path }) => path)
    .join(", ");
  return `Since the draft, ${clashes.length === 1 ? "a file was" : "files were"} changed by others in the same places (${named}). Their state stays, and I work mine into it.`;
}
