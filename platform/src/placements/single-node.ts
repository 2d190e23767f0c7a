import type { Placements } from "./port.ts";

/** One machine: everything is here and never moves. */
export const singleNode = (node = "main"): Placements => ({
  node,
  locate: () => Promise.resolve({ node, generation: 1, here: true }),
});
