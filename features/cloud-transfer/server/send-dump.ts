/** A dump as a download: it is made as fast as it is taken, and never whole in memory. */
import { PassThrough, Readable } from "node:stream";
import { once } from "node:events";
import type { Connections } from "@slipway/cloud/backend/port";
import { writeDump, type DumpChoice } from "@slipway/cloud/dump/write-dump";
import pg from "pg";
import { END_OF_DUMP } from "../contract/index.ts";
import { sqlRefused } from "./refusals.ts";

/** Resolves with the first bytes, so that a refusal before them is an answer of its own. */
export async function sendDump(
  owner: Connections,
  { signal, onEnd, ...choice }: DumpChoice & { signal: AbortSignal; onEnd: () => void },
): Promise<Response> {
  const stream = new PassThrough();
  const begun = Promise.withResolvers<void>();
  const write = async (text: string): Promise<void> => {
    signal.throwIfAborted();
    const hasRoom = stream.write(text);
    begun.resolve();
    // Whoever leaves destroys the stream, which ends the wait.
    if (!hasRoom) await once(stream, "drain", { signal });
    if (stream.destroyed) throw new Error("nobody takes the dump any more");
  };
  writeDump(owner, choice, write)
    .then(
      () => stream.end(`\n${END_OF_DUMP}\n`),
      (error: unknown) => {
        begun.reject(error);
        stream.destroy(error as Error);
      },
    )
    .finally(onEnd);
  stream.on("error", () => undefined);
  try {
    await begun.promise;
  } catch (error) {
    throw error instanceof pg.DatabaseError
      ? sqlRefused(error.message, { line: null, sqlstate: error.code ?? null }, error)
      : error;
  }
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      "content-type": "application/sql; charset=utf-8",
      "content-disposition": "attachment",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
