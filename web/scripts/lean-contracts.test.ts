import { expect, it } from "vitest";
import { leanContract, renamedZod } from "./lean-contracts.ts";

it("keeps only the parts of routes and live paths that the browser reads", () => {
  const contract = `
    const more = { a: 1 };
    export const contract = {
      read: route({
        method: "GET",
        path: \`/a/\${more.a}\`,
        policy: { project: "EditProject" },
        summary: "Reads, route({ method: 1 }) or not",
        params: z.object({ id: z.string() }),
        errors: [{ status: 404, code: "x" }, ...more],
        resultKind: "bytes",
      }),
      write: route({ ...more, path: "/b", method: "PUT", body: z.object({ path: z.string(), method: z.string() }) }),
    };
    export const live = livePath({ path: "a/{id}", policy: "signedIn", summary: "Follows" });
    export const other = routes({ summary: "kept" });
    export const rule = (text) => text.trim() !== "";`;
  expect(leanContract(contract).replace(/\s+/g, " ")).toBe(
    ' const more = { a: 1 }; export const contract = { read: { method: "GET", path: `/a/${more.a}`, resultKind: "bytes" } }'
      .replace("read: {", "read: route({")
      .replace('"bytes" } }', '"bytes" }), write: route({ ...more, path: "/b", method: "PUT" }), };') +
      ' export const live = livePath({ path: "a/{id}" }); export const other = routes({ summary: "kept" }); export const rule = (text) => text.trim() !== "";',
  );
});

it("gives Zod a name of its own, so that the build can leave out unused schemas", () => {
  const contract = `import { z } from "zod";
    const unused = z.object({ z: z.string() }).refine((z) => z !== null);`;
  expect(renamedZod(contract)).toBe(`import { z as slipwaySchema } from "zod";
    const unused = slipwaySchema.object({ z: slipwaySchema.string() }).refine((z) => z !== null);`);
});
