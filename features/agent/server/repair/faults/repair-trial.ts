/** Puts faults into apps, repairs them in two rounds with a real compiler, and counts. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { diceOf } from "@slipway/platform/testing/dice";
import type { Diagnostic } from "@slipway/sandbox/port";
import { Overlay } from "../../overlay/overlay.ts";
import { Repairer } from "../repairer.ts";
import type { AppFiles, Fault } from "./fault.ts";
import { KNOWN_FAULTS, SAID_FAULTS, type SaidFault } from "./known-faults.ts";

export interface TrialInput {
  /** Generated apps by name. */
  apps: ReadonlyMap<string, AppFiles>;
  /** Runs the real compiler on one app. */
  check: (files: AppFiles) => Promise<Diagnostic[]>;
  seed: number;
}

export interface FaultResult {
  fault: string;
  app: string;
  path: string;
  repaired: boolean;
  says: string[];
  /** Remaining compiler errors of the file. */
  left: string[];
  /** Original lines that the repair removed or changed. */
  lost: number;
}

const ROUNDS = 2;

/** One result per fault. Faults of one kind are checked together, each in a file of its own. */
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
  for (const [app, files] of apps)
    for (const [index, fault] of SAID_FAULTS.entries()) {
      const result = await repairSaid({ app, files, fault, dice: seed + index }, check);
      if (result !== null) results.push(result);
    }
  return results;
}

interface SaidCase {
  app: string;
  files: AppFiles;
  fault: SaidFault;
  dice: number;
}

/** Null if the app has no place for such a fault. */
async function repairSaid(
  { app, files, fault, dice }: SaidCase,
  check: TrialInput["check"],
): Promise<FaultResult | null> {
  const fitting = componentPaths(files).filter((path) => fault.broken(files.get(path)!, diceOf(dice, 0)) !== null);
  const path = diceOf(dice, 1).of(fitting);
  if (path === undefined) return null;
  const text = fault.broken(files.get(path)!, diceOf(dice, 0))!;
  const { repairer, overlay, packages } = repairing(files);
  const changed = path as ProjectPath;
  overlay.put(changed, text);
  const says =
    fault.kind === "package"
      ? await repairer.compiled(await check(new Map([...files, [path, text]])))
      : await repairer.reported([fault.said(path, text)]);
  const now = overlay.peek(changed)!;
  const left =
    fault.kind === "package" ? [] : (await check(new Map([...files, [path, now]]))).map(({ message }) => message);
  if (!fault.isMended(now, packages)) left.push(`still there: ${fault.name}`);
  const lines = new Set(now.split("\n"));
  const lost = text.split("\n").filter((line) => !lines.has(line)).length;
  return { fault: fault.name, app, path, repaired: left.length === 0, says, left, lost };
}

const bytes = (files: AppFiles) =>
  new Map([...files].map(([path, text]) => [path as ProjectPath, new TextEncoder().encode(text)]));

/** Repairs as a run does. */
function repairing(files: AppFiles) {
  const packages: string[] = [];
  const overlay = new Overlay(bytes(files));
  const repairer = new Repairer({
    overlay,
    addPackage: (name) => Promise.resolve(packages.push(name)),
    step: (work) => work(),
  });
  return { overlay, repairer, packages };
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
  const { overlay, repairer } = repairing(broken);
  let diagnostics = await check(broken);
  const notSeen = placed.filter(({ path }) => !diagnostics.some((each) => each.path === path));
  for (let round = 0; round < ROUNDS && diagnostics.length > 0; round += 1) {
    for (const [path, found] of Map.groupBy(diagnostics, (each) => each.path)) {
      const done = await repairer.compiled(found);
      if (path !== null) says.set(path, [...(says.get(path) ?? []), ...done]);
    }
    for (const { path } of overlay.changes()) broken.set(path, overlay.peek(path)!);
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

/** Places each fault in a file of its own; kinds that fit few files choose first. */
function placeFaults(
  files: Map<string, string>,
  faults: readonly Fault[],
  seed: number,
): { fault: string; path: string }[] {
  const free = new Set(componentPaths(files));
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

const componentPaths = (files: AppFiles): string[] =>
  [...files.keys()].filter((path) => /^src\/(?:pages|components)\/.*\.tsx$/.test(path) || path === "src/App.tsx");
