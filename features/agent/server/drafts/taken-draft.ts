/**
 * The draft that a turn goes on from: the one that its request names, or an open one that its model takes up because the
 * message goes on with that work, in whatever words. A draft that nobody takes up stays as it is.
 */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import type { Needs } from "../../../services.ts";
import type { TodoItem } from "../../contract/index.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { rememberedTurns } from "../memory/turn-memory.ts";
import type { ClosingSentences } from "../run/ending/closing-sentences.ts";
import type { RunRequest } from "../run/run-request.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import { withoutLongTexts } from "./draft-messages.ts";
import { openDrafts, type OpenDraft } from "./draft-store.ts";
import { clashesShown, clashWords, resumeDraft, type ResumedDraft } from "./resume-draft.ts";

/** Drafts that a model is told of, newest first. */
const MAX_OFFERED = 5;
const MAX_FILES = 20;

export interface TakenDraftInput {
  services: Needs<"database" | "edits" | "log" | "objects">;
  projectId: string;
  headSha: string;
  overlay: Overlay;
  keeper: DraftKeeper;
  /** Adds a sentence to the answer. */
  say: (sentence: string) => void;
  sentences: ClosingSentences;
  todo: (items: readonly TodoItem[]) => void;
  /** The draft of this answer is the turn's from now on. */
  continued: (from: string) => Promise<void>;
}

export class TakenDraft {
  readonly #input: TakenDraftInput;
  #offered: OpenDraft[] = [];
  resumed: ResumedDraft | null = null;

  constructor(input: TakenDraftInput) {
    this.#input = input;
  }

  /** At the beginning of a turn that may edit. `from`: the answer whose draft the request names. */
  async begin(from: string | null): Promise<void> {
    const { services, projectId } = this.#input;
    if (from !== null && (await this.#resume(from)) !== null) return;
    this.#offered = await openDrafts(services, projectId, MAX_OFFERED);
  }

  /** The open drafts, for the model. Empty where there is none, or where the request has named one. */
  get note(): string {
    if (this.#offered.length === 0) return "";
    const lines = this.#offered.map((draft, at) => `${at + 1}: ${factsOf(draft)}`);
    return `<drafts>\n${[ABOUT_DRAFTS, ...lines].join("\n").replaceAll("</drafts", "‹/drafts")}\n</drafts>`;
  }

  tools(): ToolSet {
    return {
      take_up_draft: tool({
        description: "Puts the files of a draft in <drafts> into the project.",
        inputSchema: z.object({ draft: z.number().int() }),
        execute: ({ draft }) => this.#takeUp(draft),
      }),
    };
  }

  /** For people, in the first turn that leaves a draft. Empty where there is nothing to say. */
  leftWords(history: RunRequest["history"]): string {
    const last = history.findLast(({ role }) => role === "assistant");
    const left = this.resumed === null ? this.#offered[0] : undefined;
    if (left === undefined || left.aiMessageId !== last?.id) return "";
    return this.#input.sentences.leftDraft(left.title);
  }

  async #takeUp(number: number) {
    if (this.resumed !== null) return { ok: false, reason: "This turn goes on from a draft already." };
    const offered = this.#offered[number - 1];
    if (offered === undefined) return { ok: false, reason: "There is no open draft with this number." };
    const resumed = await this.#resume(offered.aiMessageId);
    if (resumed === null) return { ok: false, reason: "This draft was kept, discarded or continued meanwhile." };
    this.#input.say(this.#input.sentences.goesOn(offered.title));
    return {
      ok: true,
      files: resumed.files,
      ...(resumed.todo.length === 0 ? {} : { todo: resumed.todo }),
      note: "The files are in the project as the draft had them, merged with what was saved since. Read a file before you edit it.",
      ...(resumed.clashes.length === 0 ? {} : { clashes: clashesShown(resumed) }),
      ...(await this.#done(resumed)),
    };
  }

  /** The calls of the draft's turn, where the conversation lacks them because its server was killed. */
  async #done({ from, messages }: ResumedDraft) {
    const { services, projectId } = this.#input;
    const isKnown = (await rememberedTurns(services, projectId, [from])).has(from);
    return isKnown ? {} : { done: messages.slice(1).map(withoutLongTexts) };
  }

  /** Null: the draft is not open any more. */
  async #resume(from: string): Promise<ResumedDraft | null> {
    const { services, projectId, headSha, overlay, keeper, say, sentences, todo, continued } = this.#input;
    this.resumed = await resumeDraft(services, { projectId, aiMessageId: from, headSha }, overlay);
    if (this.resumed === null) return null;
    if (this.resumed.todo.length > 0) todo(this.resumed.todo);
    await keeper.takeOver(this.resumed);
    if (keeper.continued !== null) await continued(keeper.continued);
    const clashes = clashWords(this.resumed, sentences);
    if (clashes !== "") say(clashes);
    return this.resumed;
  }
}

const ABOUT_DRAFTS =
  "Unfinished work of earlier turns, which is not in the project. If the message goes on with one, in whatever words, take it up by its number before anything else. If it does not, leave them: they are not lost.";

function factsOf({ title, facts: { files, more_files: more, failing } }: OpenDraft): string {
  const paths = files.slice(0, MAX_FILES).map(({ path }) => path);
  const others = files.length + more - paths.length;
  return JSON.stringify({
    request: title,
    files: paths,
    ...(others > 0 ? { more_files: others } : {}),
    ...(failing.length > 0 ? { failing } : {}),
  });
}
