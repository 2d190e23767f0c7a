import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const hook = new URL("quick-resolution.ts", import.meta.url).href;

/** Names that a package exports, as a process started with these options sees them. */
async function namesIn(specifier: string, options: readonly string[]): Promise<string> {
  const code = `console.log(Object.keys(await import("${specifier}")).sort().join())`;
  const args = [...options, "--input-type=module", "-e", code];
  return (await promisify(execFile)(process.execPath, args, { cwd: here })).stdout;
}

it.each(["drizzle-orm", "drizzle-orm/pg-core", "drizzle-orm/node-postgres"])(
  "leaves what %s exports as it is",
  { timeout: 60_000 },
  async (specifier) => {
    const names = await namesIn(specifier, ["--import", hook]);
    expect(names.length).toBeGreaterThan(20);
    expect(names).toBe(await namesIn(specifier, []));
  },
);
