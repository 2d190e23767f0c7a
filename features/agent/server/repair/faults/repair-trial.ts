/** Puts faults into apps, repairs them in two rounds against a real compiler, and counts. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { diceOf } from "@slipway/platform/testing/dice";
import type { Diagnostic } from "@slipway/sandbox/port";
import { repairFiles } from "../repair-files.ts";
import type { AppFiles, Fault } from "./fault.ts";
import { KNOWN_FAULTS } from "./known-faults.ts";

export interface TrialInput {
  /** Generated apps by name. */
  apps: ReadonlyMap<string, AppFiles>;
  /** The real compiler over one app. */
  check: (files: AppFiles) => Promise<Diagnostic[]>;
  seed: number;
}

export interface FaultResult {
  fault: string;
  app: string;
  path: string;
  repaired: boolean;
  says: string[];
  /** What the compiler still says of the file. */
  left: string[];
  /** Lines of the app's own that the repair took away or changed. */
  lost: number;
}

const ROUNDS = 2;

/** One result for each fault that was put in. Faults of one kind of check share it: each is in a file of its own. */
export async function repairTrial({ apps, check, seed }: TrialInput): Promise<FaultResult[]> {
  const batches = [...apps].flatMap(([app, files], index) =>
    [false, true].map((isSyntax) => ({
      app,
      files,
      faults: KNOWN_FAULTS.filter((fault) => fault.isSyntax === isSyntax),
      seed: seed + index,
    })),
  );
  const results: FaultResult[] = [];
  for (const batch of batches) results.push(...(await repairBatch(batch, check)));
  return results;
}

interface Batch {
  app: string;
  files: AppFiles;
  faults: readonly Fault[];
  seed: number;
}

async function repairBatch({ app, files, faults, seed }: Batch, check: TrialInput["check"]): Promise<FaultResult[]> {
  const broken = new Map(files);
  const placed = placeFaults(broken, faults, seed);
  const says = new Map<string, string[]>();
  let diagnostics = await check(broken);
  const notSeen = placed.filter(({ path }) => !diagnostics.some((each) => each.path === path));
  for (let round = 0; round < ROUNDS && diagnostics.length > 0; round += 1) {
    for (const [path, found] of Map.groupBy(diagnostics, (each) => each.path)) {
      const repairs = repairFiles(filesOf(broken), found);
      for (const change of repairs.changes) broken.set(change.path, change.text);
      if (path !== null)
        says.set(path, [...(says.get(path) ?? []), ...repairs.changes.flatMap((change) => change.says)]);
    }
    diagnostics = await check(broken);
  }
  return placed.map(({ fault, path }) => {
    const left = diagnostics
      .filter((each) => each.path === path)
      .map(({ code, message }) => `${code} ${message.split("\n")[0]}`);
    if (notSeen.some((each) => each.path === path)) left.push("the compiler saw no fault");
    const now = new Set(broken.get(path)!.split("\n"));
    const lost = files
      .get(path)!
      .split("\n")
      .filter((line) => !now.has(line)).length;
    return { fault, app, path, repaired: left.length === 0, says: says.get(path) ?? [], left, lost };
  });
}

/** Each fault in a file of its own; kinds that fit few files choose first. */
function placeFaults(
  files: Map<string, string>,
  faults: readonly Fault[],
  seed: number,
): { fault: string; path: string }[] {
  const free = new Set(
    [...files.keys()].filter((path) => /^src\/(?:pages|components)\/.*\.tsx$/.test(path) || path === "src/App.tsx"),
  );
  const fitting = faults.map((fault, index) => {
    const paths = [...free].filter((path) => fault.broken(files.get(path)!, diceOf(seed, index)) !== null);
    return { fault, index, paths };
  });
  const placed: { fault: string; path: string }[] = [];
  for (const { fault, index, paths } of fitting.toSorted((one, other) => one.paths.length - other.paths.length)) {
    const path = diceOf(seed, index + 1000).of(paths.filter((candidate) => free.has(candidate)));
    if (path === undefined) continue;
    files.set(path, fault.broken(files.get(path)!, diceOf(seed, index))!);
    free.delete(path);
    placed.push({ fault: fault.name, path });
  }
  return placed;
}

const filesOf = (files: AppFiles) => ({
  paths: () => [...files.keys()] as ProjectPath[],
  peek: (path: ProjectPath) => files.get(path) ?? null,
  has: (path: ProjectPath) => files.has(path),
});
