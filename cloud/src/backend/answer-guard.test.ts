import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestProject, type TestProject } from "../testing/test-project.ts";
import { AnswerGuard, MAX_ANSWER_BYTES } from "./answer-guard.ts";

const message = (code: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(code, "latin1");
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const at = [...new Set([0, ...places.map((place) => place % (bytes.length + 1)), bytes.length])].toSorted(
    (a, b) => a - b,
  );
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end));
}

const messages = fc.array(fc.tuple(fc.constantFrom("D", "d", "C", "Z", "A", "N"), fc.uint8Array({ maxLength: 40 })), {
  maxLength: 20,
});
const places = fc.array(fc.nat(), { maxLength: 30 });

describe("AnswerGuard", () => {
  it("passes every byte of an answer that fits, however the network splits it", () => {
    fc.assert(
      fc.property(messages, places, (list, at) => {
        const bytes = Buffer.concat(list.map(([code, body]) => message(code, Buffer.from(body))));
        const passed: Buffer[] = [];
        const guard = new AnswerGuard({});
        for (const chunk of cut(bytes, at)) expect(guard.take(chunk, (part) => passed.push(part))).toBeNull();
        expect(Buffer.concat(passed).equals(bytes)).toBe(true);
      }),
    );
  });

  it("leaves out changes that are too large and passes everything around them", () => {
    fc.assert(
      fc.property(messages, places, (list, at) => {
        const parts = list.map(([code, body]) => ({ code, bytes: message(code, Buffer.from(body)) }));
        const fits = parts.filter(({ code, bytes }) => code !== "d" || bytes.length - 1 <= 20);
        const leftOut: number[] = [];
        const passed: Buffer[] = [];
        const guard = new AnswerGuard({ maxChangeBytes: 20 });
        guard.onLeftOut = (bytes) => leftOut.push(bytes);
        for (const chunk of cut(Buffer.concat(parts.map(({ bytes }) => bytes)), at))
          expect(guard.take(chunk, (part) => passed.push(part))).toBeNull();
        expect(Buffer.concat(passed).equals(Buffer.concat(fits.map(({ bytes }) => bytes)))).toBe(true);
        expect(leftOut).toHaveLength(parts.length - fits.length);
      }),
    );
  });

  it("ends before a byte of a too large value is kept, and passes the answer before it", () => {
    const guard = new AnswerGuard({ maxBytes: 100 });
    const passed: Buffer[] = [];
    const before = message("Z", Buffer.from("I"));
    const head = Buffer.from([..."D"].map((letter) => letter.charCodeAt(0)).concat([0x40, 0, 0, 0, 1, 2, 3]));
    const refusal = guard.take(Buffer.concat([before, head]), (part) => passed.push(part));
    expect(refusal).toMatchObject({ code: "answer_too_large", details: { limit_bytes: 100 } });
    expect(Buffer.concat(passed).equals(before)).toBe(true);
  });

  it("counts notices and rows of one answer together, and each answer anew", () => {
    const guard = new AnswerGuard({ maxBytes: 100 });
    const row = message("D", Buffer.alloc(40));
    const end = message("Z", Buffer.from("I"));
    for (let count = 0; count < 10; count += 1) {
      expect(guard.take(Buffer.concat([row, row, end]), () => undefined)).toBeNull();
    }
    expect(guard.take(Buffer.concat([row, message("N", Buffer.alloc(40)), row]), () => undefined)).not.toBeNull();
  });

  it("refuses an answer beyond the bound of all large answers that arrive at once, until those have ended", () => {
    const large = Buffer.from([0x44, 0x03, 0xc0, 0, 0]);
    const guards = Array.from({ length: 4 }, () => new AnswerGuard({}));
    const refusals = guards.map((guard) => guard.take(large, () => undefined));
    expect(refusals.map((refusal) => refusal?.code ?? null)).toEqual([null, null, null, "cloud_answers_busy"]);
    for (const guard of guards) guard.release();
    const later = new AnswerGuard({});
    expect(later.take(large, () => undefined)).toBeNull();
    later.release();
  });
});

describe("a connection whose answers are bounded", () => {
  let project: TestProject;
  beforeAll(async () => {
    // The smallest size has no memory to make such an answer.
    project = await openTestProject([], { size: "xl" });
  });
  afterAll(async () => {
    await project[Symbol.asyncDispose]();
  });

  it.each([
    ["one value", `select repeat('x', ${MAX_ANSWER_BYTES * 2})`],
    ["many rows", `select repeat('x', 1000000) from generate_series(1, ${MAX_ANSWER_BYTES / 500_000})`],
    ["an error", `do $$ begin raise exception '%', repeat('x', ${MAX_ANSWER_BYTES * 2}); end $$`],
    ["a notice", `do $$ begin raise warning '%', repeat('x', ${MAX_ANSWER_BYTES * 2}); end $$`],
  ])("refuses %s beyond the bound with a sentence that names it, and answers the next statement", async (_, text) => {
    const connections = project.backend.database.as("postgres");
    await expect(connections.query(text)).rejects.toMatchObject({
      code: "answer_too_large",
      userMessage: "The database's answer is larger than 64 MB, the maximum of one answer.",
    });
    await expect(connections.transaction((tx) => tx.query(text))).rejects.toMatchObject({ code: "answer_too_large" });
    expect((await connections.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  });

  it("answers reads that shared the connection with one that is too large", async () => {
    const connections = project.backend.database.as("authenticator");
    const ask = (text: string) =>
      connections.queryAs({ role: "service_role", claims: {} }, { text, prepared: true, mayRunTwice: true });
    const small = "select 1 as n";
    for (let count = 0; count < 3; count += 1) await ask(small);
    const answers = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => ask(small)),
      ask(`select repeat('x', ${MAX_ANSWER_BYTES * 2})`),
      ...Array.from({ length: 6 }, () => ask(small)),
    ]);
    expect(answers.map(({ status }) => status === "fulfilled")).toEqual([
      ...Array.from({ length: 6 }, () => true),
      false,
      ...Array.from({ length: 6 }, () => true),
    ]);
  });
});
