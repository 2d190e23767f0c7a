/** The changes of one file in a patch, whatever the format. */

export interface Hunk {
  /** Lines of the file: context and removed ones. */
  old: string[];
  new: string[];
  /** The hunk's position: the line or function that it stands below. */
  below: string[];
  atEnd: boolean;
}

export type PatchFile =
  | { kind: "add"; path: string; content: string }
  | { kind: "delete"; path: string }
  | { kind: "update"; path: string; to: string | null; hunks: Hunk[] };

/** The text is not a patch, or contradicts itself. The message is for the model. */
export class PatchProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = "PatchProblem";
  }
}

export const emptyHunk = (below: string[] = []): Hunk => ({ old: [], new: [], below, atEnd: false });

/**
 * Adds a line of a hunk by its mark; false if it has none. An empty line is an empty context line that lost its blank.
 */
export function takeHunkLine(hunk: Hunk, line: string): boolean {
  const mark = line[0];
  const text = line.slice(1);
  if (mark === undefined || mark === " ") {
    hunk.old.push(text);
    hunk.new.push(text);
  } else if (mark === "-") hunk.old.push(text);
  else if (mark === "+") hunk.new.push(text);
  else return false;
  return true;
}

/** Drops empty last context lines, which may only separate this hunk from the next one. */
export function withoutTrailingBlank(hunk: Hunk): Hunk {
  let { length } = hunk.old;
  let kept = hunk.new.length;
  while (length > 0 && kept > 0 && hunk.old[length - 1] === "" && hunk.new[kept - 1] === "") {
    length -= 1;
    kept -= 1;
  }
  return { ...hunk, old: hunk.old.slice(0, length), new: hunk.new.slice(0, kept) };
}
