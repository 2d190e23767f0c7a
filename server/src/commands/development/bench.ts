/** `./slipway bench [name]`: each `NAME.bench.ts` in `bench/` or a folder of it is one measurement. */
import { glob } from "node:fs/promises";
import { basename } from "node:path";
import { note, print } from "../terminal.ts";
import { ROOT, runNodeTool } from "./tool.ts";

/** Benches that measure a file of the caller: a run of everything leaves them out and says so. */
const WANTS_A_FILE: Record<string, string> = { prompts: "./slipway bench prompts FILE" };

export async function bench(args: readonly string[]): Promise<number> {
  const files = new Map<string, string>();
  for (const pattern of ["bench/*.bench.ts", "bench/*/*.bench.ts"])
    for await (const file of glob(pattern, { cwd: ROOT })) files.set(basename(file, ".bench.ts"), file);
  const names = [...files.keys()].toSorted();
  const [name, ...rest] = args;
  if (name !== undefined && !names.includes(name)) {
    note(`There is no benchmark "${name}". There are: ${names.join(", ") || "none yet"}.`);
    return 2;
  }
  const chosen = name === undefined ? names.filter((each) => WANTS_A_FILE[each] === undefined) : [name];
  const missed: string[] = [];
  let failed = 0;
  for (const each of chosen) {
    print(`# ${each}`);
    const { code } = await runNodeTool([files.get(each)!, ...rest]);
    if (code === 0) continue;
    failed = code;
    missed.push(each);
  }
  // Repeated at the end, because the misses of many benches are far above.
  if (chosen.length > 1 && missed.length > 0) print(`Not as it should be: ${missed.join(", ")}`);
  if (name === undefined)
    for (const [left, usage] of Object.entries(WANTS_A_FILE)) print(`Not measured: ${left}. It wants a file: ${usage}`);
  return failed;
}
