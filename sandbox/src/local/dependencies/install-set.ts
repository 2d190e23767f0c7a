/**
 * Installs packages beyond the base set: npm in a sandbox of its own user, which reaches the registry only and runs no
 * scripts, over a manifest and lockfile that we write. It begins from the base set's packages, so only the new ones travel.
 */
import { chmod, chown, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { spawnProcess } from "@slipway/platform/processes/local";
import { z } from "zod";
import type { DependencySet } from "../../port.ts";
import { optimizeSet, readTemplate, takeOwnership } from "./base-set.ts";
import { dependencyRefused } from "./dependency-rules.ts";
import { readPreparedSet, type PreparedSet } from "./dependency-set.ts";
import type { DependencySetsOptions } from "./dependency-sets.ts";
import { newSocketPath, stagingFolder } from "../layout.ts";
import { moveInto } from "../runners/programs.ts";
import { dependencyUnavailable, startRegistryRelay } from "./registry-relay.ts";

const WALL_MS = 180_000;
const MEMORY = 1024 ** 3;
const MEBIBYTE = 1 << 20;
/** Packages younger than this are refused where the registry tells their age: most hostile ones are found within days. */
const YOUNGEST_DAYS = 7;

const LOCKFILE = z.object({
  packages: z.record(z.string(), z.object({ link: z.boolean().optional(), resolved: z.string().optional() })),
});

/** The prepared set under `key`. Throws AppError `dependency_refused` or `dependency_unavailable`. */
export async function installSet(
  options: DependencySetsOptions,
  key: string,
  extras: DependencySet,
): Promise<PreparedSet> {
  const { machine, base, progress } = options;
  const names = Object.keys(extras);
  progress(`Installing ${names.join(", ")}`.slice(0, 300));
  const staging = stagingFolder(machine.layout);
  await mkdir(staging);
  await chmod(staging, 0o755);
  try {
    const { manifest } = await readTemplate(options.templateDir);
    const pinned = { ...manifest.dependencies, ...base.versions, ...extras };
    const packageJson = {
      name: "project",
      private: true,
      type: "module",
      dependencies: pinned,
      devDependencies: manifest.devDependencies,
    };
    await writeFile(join(staging, "package.json"), JSON.stringify(packageJson, null, 2));
    await writeFile(join(staging, "package-lock.json"), base.packageLock);
    await copyPackages(base.nodeModules, join(staging, "node_modules"));
    await runNpm(options, staging, { names, command: ["install"] });
    await takeOwnership(staging);
    await checkLockfile(staging);
    await optimizeSet(machine, staging, Object.keys(pinned));
    await moveInto(staging, join(machine.layout.sets, key));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  const prepared = await readPreparedSet(machine.layout.sets, key);
  if (!prepared) throw new Error("An installed set vanished while it was prepared.");
  return prepared;
}

/**
 * As root by hard links: the files stay root's, so the sandbox's user cannot write through them, only unlink its own names.
 * Without root there is no such difference, and the files are copied.
 */
async function copyPackages(from: string, to: string): Promise<void> {
  if (process.getuid?.() !== 0) return cp(from, to, { recursive: true, verbatimSymlinks: true });
  await using child = spawnProcess({ command: "cp", args: ["-al", "--", from, to], limits: { wallMs: 60_000 } });
  const { code } = await child.exited;
  if (code !== 0) throw new Error(`cp failed: ${child.tail()}`);
}

/** Gives the folders, never the hard-linked files, to the sandbox's user. */
async function giveFolders(folder: string, uid: number): Promise<void> {
  const names = ["package.json", "package-lock.json"];
  for (const name of names) await chown(join(folder, name), uid, uid);
  await using child = spawnProcess({
    command: "find",
    args: [folder, "-type", "d", "-exec", "chown", `${uid}:${uid}`, "{}", "+"],
    limits: { wallMs: 60_000 },
  });
  const { code } = await child.exited;
  if (code !== 0) throw new Error(`chown failed: ${child.tail()}`);
}

/** npm over a staging folder that holds a manifest and a lock. `names` are said where it gives no other. */
export async function runNpm(
  { machine, npm }: DependencySetsOptions,
  staging: string,
  { names, command }: { names: readonly string[]; command: readonly string[] },
): Promise<{ asksForLegacyPeers: boolean }> {
  await using user = machine.takeUser();
  if (user) await giveFolders(staging, user.uid);
  const socketPath = newSocketPath(machine.layout.relays);
  const registry = new URL(npm.registry);
  await using relay = await startRegistryRelay(registry, socketPath);
  let output = "";
  // Packages often lag behind React in their peer ranges: the second try installs them all the same.
  for (const peers of [[], ["--legacy-peer-deps"]]) {
    await using child = spawnProcess({
      command: "/bin/node",
      args: ["/runner/install.mjs", registry.pathname, ...command, ...peers, ...NPM_OPTIONS],
      env: { PATH: "/bin", HOME: "/tmp", NODE_ENV: "development" },
      cwd: "/stage",
      uid: user?.uid,
      sandbox: {
        hostname: "install",
        mounts: [
          ...machine.nodeMounts,
          { kind: "read-only", from: machine.runner.folder, to: "/runner" },
          { kind: "read-only", from: npm.folder, to: "/npm" },
          { kind: "read-only", from: socketPath, to: "/run/registry.sock" },
          { kind: "memory", to: "/tmp", bytes: 512 * MEBIBYTE },
          { kind: "writable", from: staging, to: "/stage" },
        ],
      },
      limits: { wallMs: WALL_MS, memoryBytes: MEMORY, processes: 128, openFiles: 4_096, fileBytes: 256 * MEBIBYTE },
      output: { tailBytes: 32_768, totalBytes: 4 * MEBIBYTE },
    });
    const exit = await child.exited;
    const refusal = relay.refusal();
    if (refusal) throw dependencyRefused(names.join(", "), refusal);
    if (exit.code === 0) return { asksForLegacyPeers: peers.length > 0 };
    output = child.tail();
    if (exit.reason !== "exited") throw dependencyUnavailable(`The installation was stopped (${exit.reason}).`);
    if (relay.failure()) throw dependencyUnavailable(relay.failure()!);
    if (!output.includes("ERESOLVE")) break;
  }
  throw explainNpm(output, names);
}

const NPM_OPTIONS = [
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--no-update-notifier",
  "--loglevel=error",
  "--install-strategy=hoisted",
  "--omit-lockfile-registry-resolved",
  // Tarballs come through the relay wherever the registry says they lie.
  "--replace-registry-host=always",
  `--min-release-age=${YOUNGEST_DAYS}`,
  // The registry relay stands beside npm: waiting long for it helps nobody.
  "--fetch-retries=1",
  "--fetch-retry-mintimeout=500",
  "--fetch-retry-maxtimeout=2000",
  "--cache=/tmp/cache",
  "--userconfig=/tmp/none",
  "--globalconfig=/tmp/none-either",
];

/** npm's own words for why, without its advice and log paths. */
function explainNpm(output: string, names: readonly string[]): Error {
  const lines = output.split("\n").map((line) => line.replace(/^npm (error|warn) ?/, "").trim());
  const code = lines.find((line) => line.startsWith("code "))?.slice("code ".length) ?? "";
  const rule =
    code === "E404"
      ? "the registry has no such package."
      : code === "ETARGET"
        ? `the registry has no version in that range that is at least ${YOUNGEST_DAYS} days old.`
        : null;
  const text = lines
    .filter((line) => line !== "" && !/^code |complete log|_logs/.test(line))
    .slice(0, 4)
    .join(" ")
    .slice(0, 500);
  const named = names.find((name) => text.includes(name)) ?? names.join(", ");
  if (/^(E404|ETARGET|ENOVERSIONS|ERESOLVE|EUNSUPPORTEDPROTOCOL|EBADPLATFORM|EINVALIDPACKAGENAME)$/.test(code))
    return dependencyRefused(named, rule ?? text);
  return dependencyUnavailable(text || "npm gave no reason.");
}

/** A registry package may itself ask for folders, links or addresses; the sandbox has none, but a link must not stay. */
export async function checkLockfile(staging: string): Promise<void> {
  const { packages } = LOCKFILE.parse(JSON.parse(await readFile(join(staging, "package-lock.json"), "utf8")));
  for (const [path, entry] of Object.entries(packages)) {
    const isForeign = entry.resolved !== undefined && !/^https?:\/\//.test(entry.resolved);
    if (entry.link || isForeign)
      throw dependencyRefused(
        path.replace(/^.*node_modules\//, ""),
        "it depends on files or addresses outside the registry.",
      );
  }
}
