import { describe, expect, it } from "vitest";
import { keyLabels, matchKeys, type KeyPress } from "./key-pattern.ts";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe("matchKeys", () => {
  it("reads mod as Cmd on Apple and as Ctrl elsewhere", () => {
    expect(matchKeys("mod+k", { pending: [], press: press("k", { metaKey: true }) }, true)).toBe("hit");
    expect(matchKeys("mod+k", { pending: [], press: press("k", { ctrlKey: true }) }, true)).toBe("no");
    expect(matchKeys("mod+k", { pending: [], press: press("k", { ctrlKey: true }) }, false)).toBe("hit");
    expect(matchKeys("mod+k", { pending: [], press: press("k") }, false)).toBe("no");
  });

  it("accepts characters that need Shift on the keyboard", () => {
    expect(matchKeys("?", { pending: [], press: press("?", { shiftKey: true }) }, false)).toBe("hit");
    expect(matchKeys("n", { pending: [], press: press("N", { shiftKey: true }) }, false)).toBe("no");
  });

  it("recognises a character with Shift by its key", () => {
    const held = press("|", { ctrlKey: true, shiftKey: true, code: "Backslash" });
    const bare = press("\\", { ctrlKey: true, code: "Backslash" });
    expect(matchKeys("mod+shift+\\", { pending: [], press: held }, false)).toBe("hit");
    expect(matchKeys("mod+shift+\\", { pending: [], press: bare }, false)).toBe("no");
    expect(matchKeys("mod+\\", { pending: [], press: bare }, false)).toBe("hit");
    expect(matchKeys("mod+\\", { pending: [], press: held }, false)).toBe("no");
  });

  it("follows a sequence chord by chord", () => {
    expect(matchKeys("g p", { pending: [], press: press("g") }, false)).toBe("next");
    expect(matchKeys("g p", { pending: ["g"], press: press("p") }, false)).toBe("hit");
    expect(matchKeys("g p", { pending: ["g"], press: press("c") }, false)).toBe("no");
    expect(matchKeys("g p", { pending: ["g"], press: press("g") }, false)).toBe("no");
    expect(matchKeys("p", { pending: ["g"], press: press("p") }, false)).toBe("no");
  });
});

it("draws keys in the platform's own signs", () => {
  expect(keyLabels("mod+shift+p", true)).toEqual(["⌘", "⇧", "P"]);
  expect(keyLabels("mod+.", false)).toEqual(["Ctrl", "."]);
  expect(keyLabels("g p", false)).toEqual(["G", "P"]);
});
