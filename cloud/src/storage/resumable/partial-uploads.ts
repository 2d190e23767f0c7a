/**
 * Unfinished uploads: their target, and the parts that have arrived. They are stored among the project's objects, so
 * that they count towards its room, survive a restart and are removed with the project.
 */
import type { Readable } from "node:stream";
import { newUuid } from "@slipway/kernel/ids";
import { z } from "zod";
import type { Backend } from "../../backend/port.ts";
import { pieces } from "../objects/contents.ts";
import { storageError } from "../storage-error.ts";

/** An upload that is not finished by then is dropped. */
export const LIFETIME_MS = 24 * 3600 * 1000;
/** A finished upload is remembered this long, for a client that did not get the answer. */
const REMEMBERED_MS = 3600 * 1000;
/** Unfinished uploads of one project. */
const MAX_OPEN = 200;
/** Bytes of a body held in memory, and the most that is sent again after a lost connection. */
export const PART_BYTES = 6 * 1024 * 1024;
const DIGITS = 15;
/** The id begins with its time of creation, so cleaning up reads no files. */
const ID = /^(\d{13})-[0-9a-f-]{36}$/;

const partialSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  /** Bytes of the whole file. */
  length: z.number(),
  upsert: z.boolean(),
  ownerId: z.string().nullable(),
  /** The uploader; nobody else may continue. */
  role: z.string().nullable(),
  /** A request with the signature that began the upload may continue it. */
  isSigned: z.boolean(),
  mimetype: z.string(),
  cacheControl: z.string(),
  userMetadata: z.record(z.string(), z.unknown()).nullable(),
});
export type PartialUpload = z.output<typeof partialSchema>;

export const noSuchUpload = () => storageError({ status: 404, code: "NoSuchUpload", message: "Upload not found" });
const tooManyOpen = () =>
  storageError({ status: 429, code: "SlowDown", message: `More than ${MAX_OPEN} uploads are not finished.` });
const locked = () =>
  storageError({ status: 423, code: "ResourceLocked", message: "Another request writes to this upload" });
const cutOff = (cause: unknown) =>
  storageError({ status: 400, code: "RequestCutOff", message: "The connection was lost", cause });
const beyondLength = () =>
  storageError({ status: 413, code: "EntityTooLarge", message: "The body goes beyond Upload-Length" });

const folderOf = ({ ref }: Backend): string => `cloud/${ref}/uploads/`;
const placeOf = (backend: Backend, id: string): string => `${folderOf(backend)}${id}/`;
const infoKey = (backend: Backend, id: string): string => `${placeOf(backend, id)}info`;
const doneKey = (backend: Backend, id: string): string => `${placeOf(backend, id)}done`;
const partsPrefix = (backend: Backend, id: string): string => `${placeOf(backend, id)}part-`;
const partKey = (backend: Backend, id: string, offset: number): string =>
  `${partsPrefix(backend, id)}${String(offset).padStart(DIGITS, "0")}`;

const bornAt = (id: string): number | null => {
  const found = ID.exec(id);
  return found === null ? null : Number(found[1]);
};

export const expiryOf = (id: string): Date => new Date((bornAt(id) ?? 0) + LIFETIME_MS);

export async function forgetUpload(backend: Backend, id: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of backend.objects.list(placeOf(backend, id))) keys.push(key);
  // The description is deleted last, so that an interrupted removal can be found and finished.
  for (const key of keys.toSorted((one, other) => Number(one.endsWith("/info")) - Number(other.endsWith("/info"))))
    await backend.objects.delete(key);
}

/** Throws 429 when too many are unfinished; abandoned ones are cleaned up first. */
export async function beginUpload(backend: Backend, upload: PartialUpload): Promise<string> {
  const now = backend.clock.now();
  const prefix = folderOf(backend);
  const ids = new Set<string>();
  const done = new Set<string>();
  for await (const { key } of backend.objects.list(prefix)) {
    const [id = "", what] = key.slice(prefix.length).split("/");
    ids.add(id);
    if (what === "done") done.add(id);
  }
  let open = 0;
  for (const old of ids) {
    const age = now - (bornAt(old) ?? 0);
    if (age >= (done.has(old) ? REMEMBERED_MS : LIFETIME_MS)) await forgetUpload(backend, old);
    else if (!done.has(old)) open += 1;
  }
  if (open >= MAX_OPEN) throw tooManyOpen();
  const id = `${String(now).padStart(13, "0")}-${newUuid()}`;
  await backend.objects.put(infoKey(backend, id), Buffer.from(JSON.stringify(upload)));
  return id;
}

/** Throws 404. */
export async function findUpload(backend: Backend, id: string): Promise<PartialUpload> {
  const born = bornAt(id);
  if (born === null || backend.clock.now() - born >= LIFETIME_MS) throw noSuchUpload();
  const bytes = await backend.objects.get(infoKey(backend, id));
  if (bytes === null) throw noSuchUpload();
  return partialSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
}

async function partsOf(backend: Backend, id: string): Promise<{ key: string; size: number }[]> {
  const parts: { key: string; size: number }[] = [];
  for await (const { key, size } of backend.objects.list(partsPrefix(backend, id))) parts.push({ key, size });
  return parts;
}

/**
 * Bytes that have arrived. When all bytes are there without an object, the last step was cut off: the last part is then
 * asked for again and replaces the stored one.
 */
export async function offsetOf(backend: Backend, id: string, { length }: PartialUpload): Promise<number> {
  if ((await backend.objects.head(doneKey(backend, id))) !== null) return length;
  const sizes = (await partsOf(backend, id)).map(({ size }) => size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return total === length ? total - (sizes.at(-1) ?? 0) : total;
}

const writing = new Set<string>();

/** Allows one writing request at a time per upload. Throws 423. */
export function holdUpload({ ref }: Backend, id: string): Disposable {
  const key = `${ref}/${id}`;
  if (writing.has(key)) throw locked();
  writing.add(key);
  return { [Symbol.dispose]: () => void writing.delete(key) };
}

/** Bytes that arrive before the connection is lost are kept. Answers how many bytes there are now. Throws 413. */
export async function takeBytes(
  backend: Backend,
  body: Readable,
  { id, offset, length }: { id: string; offset: number; length: number },
): Promise<number> {
  let at = offset;
  let held: Buffer[] = [];
  let size = 0;
  const keep = async (): Promise<void> => {
    if (size === 0) return;
    await backend.objects.put(partKey(backend, id, at), Buffer.concat(held));
    at += size;
    [held, size] = [[], 0];
  };
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (at + size + chunk.length > length) throw beyondLength();
      held.push(chunk);
      size += chunk.length;
      if (size >= PART_BYTES) await keep();
    }
  } catch (error) {
    if (!body.destroyed) throw error;
    await keep();
    throw cutOff(error);
  }
  await keep();
  return at;
}

/** All bytes that have arrived, in pieces. */
export async function* wholeOf(backend: Backend, id: string): AsyncGenerator<Uint8Array, undefined> {
  for (const { key, size } of await partsOf(backend, id)) yield* pieces(key, backend, { start: 0, end: size - 1 });
}

/** The object exists; a client that did not get the answer can still ask for the offset. */
export async function finishUpload(backend: Backend, id: string): Promise<void> {
  await backend.objects.put(doneKey(backend, id), new Uint8Array());
  for (const { key } of await partsOf(backend, id)) await backend.objects.delete(key);
}
