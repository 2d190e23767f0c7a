/** Renders pictures in the size and format that a page asks for. */
import { AppError } from "@slipway/kernel/errors";
import { imageSize } from "image-size";
import { createTaskProcesses } from "@slipway/platform/processes/limited/task-processes";
import { invalidRequest, storageError } from "../storage-error.ts";
import { KeptPictures, type Rendered } from "./kept-pictures.ts";
import type { Format, PictureResult, PictureTask } from "./picture-process.ts";
import type { Transformation } from "./transformation.ts";

export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
/** A decoded pixel takes four bytes. */
const MAX_PIXELS = 25_000_000;
/** The process ends after a larger one, because WebAssembly gives no memory back. */
const LARGE_PIXELS = 6_000_000;
const MAX_MS = 20_000;
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

const busy = () =>
  storageError({
    status: 429,
    code: "SlowDown",
    message: "Too many pictures are being drawn. Try again.",
    name: "too_many_requests",
  });

const draw = createTaskProcesses<PictureTask, PictureResult>({
  name: "pictures",
  module: new URL("./picture-process.ts", import.meta.url),
  processes: 1,
  limits: { cpuMs: MAX_MS, megabytes: 512 },
  waiting: { max: 500, perTenant: 100, onFull: busy },
});

const kept = new KeptPictures(MAX_KEPT_BYTES);
const drawing = new Map<string, Promise<Rendered | null>>();

const FORMATS: Readonly<Record<string, Format>> = { jpg: "jpeg", png: "png", webp: "webp" };
/** Formats that are sent unchanged in any size: vectors, animations, and formats that only browsers read. */
const AS_THEY_ARE: ReadonlySet<string> = new Set(["svg", "gif", "avif", "heif", "ico", "icns"]);

const unreadable = () => invalidRequest("The object is no picture that can be read");

/** Null when the picture is sent unchanged. Throws an error that names the broken rule. */
function sourceOf(bytes: Uint8Array): { format: Format; pixels: number } | null {
  let found: ReturnType<typeof imageSize>;
  try {
    found = imageSize(bytes);
  } catch {
    throw unreadable();
  }
  if (AS_THEY_ARE.has(found.type ?? "")) return null;
  const format = Object.hasOwn(FORMATS, found.type ?? "") ? FORMATS[found.type!]! : null;
  if (format === null) throw unreadable();
  const pixels = found.width * found.height;
  if (pixels > MAX_PIXELS) {
    throw invalidRequest(`The picture has more than ${MAX_PIXELS / 1_000_000} million pixels`);
  }
  return { format, pixels };
}

export interface Picture {
  /** The project. */
  ref: string;
  /** A hash of the bytes and of the transformation: the same key is the same picture. */
  key: string;
  wanted: Transformation;
  /** Whether the browser accepts WebP. */
  takesWebp: boolean;
}

async function rendered({ ref, wanted, takesWebp }: Picture, bytes: Uint8Array): Promise<Rendered | null> {
  const source = sourceOf(bytes);
  if (source === null) return null;
  const to = takesWebp && wanted.format !== "origin" ? "webp" : source.format;
  try {
    const task = { bytes, from: source.format, to, wanted } as const;
    const drawn = await draw(ref, task, { once: source.pixels > LARGE_PIXELS });
    if (drawn === null) throw unreadable();
    return { bytes: drawn, type: `image/${to}` };
  } catch (error) {
    // A picture that ends the process or takes too long counts as unreadable.
    if (error instanceof AppError) throw error;
    throw unreadable();
  }
}

/** `read` loads its bytes when it is not cached. Null: the object is sent unchanged. */
export async function renderPicture(picture: Picture, read: () => Promise<Uint8Array>): Promise<Rendered | null> {
  const found = kept.get(picture.key);
  if (found !== undefined) return found;
  const waiting = drawing.get(picture.key);
  if (waiting !== undefined) return waiting;
  const made = (async () => {
    const drawn = await rendered(picture, await read());
    if (drawn !== null) kept.set(picture.key, drawn);
    return drawn;
  })();
  drawing.set(picture.key, made);
  return made.finally(() => drawing.delete(picture.key));
}
