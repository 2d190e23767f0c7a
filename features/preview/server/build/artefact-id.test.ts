import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { artefactId } from "./artefact-id.ts";

const services = { templateDir: fileURLToPath(new URL("../../../../template", import.meta.url)) };
const original = { projectId: "p1", treeHash: "t1", environment: { VITE_A: "1", VITE_B: "2" } };
const idOf = (changes: Partial<typeof original> = {}): Promise<string> =>
  artefactId(services, { ...original, ...changes });

it("is equal only for the same project, tree and environment, so a copy never gets its original's", async () => {
  const id = await idOf();
  expect(await idOf({ environment: { VITE_B: "2", VITE_A: "1" } })).toBe(id);
  const others = await Promise.all([
    idOf({ projectId: "p2" }),
    idOf({ treeHash: "t2" }),
    idOf({ environment: { VITE_A: "1", VITE_B: "3" } }),
    idOf({ environment: { VITE_A: "1,VITE_B=2", VITE_B: "" } }),
    idOf({ projectId: "p1t1", treeHash: "" }),
  ]);
  expect(new Set([id, ...others]).size).toBe(6);
});
