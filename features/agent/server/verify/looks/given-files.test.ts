import type { ProjectPath } from "@slipway/kernel/project-path";
import { expect, it } from "vitest";
import type { AskedAction } from "../../loop/tools/checking/asked-action.ts";
import { withFiles } from "./given-files.ts";

const files = new Map(
  [".env", "deploy/id_rsa", "public/plan.csv"].map((path) => [path as ProjectPath, Buffer.from(`KEY of ${path}`)]),
);
const project = { files: () => files };
const upload = (path: string) => withFiles([{ kind: "upload", path } as AskedAction], project);

it("uploads a file of the project, and none that may hold secrets", () => {
  expect(upload("public/plan.csv")).toMatchObject([{ kind: "upload", file: { name: "plan.csv" } }]);
  for (const path of [".env", "deploy/id_rsa"]) expect(() => upload(path)).toThrow(`${path} may hold secrets`);
  expect(() => upload("public/none.csv")).toThrow("The project has no file public/none.csv");
});

it("bounds what one call uploads", () => {
  const large = { files: () => new Map([["a.bin" as ProjectPath, new Uint8Array(1_500_000)]]) };
  const twice = [1, 2].map(() => ({ kind: "upload", path: "a.bin" }) as AskedAction);
  expect(() => withFiles(twice, large)).toThrow("at most 2097152 bytes together");
});
