/** A page on which up to three entries of one list stand side by side, fact by fact. */
import { appBlueprint } from "../../../emit/app/app-frame.ts";
import { moduleText } from "../../../emit/app/code.ts";
import { ownModules, relatedModules } from "../../../emit/app/entity-data.ts";
import { cellText, relatedEntities } from "../../../emit/app/fields.ts";
import { entityNames, inSentence, titleCode, titleField } from "../../../emit/app/naming.ts";
import { stem, tokens } from "../../../parse/words.ts";
import type { DraftPlan, Entity, Language, PlannedPage } from "../../../plan/plan.ts";
import type { SourceFile } from "../../archetype.ts";

const asked: Record<Language, RegExp> = {
  en: /\b(?:compar(?:e|ing)\s+((?:\p{L}+\s){0,3}\p{L}+)|((?:\p{L}+\s)?\p{L}+)\s+comparisons?)/giu,
  de: /(?<![\p{L}])(?:(\p{Lu}\p{L}+)\s+(?:\p{L}+\s)?vergleichen|(\p{Lu}\p{L}+)vergleich)(?![\p{L}])/gu,
  es: /(?<![\p{L}])(?:comparar\s+((?:\p{L}+\s){0,2}\p{L}+)|comparación de\s+((?:\p{L}+\s)?\p{L}+))/giu,
};
/** What is compared without a name, or by what: then it is what is paid for. */
const anything =
  /\b(?:prices?|offers?|options?|items?|products?|them|preise?|angebote?|precios?|ofertas?|opciones|productos)\b/iu;

/** The list whose entries the request wants to compare; undefined when it names none. */
export function comparedList(text: string, language: Language, entities: readonly Entity[]): Entity | undefined {
  const found = [...text.matchAll(asked[language])];
  const objects = found.map(([, behind, before]) => behind ?? before ?? "");
  for (const object of objects) {
    const said = tokens(object).map(stem);
    const named = entities.find((entity) =>
      [entity.plural, entity.singular].some((name) => said.includes(tokens(name).map(stem).at(-1) ?? "")),
    );
    if (named) return named;
  }
  const paid = entities.find(({ fields }) => fields.some(({ type }) => type === "money"));
  // A comparison by name is a page, whatever its things are called elsewhere.
  const isNamed = found.some(([, behind]) => behind === undefined);
  return isNamed || objects.some((object) => anything.test(object)) ? paid : undefined;
}

export function compareTitle({ plural }: Entity, language: Language): string {
  const many = inSentence(plural, language);
  return { en: `Compare ${many}`, de: `${plural} vergleichen`, es: `Comparar ${many}` }[language];
}

export function emitCompare(plan: DraftPlan, page: PlannedPage, listPath: string): SourceFile[] {
  const entity = plan.entities.find(({ key }) => key === plan.options["compare"]) ?? plan.entities[0]!;
  const names = entityNames(entity);
  const facts = entity.fields.filter((field) => field !== titleField(entity) && field.type !== "file");
  const related = relatedEntities(plan, entity);
  const body = `export interface Compared {
  id: string;
  title: string;
  /** In the order of the labels. */
  facts: string[];
}

export const comparedLabels = [${facts.map(({ label }) => JSON.stringify(label)).join(", ")}];

export function useCompared(): Compared[] {
  const rows = useRows(${names.many});
${related.map((other) => `  const ${entityNames(other).one}Rows = useRows(${entityNames(other).many});\n`).join("")}  return rows.map((row) => ({
    id: row.id,
    title: ${titleCode(entity, "row")},
    facts: [${facts.map((field) => `String(${cellText(plan, field, "row")})`).join(", ")}],
  }));
}`;
  const own = { ...ownModules(entity), ...relatedModules(plan, entity) };
  return [
    { path: "src/data/compared.ts", content: moduleText(body, own) },
    appBlueprint(plan, {
      blueprint: "platform/Compare.tsx",
      path: `src/pages/${page.component}.tsx`,
      content: { title: page.title },
      names: { listTo: listPath },
    }),
  ];
}
