/** `./slipway reset`: puts the data folder aside under another name. Nothing is erased. */
import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { claimDataFolder } from "../data-folder.ts";
import { commandConfig } from "./service/service-settings.ts";
import { note, print } from "./terminal.ts";

/** `/var/lib/slipway` -> `/var/lib/slipway.removed-2026-11-21T09-30-00`. */
export function removedName(dataDir: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  return `${dataDir}.removed-${stamp}`;
}

async function confirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
    const answer = await Promise.race([terminal.question("Type reset to go on: "), ended]);
    return answer.trim() === "reset";
  } finally {
    terminal.close();
  }
}

export async function reset(): Promise<number> {
  const { dataDir, databaseUrl, s3 } = commandConfig();
  if (!existsSync(dataDir)) {
    print(`There is no data in ${dataDir}.`);
    return 0;
  }
  await using claim = await claimDataFolder(dataDir);
  if (claim === null) {
    note(`Slipway is running on ${dataDir}. Stop it first.`);
    return 1;
  }
  const target = removedName(dataDir, new Date());
  note(`All people, projects and sites of this installation stand in ${dataDir}.`);
  if (databaseUrl !== null || s3 !== null)
    note("What DATABASE_URL and SLIPWAY_S3_BUCKET name is left as it is: empty it, or name others, to begin anew.");
  note(`They are put aside as ${target}; the next start begins anew. Nothing is erased.`);
  if (!(await confirmed())) {
    note("Nothing was changed.");
    return 1;
  }
  await rename(dataDir, target);
  print(`Put aside: ${target}`);
  print(`To take it back: move it to ${dataDir} again. To be rid of it: remove that folder.`);
  return 0;
}
