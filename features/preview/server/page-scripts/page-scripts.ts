/** Scripts that pages of previews fetch only when somebody needs them, from the preview's own host. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OutgoingHttpHeaders } from "node:http";
import type { Exchange } from "../gateway/answer-page.ts";

const textOf = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), "utf8");

/** The recorder of replays. [W5.05] The library exports no name for its browser file, so it is found beside the main one. */
async function readRecorder(): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve("@rrweb/record"));
  const library = await readFile(join(folder, "record.umd.min.cjs"), "utf8");
  return `${library.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "")};\n${await textOf("./replay-recorder.js")}`;
}

const READERS: ReadonlyMap<string, () => Promise<string>> = new Map([
  ["/_sandbox/replay.js", readRecorder],
  ["/_sandbox/pins.js", () => textOf("./page-pins.js")],
  ["/_sandbox/journey.js", () => textOf("./page-journey.js")],
]);
const known = new Map<string, Promise<Buffer>>();

const pathOf = (url: string): string => url.split("?", 1)[0]!;

export const isPageScript = (url: string): boolean => READERS.has(pathOf(url));

/** Only for paths that `isPageScript` knows. */
export async function servePageScript({ incoming, response }: Exchange, headers: OutgoingHttpHeaders): Promise<void> {
  incoming.resume();
  const path = pathOf(incoming.url ?? "/");
  const script = known.get(path) ?? READERS.get(path)!().then((text) => Buffer.from(text));
  known.set(path, script);
  const body = await script;
  response.writeHead(200, {
    ...headers,
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "private, max-age=3600",
    "content-length": body.length,
  });
  response.end(incoming.method === "HEAD" ? undefined : body);
}
