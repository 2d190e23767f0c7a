/** "Let me filter deals by value over 1000": a bound that people type, above a list of the app's records. */
import { addImport, insertAfter } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { indentAt } from "../../edit/source.ts";
import type { Field, Language } from "../../plan/plan.ts";
import { worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { camelOf, has } from "../requests.ts";
import { entityIn, fieldIn } from "../records/records.ts";
import { listPageOf, type ListPage } from "../rows/list-page.ts";

const did: Wording = {
  en: "{entity}: a box for {field} {bound} an amount that you type{now}",
  de: "{entity}: ein Feld für {field} {bound} einem Betrag, den man eintippt{now}",
  es: "{entity}: una casilla para {field} {bound} una cantidad que se escribe{now}",
};
const bounds: Record<"from" | "to", Wording> = {
  from: { en: "from", de: "ab", es: "desde" },
  to: { en: "up to", de: "bis zu", es: "hasta" },
};
const now: Wording = { en: ", at first {start}", de: ", zuerst {start}", es: ", al principio {start}" };
const there: Wording = {
  en: "{entity} can be narrowed by {field} already, so I changed nothing.",
  de: "{entity} lassen sich schon nach {field} eingrenzen; ich habe nichts geändert.",
  es: "{entity} ya se pueden acotar por {field}; no he cambiado nada.",
};

const above =
  "over|above|more than|at least|from|greater than|bigger than|larger than|min(?:imum)?|über|ab|mehr als|mindestens|größer als|más de|mayor(?:es)? (?:de|que|a)|desde|mínimo|superior(?:es)? a";
const below =
  "under|below|less than|at most|up to|smaller than|cheaper than|max(?:imum)?|unter|weniger als|höchstens|bis|kleiner als|menos de|menor(?:es)? (?:de|que|a)|hasta|máximo|inferior(?:es)? a";
/** A bound that is to hold at once, not one to choose. */
const only = "only|just|nur|solo|sólo|solamente";

/** "Show only expenses over 50" says filter without the word. */
export function asksForAmount(text: string): boolean {
  return (
    has(text, only) &&
    !has(
      text,
      "shipping|versand|envío|free|gratis|kostenlos|cards?|karten|tarjetas|columns?|spalten|characters|rows",
    ) &&
    /\d/.test(text) &&
    has(text, `${above}|${below}`)
  );
}

/** Null where the words name no amount of a list. */
export function filterByAmount(project: ProjectEdit, text: string, language: Language): Changed | Unchanged | null {
  const { plan } = project;
  const bound = has(text, below) ? "to" : has(text, above) ? "from" : null;
  const number = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  if (!bound || number === undefined) return null;
  const isAmount = ({ type }: Field): boolean => type === "money" || type === "number";
  const near = entityIn(plan, text);
  const single = near?.fields.filter(isAmount) ?? [];
  const place =
    fieldIn(plan, text, isAmount) ?? (near && single.length === 1 ? { entity: near, field: single[0]! } : null);
  if (!place) return null;
  const { entity, field } = place;
  const names = { entity: entity.plural, field: field.label, bound: bounds[bound][language] };
  const list = listPageOf(project, entity);
  if (!list) return null;
  const { source, path, route } = list;
  const state = camelOf(`${bound === "from" ? "lowest" : "highest"} ${field.key}`);
  if (source.text.includes(`[${state},`)) return { say: worded(there, language, names) };
  const start = has(text, only) ? number.replace(",", ".") : "";
  withBound(list, { state, field, start, bound, language: plan.language });
  project.save(path, source);
  return {
    plan,
    claims: [
      {
        text: worded(did, language, { ...names, now: start === "" ? "" : worded(now, language, { start }) }),
        path,
        holds: (content) => content?.includes(`value={${state}}`) === true && content.includes(`Number(${state})`),
      },
    ],
    routes: [route],
  };
}

interface Bound {
  state: string;
  field: Field;
  start: string;
  bound: "from" | "to";
  /** The app's own. */
  language: Language;
}

function withBound({ source, end, first, search }: ListPage, { state, field, start, bound, language }: Bound): void {
  const setter = `set${state.charAt(0).toUpperCase()}${state.slice(1)}`;
  const label = JSON.stringify(`${field.label} ${bounds[bound][language]}`);
  const compare = bound === "from" ? ">=" : "<=";
  source.edits.prependLeft(
    first,
    `const [${state}, ${setter}] = useState("${start}");\n${indentAt(source.text, first)}`,
  );
  const chained = /\n\s*\.\w+\([^\n]*$/.exec(source.text.slice(0, end));
  const lead = chained ? (/^\n\s*/.exec(chained[0])?.[0] ?? "") : "";
  source.edits.appendLeft(
    end,
    `${lead}.filter((row) => ${state} === "" || row.${field.key} ${compare} Number(${state}))`,
  );
  insertAfter(
    source,
    search,
    `<Input\n  type="number"\n  inputMode="decimal"\n  aria-label=${label}\n  placeholder=${label}\n  value={${state}}\n  onChange={(event) => ${setter}(event.target.value)}\n  className="w-full sm:w-40"\n/>`,
  );
  addImport(source, "Input", "@/components/ui/input");
  addImport(source, "useState", "react");
}
