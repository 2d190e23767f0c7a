/** Single frames that were meant to end or to hold up the process: each is answered, and the connection lives on. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import { createRealtimeService } from "./service.ts";

const realtime = createRealtimeService();
let project: ListeningProject;

beforeAll(async () => {
  // The smallest size has no memory for a value of 600 MB.
  project = await openListeningProject([realtime], { size: "xl" });
});
afterAll(async () => {
  await realtime[Symbol.asyncDispose]();
  await project[Symbol.asyncDispose]();
});

interface Line {
  ask(frame: string | Buffer): Promise<string>;
  socket: WebSocket;
}

async function lineTo(vsn: "1.0.0" | "2.0.0"): Promise<Line> {
  const key = project.backend.keys.anonKey;
  const socket = new WebSocket(
    `${project.url.replace("http", "ws")}/realtime/v1/websocket?vsn=${vsn}&apikey=${encodeURIComponent(key)}`,
  );
  await new Promise((resolve) => socket.once("open", resolve));
  const ask = (frame: string | Buffer): Promise<string> =>
    new Promise((resolve, reject) => {
      socket.once("message", (data) => resolve(String(data)));
      socket.once("close", (code) => reject(new Error(`closed with ${code}`)));
      socket.send(frame);
    });
  return { ask, socket };
}

const DEEP = 5000;
const lists = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
const objects = (levels: number): string => '{"a":'.repeat(levels) + "1" + "}".repeat(levels);

/** A frame of protocol 2.0.0 with these texts in it. */
const frame = (event: string, payload: string, topic = "realtime:room"): string =>
  `["1","2",${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`;
const broadcast = (payload: string): string => `{"type":"broadcast","event":"x","payload":${payload}}`;
const track = (payload: string): string => `{"type":"presence","event":"track","payload":${payload}}`;
const join = (payload = "{}"): string => frame("phx_join", payload);
const heartbeat = frame("heartbeat", "{}", "phoenix");

function pushed(payload: string): Buffer {
  const fields = ["1", "2", "realtime:room", "x", ""].map((text) => Buffer.from(text));
  return Buffer.concat([Buffer.from([3, ...fields.map(({ length }) => length), 1]), ...fields, Buffer.from(payload)]);
}

describe("payloads that nest deeper than is allowed", () => {
  it.each([
    ["a broadcast before any join", frame("broadcast", broadcast(lists(DEEP)))],
    ["a broadcast of objects", frame("broadcast", broadcast(objects(DEEP)))],
    ["a presence before any join", frame("presence", track(objects(DEEP)))],
    ["a join", join(`{"config":${objects(DEEP)}}`)],
    ["a renewed token", frame("access_token", `{"access_token":${lists(DEEP)}}`)],
    ["a broadcast in a binary frame", pushed(lists(DEEP))],
  ])("answers %s with an error that names the bound, and goes on", async (_, hostile) => {
    const { ask, socket } = await lineTo("2.0.0");
    expect(await ask(hostile)).toMatch(/"status":"error".*200 levels/);
    expect(await ask(heartbeat)).toContain('"status":"ok"');
    socket.terminate();
  });

  it("answers in protocol 1.0.0 as well, and lets what fits through", async () => {
    const { ask, socket } = await lineTo("1.0.0");
    const presence = (payload: string): string =>
      `{"topic":"realtime:room","event":"presence","ref":"2","payload":${track(payload)}}`;
    await ask('{"topic":"realtime:room","event":"phx_join","payload":{},"ref":"1"}');
    const deep = socket;
    expect(await ask(presence(objects(DEEP)))).toMatch(/"status":"error".*200 levels/);
    const answers: string[] = [];
    deep.on("message", (data) => answers.push(String(data)));
    deep.send(presence(objects(150)));
    await expect.poll(() => answers.some((text) => text.includes('"status":"ok"'))).toBe(true);
    socket.terminate();
  });

  it("refuses broadcasts by HTTP with the bound, and names that cannot be decoded", async () => {
    const post = (path: string, body: string): Promise<Response> =>
      fetch(`${project.url}/realtime/v1/api/broadcast${path}`, {
        method: "POST",
        headers: { apikey: project.backend.keys.anonKey, "content-type": "application/json" },
        body,
      });
    for (const answer of [
      await post("", `{"messages":[{"topic":"room","event":"x","payload":${lists(DEEP)}}]}`),
      await post("/room/events/x", lists(DEEP)),
    ]) {
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("200 levels");
    }
    expect((await post("/%E0%A4%A/events/x", "{}")).status).toBe(422);
  });
});

describe("changes that are too large to be told", () => {
  it("are left out, and those before and after them are told", async () => {
    await project.run(
      "create table notes (id int primary key, body text); alter publication supabase_realtime add table notes",
    );
    await project.run("grant select on notes to anon");
    const { socket, ask } = await lineTo("2.0.0");
    const heard: string[] = [];
    socket.on("message", (data) => heard.push(String(data)));
    await ask(join('{"config":{"postgres_changes":[{"event":"*","schema":"public","table":"notes"}]}}'));
    await expect.poll(() => heard.join()).toContain("Subscribed to PostgreSQL");
    const ids = (): number[] =>
      heard.flatMap((text) => {
        const [, , , event, payload] = JSON.parse(text) as [0, 0, 0, string, { data: { record: { id: number } } }];
        return event === "postgres_changes" ? [payload.data.record.id] : [];
      });
    // Above what one change may have, and above what fits into one string.
    await project.run("insert into notes values (1, 'a')");
    await project.run("insert into notes values (2, repeat('x', 9000000)), (3, 'b')");
    await project.run("insert into notes values (4, repeat('x', 600000000))");
    await project.run("insert into notes select 100 + n, repeat('x', 1100000) from generate_series(1, 40) n");
    await project.run("insert into notes values (5, 'c')");
    await expect.poll(ids, { timeout: 60_000 }).toContain(5);
    const told = ids();
    expect(told.filter((id) => id < 100)).toEqual([1, 3, 5]);
    expect(told.filter((id) => id > 100).length).toBeGreaterThan(20);
    expect(told.filter((id) => id > 100).length).toBeLessThan(40);
    expect(heard.filter((text) => text.includes("are not told")).length).toBeGreaterThanOrEqual(3);
    socket.terminate();
  }, 120_000);
});

describe("joins that want more than is held for a project", () => {
  const wanting = (changes: unknown[]): string => join(JSON.stringify({ config: { postgres_changes: changes } }));

  it("are told of short numbers that stand for long ones", async () => {
    await project.run("create table prices (id int primary key, amount numeric)");
    await project.run("alter publication supabase_realtime add table prices");
    const { ask, socket } = await lineTo("2.0.0");
    const said: string[] = [];
    socket.on("message", (data) => said.push(String(data)));
    const listen = (values: string): Promise<string> =>
      ask(wanting([{ event: "*", schema: "public", table: "prices", filter: `amount=in.(${values})` }]));
    expect(await listen("1e131000,2e131000")).toContain('"status":"ok"');
    await expect.poll(() => said.join()).toMatch(/values have at most 8000 characters together as numeric/);
    await listen("1e300,2,0.5");
    await expect.poll(() => said.join()).toContain("Subscribed to PostgreSQL");
    socket.terminate();
  });

  it("are refused where all channels together want too much, and taken again when others have left", async () => {
    const select = Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(200, "x"));
    const large = Array.from({ length: 100 }, () => ({ event: "*", schema: "public", table: "prices", select }));
    const topicOf = (at: number): string => wanting(large).replace("realtime:room", `realtime:r${at}`);
    const { ask, socket } = await lineTo("2.0.0");
    const refused = /ChannelRateLimitReached: The channels of this project listen for too much together/;
    const replies: string[] = [];
    socket.on("message", (data) => String(data).includes("phx_reply") && replies.push(String(data).slice(0, 300)));
    for (let at = 0; at < 6; at += 1) socket.send(topicOf(at));
    await expect.poll(() => replies.length, { timeout: 20_000 }).toBe(6);
    expect(replies.filter((reply) => refused.test(reply))).toHaveLength(2);
    expect(await ask(heartbeat)).toContain('"status":"ok"');
    socket.terminate();
    const other = await lineTo("2.0.0");
    await expect.poll(() => other.ask(topicOf(9))).not.toMatch(refused);
    other.socket.terminate();
  });
});
