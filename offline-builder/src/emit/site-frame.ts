import type { ProjectFiles, SourceFile } from "../archetypes/archetype.ts";
import type { DraftPlan, PlannedPage } from "../plan/plan.ts";
import { emitStylesheet } from "../theme/css.ts";
import { themeTokens } from "../theme/tokens.ts";
import { fillBlueprint } from "./blueprint.ts";
import { literal } from "./literal.ts";
import { pageImports, pageRoutes } from "./page-routes.ts";

/** Header, footer, theme and document of a public site; archetypes add content and pages. */
export function siteFrame(
  plan: DraftPlan,
  site: Record<string, unknown>,
  flags: Record<string, boolean> = {},
): SourceFile[] {
  const { language } = plan;
  const frameFlags = {
    solid: plan.theme.header === "solid",
    centred: plan.theme.header === "centred",
    place: plan.options["place"] !== false,
    legal: plan.pages.some((page) => page.component === "Imprint"),
    ...flags,
  };
  const address = (component: string): string => plan.pages.find((page) => page.component === component)?.path ?? "/";
  // An accent that was asked for is seen on every page, also where no text is readable in it.
  const line = plan.theme.exact.includes("accent")
    ? "border-t-4 border-[var(--accent-line,var(--border))]"
    : "border-t";
  const names = { cartTo: address("Cart"), checkoutTo: address("Checkout"), line };
  const layout = (name: string): SourceFile => ({
    path: `src/components/layout/${name}.tsx`,
    content: fillBlueprint(`layout/${name}.tsx`, { language, flags: frameFlags, names }),
  });
  return [
    { path: "src/index.css", content: emitStylesheet(plan.theme) },
    document(plan, String(site["tagline"] ?? plan.name)),
    favicon(plan),
    { path: "src/content/site.ts", content: `export const site = ${literal(site)};\n` },
    { path: "src/content/navigation.ts", content: navigation(plan) },
    layout("SiteHeader"),
    layout("SiteFooter"),
    layout("ScrollToTop"),
    layout("PageHeader"),
    { path: "src/pages/NotFound.tsx", content: fillBlueprint("pages/NotFound.tsx", { language }) },
  ];
}

export function document(plan: DraftPlan, description: string): SourceFile {
  const content = `<!doctype html>
<html lang="${plan.language}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <meta name="description" content="${escapeHtml(description)}" />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <title>${escapeHtml(plan.name)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
  return { path: "index.html", content };
}

export function favicon(plan: DraftPlan): SourceFile {
  const { own } = themeTokens(plan.theme);
  const letter = escapeHtml([...plan.name][0]?.toUpperCase() ?? "");
  const content = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${own["--primary"]}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui, sans-serif" font-size="19" font-weight="700" fill="${own["--primary-foreground"]}">${letter}</text></svg>\n`;
  return { path: "public/favicon.svg", content };
}

function navigation(plan: DraftPlan): string {
  const links = plan.pages.filter((page) => page.nav).map((page) => ({ to: page.path, label: page.title }));
  return `export const navigation = ${literal(links)};\n`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** `src/App.tsx` of a public site. `wrappers` are imported as `[component, path]` and stand outside the routes. */
export function siteApp(pages: PlannedPage[], extras: { import: string; element: string }[] = []): SourceFile {
  const { react, pages: firstPages, later } = pageImports(pages);
  const imports = [
    ...react,
    `import { BrowserRouter, Route, Routes } from "react-router";`,
    `import { ScrollToTop } from "@/components/layout/ScrollToTop";`,
    `import { SiteFooter } from "@/components/layout/SiteFooter";`,
    `import { SiteHeader } from "@/components/layout/SiteHeader";`,
    ...extras.map((extra) => extra.import),
    `import { Toaster } from "@/components/ui/toast";`,
    ...firstPages,
  ];
  const content = `${imports.join("\n")}

${later}export default function App() {
  return (
    <BrowserRouter>
      <ScrollToTop />
      <SiteHeader />
      <main id="main">
${pageRoutes(pages)}
      </main>
      <SiteFooter />
${extras.map((extra) => `      ${extra.element}\n`).join("")}      <Toaster />
    </BrowserRouter>
  );
}
`;
  return { path: "src/App.tsx", content };
}

/** Later pages do not repeat files that an earlier one brought. */
export function dedupe(project: ProjectFiles): ProjectFiles {
  const seen = new Set<string>();
  const fresh = (files: SourceFile[]): SourceFile[] =>
    files.filter((file) => {
      if (seen.has(file.path)) return false;
      seen.add(file.path);
      return true;
    });
  const shell = fresh(project.shell);
  return { ...project, shell, pages: project.pages.map(({ page, files }) => ({ page, files: fresh(files) })) };
}
