/**
 * Halves a PNG until it is small enough, because pictures of pages are stored as small as they are shown. Handles what
 * our browser writes: eight bits per channel, RGB or RGBA, not interlaced. Other files are returned unchanged. (PNG,
 * third edition, 2025)
 */
import { promisify } from "node:util";
import { crc32, deflate, inflate } from "node:zlib";
import { takingTurns } from "@slipway/platform/jobs/turns";

const [pack, unpack] = [promisify(deflate), promisify(inflate)];

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
/** A page is 1440 x 900, so a larger picture is not one of ours. */
const MAX_PIXELS = 8_000_000;
/** A row is worked on in one turn of the event loop. */
const MAX_WIDTH = 16_384;

interface Pixels {
  width: number;
  height: number;
  channels: number;
  data: Uint8Array;
}

interface Header {
  width: number;
  height: number;
  channels: number;
}

function headerOf(bytes: Buffer): Header | null {
  const width = bytes.readUInt32BE(0);
  const height = bytes.readUInt32BE(4);
  const [depth, colour, , , interlace] = bytes.subarray(8);
  const channels = CHANNELS[colour!];
  if (depth !== 8 || channels === undefined || interlace !== 0) return null;
  if (width > MAX_WIDTH || width * height > MAX_PIXELS) return null;
  return width === 0 || height === 0 ? null : { width, height, channels };
}

function partsOf(png: Uint8Array): { header: Header; packed: Buffer } | null {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  let header: Header | null = null;
  const packed: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length) return null;
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "IHDR") header = length === 13 ? headerOf(data) : null;
    else if (type === "IDAT") packed.push(data);
    at += 12 + length;
  }
  return header === null ? null : { header, packed: Buffer.concat(packed) };
}

/** Paeth's predictor: whichever of left, above and above left is closest to left + above - above left. */
function paeth(left: number, above: number, corner: number): number {
  const slope = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(slope - left), Math.abs(slope - above), Math.abs(slope - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

type Guess = (left: number, above: number, corner: number) => number;
/** Predictors by the number in a row. */
const GUESSES: readonly Guess[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

async function withoutFilters(raw: Uint8Array, { width, height, channels }: Header): Promise<Pixels | null> {
  const turn = takingTurns();
  const stride = width * channels;
  if (raw.length < height * (stride + 1)) return null;
  // A row above the first and a pixel before each row, all zeros.
  const wide = stride + channels;
  const padded = new Uint8Array((height + 1) * wide);
  const data = new Uint8Array(height * stride);
  for (let row = 0; row < height; row += 1) {
    const from = row * (stride + 1);
    const guess = GUESSES[raw[from]!];
    if (guess === undefined) return null;
    const to = (row + 1) * wide + channels;
    for (let at = 0; at < stride; at += 1) {
      const here = to + at;
      const above = here - wide;
      padded[here] = raw[from + 1 + at]! + guess(padded[here - channels]!, padded[above]!, padded[above - channels]!);
    }
    data.set(padded.subarray(to, to + stride), row * stride);
    await turn();
  }
  return { width, height, channels, data };
}

async function halved({ width, height, channels, data }: Pixels): Promise<Pixels> {
  const turn = takingTurns();
  const half = { width: width >> 1, height: height >> 1, channels };
  const to = new Uint8Array(half.width * half.height * channels);
  for (let row = 0; row < half.height; row += 1) {
    for (let column = 0; column < half.width; column += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        const at = (2 * row * width + 2 * column) * channels + channel;
        const below = at + width * channels;
        const sum = data[at]! + data[at + channels]! + data[below]! + data[below + channels]!;
        to[(row * half.width + column) * channels + channel] = (sum + 2) >> 2;
      }
    await turn();
  }
  return { ...half, data: to };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}

/** Each row as its difference to the one above: pages have much that does not change downwards. */
async function written({ width, height, channels, data }: Pixels): Promise<Uint8Array> {
  const turn = takingTurns();
  const stride = width * channels;
  const rows = new Uint8Array(height * (stride + 1));
  for (let row = 0; row < height; row += 1) {
    rows[row * (stride + 1)] = 2;
    for (let at = 0; at < stride; at += 1)
      rows[row * (stride + 1) + 1 + at] = data[row * stride + at]! - (row === 0 ? 0 : data[(row - 1) * stride + at]!);
    await turn();
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 4 ? 6 : 2], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", await pack(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** At most this wide, and more than half of it where the picture is. */
export async function scaledPng(png: Uint8Array, maxWide: number): Promise<Uint8Array> {
  const parts = partsOf(png);
  if (parts === null || parts.header.width <= maxWide) return png;
  const { width, height, channels } = parts.header;
  const raw = await unpack(parts.packed, { maxOutputLength: height * (width * channels + 1) }).catch(() => null);
  let pixels = raw === null ? null : await withoutFilters(raw, parts.header);
  while (pixels !== null && pixels.width > maxWide && pixels.height > 1) pixels = await halved(pixels);
  return pixels === null ? png : written(pixels);
}
