/** Commit messages name the edit in trailers, so that the history alone identifies it. */

const EDIT_TRAILER = "Slipway-Edit";
const MAX_SUBJECT_CHARACTERS = 5000;

export const withTrailer = (message: string, editId: string): string =>
  `${message.trim().slice(0, MAX_SUBJECT_CHARACTERS) || "Change"}\n\n${EDIT_TRAILER}: ${editId}\n`;

/** The edit's id in the last paragraph of a message, or null. */
export const editIdOf = (message: string): string | null =>
  new RegExp(`^${EDIT_TRAILER}: (\\S+)$`, "m").exec(message.trimEnd().split("\n\n").at(-1) ?? "")?.[1] ?? null;
