import { expect, it } from "vitest";
import { counted } from "./counted.ts";

it.each([
  [0, "0 rows"],
  [1, "1 row"],
  [1234, "1,234 rows"],
])("counts %d", (number, words) => expect(counted(number, "row")).toBe(words));
