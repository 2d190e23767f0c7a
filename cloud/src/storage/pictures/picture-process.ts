/** A process of `rendering.ts`: strangers' pictures are read and written by WebAssembly, which reaches nothing but its own memory. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import readJpeg, { init as initReadJpeg } from "@jsquash/jpeg/decode.js";
import writeJpeg, { init as initWriteJpeg } from "@jsquash/jpeg/encode.js";
import readPng, { init as initReadPng } from "@jsquash/png/decode.js";
import writePng, { init as initWritePng } from "@jsquash/png/encode.js";
import resize, { initResize } from "@jsquash/resize";
import readWebp, { init as initReadWebp } from "@jsquash/webp/decode.js";
import writeWebp, { init as initWriteWebp } from "@jsquash/webp/encode.js";
import { serveProcess } from "@slipway/platform/processes/limited/serve-process";
import { drawingOf, type Size, type Transformation } from "./transformation.ts";

export type Format = "jpeg" | "png" | "webp";

export interface PictureTask {
  bytes: Uint8Array;
  from: Format;
  to: Format;
  wanted: Transformation;
}

/** Null: nobody can read it. */
export type PictureResult = Uint8Array | null;

const QUALITY = 80;

/** Four bytes each, rows from the top: the shape of browsers' `ImageData`, which the codecs hand to each other. */
interface Pixels extends Size {
  data: Uint8ClampedArray<ArrayBuffer>;
  colorSpace: "srgb" | "display-p3";
}
class NodeImageData implements Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  readonly colorSpace = "srgb";

  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number = data.length / 4 / width) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
Object.assign(globalThis, { ImageData: NodeImageData });

/** Node has it; its types come with those of browsers. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const resolve = createRequire(import.meta.url).resolve;
const wasm = async (path: string): Promise<object> => WebAssembly.compile(await readFile(resolve(`@jsquash/${path}`)));

/** Each codec is loaded once, when the first picture of its kind comes. */
const loaded = new Map<string, Promise<unknown>>();
function load(path: string, init: (module: never) => Promise<unknown>): Promise<unknown> {
  let loading = loaded.get(path);
  if (loading === undefined) loaded.set(path, (loading = wasm(path).then((module) => init(module as never))));
  return loading;
}

const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

const READ: Record<Format, (bytes: ArrayBuffer) => Promise<Pixels>> = {
  async jpeg(bytes) {
    await load("jpeg/codec/dec/mozjpeg_dec.wasm", initReadJpeg);
    return readJpeg(bytes, { preserveOrientation: true });
  },
  async png(bytes) {
    await load("png/codec/pkg/squoosh_png_bg.wasm", initReadPng);
    return readPng(bytes);
  },
  async webp(bytes) {
    await load("webp/codec/dec/webp_dec.wasm", initReadWebp);
    return readWebp(bytes);
  },
};

const WRITE: Record<Format, (pixels: Pixels, quality: number) => Promise<ArrayBuffer>> = {
  async jpeg(pixels, quality) {
    await load("jpeg/codec/enc/mozjpeg_enc.wasm", initWriteJpeg);
    return writeJpeg(pixels, { quality });
  },
  async png(pixels) {
    await load("png/codec/pkg/squoosh_png_bg.wasm", initWritePng);
    return writePng(pixels);
  },
  async webp(pixels, quality) {
    await load("webp/codec/enc/webp_enc_simd.wasm", initWriteWebp);
    return writeWebp(pixels, { quality });
  },
};

function cropped(pixels: Pixels, { x, y, width, height }: ReturnType<typeof drawingOf>["crop"]): Pixels {
  if (width === pixels.width && height === pixels.height) return pixels;
  const rows = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = ((row + y) * pixels.width + x) * 4;
    rows.set(pixels.data.subarray(start, start + width * 4), row * width * 4);
  }
  return new NodeImageData(rows, width, height);
}

async function draw({ bytes, from, to, wanted }: PictureTask): Promise<PictureResult> {
  const source = await READ[from](toBuffer(bytes)).catch(() => null);
  if (source === null) return null;
  const { crop, width, height } = drawingOf(source, wanted);
  const part = cropped(source, crop);
  const isSame = part.width === width && part.height === height;
  if (!isSame) await load("resize/lib/resize/pkg/squoosh_resize_bg.wasm", initResize as never);
  const drawn = isSame ? part : await resize(part, { width, height, fitMethod: "stretch" });
  return new Uint8Array(await WRITE[to](drawn, wanted.quality ?? QUALITY));
}

serveProcess<PictureTask, PictureResult>(draw);
