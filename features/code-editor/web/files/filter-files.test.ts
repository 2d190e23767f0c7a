import { expect, it } from "vitest";
import { filterFiles } from "./filter-files.ts";

it("finds files by the letters of their paths, names before folders", () => {
  const paths = ["src/index/other.ts", "src/pages/Index.tsx", "index.html", "src/lib/api.ts"];
  expect(filterFiles(paths, "index")).toEqual(["index.html", "src/pages/Index.tsx", "src/index/other.ts"]);
  expect(filterFiles(paths, "spix")).toEqual(["src/pages/Index.tsx"]);
  expect(filterFiles(paths, "nothing")).toEqual([]);
});
