/** One generated message to one listener: a request in wire format, or a frame on an open socket. */
import type { Dice } from "@slipway/platform/testing/dice";
import type { OneFrameGround } from "./ground.ts";
import { headerLines, jsonText, longText, objectWith, queryText } from "./values.ts";

export const LISTENERS = [
  ...(["app", "live", "preview", "site", "rest"] as const),
  ...(["auth", "storage", "realtime", "functions", "logs"] as const),
] as const;
export type Listener = (typeof LISTENERS)[number];

export interface HttpMessage {
  kind: "http";
  bytes: Buffer;
}

export interface SocketMessage {
  kind: "socket";
  path: string;
  host: string;
  headers: Record<string, string>;
  protocols: string[];
  /** Messages sent before it, each awaited. */
  opening: string[];
  frame: string | Buffer;
  /** The frame's bytes are sent as they are, header included. */
  isRaw: boolean;
}

export type Message = HttpMessage | SocketMessage;

interface Parts {
  method: string;
  path: string;
  host: string;
  headers?: readonly string[];
  body?: string | Buffer;
  type?: string;
}

function http(dice: Dice, { method, path, host, headers = [], body, type = "application/json" }: Parts): HttpMessage {
  const bytes = body === undefined ? null : Buffer.from(body);
  const isChunked = bytes !== null && dice.chance(0.1);
  const own = headerLines(dice);
  const named = own.map((line) => line.slice(0, line.indexOf(":")));
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...headers.filter((line) => !named.includes(line.slice(0, line.indexOf(":")))),
    ...own,
    "connection: close",
    ...(bytes === null ? [] : [`content-type: ${type}`].filter(() => !named.includes("content-type"))),
    ...(bytes === null ? [] : [isChunked ? "transfer-encoding: chunked" : `content-length: ${bytes.length}`]),
  ];
  const start = Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1");
  if (bytes === null) return { kind: "http", bytes: start };
  if (!isChunked) return { kind: "http", bytes: Buffer.concat([start, bytes]) };
  // Nobody reads chunk extensions, which may be long.
  const size = `${bytes.length.toString(16)};${"x".repeat(dice.of([1, 1_000, 15_000]))}\r\n`;
  return { kind: "http", bytes: Buffer.concat([start, Buffer.from(size), bytes, Buffer.from("\r\n0\r\n\r\n")]) };
}

const path = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 20_000);

/** Headers for the gateway of backends. */
const keyed = ({ backend }: OneFrameGround): string[] => [
  `apikey: ${backend.anon_key}`,
  `authorization: Bearer ${backend.anon_key}`,
];
const backendHost = ({ backend }: OneFrameGround): string => new URL(backend.url).host;

const APP_PATHS = ["/user", "/user/projects", "/projects/ID", "/projects/ID/chat", "/projects/ID/source-code"];
const APP_WRITES: [string, Record<string, unknown>][] = [
  ["/projects/ID/chat", { id: "x", ai_message_id: "y", message: "add a button", view: null }],
  ["/projects/ID/edit-code", { changes: [{ path: "src/a.ts", content: "a" }], file_edit_type: "VisualEdit" }],
  ["/auth/sign-in/email", { email: "a@example.com", password: "wrong horse" }],
  ["/projects", { workspace_id: "x", message: "a page" }],
  ["/projects/ID/errors", { errors: [{ type: "runtime", error_message: "x" }] }],
];

function appMessage(ground: OneFrameGround, dice: Dice): Message {
  const headers = Object.entries(ground.person.headers).map(([name, value]) => `${name}: ${value}`);
  const host = ground.appHost;
  const own = (route: string): string => `/api${route.replace("ID", ground.projectId)}`;
  if (dice.chance(0.4)) {
    const query = queryText(dice, ["limit", "cursor", "search", "before", "view"]);
    return http(dice, { method: "GET", path: `${own(dice.of(APP_PATHS))}?${query}`, host, headers });
  }
  const [route, fields] = dice.of(APP_WRITES);
  return http(dice, { method: "POST", path: own(route), host, headers, body: objectWith(dice, fields) });
}

function pageMessage(host: string, cookie: string | null, dice: Dice): Message {
  const headers = cookie === null ? [] : [`cookie: ${cookie}`];
  const at = dice.of([
    "/",
    "/index.html",
    "/assets/x.js",
    "/_slipway/enter",
    `/${path(longText(dice))}`,
    "/a".repeat(9_000),
  ]);
  const query = dice.chance(0.5) ? `?${queryText(dice, ["token", "to", "tree", "x"])}` : "";
  if (dice.chance(0.8)) return http(dice, { method: "GET", path: at + query, host, headers });
  return http(dice, { method: "POST", path: at + query, host, headers, body: jsonText(dice) });
}

function restMessage(ground: OneFrameGround, dice: Dice): Message {
  const base = { host: backendHost(ground), headers: keyed(ground) };
  const nested = (open: string, close: string): string => {
    const levels = dice.of([10, 41, 500, 3_000]);
    return open.repeat(levels) + close.repeat(levels);
  };
  if (dice.chance(0.5)) {
    const query = dice.of([
      () => `or=(${nested("and(", ")")})`,
      () => `select=${nested("parts(", ")")}`,
      () => `select=${"parts(*),".repeat(dice.of([1, 30, 2_500]))}id`,
      () => `id=in.(${"1,".repeat(9_000)}1)`,
      () =>
        `word=${dice.of(["match", "imatch", "like", "ilike", "fts", "eq"])}.${path("(a+)+$".repeat(dice.of([1, 500])))}`,
      () => `order=${"id,".repeat(9_000)}id`,
      () => `data->${"a->".repeat(7_000)}b=eq.1`,
      () => `select=${path(longText(dice))}`,
      () => `limit=${dice.of(["1e9", "-1", "99999999999999999999"])}&offset=${dice.of(["1e9", "999999999999999999"])}`,
      () => queryText(dice, ["select", "id", "word", "order", "or", "and", "columns", "on_conflict"]),
    ])();
    return http(dice, { method: "GET", path: `/rest/v1/notes?${query}`, ...base });
  }
  if (dice.chance(0.2)) {
    const body = dice.of([
      `"${longText(dice)}`,
      `a,b\n${longText(dice)}`,
      `"${"a".repeat(900_000)}"`,
      "word\n".repeat(50_000),
    ]);
    return http(dice, { method: "POST", path: "/rest/v1/notes", body, type: "text/csv", ...base });
  }
  const [at, fields] = dice.of<[string, Record<string, unknown>]>([
    ["/rest/v1/notes", { word: "x", data: {}, tags: ["a"] }],
    ["/rest/v1/rpc/say", { word: "x", data: null }],
  ]);
  return http(dice, { method: "POST", path: at, body: objectWith(dice, fields), ...base });
}

const AUTH_WRITES: [string, Record<string, unknown>][] = [
  ["/signup", { email: "a@example.com", password: "correct horse 1", data: { a: 1 } }],
  ["/token?grant_type=password", { email: "a@example.com", password: "wrong horse 1" }],
  ["/token?grant_type=refresh_token", { refresh_token: "x" }],
  ["/otp", { email: "a@example.com", data: {}, create_user: true }],
  ["/recover", { email: "a@example.com" }],
  ["/verify", { type: "signup", token_hash: "x", redirect_to: "https://x.example" }],
];

function authMessage(ground: OneFrameGround, dice: Dice): Message {
  const base = { host: backendHost(ground), headers: keyed(ground) };
  if (dice.chance(0.3)) {
    const at = dice.of(["/authorize", "/verify", "/callback", "/user", "/settings"]);
    const query = queryText(dice, ["redirect_to", "provider", "state", "code", "token", "type"]);
    return http(dice, { method: "GET", path: `/auth/v1${at}?${query}`, ...base });
  }
  const [at, fields] = dice.of(AUTH_WRITES);
  return http(dice, { method: "POST", path: `/auth/v1${at}`, body: objectWith(dice, fields), ...base });
}

/** A picture that claims 60,000 by 60,000 pixels. */
function bomb(dice: Dice): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(60_000, 0);
  size.writeUInt32BE(60_000, 4);
  const png = Buffer.concat([
    Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
    size,
    Buffer.alloc(dice.of([5, 50_000])),
  ]);
  const gif = Buffer.concat([Buffer.from("GIF89a\xff\xff\xff\xff", "latin1"), Buffer.alloc(2_000)]);
  return dice.of([png, gif, Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${"<g>".repeat(20_000)}`)]);
}

function storageMessage(ground: OneFrameGround, dice: Dice): Message {
  const base = { host: backendHost(ground), headers: keyed(ground) };
  const name = dice.of(["a.png", path(longText(dice)).slice(0, 900), "a/".repeat(400), "..%2f..%2fx"]);
  const parts = (count: number): string =>
    `${Array.from({ length: count }, (_, at) => `--b\r\ncontent-disposition: form-data; name="p${at}"\r\n\r\nx\r\n`).join("")}--b--\r\n`;
  return dice.of([
    () =>
      http(dice, {
        method: "POST",
        path: `/storage/v1/object/box/${name}`,
        body: bomb(dice),
        type: "image/png",
        ...base,
      }),
    () =>
      http(dice, { method: "GET", path: `/storage/v1/render/image/public/box/a.png?width=2500&height=2500`, ...base }),
    () => {
      const body = parts(dice.of([1, 100, 5_000]));
      const type = "multipart/form-data; boundary=b";
      return http(dice, { method: "POST", path: `/storage/v1/object/box/${name}`, body, type, ...base });
    },
    () => {
      const body = objectWith(dice, { prefix: "", limit: 100, offset: 0, sortBy: { column: "name" }, search: "a" });
      return http(dice, { method: "POST", path: "/storage/v1/object/list/box", body, ...base });
    },
    () => {
      const query = queryText(dice, ["width", "height", "resize", "token", "download"]);
      return http(dice, { method: "GET", path: `/storage/v1/object/public/box/${name}?${query}`, ...base });
    },
    () =>
      http(dice, {
        method: "POST",
        path: "/storage/v1/upload/resumable",
        body: jsonText(dice).slice(0, 2_000),
        ...base,
      }),
  ])();
}

function functionsMessage(ground: OneFrameGround, dice: Dice): Message {
  const base = { host: backendHost(ground), headers: keyed(ground) };
  const at = dice.of(["/echo", "/echo/a/b", "/missing", `/${path(longText(dice))}`]);
  const query = dice.chance(0.3) ? `?${queryText(dice, ["a", "apikey", "forceFunctionRegion"])}` : "";
  const method = dice.of(["POST", "POST", "PUT", "PATCH", "DELETE"]);
  return http(dice, { method, path: `/functions/v1${at}${query}`, body: jsonText(dice), ...base });
}

function logsMessage(ground: OneFrameGround, dice: Dice): Message {
  const headers = Object.entries(ground.person.headers).map(([name, value]) => `${name}: ${value}`);
  const asked = dice.of([
    () => `select ${"(".repeat(900)}1`,
    () => `select ${"a,".repeat(3_000)}b from edge_logs`,
    () => `select event_message from edge_logs where ${"event_message like '%a%' and ".repeat(150)}true`,
    () => `select event_message from edge_logs where regexp_contains(event_message, '${"(a+)+".repeat(50)}$')`,
    () => `select ${"not ".repeat(2_000)}true from edge_logs`,
    () => longText(dice).slice(0, 9_900),
  ])();
  const query = dice.chance(0.7) ? `query=${path(asked)}` : queryText(dice, ["query", "start", "end", "limit"]);
  const at = `/api/projects/${ground.projectId}/cloud/logs?${query}`;
  return http(dice, { method: "GET", path: at, host: ground.appHost, headers });
}

/** Frames that RFC 6455 does not allow, or with a wrong length. */
function rawFrame(dice: Dice): Buffer {
  const mask = Buffer.from([0, 0, 0, 0]);
  return dice.of([
    Buffer.concat([Buffer.from([0x83, 0x81]), mask, Buffer.from("x")]),
    Buffer.concat([Buffer.from([0xf1, 0x81]), mask, Buffer.from("x")]),
    Buffer.from([0x81, 0x01, 0x78]),
    Buffer.concat([Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), mask]),
    Buffer.concat([Buffer.from([0x80, 0x80]), mask]),
    Buffer.concat([Buffer.from([0x89, 0xfe, 0x01, 0x00]), mask, Buffer.alloc(256)]),
    Buffer.concat([Buffer.from([0x88, 0x82]), mask, Buffer.from([0x00, 0x01])]),
    Buffer.concat([Buffer.from([0x81, 0x82]), mask, Buffer.from([0xff, 0xfe])]),
    Buffer.concat(Array.from({ length: 5_000 }, () => Buffer.concat([Buffer.from([0x89, 0x80]), mask]))),
    Buffer.concat(Array.from({ length: 5_000 }, () => Buffer.concat([Buffer.from([0x01, 0x80]), mask]))),
  ]);
}

function liveMessage(ground: OneFrameGround, dice: Dice): Message {
  const isRaw = dice.chance(0.15);
  const at = `/projects/${ground.projectId}/trajectory`;
  return {
    kind: "socket",
    path: "/api/live",
    host: ground.appHost,
    headers: ground.person.headers,
    protocols: ["slipway.live"],
    opening: [],
    frame: isRaw ? rawFrame(dice) : objectWith(dice, { type: "subscribe", path: at, since: null, params: { id: "x" } }),
    isRaw,
  };
}

function realtimeMessage(ground: OneFrameGround, dice: Dice): Message {
  const isRaw = dice.chance(0.1);
  const vsn = dice.of(["1.0.0", "2.0.0"]);
  const topic = dice.of(["realtime:room", "realtime:room", "phoenix", longText(dice).slice(0, 3_000)]);
  const frameOf = (event: string, payload: string): string => {
    const [name, text] = [JSON.stringify(topic), JSON.stringify(event)];
    return vsn === "2.0.0"
      ? `["1","2",${name},${text},${payload}]`
      : `{"topic":${name},"event":${text},"ref":"2","join_ref":"1","payload":${payload}}`;
  };
  const change = { event: "*", schema: "public", table: "notes", filter: "word=like.%a%", select: ["id"] };
  const [event, payload] = dice.of<[string, string]>([
    ["phx_join", objectWith(dice, { config: { broadcast: {}, presence: {}, postgres_changes: [change] } })],
    ["phx_join", `{"config":{"postgres_changes":[${objectWith(dice, change)}]}}`],
    ["phx_join", `{"config":{"presence":${objectWith(dice, { key: "a", enabled: true })}}}`],
    ["broadcast", objectWith(dice, { type: "broadcast", event: "x", payload: { a: 1 } })],
    ["presence", objectWith(dice, { type: "presence", event: "track", payload: { a: 1 } })],
    ["access_token", objectWith(dice, { access_token: "a.b.c" })],
    ["heartbeat", jsonText(dice) || "{}"],
    [longText(dice).slice(0, 2_000), "{}"],
  ]);
  const join =
    vsn === "2.0.0"
      ? '["1","1","realtime:room","phx_join",{}]'
      : '{"topic":"realtime:room","event":"phx_join","ref":"1","join_ref":"1","payload":{}}';
  const pushed = Buffer.concat([
    Buffer.from([3, 1, 1, 13, 1, 0, dice.below(3)]),
    Buffer.from("12realtime:roomx"),
    Buffer.from(jsonText(dice)),
  ]);
  const sent = dice.chance(0.1) ? pushed : frameOf(event, payload);
  return {
    kind: "socket",
    path: `/realtime/v1/websocket?vsn=${vsn}&apikey=${ground.backend.anon_key}`,
    host: backendHost(ground),
    headers: {},
    protocols: [],
    opening: dice.chance(0.6) ? [join] : [],
    frame: isRaw ? rawFrame(dice) : sent,
    isRaw,
  };
}

function previewMessage(ground: OneFrameGround, dice: Dice): Message {
  if (dice.chance(0.7)) return pageMessage(ground.previewHost, ground.previewCookie, dice);
  const at = dice.of(["/_sandbox/code/ws", "/_sandbox/changes?tree=x", "/", "/?token=x"]);
  const isRaw = dice.chance(0.4);
  const protocols = at.startsWith("/_sandbox") ? [] : [dice.of(["vite-hmr", "vite-ping"])];
  const files = { path: "src/a.ts", content: "a" };
  return {
    kind: "socket",
    path: at,
    host: ground.previewHost,
    headers: { cookie: ground.previewCookie, origin: `http://${ground.previewHost}` },
    protocols,
    opening: [],
    frame: isRaw
      ? rawFrame(dice)
      : objectWith(dice, { type: dice.of(["init_code", "file_update"]), files: [files], ...files }),
    isRaw,
  };
}

const OF: Record<Listener, (ground: OneFrameGround, dice: Dice) => Message> = {
  app: appMessage,
  live: liveMessage,
  preview: previewMessage,
  site: (ground, dice) => pageMessage(ground.siteHost, null, dice),
  rest: restMessage,
  auth: authMessage,
  storage: storageMessage,
  realtime: realtimeMessage,
  functions: functionsMessage,
  logs: logsMessage,
};

export const messageTo = (listener: Listener, ground: OneFrameGround, dice: Dice): Message =>
  OF[listener](ground, dice);
