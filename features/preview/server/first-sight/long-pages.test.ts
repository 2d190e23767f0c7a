/** A pattern that looks for its end from each of its beginnings takes minutes for these. */
import { expect, it } from "vitest";
import { withScripts } from "./built-page.ts";

const LONG = 1_000_000;
const long = (part: string): string => part.repeat(LONG / part.length);

it("finds the place for scripts in a page of a million characters", () => {
  const page = long("<head\t<html\t");
  expect(withScripts(page, ["x"])).toBe(`<script>x</script>${page}`);
  expect(withScripts('<html lang="de"><HEAD data-x="1"><p>', ["x"])).toContain(
    '<HEAD data-x="1"><script>x</script><p>',
  );
});
