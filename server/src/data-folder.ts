/**
 * One server per data folder: two would end each other's database. The kernel holds the claim (a listening socket), so it
 * is free of races and ends with its process however that ends, where a lock file would go stale.
 */
import { createHash } from "node:crypto";
import { chmod, mkdir, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

function socketName(dataDir: string): string {
  const name = `slipway-data-${createHash("sha256").update(dataDir).digest("hex").slice(0, 24)}`;
  // Abstract names need no file; other systems than Linux have none.
  return process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

/** `say` is what whoever asks the holder is told. */
function listen(name: string, say: () => string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // The caller may be gone already.
      socket.on("error", () => socket.destroy());
      socket.end(say());
    });
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

export interface DataFolderClaim extends AsyncDisposable {
  /** Where the holder answers, for others who find the folder taken. */
  announce(address: string): void;
}

/** Null when another process holds the folder. `dataDir` is absolute. */
export async function claimDataFolder(dataDir: string): Promise<DataFolderClaim | null> {
  const name = socketName(dataDir);
  let address = "";
  const say = () => address;
  let server = await listen(name, say);
  if (server === null && !name.startsWith("\0") && !(await answers(name))) {
    // The socket file of a process that was killed.
    await rm(name, { force: true });
    server = await listen(name, say);
  }
  if (server === null) return null;
  const held = server;
  return {
    announce: (at) => void (address = at),
    [Symbol.asyncDispose]: () => new Promise((resolve) => held.close(() => resolve())),
  };
}

const ANSWERS_WITHIN_MS = 1000;
const MAX_CHARACTERS = 2000;

/** Where the Slipway that holds the folder answers; null while nobody does, or does not say yet. */
export function announcedAddress(dataDir: string): Promise<string | null> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(socketName(dataDir)).setEncoding("utf8").setTimeout(ANSWERS_WITHIN_MS);
    socket.on("data", (more: string) => {
      text += more;
      if (text.length > MAX_CHARACTERS) socket.destroy();
    });
    socket.once("timeout", () => socket.destroy());
    socket.once("error", () => socket.destroy());
    socket.once("close", () => resolve(text === "" || text.length > MAX_CHARACTERS ? null : text));
  });
}

const PRIVATE_FOLDERS = ["git", "logs", "mail", "objects"];

/** Databases and sandboxes run as users of their own and have to pass through; what is not theirs is closed to them. */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  for (const folder of PRIVATE_FOLDERS.map((name) => join(dataDir, name))) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
  }
}

/** Where the embedded Postgres of an installation lives; what `DATABASE_URL` names lives elsewhere. */
export const embeddedDatabaseFolder = (dataDir: string): string => join(dataDir, "postgres");

/** Name of the database in the embedded Postgres. */
export const DATABASE_NAME = "slipway";
