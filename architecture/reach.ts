/** Which tests a change can reach, nearest first, by what every file imports and names. */
import { matchesGlob, posix } from "node:path";
import type { SourceTree } from "./source-tree.ts";
import { placeOf } from "./places.ts";
import type { SourceFile } from "./source-file.ts";

export interface ReachedTest {
  path: string;
  /** One phrase that says how the change reaches it. */
  because: string;
}

export interface Reach {
  /** Why the imports cannot tell and every test has to run; else null. */
  everything: string | null;
  /** Tests of the node and dom projects, and changed journeys, nearest first. */
  near: readonly ReachedTest[];
  /** Tests that boot the whole app and meet the change nowhere else. */
  throughWholeApp: readonly ReachedTest[];
  /** Journeys that are reached but unchanged, which no such run starts. */
  journeys: number;
  testFiles: number;
  /** Changed files that no test reaches. */
  unreached: readonly string[];
  /** TypeScript projects that check the change and all who import it. */
  typeProjects: readonly string[];
  /** Changed files for the linter. */
  sources: readonly string[];
}

/** Files that put every feature together: whoever passes one of them reaches everything, so nearness ends there. */
const WHOLE_APP = new Set([
  "features/contracts.ts",
  "features/server.ts",
  "features/web.ts",
  "features/cloud-views.ts",
  "features/settings-sections.ts",
  "server/src/testing/start-slipway.ts",
  "server/src/testing/test-app.ts",
]);

/** Files that decide how every test runs. */
const DECIDES_ALL: readonly [RegExp, string][] = [
  [/^(?!template\/)([^/]+\/)?package(-lock)?\.json$|^\.npmrc$/, "packages changed"],
  [/^tsconfig[^/]*\.json$/, "the compiler's settings changed"],
  [/^vitest\.config\.ts$|^platform\/src\/testing\/run\/(?!.*\.test\.ts$)/, "the set-up of the test runner changed"],
];

/** Its rules read every file. */
const READS_EVERYTHING = "architecture/architecture.test.ts";

const TYPE_PROJECTS = ["tsconfig.contract.json", "tsconfig.server.json", "tsconfig.e2e.json", "tsconfig.web.json"];

const isJourney = (path: string): boolean => path.endsWith(".e2e.ts");
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || isJourney(path);

/** `features/chat/server`, `cloud`, ...: tests that stand here are a change's own. */
function areaOf(path: string): string {
  const { room, feature, slice } = placeOf(path);
  return feature === null ? room : `${room}/${feature}/${slice}`;
}

interface Edge {
  from: string;
  typeOnly: boolean;
}

const BESIDE = /(?:new URL|require\.resolve)\(\s*(["'`])(\.{1,2}\/[^"'`]*)\1/g;
const FROM_ROOT = /(["'`])([\w.-]+\/[\w./-]+\.\w+)\1/g;
const IN_ROOT = /\bROOT,\s*(["'`])([^"'`]+)\1/g;

/** `exists` is the cheaper question, which also folders answer. */
const isFile = (path: string, tree: SourceTree): boolean => tree.exists(path) && tree.paths.includes(path);

/** Files and folders that a source names by a text: a page script, a folder of SQL, the starter project. */
function namedIn(file: SourceFile, tree: SourceTree): string[] {
  const text = tree.read(file.path);
  const beside = [...text.matchAll(BESIDE)].map(([, , name]) => {
    const known = name!.includes("${") ? posix.dirname(`${name!.split("${")[0]}x`) : name!;
    return posix.normalize(posix.join(posix.dirname(file.path), known)).replace(/\/$/, "");
  });
  // Rules and their tests speak of many files and use none of them.
  const isRule = placeOf(file.path).room === "architecture";
  const fromRoot = isRule ? [] : [...text.matchAll(FROM_ROOT), ...text.matchAll(IN_ROOT)].map(([, , name]) => name!);
  return [
    // A source that names its own folder or the root only says where programs start.
    ...beside.filter((name) => !name.startsWith(".") && !file.path.startsWith(`${name}/`)),
    ...fromRoot.filter((name) => !name.startsWith(".") && isFile(name, tree)),
  ];
}

/** Who depends on a path: importers, and those who name it or a folder that it lies in. */
function dependentsIn(tree: SourceTree): (path: string) => readonly Edge[] {
  const edges = new Map<string, Edge[]>();
  const add = (to: string, edge: Edge): void => {
    const list = edges.get(to);
    if (list) list.push(edge);
    else edges.set(to, [edge]);
  };
  for (const file of tree.files) {
    for (const line of file.imports) {
      const target = tree.target(file, line);
      if (target !== null) add(target, { from: file.path, typeOnly: line.typeOnly });
    }
    for (const name of namedIn(file, tree)) add(name, { from: file.path, typeOnly: false });
  }
  return (path) => {
    const found = [...(edges.get(path) ?? [])];
    for (let folder = posix.dirname(path); folder !== "."; folder = posix.dirname(folder)) {
      found.push(...(edges.get(folder) ?? []));
    }
    return found;
  };
}

interface Step {
  steps: number;
  /** The file on the way that the reached one imports; null for the change itself. */
  by: string | null;
}

interface WalkOptions {
  dependents: (path: string) => readonly Edge[];
  follows(edge: Edge): boolean;
  /** Does the walk go on from here? */
  passes(path: string): boolean;
}

/** Everything that depends on the start, in the order of steps. */
function walk(start: readonly string[], { dependents, follows, passes }: WalkOptions): Map<string, Step> {
  const reached = new Map<string, Step>(start.map((path) => [path, { steps: 0, by: null }]));
  // A map's iteration also visits entries added meanwhile.
  for (const [path, { steps }] of reached) {
    if (steps > 0 && !passes(path)) continue;
    for (const edge of dependents(path)) {
      if (follows(edge) && !reached.has(edge.from)) reached.set(edge.from, { steps: steps + 1, by: path });
    }
  }
  return reached;
}

const isValue = (edge: Edge): boolean => !edge.typeOnly;

function typeProjectsOf(tree: SourceTree, paths: Iterable<string>): string[] {
  const all = [...paths];
  return TYPE_PROJECTS.filter((project) => {
    if (!tree.exists(project)) return false;
    const { include } = JSON.parse(tree.read(project)) as { include: string[] };
    return all.some((path) => include.some((glob) => matchesGlob(path, glob) || matchesGlob(path, `${glob}/**`)));
  });
}

function becauseOf({ steps, by }: Step): string {
  if (by === null) return "changed";
  return steps === 1 ? `uses ${by}` : `uses ${by}, ${steps} steps away`;
}

interface Order {
  /** The change itself, its own area, further importers, areas on the way, the whole app. */
  group: 0 | 1 | 2 | 3 | 4;
  steps: number;
}

type Ordered = ReachedTest & Order;

interface Walks {
  near: ReadonlyMap<string, Step>;
  all: ReadonlyMap<string, Step>;
}

function orderTests({ near, all }: Walks, changed: readonly string[]): Ordered[] {
  const ownAreas = new Set(changed.map(areaOf));
  const areasOnTheWay = new Set([...near.keys()].map(areaOf));
  const ordered = [...all].map(([path, anyStep]): Ordered => {
    const step = near.get(path);
    const area = areaOf(path);
    if (step) {
      const group = step.steps === 0 ? 0 : ownAreas.has(area) || step.steps === 1 ? 1 : 2;
      return { path, because: becauseOf(step), group, steps: step.steps };
    }
    const group = ownAreas.has(area) ? 1 : areasOnTheWay.has(area) ? 3 : 4;
    const because = group === 4 ? "boots the whole app" : `boots the whole app and stands in ${area}`;
    return { path, because, group, steps: anyStep.steps };
  });
  return ordered.toSorted((a, b) => a.group - b.group || a.steps - b.steps || a.path.localeCompare(b.path));
}

export function reachOf(tree: SourceTree, changed: readonly string[]): Reach {
  const dependents = dependentsIn(tree);
  const all = walk(changed, { dependents, follows: isValue, passes: () => true });
  const near = walk(changed, { dependents, follows: isValue, passes: (path) => !WHOLE_APP.has(path) });
  const withTypes = walk(changed, { dependents, follows: () => true, passes: () => true });
  if (changed.length > 0 && tree.exists(READS_EVERYTHING) && !near.has(READS_EVERYTHING)) {
    all.set(READS_EVERYTHING, { steps: 1, by: "every file" });
    near.set(READS_EVERYTHING, { steps: 1, by: "every file" });
  }
  const tests = orderTests({ near, all }, changed).filter(({ path }) => isTest(path) && tree.exists(path));
  const runnable = tests.filter(({ path, group }) => !isJourney(path) || group === 0);
  const reason = DECIDES_ALL.find(([pattern]) => changed.some((path) => pattern.test(path)));
  const plain = ({ path, because }: Ordered): ReachedTest => ({ path, because });
  return {
    everything: reason?.[1] ?? null,
    near: runnable.filter(({ group }) => group < 4).map(plain),
    throughWholeApp: runnable.filter(({ group }) => group === 4).map(plain),
    journeys: tests.length - runnable.length,
    testFiles: tree.files.filter(({ path }) => isTest(path) && !isJourney(path)).length,
    unreached: changed.filter((path) => !reachesTest(path, dependents)),
    typeProjects: typeProjectsOf(tree, withTypes.keys()),
    sources: changed.filter((path) => tree.files.some((file) => file.path === path)),
  };
}

function reachesTest(path: string, dependents: WalkOptions["dependents"]): boolean {
  return [...walk([path], { dependents, follows: isValue, passes: () => true }).keys()].some(isTest);
}
