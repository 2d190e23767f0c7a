import { describe, expect, it } from "vitest";
import { entryOf, setEntry } from "./named-entries.ts";

describe("names that objects know", () => {
  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "__defineGetter__", "plain"])(
    "%s is an entry like every other",
    (name) => {
      expect(entryOf<unknown>({ other: 1 }, name)).toBeUndefined();
      const target: Record<string, unknown> = {};
      setEntry(target, name, { a: 1 });
      setEntry(target, name, { a: 2 });
      expect(entryOf(target, name)).toEqual({ a: 2 });
      expect(JSON.stringify(target)).toBe(`{"${name}":{"a":2}}`);
      expect(Object.getPrototypeOf(target)).toBe(Object.prototype);
    },
  );
});
