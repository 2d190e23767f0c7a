/** The files of a page on which a public site shows the entries of one list: its values, and the page that shows them as cards. */
import type { SourceFile } from "../../archetypes/archetype.ts";
import { appBlueprint } from "../../emit/app/app-frame.ts";
import { moduleText } from "../../emit/app/code.ts";
import { entityNames, property, titleField } from "../../emit/app/naming.ts";
import { jsxText, stringLiteral } from "../../emit/literal.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, Entity, Field, PlannedPage } from "../../plan/plan.ts";
import type { PublicList } from "./public-list.ts";

export interface SiteList extends PublicList {
  page: PlannedPage;
}

/** With fewer entries everything is seen at once. */
const SEARCHED_FROM = 5;

/** What lists of an app use as well; written once, whoever needs it first. */
export const sharedFiles: readonly string[] = ["src/lib/dates.ts", "src/lib/search.ts"];
const [datesFile, searchFile] = sharedFiles as [string, string];
export const contentFile = (entity: Entity): string => `src/content/${entityNames(entity).file}.ts`;

export function siteListFiles(plan: DraftPlan, list: SiteList): SourceFile[] {
  const dated = list.entity.fields.some(({ type }) => type === "date");
  return [
    ...(dated ? [appBlueprint(plan, { blueprint: "app/dates.ts", path: datesFile })] : []),
    appBlueprint(plan, { blueprint: "app/search.ts", path: searchFile }),
    contentCode(list),
    pageCode(plan, list),
  ];
}

function contentCode({ entity, rows }: SiteList): SourceFile {
  const names = entityNames(entity);
  const members = entity.fields.map(
    (field) => `  ${property(field)}: ${field.type === "number" ? "number" : "string"};`,
  );
  const lines = rows.map((values) => {
    const cells = entity.fields.map((field, at) => `${property(field)}: ${values[at]}`);
    return `  { ${cells.join(", ")} },`;
  });
  const body = `export interface ${names.type} {\n${members.join("\n")}\n}

export const ${names.many}: ${names.type}[] = [\n${lines.join("\n")}\n];`;
  return { path: contentFile(entity), content: moduleText(body, {}).trimStart() };
}

function shown(field: Field, row: string): string {
  const value = `${row}.${property(field)}`;
  if (field.type === "date") return `formatDay(${value})`;
  return field.type === "number" && field.unit ? `\`\${${value}} ${field.unit}\`` : value;
}

function pageCode(plan: DraftPlan, { entity, page }: SiteList): SourceFile {
  const { language } = plan;
  const names = entityNames(entity);
  const title = titleField(entity);
  const row = names.one;
  const facts = entity.fields.filter((field) => field !== title && field.type !== "long-text");
  const texts = entity.fields.filter(({ type }) => type === "long-text");
  const lines = facts.map(
    (field) => `                <dt className="text-muted-foreground">${jsxText(field.label)}</dt>
                <dd>{${shown(field, row)}}</dd>`,
  );
  const list = lines.length
    ? `\n              <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">\n${lines.join("\n")}\n              </dl>`
    : "";
  const paragraphs = texts
    .map(
      (field) => `\n              {${row}.${property(field)} && <p className="mt-3">{${row}.${property(field)}}</p>}`,
    )
    .join("");
  const searched = entity.fields.map((field) =>
    field.type === "number" ? `String(${shown(field, row)})` : shown(field, row),
  );
  const search = translate("Search", language);
  const body = `export default function ${page.component}Page() {
  const [query, setQuery] = useState("");
  const shown = ${names.many}.filter((${row}) => matches(query, [${searched.join(", ")}]));
  return (
    <>
      <PageHeader title=${page.title.includes('"') ? `{${stringLiteral(page.title)}}` : `"${page.title}"`} />
      <div className="wrap pb-24">
        {${names.many}.length >= ${SEARCHED_FROM} && (
          <Input
            type="search"
            aria-label=${stringLiteral(`${search}: ${page.title}`)}
            placeholder=${stringLiteral(search)}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="mb-8 max-w-sm"
          />
        )}
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((${row}) => (
            <li key={${row}.${property(title)}} className="rounded-card border bg-card p-5">
              <h2 className="text-heading">{${title.type === "date" ? shown(title, row) : `${row}.${property(title)}`}}</h2>${list}${paragraphs}
            </li>
          ))}
        </ul>
        <p role="status" className="text-muted-foreground">
          {shown.length === 0 && ${stringLiteral(nothing[language])}}
        </p>
      </div>
    </>
  );
}`;
  return {
    path: `src/pages/${page.component}.tsx`,
    content: moduleText(body, { [names.many]: `@/content/${names.file}` }),
  };
}

const nothing = { en: "Nothing found.", de: "Nichts gefunden.", es: "No se ha encontrado nada." };
