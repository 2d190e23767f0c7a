/** `./slipway dev`: the server restarts when its code changes; the web app is rebuilt when its code changes. */
import { note } from "../terminal.ts";
import { startNodeTool, type RunningTool } from "./tool.ts";

export async function dev(args: readonly string[]): Promise<number> {
  note("The server and the web app follow changes of the source. Reload the page after a rebuild; Ctrl-C ends both.");
  const webApp = startNodeTool(["node_modules/vite/bin/vite.js", "build", "web", "--watch", "--logLevel", "warn"]);
  // Node watches what this one process loads.
  const server = startNodeTool(["--watch", "--watch-preserve-output", "server/src/main.ts", "--single", ...args], {
    env: { SLIPWAY_VERBOSE: "1" },
  });
  const tools: RunningTool[] = [webApp, server];
  const first = await Promise.race(tools.map((tool) => tool.finished));
  for (const tool of tools) tool.stop();
  await Promise.all(tools.map((tool) => tool.finished));
  return first.code;
}
