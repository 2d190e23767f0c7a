import { parseAst, type Plugin } from "vite";

/** Properties of a route or live path that the browser's client reads; the others are for the server and for types. */
const READ = new Set(["method", "path", "resultKind"]);
/**
 * The name of Zod in contracts. Schemas of the stand-in do nothing, so the build leaves out those that nothing names. It
 * tells calls by their name alone, and `z` is also the name of other functions in minified packages.
 */
export const UNUSED_WHEN_UNNAMED = "slipwaySchema";
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

const DECLARES = new Set(["route", "livePath"]);

/** The object of `route({ … })` or `livePath({ … })`; null for any other call. */
function declaredObject({ type, callee, arguments: given }: AnyNode): AnyNode | null {
  if (type !== "CallExpression" || !DECLARES.has(String((callee as AnyNode)["name"]))) return null;
  const [first] = given as AnyNode[];
  return first?.type === "ObjectExpression" ? first : null;
}

const isRead = ({ type, key }: AnyNode): boolean =>
  type !== "Property" || READ.has(String((key as AnyNode)["name"] ?? (key as AnyNode)["value"]));

/** Zod's name where it is imported, and where it is read as in `z.string()`. */
function nameOfZod(node: AnyNode): { at: AnyNode; as: string } | null {
  const { type, imported, object } = node as AnyNode & { imported?: AnyNode; object?: AnyNode };
  if (type === "ImportSpecifier" && imported?.["name"] === "z") return { at: node, as: `z as ${UNUSED_WHEN_UNNAMED}` };
  if (type === "MemberExpression" && object?.type === "Identifier" && object["name"] === "z")
    return { at: object, as: UNUSED_WHEN_UNNAMED };
  return null;
}

/** The module with another name for Zod. */
export function renamedZod(code: string): string {
  let renamed = code;
  const names = [...nodesOf(parseAst(code) as unknown as AnyNode)].map(nameOfZod).filter((found) => found !== null);
  for (const { at, as } of names.sort((one, other) => other.at.start - one.at.start))
    renamed = renamed.slice(0, at.start) + as + renamed.slice(at.end);
  return renamed;
}

/** The same module with the addresses of routes and live paths only, without their input, output and errors. */
export function leanContract(code: string): string {
  let lean = code;
  const objects = [...nodesOf(parseAst(code) as unknown as AnyNode)]
    .map(declaredObject)
    .filter((found) => found !== null);
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
      return CONTRACT.test(id.split("?", 1)[0]!) ? { code: renamedZod(leanContract(code)), map: null } : null;
    },
  };
}
