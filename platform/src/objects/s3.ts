/**
 * Objects in a bucket of any S3. The SHA-256 of the bytes travels as metadata (an S3 etag is no hash of the content) and
 * is checked again when a whole object is read. Every call is bounded in time and tried a few times.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Config } from "../config/port.ts";
import { checkedKey } from "./object-key.ts";
import type { ObjectInfo, Objects, ReceivedBytes } from "./port.ts";
import { BodyDamaged, isMissingObject, isPassing, isRangeOutside, objectsFailure } from "./s3-failures.ts";
import { cleanSpool, spool, type Spooled } from "./spool.ts";

export type S3Options = NonNullable<Config["s3"]>;

const TRIES = 4;
const PAUSE_MS = 200;
const CONNECT_MS = 5000;
/** An answer without a byte for this long is given up. */
const IDLE_MS = 15_000;
/** The whole of one try, a large upload over a slow line included. */
const TRY_MS = 120_000;
const MAX_SOCKETS = 50;
/** A listing knows no metadata: so many questions for it run ahead. */
const HEADS_AHEAD = 16;
const HASH = "sha256";
/** Standard spelling of a SHA-256 in hex. */
const isHash = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f]{64}$/.test(text);
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const silent = (): void => undefined;

function createClient(options: S3Options, idleMs: number): S3Client {
  const { endpoint, region, accessKey, secretKey, pathStyle } = options;
  return new S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Tried again below, where a body that breaks off counts too. The client would write to the console about it.
    maxAttempts: 1,
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // Many servers that speak S3 refuse trailing checksums; the signature covers the body's SHA-256 anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: idleMs,
      requestTimeout: TRY_MS,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
    },
  });
}

interface S3Local {
  /** Bytes on their way to the bucket. */
  spoolFolder: string;
  /** Between the first try and the second; it doubles. */
  pauseMs: number;
  /** Without a byte for this long, a try is given up. */
  idleMs: number;
}

class S3Objects implements Objects {
  readonly #client: S3Client;
  readonly #options: S3Options;
  readonly #bucket: string;
  readonly #local: S3Local;

  constructor(options: S3Options, local: S3Local) {
    this.#options = options;
    this.#local = local;
    this.#bucket = options.bucket;
    this.#client = createClient(options, local.idleMs);
  }

  /** Throws when the bucket cannot be used. */
  async check(): Promise<void> {
    await this.#tried((abortSignal) =>
      this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, MaxKeys: 1 }), { abortSignal }),
    );
  }

  async put(key: string, bytes: Uint8Array): Promise<ObjectInfo> {
    const etag = sha256(bytes);
    const command = { ...this.#described(key, { size: bytes.length, hash: etag }), Body: bytes };
    // S3 shows an object only when it has arrived whole, so that trying again can do no harm.
    await this.#tried((abortSignal) => this.#client.send(new PutObjectCommand(command), { abortSignal }));
    return { key, size: bytes.length, etag };
  }

  async receive(chunks: AsyncIterable<Uint8Array>): Promise<ReceivedBytes> {
    const directory = this.#local.spoolFolder;
    const spooled = await spool(chunks, { directory, headBytes: 0, head: () => new Uint8Array(), durable: false });
    return {
      size: spooled.size,
      keep: (key) => this.#putFile(key, spooled),
      [Symbol.asyncDispose]: () => rm(spooled.path, { force: true }),
    };
  }

  async #putFile(key: string, spooled: Spooled): Promise<ObjectInfo> {
    const { path, size, hash } = spooled;
    const described = this.#described(key, spooled);
    await this.#tried(async (abortSignal) => {
      const body = createReadStream(path);
      const command = new PutObjectCommand({ ...described, Body: body });
      // The signature covers the bytes, whose hash is known: the client would otherwise leave a stream's out.
      command.middlewareStack.add(
        (next) => (args) => {
          (args.request as { headers: Record<string, string> }).headers["x-amz-content-sha256"] = hash;
          return next(args);
        },
        { step: "build" },
      );
      try {
        await this.#client.send(command, { abortSignal });
      } finally {
        body.destroy();
      }
    });
    return { key, size, etag: hash };
  }

  async get(key: string, range?: { start: number; end: number }): Promise<Uint8Array | null> {
    const name = this.#named(key);
    if (range === undefined) return this.#orMissing((abortSignal) => this.#read(name, abortSignal));
    const start = Math.max(0, range.start);
    // S3 reads a range that ends before it starts as no range at all.
    if (range.end < start) return (await this.head(key)) === null ? null : new Uint8Array();
    return this.#orMissing((abortSignal) => this.#read({ ...name, Range: `bytes=${start}-${range.end}` }, abortSignal));
  }

  async head(key: string): Promise<ObjectInfo | null> {
    const name = this.#named(key);
    const found = await this.#orMissing((abortSignal) =>
      this.#client.send(new HeadObjectCommand(name), { abortSignal }),
    );
    if (found === null) return null;
    const hash = found.Metadata?.[HASH];
    if (isHash(hash)) return { key, size: found.ContentLength ?? 0, etag: hash };
    // The object was put there by another program, or copied without its metadata.
    const bytes = await this.get(key);
    return bytes === null ? null : { key, size: bytes.length, etag: sha256(bytes) };
  }

  async delete(key: string): Promise<void> {
    const name = this.#named(key);
    await this.#orMissing((abortSignal) => this.#client.send(new DeleteObjectCommand(name), { abortSignal }));
  }

  async *list(prefix: string): AsyncIterable<ObjectInfo> {
    const ahead: Promise<ObjectInfo | null>[] = [];
    const oldest = async (): Promise<ObjectInfo | null> => (await ahead.shift()) ?? null;
    for await (const key of this.#keys(prefix)) {
      const asked = this.head(key);
      // Whoever stops reading early must not end the process with a failure nobody waits for.
      asked.catch(() => undefined);
      ahead.push(asked);
      const info = ahead.length < HEADS_AHEAD ? null : await oldest();
      if (info !== null) yield info;
    }
    while (ahead.length > 0) {
      const info = await oldest();
      if (info !== null) yield info;
    }
  }

  /** In code-unit order, as S3 promises it for all but directory buckets. Objects of other programs are left out. */
  async *#keys(prefix: string): AsyncIterable<string> {
    let token: string | undefined;
    do {
      const command = { Bucket: this.#bucket, Prefix: prefix, ...(token ? { ContinuationToken: token } : {}) };
      const page = await this.#tried((abortSignal) =>
        this.#client.send(new ListObjectsV2Command(command), { abortSignal }),
      );
      for (const { Key } of page.Contents ?? []) if (Key !== undefined && isOurs(Key)) yield Key;
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  #described(key: string, { size, hash }: { size: number; hash: string }) {
    return {
      ...this.#named(key),
      ContentLength: size,
      ContentType: "application/octet-stream",
      Metadata: { [HASH]: hash },
    };
  }

  #named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: checkedKey(key) };
  }

  async #read(command: { Bucket: string; Key: string; Range?: string }, signal: AbortSignal): Promise<Uint8Array> {
    const found = await this.#client
      .send(new GetObjectCommand(command), { abortSignal: signal })
      .catch((error: unknown) => {
        if (isRangeOutside(error)) return null;
        throw error;
      });
    if (found === null) return new Uint8Array();
    const chunks: Uint8Array[] = [];
    for await (const chunk of found.Body as AsyncIterable<Uint8Array>) {
      signal.throwIfAborted();
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    const hash = found.Metadata?.[HASH];
    const isWhole = found.ContentLength === undefined || found.ContentLength === bytes.length;
    const isSame = command.Range !== undefined || !isHash(hash) || hash === sha256(bytes);
    if (!isWhole || !isSame) throw new BodyDamaged(command.Key);
    return bytes;
  }

  async #orMissing<T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T | null> {
    return this.#tried(async (abortSignal) => {
      try {
        return await work(abortSignal);
      } catch (error) {
        if (isMissingObject(error)) return null;
        throw error;
      }
    });
  }

  /** Throws AppErrors that name the setting and never a key. */
  async #tried<T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work(AbortSignal.timeout(TRY_MS));
      } catch (error) {
        if (tries >= TRIES || !isPassing(error)) throw objectsFailure(error, this.#options);
        await delay(this.#local.pauseMs * 2 ** (tries - 1) * (0.5 + Math.random()));
      }
    }
  }
}

function isOurs(key: string): boolean {
  try {
    return checkedKey(key) === key;
  } catch {
    return false;
  }
}

/** Asks for the bucket once, so that a wrong setting is found at the start. AppError `objects_unavailable`. */
export async function createS3Objects(
  options: S3Options,
  { spoolFolder, pauseMs = PAUSE_MS, idleMs = IDLE_MS }: Pick<S3Local, "spoolFolder"> & Partial<S3Local>,
): Promise<Objects> {
  const objects = new S3Objects(options, { spoolFolder, pauseMs, idleMs });
  await objects.check();
  await cleanSpool(spoolFolder);
  return objects;
}
