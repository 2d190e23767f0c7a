/** `./slipway service install | uninstall | status`: Slipway as a systemd service with a user of its own. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline/promises";
import { AppError } from "@slipway/kernel/errors";
import { readConfig } from "@slipway/platform/config/environment";
import { ROOT } from "../development/tool.ts";
import { note, print } from "../terminal.ts";
import { readSettings, SERVICE_PLACES } from "./service-settings.ts";
import { serviceUnit } from "./service-unit.ts";

const USER = "slipway";
const NAME = "slipway.service";
const USAGE = "./slipway service install [--yes] [--print] | uninstall [--yes] | status";

/** The outside world of the command: files and programs of the machine. */
export interface Machine {
  unitFile: string;
  environmentFile: string;
  dataDir: string;
  cacheDir: string;
  hasSystemd: boolean;
  isRoot: boolean;
  hasUser: boolean;
  /** The exit status. */
  run: (command: string, args: readonly string[]) => number;
  /** Null when nobody can answer. */
  ask: ((question: string) => Promise<boolean>) | null;
}

const isQuiet = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

async function askPerson(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^(y|yes)?$/i.test((await terminal.question(`${question} [Y/n] `)).trim());
  } finally {
    terminal.close();
  }
}

export const thisMachine = (): Machine => ({
  ...SERVICE_PLACES,
  dataDir: "/var/lib/slipway",
  cacheDir: "/var/cache/slipway",
  hasSystemd: existsSync("/run/systemd/system"),
  isRoot: process.getuid?.() === 0,
  hasUser: isQuiet("id", ["-u", USER]),
  run: (command, args) => spawnSync(command, args, { stdio: ["ignore", 2, 2] }).status ?? 1,
  ask: process.stdin.isTTY ? askPerson : null,
});

const refused = (userMessage: string): AppError => new AppError({ code: "service_refused", status: 400, userMessage });

function requireMachine({ hasSystemd, isRoot }: Machine, action: string): void {
  if (!hasSystemd)
    throw refused(
      action === "install"
        ? "systemd does not run on this machine, so there is nothing to install a service into. Start Slipway with ./slipway start, or give that line to the service manager you use; ./slipway service install --print shows what systemd would be told."
        : "systemd does not run on this machine, so no service is installed here. ./slipway doctor says whether Slipway runs.",
    );
  if (!isRoot) throw refused("A service is installed for the whole machine: run this as root, with sudo for example.");
}

/** A folder that only its owner may enter hides everything below it from the service's user. Null: there is none. */
export function closedFolderAbove(path: string): string | null {
  const parent = dirname(path);
  if (parent === path) return null;
  const above = closedFolderAbove(parent);
  if (above !== null) return above;
  return (statSync(parent).mode & 0o001) === 0 ? parent : null;
}

function requireReachable(paths: readonly string[]): void {
  for (const path of paths) {
    const closed = closedFolderAbove(path);
    if (closed !== null)
      throw refused(
        `The service's own user cannot reach ${path}, because ${closed} is closed to others. Move it, to /opt/slipway for example, and install again.`,
      );
  }
}

interface Step {
  say: string;
  run: (machine: Machine) => number | void;
}

const command =
  (name: string, ...args: string[]) =>
  ({ run }: Machine): number =>
    run(name, args);

/** Folders in the settings outside of the data folder; the unit closes everything else for the service. */
function writableOf({ dataDir, environmentFile }: Machine): string[] {
  const settings = readSettings(environmentFile) ?? {};
  const config = readConfig({ SLIPWAY_DATA_DIR: dataDir, ...settings });
  const paths = [config.dataDir, config.backupDir, config.backupKeysDir].filter((path) => path !== null);
  return [...new Set(paths)].filter((path) => path !== dataDir && !path.startsWith(`${dataDir}/`));
}

const unitOf = (machine: Machine): string => {
  const { dataDir, cacheDir, environmentFile } = machine;
  return serviceUnit({
    root: ROOT.replace(/\/$/, ""),
    node: process.execPath,
    user: USER,
    dataDir,
    writable: writableOf(machine),
    cacheDir,
    environmentFile,
    stopSeconds: readConfig({ ...process.env, ...readSettings(environmentFile) }).stopSeconds,
  });
};

const ENVIRONMENT = `# Settings of the service, one NAME=value a line; docs/configuration.md lists them. After a change: systemctl restart slipway
# Folders for backups are opened for the service by installing it again: ./slipway service install
# SLIPWAY_URL=https://slipway.example.org
`;

export function installSteps(machine: Machine): Step[] {
  const { unitFile, environmentFile, dataDir, hasUser } = machine;
  const steps: Step[] = [];
  if (!hasUser)
    steps.push({
      say: `add the user ${USER}, who has no password and no shell`,
      run: command("useradd", "--system", "--user-group", "--home-dir", dataDir, "--shell", "/usr/sbin/nologin", USER),
    });
  if (!existsSync(environmentFile))
    steps.push({
      say: `write ${environmentFile} for its settings`,
      run: ({ run }) => {
        mkdirSync(dirname(environmentFile), { recursive: true });
        writeFileSync(environmentFile, ENVIRONMENT, { mode: 0o640 });
        return run("chgrp", [USER, environmentFile]);
      },
    });
  return [
    ...steps,
    { say: `stop the service if it runs`, run: ({ run }) => void run("systemctl", ["stop", NAME]) },
    {
      say: `give ${dataDir} with everything in it to ${USER}`,
      run: ({ run }) => {
        mkdirSync(dataDir, { recursive: true });
        chmodSync(dataDir, 0o711);
        return run("chown", ["-R", "-h", `${USER}:${USER}`, dataDir]);
      },
    },
    ...writableOf(machine).map((path) => ({
      say: `make ${path} and give it to ${USER}`,
      run: ({ run }: Machine) => {
        mkdirSync(path, { recursive: true, mode: 0o700 });
        return run("chown", ["-h", `${USER}:${USER}`, path]);
      },
    })),
    { say: `write ${unitFile}`, run: () => writeFileSync(unitFile, unitOf(machine), { mode: 0o644 }) },
    { say: "make systemd read it", run: command("systemctl", "daemon-reload") },
    { say: "start it now and at every start of the machine", run: command("systemctl", "enable", "--now", NAME) },
  ];
}

export const uninstallSteps = ({ unitFile }: Machine): Step[] => [
  { say: "stop it, now and for good", run: ({ run }) => void run("systemctl", ["disable", "--now", NAME]) },
  { say: `remove ${unitFile}`, run: () => rmSync(unitFile, { force: true }) },
  { say: "make systemd forget it", run: command("systemctl", "daemon-reload") },
];

async function carryOut(machine: Machine, steps: readonly Step[], isAgreed: boolean): Promise<number> {
  note("This will:");
  for (const { say } of steps) note(`  ${say}`);
  if (!isAgreed) {
    if (machine.ask === null) throw refused("Nothing was changed: say --yes, or set SLIPWAY_INSTALL=yes, to go on.");
    if (!(await machine.ask("Go on?"))) {
      note("Nothing was changed.");
      return 1;
    }
  }
  for (const { say, run } of steps)
    if ((run(machine) ?? 0) !== 0) throw refused(`This step failed: ${say}. The lines above say why.`);
  return 0;
}

/** Exit status. */
export async function runService(args: readonly string[], machine: Machine): Promise<number> {
  const [action, ...options] = args;
  const unknown = options.find((option) => !["--yes", "--print"].includes(option));
  if (unknown !== undefined || !["install", "uninstall", "status"].includes(action ?? ""))
    throw refused(`Use: ${USAGE}`);
  if (action === "install" && options.includes("--print")) {
    print(unitOf(machine).trimEnd());
    return 0;
  }
  requireMachine(action === "status" ? { ...machine, isRoot: true } : machine, action!);
  if (action === "status") return machine.run("systemctl", ["status", "--no-pager", NAME]);
  const isAgreed = options.includes("--yes") || process.env["SLIPWAY_INSTALL"] === "yes";
  if (action === "uninstall") {
    const status = await carryOut(machine, uninstallSteps(machine), isAgreed);
    if (status === 0)
      note(`The service is gone. ${machine.dataDir}, ${machine.environmentFile} and the user ${USER} stay.`);
    return status;
  }
  requireReachable([`${ROOT}/server`, process.execPath]);
  const status = await carryOut(machine, installSteps(machine), isAgreed);
  if (status === 0)
    note(
      `Slipway runs as a service. ./slipway doctor says its address. Its log: journalctl -u slipway. Settings: ${machine.environmentFile}`,
    );
  return status;
}

export const service = (args: readonly string[]): Promise<number> => runService(args, thisMachine());
