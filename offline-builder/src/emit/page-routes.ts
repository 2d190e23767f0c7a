import type { PlannedPage } from "../plan/plan.ts";
import { stringLiteral } from "./literal.ts";

/** The imports of all pages, for `src/App.tsx`, the page for unknown addresses last. */
export function pageImports(pages: PlannedPage[]): string[] {
  return [
    ...pages.map((page) => `import ${page.component} from "@/pages/${page.component}";`),
    `import NotFound from "@/pages/NotFound";`,
  ];
}

/** The `Routes` element of `src/App.tsx`, with a route for each page. */
export function pageRoutes(pages: PlannedPage[]): string {
  const routes = pages.map(
    (page) => `          <Route path=${stringLiteral(page.path)} element={<${page.component} />} />`,
  );
  return `        <Routes>
${routes.join("\n")}
          <Route path="*" element={<NotFound />} />
        </Routes>`;
}
