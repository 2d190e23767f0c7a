import type { PlannedPage } from "../plan/plan.ts";
import { stringLiteral } from "./literal.ts";

/** What `src/App.tsx` begins with. */
export interface PageImports {
  /** For `lazy` and `Suspense`; none for an app of one page. */
  react: string[];
  /** The first page and the page for unknown addresses, last. */
  pages: string[];
  /** Pages that are loaded when somebody goes there, so that the first one shows as soon as it can; or "". */
  later: string;
}

export function pageImports(pages: PlannedPage[]): PageImports {
  const [first, ...others] = pages;
  const later = others.map(({ component }) => lazyPage(component));
  return {
    react: later.length === 0 ? [] : [`import { lazy, Suspense } from "react";`],
    pages: [
      ...(first === undefined ? [] : [`import ${first.component} from "@/pages/${first.component}";`]),
      `import NotFound from "@/pages/NotFound";`,
    ],
    later: later.length === 0 ? "" : `${later.join("\n")}\n\n`,
  };
}

export const lazyPage = (component: string): string =>
  `const ${component} = lazy(() => import("@/pages/${component}"));`;

/** The `Routes` element of `src/App.tsx`, with a route for each page; room is kept for a page that is on its way. */
export function pageRoutes(pages: PlannedPage[]): string {
  const routes = pages.map((page) => `  <Route path=${stringLiteral(page.path)} element={<${page.component} />} />`);
  const element = ["<Routes>", ...routes, `  <Route path="*" element={<NotFound />} />`, "</Routes>"];
  const lines =
    pages.length < 2
      ? element
      : [
          `<Suspense fallback={<div className="min-h-screen" />}>`,
          ...element.map((line) => `  ${line}`),
          "</Suspense>",
        ];
  return lines.map((line) => `        ${line}`).join("\n");
}
