/** `./slipway check` and `./slipway fix`: what can be said about the code without running it. */
import { writeFile } from "node:fs/promises";
import { environmentSchema, OTHER_VARIABLES } from "@slipway/platform/config/schema";
import { configurationPage } from "@slipway/platform/config/setting";
import { note, print } from "../terminal.ts";
import { runNodeTool, typeCheck } from "./tool.ts";

const FORMATTED = "**/*.{ts,tsx,css}";
const OXLINT = "node_modules/oxlint/bin/oxlint";
const CONFIGURATION_PAGE = "docs/configuration.md";
const PRETTIER = [
  "node_modules/prettier/bin/prettier.cjs",
  "--cache",
  "--cache-location=node_modules/.cache/slipway-format",
];

const CHECKS: readonly { name: string; args: readonly string[] }[] = [
  { name: "types of contracts", args: typeCheck("tsconfig.contract.json") },
  { name: "types of the server", args: typeCheck("tsconfig.server.json") },
  { name: "types of the journeys", args: typeCheck("tsconfig.e2e.json") },
  { name: "types of the web app", args: typeCheck("tsconfig.web.json") },
  { name: "lint", args: [OXLINT, "--deny-warnings"] },
  { name: "format", args: [...PRETTIER, "--check", FORMATTED] },
  { name: "architecture and unused code", args: ["architecture/check.ts"] },
];

export async function check(): Promise<number> {
  const broken: string[] = [];
  for (const { name, args } of CHECKS) {
    const started = performance.now();
    const { code, output } = await runNodeTool(args, { capture: true });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(`${code === 0 ? "ok    " : "FAILED"}  ${name} (${seconds} s)`);
    if (code === 0) continue;
    broken.push(name);
    print(output.trimEnd());
  }
  if (broken.length === 0) return 0;
  note(`Not in order: ${broken.join(", ")}. ./slipway fix repairs lint and format where it can.`);
  return 1;
}

export async function fix(): Promise<number> {
  const lint = await runNodeTool([OXLINT, "--fix"]);
  const format = await runNodeTool([...PRETTIER, "--write", "--log-level=warn", FORMATTED]);
  await writeFile(CONFIGURATION_PAGE, configurationPage(environmentSchema.shape, OTHER_VARIABLES));
  const lowered = await runNodeTool(["architecture/lower.ts"]);
  return lint.code || format.code || lowered.code;
}
