/** For tests: the packages of the starter project, installed once per lock file. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentHash } from "./plan/plan-file.ts";

const template = fileURLToPath(new URL("../../template", import.meta.url));

/** Folder `node_modules`: from SLIPWAY_TEMPLATE_MODULES, else below the temporary folder. */
export function templateModules(): string {
  const given = process.env["SLIPWAY_TEMPLATE_MODULES"];
  if (given) return given;
  const lock = readFileSync(join(template, "package-lock.json"), "utf8");
  const store = join(tmpdir(), `slipway-template-modules-${contentHash(lock)}`);
  if (existsSync(store)) return join(store, "node_modules");
  // Test files run side by side: whoever is done first moves the finished folder into place.
  const own = mkdtempSync(`${store}-`);
  writeFileSync(join(own, "package.json"), readFileSync(join(template, "package.json")));
  writeFileSync(join(own, "package-lock.json"), lock);
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-fund", "--no-audit"], { cwd: own, stdio: "pipe" });
  try {
    renameSync(own, store);
  } catch (error) {
    if (!existsSync(store)) throw error;
    rmSync(own, { recursive: true, force: true });
  }
  return join(store, "node_modules");
}
