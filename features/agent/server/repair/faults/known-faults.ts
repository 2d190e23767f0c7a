/** Typical mistakes of models in TypeScript and markup, one kind each. */
import { withKeys } from "../fixers/runtime.ts";
import { droppingName, replacingOne, slipped, uses, withLine, type Fault } from "./fault.ts";

const fault = (name: string, broken: Fault["broken"]): Fault => ({ name, isSyntax: false, broken });
const syntax = (name: string, broken: Fault["broken"]): Fault => ({ name, isSyntax: true, broken });

const imports: readonly Fault[] = [
  fault("component not imported", droppingName(/^@\/components\//, /^[A-Z]\w+$/)),
  fault("hook not imported", droppingName(/^react$/, /^use/)),
  fault("icon not imported", droppingName(/^lucide-react$/, /^[A-Z]/)),
  fault("own function not imported", droppingName(/^@\/(?:lib|data|content)\//, /^[a-z]\w+$/)),
  fault("link not imported", droppingName(/^react-router$/, /^\w+$/)),
  fault(
    "named imported as default",
    replacingOne(
      /^import \{ (\w+) \} from "@\/components\/([^"]+)";/m,
      (found) => `import ${found[1]} from "@/components/${found[2]}";`,
    ),
  ),
  fault(
    "default imported as named",
    replacingOne(
      /^import (\w+) from "((?:\.|@)\/pages?[^"]*)";/m,
      (found) => `import { ${found[1]} } from "${found[2]}";`,
    ),
  ),
  fault(
    "path of a module misspelt",
    replacingOne(
      / from "@\/(lib|components\/\w+)\/([\w-]{4,})";/,
      (found) => ` from "@/${found[1]}/${slipped(found[2]!) ?? `${found[2]}s`}";`,
    ),
  ),
  fault(
    "module in the wrong folder",
    replacingOne(/ from "@\/lib\/([\w-]+)";/, (found) => ` from "@/utils/${found[1]}";`),
  ),
  fault("package of an older version", replacingOne(/ from "react-router";/, ' from "react-router-dom";')),
  fault("icon that does not exist", (text) => {
    const found = /^import \{ (?:\w+, )*([A-Z]\w{4,})(?:, \w+)* \} from "lucide-react";/m.exec(text);
    const wrong = found === null ? null : slipped(found[1]!);
    return wrong === null ? null : text.replaceAll(new RegExp(`\\b${found![1]}\\b`, "g"), wrong);
  }),
  fault("import nobody uses", withLine('import { useDeferredValue } from "react";')),
  fault(
    "type imported as a value",
    replacingOne(/^(import \{ [^}]{0,2000})type (\w+)/m, (found) => `${found[1]}${found[2]}`),
  ),
  fault(
    "value imported as a type",
    replacingOne(/^import (\{ [a-z]\w* \}) from "@\//m, (found) => `import type ${found[1]} from "@/`),
  ),
  fault(
    "imported twice",
    replacingOne(/^import \{ (\w+) \} from "([^"]+)";\n/m, (found) => `${found[0]}${found[0]}`),
  ),
];

const names: readonly Fault[] = [
  fault(
    "property misspelt",
    replacingOne(/\b(?:row|item|product|contact|line)\.([a-z]{4,})\b(?!\()/, (found) => {
      const wrong = slipped(found[1]!);
      return wrong === null ? null : found[0].replace(found[1]!, wrong);
    }),
  ),
  fault(
    "variable misspelt",
    replacingOne(/\{([a-z]{5,})\}/, (found, text) => {
      const wrong = slipped(found[1]!);
      return wrong === null || !new RegExp(`\\bconst \\[?${found[1]}\\b`).test(text) ? null : `{${wrong}}`;
    }),
  ),
  fault(
    "setter misspelt",
    replacingOne(/\b(set[A-Z]\w{3,})\(/, (found) => `${slipped(found[1]!) ?? `${found[1]}s`}(`),
  ),
  fault(
    "setter not taken",
    replacingOne(/const \[(\w+), (set[A-Z]\w+)\] = useState/, (found, text) =>
      uses(text, found[2]!) > 1 ? `const [${found[1]}] = useState` : null,
    ),
  ),
  fault("variable nobody reads", withLine('const leftOver = { size: 3, label: "x" };')),
  fault("function nobody calls", withLine("function leftOver(value: number) {\n  return value + 1;\n}")),
  fault(
    "parameter nobody reads",
    replacingOne(/\.map\(\((\w+)\) =>/, (found) => `.map((${found[1]}, position) =>`),
  ),
];

const markup: readonly Fault[] = [
  syntax("closing tag missing", replacingOne(/^( +)<\/(?:div|section|ul|main)>\n/m, "")),
  syntax(
    "closing tag of another name",
    replacingOne(/<\/(p|h1|h2|span|Button|Link)>/, (found) => (found[1] === "p" ? "</div>" : "</p>")),
  ),
  syntax(
    "tag of HTML without its slash",
    replacingOne(/<p className="[^"]*">(?=[^<{]*<\/p>)/, (found) => `${found[0]}<br>`),
  ),
  syntax(
    "sign of comparison in a text",
    replacingOne(/(<(?:p|h1|h2|span)(?: className="[^"]*")?>)(?=[^<{}]*<\/)/, (found) => `${found[1]}5 > 3 `),
  ),
  syntax(
    "closing brace in a text",
    replacingOne(/(<(?:p|h1|h2|span)(?: className="[^"]*")?>)(?=[^<{}]*<\/)/, (found) => `${found[1]}a } b `),
  ),
  syntax(
    "opening brace in a text",
    replacingOne(/(<(?:p|h1|h2|span)(?: className="[^"]*")?>)(?=[^<{}]*<\/)/, (found) => `${found[1]}a { b `),
  ),
  syntax("two roots", withLine("export function TwoRoots() {\n  return (\n    <p>One</p>\n    <p>Two</p>\n  );\n}")),
];

export const KNOWN_FAULTS: readonly Fault[] = [...imports, ...names, ...markup];

/** Faults that a running page reports, and packages that are missing. */
export interface SaidFault {
  name: string;
  kind: "runtime" | "package";
  broken: Fault["broken"];
  /** The page's error message. */
  said: (path: string, text: string) => string;
  isMended: (text: string, packages: readonly string[]) => boolean;
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split("\n").length;
const LATE =
  'const lateRows: { rowSizes: number[] } = JSON.parse(localStorage.getItem("late-rows") ?? "{}");\nexport const lateSize = () => lateRows.rowSizes.length;';

export const SAID_FAULTS: readonly SaidFault[] = [
  {
    name: "value that is not there",
    kind: "runtime",
    broken: withLine(LATE),
    said: (path, text) =>
      `Uncaught TypeError: Cannot read properties of undefined (reading 'length')\n    at lateSize (/${path}?t=1:${lineOf(text, "lateRows.rowSizes")}:40)`,
    isMended: (text) => text.includes("lateRows.rowSizes?.length"),
  },
  {
    name: "list without keys",
    kind: "runtime",
    broken: replacingOne(/(\.map\(\([^()]*\) => \(\s*<[A-Za-z]\w*) key=\{[^{}]*\}/, (found) => found[1]!),
    said: () => 'Each child in a list should have a unique "key" prop.',
    isMended: (text) => withKeys("src/a.tsx", text) === null,
  },
  {
    name: "package that is not installed",
    kind: "package",
    broken: withLine('import dayjs from "dayjs";\nexport const today = () => dayjs().format();'),
    said: () => "",
    isMended: (_text, packages) => packages.includes("dayjs"),
  },
];
