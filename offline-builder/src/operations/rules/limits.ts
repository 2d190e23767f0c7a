/** "Amounts can't be negative", "Menge höchstens 500", "la nota entre 1 y 10": how small and how large a number may be. */
import { isNumeric } from "../../emit/app/fields.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { keepsRecords } from "../records/records.ts";
import { fieldMeant, withRule } from "./field-meant.ts";

const amount = "[$€£]?\\s*(-?\\d+(?:[.,]\\d+)?)(?:\\s*[$€£%])?";
const between = new RegExp(
  `(?:between|from|only|zwischen|von|nur|entre|de|del)\\s+${amount}\\s*(?:and|to|-|–|und|bis|y|a|al|hasta)\\s*${amount}`,
  "iu",
);
const most = new RegExp(
  `(?:max(?:imum|imal)?\\.?(?:\\s+(?:is|of|are|should be|amount|value))*|at most|(?:no|not|nothing) (?:more|higher|bigger|larger) than|(?:not|nothing|never|n['’]?t) (?:be |go )?(?:over|above|exceed)|up to|must not exceed|höchstens|(?:nicht|nichts) (?:mehr als|über|größer als)|bis zu|como máximo|máximo(?: de)?|no más de|hasta|no (?:puede |debe )?(?:superar|pasar de))\\s*${amount}`,
  "iu",
);
const least = new RegExp(
  `(?:min(?:imum|imal)?\\.?(?:\\s+(?:is|of|are|should be|amount|value))*|at least|(?:not|no|nothing|never) (?:less|lower|smaller) than|(?:not|never|n['’]?t) (?:be |go )?(?:below|under)|mindestens|(?:nicht|nichts|nie) (?:unter|weniger als|kleiner als)|al menos|como mínimo|mínimo(?: de)?|no menos de|no (?:puede |debe )?(?:bajar de|ser menor (?:que|de)))\\s*${amount}`,
  "iu",
);
const moreThan = new RegExp(
  `(?:greater|more|larger|higher|bigger) than\\s*${amount}|(?:größer|mehr|höher) als\\s*${amount}|(?:mayor|más|superior) (?:que|de|a)\\s*${amount}`,
  "iu",
);
const notNegative =
  /(?<!\p{L})(?:(?:not|cannot|no|never|\p{L}*n['’]?t|without)\s+(?:\p{L}+\s+){0,2}negative\p{L}*|(?:nicht|keine?|nie)\s+(?:\p{L}+\s+){0,2}negativ\p{L}*|(?:no|sin)\s+(?:\p{L}+\s+){0,2}negativ\p{L}*|only positive|nur positiv\p{L}*|solo positiv\p{L}*)(?!\p{L})/iu;

interface Bounds {
  min?: number;
  max?: number;
  /** More than that, however little. */
  over?: number;
}

function boundsIn(text: string): Bounds | null {
  const number = (said: string | undefined): number => Number(said!.replace(",", "."));
  const range = between.exec(text);
  if (range) {
    const [min, max] = [number(range[1]), number(range[2])];
    return min < max ? { min, max } : null;
  }
  const bounds: Bounds = {};
  const [high, low] = [most.exec(text), least.exec(text)];
  if (high) bounds.max = number(high[1]);
  if (low) bounds.min = number(low[1]);
  if (notNegative.test(text)) bounds.min = 0;
  const above = high || low ? null : moreThan.exec(text);
  if (above) bounds.over = number(above.slice(1).find(Boolean));
  return Object.keys(bounds).length === 0 ? null : bounds;
}

const understood: Wording = { en: "Limits of a number.", de: "Grenzen einer Zahl.", es: "Límites de un número." };
const did: Wording = {
  en: "{entity}: {label} takes numbers {bounds}",
  de: "{entity}: {label} nimmt Zahlen {bounds}",
  es: "{entity}: {label} admite números {bounds}",
};
const both: Wording = { en: "from {min} to {max}", de: "von {min} bis {max}", es: "de {min} a {max}" };
const from: Wording = { en: "from {min} up", de: "ab {min}", es: "desde {min}" };
const to: Wording = { en: "up to {max}", de: "bis {max}", es: "hasta {max}" };
const above: Wording = { en: "above {over}", de: "über {over}", es: "mayores que {over}" };
const kept: Wording = {
  en: "Entries that are there already keep their numbers until they are edited",
  de: "Vorhandene Einträge behalten ihre Zahlen, bis sie bearbeitet werden",
  es: "Las entradas que ya existen conservan sus números hasta que se editen",
};

export const fieldLimits = operation<Bounds & { text: string; it: string | undefined }>({
  id: "field-limits",
  words: "",
  match({ text, language, it }) {
    // Hours are no numbers of an entry.
    const bounds =
      /\d\s*(?:uhr|am|pm|o['’]?clock|h)(?!\p{L})|(?<!\p{L})(?:appointments?|bookings?|termine?|citas?|reservas?)(?!\p{L})/iu.test(
        text,
      )
        ? null
        : boundsIn(text);
    return (
      bounds && { confidence: 0.5, values: { ...bounds, text, it }, understood: understood[language], subject: text }
    );
  },
  reads: sourcePaths,
  change(project, { min, max, over, ...values }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const place = fieldMeant(plan, values, isNumeric);
    if (!place) return { say: "" };
    const { entity, field } = place;
    const next = {
      ...field,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(over === undefined ? {} : { over }),
    };
    const said =
      over !== undefined
        ? above
        : next.min !== undefined && next.max !== undefined
          ? both
          : next.max === undefined
            ? from
            : to;
    const bounds = worded(said, language, { min: next.min ?? "", max: next.max ?? "", over: over ?? "" });
    return withRule(project, {
      place,
      next,
      says: worded(did, language, { entity: entity.plural, label: field.label, bounds }),
      language,
      shows: [
        ...(over === undefined ? [] : [`toNumber(draft.${field.key}) <= ${over})`]),
        ...(next.min === undefined ? [] : [`toNumber(draft.${field.key}) < ${next.min})`]),
        ...(next.max === undefined ? [] : [`toNumber(draft.${field.key}) > ${next.max})`]),
      ],
      notDone: [kept[language]],
    });
  },
});
