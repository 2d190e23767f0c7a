/** `diff -u` and `git diff`. The numbers in `@@ -1,3 +1,4 @@` are ignored, because models miscount. */
import {
  emptyHunk,
  PatchProblem,
  takeHunkLine,
  withoutTrailingBlank,
  type Hunk,
  type PatchFile,
} from "./patch-file.ts";

interface Reading {
  oldPath: string | null;
  newPath: string | null;
  isRename: boolean;
  hunks: Hunk[];
  began: boolean;
}

const fresh = (): Reading => ({ oldPath: null, newPath: null, isRename: false, hunks: [], began: false });
const NOWHERE = "/dev/null";

/** `endsWithBreak`: whether the text ended in a line end, which a truncated text does not. */
export function parseUnifiedDiff(lines: readonly string[], endsWithBreak: boolean): PatchFile[] {
  const files: PatchFile[] = [];
  let reading = fresh();
  const close = (): void => {
    if (reading.began) files.push(fileOf(reading));
    reading = fresh();
  };
  for (const [at, line] of lines.entries()) {
    const isFileHeader = line.startsWith("--- ") && lines[at + 1]?.startsWith("+++ ") === true;
    if (line.startsWith("diff --git ")) {
      close();
      const paths = /^diff --git "?a\/(.{1,400}?)"? "?b\/(.{1,400}?)"?$/.exec(line);
      reading = { ...fresh(), began: true, oldPath: paths?.[1] ?? null, newPath: paths?.[2] ?? null };
    } else if (isFileHeader) {
      if (reading.hunks.length > 0) close();
      reading.began = true;
      reading.oldPath = pathOf(line);
    } else if (line.startsWith("+++ ") && lines[at - 1]?.startsWith("--- ") === true) reading.newPath = pathOf(line);
    else if (line.startsWith("@@") && reading.began) reading.hunks.push(emptyHunk(belowOf(line)));
    else takeLine(reading, line, at);
  }
  if (!endsWithBreak) assertNotCutOff(lines, reading.hunks.at(-1));
  close();
  return files;
}

/** If both sides are shorter than announced at the very end, the rest of the patch was cut off. */
function assertNotCutOff(lines: readonly string[], hunk: Hunk | undefined): void {
  const header = lines.findLast((line) => line.startsWith("@@ "));
  const counts = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(header ?? "");
  if (hunk === undefined || counts === null) return;
  const [old, now] = [Number(counts[1] ?? 1), Number(counts[2] ?? 1)];
  if (hunk.old.length < old && hunk.new.length < now)
    throw new PatchProblem("The last hunk is shorter than its header says: the patch may have been cut off.");
}

function takeLine(reading: Reading, line: string, at: number): void {
  const hunk = reading.hunks.at(-1);
  if (hunk !== undefined) {
    if (line.startsWith("\\")) return;
    if (!takeHunkLine(hunk, line))
      throw new PatchProblem(`Line ${at + 1} of the patch is no line of a diff: ${JSON.stringify(line.slice(0, 80))}.`);
    return;
  }
  const moved = /^(?:rename|copy) (from|to) (.+)$/.exec(line);
  if (moved !== null) {
    reading.isRename = true;
    if (moved[1] === "from") reading.oldPath = moved[2]!;
    else reading.newPath = moved[2]!;
  } else if (line.startsWith("deleted file mode")) reading.newPath = NOWHERE;
  else if (line.startsWith("new file mode")) reading.oldPath = NOWHERE;
}

const pathOf = (line: string): string => {
  const path = line
    .slice(4)
    .split("\t", 1)[0]!
    .trim()
    .replace(/^"(.*)"$/, "$1");
  return path === NOWHERE ? path : path.replace(/^[ab]\//, "");
};

/** Git's note after the numbers: the function or tag around the hunk. */
const belowOf = (line: string): string[] => {
  const below = /^@@ [^@]*@@ ?(.*)$/.exec(line)?.[1]?.trim() ?? "";
  return below === "" ? [] : [below];
};

function fileOf({ oldPath, newPath, isRename, hunks }: Reading): PatchFile {
  if (oldPath === null || newPath === null || (oldPath === NOWHERE && newPath === NOWHERE))
    throw new PatchProblem("A part of the patch names no file. Begin it with `--- a/path` and `+++ b/path`.");
  if (newPath === NOWHERE) return { kind: "delete", path: oldPath };
  if (oldPath === NOWHERE) {
    const lines = hunks.flatMap((hunk) => hunk.new);
    return { kind: "add", path: newPath, content: lines.length === 0 ? "" : `${lines.join("\n")}\n` };
  }
  if (hunks.length === 0 && !isRename && oldPath === newPath)
    throw new PatchProblem(`The patch of ${oldPath} has no hunk: it may have been cut off.`);
  const to = newPath === oldPath ? null : newPath;
  return { kind: "update", path: oldPath, to, hunks: hunks.map(withoutTrailingBlank) };
}
