/** Repairs undeclared names: a missing import, a typo, a setter that was not destructured. */
import type { Fixer, FixersByCode } from "../fixer.ts";
import { addImport } from "../import-lines.ts";
import { findAll, nearestName, nodesOf, type Source } from "../source.ts";
import { quotedIn, suggestionIn } from "../fixer.ts";

const importMissing: Fixer = ({ source, message, symbols }) => {
  const name = quotedIn(message);
  if (name === null) return null;
  const origin = symbols.originOf(name, source.path, symbols.dependencies());
  if (origin === null) return null;
  const says = `imported ${name} from ${origin.from} in ${source.path}`;
  if (source.edits.toString().includes(`${name} } from ${JSON.stringify(origin.from)}`)) return says;
  addImport(source, name, origin);
  return says;
};

const importReact: Fixer = ({ source, code }) => {
  addImport(source, "React", { from: "react", kind: "*", isType: code === "TS2503" });
  return `imported React in ${source.path}`;
};

/** `const [open] = useState(…)`, and `setOpen` is called. */
const takeSetter: Fixer = ({ source, message }) => {
  const name = quotedIn(message);
  if (name === null || !/^set[A-Z]/.test(name)) return null;
  const value = name.charAt(3).toLowerCase() + name.slice(4);
  for (const { node } of findAll(source.program, "VariableDeclarator")) {
    if (node.id.type !== "ArrayPattern" || node.id.elements.length !== 1) continue;
    const [element] = node.id.elements;
    if (element?.type !== "Identifier" || element.name !== value || node.init?.type !== "CallExpression") continue;
    source.edits.appendLeft(element.end, `, ${name}`);
    return `took ${name} from its useState in ${source.path}`;
  }
  return null;
};

const misspelt: Fixer = ({ source, at, message }) => {
  const name = quotedIn(message);
  if (name === null || !("name" in at.node) || at.node.name !== name) return null;
  const near = nearestName(name, declaredNames(source), name.length < 4 ? 1 : 2);
  const wanted = near ?? suggestionIn(message);
  if (wanted === null || wanted === name) return null;
  source.edits.overwrite(at.node.start, at.node.end, wanted);
  return `wrote ${wanted} for ${name} in ${source.path}`;
};

function declaredNames(source: Source): string[] {
  const names: string[] = [];
  for (const { node, parents } of nodesOf(source.program)) {
    if (node.type !== "Identifier") continue;
    const parent = parents.at(-1);
    const declares =
      parent?.type === "VariableDeclarator"
        ? parent.id === node
        : parent?.type === "ArrayPattern" || parent?.type.startsWith("Import")
          ? true
          : parent?.type === "FunctionDeclaration" || parent?.type === "ArrowFunctionExpression"
            ? true
            : parent?.type === "Property" && parents.at(-2)?.type === "ObjectPattern";
    if (declares) names.push(node.name);
  }
  return names;
}

const missing = [importMissing, takeSetter, misspelt];
export const nameFixers: FixersByCode = {
  TS2304: missing,
  TS2552: missing,
  TS2503: [importReact],
  TS2686: [importReact],
};
