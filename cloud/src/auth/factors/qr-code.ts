/** QR codes of ISO/IEC 18004: bytes, correction level M, the smallest version that holds them. Pure. */

/** By version from 1: codewords for correction in each block, and blocks. */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
];
/** Light modules around it. */
const QUIET = 4;

type Grid = (boolean | null)[][];

function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => version * 4 + 10 - at * step).reverse()];
}

/** Those that are not part of a pattern, in bits. */
function room(version: number): number {
  const size = version * 4 + 17;
  const places = alignments(version).length;
  const aligned = places === 0 ? 0 : (places * places - 3) * 25 - (places - 2) * 10;
  return size * size - 3 * 64 - 2 * (size - 16) - 31 - aligned - (version >= 7 ? 36 : 0);
}

const codewords = (version: number): number => Math.floor(room(version) / 8);
const dataCodewords = (version: number): number => codewords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** In the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let turn = 0; turn < degree; turn += 1) {
    for (let at = 0; at < degree; at += 1) result[at] = times(result[at]!, root) ^ (result[at + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ result[0]!;
    result = [...result.slice(1), 0].map((value, at) => value ^ times(divisor[at]!, factor));
  }
  return result;
}

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
  };
  push(4, 4);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  const most = dataCodewords(version) * 8;
  push(0, Math.min(4, most - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let fill = 0xec; bits.length < most; fill ^= 0xec ^ 0x11) push(fill, 8);
  return Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

/** Data and correction of all blocks, a codeword of each in turn. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version - 1]!;
  const divisor = generator(CORRECTION[version - 1]!);
  const longer = codewords(version) % count;
  const short = Math.floor(codewords(version) / count) - divisor.length;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, at) => {
    const part = data.slice(from, (from += short + (at < count - longer ? 0 : 1)));
    return { part, correction: remainder(part, divisor) };
  });
  const turns = (parts: number[][]): number[] =>
    Array.from({ length: short + 1 + divisor.length }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
  return [...turns(blocks.map(({ part }) => part)), ...turns(blocks.map(({ correction }) => correction))];
}

const bitsOf = (value: number, length: number): boolean[] =>
  Array.from({ length }, (_, at) => ((value >> at) & 1) === 1);

function patterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const put = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  const square = (x: number, y: number, radius: number): void => {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy));
        put(x + dx, y + dy, radius === 4 ? distance !== 2 && distance !== 4 : distance !== 1);
      }
  };
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4);
  const places = alignments(version);
  const last = places.length - 1;
  for (const [i, x] of places.entries())
    for (const [j, y] of places.entries())
      if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0))) square(x, y, 2);
  if (version >= 7) {
    let rest = version;
    for (let turn = 0; turn < 12; turn += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    for (const [at, dark] of bitsOf((version << 12) | rest, 18).entries()) {
      put(size - 11 + (at % 3), Math.floor(at / 3), dark);
      put(Math.floor(at / 3), size - 11 + (at % 3), dark);
    }
  }
  return grid;
}

/** Level M has the number 0. Also reserves its places. */
function putFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  let rest = mask;
  for (let turn = 0; turn < 10; turn += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = bitsOf(((mask << 10) | rest) ^ 0x5412, 15);
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  for (const [at, dark] of bits.entries()) {
    if (at < 8) grid[around[at]!]![8] = dark;
    else grid[8]![at === 8 ? 7 : 14 - at] = dark;
    if (at < 8) grid[8]![size - 1 - at] = dark;
    else grid[size - 15 + at]![8] = dark;
  }
  grid[size - 8]![8] = true;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function fill(patterned: Grid, words: readonly number[], mask: number): boolean[][] {
  const grid = patterned.map((row) => [...row]);
  putFormat(grid, mask);
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (grid[y]![x] !== null) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at += 1;
        grid[y]![x] = (bit === 1) !== MASKS[mask]!(x, y);
      }
  }
  return grid as boolean[][];
}

/** What readers stumble over: long runs, blocks, what looks like a corner, more of one than of the other. */
function penalty(grid: readonly boolean[][]): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const corner = grid[y]![x];
      if (grid[y - 1]![x] === corner && grid[y]![x - 1] === corner && grid[y - 1]![x - 1] === corner) sum += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** Rows of modules, true where dark. Throws for more than 2,331 bytes. */
export function qrModules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex((_, at) => 4 + lengthBits(at + 1) + bytes.length * 8 <= dataCodewords(at + 1) * 8) + 1;
  if (version === 0) throw new Error("the text is too long for a QR code");
  const words = interleaved(dataOf(bytes, version), version);
  const patterned = patterns(version);
  const grids = MASKS.map((_, mask) => fill(patterned, words, mask));
  const penalties = grids.map(penalty);
  return grids[penalties.indexOf(Math.min(...penalties))]!;
}

/** Without characters that mean something in a data address: clients put it behind `data:image/svg+xml;utf-8,` as it is. */
export function qrPicture(text: string): string {
  const grid = qrModules(text);
  const size = grid.length + 2 * QUIET;
  const dark = grid.flatMap((row, y) =>
    [
      ...row
        .map((on) => (on ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 4}" height="${size * 4}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path fill="black" d="${dark.join("")}"/></svg>`;
}
