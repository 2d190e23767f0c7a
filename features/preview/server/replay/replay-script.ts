/** The recorder of replays. Pages of previews fetch it only when a person asks for a recording. [W5.05] */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OutgoingHttpHeaders } from "node:http";
import type { Exchange } from "../gateway/answer-page.ts";

const PATH = "/_sandbox/replay.js";
export const isReplayScript = (url: string): boolean => url.split("?", 1)[0] === PATH;

let script: Promise<Buffer> | undefined;

/** The library exports no name for its browser file, so it is found beside the main one. */
async function readScript(): Promise<Buffer> {
  const folder = dirname(createRequire(import.meta.url).resolve("@rrweb/record"));
  const [library, recorder] = await Promise.all([
    readFile(join(folder, "record.umd.min.cjs"), "utf8"),
    readFile(new URL("./replay-recorder.js", import.meta.url), "utf8"),
  ]);
  return Buffer.from(`${library.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "")};\n${recorder}`);
}

export async function serveReplayScript({ incoming, response }: Exchange, headers: OutgoingHttpHeaders): Promise<void> {
  incoming.resume();
  script ??= readScript();
  const body = await script;
  response.writeHead(200, {
    ...headers,
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "private, max-age=3600",
    "content-length": body.length,
  });
  response.end(incoming.method === "HEAD" ? undefined : body);
}
