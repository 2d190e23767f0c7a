/**
 * Builds an app from a request into a folder, for looking at:
 *   node offline-builder/scripts/generate.ts <folder> "<request>" ["<follow-up>" ...]
 * With SLIPWAY_TEMPLATE_MODULES set, its node_modules is linked in and the app is type-checked and built.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createOfflineBuilder } from "../src/model.ts";
import { runTurn, type LoopResult } from "../src/testing.ts";

const [folder, ...requests] = process.argv.slice(2);
if (!folder || requests.length === 0) throw new Error('usage: generate.ts <folder> "<request>" ...');

const model = createOfflineBuilder();
let result: LoopResult | null = null;
for (const request of requests) {
  result = await runTurn(model, request, { files: result?.files, messages: result?.messages });
  for (const text of result.texts) console.log(`  ${text}`);
  console.log(JSON.stringify(result.finish, null, 1));
}

rmSync(folder, { recursive: true, force: true });
for (const [path, content] of result!.files) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const modules = process.env["SLIPWAY_TEMPLATE_MODULES"];
if (modules && existsSync(modules)) {
  symlinkSync(modules, join(folder, "node_modules"));
  const bin = (name: string): string => join(modules, ".bin", name);
  execFileSync(bin("tsc"), ["--noEmit"], { cwd: folder, stdio: "inherit" });
  execFileSync(bin("vite"), ["build", "--logLevel", "warn"], { cwd: folder, stdio: "inherit" });
}
