import { expect, it } from "vitest";
import { projectPath } from "@slipway/kernel/project-path";
import { refuseDeepSources } from "./refuse-deep-sources.ts";

const change = (path: string, content: string | null) => ({ path: projectPath(path), content });
const refused = (path: string) => ({
  status: 400,
  userMessage: `The file "${path}" is nested too deeply to be read.`,
  details: { field: "changes", rule: "is nested too deeply to be read" },
});

// Each ends a process that parses it.
it.each([
  ["brackets", "src/a.ts", `export const site = ${"[".repeat(30_000)}${"]".repeat(30_000)};`],
  ["templates", "src/a.ts", `export const site = ${"`${".repeat(10_000)}1${"}`".repeat(10_000)};`],
  ["brackets between comments that hide them", "src/a.ts", `export const site = ${"[/*]*/".repeat(30_000)}`],
  ["types", "src/a.ts", `export type Deep = ${"A<".repeat(20_000)}`],
  ["operators", "src/a.js", `export const site = ${"!".repeat(200_000)}1;`],
  ["elements", "src/a.tsx", `export const site = ${"<a>".repeat(30_000)}`],
])("refuses code that is nested without end: %s", async (_what, path, content) => {
  await expect(refuseDeepSources([change("src/fine.ts", "export {};"), change(path, content)])).rejects.toMatchObject(
    refused(path),
  );
});

it("accepts large files, flat ones and those that are not code", async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `  { id: ${at}, tags: ["a", "b"], name: f(${at}) },`).join(
    "\n",
  );
  await refuseDeepSources([
    change("src/data.ts", `export const rows = [\n${rows}\n];\n`),
    change("src/broken.tsx", `export default function ( {${"x ".repeat(50_000)}`),
    change("public/deep.json", "[".repeat(100_000)),
    change("src/gone.ts", null),
  ]);
});
