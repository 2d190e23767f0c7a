import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portIn, readJson, readSigningKeys, requireFile } from "./compat-options.ts";

let folder: string;
const named = (file: string) => ({ option: "--signing-keys", file: join(folder, file) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slipway-compat-options-"));
  const key = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  await writeFile(join(folder, "keys.json"), JSON.stringify([{ ...key, kid: "one", alg: "ES256" }]));
  await writeFile(join(folder, "text.json"), "no JSON");
  await writeFile(join(folder, "object.json"), "{}");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("options of compat", () => {
  it("refuses a missing or unreadable file with a sentence that names option, file and reason", async () => {
    const refused = (why: string) => ({ code: "invalid_request", userMessage: expect.stringMatching(why) });
    await expect(requireFile(named("gone.sql"))).rejects.toMatchObject(
      refused("^--signing-keys: .*gone.sql does not exist.$"),
    );
    await expect(readJson(named("."))).rejects.toMatchObject(refused("cannot be read .EISDIR."));
    await expect(readJson(named("text.json"))).rejects.toMatchObject(refused("text.json is no JSON "));
    await expect(readSigningKeys(named("object.json"))).rejects.toMatchObject(
      refused("is no list of private JSON Web Keys"),
    );
  });

  it("accept valid ports only", () => {
    expect([portIn("0"), portIn("54321")]).toEqual([0, 54_321]);
    for (const port of ["abc", "65536", "-1", "1e3", ""]) expect(() => portIn(port)).toThrow(/--port: .*is no port/);
  });

  it("accept signing keys only", async () => {
    const [key] = await readSigningKeys(named("keys.json"));
    expect(key).toMatchObject({ kid: "one", algorithm: "ES256", privateKey: expect.stringContaining("PRIVATE KEY") });
  });
});
