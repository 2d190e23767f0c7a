/** Realtime through an unchanged client. */
import { createClient, type RealtimeChannel, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import { createRealtimeService } from "./service.ts";

const A = "11111111-1111-4111-8111-111111111111";
const B = "22222222-2222-4222-8222-222222222222";
const SCHEMA = `
  create type mood as enum ('calm', 'wild');
  create table notes (
    id int primary key, owner uuid not null, title text, score numeric(10, 2), big bigint, feeling mood, tags text[], extra jsonb,
    done boolean, at timestamptz, secret text
  );
  alter table notes enable row level security;
  create policy own on notes for all to authenticated using (owner = (select auth.uid()));
  create table loud (id int primary key, room int, body text);
  alter table loud replica identity full;
  revoke all on loud from anon;
  grant select (id, room, body) on loud to anon;
  create table silent (id int primary key);
  alter publication supabase_realtime add table notes, loud;
  create policy members on realtime.messages for select to authenticated
    using (realtime.topic() = 'room-' || (select auth.uid()));
  create policy speakers on realtime.messages for insert to authenticated
    with check (realtime.topic() = 'room-' || (select auth.uid()) and extension = 'broadcast');
`;

const realtime = createRealtimeService();
let project: ListeningProject;
const clients: SupabaseClient[] = [];

beforeAll(async () => {
  project = await openListeningProject([realtime]);
  await project.run(SCHEMA);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()));
});
afterAll(async () => {
  await realtime[Symbol.asyncDispose]();
  await project[Symbol.asyncDispose]();
});

async function client(sub: string | null = null, vsn: "1.0.0" | "2.0.0" = "2.0.0"): Promise<SupabaseClient> {
  const made = createClient(project.url, project.backend.keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { vsn },
    ...(sub === null ? {} : { accessToken: async () => project.tokenOf(sub) }),
  });
  clients.push(made);
  await made.realtime.setAuth();
  return made;
}

const subscribed = (channel: RealtimeChannel): Promise<RealtimeChannel> =>
  new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === "SUBSCRIBED") resolve(channel);
      else if (status !== "CLOSED") reject(error ?? new Error(status));
    });
  });

interface Heard {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
  errors: string[] | null;
}

/** Everything sent to a channel that listens with this filter. */
async function listening(on: SupabaseClient, filter: Record<string, unknown>): Promise<Heard[]> {
  const heard: Heard[] = [];
  const channel = on.channel(`changes-${Math.random()}`);
  channel.on("postgres_changes", { event: "*", schema: "public", ...filter } as never, (change: Heard) =>
    heard.push(change),
  );
  await subscribed(channel);
  return heard;
}

it("hands broadcasts to everybody in the channel, in both protocols and as bytes", async () => {
  const [first, second, old] = await Promise.all([client(), client(), client(null, "1.0.0")]);
  const heard: [string, unknown][][] = [[], [], []];
  const channels = await Promise.all(
    [first, second, old].map((one, index) => {
      const channel = one.channel("lobby", { config: { broadcast: { ack: true } } });
      channel.on("broadcast", { event: "*" }, ({ event, payload }) =>
        heard[index]!.push([event as string, payload as unknown]),
      );
      return subscribed(channel);
    }),
  );
  const other = await subscribed(
    (await client()).channel("elsewhere", { config: { broadcast: { ack: true, self: true } } }),
  );
  expect(await channels[0]!.send({ type: "broadcast", event: "wave", payload: { to: "ü 😀" } })).toBe("ok");
  expect(await channels[2]!.send({ type: "broadcast", event: "old", payload: { n: 1 } })).toBe("ok");
  const bytes = new Uint8Array([0, 255, 7]).buffer;
  expect(await channels[0]!.send({ type: "broadcast", event: "raw", payload: bytes as never })).toBe("ok");
  expect(await channels[1]!.httpSend("http", { by: "http" })).toEqual({ success: true });
  expect(await other.send({ type: "broadcast", event: "x", payload: {} })).toBe("ok");
  await expect.poll(() => heard.map((list) => list.length)).toEqual([2, 4, 2]);
  expect(heard[0]).toEqual([
    ["old", { n: 1 }],
    ["http", { by: "http" }],
  ]);
  expect(heard[1]!.map(([event]) => event)).toEqual(["wave", "old", "raw", "http"]);
  expect(heard[1]![0]).toEqual(["wave", { to: "ü 😀" }]);
  expect([...new Uint8Array(heard[1]![2]![1] as ArrayBuffer)]).toEqual([0, 255, 7]);
  // The older protocol cannot carry bytes.
  expect(heard[2]!.map(([event]) => event)).toEqual(["wave", "http"]);
});

it("shows who is there, also after a client was killed", async () => {
  const watcher = (await client()).channel("people", { config: { presence: { key: "watcher" } } });
  const seen = vi.fn();
  watcher.on("presence", { event: "sync" }, () => seen(Object.keys(watcher.presenceState()).toSorted()));
  await subscribed(watcher);
  const { url, backend } = project;
  const socket = new WebSocket(
    `${url.replace("http", "ws")}/realtime/v1/websocket?vsn=1.0.0&apikey=${backend.keys.anonKey}`,
  );
  await new Promise((resolve) => socket.once("open", resolve));
  const send = (event: string, payload: unknown, ref: string): void =>
    socket.send(JSON.stringify({ topic: "realtime:people", event, payload, ref, join_ref: "1" }));
  send("phx_join", { config: { presence: { key: "guest" } } }, "1");
  send("presence", { type: "presence", event: "track", payload: { mood: "calm" } }, "2");
  await watcher.track({ at: "home" });
  await expect.poll(() => seen.mock.lastCall?.[0]).toEqual(["guest", "watcher"]);
  await watcher.track({ at: "work" });
  await expect.poll(() => watcher.presenceState()["watcher"]?.[0]).toMatchObject({ at: "work" });
  socket.terminate();
  await expect.poll(() => seen.mock.lastCall?.[0]).toEqual(["watcher"]);
  await watcher.untrack();
  await expect.poll(() => seen.mock.lastCall?.[0]).toEqual([]);
});

it("sends a change only to those who may see its row", async () => {
  const [a, b, anonymous] = await Promise.all([
    listening(await client(A), { table: "notes" }),
    listening(await client(B), { table: "notes" }),
    listening(await client(), { table: "notes" }),
  ]);
  await project.run(`
    insert into notes values (1, '${A}', 'Mine', 12.50, 9007199254740993, 'wild', '{"a b",NULL,c}', '{"k": [1]}', true,
      '2026-11-22 08:00:00+00', 'x');
    insert into notes (id, owner, title) values (2, '${B}', 'Theirs');
    update notes set title = 'Mine too' where id = 1;
    update notes set owner = '${B}' where id = 1;
    delete from notes where id = 2;
  `);
  // Visibility is judged after the transaction: row 1 is B's by then, and row 2 is gone.
  await expect.poll(() => b.map(({ eventType }) => eventType)).toEqual(["INSERT", "UPDATE", "UPDATE", "DELETE"]);
  await project.run(`update notes set owner = '${A}' where id = 1`);
  await expect.poll(() => a.at(-1)?.eventType).toBe("UPDATE");
  expect(a.at(-1)!.new).toEqual({
    id: 1,
    owner: A,
    title: "Mine too",
    score: 12.5,
    big: 9007199254740992,
    feeling: "wild",
    tags: ["a b", null, "c"],
    extra: { k: [1] },
    done: true,
    at: "2026-11-22T08:00:00+00:00",
    secret: "x",
  });
  expect(a.at(-1)!.old).toEqual({ id: 1 });
  // A deleted row cannot be checked against policies, so only its key is sent.
  expect(a.filter(({ eventType }) => eventType === "DELETE").map(({ old }) => old)).toEqual([{ id: 2 }]);
  expect(anonymous.every(({ eventType }) => eventType === "DELETE")).toBe(true);
  expect(a.some(({ new: row }) => row["owner"] === B)).toBe(false);
});

it("filters by operators, columns and events, and sends old rows as the table keeps them", async () => {
  const [one, some, large, updates] = await Promise.all([
    listening(await client(), { table: "loud", filter: "room=eq.7" }),
    listening(await client(), { table: "loud", filter: "room=not.in.(7,8),body=ilike.%HI%" }),
    listening(await client(), { table: "loud", filter: "id=gte.10", select: ["room"] }),
    listening(await client(), { table: "loud", event: "UPDATE" }),
  ]);
  await project.run(`
    insert into loud values (1, 7, 'x'), (2, 8, 'hi'), (9, 9, 'oh hi'), (10, 100, '50%');
    update loud set body = 'y' where id = 1;
  `);
  await expect.poll(() => updates.length).toBe(1);
  expect(updates[0]).toMatchObject({ new: { id: 1, body: "y" }, old: { id: 1, room: 7, body: "x" } });
  expect(one.map(({ eventType }) => eventType)).toEqual(["INSERT", "UPDATE"]);
  expect(some.map(({ new: row }) => row["id"])).toEqual([9]);
  expect(large.map(({ new: row }) => row)).toEqual([{ id: 10, room: 100 }]);
  await project.run("delete from loud where id = 1");
  await expect.poll(() => one.at(-1)).toMatchObject({ eventType: "DELETE", old: { id: 1, room: 7, body: "y" } });
});

it("sends stored generated columns, also after the publication is made again, and refuses no update", async () => {
  const made = (name: string) => `
    create table ${name} (id int primary key, cents int, euros numeric generated always as (cents / 100.0) stored);
    alter table ${name} replica identity full;
    grant select on ${name} to anon;
    alter publication supabase_realtime add table ${name};`;
  await project.run(made("prices"));
  const heard = await listening(await client(), { table: "prices" });
  const changes = "insert into $ values (1, 250); update $ set cents = 300; delete from $ where id = 1";
  await project.run(changes.replaceAll("$", "prices"));
  await expect.poll(() => heard.map(({ eventType }) => eventType)).toEqual(["INSERT", "UPDATE", "DELETE"]);
  expect(heard.map((change) => [change.old["euros"], change.new["euros"]].map(Number))).toEqual([
    [Number.NaN, 2.5],
    [2.5, 3],
    [3, Number.NaN],
  ]);
  // Many migrations written for Supabase begin like this.
  await Promise.all(clients.splice(0).map((one) => one.removeAllChannels()));
  await project.run(`drop publication if exists supabase_realtime; create publication supabase_realtime;
    alter publication supabase_realtime add table notes, loud; ${made("wares")}`);
  const again = await listening(await client(), { table: "wares" });
  await project.run(changes.replaceAll("$", "wares"));
  await expect.poll(() => again.map(({ new: row }) => row["euros"])).toEqual([2.5, 3, undefined]);
});

it("says why changes are not told", async () => {
  const problem = async (filter: Record<string, unknown>): Promise<string> => {
    const channel = (await client()).channel(`refused-${Math.random()}`, {
      config: { postgres_changes_options: { wait: true } },
    });
    channel.on("postgres_changes", { event: "*", schema: "public", ...filter } as never, () => undefined);
    return subscribed(channel).then(
      () => "subscribed",
      (error: Error) => error.message,
    );
  };
  expect(await problem({ table: "silent" })).toContain("Please check Realtime is enabled");
  expect(await problem({ table: "loud", filter: "nowhere=eq.1" })).toContain("invalid column for filter nowhere");
  expect(await problem({ table: "loud", filter: "room=eq.x" })).toContain("invalid input syntax for type integer");
  expect(await problem({ table: "loud", filter: "body=match.(a+)+$" })).toContain(
    "the operator match is not supported",
  );
  expect(await problem({ table: "loud", filter: "room=eq.7" })).toBe("subscribed");
});

it("lets policies decide who joins and writes a private channel, and sends what SQL says there", async () => {
  const heard: unknown[] = [];
  const own = (await client(A)).channel(`room-${A}`, { config: { private: true, broadcast: { ack: true } } });
  own.on("broadcast", { event: "*" }, ({ event, payload }) => heard.push([event, payload]));
  await subscribed(own);
  expect(await own.send({ type: "broadcast", event: "hello", payload: {} })).toBe("ok");
  // The policy only covers broadcasts.
  expect(await own.track({ here: true })).toBe("error");
  const stranger = (await client(B)).channel(`room-${A}`, { config: { private: true } });
  await expect(subscribed(stranger)).rejects.toThrow("You do not have permissions to read from this Channel topic");
  const outside = (await client(B)).channel(`room-${A}`, { config: { private: true } });
  await expect(outside.httpSend("forged", {})).rejects.toThrow("permissions");
  // A public channel of the same name is another channel.
  const open = await subscribed((await client()).channel(`room-${A}`, { config: { broadcast: { ack: true } } }));
  expect(await open.send({ type: "broadcast", event: "public", payload: {} })).toBe("ok");
  await project.run(`select realtime.send('{"from": "sql"}', 'stored', 'room-${A}', true)`);
  await expect.poll(() => heard).toEqual([["stored", { from: "sql" }]]);
});

it("ends a channel whose token is refused or runs out", async () => {
  const frames: string[] = [];
  const { url, backend, clock } = project;
  const socket = new WebSocket(
    `${url.replace("http", "ws")}/realtime/v1/websocket?vsn=2.0.0&apikey=${backend.keys.anonKey}`,
  );
  socket.on("message", (data: Buffer) => frames.push(data.toString()));
  await new Promise((resolve) => socket.once("open", resolve));
  const send = (...frame: unknown[]): void => socket.send(JSON.stringify(frame));
  send("1", "1", "realtime:bad", "phx_join", { access_token: `${project.tokenOf(A).slice(0, -4)}AAAA` });
  send("2", "2", "realtime:short", "phx_join", { access_token: project.tokenOf(A, 60) });
  send("3", "3", "realtime:renewed", "phx_join", { access_token: project.tokenOf(A, 60) });
  send("3", "4", "realtime:renewed", "access_token", { access_token: project.tokenOf(A, 600) });
  send("4", "5", "realtime:swapped", "phx_join", {});
  send("4", "6", "realtime:swapped", "access_token", { access_token: "no.token.this" });
  const has = (...parts: string[]): boolean => frames.some((frame) => parts.every((part) => frame.includes(part)));
  await expect.poll(() => has("realtime:bad", "phx_reply", "JwtSignatureError")).toBe(true);
  await expect.poll(() => has("realtime:swapped", "phx_close")).toBe(true);
  clock.advance(120_000);
  await expect.poll(() => has("realtime:short", "phx_close")).toBe(true);
  expect(has("realtime:short", "Token has expired")).toBe(true);
  expect(has("realtime:renewed", "phx_close")).toBe(false);
  socket.terminate();
});

it("refuses sockets without a valid key, frames that are none, and too much at once", async () => {
  const place = `${project.url.replace("http", "ws")}/realtime/v1/websocket?vsn=2.0.0`;
  const refused = new WebSocket(`${place}&apikey=a.b.c`);
  expect(await new Promise((resolve) => refused.once("error", (error) => resolve(error.message)))).toContain("401");
  const socket = new WebSocket(place);
  await new Promise((resolve) => socket.once("open", resolve));
  const closed = new Promise((resolve) => socket.once("close", (code) => resolve(code)));
  socket.send("no frame");
  expect(await closed).toBe(1008);

  const flood = await subscribed((await client()).channel("flood"));
  const ended = new Promise((resolve) => flood.on("system", {}, ({ message }) => resolve(message)));
  for (let count = 0; count < 400; count += 1) void flood.send({ type: "broadcast", event: "x", payload: {} });
  expect(await ended).toContain("Too many messages per second");

  const large = new WebSocket(place);
  await new Promise((resolve) => large.once("open", resolve));
  const tooLarge = new Promise((resolve) => large.once("close", (code) => resolve(code)));
  large.send("x".repeat(4 * 1_048_576));
  expect(await tooLarge).toBe(1009);
});

it("disconnects a client that does not read, without delaying others", async () => {
  const { url, backend } = project;
  const slow = new WebSocket(
    `${url.replace("http", "ws")}/realtime/v1/websocket?vsn=1.0.0&apikey=${backend.keys.anonKey}`,
  );
  await new Promise((resolve) => slow.once("open", resolve));
  slow.send(JSON.stringify({ topic: "realtime:heavy", event: "phx_join", payload: {}, ref: "1" }));
  await new Promise((resolve) => slow.once("message", resolve));
  slow.pause();
  const speaker = await subscribed(
    (await client()).channel("heavy", { config: { broadcast: { ack: true, self: true } } }),
  );
  const text = "x".repeat(1_000_000);
  const cutOff = (): boolean => project.log.lines.some(({ message }) => message.includes("reads too slowly"));
  for (let count = 0; count < 60 && !cutOff(); count += 1) {
    expect(await speaker.send({ type: "broadcast", event: "x", payload: { text } })).toBe("ok");
  }
  expect(cutOff()).toBe(true);
  slow.terminate();
});

it("keeps no slot when the last subscriber has left, and goes on after the database was killed", async () => {
  const slots = async (): Promise<number> =>
    Number((await project.rows("select count(*) as n from pg_replication_slots"))[0]!["n"]);
  const heard: Heard[] = [];
  const states: string[] = [];
  const channel = (await client(B)).channel("lasting");
  channel.on("postgres_changes", { event: "INSERT", schema: "public", table: "loud" }, (change) =>
    heard.push(change as unknown as Heard),
  );
  channel.on("system", {}, ({ status }) => states.push(status as string));
  await project.run("grant select on loud to authenticated");
  await subscribed(channel);
  expect(await slots()).toBe(1);
  await expect.poll(() => states).toEqual(["ok"]);
  project.killDatabase();
  await expect.poll(() => states).toEqual(["ok", "error", "ok"]);
  await project.run("insert into loud values (77, 1, 'after')");
  await expect.poll(() => heard.map(({ new: row }) => row["id"])).toEqual([77]);
  await channel.unsubscribe();
  await expect.poll(slots).toBe(0);
});
