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

const attributes: readonly Fault[] = [
  fault(
    "class for className",
    replacingOne(/<(?:div|p|span|h[1-6]|section|ul|li|main) className=/, (found) =>
      found[0].replace("className", "class"),
    ),
  ),
  fault(
    "for in a label of HTML",
    withLine('export function Labelled() {\n  return <label for="name">Name</label>;\n}'),
  ),
  fault(
    "attribute given twice",
    replacingOne(/<(?:div|p|span|section|ul) className="([^"]*)"/, (found) => `${found[0]} className="${found[1]}"`),
  ),
  fault(
    "number in quotes",
    replacingOne(/<(div|p|section|ul)(?= className=)/, (found) => `<${found[1]} tabIndex="0"`),
  ),
  fault(
    "handler called at once",
    replacingOne(/ onClick=\{(\w+)\}/, (found, text) =>
      new RegExp(`function ${found[1]}\\(\\)`).test(text) ? ` onClick={${found[1]}()}` : null,
    ),
  ),
];

const functions: readonly Fault[] = [
  fault(
    "constant that changes",
    withLine("const visits = 0;\nexport function countVisit() {\n  visits += 1;\n  return visits;\n}"),
  ),
  fault(
    "wait outside an async function",
    withLine('export function loadRows() {\n  const answer = await fetch("/rows.json");\n  return answer;\n}'),
  ),
  fault(
    "hook without its result",
    withLine(
      "function useSteps() {\n  const step = { at: 1 };\n  const next = () => step.at;\n  [step, next];\n}\nexport function Steps() {\n  const [step] = useSteps();\n  return <p>{step.at}</p>;\n}",
    ),
  ),
  fault(
    "component without its return",
    withLine(
      "function Notice() {\n  <p>Saved on this device only.</p>;\n}\nexport function Notices() {\n  return <Notice />;\n}",
    ),
  ),
  fault(
    "event without a type",
    withLine(
      "const stopEvent = (event) => event.preventDefault();\nexport function SmallForm() {\n  return <form onSubmit={stopEvent} />;\n}",
    ),
  ),
  fault(
    "value that may be missing",
    withLine(
      'const sizes = [{ name: "S" }, { name: "M" }];\nexport const wanted = sizes.find((size) => size.name === "L").name;',
    ),
  ),
  fault("literal misspelt", withLine('type Tone = "calm" | "bright";\nexport const tone: Tone = "brigth";')),
  fault(
    "object without a property",
    withLine(
      "interface Options {\n  open: boolean;\n  rows: string[];\n}\nexport const options: Options = { open: true };",
    ),
  ),
  fault(
    "component without a prop",
    withLine(
      "function Toggle({ open, onToggle }: { open: boolean; onToggle: () => void }) {\n  return <button onClick={onToggle}>{open ? 1 : 0}</button>;\n}\nexport function Toggles() {\n  return <Toggle open />;\n}",
    ),
  ),
  fault(
    "declared twice",
    replacingOne(/^(?:export )?(?:interface|const) \w{1,100}[\s\S]{0,4000}?^[}\]];?\n/m, (found) =>
      /^(?:export )?const/.test(found[0]) ? `${found[0]}${found[0].replace(/^export /, "")}` : null,
    ),
  ),
  fault("property given twice", withLine('export const sizeNames = { small: "S", large: "L", small: "S" };')),
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

export const KNOWN_FAULTS: readonly Fault[] = [...imports, ...names, ...attributes, ...functions, ...markup];

/** Faults that no compiler reports: reported by a running page, by our own check, or by nothing. */
export interface SaidFault {
  name: string;
  kind: "runtime" | "keys" | "package";
  broken: Fault["broken"];
  /** The page's error message. */
  said: (path: string, text: string) => string;
  isMended: (text: string, packages: readonly string[]) => boolean;
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split("\n").length;
const nothing = (): string => "";
const LATE =
  'const lateRows: { rowSizes: number[] } = JSON.parse(localStorage.getItem("late-rows") ?? "{}");\nexport const lateSize = () => lateRows.rowSizes.length;';
const tooEarly =
  (place: (path: string, text: string) => string): SaidFault["said"] =>
  (path, text) =>
    `Uncaught TypeError: Cannot read properties of undefined (reading 'length')${place(path, text)}`;
const isCareful = (text: string): boolean => text.includes("lateRows.rowSizes?.length");

export const SAID_FAULTS: readonly SaidFault[] = [
  {
    name: "value that is not there, with its place",
    kind: "runtime",
    broken: withLine(LATE),
    said: tooEarly((path, text) => `\n    at lateSize (/${path}?t=1:${lineOf(text, "lateRows.rowSizes")}:40)`),
    isMended: isCareful,
  },
  {
    name: "value that is not there, in built code",
    kind: "runtime",
    broken: (text, dice) => (/\.length\b/.test(text) ? null : withLine(LATE)(text, dice)),
    said: tooEarly(nothing),
    isMended: isCareful,
  },
  {
    name: "list without keys",
    kind: "keys",
    broken: replacingOne(/(\.map\(\([^()]*\) => \(\s*<[A-Za-z]\w*) key=\{[^{}]*\}/, (found) => found[1]!),
    said: nothing,
    isMended: (text) => withKeys("src/a.tsx", text) === null,
  },
  {
    name: "package that is not installed",
    kind: "package",
    broken: withLine('import dayjs from "dayjs";\nexport const today = () => dayjs().format();'),
    said: nothing,
    isMended: (_text, packages) => packages.includes("dayjs"),
  },
];
