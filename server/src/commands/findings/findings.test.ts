import { mkdir } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { readConfig } from "@slipway/platform/config/environment";
import { testPostgresPrograms } from "@slipway/platform/testing/servers/test-postgres";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { claimDataFolder } from "../../data-folder.ts";
import { address, database, dataFolder, domains } from "./findings.ts";

const configOf = (env: Record<string, string>) => readConfig(env);

describe("what doctor finds", () => {
  it("a data folder inside a git checkout", async () => {
    await using folder = await temporaryFolder();
    const config = configOf({ SLIPWAY_DATA_DIR: join(folder.path, "checkout", "data", "slipway") });
    expect(await dataFolder(config)).toMatchObject({ state: "ok" });
    await mkdir(join(folder.path, "checkout", ".git"), { recursive: true });
    expect(await dataFolder(config)).toMatchObject({ state: "reduced", advice: expect.stringContaining("git clean") });
  });

  it("a disk on which nothing new is saved any more", async () => {
    await using folder = await temporaryFolder();
    const config = configOf({ SLIPWAY_DATA_DIR: folder.path });
    expect(await dataFolder({ ...config, diskFloorBytes: 2 ** 60 })).toMatchObject({
      state: "broken",
      detail: expect.stringContaining("below the floor of ") as string,
      advice: expect.stringContaining("Nothing new can be saved") as string,
    });
  });

  it("a port that somebody else uses, but not our own server", async () => {
    await using folder = await temporaryFolder();
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const config = configOf({ PORT: String(port), SLIPWAY_DATA_DIR: folder.path });
    expect(await address(config)).toMatchObject({ state: "broken", advice: expect.stringContaining("PORT=") });
    {
      await using running = await claimDataFolder(folder.path);
      expect(running).not.toBeNull();
      expect(await address(config)).toMatchObject({ detail: expect.stringContaining("starting") });
      // Whatever PORT says here: it is the running one's address that counts.
      running!.announce("http://slipway.localhost:4960");
      expect(await address(config)).toMatchObject({ state: "ok", detail: "http://slipway.localhost:4960, running" });
    }
    await new Promise((resolve) => other.close(resolve));
    expect(await address(config)).toMatchObject({ state: "ok", detail: expect.stringContaining("is free") });
  });

  it("a database with its version, and one that does not answer", async () => {
    const url = inject("slipwayPostgres").replace(encodeURIComponent("{database}"), "postgres");
    expect(await database(configOf({ DATABASE_URL: url }))).toMatchObject({
      state: "ok",
      detail: expect.stringContaining(`Postgres ${(await testPostgresPrograms()).major}.`),
    });
    const nobody = configOf({ DATABASE_URL: "postgres://slipway:secret@127.0.0.1:1/slipway" });
    const finding = await database(nobody);
    expect(finding).toMatchObject({ state: "broken", advice: expect.stringContaining("DATABASE_URL") });
    expect(JSON.stringify(finding)).not.toContain("secret");
  });

  it("an address where browsers drop the sign-in", () => {
    expect(domains(configOf({}))).toMatchObject({ state: "ok" });
    const names = { SLIPWAY_PREVIEW_DOMAIN: "preview.example.net", SLIPWAY_SITES_DOMAIN: "sites.example.com" };
    expect(domains(configOf({ SLIPWAY_URL: "https://slipway.example.org", ...names }))).toMatchObject({
      state: "ok",
    });
    expect(domains(configOf({ SLIPWAY_URL: "http://192.168.1.5:4400" }))).toMatchObject({ state: "broken" });
  });
});
