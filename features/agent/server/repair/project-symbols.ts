/** Modules that a name can be imported from: the project's own files, React, the router and the icons. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { isCode, moduleRecord, resolveImport } from "../overlay/module-records.ts";

export interface Origin {
  from: string;
  /** `default`: imported without braces. `*`: the whole module. */
  kind: "named" | "default" | "*";
  /** It is only a type: `import type`. */
  isType: boolean;
}

const REACT_VALUES =
  "useState useEffect useMemo useCallback useRef useReducer useContext useId useLayoutEffect useTransition useDeferredValue useOptimistic useActionState useSyncExternalStore useImperativeHandle createContext createElement cloneElement forwardRef memo lazy Suspense Fragment StrictMode Children isValidElement startTransition";
const REACT_TYPES =
  "ReactNode ReactElement FormEvent ChangeEvent MouseEvent KeyboardEvent FocusEvent DragEvent PointerEvent TouchEvent SyntheticEvent CSSProperties ComponentProps ComponentPropsWithoutRef ComponentType Dispatch SetStateAction RefObject Ref FC PropsWithChildren HTMLAttributes ButtonHTMLAttributes InputHTMLAttributes FormHTMLAttributes";
const ROUTER_VALUES =
  "Link NavLink Navigate Outlet Route Routes BrowserRouter useNavigate useParams useLocation useSearchParams useMatch useOutletContext";

const words = (text: string): string[] => text.split(" ");
const known = new Map<string, Origin>([
  ...words(REACT_VALUES).map((name): [string, Origin] => [name, { from: "react", kind: "named", isType: false }]),
  ...words(REACT_TYPES).map((name): [string, Origin] => [name, { from: "react", kind: "named", isType: true }]),
  ...words(ROUTER_VALUES).map((name): [string, Origin] => [
    name,
    { from: "react-router", kind: "named", isType: false },
  ]),
  ["React", { from: "react", kind: "*", isType: false }],
]);

let icons: ReadonlySet<string> | null = null;

/** Names of icons from the package's own declarations; read once. */
export function iconNames(): ReadonlySet<string> {
  if (icons !== null) return icons;
  const entry = createRequire(import.meta.url).resolve("lucide-react");
  const declarations = readFileSync(entry.replace(/dist.*$/, "dist/lucide-react.d.ts"), "utf8");
  icons = new Set([...declarations.matchAll(/^declare const ([A-Z][A-Za-z0-9]*):/gm)].map((found) => found[1]!));
  return icons;
}

export interface ProjectFiles {
  paths(): readonly ProjectPath[];
  peek(path: ProjectPath): string | null;
  has(path: ProjectPath): boolean;
}

export interface Exported {
  path: ProjectPath;
  name: string;
  isType: boolean;
}

export class ProjectSymbols {
  readonly #files: ProjectFiles;
  #exports: Exported[] | null = null;

  constructor(files: ProjectFiles) {
    this.#files = files;
  }

  get files(): ProjectFiles {
    return this.#files;
  }

  exports(): readonly Exported[] {
    this.#exports ??= this.#files
      .paths()
      .filter((path) => path.startsWith("src/") && isCode(path))
      .flatMap((path) => {
        const text = this.#files.peek(path);
        const record = text === null ? null : moduleRecord(path, text);
        return (record?.exports ?? []).map((name) => ({ path, name, isType: isTypeExport(text!, name) }));
      });
    return this.#exports;
  }

  exportsOf(path: ProjectPath): readonly Exported[] {
    return this.exports().filter((entry) => entry.path === path);
  }

  /** The module that a name refers to in a file; null if there are none or several. */
  originOf(name: string, inFile: string, dependencies: ReadonlySet<string>): Origin | null {
    const own = this.exports().filter((entry) => entry.path !== inFile && meansName(entry, name));
    const kit = own.filter((entry) => entry.path.startsWith("src/components/ui/"));
    const chosen = own.length === 1 ? own[0]! : kit.length === 1 ? kit[0]! : null;
    if (chosen !== null)
      return {
        from: aliasOf(chosen.path),
        kind: chosen.name === "default" ? "default" : "named",
        isType: chosen.isType,
      };
    if (own.length > 1) return null;
    const package_ =
      known.get(name) ??
      (iconNames().has(name) ? { from: "lucide-react", kind: "named" as const, isType: false } : null);
    return package_ !== null && dependencies.has(package_.from) ? package_ : null;
  }

  /** The file that an import refers to; null if there is none. */
  target(from: string, request: string): ProjectPath | null {
    return resolveImport(from, request, (path) => this.#files.has(path));
  }

  dependencies(): ReadonlySet<string> {
    try {
      const manifest = JSON.parse(this.#files.peek("package.json" as ProjectPath) ?? "{}") as Record<string, object>;
      return new Set([
        ...Object.keys(manifest["dependencies"] ?? {}),
        ...Object.keys(manifest["devDependencies"] ?? {}),
      ]);
    } catch {
      return new Set();
    }
  }
}

/** A default export is known by its file's name. */
const meansName = ({ name, path }: Exported, wanted: string): boolean =>
  name === wanted ||
  (name === "default" &&
    path
      .split("/")
      .at(-1)!
      .replace(/\.\w+$/, "") === wanted);

const isTypeExport = (text: string, name: string): boolean =>
  new RegExp(`export\\s+(?:declare\\s+)?(?:interface|type)\\s+${name}\\b`).test(text);

/** `src/components/ui/button.tsx` -> `@/components/ui/button`. */
export const aliasOf = (path: string): string =>
  `@/${path
    .replace(/^src\//, "")
    .replace(/\.[cm]?[jt]sx?$/, "")
    .replace(/\/index$/, "")}`;
