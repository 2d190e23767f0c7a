import { expect, it } from "vitest";
import { safeNext } from "./safe-next.ts";

it.each(["/projects/p1?magic_link=x#end", "/"])("follows %s", (next) => expect(safeNext(next)).toBe(next));

it.each([null, "", "https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "projects/p1"])(
  "goes home instead of %j",
  (next) => expect(safeNext(next)).toBe("/"),
);
