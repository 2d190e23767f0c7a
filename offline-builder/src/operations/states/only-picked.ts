/** "Show only overdue", "nur was knapp ist", "solo las vencidas": a list that begins narrowed to what its fields say. */
import { findAll } from "../../edit/source.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { dueField, hasStockLevels } from "../../emit/app/fields.ts";
import { allOf } from "../../emit/app/warnings/conditions.ts";
import { pickedEntries } from "../../parse/declared/picked-entries.ts";
import type { Condition, Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";
import { nameOfConditions } from "../stated/names.ts";
import { listPageOf } from "../rows/list-page.ts";
import { chosen, unpaid } from "../rows/only-rows.ts";

const only = "only|just|nur|ausschließlich|solo|sólo|solamente|únicamente";
const says =
  /^(?:only|just|filter\p{L}*|begin|start|nur|ausschließlich|filtere?|solo|sólo|solamente|únicamente|filtra\p{L}*|stuff|ones?|marked|called)$/iu;
const low =
  "low(?: (?:on|in))?(?: stock)?|low stock|running (?:low|out)|almost (?:out|gone)|out of stock|knapp\\p{L}*|(?:fast )?leer|wenig bestand|poco stock|bajo (?:stock|mínimos)|agotad[oa]s?|se (?:acab|agot)\\p{L}*";
const inStock =
  "in stock|available|not sold out|lieferbar\\p{L}*|verfügbar\\p{L}*|vorrätig\\p{L}*|auf lager|disponibles?|en stock|en existencias";
const late = "overdue|late|past due|überfällig\\p{L}*|vencid[oa]s?|atrasad[oa]s?";
const thisWeek = "due this week|this week|diese woche(?: fällig\\p{L}*)?|esta semana";

const did: Wording = {
  en: "{list} begins with {what}; the choice above it shows the others too",
  de: "{list} beginnt mit {what}; die Auswahl darüber zeigt auch die anderen",
  es: "{list} empieza con {what}; la opción de arriba muestra también los demás",
};
const didStock: Wording = {
  en: "The shop lists only what is in stock; the page of what is sold out can still be opened by its address",
  de: "Der Laden zeigt nur, was vorrätig ist; die Seite von Ausverkauftem bleibt unter ihrer Adresse erreichbar",
  es: "La tienda muestra solo lo que hay en stock; la página de lo agotado sigue en su dirección",
};
const already: Wording = {
  en: "That is how the list begins already. I changed nothing.",
  de: "So beginnt die Liste schon. Ich habe nichts geändert.",
  es: "La lista ya empieza así. No he cambiado nada.",
};
const lowName: Record<Language, string> = { en: "low stock", de: "knappem Bestand", es: "poco stock" };
const lateName: Record<Language, string> = { en: "Overdue", de: "Überfällig", es: "Vencidas" };
const filterName: Record<Language, string> = { en: "Filter", de: "Filter", es: "Filtro" };
const weekName: Record<Language, string> = { en: "Due this week", de: "Diese Woche fällig", es: "Vencen esta semana" };

export const onlyPicked = operation<{ text: string }>({
  id: "only-picked",
  words: "",
  match({ text }) {
    // Who owes something is found by what they owe.
    return has(text, only) &&
      !has(text, unpaid) &&
      !has(
        text,
        "(?:this|last|next|diese[nmrs]?|letzte[nmrs]?|nächste[nmrs]?|este|pasado|próximo) (?:month|year|monat|jahr|mes|año)|(?:month|year)'s|admins?|me|owners?|members can|allow\\p{L}*|let|if|when|ahead|reserve|book\\p{L}*|charts?|export\\p{L}*",
      )
      ? { confidence: 0.3, values: { text }, understood: "" }
      : null;
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    if (plan.archetype === "kanban") return onBoard(project, text, language);
    if (plan.archetype === "shop") return inShop(project, text, language);
    const stocked = has(text, low) ? plan.entities.find(hasStockLevels) : undefined;
    if (stocked) {
      const page = listPageOf(project, stocked);
      return page
        ? startWith(
            project,
            { path: page.path, state: "level", value: "low" },
            narrowedTo(language, stocked.plural, lowName),
          )
        : { say: "" };
    }
    const dated = has(text, late) ? plan.entities.filter((entity) => dueField(entity)) : [];
    const lists = dated.length > 0 ? dated : plan.entities;
    const picked = lists.length > 0 ? pickedEntries(lists, text, says) : null;
    if (!picked || picked.left.length > 0 || picked.when.length === 0 || isOption(picked.when)) return { say: "" };
    const { entity, when } = picked;
    // Whatever nobody is done with is meant where a day has passed.
    const isLate = when.some(({ is }) => is === "past");
    const name = isLate ? lateName[plan.language] : nameOfConditions(entity, when, plan.language);
    const condition = allOf(entity, when);
    return chosen(project, {
      entity,
      label: isLate
        ? entity.fields.find(({ key }) => key === when.find(({ is }) => is === "past")!.field)!.label
        : filterName[plan.language],
      options: [["only", name]],
      start: "only",
      condition: when.length > 1 ? `(${condition})` : condition,
      language,
      uses: [
        ...(condition.includes("today()") ? ([["today", "@/lib/dates"]] as [string, string][]) : []),
        ...(condition.includes("inDays(") ? ([["inDays", "@/lib/dates"]] as [string, string][]) : []),
      ],
    });
  },
});

/** One value of a field has a filter of its own, which then begins with it. */
const isOption = (when: readonly Condition[]): boolean =>
  when.length === 1 &&
  (when[0]!.is === "set" || when[0]!.is === "unset" || (when[0]!.is === "one-of" && when[0]!.values?.length === 1));

const narrowedTo = (language: Language, list: string, what: Record<Language, string>): string =>
  worded(did, language, { list, what: what[language] });

interface Start {
  path: string;
  state: string;
  value: string;
}

/** The state that a choice above the list keeps begins with a value of it. */
function startWith(project: ProjectEdit, { path, state, value }: Start, said: string): Changed | Unchanged {
  const source = project.open(path);
  const initial = source
    ? findAll(source.program, "VariableDeclarator").find(({ node }) => {
        const first = node.id.type === "ArrayPattern" ? node.id.elements[0] : null;
        return first?.type === "Identifier" && first.name === state;
      })?.node.init
    : undefined;
  const argument = initial?.type === "CallExpression" ? initial.arguments[0] : undefined;
  if (!source || !argument) return { say: "" };
  const written = JSON.stringify(value);
  if (source.text.slice(argument.start, argument.end) === written) return { say: already[project.plan.language] };
  source.edits.overwrite(argument.start, argument.end, written);
  project.save(path, source);
  return {
    plan: project.plan,
    claims: [contains(said, path, `useState(${written})`)],
    routes: project.plan.pages.filter((page) => path.endsWith(`/${page.component}.tsx`)).map((page) => page.path),
  };
}

function onBoard(project: ProjectEdit, text: string, language: Language): Changed | Unchanged {
  const value = has(text, late) ? "overdue" : has(text, thisWeek) ? "week" : null;
  if (value === null) return { say: "" };
  const page = project.plan.pages.find(({ path }) => path === "/");
  const said = narrowedTo(language, page?.title ?? "Board", value === "week" ? weekName : lateName);
  return startWith(project, { path: "src/pages/Index.tsx", state: "due", value }, said);
}

function inShop(project: ProjectEdit, text: string, language: Language): Changed | Unchanged {
  const path = "src/pages/Shop.tsx";
  const page = has(text, inStock) ? project.text(path) : null;
  const chain = page === null ? null : /const shown = products(?=\n\s*\.filter)/.exec(page);
  if (!page || !chain || !/stock: \d/.test(project.text("src/content/products.ts") ?? "")) return { say: "" };
  const code = "\n    .filter((product) => product.stock > 0)";
  if (page.includes(code)) return { say: already[language] };
  const at = chain.index + chain[0].length;
  project.write(path, `${page.slice(0, at)}${code}${page.slice(at)}`);
  return {
    plan: project.plan,
    claims: [contains(didStock[language], path, code.trim())],
    routes: project.plan.pages.filter(({ component }) => component === "Shop").map(({ path: route }) => route),
  };
}
