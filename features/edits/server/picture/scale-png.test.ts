import { crc32, deflateSync, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { scaledPng } from "./scale-png.ts";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
type Rows = readonly (readonly number[])[];
function png([width, height]: readonly [number, number], rows: Rows, depth = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 2], 8);
  const data = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", new Uint8Array())]);
}
/** Rows as they were written: the first byte is their filter. */
const rowsOf = (bytes: Uint8Array): number[] => {
  const file = Buffer.from(bytes);
  const at = file.indexOf("IDAT");
  return [...inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))];
};
const sizeOf = (bytes: Uint8Array): number[] => [
  Buffer.from(bytes).readUInt32BE(16),
  Buffer.from(bytes).readUInt32BE(20),
];

describe("a smaller picture", () => {
  it("has the mean of four pixels, whatever filter each row was written with", async () => {
    // Two colours a row, once plain and once as differences of each kind; each pair of rows is 10 and 30 in all channels.
    const plain = [0, 10, 10, 10, 30, 30, 30];
    const kinds: Record<number, number[]> = {
      0: [0, 10, 10, 10, 30, 30, 30],
      1: [1, 10, 10, 10, 20, 20, 20],
      2: [2, 0, 0, 0, 0, 0, 0],
      3: [3, 5, 5, 5, 10, 10, 10],
      4: [4, 0, 0, 0, 0, 0, 0],
    };
    for (const second of Object.values(kinds)) {
      const small = await scaledPng(png([2, 2], [plain, second]), 1);
      expect(sizeOf(small)).toEqual([1, 1]);
      expect(rowsOf(small)).toEqual([2, 20, 20, 20]);
    }
  });

  it("is halved as often as necessary, and left alone if it is small enough", async () => {
    const wide = png(
      [8, 4],
      Array.from({ length: 4 }, () => [0, ...Array.from({ length: 24 }, () => 7)]),
    );
    expect(sizeOf(await scaledPng(wide, 2))).toEqual([2, 1]);
    expect(await scaledPng(wide, 8)).toBe(wide);
  });

  it("is unchanged if it is broken, or not of the kind our browser makes", async () => {
    const whole = png(
      [4, 2],
      [
        [0, ...Array.from({ length: 12 }, () => 1)],
        [0, ...Array.from({ length: 12 }, () => 1)],
      ],
    );
    const unknownFilter = png(
      [4, 2],
      [
        [9, ...Array.from({ length: 12 }, () => 1)],
        [0, ...Array.from({ length: 12 }, () => 1)],
      ],
    );
    const bomb = png(
      [4, 2],
      Array.from({ length: 90 }, () => Array.from({ length: 13 }, () => 0)),
    );
    for (const odd of [
      Buffer.from("GIF89a"),
      new Uint8Array(),
      whole.subarray(0, 50),
      png([4, 2], [], 16),
      png([100_000, 100_000], []),
      png(
        [100_000, 2],
        [
          [0, ...new Uint8Array(300_000)],
          [0, ...new Uint8Array(300_000)],
        ],
      ),
      png([0, 4], []),
      png([4, 2], [[0]]),
      unknownFilter,
      bomb,
    ])
      expect(await scaledPng(odd, 2)).toBe(odd);
  });
});

it("lets others have turns between the rows of a large picture", async () => {
  const rows = Array.from({ length: 1000 }, () => [4, ...new Uint8Array(3000 * 3).fill(1)]);
  const large = png([3000, 1000], rows);
  // Turns in which this thread worked, by its own processor time; waiting for the compression counts as none.
  let [turns, used] = [0, process.threadCpuUsage().user];
  const look = (): void => {
    const now = process.threadCpuUsage().user;
    if (now - used > 2000) turns += 1;
    used = now;
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  await scaledPng(large, 720);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(8);
});
