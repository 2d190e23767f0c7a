import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { neededMachine } from "@slipway/platform/testing/needed-program";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findExecutable } from "@slipway/platform/processes/find-executable";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { readConfig } from "@slipway/platform/config/environment";
import { readUnit, withServiceSettings } from "./service-settings.ts";
import { closedFolderAbove, runService, type Machine } from "./service.ts";
import { serviceUnit } from "./service-unit.ts";

const unit = (over: Partial<Parameters<typeof serviceUnit>[0]> = {}): string =>
  serviceUnit({
    root: "/opt/slip way",
    node: "/usr/bin/node",
    user: "slipway",
    dataDir: "/var/lib/slipway",
    writable: [],
    cacheDir: "/var/cache/slipway",
    environmentFile: "/etc/slipway/slipway.env",
    stopSeconds: 60,
    ...over,
  });

function machineIn(folder: string, over: Partial<Machine> = {}): { machine: Machine; calls: string[] } {
  const calls: string[] = [];
  const machine: Machine = {
    unitFile: join(folder, "slipway.service"),
    environmentFile: join(folder, "etc", "slipway.env"),
    dataDir: join(folder, "data"),
    cacheDir: join(folder, "cache"),
    hasSystemd: true,
    isRoot: true,
    hasUser: false,
    run: (command, args) => {
      calls.push([command, ...args].join(" "));
      return 0;
    },
    ask: null,
    ...over,
  };
  return { machine, calls };
}

// A machine that installs without asking, as the one that runs every test, must not answer for the person.
beforeEach(() => void vi.stubEnv("SLIPWAY_INSTALL", undefined));
afterEach(() => void vi.unstubAllEnvs());

it("writes a unit with an own user, a patient stop and no option that would break a sandbox", () => {
  const text = unit();
  expect(text).toContain(
    'ExecStart="/usr/bin/node" --disable-warning=ExperimentalWarning "/opt/slip way/server/src/main.ts"',
  );
  expect(text).toContain("User=slipway\n");
  expect(text).toContain("TimeoutStopSec=90\n");
  expect(text).toContain("ProtectHome=yes\n");
  expect(unit({ root: "/home/maya/slipway" })).toContain("ProtectHome=read-only\n");
  expect(unit({ writable: ["/home/maya/backups"] })).toContain("ProtectHome=read-only\n");
  const options = text.split("\n").filter((line) => !line.startsWith("#"));
  for (const broken of [
    "RestrictNamespaces",
    "ProtectKernelTunables",
    "ProtectProc",
    // bubblewrap names each sandbox: with it every preview, build and check was refused under a real systemd.
    "ProtectHostname",
    "MemoryDenyWriteExecute",
    "AmbientCapabilities",
  ])
    expect(options.filter((line) => line.startsWith(broken))).toEqual([]);
});

const analyze = findExecutable("systemd-analyze");
const analyzed = neededMachine(analyze !== null, "systemd-analyze is missing");

it.skipIf(analyzed.isMissing)(`is accepted by systemd-analyze${analyzed.reason}`, async () => {
  await using folder = await temporaryFolder();
  const { machine } = machineIn(folder.path);
  await runService(["install", "--yes"], machine);
  const child = spawn(analyze!, ["verify", "--man=no", machine.unitFile], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  await once(child, "close");
  expect(said.split("\n").filter((line) => line.includes("slipway.service"))).toEqual([]);
});

it("says what it will do and changes nothing before somebody agrees", async () => {
  await using folder = await temporaryFolder();
  const { machine, calls } = machineIn(folder.path);
  await expect(runService(["install"], machine)).rejects.toThrow(/Nothing was changed: say --yes/);
  expect(await runService(["install"], { ...machine, ask: () => Promise.resolve(false) })).toBe(1);
  expect(calls).toEqual([]);
  expect(existsSync(machine.unitFile)).toBe(false);
});

it("installs and uninstalls, and leaves data and settings where they are", async () => {
  await using folder = await temporaryFolder();
  const { machine, calls } = machineIn(folder.path);
  expect(await runService(["install", "--yes"], machine)).toBe(0);
  expect(await readFile(machine.unitFile, "utf8")).toContain(`ReadWritePaths="${machine.dataDir}"`);
  expect(calls.map((call) => call.split(" ").slice(0, 3).join(" "))).toEqual([
    "useradd --system --user-group",
    `chgrp slipway ${machine.environmentFile}`,
    "systemctl stop slipway.service",
    "chown -R -h",
    "systemctl daemon-reload",
    "systemctl enable --now",
  ]);
  expect(await runService(["uninstall", "--yes"], machine)).toBe(0);
  expect([machine.unitFile, machine.environmentFile, machine.dataDir].map((path) => existsSync(path))).toEqual([
    false,
    true,
    true,
  ]);
});

it("opens the folders for backups that its settings name, and makes them the service's", async () => {
  await using folder = await temporaryFolder();
  const { machine, calls } = machineIn(folder.path);
  const backups = join(folder.path, "other disk", "backups");
  await mkdir(join(folder.path, "etc"));
  await writeFile(machine.environmentFile, `# nights\nSLIPWAY_BACKUP_DIR="${backups}"\nSLIPWAY_STOP_SECONDS=90\n`);
  expect(await runService(["install", "--yes"], machine)).toBe(0);
  const text = await readFile(machine.unitFile, "utf8");
  expect(text).toContain(`ReadWritePaths="${machine.dataDir}" "-${backups}"\n`);
  expect(text).toContain("TimeoutStopSec=120\n");
  expect(calls).toContain(`chown -h slipway:slipway ${backups}`);
  expect(existsSync(backups)).toBe(true);
  expect(readUnit(machine.unitFile)).toEqual({ dataDir: machine.dataDir, writable: [machine.dataDir, backups] });
});

it("has settings that commands on its data read, too, and on no other data", async () => {
  await using folder = await temporaryFolder();
  const { machine } = machineIn(folder.path);
  const given = { SLIPWAY_DATA_DIR: machine.dataDir, PORT: "4500", DATABASE_URL: "" };
  expect(withServiceSettings(given, machine)).toEqual(given);
  await runService(["install", "--yes"], machine);
  const lines = [
    "# DATABASE_URL=postgres://commented/out",
    "DATABASE_URL=postgres://slipway@db/slipway",
    `SLIPWAY_BACKUP_DIR='/mnt/back ups'`,
    'SLIPWAY_MAIL_FROM="Slip \\"way\\" <a@b.example>"',
    "PORT=4600",
  ];
  await writeFile(machine.environmentFile, lines.join("\n"));
  expect(readConfig(withServiceSettings(given, machine))).toMatchObject({
    dataDir: machine.dataDir,
    databaseUrl: "postgres://slipway@db/slipway",
    backupDir: "/mnt/back ups",
    mailFrom: 'Slip "way" <a@b.example>',
    port: 4500,
  });
  const elsewhere = { ...given, SLIPWAY_DATA_DIR: join(folder.path, "mine") };
  expect(withServiceSettings(elsewhere, machine)).toEqual(elsewhere);
  await writeFile(machine.environmentFile, `SLIPWAY_DATA_DIR=${folder.path}/moved\n`);
  expect(readConfig(withServiceSettings(given, machine)).dataDir).toBe(`${folder.path}/moved`);
});

it("says in a sentence where there is no systemd, no root, or a step that fails", async () => {
  await using folder = await temporaryFolder();
  const { machine } = machineIn(folder.path);
  const without = runService(["install", "--yes"], { ...machine, hasSystemd: false });
  await expect(without).rejects.toThrow(/systemd does not run on this machine/);
  await expect(runService(["status"], { ...machine, hasSystemd: false })).rejects.toThrow(/no service is installed/);
  await expect(runService(["install", "--yes"], { ...machine, isRoot: false })).rejects.toThrow(/as root/);
  await expect(runService(["install", "--yes"], { ...machine, run: () => 1 })).rejects.toThrow(
    /This step failed: add the user/,
  );
  await chmod(folder.path, 0o700);
  expect(closedFolderAbove(join(folder.path, "checkout"))).toBe(folder.path);
  await chmod(folder.path, 0o755);
  expect(closedFolderAbove(join(folder.path, "checkout"))).toBeNull();
  await expect(runService(["dance"], machine)).rejects.toThrow(/^Use: \.\/slipway service install/);
});
