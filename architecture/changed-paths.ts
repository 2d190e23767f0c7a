/** Which files of a checkout differ from a revision, as git knows it. */
import { execFileSync } from "node:child_process";

/** Names of files in bytes; a repository of a hundred thousand files has fewer. */
const MAX_OUTPUT = 16 * 1024 * 1024;

/**
 * Without a revision these are the uncommitted and untracked files; with one also what was committed since this branch left it.
 * Renamed files count under both names, because importers of the old one are broken. Throws what git says of an unknown one.
 */
export function changedPaths(root: string, revision?: string): string[] {
  const git = (...args: string[]): string =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: MAX_OUTPUT,
      stdio: ["ignore", "pipe", "pipe"],
    });
  const named = (...args: string[]): string[] =>
    git(...args)
      .split("\0")
      .filter((name) => name !== "");
  const commit = git("rev-parse", "--verify", "--end-of-options", `${revision ?? "HEAD"}^{commit}`).trim();
  const since = revision === undefined ? commit : git("merge-base", commit, "HEAD").trim();
  const names = [
    ...named("diff", "--name-only", "--no-renames", "-z", since, "--"),
    ...named("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  return [...new Set(names)].toSorted();
}
