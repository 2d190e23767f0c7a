/** The object that the agent offers for drafts: `services.agent.drafts`. */
import type { Draft } from "../../contract/index.ts";

export interface DraftPlace {
  projectId: string;
  aiMessageId: string;
}

export interface KeptVersion {
  id: string;
  version: number;
  title: string;
}

/** The draft that a turn left at its end. */
export interface KeptDraft {
  facts: Draft;
  /** Answers whose older drafts made room for this one. */
  gone: string[];
}

/** The drafts of turns, as `services.agent.drafts`. */
export interface Drafts {
  /** Makes the draft a version. AppError 409 `file_changed` if it clashes with later changes: then it stays a draft. */
  keep(place: DraftPlace): Promise<KeptVersion>;
  discard(place: DraftPlace): Promise<void>;
  /** Opens a discarded draft again. */
  restore(place: DraftPlace): Promise<void>;
  /** The answer whose draft a message such as "continue" means, or null. */
  newestOpen(projectId: string): Promise<string | null>;
  isOpen(place: DraftPlace): Promise<boolean>;
  /** Opens what a turn that was cut off left behind, or null. */
  openInterrupted(place: DraftPlace): Promise<Draft | null>;
  /** Deletes what a turn left whose version exists. */
  forget(place: DraftPlace): Promise<void>;
}
