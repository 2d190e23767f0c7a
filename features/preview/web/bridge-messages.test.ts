import { describe, expect, it } from "vitest";
import { pageErrorOf, readBridgeMessage, type BridgeMessage } from "./bridge-messages.ts";
import { MessageBudget } from "./message-budget.ts";

const base = { source: "slipway-preview", v: 1 };

describe("messages of the previewed page", () => {
  it("reads ready and route, and never a path that is not one", () => {
    expect(readBridgeMessage({ ...base, type: "route", path: "/menu", title: "Menu" })).toEqual({
      type: "route",
      path: "/menu",
      title: "Menu",
    });
    expect(readBridgeMessage({ ...base, type: "ready", path: "javascript:alert(1)" })).toMatchObject({ path: "/" });
  });
  it("ignores everything else: other sources, versions, types and shapes", () => {
    for (const data of [
      null,
      1,
      "x",
      {},
      { ...base, v: 2, type: "ready" },
      { ...base, source: "x", type: "ready" },
      { ...base, type: "steal" },
    ]) {
      expect(readBridgeMessage(data)).toBeNull();
    }
  });
  it("bounds what it accepts", () => {
    const error = readBridgeMessage({
      ...base,
      type: "error",
      kind: "runtime",
      message: "x".repeat(90_000),
      lineno: "7",
      status: 1.5,
    });
    expect(error).toMatchObject({ type: "error", line: null, status: null });
    expect(error?.type === "error" && error.message.length).toBe(21_000);
  });
  it("accepts nothing that a server would refuse: no NUL, lone surrogate or number out of range", () => {
    const error = readBridgeMessage({
      ...base,
      type: "error",
      kind: "runtime",
      message: "a\u0000\uD800b",
      lineno: -1,
      colno: 2 ** 40,
    });
    expect(error).toMatchObject({ message: "a\uFFFDb", line: null, column: null });
    const cut = readBridgeMessage({ ...base, type: "console", level: "log", message: `${"x".repeat(3999)}🧁` });
    expect(cut?.type === "console" && cut.message.isWellFormed()).toBe(true);
  });
  it("accepts recorded events within the bound, and nothing that cannot be stored [W5.05]", () => {
    const replay = (event: unknown) => readBridgeMessage({ ...base, type: "replay", event });
    expect(replay({ type: 3, timestamp: 1, data: { x: 1 } })).toEqual({
      type: "replay",
      event: { type: 3, timestamp: 1, data: { x: 1 } },
    });
    for (const event of [null, "x", { data: "x".repeat(10_001) }, { data: "\u0000" }, { data: "\uD800" }])
      expect(replay(event)).toBeNull();
  });
  it("accepts a bounded number of messages in ten seconds, then again", () => {
    const budget = new MessageBudget();
    const heard = (now: number): number =>
      Array.from({ length: 10_000 }, () => budget.take(now)).filter(Boolean).length;
    expect([heard(0), heard(5_000), heard(11_000)]).toEqual([400, 0, 400]);
  });
});

describe("an error of the previewed page", () => {
  const read = (fields: object) =>
    pageErrorOf(
      readBridgeMessage({ ...base, type: "error", kind: "runtime", message: "x", path: "/menu", ...fields }) as Extract<
        BridgeMessage,
        { type: "error" }
      >,
      0,
    );

  it.each([
    ["http://p.preview.test:1/src/App.tsx?t=1764000000000", "src/App.tsx"],
    ["/app/src/pages/Index.tsx", "src/pages/Index.tsx"],
    ["/src/App.tsx", "src/App.tsx"],
    ["http://p.preview.test/src/%C3%9Cber.tsx", "src/Über.tsx"],
    ["http://p.preview.test/src/../../etc/passwd", "http://p.preview.test/src/../../etc/passwd"],
    ["http://p.preview.test/src/%ff.tsx", "http://p.preview.test/src/%ff.tsx"],
    ["http://p.preview.test/assets/index-1a2b.js", "http://p.preview.test/assets/index-1a2b.js"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["", null],
  ])("at %s stands in %s", (filename, file) => {
    expect(read({ filename }).meta_data.filename).toBe(file);
  });

  it("is stripped of secrets in its text and address", () => {
    const key = ["sk", "live", "4eC39HqLyjWDarjtT1zdp9f2"].join("_");
    const error = read({ message: `GET /a?key=${key} answered 404`, url: `/a?key=${key}` });
    expect([error.error_message, error.meta_data.url]).toEqual([
      "GET /a?key=[removed] answered 404",
      "/a?key=[removed]",
    ]);
  });

  it("has a known type, and never an empty text [T3.07]", () => {
    expect(read({ kind: "constructor", message: " ", path: "nowhere", method: "GET", origin: "http://x" })).toEqual({
      type: "unknown",
      error_message: "An error without a message",
      page: "/",
      occurred_at: "1970-01-01T00:00:00.000Z",
      meta_data: {
        url: null,
        method: "GET",
        origin: "http://x",
        status: null,
        colno: null,
        lineno: null,
        filename: null,
      },
    });
  });
});
