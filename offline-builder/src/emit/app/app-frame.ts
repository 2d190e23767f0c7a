import type { SourceFile } from "../../archetypes/archetype.ts";
import { locales } from "../../language/translate.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import { emitStylesheet } from "../../theme/css.ts";
import { fillBlueprint, type BlueprintValues } from "../blueprint.ts";
import { literal, stringLiteral } from "../literal.ts";
import { document, favicon } from "../site-frame.ts";
import { pictureField } from "./entity-views.ts";
import { isCountedByWeek, portionsOf } from "./fields.ts";
import { liesAhead } from "./samples/samples.ts";
import type { EntityNames } from "./naming.ts";
import { pageImports, pageRoutes } from "../page-routes.ts";

export interface AppFrame {
  tagline: string;
  /** Icon in lucide-react by the component of the page. */
  icons: Record<string, string>;
  /** Collections whose first rows are samples, with their files in `src/data`. */
  sampled: Sampled[];
}

export type Sampled = Pick<EntityNames, "many" | "file">;

/** Theme, document, navigation and the frame that stays while pages change. */
export function appFrame(plan: DraftPlan, frame: AppFrame): SourceFile[] {
  const fill = (blueprint: string, path: string, extra: Partial<BlueprintValues> = {}): SourceFile =>
    appBlueprint(plan, { blueprint, path, ...extra });
  return [
    { path: "src/index.css", content: emitStylesheet(plan.theme) },
    document(plan, frame.tagline),
    favicon(plan),
    {
      path: "src/content/site.ts",
      content: `export const site = ${literal({ name: plan.name, tagline: frame.tagline })};\n`,
    },
    { path: "src/content/navigation.ts", content: navigation(plan, frame.icons) },
    fill("app/AppShell.tsx", "src/components/layout/AppShell.tsx", {
      flags: { sidebar: plan.options["shell"] !== "topbar" },
      names: shellClasses(plan),
    }),
    fill("app/PageHeader.tsx", "src/components/layout/PageHeader.tsx"),
    { path: "src/pages/NotFound.tsx", content: fillBlueprint("pages/NotFound.tsx", { language: plan.language }) },
    fill("app/dates.ts", "src/lib/dates.ts", {
      flags: {
        weeks: plan.entities.some(isCountedByWeek),
        ahead: plan.entities.some((entity) => entity.fields.some((field) => liesAhead(plan, entity, field))),
      },
    }),
    ...(frame.sampled.length > 0
      ? [
          fill("app/samples.ts", "src/data/samples.ts", { names: sampleNames(frame.sampled) }),
          fill("app/SampleNotice.tsx", "src/components/app/SampleNotice.tsx"),
        ]
      : []),
  ];
}

interface BlueprintFile extends Partial<BlueprintValues> {
  blueprint: string;
  path: string;
}

export function appBlueprint(plan: DraftPlan, file: BlueprintFile): SourceFile {
  const { tag, currency } = locales[plan.language];
  const names = { locale: tag, currency: String(plan.options["currency"] ?? currency), ...file.names };
  return {
    path: file.path,
    content: fillBlueprint(file.blueprint, {
      language: plan.language,
      flags: file.flags,
      content: file.content,
      names,
    }),
  };
}

/** Pieces that lists, forms and overviews of any entity use. */
export function entityPieces(plan: DraftPlan): SourceFile[] {
  const app = (name: string): SourceFile =>
    appBlueprint(plan, { blueprint: `app/${name}.tsx`, path: `src/components/app/${name}.tsx` });
  const flags = {
    monthFirst: plan.language === "en",
    monthBeforeDay: isMonthFirst(plan),
    distinct: plan.entities.some((entity) =>
      entity.fields.some((field) => field.repeats || (field.type === "text" && entity.filters?.includes(field.key))),
    ),
  };
  const lib = (name: string): SourceFile =>
    appBlueprint(plan, { blueprint: `app/${name}.ts`, path: `src/lib/${name}.ts`, flags, names: writtenDay(plan) });
  const filed = plan.entities.some((entity) => entity.fields.some((field) => field.type === "file"));
  return [
    ...(plan.entities.some((entity) => entity.view === "cards" && pictureField(entity)) ? [app("CardPicture")] : []),
    ...(plan.entities.some(portionsOf) ? [app("Portions")] : []),
    ...(filed ? [app("FileInput"), app("FileLink"), lib("stored-file")] : []),
    ...["DataTable", "SearchBox", "FilterSelect", "DueDay", "ImportCsv", "Panel"].map(app),
    ...["format", "csv", "csv-import", "written-values", "papaparse.d", "search", "removal"].map(lib),
  ];
}

/** How people of the language write a day in numbers, as an example. */
function writtenDay(plan: DraftPlan): Record<string, string> {
  return { dayOrder: isMonthFirst(plan) ? "3/14/2026" : "14/3/2026" };
}

/** English where nobody pays in another money than the dollar: elsewhere the day comes first. */
const isMonthFirst = ({ language, options }: DraftPlan): boolean =>
  language === "en" && (options["currency"] ?? locales.en.currency) === "USD";

export function figuresFile(plan: DraftPlan, count: number): SourceFile {
  return appBlueprint(plan, {
    blueprint: "app/Figures.tsx",
    path: "src/components/app/Figures.tsx",
    names: { count: String(count) },
  });
}

export function chartFile(plan: DraftPlan, name: "BarList" | "ColumnChart" | "LineChart" | "PieChart"): SourceFile {
  return appBlueprint(plan, { blueprint: `app/${name}.tsx`, path: `src/components/charts/${name}.tsx` });
}

function sampleNames(all: Sampled[]): Record<string, string> {
  return {
    imports: all.map((names) => `import { ${names.many} } from "@/data/${names.file}";`).join("\n"),
    lists: all.map((names) => names.many).join(", "),
    removals: all.map((names) => `withoutSamples(${names.many})`).join(", "),
  };
}

/** A filled frame stays filled by day; in the dark a large bright surface would outshine the page. */
function shellClasses(plan: DraftPlan): Record<string, string> {
  const solid = plan.theme.header === "solid" && plan.theme.mode === "light";
  const frame = "bg-primary text-primary-foreground dark:bg-card dark:text-card-foreground";
  return {
    sideClass: solid ? `${frame} dark:border-r` : "border-r bg-card",
    barClass: solid ? `${frame} dark:border-b` : "border-b bg-card",
    phoneClass: solid ? `${frame} dark:border-b` : "border-b bg-card",
    toggleClass: solid ? "[&_button]:text-inherit [&_button]:hover:bg-transparent" : "text-muted-foreground",
    markClass: solid ? "bg-primary-foreground text-primary" : "bg-primary text-primary-foreground",
    activeClass: solid
      ? "bg-primary-foreground font-semibold text-primary"
      : "bg-secondary font-semibold text-secondary-foreground",
    idleClass: solid
      ? "hover:bg-primary-hover dark:hover:bg-muted"
      : "text-muted-foreground hover:bg-muted hover:text-foreground",
  };
}

function navigation(plan: DraftPlan, iconOf: Record<string, string>): string {
  const links = plan.pages.filter((page) => page.nav);
  const icon = (page: PlannedPage): string => iconOf[page.component] ?? "Circle";
  const names = [...new Set(links.map(icon))].sort();
  const lines = links.map(
    (page) => `  { to: ${stringLiteral(page.path)}, label: ${stringLiteral(page.title)}, icon: ${icon(page)} },`,
  );
  return `import { ${names.join(", ")} } from "lucide-react";

export const navigation = [
${lines.join("\n")}
];
`;
}

/** `src/App.tsx`: every page inside the frame. */
export function appRoutes(pages: PlannedPage[]): SourceFile {
  const { react, pages: firstPages, later } = pageImports(pages);
  const imports = [
    ...react,
    `import { BrowserRouter, Route, Routes } from "react-router";`,
    `import { AppShell } from "@/components/layout/AppShell";`,
    `import { Toaster } from "@/components/ui/toast";`,
    ...firstPages,
  ];
  const content = `${imports.join("\n")}

${later}export default function App() {
  return (
    <BrowserRouter>
      <AppShell>
${pageRoutes(pages)}
      </AppShell>
      <Toaster />
    </BrowserRouter>
  );
}
`;
  return { path: "src/App.tsx", content };
}
