import { expect, it } from "vitest";
import { cloudContract } from "./index.ts";

it("every call of a project's backend is below the proxy's one path [C7.01]", () => {
  // The routes of the gateway to language models are listed with the other integrations. [C7.23] [C7.24] [C7.25]
  const paths = Object.values(cloudContract)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith("/projects/{id}/integrations/ai_gateway"));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) expect(path).toMatch(/^\/projects\/\{id\}\/cloud(\/|$)/);
});
