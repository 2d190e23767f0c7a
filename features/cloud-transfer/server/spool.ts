/**
 * A request's body as a file of this machine. A transaction must not wait for a slow network, and a body may be read more than
 * once.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { pipeline } from "node:stream/promises";

export interface Spooled extends AsyncDisposable {
  readonly bytes: number;
  readonly sha256: string;
  /** From the beginning, each time it is called. */
  read(): AsyncIterable<Buffer>;
}

/** Throws what the body throws: AppError `too_large`. */
export async function spool(request: Request, signal: AbortSignal): Promise<Spooled> {
  const folder = await mkdtemp(join(tmpdir(), "slipway-transfer-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const file = join(folder, "body");
  try {
    const body = request.body === null ? Readable.from([]) : Readable.fromWeb(request.body as ReadableStream);
    const hash = createHash("sha256");
    let bytes = 0;
    const counted = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    await pipeline(body, counted, createWriteStream(file, { mode: 0o600 }), { signal });
    const sha256 = hash.digest("hex");
    return { bytes, sha256, read: () => createReadStream(file), [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Lines of a text in UTF-8, without their ends. Throws a RangeError for one of more than `max` bytes. */
export async function* linesOf(chunks: AsyncIterable<Buffer>, max: number): AsyncGenerator<string> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...kept, chunk.subarray(from, end)]).toString("utf8");
      kept = [];
      length = 0;
      from = end + 1;
    }
    if (from === chunk.length) continue;
    kept.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > max) throw new RangeError("the line is too long");
  }
  if (kept.length > 0) yield Buffer.concat(kept).toString("utf8");
}
