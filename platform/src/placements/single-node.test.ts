import { expect, it } from "vitest";
import { placementsSuite } from "./port.suite.ts";
import { singleNode } from "./single-node.ts";

placementsSuite("one machine", async () => singleNode());
placementsSuite("one machine with a name of its own", async () => singleNode("attic"));

it("has everything here", async () => {
  expect(await singleNode("attic").locate("p1", "cluster")).toEqual({ node: "attic", generation: 1, here: true });
});
