import { chmod, rename } from "node:fs/promises";
import { createServer, type Server } from "node:net";

/** Kernel limit for the path of a UNIX socket. */
const LONGEST_PATH = 107;

export interface ListeningSocket extends AsyncDisposable {
  path: string;
  /** To be inherited by the child that answers; this process must not accept on it. */
  descriptor: number;
}

/**
 * Listens on a UNIX socket for a child to inherit. The child gets no folder it could write to: one that made its own
 * socket could fill the disk, or replace it by a link to another project's socket, and we would connect there.
 */
export async function createListeningSocket(path: string): Promise<ListeningSocket> {
  if (path.length > LONGEST_PATH - 4)
    throw new Error(`The data directory's path is too long for UNIX sockets: ${path}`);
  const server = createServer();
  const first = `${path}.new`;
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(first, resolve));
  // Closing our copy removes the name it was bound to; under another name the child's copy stays reachable.
  await rename(first, path);
  await chmod(path, 0o600);
  // Node has no public way to the descriptor of a server; `_handle.fd` is what child_process itself uses for handles.
  const { fd } = (server as Server & { _handle: { fd: number } })._handle;
  return {
    path,
    descriptor: fd,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
