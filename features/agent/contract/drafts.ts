/** Drafts: the files of a turn that did not become a version. Nothing of them is lost until a person discards them. */
import { z } from "zod";

/** Files that a card lists; the others are counted. */
export const MAX_DRAFT_FILES = 40;

export const draftFileSchema = z.object({
  path: z.string(),
  change: z.enum(["created", "changed", "deleted"]),
  added: z.number().int(),
  removed: z.number().int(),
});
export type DraftFile = z.infer<typeof draftFileSchema>;

export const draftSchema = z.object({
  files: z.array(draftFileSchema),
  /** Changed files that are not listed. */
  more_files: z.number().int(),
  /** The checks that fail with these files, one sentence each. Empty also if the checks did not run. */
  failing: z.array(z.string()),
  checked: z.boolean(),
  /** Files that were too large for a draft and are lost, each with its size. */
  left_out: z.array(z.string()),
});
export type Draft = z.infer<typeof draftSchema>;

/** `gone`: newer drafts took its place, because a project keeps a bounded number. */
export const DRAFT_STATES = ["open", "kept", "discarded", "continued", "gone"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];
