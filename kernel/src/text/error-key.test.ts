import { describe, expect, it } from "vitest";
import { errorCause, errorKey, type KnownError } from "./error-key.ts";

const thrown = (change: Partial<KnownError["meta_data"]> & { message?: string; type?: string } = {}): KnownError => {
  const { message = "x is not a function", type = "runtime", ...meta } = change;
  const place = { filename: "http://p.preview.test/src/App.tsx", lineno: 4, colno: 2 };
  return { type, error_message: message, meta_data: { ...place, url: "http://p.preview.test/", ...meta } };
};
const same = (one: KnownError, other: KnownError): boolean => errorKey(one) === errorKey(other);

describe("two errors are the same one", () => {
  it("when message, type and position are [T5.10]", () => {
    expect(same(thrown(), thrown())).toBe(true);
    expect(same(thrown(), thrown({ message: "y is not a function" }))).toBe(false);
    expect(same(thrown(), thrown({ type: "build" }))).toBe(false);
    expect(same(thrown(), thrown({ lineno: 5 }))).toBe(false);
    expect(same(thrown(), thrown({ colno: 3 }))).toBe(false);
    expect(same(thrown(), thrown({ filename: "http://p.preview.test/src/Menu.tsx" }))).toBe(false);
    expect(same(thrown(), thrown({ url: "http://p.preview.test/menu" }))).toBe(true);
    expect(same(thrown(), thrown({ type: "immediate_runtime" }))).toBe(true);
  });

  it("for runtime errors also when only the 8 characters of a version differ [T5.10]", () => {
    const of = (version: string, type = "runtime"): KnownError =>
      thrown({
        type,
        message: `Failed to load http://p.preview.test/src/Menu.tsx?v=${version}`,
        filename: `http://p.preview.test/src/App.tsx?v=${version}`,
      });
    expect(same(of("1a2b3c4d"), of("99999999"))).toBe(true);
    expect(same(of("1a2b3c4d"), of("1a2b3c4d5"))).toBe(false);
    expect(same(of("1a2b3c4d", "build"), of("99999999", "build"))).toBe(false);
    const reloaded = (t: string): KnownError => thrown({ filename: `http://p.preview.test/src/App.tsx?t=${t}` });
    expect(same(reloaded("1764000000000"), reloaded("1764000000001"))).toBe(true);
  });

  it("for a request by its address, method and status", () => {
    const request = (meta: KnownError["meta_data"]): KnownError => ({
      type: "http_client",
      error_message: "failed",
      meta_data: meta,
    });
    const base = { url: "/a", method: "GET", status: 404 };
    expect(same(request(base), request({ ...base }))).toBe(true);
    for (const other of [{ url: "/b" }, { method: "POST" }, { status: 400 }])
      expect(same(request(base), request({ ...base, ...other }))).toBe(false);
  });
});

it("a cause stays the same one when an edit has moved its line", () => {
  expect(errorCause(thrown({ lineno: 9 }))).toBe(errorCause(thrown()));
  expect(errorCause(thrown({ message: "other" }))).not.toBe(errorCause(thrown()));
});
