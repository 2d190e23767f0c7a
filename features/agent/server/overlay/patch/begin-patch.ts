/** The form `*** Begin Patch` … `*** End Patch` with one `*** Update File:`, `*** Add File:` or `*** Delete File:` a file. */
import { emptyHunk, PatchProblem, takeHunkLine, type Hunk, type PatchFile } from "./patch-file.ts";

const HEADER = /^\*\*\* (Update|Add|Delete) File:(.+)$/;
const MOVE = "*** Move to:";

export function parseBeginPatch(lines: readonly string[]): PatchFile[] {
  const files: PatchFile[] = [];
  let ended = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.startsWith("*** End Patch")) {
      ended = true;
      break;
    }
    const header = HEADER.exec(line);
    if (header === null) {
      if (line.trim() === "" || line.startsWith("*** Begin Patch")) continue;
      throw new PatchProblem(`Line ${at + 1} of the patch belongs to no file: ${JSON.stringify(line.slice(0, 80))}.`);
    }
    const end = lines.findIndex(
      (text, index) => index > at && /^\*\*\* (?:(?:Update|Add|Delete) File:|End Patch)/.test(text),
    );
    const body = lines.slice(at + 1, end === -1 ? undefined : end);
    files.push(fileOf(header[1]!, header[2]!.trim(), body));
    at += body.length;
  }
  if (!ended) throw new PatchProblem("The patch has no `*** End Patch`: it may have been cut off.");
  return files;
}

function fileOf(kind: string, path: string, body: readonly string[]): PatchFile {
  if (kind === "Delete") return { kind: "delete", path };
  if (kind === "Add") {
    const wrong = body.find((line) => line !== "" && !line.startsWith("+"));
    if (wrong !== undefined)
      throw new PatchProblem(
        `Every line of the new file ${path} begins with "+"; this does not: ${JSON.stringify(wrong.slice(0, 80))}.`,
      );
    const lines = body.filter((line) => line !== "").map((line) => line.slice(1));
    return { kind: "add", path, content: lines.length === 0 ? "" : `${lines.join("\n")}\n` };
  }
  const move = body[0]?.startsWith(MOVE) === true ? body[0].slice(MOVE.length).trim() : "";
  const isMoved = move !== "";
  return { kind: "update", path, to: isMoved ? move : null, hunks: hunksOf(path, isMoved ? body.slice(1) : body) };
}

function hunksOf(path: string, body: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let hunk = emptyHunk();
  const close = (): void => {
    if (hunk.old.length + hunk.new.length > 0) hunks.push(hunk);
  };
  for (const line of body) {
    if (line.startsWith("@@")) {
      const begun = line.slice(2).trimStart();
      const below = begun.endsWith("@@") ? begun.slice(0, -2).trimEnd() : begun;
      const isNested = hunk.old.length + hunk.new.length === 0;
      const outer = isNested ? hunk.below : [];
      close();
      hunk = emptyHunk(below === "" ? outer : [...outer, below]);
    } else if (line.startsWith("*** End of File")) hunk.atEnd = true;
    else if (!takeHunkLine(hunk, line))
      throw new PatchProblem(
        `A line of the patch of ${path} begins with neither "+", "-" nor a blank: ${JSON.stringify(line.slice(0, 80))}.`,
      );
  }
  close();
  return hunks;
}
