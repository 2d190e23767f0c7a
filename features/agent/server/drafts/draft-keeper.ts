/**
 * Keeps the draft of a running turn: writes it before each step of the model and after its edits, so that a killed server
 * loses no more than the call that it was carrying out.
 */
import type { ModelMessage } from "ai";
import { storableValue } from "@slipway/kernel/text/storable-text";
import type { Needs } from "../../../services.ts";
import type { Draft, TodoItem } from "../../contract/index.ts";
import type { Overlay } from "../overlay/overlay.ts";
import type { CheckOutcome } from "../verify/check-results.ts";
import { packDraft } from "./draft-content.ts";
import { DraftFiles } from "./draft-files.ts";
import type { KeptDraft } from "./drafts.ts";
import { draftedChanges, draftFacts } from "./draft-facts.ts";
import { ownMessages } from "./draft-messages.ts";
import { deleteDraft, moveDraft, pruneDrafts, saveDraft } from "./draft-store.ts";
import type { ResumedDraft } from "./resume-draft.ts";

export interface DraftOwner {
  projectId: string;
  aiMessageId: string;
  /** The person's words. */
  request: string;
  baseSha: string;
}

interface Judged {
  failed: readonly CheckOutcome[];
  checked: boolean;
}

const UNJUDGED: Judged = { failed: [], checked: false };
const TITLE_CHARACTERS = 200;

export class DraftKeeper {
  readonly #services: Needs<"clock" | "database" | "log" | "objects">;
  readonly #owner: DraftOwner;
  readonly #overlay: Overlay;
  readonly #files: DraftFiles;
  /** The message that the turn began with, once it is known. */
  #request: ModelMessage | null = null;
  /** Messages of the draft that this turn continues. */
  #earlier: readonly ModelMessage[] = [];
  /** That draft's title: "go on" says nothing about the files. */
  #title: string | null = null;
  #continued: string | null = null;
  /** The answer whose draft stays open until this turn's version has its files. */
  #displaced: string | null = null;
  #messages: readonly ModelMessage[] = [];
  #todo: readonly TodoItem[] = [];
  #savedRevision = 0;
  #savedMessages = 0;
  #isWritten = false;
  #isQueued = false;
  #work: Promise<void> = Promise.resolve();

  constructor(services: Needs<"clock" | "database" | "log" | "objects">, owner: DraftOwner, overlay: Overlay) {
    this.#services = services;
    this.#owner = owner;
    this.#overlay = overlay;
    this.#files = new DraftFiles(services, owner);
  }

  /**
   * The turn goes on from another turn's draft, whose files are in the overlay. That draft is this turn's from now on. Where
   * some of its files clashed with people's, it stays open until this turn has become a version.
   */
  async takeOver({ from, title, messages, clashes }: ResumedDraft): Promise<void> {
    await this.#work;
    this.#earlier = messages;
    this.#title = title;
    await this.#write("working", UNJUDGED);
    if (clashes.length === 0) await this.#ends(from);
    else this.#displaced = from;
  }

  /** The answer whose draft is this turn's now. */
  get continued(): string | null {
    return this.#continued;
  }

  async #ends(from: string): Promise<void> {
    await moveDraft(this.#services, from, { from: ["open"], to: "continued" });
    this.#continued = from;
  }

  begins(request: ModelMessage): void {
    this.#request = request;
  }

  /** The whole conversation before a step. Resolves when it is stored. */
  heard(messages: readonly ModelMessage[]): Promise<void> {
    this.#messages = messages;
    this.#queue();
    return this.#work;
  }

  /** Stored with the next change. */
  planned(items: readonly TodoItem[]): void {
    this.#todo = items;
  }

  /** Parts of the to-do list that are neither done nor dropped. */
  get openParts(): string[] {
    return this.#todo.filter(({ state }) => state === "open" || state === "doing").map(({ text }) => text);
  }

  /** A call may have changed a file. */
  changed(): void {
    this.#queue();
  }

  /** Ends the turn's draft as one that people see. Null if no file is changed. */
  async settle(judged: Judged): Promise<KeptDraft | null> {
    await this.#work;
    const facts = await this.#write("open", judged);
    if (facts === null) {
      await this.#delete();
      return null;
    }
    return { facts, gone: await pruneDrafts(this.#services, this.#owner.projectId) };
  }

  /** The files became a version. */
  async drop(): Promise<void> {
    await this.#work;
    await this.#delete();
    if (this.#displaced !== null) await this.#ends(this.#displaced);
  }

  async #delete(): Promise<void> {
    if (this.#isWritten) await deleteDraft(this.#services, this.#owner);
    this.#isWritten = false;
  }

  /** At most one write waits; its turn takes everything new. */
  #queue(): void {
    const { revision } = this.#overlay;
    if (this.#isQueued || (revision === this.#savedRevision && this.#messages.length === this.#savedMessages)) return;
    this.#isQueued = true;
    this.#work = this.#work.then(async () => {
      this.#isQueued = false;
      await this.#write("working", UNJUDGED).catch((error: unknown) =>
        this.#services.log.warn("the draft of a running turn was not written", {
          projectId: this.#owner.projectId,
          error,
        }),
      );
    });
  }

  async #write(state: "working" | "open", { failed, checked }: Judged): Promise<Draft | null> {
    const { aiMessageId, projectId, request, baseSha } = this.#owner;
    this.#savedRevision = this.#overlay.revision;
    this.#savedMessages = this.#messages.length;
    const changes = draftedChanges(this.#overlay);
    if (changes.length === 0) return null;
    const messages = [...this.#earlier, ...ownMessages(this.#messages, this.#request)];
    const whole = { request, changes, messages, todo: [...this.#todo] };
    const { bytes: content, kept, leftOut } = await packDraft(whole, this.#files);
    const facts = storableValue(draftFacts(this.#overlay, kept, { failed, checked, leftOut }));
    const title = this.#title ?? request.trim().split("\n")[0]!.slice(0, TITLE_CHARACTERS);
    await saveDraft(this.#services, { aiMessageId, projectId, baseSha, title, facts, content }, state);
    this.#isWritten = true;
    return facts;
  }
}
