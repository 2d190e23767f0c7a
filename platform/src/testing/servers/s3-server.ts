/**
 * An S3 server on loopback with one empty bucket: s3rver's protocol over a store in memory, because its own store neither
 * replaces an object at once nor lists in order, both of which S3 promises. It knows access keys but does not compute
 * signatures, and its pages need a cipher that Node no longer has: tests of those bring their own answers.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import S3rver from "s3rver";
import type { S3Options } from "../../objects/s3.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The one key pair this server knows. */
const KEY = "S3RVER";

interface Range {
  start: number;
  end: number;
}

interface StoredObject {
  key: string;
  content: Readable | Buffer | null;
  metadata: Record<string, string | number>;
  size: number;
  lastModifiedDate: Date;
  range?: Range;
}

interface Stored {
  bytes: Buffer;
  metadata: Record<string, string | number>;
  at: Date;
}

const allOf = async (content: Readable | Buffer): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content : Buffer.concat((await content.toArray()) as Buffer[]);

function shown(key: string, { bytes, metadata, at }: Stored, asked: Partial<Range> = {}): StoredObject {
  const last = bytes.length - 1;
  const range = { start: asked.start ?? 0, end: Math.min(asked.end ?? last, last) };
  const isThere = asked.start === undefined || range.start <= range.end;
  return {
    key,
    content: isThere ? Readable.from([bytes.subarray(range.start, range.end + 1)], { objectMode: false }) : null,
    metadata,
    size: bytes.length,
    lastModifiedDate: at,
    ...(asked.start === undefined ? {} : { range }),
  };
}

/** In place of the methods of s3rver's own store; names and shapes are its. */
function storeInMemory() {
  const objects = new Map<string, Stored>();
  return {
    existsObject: async (_bucket: string, key: string) => objects.has(key),
    getObject: async (_bucket: string, key: string, asked?: Partial<Range>) => {
      const stored = objects.get(key);
      return stored === undefined ? null : shown(key, stored, asked);
    },
    putObject: async (put: StoredObject) => {
      const bytes = await allOf(put.content!);
      const md5 = createHash("md5").update(bytes).digest("hex");
      const at = new Date();
      const own = { etag: `"${md5}"`, "last-modified": at.toUTCString(), "content-length": bytes.length };
      objects.set(put.key, { bytes, at, metadata: { ...put.metadata, ...own } });
      return { size: bytes.length, md5 };
    },
    deleteObject: async (_bucket: string, key: string) => void objects.delete(key),
    listObjects: async (_bucket: string, { prefix = "" }: { prefix?: string }) => {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
      const page = keys.map((key) => shown(key, objects.get(key)!));
      return { objects: page, commonPrefixes: [], isTruncated: false };
    },
  };
}

export interface S3Server extends AsyncDisposable {
  options: S3Options;
}

/** Answers a request in the server's place when it returns true. */
export type Interruption = (request: IncomingMessage, response: ServerResponse) => boolean;

const BUCKET = "slipway-test";

export async function startS3Server(interrupt: Interruption = () => false): Promise<S3Server> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const s3 = new S3rver({ silent: true, directory: folder.path, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await s3.configureBuckets();
  Object.assign((s3 as S3rver & { store: object }).store, storeInMemory());
  const answer = s3.callback();
  const server = createServer((request, response) => {
    if (!interrupt(request, response)) answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stack.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const options = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: "us-east-1",
    accessKey: KEY,
    secretKey: KEY,
    pathStyle: true,
  };
  const owned = stack.move();
  return { options, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
