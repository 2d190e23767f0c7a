/** Reads a screenshot as our browser writes it: eight bits per channel, RGB or RGBA, not interlaced. (PNG, third edition) */
import { inflateSync } from "node:zlib";

const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** Paeth's predictor: whichever of left, above and corner is closest to left + above - corner. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
  if (toLeft! <= toAbove! && toLeft! <= toCorner!) return left;
  return toAbove! <= toCorner! ? above : corner;
}

const guessBy = [
  () => 0,
  (left: number) => left,
  (_left: number, above: number) => above,
  (left: number, above: number) => (left + above) >> 1,
  paeth,
];

/** Whether everything below this share of the picture's height is one colour: a page that shows nothing there. */
export function isOneColourBelow(picture: Uint8Array, share: number): boolean {
  const png = Buffer.from(picture);
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), CHANNELS[png[25]!]!];
  const packed: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(packed));
  const stride = width * channels;
  let above = new Uint8Array(stride);
  let colour: Uint8Array | null = null;
  for (let row = 0; row < height; row += 1) {
    const from = row * (stride + 1);
    const guess = guessBy[raw[from]!]!;
    const here = new Uint8Array(stride);
    for (let at = 0; at < stride; at += 1) {
      const isFirst = at < channels;
      const left = isFirst ? 0 : here[at - channels]!;
      here[at] = raw[from + 1 + at]! + guess(left, above[at]!, isFirst ? 0 : above[at - channels]!);
    }
    above = here;
    if (row < height * share) continue;
    colour ??= here.slice(0, channels);
    for (let at = 0; at < stride; at += 1) if (here[at] !== colour[at % channels]) return false;
  }
  return true;
}
