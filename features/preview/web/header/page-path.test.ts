import { describe, expect, it } from "vitest";
import { matchesRoute, normalisePath, pathOptions, visitablePages } from "./page-path.ts";

describe("preview path", () => {
  it("strips whitespace and enforces a leading slash [T2.12] [T5.05]", () => {
    expect(normalisePath(" men u ")).toBe("/menu");
    expect(normalisePath("//menu")).toBe("/menu");
    expect(normalisePath("")).toBe("/");
  });
  it("treats :param segments as wildcards and ignores trailing slashes [T2.12]", () => {
    expect(matchesRoute("/product/:id", "/product/7/")).toBe(true);
    expect(matchesRoute("/product/:id", "/product")).toBe(false);
    expect(matchesRoute("/menu", "/menu/?a=1#b")).toBe(true);
  });
  it("excludes wildcard and parameter pages and always offers the first page [T2.12]", () => {
    expect(visitablePages(["/menu", "/product/:id", "*", "/docs/*"])).toEqual(["/", "/menu"]);
  });
  it("offers a typed path as an option of its own unless it is a known page [T2.12]", () => {
    expect(pathOptions(["/", "/menu"], "/me")).toEqual([
      { path: "/menu", custom: false },
      { path: "/me", custom: true },
    ]);
    expect(pathOptions(["/", "/menu"], "menu/")).toEqual([]);
    expect(pathOptions(["/", "/menu"], "")).toEqual([
      { path: "/", custom: false },
      { path: "/menu", custom: false },
    ]);
  });
});
