/**
 * Pages that follow one live document through the gateway, in a process of their own, because reading twenty thousand
 * frames a second must not delay the writer. Runs with an IPC channel, whose first message is the job.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { WebSocket } from "ws";
import type { LiveFrame } from "@slipway/kernel/contract/live";

export interface Reading {
  /** URL of the product. */
  url: string;
  path: string;
  /** One session for each reader. */
  cookies: readonly string[];
  /** Prefix of the writes' names, before a number. */
  mark: string;
  writes: number;
  latestMs: number;
}

export interface Delivered {
  /** The number of each delivery's write, and when it was read: milliseconds since 1970, with fractions. */
  writes: number[];
  at: number[];
  /** Changes whose number did not follow the previous one. */
  outOfOrder: number;
}

export interface Readers extends AsyncDisposable {
  /** Resolves when every write has reached every reader, or the waiting ends. */
  delivered: Promise<Delivered>;
}

export const now = (): number => performance.timeOrigin + performance.now();

const messageOf = async <T>(child: ChildProcess): Promise<T> => {
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`the readers ended with ${code}`)));
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, "message"), ended])) as [T];
  return message;
};

/** Resolves when all of them are subscribed. */
export async function startReaders(reading: Reading): Promise<Readers> {
  const child = fork(fileURLToPath(import.meta.url), { serialization: "advanced" });
  child.send(reading);
  await messageOf<"ready">(child);
  const delivered = messageOf<Delivered>(child);
  delivered.catch(() => undefined);
  return {
    delivered,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

interface Counted extends Delivered {
  onDelivery: () => void;
}

/** Frames to many sockets have the same text, which is parsed once. */
let newest: { text: string; frame: LiveFrame } | null = null;
function frameOf(text: string): LiveFrame {
  if (newest?.text !== text) newest = { text, frame: JSON.parse(text) as LiveFrame };
  return newest.frame;
}

function read({ url, path, mark }: Reading, cookie: string, counted: Counted): Promise<WebSocket> {
  const { host, port, origin } = new URL(url);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, ["slipway.live"], {
    headers: { host, origin, cookie },
  });
  let seen: number | null = null;
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("a reader's connection ended")));
    socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", path, since: null })));
    socket.on("message", (data: Buffer) => {
      const at = now();
      const frame = frameOf(data.toString("utf8"));
      if (frame.type === "snapshot") seen = frame.seq;
      if (frame.type === "subscribed") resolve(socket);
      if (frame.type === "closed") reject(new Error(`a reader was refused: ${frame.code}`));
      if (frame.type !== "changes") return;
      for (const change of frame.changes) {
        if (change.seq !== (seen ?? 0) + 1) counted.outOfOrder += 1;
        seen = change.seq;
        const name = "doc" in change ? change.doc["display_name"] : undefined;
        if (typeof name !== "string" || !name.startsWith(mark)) continue;
        counted.writes.push(Number(name.slice(mark.length)));
        counted.at.push(at);
        counted.onDelivery();
      }
    });
  });
}

async function follow(): Promise<void> {
  const [reading] = (await once(process, "message")) as [Reading];
  const all = Promise.withResolvers<void>();
  const counted: Counted = {
    writes: [],
    at: [],
    outOfOrder: 0,
    onDelivery: () => {
      if (counted.writes.length >= reading.cookies.length * reading.writes) all.resolve();
    },
  };
  const sockets: WebSocket[] = [];
  for (const cookie of reading.cookies) sockets.push(await read(reading, cookie, counted));
  process.send!("ready");
  const late = setTimeout(all.resolve, reading.latestMs);
  await all.promise;
  clearTimeout(late);
  const { writes, at, outOfOrder } = counted;
  for (const socket of sockets) socket.removeAllListeners("close").terminate();
  // Unsent messages would be lost.
  process.send!({ writes, at, outOfOrder } satisfies Delivered, undefined, undefined, () => process.disconnect());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await follow();
