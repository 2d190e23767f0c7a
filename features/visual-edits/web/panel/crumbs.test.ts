import { expect, it } from "vitest";
import { crumbsOf } from "./crumbs.ts";

it("names the project's components where their markup begins, and no package's short names", () => {
  const ancestors = [
    { name: "main", component: "$o" },
    { name: "section", component: "Hero" },
    { name: "div", component: "Hero" },
    { name: "p", component: "Lt" },
    { name: "b", component: null },
  ];
  expect(crumbsOf(ancestors)).toEqual([
    { name: "main", levels: 5 },
    { name: "Hero section", levels: 4 },
    { name: "div", levels: 3 },
    { name: "p", levels: 2 },
    { name: "b", levels: 1 },
  ]);
});
