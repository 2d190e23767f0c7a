/** "Strike through done tasks": what is finished is crossed out in its list. */
import { endsOf } from "../../emit/app/fields.ts";
import type { Entity, Field } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn } from "../records/records.ts";
import { has } from "../requests.ts";
import { listPageOf } from "../rows/list-page.ts";

const understood: Wording = {
  en: "What is done, crossed out.",
  de: "Erledigtes durchgestrichen.",
  es: "Lo hecho, tachado.",
};
const did: Wording = {
  en: "{entity}: what is done ({values}) is crossed out in the list",
  de: "{entity}: Erledigtes ({values}) ist in der Liste durchgestrichen",
  es: "{entity}: lo hecho ({values}) sale tachado en la lista",
};
const already: Wording = {
  en: "What is done is crossed out already. I changed nothing.",
  de: "Erledigtes ist schon durchgestrichen. Ich habe nichts geändert.",
  es: "Lo hecho ya sale tachado. No he cambiado nada.",
};

const striking =
  "str(?:ike|uck)(?:[- ]?through|[- ]?out)?|cross(?:ed)?[- ]?(?:out|off|through)|line[- ]?through|durchstreich\\p{L}*|durchgestrichen\\p{L}*|streich\\p{L}* (?:\\p{L}+ )+durch|tach\\p{L}*";

/** The values that end an entry, or a box that says it is done. */
function endOf({ fields }: Entity): { condition: string; values: string } | null {
  const box = fields.find(
    ({ type, key }) => type === "boolean" && /done|complete|finish|check|erledigt|hech|bought|packed/i.test(key),
  );
  if (box) return { condition: `row.${box.key}`, values: box.label };
  const stage: Field | undefined = fields.find((field) => field.type === "enum" && endsOf(field).length > 0);
  if (!stage) return null;
  const ends = endsOf(stage);
  return {
    condition: ends.map((value) => `row.${stage.key} === ${JSON.stringify(value)}`).join(" || "),
    values: ends.join(", "),
  };
}

export const strikeDone = operation<{ text: string }>({
  id: "strike-done",
  words: "",
  match: ({ text, language }) =>
    has(text, striking) && !has(text, "price|was|sale|preis|precio")
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null,
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const near = entityIn(project.plan, text);
    const all = near ? [near] : project.plan.entities;
    const entity = all.find((one) => endOf(one) !== null);
    const end = entity && endOf(entity);
    const page = entity && listPageOf(project, entity);
    if (!entity || !end || !page) return { say: "" };
    if (page.source.text.includes("line-through")) return { say: already[language] };
    const link = /(<Link to=\{`[^`]*\$\{row\.id\}`\} className=)"([^"]*hover:underline)"/;
    if (!link.test(page.source.text)) return { say: "" };
    project.write(
      page.path,
      page.source.text.replace(
        link,
        (_all, lead: string, classes: string) =>
          `${lead}{\`${classes} \${${end.condition} ? "text-muted-foreground line-through" : ""}\`}`,
      ),
    );
    return {
      plan: project.plan,
      claims: [
        contains(worded(did, language, { entity: entity.plural, values: end.values }), page.path, "line-through"),
      ],
      routes: [page.route],
    };
  },
});
