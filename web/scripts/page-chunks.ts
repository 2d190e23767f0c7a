/**
 * Bundles the modules that the project page always needs into few files: a hundred small ones cost a third more,
 * because each is compressed alone, and a request each. The kit is one file, modules shared with other pages are
 * another, and the page's own parts are the third.
 */
import { resolve } from "node:path";
import { APP, OTHER_PAGES, PAGE_PARTS } from "./page-parts.ts";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Components of the library that are on the page; tables, selects and the like are loaded with the views that show
 * them.
 */
const COMPONENTS =
  "ActionIcon|Button|CloseButton|FocusTrap|Group|Input|Loader|Menu(?!/Menu(?:Radio|Selectable|Sub))|Overlay|Popover|Portal|" +
  "Skeleton|Textarea|TextInput|Tooltip|Transition|UnstyledButton|VisuallyHidden";
/** Hooks of other views only. */
const OTHER_HOOKS =
  "use-(?:collapse|debounced-[a-z]+|drag|force-update|long-press|mounted|mutation-observer|previous|shallow-effect|timeout|window-event)|utils/shallow-equal";
const KIT = new RegExp(
  [
    `/node_modules/@mantine/core/esm/(?:core|utils/(?!InlineInput)|components/(?:${COMPONENTS}))/`,
    `/node_modules/(?:@mantine/hooks/esm/(?!(?:${OTHER_HOOKS})/)|@floating-ui/[a-z-]+/|clsx/|lucide-react/dist/esm/(?!icons/)|zustand/)`,
    // Both the page and lazy views use them: left alone, they are divided into small files that compress worse.
    "/node_modules/@tanstack/(?:query-core|react-query)/",
    "vite/preload-helper",
  ].join("|"),
);

const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\//;

/** The named modules, and modules of ours and icons that they import statically. */
function reachable(roots: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || (id.includes("/node_modules/") && !ICON.test(id))) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Our modules that views import, too. */
const SHARED = /\/(?:ui|kernel)\/src\//;

type Group = "app" | "common" | "icons" | "page";

/** `root`: folder of the web app. */
export function pageChunks(root: string) {
  const page = resolve(root, PAGE_PARTS[0]!);
  const reached = new Map<string, Set<string>>();
  const reach = (name: string, parts: readonly string[], modules: Modules): Set<string> => {
    const known =
      reached.get(name) ??
      reachable(
        parts.map((part) => resolve(root, part)),
        modules,
      );
    reached.set(name, known);
    return known;
  };
  const groupOf = (id: string, modules: Modules): Group | null => {
    // The page itself is imported by name, so it stays a file.
    if (id === page) return null;
    const isOfApp = reach("app", [APP], modules).has(id);
    if (ICON.test(id)) return isOfApp || reach("page", PAGE_PARTS, modules).has(id) ? "icons" : null;
    // Views share them one by one, which would divide them into a file each.
    if (isOfApp) return SHARED.test(id) ? "app" : null;
    const isOfPage = reach("page", PAGE_PARTS, modules).has(id);
    if (!isOfPage) return null;
    return reach("others", OTHER_PAGES, modules).has(id) ? "common" : "page";
  };
  return {
    groups: [
      { name: "kit", test: KIT, priority: 2 },
      { name: groupOf, debugName: "page", includeDependenciesRecursively: false },
    ],
  };
}
