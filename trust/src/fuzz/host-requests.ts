/**
 * Requests to the hosts of untrusted content and to unknown names: hostile names, methods, ranges, cookies and tickets.
 */
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { diceOf, type Dice } from "@slipway/platform/testing/dice";
import { hostilePaths, hostileTexts } from "@slipway/platform/testing/hostile-inputs";
import { exchangeBytes, type RawAnswer } from "./raw-exchange.ts";
import { CANARY, type FuzzWorld } from "./fuzz-world.ts";

interface HostRequest {
  id: string;
  bytes: Buffer;
}

/** Parts of the world that names and paths are made of. */
interface HostGround {
  port: number;
  /** `a.preview.localhost:4400`, … */
  hosts: readonly string[];
  /** Valid cookies and tickets, of other hosts as well. */
  cookies: readonly string[];
  tickets: readonly string[];
  /** A host with the cookie that admits to it. */
  pairs: readonly { host: string; cookie: string }[];
}

const METHODS = [
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PATCH",
  "CONNECT",
  "PRI",
  "get",
];
const PATHS = [
  "/",
  "/",
  "/",
  "/?x=1",
  "//",
  "///",
  "/menu",
  "/index.html",
  "/assets/index.js",
  "/og-image.svg",
  "/_slipway/enter",
  "/_slipway/enter?to=//evil.example",
  "/_slipway/enter?token=&to=%0d%0aset-cookie:x",
  "/_slipway/code",
  "/@fs/etc/passwd",
  "/@fs/app/../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/.git/config",
  "/.slipway/plan.json",
  "/src/main.tsx?raw",
  "/%",
  "/%ff",
  "/%00",
  "/a\\b",
  "*",
  "http://evil.example/",
  "http://[::1/",
  "//evil.example/",
  "/?a=%ff&b",
  "/#x",
  "/__proto__",
  "/constructor",
];
const RANGES = [
  "bytes=0-0",
  "bytes=-1",
  "bytes=-0",
  "bytes=5-1",
  "bytes=0-99999999999999999999",
  "bytes=a-b",
  "bytes=0-1,3-4",
  "lines=1-2",
  "bytes=",
  "bytes=--1",
];
const HOSTS = [
  "",
  "localhost",
  "evil.example",
  "..",
  "a..b",
  "[::1]",
  "[::1",
  "127.0.0.1",
  "0x7f.1",
  "preview.localhost",
  "x.preview.localhost",
  "%2e.preview.localhost",
  "__proto__",
  "constructor.sites.localhost",
  "a.b.sites.localhost",
  "xn--80ak6aa92e.sites.localhost",
  "\u00e9.sites.localhost",
  "a b",
  "a,b",
  "a/b",
  "user@slipway.localhost",
  "slipway.localhost:99999",
  "slipway.localhost:",
  "slipway.localhost.",
  `${"a".repeat(300)}.sites.localhost`,
  "*.sites.localhost",
];
const HEADERS = [
  "if-none-match: *",
  'if-none-match: "',
  "if-range: x",
  "if-modified-since: yesterday",
  "accept-encoding: br;q=0, gzip;q=0, identity;q=0",
  "accept-encoding: \u00ff",
  "accept: text/html",
  "sec-fetch-dest: document",
  "sec-fetch-mode: navigate",
  "sec-fetch-dest: script",
  "origin: null",
  "origin: http://evil.example",
  "x-forwarded-host: evil.example",
  "x-forwarded-for: 10.0.0.1, , x",
  "x-forwarded-proto: javascript",
  'forwarded: for=;host="evil"',
  "expect: 100-continue",
  "upgrade: h2c",
];
/** Headers that the parser has to refuse. */
const BROKEN_HEADERS = [
  "transfer-encoding: identity",
  "content-length: -1",
  "x: \u0001",
  " folded: x",
  "no colon",
  "é: x",
];
const UPGRADE = ["connection: Upgrade", "upgrade: websocket", "sec-websocket-version: 13"];

function hostOf(ground: HostGround, dice: Dice): string {
  if (dice.chance(0.75)) return dice.of(ground.hosts);
  const own = dice.of(ground.hosts);
  return dice.of([
    ...HOSTS,
    own.toUpperCase(),
    `x.${own}`,
    own.replace(/:\d+$/, ""),
    `${own}.`,
    own.replace(".", "%2e"),
  ]);
}

function pathOf(ground: HostGround, dice: Dice): string {
  if (dice.chance(0.1))
    return `/_slipway/enter?token=${dice.of(ground.tickets)}&to=${encodeURIComponent(dice.of(PATHS))}`;
  if (dice.chance(0.15))
    return `/${encodeURIComponent(dice.of([...hostilePaths, ...hostileTexts]).toWellFormed()).slice(0, 6000)}`;
  return dice.of(PATHS);
}

function cookieOf(ground: HostGround, dice: Dice): string {
  const real = dice.of(ground.cookies);
  const [name, value = ""] = real.split("=");
  const [payload = "", signature = ""] = value.split(".");
  const flipped = Buffer.from(payload, "base64url")
    .toString()
    .replace(/"u":(null|"[^"]*")/, '"u":"somebody"');
  return dice.of([
    real,
    real,
    real,
    real,
    real,
    real,
    `${real}; ${real}`,
    `${name}=${payload}.${signature.slice(0, -2)}`,
    `${name}=${Buffer.from(flipped).toString("base64url")}.${signature}`,
    `${name}=${payload}`,
    `${name}=.`,
    `${name}=%00.%ff`,
    `${name}=${"a".repeat(5000)}.b`,
    ";;=;",
    "__proto__=x",
  ]);
}

function bodyLines(dice: Dice): { lines: string[]; body: string } {
  if (!dice.chance(0.1)) return { lines: [], body: "" };
  return dice.of([
    { lines: ["content-length: 5"], body: "hello" },
    { lines: ["transfer-encoding: chunked"], body: "5\r\nhello\r\n0\r\n\r\n" },
    { lines: ["transfer-encoding: chunked"], body: "zz\r\nhello" },
    { lines: ["content-length: 5", "transfer-encoding: chunked"], body: "0\r\n\r\n" },
    { lines: ["content-length: 1", "content-length: 2"], body: "ab" },
  ]);
}

function hostRequest(ground: HostGround, seed: number, index: number): HostRequest {
  const dice = diceOf(seed, index);
  const { lines, body } = bodyLines(dice);
  const isUpgrade = dice.chance(0.08);
  const pair = dice.chance(0.35) ? dice.of(ground.pairs) : null;
  const head = [
    `${isUpgrade ? "GET" : dice.of(METHODS)} ${pathOf(ground, dice)} HTTP/1.1`,
    ...(dice.chance(0.02) ? [] : [`host: ${pair?.host ?? hostOf(ground, dice)}`]),
    ...(dice.chance(0.02) ? [`host: ${dice.of(ground.hosts)}`] : []),
    ...(pair !== null || dice.chance(0.6) ? [`cookie: ${pair?.cookie ?? cookieOf(ground, dice)}`] : []),
    ...(dice.chance(0.2) ? [`range: ${dice.of(RANGES)}`] : []),
    ...(dice.chance(0.5) ? [dice.of(HEADERS)] : []),
    ...(dice.chance(0.2) ? [dice.of(HEADERS)] : []),
    ...(dice.chance(0.04) ? [dice.of(BROKEN_HEADERS)] : []),
    ...(isUpgrade
      ? [
          ...UPGRADE.filter(() => dice.chance(0.9)),
          `sec-websocket-key: ${dice.of(["AAAAAAAAAAAAAAAAAAAAAA==", "x", ""])}`,
        ]
      : ["connection: close"]),
    ...lines,
  ];
  return { id: `${seed}:${index}`, bytes: Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`, "latin1") };
}

/** A split response, or a redirect out of the installation, is as bad as a failure. */
function headProblem(head: string): string | null {
  const location = /\r\nlocation: ([^\r\n]*)/i.exec(head)?.[1];
  if (location === undefined) return null;
  const target = URL.parse(location, "http://slipway.localhost/");
  return target !== null && /(^|\.)localhost$/.test(target.hostname) ? null : `redirects to ${location}`;
}

function hostAnswerProblem(answer: RawAnswer): string | null {
  const { status, text } = answer;
  // A name may be repeated to the client that asked for it.
  const head = answer.head.replaceAll(`site=${CANARY}&`, "");
  if (status === 0) return "did not come";
  if (text.includes(CANARY) || head.includes(CANARY)) return "tells of somebody else";
  // 503 means that something is being prepared; every other failure is ours.
  if (status >= 500 && status !== 503) return "is a failure";
  return headProblem(head);
}

/** Names, cookies and tickets of a world. Contains no session of a person who may see the hidden project. */
async function hostGround(world: FuzzWorld): Promise<HostGround> {
  const { app, owner, projects } = world;
  const { addresses } = app.services;
  const places = Object.values(projects);
  const hosts = places.flatMap(({ id, name }) => [
    new URL(addresses.previewUrl(id)).host,
    new URL(addresses.previewUrl(`0123456789ab--${id}`)).host,
    new URL(addresses.siteUrl(name)).host,
  ]);
  const cookies: string[] = [];
  const tickets: string[] = ["", "x", "0".repeat(32)];
  const pairs: { host: string; cookie: string }[] = [];
  for (const { id } of [projects.open, projects.public]) {
    const access = () => owner.call(previewContract.access, { params: { id }, body: {} });
    const { url } = await access();
    const { host, pathname, search } = new URL(url);
    const sent = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
    const answer = await exchangeBytes(world.port, Buffer.from(sent), 15_000);
    const cookie = /\r\nset-cookie: ([^;]+)/i.exec(answer.head)?.[1];
    if (cookie === undefined) throw new Error(`the entrance answered ${answer.status}`);
    cookies.push(cookie);
    pairs.push({ host, cookie });
    tickets.push((await access()).token);
  }
  cookies.push(owner.headers["cookie"]!);
  return { port: world.port, hosts: [...hosts, world.host], cookies, tickets, pairs };
}

interface HostFindings {
  problems: string[];
  statuses: Map<number, number>;
}

interface HostRun {
  seed: number;
  from?: number;
  count: number;
  patienceMs: number;
}

const AT_ONCE = 8;

export async function runHostRequests(world: FuzzWorld, run: HostRun): Promise<HostFindings> {
  const ground = await hostGround(world);
  const found: HostFindings = { problems: [], statuses: new Map() };
  let next = run.from ?? 0;
  const end = next + run.count;
  const work = async (): Promise<void> => {
    while (next < end) {
      const { id, bytes } = hostRequest(ground, run.seed, next++);
      const answer = await exchangeBytes(ground.port, bytes, run.patienceMs);
      found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1);
      const problem = hostAnswerProblem(answer);
      if (problem !== null)
        found.problems.push(
          `${problem}: [replay hosts ${id}] ${JSON.stringify(bytes.toString("latin1").slice(0, 700))} -> ${answer.status} ${answer.text.slice(0, 200)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
