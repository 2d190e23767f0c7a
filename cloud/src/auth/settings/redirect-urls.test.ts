import { describe, expect, it } from "vitest";
import { isAllowedRedirect } from "./redirect-urls.ts";

const allowed = (url: string, allowList: string[] = [], siteUrl = "https://shop.example"): boolean =>
  isAllowedRedirect(url, { siteUrl, allowList });

describe("where people may be sent", () => {
  it.each([
    ["https://shop.example/any/path?x=1#y", []],
    ["http://localhost:5173/in", [], "http://localhost:3000"],
    ["https://a.preview.example/in", ["https://*.preview.example/*"]],
    ["https://a.preview.example/in/deep", ["https://*.preview.example/**"]],
    ["https://x.example/a/b?c=d", ["https://x.example/**"]],
    ["com.shop.app://signed-in", ["com.shop.app://**"]],
    ["https://x.example/b#token", ["https://x.example/{a,b}"]],
    ["https://x1.example/", ["https://x[0-9].example/"]],
  ])("allows %s", (url, list, site?: string) => {
    expect(allowed(url, list, site)).toBe(true);
  });

  it.each([
    ["", []],
    ["https://evil.example/", []],
    ["http://shop.example/", []],
    ["https://shop.example:8443/", []],
    ["https://shop.example.evil.example/", []],
    ["https://shop.example@evil.example/", []],
    ["https://evil.example\\@shop.example/", []],
    ["//shop.example/", []],
    ["https://a.b.preview.example/in", ["https://*.preview.example/*"]],
    ["https://a.preview.example/in/deep", ["https://*.preview.example/*"]],
    ["https://evil.example/.preview.example/x", ["https://*.preview.example/*"]],
    ["javascript:alert(1)", ["**"]],
    ["data:text/html,x", ["**"]],
    ["https://203.0.113.7/", ["https://**"]],
    ["https://3405803783/", ["https://**"]],
    ["https://shop.example/\r\nset-cookie: a=b", []],
    ["https://shop.example/\tx", []],
    ["https://xy.example/", ["https://x[0-9].example/"]],
    ["https://xa.example/", ["https://x.example/"]],
  ])("refuses %s", (url, list) => {
    expect(allowed(url, list)).toBe(false);
  });

  it("matches a hundred hostile globs without backtracking", () => {
    const hostile = Array.from({ length: 100 }, (_, at) => `https://x/${"**a".repeat(30)}${at}b`);
    expect(allowed(`https://x/${"a".repeat(2000)}`, hostile)).toBe(false);
  });
});
