/** "The total of open estimates on top", "wie viele Gebühren offen sind", "el total vendido este mes". */
import { isNumeric } from "../../emit/app/fields.ts";
import { pickedEntries, type Picked } from "../../parse/declared/picked-entries.ts";
import type { Field } from "../../plan/plan.ts";
import { operation, worded, type Operation, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, keepsRecords, withEntity } from "../records/records.ts";
import { isAlready } from "../rules/field-meant.ts";
import { nameOfConditions } from "./names.ts";

const counting =
  /(?<![\p{L}])(?:how many|number of|count(?: of)?|wie viele|anzahl|zahl der|cuánt[oa]s|número de|cantidad de (?=\p{L}+s(?![\p{L}])))(?![\p{L}])/iu;
const summing =
  /(?<![\p{L}])(?:totals?|sums?|how much|amount|summe|gesamt\p{L}*|wie ?viel|betrag|suma|cuánto|importe)(?![\p{L}])/iu;
const others =
  /(?<![\p{L}])(?:per|by|each|every|charts?|graphs?|pro|je|jede[rnsm]?|diagramm\p{L}*|por|cada|gráfic\p{L}*|tax|steuer|mwst|iva|cart|warenkorb|carrito|below|under|bottom|unter|unten|abajo|debajo|lists? of|fields?|columns?|list[ae]? (?:mit|von|de|con)|feld\p{L}*|spalte|campos?|columnas?|average|durchschnitt\p{L}*|media|budget)(?![\p{L}])/iu;
const top = /(?<![\p{L}])(?:top|above|oben|über|arriba|encima)(?![\p{L}])/iu;
const shows =
  /(?<![\p{L}])(?:show\p{L}*|see|display\p{L}*|know|zeig\p{L}*|anzeigen|sehen|wissen|muestra|mostrar|ver|saber|enseña|top|oben|arriba|füge|añade|pon|put)(?![\p{L}])/iu;
const says =
  /^(?:how|many|much|number|count|total\p{L}*|sums?|amount|money|value|top|above|know|earned|income|revenue|taken|takings|overall|wie|viele?|anzahl|zahl|summe|gesamt|gesamtsumme|gesamtbetrag|betrag|beträge|geld|wert|oben|über|wissen|verdient|eingenommen\p{L}*|einnahmen|umsatz|cuánt[oa]s?|número|cantidad|suma|importes?|dinero|valor|arriba|encima|saber|ganado|ingresado|ingresos|cobrado|add|füge|hinzu|añade|still|noch)$/iu;

const did: Wording = {
  en: "{entity}: “{label}” stands above the list and on the overview",
  de: "{entity}: „{label}“ steht über der Liste und auf der Übersicht",
  es: "{entity}: «{label}» está sobre la lista y en el resumen",
};

const wants = (text: string): boolean => (counting.test(text) || summing.test(text)) && !others.test(text);

/** A question is answered, and "number of rooms" is a field; what is to be shown is shown. */
export const statedFigure = figureWhere((text) => wants(text) && shows.test(text));
/** Among the wishes of a first request nothing else can be meant. */
export const wishedFigure = figureWhere(wants);

function figureWhere(isWished: (text: string) => boolean): Operation {
  return operation<{ text: string }>({
    id: "stated-figure",
    words: "",
    match({ text }) {
      return isWished(text) ? { confidence: 0.5, values: { text }, understood: "" } : null;
    },
    reads: sourcePaths,
    change(project, { text }, { language }) {
      const { plan } = project;
      if (!keepsRecords(plan)) return { say: "" };
      const picked = pickedEntries(plan.entities, text, says);
      if (!picked || picked.left.length > 0) return { say: "" };
      const { entity, when } = picked;
      // Below the list stands the sum of all.
      if (when.length === 0 && !top.test(text)) return { say: "" };
      const sum = counting.test(text) ? undefined : summed(picked);
      if (sum === null || (when.length === 0 && sum === undefined)) return { say: "" };
      const what = when.length > 0 ? nameOfConditions(entity, when, plan.language) : "";
      const label = [sum?.label ?? entity.plural, what].filter(Boolean).join(" · ");
      const claim = worded(did, language, { entity: entity.plural, label });
      if (entity.figures?.some((figure) => figure.label === label))
        return { say: worded(isAlready, language, { label: claim }) };
      const figure = { label, when, ...(sum ? { sum: sum.key } : {}) };
      const done = carryOut(
        project,
        withEntity(plan, entity, { ...entity, figures: [...(entity.figures ?? []), figure] }),
        {
          language,
          text: claim,
          path: /^src\/pages\/(?!Index)/,
          holds: (content) =>
            content.includes(`<dt className="text-sm text-muted-foreground">{${JSON.stringify(label)}}</dt>`),
        },
      );
      return done ?? { say: worded(isAlready, language, { label: claim }) };
    },
  });
}

/** The field that is named, else the amount of money; entries are counted where there is none. Null: it is not clear which. */
function summed({ entity, fields }: Picked): Field | null | undefined {
  const named = fields.filter(isNumeric);
  if (named.length > 0) return named.length === 1 ? named[0]! : null;
  // What is named and has no numbers cannot be added up.
  if (fields.length > 0) return null;
  const money = entity.fields.filter(({ type }) => type === "money");
  return money.length > 1 ? null : money[0];
}
