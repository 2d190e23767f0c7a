import { parseAst, type Plugin } from "vite";

/** Properties of a route that the browser's client reads; the others are for the server and for types. */
const READ = new Set(["method", "path", "resultKind"]);
const CONTRACT = /\/features\/[^/]+\/contract\/.+\.ts$/;

interface AnyNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && typeof (value as AnyNode).type === "string";

function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) yield* nodesOf(child);
}

/** The object of `route({ … })`; null for any other call. */
function routeObject({ type, callee, arguments: given }: AnyNode): AnyNode | null {
  if (type !== "CallExpression" || (callee as AnyNode)["name"] !== "route") return null;
  const [first] = given as AnyNode[];
  return first?.type === "ObjectExpression" ? first : null;
}

const isRead = ({ type, key }: AnyNode): boolean =>
  type !== "Property" || READ.has(String((key as AnyNode)["name"] ?? (key as AnyNode)["value"]));

/** The same module with the routes' addresses only, without their input, output and errors. */
export function leanContract(code: string): string {
  let lean = code;
  const objects = [...nodesOf(parseAst(code) as unknown as AnyNode)].map(routeObject).filter((found) => found !== null);
  // From the end, so that earlier positions stay valid.
  for (const { start, end, properties } of objects.toReversed()) {
    const kept = (properties as AnyNode[]).filter(isRead).map((property) => code.slice(property.start, property.end));
    lean = `${lean.slice(0, start)}{ ${kept.join(", ")} }${lean.slice(end)}`;
  }
  return lean;
}

/** Contracts are declared once for both sides; this loads the browser's part of them. */
export function leanContracts(): Plugin {
  return {
    name: "slipway:lean-contracts",
    apply: "build",
    transform(code, id) {
      return CONTRACT.test(id.split("?", 1)[0]!) ? { code: leanContract(code), map: null } : null;
    },
  };
}
