/** The project that an agent's context and turns are measured on: files of about 4 kB that import each other and type-check. */
export const FILES = 300;
const THINGS = ["Order", "Dish", "Table", "Guest", "Invoice", "Review", "Photo", "Event", "Offer", "Route"];
const KINDS = [
  { kind: "List", folder: "pages" },
  { kind: "Card", folder: "components" },
  { kind: "Form", folder: "components" },
  { kind: "Rules", folder: "lib" },
] as const;
const PARTS = 40;

const specifier = (path: string): string => `@/${path.slice("src/".length).replace(/\.tsx$/, "")}`;

/** Pages, parts and rules by path, and the app that leads to its pages. */
export function largeProject(count = FILES): Map<string, string> {
  const files = new Map<string, string>();
  const pages: { name: string; path: string; route: string }[] = [];
  for (let at = 0; at < count - 1; at += 1) {
    const { kind, folder } = KINDS[at % KINDS.length]!;
    const name = `${THINGS[at % THINGS.length]}${kind}${Math.floor(at / 40)}`;
    const path = `src/${folder}/${name}${at}.tsx`;
    const before = [1, 2, 3].map((step) => [...files.keys()].at(-step * 7)).filter((one) => one !== undefined);
    const imports = before.map((one, index) => `import { value as v${index} } from "${specifier(one)}";`);
    const parts = Array.from(
      { length: PARTS },
      (_none, line) =>
        `export function ${name}Part${line}(props: { count: number }) {\n  return <p>{props.count * ${line}}</p>;\n}`,
    );
    const isPage = folder === "pages";
    const page = `export default function ${name}${at}() {\n  return <main><h1>${name}</h1></main>;\n}`;
    const value = `export const value: number = ${[at, ...before.map((_one, index) => `v${index}`)].join(" + ")};`;
    files.set(path, `${[...imports, value, ...parts, ...(isPage ? [page] : [])].join("\n")}\n`);
    if (isPage) pages.push({ name: `${name}${at}`, path, route: `/${name.toLowerCase()}` });
  }
  files.set("src/App.tsx", app(pages));
  return files;
}

/** Pages of the same name in two files are one route: the first leads to it. */
function app(pages: readonly { name: string; path: string; route: string }[]): string {
  const first = [...new Map(pages.toReversed().map((page) => [page.route, page])).values()].toReversed();
  return [
    'import { BrowserRouter, Route, Routes } from "react-router";',
    'import Index from "@/pages/Index";',
    ...first.map(({ name, path }) => `import ${name} from "${specifier(path)}";`),
    "",
    "export default function App() {",
    "  return (",
    "    <BrowserRouter>",
    "      <Routes>",
    '        <Route path="/" element={<Index />} />',
    ...first.map(({ name, route }) => `        <Route path="${route}" element={<${name} />} />`),
    "      </Routes>",
    "    </BrowserRouter>",
    "  );",
    "}",
    "",
  ].join("\n");
}
