/** One commit as a `git fast-import` stream. fast-import checks no paths, so every path is checked here again. */
import { conflict, invalidRequest } from "@slipway/kernel/errors";
import { projectPath } from "@slipway/kernel/project-path";
import { GitFailure, type GitProcess } from "./git-process.ts";
import type { Author, CommitInput } from "./port.ts";

const SHA = /^[0-9a-f]{40}$/;

export const isSha = (text: unknown): text is string => typeof text === "string" && SHA.test(text);

/** A name git accepts and that cannot leave `refs/heads`. */
export function branchRef(branch: string): string {
  const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:[./][A-Za-z0-9_-]+)*$/.test(branch);
  if (!wellFormed || branch.length > 120 || /\.lock(\/|$)/.test(branch))
    throw invalidRequest(`The branch name ${JSON.stringify(branch.slice(0, 120))} is not allowed.`);
  return `refs/heads/${branch}`;
}

const withoutMarks = (text: string, fallback: string): string => {
  const clean = text
    .toWellFormed()
    .replace(/[<>\u0000-\u001f\u007f]/g, "")
    .trim()
    .slice(0, 200);
  return clean === "" ? fallback : clean;
};

/** The line in a commit: the author, and the second. */
export const signature = (author: Author, at: number): string =>
  `${withoutMarks(author.name, "Unknown")} <${withoutMarks(author.email, "unknown@localhost")}> ${Math.floor(at / 1000)} +0000`;

const data = (content: Uint8Array | string): Buffer[] => {
  const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : Buffer.from(content);
  return [Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from("\n")];
};

export const staleHead = (): Error =>
  conflict("stale_head", "The project changed in the meantime. Please try again with the newest version.");

/** Without what git cannot keep. */
export const storableMessage = (message: string): string => message.toWellFormed().replaceAll("\u0000", "");

function stream(input: CommitInput, ref: string, at: number): Buffer[] {
  const who = signature(input.author, at);
  const message = storableMessage(input.message);
  const lines = [`commit ${ref}\nmark :1\nauthor ${who}\ncommitter ${who}\n`];
  const parts: Buffer[] = [Buffer.from(lines[0]!), ...data(message)];
  if (input.parent !== null) parts.push(Buffer.from(`from ${input.parent}\n`));
  if (input.mergedParent !== undefined) parts.push(Buffer.from(`merge ${input.mergedParent}\n`));
  // Deletions come first: a file that becomes a folder must not remove what is in the folder.
  for (const { path, content } of input.changes)
    if (content === null) parts.push(Buffer.from(`D ${projectPath(path)}\n`));
  for (const { path, content } of input.changes)
    if (content !== null) parts.push(Buffer.from(`M 100644 inline ${projectPath(path)}\n`), ...data(content));
  // `done` is required below: a stream cut off by a crash commits nothing.
  parts.push(Buffer.from(`\nget-mark :1\nls :1 ""\ndone\n`));
  return parts;
}

/**
 * Writes the commit and moves the branch, which git does only when the branch still is an ancestor of the new commit.
 * The caller holds the repository's writer lock and has compared the head.
 */
export async function importCommit(
  git: GitProcess,
  directory: string,
  input: CommitInput,
): Promise<{ sha: string; treeHash: string }> {
  if (input.parent !== null && !isSha(input.parent)) throw invalidRequest("The parent is no commit id.");
  if (input.mergedParent !== undefined && !isSha(input.mergedParent))
    throw invalidRequest("The merged parent is no commit id.");
  const ref = branchRef(input.branch ?? "main");
  const parts = stream(input, ref, Date.now());
  const output = await git
    .run(directory, ["fast-import", "--quiet", "--done", "--date-format=raw"], { input: parts })
    .catch((error: unknown) => {
      if (
        error instanceof GitFailure &&
        /new tip .* does not contain|cannot lock ref .* but expected/.test(error.stderr)
      )
        throw staleHead();
      throw error;
    });
  const answer = /^([0-9a-f]{40})\n(?:040000 tree ([0-9a-f]{40})\t.*|missing .*)\n$/.exec(
    output.stdout.toString("utf8"),
  );
  if (answer === null)
    throw new Error(`git fast-import answered ${JSON.stringify(output.stdout.toString("utf8").slice(0, 200))}`);
  return { sha: answer[1]!, treeHash: answer[2] ?? EMPTY_TREE };
}

export const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
