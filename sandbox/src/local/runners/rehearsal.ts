/** A runner that waits practises on the template: code that has run before runs several times as fast. */
import { Agent, get } from "node:http";
import { refuseOddAnswers } from "@slipway/platform/http/forward/odd-answers";
import type { Runner } from "./runner.ts";

const REQUEST_MS = 20_000;
const ROUNDS = 3;
const MAX_BYTES = 4 << 20;

const SOURCE = /^src\/.+\.(tsx?|css)$/;
const VITE_SCRIPTS = ["/@vite/client", "/@react-refresh"];

/** Reads an answer to its end, whatever it is. */
const read = (agent: Agent, socketPath: string, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get({ agent, socketPath, path, headers: { accept: "*/*" }, timeout: REQUEST_MS }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) response.destroy(new Error("The answer is too long."));
      });
      response.on("end", resolve).on("error", reject);
    });
    request.on("timeout", () => request.destroy(new Error("The runner did not answer.")));
    request.on("error", reject);
    refuseOddAnswers(request, () => reject(new Error("The runner gave no answer.")));
  });

/** Transforms the template's modules, then asks for them as a browser does. The runner serves the template by then. */
export async function rehearse(runner: Runner, template: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const sources = [...template.keys()].filter((path) => SOURCE.test(path) && !path.endsWith(".d.ts"));
  await runner.request({ type: "rehearse", sources }, REQUEST_MS);
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const paths = ["/", ...VITE_SCRIPTS, ...sources.map((path) => `/${path}`)];
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all(paths.map((path) => read(agent, runner.socketPath, path)));
  } finally {
    agent.destroy();
  }
}

/** Builds the template once and forgets it: the first build of a process takes half as long again as its second. */
export async function rehearseBuild(runner: Runner, include: string[]): Promise<void> {
  await runner.request({ type: "build", environment: {}, include }, REQUEST_MS);
  runner.files.take();
}
