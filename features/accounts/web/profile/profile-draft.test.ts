import { expect, it } from "vitest";
import { changeOf, draftOf, problemsOf } from "./profile-draft.ts";

const draft = draftOf({ username: null, bio: "", links: [], is_hidden: false, photo_url: null });

it("reads one link a line, adds https:// where nothing stands before it, and drops empty lines", () => {
  const links = changeOf({ ...draft, links: " maya.example \n\nhttp://old.example/x\n" }).links;
  expect(links).toEqual(["https://maya.example", "http://old.example/x"]);
});

it("names the first problem of each field, and none of an empty form", () => {
  expect(problemsOf(draft)).toEqual({});
  expect(changeOf(draft).username).toBeNull();
  const problems = problemsOf({ username: "1a", bio: "b".repeat(281), links: "javascript:alert(1)", isHidden: false });
  expect(problems.username).toContain("at least 3");
  expect(problems.bio).toContain("281");
  expect(problems.links).toContain("javascript:alert(1) is not an address");
  expect(problemsOf({ ...draft, links: "a.example\n".repeat(6) }).links).toBe("At most 5 links.");
});
