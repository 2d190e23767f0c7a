import { describe, expect, it } from "vitest";
import { mentionQuery, offeredPeople, withMention, writtenName } from "./mention-query.ts";

const person = (id: string, name: string, username: string | null = null) => ({ id, name, username, photo_url: null });

describe("typing a name after @", () => {
  it("begins at a word and ends at a line's end", () => {
    expect(mentionQuery("Hi @Jo L", 8)).toBe("Jo L");
    expect(mentionQuery("@", 1)).toBe("");
    expect(mentionQuery("a@b", 3)).toBeNull();
    expect(mentionQuery("@Jo\nmore", 8)).toBeNull();
    expect(mentionQuery("no name", 7)).toBeNull();
  });

  it("offers people by the beginning of any of their names", () => {
    const people = [person("1", "Jo Lind"), person("2", "Linus", "penguin"), person("3", "Eve")];
    expect(offeredPeople("lin", people).map(({ id }) => id)).toEqual(["1", "2"]);
    expect(offeredPeople("peng", people).map(({ id }) => id)).toEqual(["2"]);
  });

  it("puts the name in place of what was typed, and a user name where two people share one", () => {
    expect(withMention("Hi @jo there", 6, "Jo Lind")).toEqual({ text: "Hi @Jo Lind there", caret: 12 });
    expect(withMention("@j", 2, "Jo")).toEqual({ text: "@Jo ", caret: 4 });
    const [one, other] = [person("1", "Jo", "jo1"), person("2", "Jo", "jo2")];
    expect(writtenName(one, [one, other])).toBe("jo1");
    expect(writtenName(one, [one])).toBe("Jo");
  });
});
