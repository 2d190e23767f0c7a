/**
 * Frames of every kind on `/api/live`: the answers keep the protocol, and the socket goes on or is closed for its own
 * fault.
 */
import { contracts } from "@slipway/features/contracts.ts";
import { diceOf, type Dice } from "@slipway/platform/testing/dice";
import { hostilePaths, hostileTexts } from "@slipway/platform/testing/hostile-inputs";
import { WebSocket } from "ws";
import { z } from "zod";
import type { Caller } from "./fuzz-requests.ts";
import { CANARY, type FuzzWorld } from "./fuzz-world.ts";

const position = { path: z.string(), seq: z.number().int(), server_now: z.number() };
const change = z.discriminatedUnion("op", [
  z.strictObject({ seq: z.number(), op: z.literal("put"), id: z.string(), doc: z.record(z.string(), z.unknown()) }),
  z.strictObject({ seq: z.number(), op: z.literal("patch"), id: z.string(), doc: z.record(z.string(), z.unknown()) }),
  z.strictObject({ seq: z.number(), op: z.literal("append"), id: z.string(), field: z.string(), text: z.string() }),
  z.strictObject({ seq: z.number(), op: z.literal("remove"), id: z.string() }),
]);
const documents = z.array(z.strictObject({ id: z.string(), doc: z.record(z.string(), z.unknown()) }));
const frameSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("subscribed"), ...position }),
  z.strictObject({ type: z.literal("snapshot"), ...position, docs: documents }),
  z.strictObject({ type: z.literal("changes"), path: z.string(), changes: z.array(change), server_now: z.number() }),
  z.strictObject({ type: z.literal("closed"), path: z.string(), code: z.enum(["not_found", "overloaded"]) }),
  z.strictObject({ type: z.literal("pong"), server_now: z.number() }),
]);

const TEMPLATES = contracts.flatMap(({ livePaths }) => livePaths.map(({ path }) => path));
/**
 * Close codes of RFC 6455, and this endpoint's for bad messages, that blame the client. Never 1011, which blames us.
 */
const CLIENT_FAULTS = new Set([1002, 1003, 1005, 1006, 1007, 1008, 1009]);
const FRAMES_EACH = 12;

function pathOf(world: FuzzWorld, dice: Dice): string {
  const { open, public: shown, hidden } = world.projects;
  const id = dice.of([open.id, open.id, shown.id, hidden.id, "missing", "__proto__", "%2e%2e", ""]);
  const path = dice.of(TEMPLATES).replace(/\{\w+\}/, id);
  return dice.chance(0.8) ? path : dice.of([...hostilePaths, ...hostileTexts, `/${path}`, `${path}/`, `${path}?a=1`]);
}

/** A message to send: text or bytes. */
function messageOf(world: FuzzWorld, dice: Dice): string | Buffer {
  const path = pathOf(world, dice);
  const since = dice.of<unknown>([null, 0, 1, 5, 2 ** 40, Number.MAX_SAFE_INTEGER, -1, 1.5, "0", [], undefined]);
  const params = dice.of<unknown>([
    undefined,
    {},
    { id: world.projects.open.id },
    { id: world.projects.hidden.id, projectId: world.projects.open.id },
    { a: dice.of(hostileTexts).slice(0, 300) },
    Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`k${index}`, "v"])),
    "x",
    null,
  ]);
  const kind = dice.below(14);
  if (kind < 7) return JSON.stringify({ type: "subscribe", path, since, ...(params === undefined ? {} : { params }) });
  if (kind < 8) return JSON.stringify({ type: "subscribe", path, since: null });
  if (kind < 9) return JSON.stringify({ type: "unsubscribe", path });
  if (kind < 10) return JSON.stringify({ type: "ping", extra: true });
  return dice.of<string | Buffer>([
    JSON.stringify({ type: dice.of(hostileTexts).slice(0, 1000), path }),
    `{"type":"subscribe","__proto__":{"since":0},"path":${JSON.stringify(path)}}`,
    "[".repeat(16_000),
    '{"a":'.repeat(3000),
    "null",
    "",
    "x".repeat(17_000),
    Buffer.from([0xff, 0xfe]),
    Buffer.alloc(0),
    JSON.stringify([{ type: "ping" }]),
  ]);
}

/** Exchanges frames on one socket; resolves with the fault, or null. */
async function talk(
  world: FuzzWorld,
  caller: Caller,
  { dice, patienceMs }: { dice: Dice; patienceMs: number },
): Promise<string | null> {
  const { authorization, ...headers } = caller.headers;
  const bearer = authorization?.slice("Bearer ".length);
  const protocols = ["slipway.live", ...(bearer === undefined ? [] : [`bearer.${bearer}`])];
  const socket = new WebSocket(`ws://127.0.0.1:${world.port}/api/live`, protocols, {
    headers: { ...headers, host: world.host },
    handshakeTimeout: patienceMs,
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<string | null>();
  let pongs = 0;
  socket.on("error", () => undefined);
  socket.on("unexpected-response", (_request, answer) =>
    end((answer.statusCode ?? 0) >= 500 ? `refused with ${answer.statusCode}` : null),
  );
  socket.on("close", (code) => end(CLIENT_FAULTS.has(code) ? null : `closed with ${code}`));
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    if (text.includes(CANARY)) return end("tells of somebody else");
    const frame = frameSchema.safeParse(JSON.parse(text));
    if (!frame.success) return end(`is no frame: ${text.slice(0, 200)}`);
    if (frame.data.type === "pong" && (pongs += 1) > 0 && asked) end(null);
  });
  let asked = false;
  socket.on("open", () => {
    for (let count = 0; count < FRAMES_EACH; count += 1) socket.send(messageOf(world, dice));
    asked = true;
    socket.send(JSON.stringify({ type: "ping" }));
  });
  const timer = setTimeout(() => end("is silent"), patienceMs);
  const problem = await ended;
  clearTimeout(timer);
  socket.terminate();
  return problem;
}

export interface LiveRun {
  seed: number;
  from?: number;
  /** Number of sockets; each sends a dozen frames and then checks that it is still answered. */
  count: number;
  patienceMs: number;
}

const AT_ONCE = 6;

export async function runLiveFrames(world: FuzzWorld, run: LiveRun): Promise<string[]> {
  const problems: string[] = [];
  let next = run.from ?? 0;
  const end = next + run.count;
  const callers = world.callers.filter(({ only }) => only === undefined);
  const work = async (): Promise<void> => {
    while (next < end) {
      const index = next++;
      const dice = diceOf(run.seed, index);
      const caller = dice.of(callers);
      const problem = await talk(world, caller, { dice, patienceMs: run.patienceMs });
      if (problem !== null) problems.push(`${problem}: [replay live ${run.seed}:${index}] ${caller.name}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
}
