import { describe, expect, it } from "vitest";
import { RestError } from "../../rest-error.ts";
import { parsePayload, type PayloadWish } from "../payload.ts";
import { readPayload } from "./read-payload.ts";

const asJson: PayloadWish = { contentType: "application/json", isCall: false, columns: null };
const times = (text: string, bytes = 2_000_000): string => text.repeat(bytes / text.length);

const BODIES: readonly [string, string, Partial<PayloadWish>][] = [
  ["rows", `[${times('{"id":1,"a":"ü"},', 500_000)}{"id":2,"a":null}]`, {}],
  ["one object", `{"a":"${times("x")}"}`, {}],
  ["a text that is no row", `"${times("x")}"`, {}],
  ["chosen columns", `[${times('{"id":1},', 500_000)}{"b":2}]`, { columns: ["id"] }],
  ["other keys", `[${times('{"id":1},', 500_000)}{"b":2}]`, {}],
  ["no JSON", times("{"), {}],
  ["too many values", times("1,"), {}],
  ["CSV", `id,a\n${times('1,"b"\n', 600_000)}`, { contentType: "text/csv" }],
  ["quotes alone", times('"'), { contentType: "text/csv" }],
  ["a form", `a=${times("x")}`, { contentType: "application/x-www-form-urlencoded", isCall: true }],
  ["too long a form", times("a=1&"), { contentType: "application/x-www-form-urlencoded", isCall: true }],
  ["a form of millions of fields", times("a&", 9_000_000), { contentType: "application/x-www-form-urlencoded" }],
  ["bytes", times("\u0001"), { contentType: "application/octet-stream", isCall: true }],
  ["an unknown type", times("x"), { contentType: "image/png" }],
];

const told = (error: unknown): unknown => {
  if (!(error instanceof RestError)) throw error;
  return [error.status, error.body()];
};

describe("a large body", () => {
  it.each(BODIES)("is read as a short one is: %s", async (_name, text, more) => {
    const wish = { ...asJson, ...more };
    const bytes = Buffer.from(text);
    let expected: unknown;
    try {
      expected = parsePayload(bytes, wish);
    } catch (error) {
      expected = told(error);
    }
    expect(await readPayload("p1", bytes, wish).catch(told)).toEqual(expected);
  });

  it("holds up nobody while it is read", async () => {
    let turns = 0;
    let reading = true;
    const turn = (): void => {
      turns += 1;
      if (reading) setImmediate(turn);
    };
    turn();
    await readPayload("p1", Buffer.from(times('"', 8_000_000)), { ...asJson, contentType: "text/csv" }).catch(told);
    reading = false;
    expect(turns).toBeGreaterThan(10);
  });
});
