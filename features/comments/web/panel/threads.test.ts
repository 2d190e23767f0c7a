import { expect, it } from "vitest";
import type { Comment, Place, Thread } from "../../contract/index.ts";
import { handOverText } from "./hand-over.ts";
import { placeForAgent, placeWords } from "./place-words.ts";
import { threadsIn } from "./thread-filters.ts";

const author = { id: "u1", name: "Maya", username: null, photo_url: null };
const BUTTON: Place = {
  ...{ kind: "element", page: "/menu", selector: "main > button", tag: "button", quote: "Order now" },
  ...{ x: 0, y: 0 },
};
const thread = (id: string, rest: Partial<Thread>): Thread => ({
  ...{ id, place: BUTTON, author, text: "", comments: 1, people: ["u1"], created_at: "", last_at: id },
  ...{ resolved_at: null, resolved_by: null, revision: 1 },
  ...rest,
});
const comment = (text: string): Comment => ({
  ...{ id: text, author, text, mentions: [], created_at: "", edited_at: null },
});

it("lists open threads, resolved ones, and those that a person takes part in, the newest first", () => {
  const threads = [
    thread("1", {}),
    thread("2", { resolved_at: "x", people: ["u2"] }),
    thread("3", { people: ["u2", "u3"] }),
  ];
  const ids = (filter: "open" | "resolved" | "mine", me: string | null) =>
    threadsIn(filter, threads, me).map(({ id }) => id);
  expect(ids("open", "u2")).toEqual(["3", "1"]);
  expect(ids("resolved", "u2")).toEqual(["2"]);
  expect(ids("mine", "u2")).toEqual(["3", "2"]);
  expect(ids("mine", null)).toEqual([]);
});

it("says in words where a thread stands", () => {
  expect(placeWords(BUTTON)).toBe("“Order now” on /menu");
  expect(placeWords({ ...BUTTON, quote: "" })).toBe("button on /menu");
  expect(placeWords({ kind: "line", path: "src/a.ts", line: 3, commit_sha: "", quote: "x" })).toBe("src/a.ts, line 3");
});

it("hands over the place, the first comment and the last ones in their own words, within a message", () => {
  const there = { tag_name: "button", text: "Order now", selector: "main > button", page: "/menu" };
  expect(placeForAgent(BUTTON)).toEqual(there);
  const eva = { id: "u3", name: "Eva" };
  const asked = {
    ...comment("@Ben Yilmaz make this green, @Eva please"),
    mentions: [{ id: "u2", name: "Ben Yilmaz" }, eva],
  };
  expect(handOverText([asked, comment("Yes"), { ...comment("@Eva "), mentions: [eva] }])).toBe(
    "make this green, please\nYes",
  );
  const named = (text: string, ...names: string[]) =>
    handOverText([{ ...comment(text), mentions: names.map((name) => ({ id: name, name })) }]);
  expect(named("@Ben and @Ben Yilmaz, make it green", "Ben", "Ben Yilmaz")).toBe("make it green");
  expect(named("@ben: write to info@Ben.de, not to @Benjamin", "Ben")).toBe("write to info@Ben.de, not to @Benjamin");
  expect(named("Make it green, @Ben, please\nBlue is too dark @Ben.", "Ben")).toBe(
    "Make it green, please\nBlue is too dark.",
  );
  const code = "Write it so:\n  if (a) {\n\tgo(1,  2);\n  }";
  expect(named(`${code}\n  @Ben  // see there`, "Ben")).toBe(`${code}\n  // see there`);
  const long = handOverText([comment("First"), ...Array.from({ length: 99 }, () => comment("x".repeat(4_000)))]);
  expect(long.length).toBeLessThan(13_000);
  expect(long).toContain("First\n(97 comments in between are left out)");
});
