import { describe, expect, it } from "vitest";
import { imageFacts } from "./image-facts.ts";

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : part)));

const PNG = bytes([0x89], "PNG\r\n\u001a\n", [0, 0, 0, 13], "IHDR", [0, 0, 1, 0x2c, 0, 0, 0, 0xc8], [8, 6, 0, 0, 0]);
const GIF = bytes("GIF89a", [0x2c, 0x01, 0xc8, 0x00], [0, 0, 0]);
const JPEG = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1],
  [0xff, 0xc4, 0, 3, 0],
  [0xff, 0xc0, 0, 17, 8, 0, 0xc8, 1, 0x2c, 3, 0, 0, 0],
);
const webp = (kind: string, rest: number[]): Uint8Array =>
  bytes(
    "RIFF",
    [0, 0, 0, 0],
    "WEBP",
    kind,
    rest,
    Array.from({ length: 12 }, () => 0),
  );
const WEBP_LOSSY = webp("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x2c, 0x01, 0xc8, 0x00]);
const WEBP_LOSSLESS = webp("VP8L", [0, 0, 0, 0, 0x2f, 0x2b, 0xc1, 0x31, 0x00]);
const WEBP_EXTENDED = webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0x2b, 1, 0, 0xc7, 0, 0]);

describe("the kind of a picture", () => {
  it.each([
    ["image/png", PNG],
    ["image/gif", GIF],
    ["image/jpeg", JPEG],
    ["image/webp", WEBP_LOSSY],
    ["image/webp", WEBP_LOSSLESS],
    ["image/webp", WEBP_EXTENDED],
  ])("is read from its bytes, with its size: %s [U2] [W4.18]", (type, picture) => {
    expect(imageFacts(picture)).toEqual({ type, width: 300, height: 200 });
  });

  it.each([
    ["an SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["a page", bytes("<!doctype html><script>alert(1)</script>")],
    ["a page behind a byte order mark", bytes([0xef, 0xbb, 0xbf], "<html>")],
    ["a document", bytes("%PDF-1.7")],
    ["an icon", bytes([0, 0, 1, 0, 1, 0, 16, 16])],
    ["nothing", bytes()],
    ["two bytes", bytes([0xff, 0xd8])],
    ["a PNG that ends in its signature", PNG.slice(0, 12)],
    [
      "a PNG whose first chunk is another",
      bytes([0x89], "PNG\r\n\u001a\n", [0, 0, 0, 13], "tEXt", [0, 0, 1, 0, 0, 0, 1, 0]),
    ],
    ["a PNG of no width", Uint8Array.from(PNG, (byte, index) => (index >= 16 && index < 20 ? 0 : byte))],
    ["a JPEG without a frame", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1], "no marker here at all")],
    ["a JPEG whose segment has no length", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0])],
    [
      "a sound in the same container",
      bytes(
        "RIFF",
        [0, 0, 0, 0],
        "WAVEfmt ",
        Array.from({ length: 30 }, () => 0),
      ),
    ],
  ])("is nothing for %s [U2]", (_name, file) => {
    expect(imageFacts(file)).toBeNull();
  });

  /** Left, top, width and height. */
  const frame = (...sides: number[]): number[] => {
    const low = sides.flatMap((value) => [value & 255, value >> 8]);
    // A palette of two colours, then one sub-block of pixels.
    return [0x2c, ...low, 0x80, 0, 0, 0, 255, 255, 255, 2, 2, 0x4c, 0x01, 0];
  };
  const delay = [0x21, 0xf9, 4, 4, 10, 0, 0, 0];
  const animated = (...frames: number[][]): Uint8Array =>
    bytes(
      "GIF89a",
      [0x2c, 0x01, 0xc8, 0x00, 0x80, 0, 0],
      [0, 0, 0, 255, 255, 255],
      [0x21, 0xff, 11],
      "NETSCAPE2.0",
      [3, 1, 0, 0, 0],
      ...frames.flatMap((one) => [delay, one]),
      [0x3b],
    );

  it("is as large as its largest frame, wherever that is [U2] [SI2]", () => {
    expect(imageFacts(animated(frame(0, 0, 300, 200), frame(10, 10, 5, 5)))).toMatchObject({ width: 300, height: 200 });
    expect(imageFacts(animated(frame(0, 0, 9, 9), frame(0, 0, 9, 9), frame(0, 9000, 60_000, 1)))).toMatchObject({
      width: 60_000,
      height: 9001,
    });
    // Truncated in the middle of its second frame: the existing part counts.
    const whole = animated(frame(0, 0, 400, 1), frame(0, 0, 500, 1));
    expect(imageFacts(whole.slice(0, whole.length - 8))).toMatchObject({ width: 500 });
  });

  it("answers for any bytes that begin like a picture, without reading beyond them", () => {
    const moving = animated(frame(0, 0, 9, 9), frame(0, 0, 65_535, 65_535));
    for (const picture of [PNG, GIF, moving, JPEG, WEBP_LOSSY, WEBP_LOSSLESS, WEBP_EXTENDED])
      for (let length = 0; length <= picture.length; length += 1)
        expect(() => imageFacts(picture.slice(0, length))).not.toThrow();
  });
});
