import { eventName } from "@slipway/kernel/contract/events";

/** A comment was written, or its text was changed. The same person may be told again of the same comment. */
export const commentWritten = eventName<{
  projectId: string;
  threadId: string;
  commentId: string;
  authorName: string;
  /** Ids of people. Nobody is in both lists, and the author is in none. */
  mentioned: readonly string[];
  /** Others who wrote in the thread or are mentioned in it. */
  following: readonly string[];
  /** Empty for threads about code. */
  text: string;
}>("comment.written");
