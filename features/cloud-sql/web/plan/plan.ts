/** Plans as `explain (format json)` answers them: steps in the order of the tree, and the step that takes longest by itself. */

export interface PlanStep {
  depth: number;
  /** "Seq Scan on orders". */
  title: string;
  /** Conditions and keys. */
  details: readonly string[];
  /** As the planner expected. */
  expectedRows: number;
  /** Null: the statement was not run. */
  actualRows: number | null;
  /** Time without the steps below it, in milliseconds; null: the statement was not run. */
  ownMs: number | null;
  /** Share of the whole, from 0 to 1: of the time, or of the expected cost. */
  share: number;
  isSlowest: boolean;
}

export interface Plan {
  steps: readonly PlanStep[];
  /** Null: the statement was not run. */
  totalMs: number | null;
  /** Steps beyond the bound are not shown. */
  isCut: boolean;
}

type Node = Readonly<Record<string, unknown>>;

/** A table of more steps helps nobody. */
const MAX_STEPS = 300;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const numberOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;
const childrenOf = (node: Node): Node[] => (Array.isArray(node["Plans"]) ? node["Plans"].filter(isNode) : []);

/** Averages are for each loop. */
const loopsOf = (node: Node): number => numberOf(node["Actual Loops"]) ?? 1;
const timed = (node: Node, name: string): number | null => {
  const value = numberOf(node[name]);
  return value === null ? null : value * loopsOf(node);
};

const timeOf = (node: Node): number | null => timed(node, "Actual Total Time");

/** Workers run side by side, so the time of steps below them may add up to more than their own. */
const without = (own: number, below: readonly (number | null)[]): number =>
  Math.max(0, own - below.reduce<number>((sum, one) => sum + (one ?? 0), 0));

function titleOf(node: Node): string {
  const type = textOf(node["Node Type"]) ?? "Step";
  const relation = textOf(node["Relation Name"]) ?? textOf(node["Function Name"]) ?? textOf(node["CTE Name"]);
  const index = textOf(node["Index Name"]);
  return [type, index === null ? null : `by ${index}`, relation === null ? null : `on ${relation}`]
    .filter((part) => part !== null)
    .join(" ");
}

const CONDITIONS = ["Index Cond", "Hash Cond", "Merge Cond", "Recheck Cond", "Join Filter", "Filter"] as const;

function detailsOf(node: Node): string[] {
  const details = CONDITIONS.flatMap((name) => {
    const text = textOf(node[name]);
    return text === null ? [] : [`${name}: ${text}`];
  });
  for (const name of ["Sort Key", "Group Key"]) {
    const keys = node[name];
    if (Array.isArray(keys)) details.push(`${name}: ${keys.filter((key) => typeof key === "string").join(", ")}`);
  }
  const removed = timed(node, "Rows Removed by Filter");
  if (removed !== null && removed > 0)
    details.push(`${Math.round(removed).toLocaleString("en")} rows were read and left out`);
  return details;
}

type Measured = Omit<PlanStep, "share" | "isSlowest"> & { weight: number };

function measured(node: Node, depth: number): Measured {
  const children = childrenOf(node);
  const time = timeOf(node);
  const ownMs = time === null ? null : without(time, children.map(timeOf));
  const cost = without(
    numberOf(node["Total Cost"]) ?? 0,
    children.map((child) => numberOf(child["Total Cost"])),
  );
  const actualRows = timed(node, "Actual Rows");
  return {
    ...{ depth, ownMs, title: titleOf(node), details: detailsOf(node) },
    expectedRows: numberOf(node["Plan Rows"]) ?? 0,
    actualRows: actualRows === null ? null : Math.round(actualRows),
    weight: ownMs ?? cost,
  };
}

/** Parents first. Plans are as deep as their statement, so this does not call itself. */
function walk(root: Node): Measured[] {
  const found: Measured[] = [];
  const open = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    found.push(measured(node, depth));
    for (const child of childrenOf(node).reverse()) open.push({ node: child, depth: depth + 1 });
  }
  return found;
}

/** Null for a text that is no plan. */
export function readPlan(text: string): Plan | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const first: unknown = Array.isArray(parsed) ? parsed[0] : null;
  const root = isNode(first) ? first["Plan"] : null;
  if (!isNode(first) || !isNode(root)) return null;
  const all = walk(root);
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const heaviest = all.reduce((max, { weight }) => Math.max(max, weight), 0);
  const slowest = all.length > 1 && heaviest > 0 ? all.findIndex(({ weight }) => weight === heaviest) : -1;
  const steps = all.slice(0, MAX_STEPS).map(({ weight, ...step }, at) => ({
    ...step,
    share: total === 0 ? 0 : weight / total,
    isSlowest: at === slowest,
  }));
  return { steps, totalMs: numberOf(first["Execution Time"]), isCut: all.length > MAX_STEPS };
}
