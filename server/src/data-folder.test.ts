import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { randomText } from "@slipway/kernel/ids";
import { announcedAddress, claimDataFolder } from "./data-folder.ts";

const someFolder = (): string => `/data/${randomText(12)}`;

describe("the claim on a data folder", () => {
  it("is held by one process, and free again after its release", async () => {
    const folder = someFolder();
    {
      await using claim = await claimDataFolder(folder);
      expect(claim).not.toBeNull();
      expect(await claimDataFolder(folder)).toBeNull();
      await using other = await claimDataFolder(someFolder());
      expect(other).not.toBeNull();
    }
    await using again = await claimDataFolder(folder);
    expect(again).not.toBeNull();
  });

  it("names its holder's address once that is known", async () => {
    const folder = someFolder();
    expect(await announcedAddress(folder)).toBeNull();
    await using claim = await claimDataFolder(folder);
    expect(await announcedAddress(folder)).toBeNull();
    claim!.announce("http://slipway.localhost:4960");
    expect(await announcedAddress(folder)).toBe("http://slipway.localhost:4960");
  });

  it("ends with a holder that was killed", async () => {
    const folder = someFolder();
    const module = new URL("data-folder.ts", import.meta.url).href;
    const script = `
      const { claimDataFolder } = await import(${JSON.stringify(module)});
      process.stdout.write(String(await claimDataFolder(${JSON.stringify(folder)}) !== null));
      setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [said] = (await once(holder.stdout, "data")) as [Buffer];
    expect(said.toString()).toBe("true");
    expect(await claimDataFolder(folder)).toBeNull();
    holder.kill("SIGKILL");
    await once(holder, "exit");
    await using claim = await claimDataFolder(folder);
    expect(claim).not.toBeNull();
  });
});
