import { readFile } from "node:fs/promises";

/** The script that tells the workspace what happens in a previewed page. `appOrigin` null: it stays silent. */
export async function bridgeScript(appOrigin: string | null): Promise<string> {
  const source = await readFile(new URL("./bridge.js", import.meta.url), "utf8");
  return source.replace("SLIPWAY_APP_ORIGIN", () => JSON.stringify(appOrigin).replaceAll("<", "\\u003c"));
}
