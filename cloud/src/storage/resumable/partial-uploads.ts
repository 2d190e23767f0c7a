/**
 * Uploads that are not whole yet: what they will be, and the parts that have arrived. All of it stands among the project's objects, so
 * that it counts towards its room, survives a restart and goes with the project.
 */
import type { Readable } from "node:stream";
import { newUuid } from "@slipway/kernel/ids";
import { z } from "zod";
import type { Backend } from "../../backend/port.ts";
import { storageError } from "../storage-error.ts";

/** An upload that is not finished by then has to begin again. */
export const LIFETIME_MS = 24 * 3600 * 1000;
/** Of one that is whole: so long somebody who did not hear of it can ask. */
const REMEMBERED_MS = 3600 * 1000;
/** Of one project, not finished. */
const MOST_OPEN = 200;
/** So much of a body is held in memory, and so much at most is sent again after the connection was lost. */
export const PART_BYTES = 6 * 1024 * 1024;
const DIGITS = 15;
/** When it began, in the id itself: clearing away reads nothing. */
const ID = /^(\d{13})-[0-9a-f-]{36}$/;

const partialSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  /** Bytes of the whole. */
  length: z.number(),
  upsert: z.boolean(),
  ownerId: z.string().nullable(),
  /** Who began it: nobody else goes on with it. */
  role: z.string().nullable(),
  /** Whoever brings the signature that it began with may go on. */
  isSigned: z.boolean(),
  mimetype: z.string(),
  cacheControl: z.string(),
  userMetadata: z.record(z.string(), z.unknown()).nullable(),
});
export type PartialUpload = z.output<typeof partialSchema>;

export const noSuchUpload = () => storageError({ status: 404, code: "NoSuchUpload", message: "Upload not found" });
const tooManyOpen = () =>
  storageError({ status: 429, code: "SlowDown", message: `More than ${MOST_OPEN} uploads are not finished.` });
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
  // What it is goes last: cut off in between, it can still be found and forgotten.
  for (const key of keys.toSorted((one, other) => Number(one.endsWith("/info")) - Number(other.endsWith("/info"))))
    await backend.objects.delete(key);
}

/** Throws 429 where too many wait to be finished; those that nobody goes on with are cleared away. */
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
  if (open >= MOST_OPEN) throw tooManyOpen();
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
 * How many bytes have arrived. All of them and no object: whoever was to make it was cut off, so the last part is asked for again and takes
 * the place of the one that is there.
 */
export async function offsetOf(backend: Backend, id: string, { length }: PartialUpload): Promise<number> {
  if ((await backend.objects.head(doneKey(backend, id))) !== null) return length;
  const sizes = (await partsOf(backend, id)).map(({ size }) => size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return total === length ? total - (sizes.at(-1) ?? 0) : total;
}

const writing = new Set<string>();

/** One request at a time writes to an upload. Throws 423. */
export function holdUpload({ ref }: Backend, id: string): Disposable {
  const key = `${ref}/${id}`;
  if (writing.has(key)) throw locked();
  writing.add(key);
  return { [Symbol.dispose]: () => void writing.delete(key) };
}

/** What arrives before the connection is lost stays. Answers how many bytes there are now. Throws 413. */
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

export async function wholeOf(backend: Backend, id: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (const { key } of await partsOf(backend, id)) parts.push((await backend.objects.get(key)) ?? new Uint8Array());
  return Buffer.concat(parts);
}

/** The object stands: who did not hear of it can still ask how far the upload is. */
export async function finishUpload(backend: Backend, id: string): Promise<void> {
  await backend.objects.put(doneKey(backend, id), new Uint8Array());
  for (const { key } of await partsOf(backend, id)) await backend.objects.delete(key);
}
