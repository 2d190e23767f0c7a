import { attribute } from "../../emit/literal.ts";
import { moduleText } from "../../emit/app/code.ts";
import { ownModules, relatedModules } from "../../emit/app/entity-data.ts";
import { pictureField } from "../../emit/app/entity-views.ts";
import { cellText, relatedEntities } from "../../emit/app/fields.ts";
import { entityNames, inSentence, titleCode, titleField } from "../../emit/app/naming.ts";
import { platformPhrases } from "../../language/platform-phrases.ts";
import type { DraftPlan, Entity, Field, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
import { iconOf } from "../tracker/kind-texts.ts";
import { taglineOf } from "./tagline.ts";

/** The first page of a site: what it is, what can be done, and what is new in its main list. */
export function emitHome(plan: DraftPlan, samples: boolean): SourceFile {
  const main = plan.entities[0]!;
  const names = entityNames(main);
  const listPath = pathOf(plan, names.listPage);
  const shown = factsOf(main);
  const others = relatedEntities(plan, main).filter((other) => other !== main);
  const facts = `{[${shown.map((field) => textCode(plan, field)).join(", ")}].filter(Boolean).join(" · ")}`;
  const body = `export default function IndexPage() {
  const ${names.one}Rows = useRows(${names.many});
${others.map((other) => `  const ${entityNames(other).one}Rows = useRows(${entityNames(other).many});\n`).join("")}  const latest = ${names.one}Rows.slice(-6).reverse();

  return (
    <>
      <title>{site.name}</title>
      <section className="py-8 sm:py-14">
        <h1 className="text-display max-w-4xl">{site.name}</h1>
        <p className="text-lead mt-5 max-w-2xl text-muted-foreground">${taglineOf(plan)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
${callsOf(plan, listPath)}
        </div>
      </section>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
${plan.entities.map((entity) => cardCode(plan, entity)).join("\n")}
      </ul>
      <section className="mt-12">
        <h2 className="text-heading">${platformPhrases[plan.language].latest(main.plural)}</h2>
${main.view === "cards" && pictureField(main) ? latestCards(main, listPath, facts) : latestLines(main, listPath, facts)}
      </section>
${samples ? "      <SampleNotice />\n" : ""}    </>
  );
}`;
  const own = {
    CardPicture: "@/components/app/CardPicture",
    ...withoutTypes({ ...relatedModules(plan, main), ...ownModules(main) }),
    site: "@/content/site",
    ...Object.fromEntries(plan.entities.map((entity) => [iconOf(entity), "lucide-react"])),
  };
  return { path: "src/pages/Index.tsx", content: moduleText(body, own) };
}

function latestLines(main: Entity, listPath: string, facts: string): string {
  return `        <ul className="mt-4 divide-y border-y">
          {latest.map((row) => (
            <li key={row.id} className="grid gap-1 py-4 sm:grid-cols-[2fr_3fr]">
              <Link to={\`${listPath}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">
                {${titleCode(main, "row")}}
              </Link>
              <p className="text-muted-foreground">${facts}</p>
            </li>
          ))}
        </ul>`;
}

function latestCards(main: Entity, listPath: string, facts: string): string {
  return `        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {latest.map((row) => (
            <li key={row.id} className="relative flex flex-col overflow-hidden rounded-card border bg-card hover:border-primary">
              <CardPicture name={${titleCode(main, "row")}} photo={row.photo} />
              <div className="flex grow flex-col gap-1 p-5">
                <Link to={\`${listPath}/\${row.id}\`} className="font-medium after:absolute after:inset-0">
                  {${titleCode(main, "row")}}
                </Link>
                <p className="text-sm text-muted-foreground">${facts}</p>
              </div>
            </li>
          ))}
        </ul>`;
}

/** The page names no type; an icon may be called like one. */
function withoutTypes(modules: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(modules).filter(([name]) => !name.startsWith("type ")));
}

function textCode(plan: DraftPlan, field: Field): string {
  return field.type === "money" || field.type === "number"
    ? `\`${field.label.replace(/[`$\\]/g, "\\$&")}: \${${cellText(plan, field, "row")}}\``
    : cellText(plan, field, "row");
}

function factsOf(entity: Entity): Field[] {
  const title = titleField(entity);
  return entity.fields
    .filter(
      (field) => field !== title && !["long-text", "file", "boolean", "email", "phone", "url"].includes(field.type),
    )
    .slice(0, 4);
}

/** What visitors hand in first, then the main list. */
function callsOf(plan: DraftPlan, listPath: string): string {
  const main = plan.entities[0]!;
  const submits = plan.pages.filter((page) => page.component.startsWith("Submit"));
  const links: [PlannedPage["path"], string][] = [
    ...submits.map((page): [string, string] => [page.path, page.title]),
    [listPath, platformPhrases[plan.language].browse(main.plural)],
  ];
  return links
    .slice(0, 3)
    .map(
      (
        [path, label],
        at,
      ) => `          <Link to=${attribute(path)} className={buttonClass(${at === 0 ? '"primary", "lg"' : '"outline", "lg"'})}>
            ${label}
          </Link>`,
    )
    .join("\n");
}

function cardCode(plan: DraftPlan, entity: Entity): string {
  const path = pathOf(plan, entityNames(entity).listPage);
  const labels = entity.fields
    .slice(0, 5)
    .map((field, at) => (at === 0 ? field.label : inSentence(field.label, plan.language)));
  return `        <li>
          <Link to=${attribute(path)} className="flex h-full flex-col gap-2 rounded-card border bg-card p-6 hover:border-primary">
            <${iconOf(entity)} aria-hidden className="size-6 text-primary" />
            <h2 className="font-display text-lg font-semibold">${titleOf(plan, entity)}</h2>
            <p className="text-muted-foreground">${labels.join(", ")}.</p>
          </Link>
        </li>`;
}

/** As the navigation calls it. */
function titleOf(plan: DraftPlan, entity: Entity): string {
  return plan.pages.find((page) => page.component === entityNames(entity).listPage)?.title ?? entity.plural;
}

function pathOf(plan: DraftPlan, component: string): string {
  return plan.pages.find((page) => page.component === component)?.path ?? "/";
}
