/** `@config` and `@plugin` in a style sheet, as Tailwind 4 reads them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SandboxPort } from "./port.ts";
import { createTestSandbox, exposePreview, templateDir, templateFiles } from "./testing.ts";

let sandbox: SandboxPort;
let template: Map<string, Uint8Array>;
const { dependencies } = JSON.parse(readFileSync(join(templateDir, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};

beforeAll(async () => {
  const created = await createTestSandbox();
  await created.prepared();
  sandbox = created;
  template = await templateFiles();
}, 180_000);
afterAll(() => sandbox?.[Symbol.asyncDispose]());

const PAGE = `export default function Index() { return <h1 className="bg-brand p-huge">Hi</h1>; }`;

function project(changes: Record<string, string>, line = '@config "../tailwind.config.js";'): Map<string, Uint8Array> {
  const css = Buffer.from(template.get("src/index.css")!).toString();
  const files = { "src/pages/Index.tsx": PAGE, "src/index.css": `${css}\n${line}\n`, ...changes };
  return new Map([...template, ...Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const)]);
}

async function stylesOf(files: Map<string, Uint8Array>): Promise<string> {
  const { ok, files: site, log } = await sandbox.build({ files, dependencies: {} });
  expect(ok, log).toBe(true);
  return [...site]
    .flatMap(([path, bytes]) => (path.endsWith(".css") ? [Buffer.from(bytes).toString()] : []))
    .join("\n");
}

const THEME = `{ theme: { extend: { colors: { brand: "#123abc" }, spacing: { huge: "123px" } } } }`;

describe("a configuration of Tailwind", () => {
  it.each([
    ["as a module", "tailwind.config.js", `export default ${THEME};`],
    ["as CommonJS", "tailwind.config.js", `module.exports = ${THEME};`],
    ["as CommonJS by its name", "tailwind.config.cjs", `module.exports = ${THEME};`],
    [
      "in TypeScript",
      "tailwind.config.ts",
      `import type { Config } from "tailwindcss";\nexport default ${THEME} satisfies Config;`,
    ],
    [
      "with a preset beside it and Tailwind's own helpers",
      "tailwind.config.js",
      `import colors from "tailwindcss/colors";\nimport preset from "./tailwind.preset.js";\nexport default { presets: [preset], theme: { extend: { colors: { other: colors.red } } } };`,
    ],
  ])(
    "is read where a style sheet names it: %s",
    async (_how, path, text) => {
      const files = project(
        { [path]: text, "tailwind.preset.js": `export default ${THEME};` },
        `@config "../${path}";`,
      );
      const styles = await stylesOf(files);
      expect(styles).toMatch(/\.bg-brand\s*\{\s*background-color:\s*#123abc/);
      expect(styles).toMatch(/\.p-huge\s*\{\s*padding:\s*123px/);
      const { ok, diagnostics } = await sandbox.typecheck({ files, dependencies: {} });
      expect(ok, JSON.stringify(diagnostics)).toBe(true);
    },
    120_000,
  );

  it("is not read where none does, as in Tailwind 4, and its absence is said", async () => {
    expect(await stylesOf(project({ "tailwind.config.js": `export default ${THEME};` }, ""))).not.toContain("123abc");
    const { ok, log } = await sandbox.build({ files: project({}), dependencies: {} });
    expect(ok).toBe(false);
    expect(log).toContain("tailwind.config.js");
  }, 120_000);

  it("is read by previews, which follow its changes, and do not serve it", async () => {
    const config = (color: string): string =>
      `export default { theme: { extend: { colors: { brand: "${color}" } } } };`;
    const files = project({ "tailwind.config.js": config("#123abc") });
    await sandbox.previews.wake({ projectId: "tw", treeKey: "one", files: async () => files, dependencies });
    await using front = await exposePreview(() => sandbox.previews.address("tw")?.socketPath ?? null);
    const styles = async (): Promise<string> =>
      (await fetch(`${front.url}/src/index.css`, { headers: { accept: "text/css" } })).text();
    expect(await styles()).toContain("#123abc");
    await sandbox.previews.apply("tw", "two", [
      { path: "tailwind.config.js", content: Buffer.from(config("#fedcba")) },
    ]);
    await expect.poll(styles).toContain("#fedcba");
    expect((await fetch(`${front.url}/tailwind.config.js?raw`)).status).toBe(404);
    await sandbox.previews.sleep("tw");
  }, 120_000);

  it("sees nothing of the host, whatever it does", async () => {
    const hostile = `import { readFileSync, readdirSync } from "node:fs";
const seen = ["/etc/shadow", "/root", ${JSON.stringify(join(templateDir, "package.json"))}].map((path) => {
  try { return path.endsWith("root") ? readdirSync(path).length : readFileSync(path, "utf8").length; } catch { return "none"; }
});
const sent = await fetch("http://127.0.0.1:5432").then(() => "open", () => "closed");
export default { theme: { extend: { spacing: { huge: "1px" }, colors: { brand: "#abc" } } }, plugins: [({ addUtilities }) => addUtilities({ ".p-huge": { content: JSON.stringify([...seen, sent].join()) } })] };`;
    expect(await stylesOf(project({ "tailwind.config.js": hostile }))).toContain("none,none,none,closed");
  }, 120_000);
});
