import { expect, it } from "vitest";
import { cloudContract } from "./index.ts";

it("every call of a project's backend is below the proxy's one path [C7.01]", () => {
  const paths = Object.values(cloudContract).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) expect(path).toMatch(/^\/projects\/\{id\}\/cloud(\/|$)/);
});
