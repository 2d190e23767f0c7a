/** The one socket a browser's sandbox gets: it leads to one site and nowhere else. */
import { chmod } from "node:fs/promises";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { connect, createServer, type Server, type Socket } from "node:net";
import { extname } from "node:path";
import type { SiteSource } from "./port.ts";
import { joinBackend } from "./looking/site-backend.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
};

const typeOf = (path: string): string => TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";

/** Answers a built site from memory as the gateway does: files as they are, other pages with index.html. */
function fileServer(files: ReadonlyMap<string, Uint8Array>): HttpServer {
  return createHttpServer((request, response) => {
    const url = URL.canParse(request.url ?? "/", "http://site") ? new URL(request.url ?? "/", "http://site") : null;
    const name = url ? decodePath(url.pathname) : "";
    const path = files.has(name) ? name : extname(name) === "" ? "index.html" : name;
    const body = files.get(path);
    if (!body) return void response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    response.writeHead(200, { "content-type": typeOf(path), "content-length": body.length }).end(body);
  });
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/^\/+/, "") || "index.html";
  } catch {
    return "";
  }
}

function socketServer(socketPath: string): Server {
  return createServer((client) => {
    const site = connect(socketPath);
    client.on("error", () => site.destroy());
    site.on("error", () => client.destroy());
    client.pipe(site).pipe(client);
  });
}

/** Listens at `path`, for every user that can reach it. */
export async function startSiteFront(site: SiteSource, path: string): Promise<AsyncDisposable> {
  const server: Server = site.kind === "files" ? fileServer(site.files) : socketServer(site.socketPath);
  const backend = site.kind === "files" && site.backend !== undefined ? joinBackend(server, site.backend) : null;
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(path, resolve));
  await chmod(path, 0o666);
  return {
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        backend?.[Symbol.dispose]();
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
