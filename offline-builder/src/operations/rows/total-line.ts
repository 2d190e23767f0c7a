import { addImport, insertBefore } from "../../edit/jsx.ts";
import { findAll } from "../../edit/source.ts";
import { isNumeric, withUnit } from "../../emit/app/fields.ts";
import type { Entity, Field, Plan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn, fieldIn } from "../records/records.ts";
import { has, titled } from "../requests.ts";
import { listPageOf } from "./list-page.ts";

const understood: Wording = {
  en: "A total below the list.",
  de: "Eine Summe unter der Liste.",
  es: "Un total bajo la lista.",
};
const did: Wording = {
  en: "{entity}: the sum of {field} stands below the list and counts what search and filters show",
  de: "{entity}: die Summe von {field} steht unter der Liste und zählt, was Suche und Filter zeigen",
  es: "{entity}: la suma de {field} está bajo la lista y cuenta lo que muestran búsqueda y filtros",
};
const already: Wording = {
  en: "{entity} have a total below the list already. I changed nothing.",
  de: "{entity} haben schon eine Summe unter der Liste. Ich habe nichts geändert.",
  es: "{entity} ya tienen un total bajo la lista. No he cambiado nada.",
};
const nothing: Wording = {
  en: "This app lists nothing with amounts that could be added up. I changed nothing.",
  de: "Diese App hat keine Liste mit Beträgen oder Zahlen zum Zusammenzählen. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene una lista con cantidades que sumar. No he cambiado nada.",
};
const label: Wording = { en: "Total", de: "Summe", es: "Total" };

const summing = "totals?|sums?|sum up|add up|gesamtsumme|summen?|gesamtbetrag|gesamt|suma|totales";
const place =
  "list|table|below|bottom|end|under(?:neath)?|foot|rows|all|show|see|liste|tabelle|unten|unter|am ende|zeige?|anzeigen|lista|tabla|abajo|debajo|final|pie|muestra|ver";

/** "Add a total at the bottom of the list": what the shown rows come to. */
export const totalLine = operation<{ text: string }>({
  id: "total-line",
  words: "total sum amount bottom below list summe betrag unten liste suma total abajo importe",
  match({ text, language }) {
    if (!has(text, summing) || !has(text, place)) return null;
    if (
      has(
        text,
        "charts?|diagram\\p{L}*|gráfic\\p{L}*|tax|steuer|iva|cart|warenkorb|carrito|page|seite|página|per|pro|por|by",
      )
    )
      return null;
    return { confidence: 0.86, values: { text }, understood: understood[language] };
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const other = otherNumber(project.plan, text);
    if (other) return { say: worded(noSuch, language, other) };
    const chosen = countedField(project.plan, text);
    const page = chosen && listPageOf(project, chosen.entity);
    // Lists that count no money and nothing else bring no words for amounts along.
    if (!chosen || !page || project.text("src/lib/format.ts") === null) return { say: nothing[language] };
    const { entity, field } = chosen;
    const { source, path } = page;
    const reduce = `shown.reduce((sum, row) => sum + row.${field.key}, 0)`;
    if (source.text.includes(reduce)) return { say: worded(already, language, { entity: entity.plural }) };
    const after = formPlace(source.program);
    if (!after) return { say: nothing[language] };
    const money = field.type === "money";
    const value = money ? `formatMoney(${reduce})` : withUnit(`formatNumber(${reduce})`, field);
    insertBefore(
      source,
      after,
      `<p className="mt-4 flex justify-end gap-4 border-t pt-3 font-semibold">\n  <span>${label[project.plan.language]}: ${field.label}</span>\n  <span className="tabular-nums">{${value}}</span>\n</p>`,
    );
    addImport(source, money ? "formatMoney" : "formatNumber", "@/lib/format");
    project.save(path, source);
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(did, language, { entity: entity.plural, field: field.label }),
          path,
          holds: (content) => content?.includes(reduce) === true,
        },
      ],
      routes: [page.route],
    };
  },
  chip: (plan, language) =>
    countedField(plan, "") && plan.archetype === "tracker"
      ? { en: "Show a total below the list", de: "Zeige die Summe unter der Liste", es: "Muestra el total abajo" }[
          language
        ]
      : null,
});

const noSuch: Wording = {
  en: "{entity} have no number called “{name}” that could be added up. Add it first: “Add a number field {name}”. I changed nothing.",
  de: "{entity} haben keine Zahl „{name}“, die sich addieren ließe. Zuerst: „Füge ein Zahlenfeld {name} hinzu“. Ich habe nichts geändert.",
  es: "{entity} no tienen un número «{name}» que sumar. Antes: «Añade un campo numérico {name}». No he cambiado nada.",
};
const plainWords =
  "amounts?|costs?|prices?|values?|money|number|rows?|line|below|under|at|for|in|on|of|all|list|table|everything|it|them|row|expenses|spent|betr[aä]ge?|kosten|preise?|unter|am|aller?|der|importes?|costes?|precios?|abajo|debajo|de|al";

/** "The total calories", of entries that count none: another number in their place would be a wrong answer. */
function otherNumber(plan: Plan, text: string): { entity: string; name: string } | null {
  const named =
    /(?<!\p{L})(?:total|sum)(?:s)?\s+(?:of\s+)?(?:the\s+|all\s+)?(\p{L}{3,20})(?!\p{L})|(?<!\p{L})summe\s+der\s+(\p{L}{3,20})/iu.exec(
      text,
    );
  const name = named?.[1] ?? named?.[2];
  const [entity] = plan.entities;
  if (!name || !entity || has(name, plainWords) || entityIn(plan, name) || fieldIn(plan, name, () => true)) return null;
  return { entity: (entityIn(plan, text) ?? entity).plural, name: titled(name) };
}

/** Money before other numbers; grades and levels add up to nothing. */
function countedField(plan: Plan, text: string): { entity: Entity; field: Field } | null {
  const counts = (field: Field): boolean =>
    isNumeric(field) && !field.unit?.startsWith("/") && field.key !== "reorderLevel";
  const named = fieldIn(plan, text, counts);
  if (named) return named;
  const near = entityIn(plan, text);
  const found = (near ? [near] : plan.entities).flatMap((entity) =>
    entity.fields.filter(counts).map((field) => ({ entity, field })),
  );
  return found.find(({ field }) => field.type === "money") ?? found[0] ?? null;
}

/** The form that opens above the page is the last thing that a page of entries draws. */
function formPlace(program: Parameters<typeof findAll>[0]): { start: number; end: number } | null {
  return (
    findAll(program, "JSXExpressionContainer").find(
      ({ node }) =>
        node.expression.type === "LogicalExpression" &&
        node.expression.left.type === "Identifier" &&
        node.expression.left.name === "editing",
    )?.node ?? null
  );
}
