import { dueField, hasStockLevels, withUnit } from "../../../emit/app/fields.ts";
import { entityNames, titleField } from "../../../emit/app/naming.ts";
import type { DraftPlan, Entity, Field } from "../../../plan/plan.ts";

export interface Parts {
  plan: DraftPlan;
  main: Entity;
  /** A past date that entries are counted by, and the number that is summed. */
  date: Field | undefined;
  measure: Field | undefined;
  group: Field | undefined;
}

const summed = new Set(["hours", "minutes", "amount", "quantity"]);

/** Units whose numbers make sense when they are added up. */
const added = new Set(["km", "mi", "min", "h", "kcal", "l", "kg"]);

export /** What came in and what went out (`way`) has no sum of both. */
function isSummed({ type, key, label, unit = "" }: Field, _: number, fields: readonly Field[]): boolean {
  const priced = /^(?:unit |list |selling |cost )?(?:price|preis|stückpreis|precio)(?: per| unitario|$)/i.test(label);
  // "Two packets" is a text, whatever its field is called.
  if ((summed.has(key) && type === "number") || (type === "money" && !priced))
    return !fields.some((other) => other.key === "way");
  return type === "number" && added.has(unit) && !/weight|gewicht|peso/i.test(label);
}

export /** What rows are counted by: values to choose from or other rows, else texts that come again, else yes or no. */
function groupsOf(entity: Entity): Field[] {
  const of = (test: (field: Field) => boolean): Field[] => entity.fields.filter(test);
  const all = [
    ...of((field) => field.type === "enum" || field.type === "relation"),
    ...of((field) => field.repeats === true && field !== titleField(entity)),
    ...of((field) => field.type === "boolean"),
  ];
  const first = all.filter(({ added: isLater }) => isLater !== true);
  return first.length > 0 ? first : all;
}

/** What came later takes the place of nothing that the first page is drawn from. */
function find(entity: Entity, test: (field: Field, at: number, all: readonly Field[]) => boolean): Field | undefined {
  const fits = entity.fields.filter(test);
  return fits.find(({ added: isLater }) => isLater !== true) ?? fits[0];
}

export function partsOf(plan: DraftPlan, main: Entity): Parts {
  const due = dueField(main);
  return {
    plan,
    main,
    date: find(
      main,
      (field) => field.type === "date" && field !== due && !["born", "started", "bought"].includes(field.key),
    ),
    measure: find(main, isSummed),
    group: groupsOf(main)[0],
  };
}

export /** The list with most to say in figures; among equals the one named first. */
function overviewParts(plan: DraftPlan): Parts {
  const weight = ({ main, date, measure, group }: Parts): number =>
    (hasStockLevels(main) ? 4 : 0) + [date, measure, group].filter(Boolean).length;
  const [first, ...others] = plan.entities.map((entity) => partsOf(plan, entity)) as [Parts, ...Parts[]];
  if (first.group && (first.date || first.measure || dueField(first.main))) return first;
  return others.reduce((best, next) => (weight(next) > weight(best) ? next : best), first);
}

export function rowsName({ main }: Parts): string {
  return `${entityNames(main).one}Rows`;
}

function formatter(measure: Field | undefined): string {
  return measure?.type === "money" ? "formatRoundMoney" : "formatNumber";
}

export /** The same where a function is expected. */
function formatFunction(measure: Field | undefined): string {
  return measure?.unit ? `(value) => ${withUnit("formatNumber(value)", measure)}` : formatter(measure);
}

export function amount(code: string, measure: Field): string {
  return withUnit(`${formatter(measure)}(${code})`, measure);
}
