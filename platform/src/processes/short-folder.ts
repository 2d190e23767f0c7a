/** Folders of UNIX sockets, whose paths may have 107 bytes only. */
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MAX_BYTES = 85;

/** `folder` itself where names of sockets fit behind it, else one of its own among the temporary ones. */
export function shortFolder(folder: string): string {
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  return Buffer.byteLength(folder) <= MAX_BYTES ? folder : join(tmpdir(), `slipway-run-${hash}`);
}
