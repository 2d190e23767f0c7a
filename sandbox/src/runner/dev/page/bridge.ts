import { readFile } from "node:fs/promises";

const scriptText = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), "utf8");

/** For pages of the dev server, before the bridge: it finds the line a person wrote behind the line that runs. */
export const sourcePlaceScript = (): Promise<string> => scriptText("./source-place.js");

/** The script that tells the workspace what happens in a previewed page. `appOrigin` null: it stays silent. */
export async function bridgeScript(appOrigin: string | null): Promise<string> {
  const source = await scriptText("./bridge.js");
  return source.replace("SLIPWAY_APP_ORIGIN", () => JSON.stringify(appOrigin).replaceAll("<", "\\u003c"));
}
