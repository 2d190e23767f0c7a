/**
 * One server per data folder: two would end each other's database. The kernel holds the claim (a listening socket), so it
 * is free of races and ends with its process however that ends, where a lock file would go stale.
 */
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

function socketName(dataDir: string): string {
  const name = `slipway-data-${createHash("sha256").update(dataDir).digest("hex").slice(0, 24)}`;
  // Abstract names need no file; other systems than Linux have none.
  return process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(name: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(name, () => resolve(server.unref()));
  });
}

const answers = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(name);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });

/** Null when another process holds the folder. `dataDir` is absolute. */
export async function claimDataFolder(dataDir: string): Promise<AsyncDisposable | null> {
  const name = socketName(dataDir);
  let server = await listen(name);
  if (server === null && !name.startsWith("\0") && !(await answers(name))) {
    // The socket file of a process that was killed.
    await rm(name, { force: true });
    server = await listen(name);
  }
  if (server === null) return null;
  const held = server;
  return { [Symbol.asyncDispose]: () => new Promise((resolve) => held.close(() => resolve())) };
}

/** Where the embedded Postgres of an installation lives; what `DATABASE_URL` names lives elsewhere. */
export const embeddedDatabaseFolder = (dataDir: string): string => join(dataDir, "postgres");

/** Name of the database in the embedded Postgres. */
export const DATABASE_NAME = "slipway";
