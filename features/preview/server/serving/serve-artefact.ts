/** Answers one request from a built site: compressed forms, validators, ranges, single-page fallback. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Exchange } from "../gateway/answer-page.ts";
import { looksLikeFile, type ArtefactFile } from "./artefact.ts";
import type { Artefact, FileBodies } from "./artefact-store.ts";
import { DECIDES_PAGE, opensPage } from "./page-request.ts";

export interface ServedSite {
  artefact: Artefact;
  /** Sent with every answer. */
  headers: OutgoingHttpHeaders;
  /** Cache-Control of files without a hash in their name. */
  pageCaching: string;
  /** Whether caches between us and the browser may keep hashed files: never if access depends on the viewer. */
  shared: boolean;
  /** HTML for a missing file, if the site has no 404.html. */
  notFoundPage: string;
  /** Used if a hashed file is missing: pages loaded before the last deployment still request theirs. */
  previous?: Artefact | null;
}

const FOR_EVER = "max-age=31536000, immutable";
/**
 * Bytes of a body that leave together with the head: as text of one byte a character it is one plain write, where a head and a
 * buffer are gathered from two places. Larger bodies were not measured that way and stay buffers.
 */
const IN_ONE_WRITE = 8192;
/** Longer files are read in pieces of this size as they are taken. Whole, they would be in memory once for each slow reader. */
const PIECE_BYTES = 1_048_576;

type Encoding = "br" | "gzip" | null;

/** Null for a target that cannot be a path of a site. */
export function pathOf(target: string): string | null {
  const cut = target.search(/[?#]/);
  try {
    const path = decodeURIComponent(cut < 0 ? target : target.slice(0, cut));
    if (!path.startsWith("/") || path.includes("\0") || path.includes("\\")) return null;
    return path.slice(1);
  } catch {
    return null;
  }
}

interface Found {
  file: ArtefactFile;
  status: 200 | 404;
  /** Another kind of request for the same path is answered otherwise. */
  variesByKind?: boolean;
}

function find({ artefact, previous }: ServedSite, incoming: IncomingMessage, path: string): Found | null {
  const exact = path === "" || path.endsWith("/") ? artefact.files.get(`${path}index.html`) : artefact.files.get(path);
  if (exact !== undefined) return { file: exact, status: 200 };
  const variesByKind = looksLikeFile(path);
  if (!opensPage(incoming, path)) {
    const older = previous?.files.get(path);
    if (older?.immutable === true) return { file: older, status: 200 };
    const page = artefact.files.get("404.html");
    return page === undefined ? null : { file: page, status: 404, variesByKind };
  }
  const index = artefact.files.get("index.html");
  return index === undefined ? null : { file: index, status: 200, variesByKind };
}

function encodingFor(file: ArtefactFile, accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? "");
  if (file.br !== undefined && /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(offers)) return "br";
  if (file.gzip !== undefined && /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(offers)) return "gzip";
  return null;
}

const etagOf = (file: ArtefactFile, encoding: Encoding): string =>
  `"${file.etag.slice(0, 32)}${encoding === null ? "" : `-${encoding}`}"`;

/** Any form of the same content counts: an intermediary may have kept another one. */
function matches(header: string | undefined, file: ArtefactFile): boolean {
  if (header === undefined) return false;
  return (
    header.trim() === "*" ||
    header.split(",").some((tag) =>
      tag
        .trim()
        .replace(/^W\//, "")
        .startsWith(`"${file.etag.slice(0, 32)}`),
    )
  );
}

/** One range; anything else is answered in full. "unsatisfiable" is answered with 416. */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (match === null || (match[1] === "" && match[2] === "")) return null;
  const start = match[1] === "" ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === "" || match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start >= size || start > end ? "unsatisfiable" : { start, end };
}

interface Part {
  key: string;
  /** Inclusive. */
  start: number;
  end: number;
}

async function* pieces(store: FileBodies, { key, start, end }: Part): AsyncGenerator<Buffer, undefined> {
  for (let at = start; at <= end; at += PIECE_BYTES)
    yield await store.range(key, at, Math.min(at + PIECE_BYTES - 1, end));
}

/** The first piece is read before the head is written: a missing object is an error page, not half an answer. */
async function sendInPieces(
  store: FileBodies,
  response: ServerResponse,
  { part, writeHead }: { part: Part; writeHead: () => void },
): Promise<void> {
  const rest = pieces(store, part);
  const first = await rest.next();
  writeHead();
  if (first.done !== true) response.write(first.value);
  // The reader may leave in the middle: that is their own business.
  await pipeline(Readable.from(rest, { objectMode: false, highWaterMark: 0 }), response).catch(() => undefined);
}

async function sendFile(
  store: FileBodies,
  { incoming, response }: Exchange,
  { file, status, variesByKind, ...site }: Found & ServedSite,
): Promise<void> {
  const headers: OutgoingHttpHeaders = {
    ...site.headers,
    "content-type": file.type,
    "cache-control":
      file.immutable && status === 200 ? `${site.shared ? "public" : "private"}, ${FOR_EVER}` : site.pageCaching,
    vary: variesByKind === true ? `Accept-Encoding, ${DECIDES_PAGE}` : "Accept-Encoding",
    "accept-ranges": "bytes",
  };
  const whole = incoming.headers["if-range"] !== undefined && incoming.headers["if-range"] !== etagOf(file, null);
  const range = status === 200 && !whole ? parseRange(incoming.headers.range, file.size) : null;
  const encoding = range === null ? encodingFor(file, incoming.headers["accept-encoding"]) : null;
  headers.etag = etagOf(file, encoding);
  if (status === 200 && matches(incoming.headers["if-none-match"], file))
    return void response.writeHead(304, headers).end();
  if (range === "unsatisfiable")
    return void response.writeHead(416, { ...headers, "content-range": `bytes */${file.size}` }).end();
  const isHead = incoming.method === "HEAD";
  if (range !== null) {
    headers["content-range"] = `bytes ${range.start}-${range.end}/${file.size}`;
    headers["content-length"] = range.end - range.start + 1;
    const writeHead = (): void => void response.writeHead(206, headers);
    if (!isHead && range.end - range.start >= PIECE_BYTES)
      return sendInPieces(store, response, { part: { key: file.key, ...range }, writeHead });
    return void response
      .writeHead(206, headers)
      .end(isHead ? undefined : await store.range(file.key, range.start, range.end));
  }
  const variant = encoding === null ? file : file[encoding]!;
  if (encoding !== null) headers["content-encoding"] = encoding;
  headers["content-length"] = variant.size;
  if (!isHead && variant.size > PIECE_BYTES && store.cachedBody(variant.key) === undefined) {
    const part = { key: variant.key, start: 0, end: variant.size - 1 };
    return sendInPieces(store, response, { part, writeHead: () => void response.writeHead(status, headers) });
  }
  // Read before the head is written: a missing object is an error page, not half an answer.
  const body = isHead ? undefined : (store.cachedBody(variant.key) ?? (await store.body(variant.key)));
  response.writeHead(status, headers);
  if (body !== undefined && body.length <= IN_ONE_WRITE) response.end(body.toString("latin1"), "latin1");
  else response.end(body);
}

/** Handles GET and HEAD; other methods are refused. */
export async function serveArtefact(store: FileBodies, exchange: Exchange, site: ServedSite): Promise<void> {
  const { incoming, response } = exchange;
  if (incoming.method !== "GET" && incoming.method !== "HEAD") {
    incoming.resume();
    return void response.writeHead(405, { ...site.headers, allow: "GET, HEAD", "content-length": 0 }).end();
  }
  const path = pathOf(incoming.url ?? "/");
  const found = path === null ? null : find(site, incoming, path);
  if (found !== null) return sendFile(store, exchange, { ...site, ...found });
  const page = Buffer.from(site.notFoundPage);
  const headers = {
    ...site.headers,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-length": page.length,
    vary: DECIDES_PAGE,
  };
  response.writeHead(path === null ? 400 : 404, headers).end(incoming.method === "HEAD" ? undefined : page);
}
