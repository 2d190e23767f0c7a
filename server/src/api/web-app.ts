/** Serves the built web app from memory: hashed assets for ever, `index.html` with a fresh nonce for every page. */
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Addresses } from "@slipway/platform/http/port";
import { commonHeaders } from "./guards/security-headers.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".map": "application/json",
};
/** Encodings that the build writes beside a file, best first; the names are those of `accept-encoding`. */
const FORMS = { br: ".br", gzip: ".gz" } as const;

interface Asset {
  type: string;
  plain: Buffer;
  forms: { encoding: string; body: Buffer }[];
}

export interface WebApp {
  serve(request: Request): Promise<Response>;
}

export interface WebAppOptions {
  addresses: Addresses;
  /** Target of "Get help"; null: the bundled help page. [S13] */
  supportUrl: string | null;
  /** Finds who loads a page; called only when the browser sent a cookie. */
  authenticate(request: Request): Promise<unknown>;
}

/** Null when the web app has not been built. */
export async function loadWebApp(folder: string, options: WebAppOptions): Promise<WebApp | null> {
  const index = await readFile(join(folder, "index.html"), "utf8").catch(() => null);
  if (index === null) return null;
  const assets = await loadAssets(folder);
  return { serve: (request) => answer(request, { ...options, index, assets }) };
}

async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(`/${file.slice(folder.length + 1)}`, await readFile(file));
  }
  files.delete("/index.html");
  const assets = new Map<string, Asset>();
  for (const [path, plain] of files) {
    if (isForm(path, files)) continue;
    const forms = Object.entries(FORMS).flatMap(([encoding, ending]) => {
      const body = files.get(path + ending);
      return body === undefined ? [] : [{ encoding, body }];
    });
    assets.set(path, { type: TYPES[extname(path)] ?? "application/octet-stream", plain, forms });
  }
  return assets;
}

const isForm = (path: string, files: ReadonlyMap<string, Buffer>): boolean =>
  Object.values(FORMS).some((ending) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)));

function bestForm({ forms, plain }: Asset, accepted: string): { body: Buffer; encoding: string | null } {
  const wanted = accepted.split(",").filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  const known = wanted.map((one) => one.split(";", 1)[0]!.trim());
  return forms.find(({ encoding }) => known.includes(encoding)) ?? { body: plain, encoding: null };
}

interface Site extends WebAppOptions {
  index: string;
  assets: ReadonlyMap<string, Asset>;
}

async function answer(request: Request, site: Site): Promise<Response> {
  const { assets, addresses } = site;
  const { pathname } = new URL(request.url);
  const asset = assets.get(pathname);
  if (asset === undefined)
    return extname(pathname) === "" ? page(request, site, await isStranger(request, site)) : missing(addresses);
  const { body, encoding } = bestForm(asset, request.headers.get("accept-encoding") ?? "");
  const headers = new Headers({ "content-type": asset.type, vary: "accept-encoding" });
  if (encoding !== null) headers.set("content-encoding", encoding);
  headers.set("cache-control", pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
  commonHeaders(headers, addresses.secure);
  return new Response(new Uint8Array(body), { headers });
}

/** A missing file gets no page, because the name of an old asset must not answer HTML. */
function missing(addresses: Addresses): Response {
  const headers = new Headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  commonHeaders(headers, addresses.secure);
  return new Response("Not found\n", { status: 404, headers });
}

/** The page is served even if this check fails; the browser then asks by itself. */
async function isStranger(request: Request, site: Site): Promise<boolean> {
  if (!request.headers.has("cookie")) return true;
  return site.authenticate(request).then(
    (actor) => actor === null,
    () => false,
  );
}

const attribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** Facts that the page would otherwise request. `slipway-session` is present only when nobody is signed in. */
function pageFacts(supportUrl: string | null, stranger: boolean): string {
  const facts: [string, string][] = [];
  if (supportUrl !== null) facts.push(["slipway-support-url", supportUrl]);
  if (stranger) facts.push(["slipway-session", "none"]);
  return facts.map(([name, content]) => `<meta name="${name}" content="${attribute(content)}">`).join("");
}

function page(request: Request, { index, addresses: all, supportUrl }: Site, stranger: boolean): Response {
  const addresses = all.seenAt(request.headers.get("host"));
  const nonce = randomBytes(16).toString("base64");
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": contentPolicy(addresses, nonce),
  });
  commonHeaders(headers, addresses.secure);
  const html = index
    .replace(/<script(?=[\s>])/g, `<script nonce="${nonce}"`)
    .replace("</head>", () => `${pageFacts(supportUrl, stranger)}</head>`);
  return new Response(html, { headers });
}

/**
 * Images come from this origin only, because pictures in model text could carry data out. The kit sets styles inline.
 */
function contentPolicy({ appUrl, previewUrl, secure }: Addresses, nonce: string): string {
  const socket = new URL(appUrl).origin.replace(/^http/, "ws");
  const rules = {
    "default-src": "'none'",
    "script-src": `'self' 'nonce-${nonce}'`,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": `'self' ${socket} ${previewUrl("*").replace(/^http/, "ws")}`,
    "frame-src": previewUrl("*"),
    "worker-src": "'self' blob:",
    "manifest-src": "'self'",
    "media-src": "'self' blob:",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
    ...(secure ? { "upgrade-insecure-requests": "" } : {}),
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
}
