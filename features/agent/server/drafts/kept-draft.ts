/** The draft that a turn left at its end. */
import type { Draft } from "../../contract/index.ts";

export interface KeptDraft {
  facts: Draft;
  /** Answers whose older drafts made room for this one. */
  gone: string[];
}
