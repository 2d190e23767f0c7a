import { expect, it } from "vitest";
import { addressOf, fixedStart, hasParameter } from "./page-addresses.ts";

it("tells routes with a parameter from those that are addresses", () => {
  expect(["/items/:id", "/:slug", "/a/:b/c"].every(hasParameter)).toBe(true);
  expect(["/", "/items", "/at:noon", "/a/b:c"].some(hasParameter)).toBe(false);
  expect([fixedStart("/items/:id"), fixedStart("/:slug"), fixedStart("/a/b/:c/d/:e")]).toEqual([
    "/items/",
    "/",
    "/a/b/",
  ]);
});

it.each([
  ["/items/:id", ["/", "/items", "/items/7/notes", "/items/7"], [], "/items/7"],
  ["/items/:id", ["/items/new", "/items/7?from=list"], ["/items/new"], "/items/7?from=list"],
  ["/:slug", ["/about", "/soup"], ["/", "/about"], "/soup"],
  ["/:slug/:part", ["/items/7", "/soup/salt"], ["/items/:id"], "/soup/salt"],
  ["/items/:id/notes/:note", ["/items/7", "/items/7/notes/2"], ["/items/:id"], "/items/7/notes/2"],
  ["/items/:id", ["/items", "//items/7", "https://items/7", "/items/"], [], null],
  ["/items/:id", [`/items/${"7".repeat(500)}`], [], null],
])("chooses for %s of %j, beside %j, %s", (route, links, others, address) =>
  expect(addressOf(route, links, others)).toBe(address),
);
