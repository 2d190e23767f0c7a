/** Rules of the tools that make something: what they make must be right, however it looks. */
import { describe, expect, it } from "vitest";
import { contrast, hexOf, hexOfHsl, hslOf, paletteOf, type Harmony } from "../../../../blueprints/tools/color-rules.ts";
import {
  bitsOfPassphrase,
  bitsOfPassword,
  passphraseOf,
  passwordOf,
  strengthOf,
  type Characters,
} from "../../../../blueprints/tools/password-rules.ts";
import { addressOf, wifiText } from "../../../../blueprints/tools/qr-content.ts";
import { capacityOf, correctionOf, formatBits, qrCode, versionBits } from "../../../../blueprints/tools/qr-rules.ts";
import { fillBlueprint } from "../../../emit/blueprint.ts";
import type { Language } from "../../../plan/plan.ts";

/** The same draws in each run. */
function counting(): (below: number) => number {
  let state = 7;
  return (below) => (state = (state * 48271) % 2147483647) % below;
}

const all: Characters = { length: 12, lower: true, upper: true, digits: true, signs: true, distinct: false };

describe("passwords", () => {
  it("hold every kind that is wanted and no other", () => {
    const random = counting();
    for (let time = 0; time < 300; time += 1) {
      const password = passwordOf({ ...all, length: 6 }, random);
      for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]) expect(password).toMatch(kind);
      expect(password).toHaveLength(6);
      expect(passwordOf({ ...all, upper: false, signs: false }, random)).toMatch(/^[a-z\d]{12}$/);
    }
  });

  it("leave out what looks alike", () => {
    const random = counting();
    for (let time = 0; time < 300; time += 1)
      expect(passwordOf({ ...all, distinct: true, length: 40 }, random)).not.toMatch(/[Il1|O0o]/);
  });

  it("are made of nothing where no kind is wanted", () => {
    const none = { ...all, lower: false, upper: false, digits: false, signs: false };
    expect(passwordOf(none, counting())).toBe("");
    expect(bitsOfPassword(none)).toBe(0);
  });

  it("are as strong as they are hard to guess", () => {
    const digits = { ...all, lower: false, upper: false, signs: false };
    expect(bitsOfPassword({ ...digits, length: 6 })).toBe(19);
    expect(strengthOf(bitsOfPassword({ ...digits, length: 6 }))).toBe(0);
    expect(bitsOfPassword({ ...all, length: 16 })).toBeGreaterThan(100);
    expect(strengthOf(bitsOfPassword({ ...all, length: 16 }))).toBe(3);
  });

  it.each(["en", "de", "es"] as const)("of words know enough different ones: %s", (language: Language) => {
    const flags = { en: language === "en", de: language === "de", es: language === "es" };
    const file = fillBlueprint("tools/pass-words.ts", { language, flags });
    const words = /"([^"]+)"/.exec(file)![1]!.split(" ");
    expect(words.length).toBeGreaterThan(220);
    expect(new Set(words).size).toBe(words.length);
    expect(file.match(/"/g)).toHaveLength(4);
    const phrase = { words: 6, between: "-", capitals: true, number: true };
    expect(passphraseOf(phrase, words, counting())).toMatch(/^(?:\p{Lu}\p{Ll}+-){6}\d\d$/u);
    expect(bitsOfPassphrase(phrase, 256)).toBe(54);
  });
});

/** Reads a code as a camera's program does once it has the squares; mends nothing. */
function decoded(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let at = 0; at < 15; at += 1) {
    const row = at < 6 ? at : at < 8 ? at + 1 : 8;
    const column = at < 8 ? 8 : at === 8 ? 7 : 14 - at;
    if (code[row]![column]) format |= 1 << at;
  }
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(one) === format);
  expect(mask).toBeDefined();
  const flips = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ][mask!]!;
  const mark = version === 1 ? -9 : size - 7;
  const isPattern = (r: number, c: number): boolean =>
    r === 6 ||
    c === 6 ||
    (r < 9 && (c < 9 || c >= size - 8)) ||
    (c < 9 && r >= size - 8) ||
    (Math.abs(r - mark) <= 2 && Math.abs(c - mark) <= 2);
  let bits = "";
  let up = true;
  for (const right of Array.from({ length: size }, (_, at) => size - 1 - at).filter((c) =>
    c > 6 ? c % 2 === 0 : c % 2 === 1,
  )) {
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isPattern(row, column)) bits += Number(code[row]![column]! !== (flips(row, column) === 0));
    }
    up = !up;
  }
  const bytes = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
  // Versions 1 to 3 of this level are one block: mode and length take twelve bits.
  const length = ((bytes[0]! & 15) << 4) | (bytes[1]! >> 4);
  const text = Array.from({ length }, (_, at) => ((bytes[at + 1]! & 15) << 4) | (bytes[at + 2]! >> 4));
  return new TextDecoder().decode(new Uint8Array(text));
}

describe("QR codes", () => {
  it("correct as the standard's examples do", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect(formatBits(0).toString(2)).toBe("101010000010010");
    expect(formatBits(5).toString(2)).toBe("100000011001110");
    expect(versionBits(7).toString(2)).toBe("111110010010100");
  });

  it("hold as much as the standard says", () => {
    expect([1, 2, 5, 9, 10, 20, 40].map(capacityOf)).toEqual([14, 26, 84, 180, 213, 666, 2331]);
    expect(qrCode("x".repeat(14))).toHaveLength(21);
    expect(qrCode("x".repeat(15))).toHaveLength(25);
    expect(qrCode("x".repeat(2331))).toHaveLength(177);
    expect(qrCode("x".repeat(2332))).toBeNull();
  });

  it.each(["a", "Grüße 😀", "https://example.com/path", "WIFI:T:WPA;S:home;P:secret12;;"])(
    "can be read again: %s",
    (text) => expect(decoded(qrCode(text)!)).toBe(text),
  );

  it("look as other makers' do", () => {
    const rows = qrCode("https://example.com")!.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));
    expect(rows.slice(0, 7).map((row) => row.slice(0, 8))).toEqual([
      "#######.",
      "#.....#.",
      "#.###.#.",
      "#.###.#.",
      "#.###.#.",
      "#.....#.",
      "#######.",
    ]);
    expect(rows[6]!.slice(6, 19)).toBe("#.#.#.#.#.#.#");
    // The one square that is always dark, beside the lower left corner.
    expect(rows[17]![8]).toBe("#");
  });

  it("write networks and addresses as phones read them", () => {
    expect(wifiText({ name: "a;b", password: 'x:"\\', lock: "WPA", hidden: true })).toBe(
      'WIFI:T:WPA;S:a\\;b;P:x\\:\\"\\\\;H:true;;',
    );
    expect(wifiText({ name: "open", password: "old", lock: "nopass", hidden: false })).toBe("WIFI:T:nopass;S:open;;");
    expect(addressOf(" example.com/a ")).toBe("https://example.com/a");
    expect(addressOf("mailto:me@example.com")).toBe("mailto:me@example.com");
    expect(addressOf("localhost:3000")).toBe("https://localhost:3000");
    expect(addressOf("not an address")).toBeNull();
    expect(addressOf("word")).toBeNull();
  });
});

describe("colours", () => {
  it("are read as people write them", () => {
    expect(hexOf("ABC")).toBe("#aabbcc");
    expect(hexOf(" #1A2b3c ")).toBe("#1a2b3c");
    expect(hexOf("#12345")).toBeNull();
    expect(hexOf("red")).toBeNull();
  });

  it("come back from hue, saturation and lightness", () => {
    for (const color of ["#000000", "#ffffff", "#ff0000", "#2f6f8f", "#808080", "#0a0b0c", "#fedcba"])
      expect(hexOfHsl(hslOf(color))).toBe(color);
    expect(hexOfHsl({ hue: 420, saturation: 100, lightness: 50 })).toBe("#ffff00");
    expect(hexOfHsl({ hue: -120, saturation: 100, lightness: 50 })).toBe("#0000ff");
  });

  it("contrast as WCAG counts", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#2f6f8f", "#2f6f8f")).toBe(1);
  });

  it.each(["analogous", "complementary", "split", "triad", "square", "shades"] as Harmony[])(
    "are five different ones with the base first: %s",
    (harmony) => {
      for (const base of ["#2f6f8f", "#f8e0e0", "#1a0a0a", "#40ff40"]) {
        const palette = paletteOf(base, harmony);
        expect(palette[0]).toBe(base);
        expect(new Set(palette).size, `${base} ${palette.join(" ")}`).toBe(5);
      }
    },
  );
});
