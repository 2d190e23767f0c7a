/** `./slipway bench [name]`: each file of `bench/` is one measurement. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { note, print } from "../terminal.ts";
import { ROOT, runNodeTool } from "./tool.ts";

export async function bench(args: readonly string[]): Promise<number> {
  const files = await readdir(join(ROOT, "bench"));
  const names = files.filter((file) => file.endsWith(".bench.ts")).map((file) => file.replace(/\.bench\.ts$/, ""));
  const [name, ...rest] = args;
  if (name !== undefined && !names.includes(name)) {
    note(`There is no benchmark "${name}". There are: ${names.join(", ") || "none yet"}.`);
    return 2;
  }
  const chosen = name === undefined ? names : [name];
  let failed = 0;
  for (const each of chosen) {
    print(`# ${each}`);
    const { code } = await runNodeTool([`bench/${each}.bench.ts`, ...rest]);
    if (code !== 0) failed = code;
  }
  return failed;
}
