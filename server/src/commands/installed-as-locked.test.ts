import { describe, expect, it } from "vitest";
import { ROOT } from "./development/tool.ts";
import { absent, differences } from "./installed-as-locked.ts";

const locked = {
  "": {},
  kernel: { version: "0.1.0" },
  "node_modules/@slipway/kernel": { link: true },
  "node_modules/zod": { version: "4.6.7", integrity: "sha512-a" },
  "node_modules/@oxlint/binding-darwin-arm64": { version: "1.80.0", integrity: "sha512-b", optional: true },
};
const installed = {
  "node_modules/@slipway/kernel": { link: true },
  "node_modules/zod": { version: "4.6.7", integrity: "sha512-a" },
};

describe("whether the installed packages are those of the lock", () => {
  it("accepts the same packages without the optional ones of other machines", () => {
    expect(differences(locked, installed)).toEqual([]);
  });

  it("sees folders that npm lists and the disk lacks", () => {
    const listed = {
      "node_modules/vitest": { version: "1.0.0" },
      "features/node_modules/not-there": { version: "1.0.0" },
    };
    expect(absent(listed, ROOT)).toEqual(["features/node_modules/not-there"]);
  });

  it("sees another version, another content, a missing package and one too many", () => {
    const zod = installed["node_modules/zod"];
    expect(differences(locked, { ...installed, "node_modules/zod": { ...zod, version: "4.6.8" } })).toEqual([
      "node_modules/zod",
    ]);
    expect(differences(locked, { ...installed, "node_modules/zod": { ...zod, integrity: "x" } })).toEqual([
      "node_modules/zod",
    ]);
    expect(differences(locked, { "node_modules/zod": zod })).toEqual(["node_modules/@slipway/kernel"]);
    expect(differences(locked, { ...installed, "node_modules/extra": { version: "1.0.0" } })).toEqual([
      "node_modules/extra",
    ]);
  });
});
