import { translate } from "../../language/translate.ts";
import type { DraftPlan, Entity, Field } from "../../plan/plan.ts";
import { pascal } from "../sections.ts";
import { entityNames, property } from "./naming.ts";

/** `productCategories`: the constant that lists an enum's values. */
export function optionsName(entity: Entity, field: Field): string {
  const plural = /[^aeiou]y$/.test(field.key)
    ? `${field.key.slice(0, -1)}ies`
    : field.key.endsWith("s")
      ? `${field.key}es`
      : `${field.key}s`;
  return `${entityNames(entity).one}${pascal(plural)}`;
}

export function tonesName(entity: Entity, field: Field): string {
  return `${entityNames(entity).one}${pascal(field.key)}Tones`;
}

export function typeOf(entity: Entity, field: Field): string {
  if (field.type === "number" || field.type === "money") return "number";
  if (field.type === "boolean") return "boolean";
  if (field.type === "file") return "StoredFile | null";
  return field.type === "enum" ? `(typeof ${optionsName(entity, field)})[number]` : "string";
}

export function isNumeric(field: Field): boolean {
  return field.type === "number" || field.type === "money";
}

export function otherEntity(plan: DraftPlan, field: Field): Entity {
  const found = plan.entities.find((entity) => entity.key === field.to);
  if (!found) throw new Error(`${field.key} points to an entity that is not planned: ${field.to}`);
  return found;
}

const finals =
  /^(?:done|closed|paid|approved|resolved|finished|read|returned|retired|completed?|back|won|lost|cancelled|erledigt|geschlossen|bezahlt|freigegeben|gelöst|gelesen|abgeschlossen|ausgemustert|zurück|zurückgegeben|hecho|cerrad[oa]|pagad[oa]|aprobad[oa]|resuelt[oa]|leíd[oa]|terminad[oa]|retirado|devuelt[oa])$/i;

/** The values of an enum that say a row is dealt with. */
export function endsOf(field: Field): string[] {
  return field.options?.filter((option) => field.ends?.includes(option) ?? finals.test(option)) ?? [];
}

/** The enum or checkbox that says whether a row is dealt with. */
export function doneCondition(entity: Entity, row: string): string | null {
  const box = entity.fields.find((field) => field.type === "boolean" && finals.test(field.key));
  if (box) return `${row}.${box.key}`;
  const status = entity.fields.find((field) => field.type === "enum" && endsOf(field).length > 0);
  const ends = status ? endsOf(status) : [];
  if (!status || ends.length === 0) return null;
  return ends.length === 1
    ? `${row}.${status.key} === ${JSON.stringify(ends[0])}`
    : `[${ends.map((end) => JSON.stringify(end)).join(", ")}].includes(${row}.${status.key})`;
}

const deadlines = new Set(["due", "dueDate", "deadline", "expires", "returnBy", "renews", "followUp"]);

export function dueField(entity: Entity): Field | undefined {
  return entity.fields.find((field) => field.type === "date" && deadlines.has(field.key));
}

/** Runs, rides and hours of practice are summed week by week, other things by the month. */
export function isCountedByWeek(entity: Entity): boolean {
  const dated = entity.fields.some((field) => field.type === "date" && field !== dueField(entity));
  return dated && entity.fields.some((field) => ["km", "mi", "min", "h"].includes(field.unit ?? ""));
}

/** The amount a tax is added to; undefined where none is. */
export function taxedField(entity: Entity): Field | undefined {
  return entity.tax === undefined ? undefined : entity.fields.find((field) => field.type === "money");
}

/** "Tax (19 %)", "MwSt. (19 %)". */
export function taxLabel({ language }: DraftPlan, { tax }: Entity): string {
  return `${translate("Tax", language)} (${language === "en" ? tax : String(tax).replace(".", ",")} %)`;
}

export function totalLabel({ language }: DraftPlan): string {
  return translate("Total with tax", language);
}

/** Stock with a level at which to order again. */
export function hasStockLevels(entity: Entity): boolean {
  const keys = new Set(entity.fields.map((field) => field.key));
  return keys.has("stock") && keys.has("reorderLevel");
}

const toneWords: [RegExp, string][] = [
  [
    /^(?:done|closed|paid|active|approved|resolved|delivered|available|present|won|finished|read|in stock|in use|going|healthy|erledigt|bezahlt|aktiv|freigegeben|gelöst|verfügbar|gelesen|im einsatz|hecho|pagad[oa]|activ[oa]|aprobad[oa]|resuelt[oa]|disponible|leíd[oa]|en uso|cerrad[oa]|geschlossen)$/i,
    "success",
  ],
  [
    /^(?:overdue|urgent|critical|lost|rejected|broken|cancelled|expired|blocked|absent|überfällig|dringend|verloren|abgelehnt|defekt|urgente|vencid[oa]|perdid[oa]|rechazad[oa]|averiad[oa]|bloqueado)$/i,
    "danger",
  ],
  [
    /^(?:in progress|pending|waiting|high|submitted|sent|in repair|paused|reading|on leave|maybe|review|in arbeit|wartet|hoch|eingereicht|gesendet|in reparatur|pausiert|en curso|en espera|alta|enviad[oa]|en reparación|en pausa)$/i,
    "warning",
  ],
];

export function toneOf(option: string): string {
  return toneWords.find(([words]) => words.test(option))?.[1] ?? "neutral";
}

/** False for mere kinds, none of which is better or worse than another. */
export function hasTones(field: Field): boolean {
  return field.options?.some((option) => toneOf(option) !== "neutral") ?? false;
}

export interface PortionFields {
  servings: Field;
  ingredients: Field;
}

/** Amounts that are written for a number of people. */
export function portionsOf({ fields }: Entity): PortionFields | null {
  const servings = fields.find(({ key, type }) => key === "servings" && type === "number");
  const ingredients = fields.find(({ key, type }) => key === "ingredients" && type === "long-text");
  return servings && ingredients ? { servings, ingredients } : null;
}

interface CellPlace {
  /** Whose data file says what is overdue and which tone an option has; without it both are shown plain. */
  entity?: Entity;
  /** The name of the row in the code around. */
  row?: string;
}

/** What a cell shows of a field, as JSX or an expression in JSX braces without them. */
export function cellCode(plan: DraftPlan, field: Field, { entity, row = "row" }: CellPlace = {}): string {
  const value = `${row}.${property(field)}`;
  switch (field.type) {
    case "money":
      return `formatMoney(${value})`;
    case "number":
      if (field.stars !== undefined) return starsCode(value, field.stars);
      return isYear(field) ? `String(${value})` : withUnit(`formatNumber(${value})`, field);
    case "date":
      return entity && dueField(entity) === field
        ? `<DueDay day={${value}} overdue={isOverdue(${row})} />`
        : `formatDay(${value})`;
    case "boolean":
      return `${value} ? ${JSON.stringify(translate("Yes", plan.language))} : ${JSON.stringify(translate("No", plan.language))}`;
    case "enum":
      return entity && hasTones(field)
        ? `<Badge tone={${tonesName(entity, field)}[${value}]}>{${value}}</Badge>`
        : value;
    case "relation": {
      const other = entityNames(otherEntity(plan, field));
      return `${other.one}Name(${other.one}Rows, ${value})`;
    }
    case "email":
      return linked(value, `<a href={\`mailto:\${${value}}\`} className="underline-offset-4 hover:underline">`);
    case "phone":
      return linked(value, `<a href={\`tel:\${${value}}\`} className="underline-offset-4 hover:underline">`);
    case "file":
      return `<FileLink file={${value}} />`;
    case "url":
      return linked(
        value,
        `<a href={${value}} target="_blank" rel="noreferrer" className="underline underline-offset-4">`,
      );
    default:
      return value;
  }
}

/** A year is no amount: 1931, and not 1,931. */
function isYear({ label, unit }: Field): boolean {
  return unit === undefined && /(?<!(?:per|pro|por|al) )(?:\byear|jahr|(?<!\p{L})año)$/iu.test(label);
}

/** Read out as a number, seen as stars. */
function starsCode(value: string, most: number): string {
  const full = `Math.max(0, Math.min(${most}, Math.round(${value})))`;
  return `<span role="img" aria-label={\`\${formatNumber(${value})} / ${most}\`} className="tracking-wide whitespace-nowrap text-primary">{"★".repeat(${full}) + "☆".repeat(${most} - ${full})}</span>`;
}

/** An empty value is no link: it would have no name and lead nowhere. */
function linked(value: string, opening: string): string {
  return `${value} && ${opening}{${value}}</a>`;
}

/** A number as text with what it counts: `${formatNumber(row.distance)} km`. */
export function withUnit(code: string, field: Field | undefined): string {
  return field?.unit ? `\`\${${code}} ${field.unit}\`` : code;
}

/** The same as plain text or number, for sorting, search and files. */
export function plainCode(plan: DraftPlan, field: Field, row = "row"): string {
  if (field.type === "boolean") return cellCode(plan, field, { row });
  if (field.type === "file") return `${row}.${field.key}?.name ?? ""`;
  if (field.type !== "relation") return `${row}.${field.key}`;
  const other = entityNames(otherEntity(plan, field));
  return `${other.one}Name(${other.one}Rows, ${row}.${property(field)})`;
}

/** Entities that the fields of this one point to, each once. */
export function relatedEntities(plan: DraftPlan, entity: Entity): Entity[] {
  const keys = new Set(entity.fields.flatMap((field) => (field.type === "relation" && field.to ? [field.to] : [])));
  return plan.entities.filter((other) => keys.has(other.key));
}

/** The same as text that people read, where no element may stand. */
export function cellText(plan: DraftPlan, field: Field, row: string): string {
  const isMarkup = ["email", "phone", "url", "enum", "file"].includes(field.type) || field.stars !== undefined;
  const shown = isMarkup ? null : cellCode(plan, field, { row });
  return shown ?? plainCode(plan, field, row);
}

/** What comes round again after so many days, and is done with one tap. */
export function comesRound(entity: Entity): boolean {
  const has = (key: string, type: Field["type"]): boolean =>
    entity.fields.some((field) => field.key === key && field.type === type);
  return has("everyDays", "number") && has("due", "date");
}

/** The changes of such a tap: it was done today, and the next time is as many days away. */
export function doneTodayCode(entity: Entity, row: string): string {
  const last = entity.fields.some(({ key, type }) => key === "last" && type === "date") ? "last: today(), " : "";
  return `${entityNames(entity).many}.update(${row}.id, { ${last}due: inDays(${row}.everyDays) })`;
}
