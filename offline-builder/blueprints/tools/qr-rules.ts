/**
 * QR codes by ISO/IEC 18004: bytes in UTF-8, level M, which stays readable with 15 % of it dirty or torn.
 * A code is square, `true` is dark.
 */
export type Matrix = boolean[][];

/** By version less one: bytes for correction in each block, and how many blocks. */
const correctionBytes = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49];
const mostVersion = 40;

/** Null when the text does not fit into the largest code. */
export function qrCode(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const words = interleaved(dataWords(bytes, version), version);
  let best: Matrix | null = null;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask += 1) {
    const matrix = drawn(words, version, mask);
    const penalty = penaltyOf(matrix);
    if (penalty < least) [best, least] = [matrix, penalty];
  }
  return best;
}

export function versionFor(length: number): number | null {
  for (let version = 1; version <= mostVersion; version += 1) if (length <= capacityOf(version)) return version;
  return null;
}

/** Bytes of text that fit: four bits say the mode, 8 or 16 the length. */
export function capacityOf(version: number): number {
  return Math.floor((dataLength(version) * 8 - 4 - lengthBits(version)) / 8);
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function dataLength(version: number): number {
  return totalLength(version) - correctionBytes[version - 1]! * blockCounts[version - 1]!;
}

/** Bytes that a code holds besides its patterns. */
function totalLength(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at -= 1) bits.push((value >>> at) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const length = dataLength(version);
  put(0, Math.min(4, length * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2));
  for (let filler = 0xec; words.length < length; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/** Blocks with their correction, their bytes in turn; the last blocks may hold one byte more. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = blockCounts[version - 1]!;
  const correction = correctionBytes[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: { data: number[]; correction: number[] }[] = [];
  for (let at = 0, from = 0; at < count; at += 1) {
    const part = data.slice(from, (from += short + (at >= count - longer ? 1 : 0)));
    blocks.push({ data: part, correction: correctionOf(part, correction) });
  }
  const result: number[] = [];
  for (let at = 0; at <= short; at += 1) for (const block of blocks) if (at < block.data.length) result.push(block.data[at]!);
  for (let at = 0; at < correction; at += 1) for (const block of blocks) result.push(block.correction[at]!);
  return result;
}

/** Product in the field of 256 elements that QR codes use. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** What Reed and Solomon's code appends to the bytes. */
export function correctionOf(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < count; at += 1, root = times(root, 2)) {
    const next = [...divisor, 0];
    divisor.forEach((factor, place) => (next[place + 1]! ^= times(factor, root)));
    divisor = next;
  }
  const rest = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let at = 0; at < count; at += 1) rest[at]! ^= times(divisor[at + 1]!, factor);
  }
  return rest;
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Fifteen bits: level M and the mask, with their correction. */
export function formatBits(mask: number): number {
  let rest = mask;
  for (let at = 0; at < 10; at += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** Eighteen bits, which codes from version 7 on bear. */
export function versionBits(version: number): number {
  let rest = version;
  for (let at = 0; at < 12; at += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  return (version << 12) | rest;
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const places = [6];
  for (let at = count - 2; at >= 0; at -= 1) places.push(version * 4 + 10 - at * step);
  return places;
}

/** The code with its patterns, still without data: undefined is free. */
function patterns(version: number, mask: number): (boolean | undefined)[][] {
  const size = version * 4 + 17;
  const grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) grid[row]![column] = dark;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  places.forEach((row, one) =>
    places.forEach((column, other) => {
      if ((one === 0 && other === 0) || (one === 0 && other === last) || (one === last && other === 0)) return;
      for (let down = -2; down <= 2; down += 1)
        for (let right = -2; right <= 2; right += 1) set(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
    }),
  );
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const)
    for (let down = -4; down <= 4; down += 1)
      for (let right = -4; right <= 4; right += 1) {
        const ring = Math.max(Math.abs(down), Math.abs(right));
        set(row + down, column + right, ring !== 2 && ring !== 4);
      }
  const format = formatBits(mask);
  for (let at = 0; at < 15; at += 1) {
    const dark = ((format >>> at) & 1) === 1;
    // Once around the upper left corner, leaving out the dotted lines, and once at the two others.
    if (at < 6) set(at, 8, dark);
    else if (at < 8) set(at + 1, 8, dark);
    else if (at === 8) set(8, 7, dark);
    else set(8, 14 - at, dark);
    if (at < 8) set(8, size - 1 - at, dark);
    else set(size - 15 + at, 8, dark);
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    const bits = versionBits(version);
    for (let at = 0; at < 18; at += 1) {
      const dark = ((bits >>> at) & 1) === 1;
      set(Math.floor(at / 3), size - 11 + (at % 3), dark);
      set(size - 11 + (at % 3), Math.floor(at / 3), dark);
    }
  }
  return grid;
}

/** Bits go up and down in pairs of columns from the right, past the dotted column. */
function drawn(words: readonly number[], version: number, mask: number): Matrix {
  const grid = patterns(version, mask);
  const size = grid.length;
  const flips = masks[mask]!;
  let bit = 0;
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== undefined) continue;
        const word = words[bit >>> 3] ?? 0;
        grid[row]![column] = (((word >>> (7 - (bit & 7))) & 1) === 1) !== flips(row, column);
        bit += 1;
      }
    }
  }
  return grid as Matrix;
}

/** How hard the code is for cameras: long runs, blocks, what looks like a corner, too much dark or light. */
function penaltyOf(matrix: Matrix): number {
  const size = matrix.length;
  let penalty = 0;
  let dark = 0;
  const lines = [...matrix, ...matrix.map((_, column) => matrix.map((row) => row[column]!))];
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    for (let at = 0; at + 11 <= size; at += 1) {
      const part = text.slice(at, at + 11);
      if (part === "10111010000" || part === "00001011101") penalty += 40;
    }
  }
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const value = matrix[row]![column]!;
      if (value) dark += 1;
      if (row + 1 < size && column + 1 < size && value === matrix[row]![column + 1] && value === matrix[row + 1]![column] && value === matrix[row + 1]![column + 1])
        penalty += 3;
    }
  return penalty + Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5) * 10;
}
