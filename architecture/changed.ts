/** Prints as JSON what the changes of this checkout reach: `changed.ts [REV]`. */
import { fileURLToPath } from "node:url";
import { changedPaths } from "./changed-paths.ts";
import { readSourceTree } from "./source-tree.ts";
import { reachOf } from "./reach.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

function changedOrStop(revision: string | undefined): string[] {
  try {
    return changedPaths(ROOT, revision);
  } catch (error) {
    console.error(`git cannot compare with ${revision ?? "HEAD"}: ${(error as { stderr?: string }).stderr?.trim()}`);
    process.exit(1);
  }
}

const changed = changedOrStop(process.argv[2]);
console.log(JSON.stringify({ changed, ...reachOf(readSourceTree(), changed) }));
