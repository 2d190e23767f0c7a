import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { createServer, type Plugin } from "vite";
import { expect, it } from "vitest";
import { tailwind } from "./tailwind.ts";

const sheet = (color: string): string => `@tailwind utilities;\n:root { --primary: ${color}; }\n`;

it("rebuilds a sheet whose file was replaced between reading and building", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "src/index.css");
  await mkdir(join(folder.path, "src"));
  await writeFile(file, sheet("old"));
  let replaced = false;
  const replacedWhileRead: Plugin = {
    name: "replaced-while-read",
    enforce: "pre",
    async load(id) {
      if (id !== file || replaced) return null;
      replaced = true;
      const code = await readFile(file, "utf8");
      await writeFile(`${file}.new`, sheet("new"));
      await rename(`${file}.new`, file);
      return code;
    },
  };
  const vite = await createServer({
    root: folder.path,
    configFile: false,
    logLevel: "silent",
    plugins: [replacedWhileRead, tailwind()],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { client } = vite.environments;
    const made = async (): Promise<string> => (await client.transformRequest("/src/index.css"))!.code;
    expect(await made()).toContain("--primary: old");
    client.moduleGraph.onFileChange(file);
    expect(await made()).toContain("--primary: new");
    await writeFile(file, sheet("newest"));
    client.moduleGraph.onFileChange(file);
    expect(await made()).toContain("--primary: newest");
  } finally {
    await vite.close();
  }
});
