/** Requests of an app's visitors to a project's backend: paths and bodies of its services that fit, nearly fit or are hostile. */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend, TODOS, type AppConnection } from "@slipway/features/cloud/testing.ts";
import { diceOf, type Dice } from "@slipway/platform/testing/dice";
import { hostileTexts } from "@slipway/platform/testing/hostile-inputs";
import { exchangeBytes } from "./raw-exchange.ts";
import type { FuzzWorld } from "./fuzz-world.ts";

const TABLE = `${TODOS}
create type public.mood as enum ('good', 'bad');
create table public.kept (id int primary key, word text, amount numeric, at timestamptz, data jsonb, tags text[], mood public.mood);
alter table public.kept enable row level security;
create policy everybody on public.kept for all to anon, authenticated using (true) with check (true);
insert into public.kept values (1, 'one', 1.5, now(), '{"a": [1]}', '{a,b}', 'good'), (2, null, null, null, null, null, null);
create function public.say(word text, times int default 1) returns text language sql stable as $$ select repeat(word, least(times, 3)) $$;
create function public.rows_of(kind public.mood) returns setof public.kept language sql volatile as $$ select * from public.kept where mood = kind $$;`;

const COLUMNS = ["id", "word", "amount", "at", "data", "tags", "mood", "missing", "data->a", "data->>a", ""];
const OPERATORS = [
  ...[
    "eq",
    "neq",
    "gt",
    "lte",
    "like",
    "ilike",
    "match",
    "in",
    "is",
    "cs",
    "cd",
    "ov",
    "sl",
    "adj",
    "fts",
    "plfts",
    "not.eq",
  ],
  ...["eq(any)", "like(all)", "isdistinct", "nope", ""],
];
const VALUES = [
  "1",
  "one",
  "null",
  "(1,2)",
  "{a,b}",
  "(",
  "{",
  "[1,2)",
  "true",
  "99999999999999999999",
  "1e400",
  "*",
  "",
  "%00",
];
const SELECTS = [
  "*",
  "id,word",
  "id,todos(*)",
  "count()",
  "id.sum()",
  "a:id::text",
  "data->a->0",
  "*,*",
  "id::nope",
  "(",
  "id,",
  "...todos(*)",
];
const ORDERS = ["id", "id.desc.nullslast", "data->a.asc", "missing", "id.sideways", "todos(id)", ","];
const PREFERENCES = [
  ...[
    "return=representation",
    "return=headers-only",
    "return=minimal",
    "count=exact",
    "count=planned",
    "count=estimated",
  ],
  ...[
    "resolution=merge-duplicates",
    "resolution=ignore-duplicates",
    "missing=default",
    "tx=rollback",
    "handling=strict",
  ],
  ...["max-affected=0", "timezone=Nowhere", "timezone=Europe/Berlin", "params=single-object", "nonsense=1", ";,="],
];
const ACCEPTS = [
  ...["application/json", "application/vnd.pgrst.object+json", "application/vnd.pgrst.plan+json", "text/csv", "*/*"],
  ...["application/geo+json", "application/octet-stream", "text/html", ";;"],
];
const CONTENT_TYPES = [
  "application/json",
  "application/json",
  "application/json",
  "text/csv",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "x",
];

const ROWS: readonly unknown[] = [
  [],
  null,
  {},
  [{}],
  [[]],
  [null],
  "text",
  1,
  { id: 3 },
  [{ id: 4 }, { id: 5, word: "x" }],
  { id: "x" },
  { id: Infinity, word: null },
  { id: 6, word: "\u0000" },
  { word: "\ud800" },
  { data: { deep: [[[[{}]]]] }, tags: "{" },
  { tags: ["a", null], at: "yesterday", amount: "NaN" },
  { mood: "ugly" },
  { missing: 1 },
  { __proto__: 1, constructor: 2 },
  { 'a"b': 1 },
];
const PEOPLE: readonly unknown[] = [
  { email: "a@mail.example", password: "correct horse 1" },
  { email: "a@mail.example", password: "correct horse 1", data: { name: "\u0000" } },
  { email: "b\u0000@mail.example", password: "correct horse 1" },
  { email: "c@mail.example", password: "\u0000".repeat(12) },
  { email: "d@mail.example", password: "correct horse 1", data: { "\u0000": "\ud800" } },
  { email: "e@mail.example", data: { name: "\u0000" }, create_user: true },
  { email: "f@mail.example", type: "signup", token: "\u0000", token_hash: "\u0000" },
  { phone: "+15551234567\u0000", password: "correct horse 1" },
  { phone: "+15551234567", channel: "pigeon" },
  { refresh_token: "\u0000" },
  { auth_code: "\u0000", code_verifier: "x".repeat(43) },
  { provider: "google", id_token: "a.b.c", nonce: "\u0000" },
  { email: { $ne: 1 }, password: [] },
  { email: "x".repeat(400) + "@mail.example", password: "y".repeat(400) },
  {},
  [],
  null,
  "text",
];
const FILES: readonly unknown[] = [
  { prefix: "", limit: 10, offset: 0 },
  { prefix: "\u0000", limit: -1 },
  { prefix: "%", search: "\ud800", sortBy: { column: "nope", order: "up" } },
  { prefixes: ["a.txt", "\u0000", ".."] },
  { prefixes: [] },
  { bucketId: "box", sourceKey: "a.txt", destinationKey: "\u0000" },
  { expiresIn: 1e308, paths: ["a.txt"] },
  { name: "box\u0000", public: true },
  { name: "new", file_size_limit: "1XB", allowed_mime_types: ["nope"] },
  {},
  null,
];

const AUTH_PATHS = [
  ...[
    "signup",
    "signup",
    "otp",
    "magiclink",
    "recover",
    "resend",
    "verify",
    "logout",
    "user",
    "settings",
    "health",
    "reauthenticate",
  ],
  ...[
    "token?grant_type=password",
    "token?grant_type=refresh_token",
    "token?grant_type=pkce",
    "token?grant_type=id_token",
    "token?grant_type=%00",
  ],
  ...[
    "verify?token=%00&type=signup&redirect_to=%00",
    "verify?token=x&type=%ff",
    "authorize?provider=google&redirect_to=%00",
    "authorize?provider=%00",
  ],
  ...[
    "callback?code=%00&state=%00",
    "callback?state=a.b.c",
    "oauth/authorize?client_id=%00&redirect_uri=%00&state=%00",
    "oauth/token",
    "oauth/authorizations/%00",
    "oauth/authorizations/%00/consent",
    "oauth/userinfo",
    "oauth/clients/register",
    "user/oauth/grants?client_id=%00",
    "admin/oauth/clients?page=%00",
    "admin/oauth/clients/%00/regenerate_secret",
    "admin/users",
    "admin/users/%00",
    "factors",
    "user/identities/%00",
    ".well-known/jwks.json",
    "%00",
  ],
];
const STORAGE_PATHS = [
  ...[
    "bucket",
    "bucket/box",
    "bucket/%00",
    "bucket/box/empty",
    "object/box/a.txt",
    "object/box/%00",
    "object/box/..%2f..%2fa",
    "object/box",
  ],
  ...[
    "object/public/box/a.txt",
    "object/public/box/%ff",
    "object/sign/box/a.txt?token=x",
    "object/sign/box",
    "object/list/box",
    "object/list-v2/box",
  ],
  ...[
    "object/move",
    "object/copy",
    "object/upload/sign/box/a.txt?token=%00",
    "object/info/box/a.txt",
    "render/image/public/box/a.txt",
    "%00",
    "",
  ],
];
const FUNCTION_PATHS = [
  "missing",
  "missing/deep?x=%00",
  "%00",
  "..%2fmissing",
  "__proto__",
  "constructor",
  "",
  "a".repeat(300),
];
const OTHER_PATHS = [
  "/realtime/v1/websocket?apikey=x",
  "/realtime/v1/api/broadcast",
  "/rest/v1",
  "/rest/v1/",
  "/graphql/v1",
  "/%00",
  "//",
  "/pg/",
  "*",
];
const METHODS = ["GET", "GET", "POST", "POST", "PATCH", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS"];

const escaped = (dice: Dice, value: string): string =>
  dice.chance(0.7) ? value.replaceAll(" ", "%20") : encodeURIComponent(value);
const hostile = (dice: Dice): string => encodeURIComponent(dice.of(hostileTexts).toWellFormed()).slice(0, 2000);

function restPath(dice: Dice): string {
  if (dice.chance(0.15))
    return `rpc/${dice.of(["say?word=a", "say?word=a&times=x", "rows_of?kind=good", "rows_of?kind=%00", "nope", "%00", "say"])}`;
  const table = dice.chance(0.8)
    ? "kept"
    : dice.of(["todos", "nope", "%00", "auth.users", "pg_class", "kept/1", hostile(dice)]);
  const pairs: string[] = [];
  if (dice.chance(0.7)) pairs.push(`${dice.of(COLUMNS)}=${dice.of(OPERATORS)}.${escaped(dice, dice.of(VALUES))}`);
  if (dice.chance(0.3))
    pairs.push(`${dice.of(COLUMNS)}=${dice.of(OPERATORS)}.${dice.chance(0.3) ? hostile(dice) : dice.of(VALUES)}`);
  if (dice.chance(0.3)) pairs.push(`select=${dice.of(SELECTS)}`);
  if (dice.chance(0.2)) pairs.push(`order=${dice.of(ORDERS)}`);
  if (dice.chance(0.15)) pairs.push(`limit=${dice.of(["1", "0", "-1", "x", "99999999999999999999"])}`);
  if (dice.chance(0.1)) pairs.push(`offset=${dice.of(["1", "-1", "99999999999999999999"])}`);
  if (dice.chance(0.1)) pairs.push(`or=(${dice.of(["id.eq.1,word.is.null", "id.eq.", "and(id.eq.1", "not.id.eq.1"])})`);
  if (dice.chance(0.1)) pairs.push(`on_conflict=${dice.of(["id", "word", "missing", ""])}`);
  if (dice.chance(0.1)) pairs.push(`columns=${dice.of(["id", "id,word", "missing", "", "id,"])}`);
  return `${table}?${pairs.join("&")}`;
}

interface Aim {
  path: string;
  bodies: readonly unknown[];
  /** Where most paths of a service take one. */
  method?: string;
}

function aimOf(dice: Dice): Aim {
  const at = dice.of(["rest", "rest", "rest", "auth", "auth", "storage", "functions", "other"] as const);
  if (at === "rest") return { path: `/rest/v1/${restPath(dice)}`, bodies: ROWS };
  if (at === "auth" && dice.chance(0.6)) {
    const path = dice.of(["signup", "otp", "token?grant_type=password", "verify", "recover", "resend", "magiclink"]);
    return { path: `/auth/v1/${path}`, bodies: PEOPLE, method: "POST" };
  }
  if (at === "auth") return { path: `/auth/v1/${dice.of(AUTH_PATHS)}`, bodies: PEOPLE };
  if (at === "storage") return { path: `/storage/v1/${dice.of(STORAGE_PATHS)}`, bodies: FILES };
  if (at === "functions") return { path: `/functions/v1/${dice.of(FUNCTION_PATHS)}`, bodies: ROWS };
  return { path: dice.of(OTHER_PATHS), bodies: ROWS };
}

function bodyOf(dice: Dice, bodies: readonly unknown[]): string {
  if (dice.chance(0.08))
    return dice.of(["", "{", "[", "\u0000", "id,word\n1", 'id,word\n7,"x', "id=8&word=%00", "--x\r\n", "nul", "1e999"]);
  return JSON.stringify(dice.of(bodies)) ?? "";
}

function request(ground: BackendGround, seed: number, index: number): Buffer {
  const dice = diceOf(seed, index);
  const { path, bodies, method = dice.of(METHODS) } = aimOf(dice);
  const body = method === "GET" || method === "HEAD" ? "" : bodyOf(dice, bodies);
  const bytes = Buffer.from(body);
  const key = dice.chance(0.92) ? ground.connection.anon_key : dice.of(["", "x", "a.b.c"]);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${ground.host}`,
    `apikey: ${key}`,
    ...(dice.chance(0.6) ? [`authorization: Bearer ${dice.chance(0.9) ? key : dice.of(["", "x.y.z", "\u00ff"])}`] : []),
    ...(dice.chance(0.3) ? [`prefer: ${dice.of(PREFERENCES)}, ${dice.of(PREFERENCES)}`] : []),
    ...(dice.chance(0.25) ? [`accept: ${dice.of(ACCEPTS)}`] : []),
    ...(dice.chance(0.1) ? [`range: ${dice.of(["0-0", "5-1", "0-", "x", "99999999999999999999-"])}`] : []),
    ...(dice.chance(0.05) ? [`accept-profile: ${dice.of(["public", "auth", "\u00ff", ""])}`] : []),
    ...(dice.chance(0.05) ? [`content-profile: ${dice.of(["public", "pg_catalog"])}`] : []),
    ...(dice.chance(0.1) ? [`x-upsert: ${dice.of(["true", "maybe"])}`] : []),
    ...(bytes.length > 0 ? [`content-type: ${dice.of(CONTENT_TYPES)}`, `content-length: ${bytes.length}`] : []),
    "connection: close",
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), bytes]);
}

interface BackendGround {
  connection: AppConnection;
  host: string;
}

async function backendGround({ owner, projects }: FuzzWorld): Promise<BackendGround> {
  const { id } = projects.open;
  const connection = await enableBackend(owner.call, id);
  const sql = (query: string) =>
    owner.call(cloudContract.query, { params: { id, ref: connection.ref }, body: { query } });
  await sql(`do $made$ begin execute $sql$ ${TABLE} $sql$; end $made$`);
  await sql("insert into storage.buckets (id, name, public) values ('box', 'box', true) on conflict do nothing");
  await sql("create policy everybody on storage.objects for all to anon using (bucket_id = 'box')");
  return { connection, host: new URL(connection.url).host };
}

export interface BackendRun {
  seed: number;
  from?: number;
  count: number;
  patienceMs: number;
}

const AT_ONCE = 6;

/** Every failure of ours is a finding, 503 too: the database is there. */
export async function runBackendRequests(
  world: FuzzWorld,
  run: BackendRun,
): Promise<{ problems: string[]; statuses: Map<number, number> }> {
  const ground = await backendGround(world);
  const found = { problems: [] as string[], statuses: new Map<number, number>() };
  let next = run.from ?? 0;
  const end = next + run.count;
  const work = async (): Promise<void> => {
    while (next < end) {
      const index = next++;
      const bytes = request(ground, run.seed, index);
      const { status, text } = await exchangeBytes(world.port, bytes, run.patienceMs);
      found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
      if (status > 0 && status < 500) continue;
      found.problems.push(
        `[replay backends ${run.seed}:${index}] ${JSON.stringify(bytes.toString("latin1").slice(0, 900))} -> ${status} ${text.slice(0, 200)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
