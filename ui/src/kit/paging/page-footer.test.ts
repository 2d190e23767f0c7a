import { expect, it } from "vitest";
import { typedPage } from "./page-footer.tsx";

it("keeps a typed page between the first and the last, and takes digits only [C4.09] [C5.30]", () => {
  expect(["3", " 12 ", "0", "999", "", "two", "-1", "1.5"].map((text) => typedPage(text, 40))).toEqual([
    3,
    12,
    1,
    40,
    null,
    null,
    null,
    null,
  ]);
});
