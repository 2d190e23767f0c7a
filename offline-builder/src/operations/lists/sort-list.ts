import { attributeOf, elementsNamed } from "../../edit/jsx.ts";
import { findAll } from "../../edit/source.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Field, Language, Plan } from "../../plan/plan.ts";
import { highestFirst } from "../stated/highest-first.ts";
import { contains, operation, worded, type Changed, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { nameOf, noList, reads, routesOf } from "./list-tools.ts";
import { chooseList, derive, freeVariable, type ShownList } from "./shown-lists.ts";

const understoodSort: Wording = { en: "Another order.", de: "Eine andere Reihenfolge.", es: "Otro orden." };
const didSort: Wording = {
  en: "{list}: sorted by {field}, {direction}",
  de: "{list}: sortiert nach {field}, {direction}",
  es: "{list}: ordenada por {field}, {direction}",
};
const directions: Record<"up" | "down", Wording> = {
  up: { en: "ascending", de: "aufsteigend", es: "ascendente" },
  down: { en: "descending", de: "absteigend", es: "descendente" },
};
const noField: Wording = {
  en: "The records have no such field. They can be sorted by {list}. I changed nothing.",
  de: "Dieses Feld haben die Einträge nicht. Sortieren geht nach {list}. Ich habe nichts geändert.",
  es: "Los elementos no tienen ese campo. Se pueden ordenar por {list}. No he cambiado nada.",
};

const lastNames = "last ?names?|surnames?|family names?|nachnamen?|familiennamen?|apellidos?";
const lastNameLabel: Wording = { en: "last name", de: "Nachname", es: "apellido" };
const lastNameCode = `
/** The last word of a name. */
function lastName(name: string): string {
  return name.trim().split(/\\s+/).at(-1) ?? "";
}
`;

const fieldWords: Record<string, string> = {
  name: "last ?name|surname|family name|nachnamen?|familiennamen?|apellidos?|name|title|alphabet\\w*|a-z|a to z|namen?|titel|alphabetisch|nombre|título|alfabét\\w*",
  title: "name|title|alphabet\\w*|a-z|titel|namen?|título|nombre|alfabét\\w*",
  price: "prices?|cost|cheap\\w*|expensive|preis\\w*|billig\\w*|günstig\\w*|teuer\\w*|precios?|barat\\w*|car[oa]s?",
  year: "year|date|newest|oldest|recent|jahr|datum|neueste\\w*|älteste\\w*|año|fecha|reciente\\w*",
  date: "date|newest|oldest|recent|latest|datum|neueste\\w*|älteste\\w*|fecha|reciente\\w*",
  time: "time|uhrzeit|zeit|hora",
  category: "category|kategorie|categoría",
  series: "series|serie",
  role: "role|rolle|puesto",
  stock: "stock|quantit(?:y|ies)|amount|how many|menge|anzahl|cantidad|bestand|existencias",
};
const downWords =
  "descending|desc|highest|biggest|largest|longest|most|highest first|big to small|größte\\w*|höchste\\w*|meiste\\w*|mayor(?:es)?|más (?:altos?|altas?|grandes?)|most expensive|expensive first|newest|latest|recent|high to low|z-a|z to a|reverse|absteigend|teuerste\\w*|neueste\\w*|descendente|más car[oa]s?|reciente\\w*";

/** "Show the most urgent first", "the thirstiest plants on top": by the day something is due. */
const urgent =
  /(?<![\p{L}])(?:urgent|urgency|overdue|due|soonest|thirstiest|dringend\p{L}*|dringlich\p{L}*|(?:über)?fällig\p{L}*|durstig\p{L}*|urgentes?|vencid\p{L}*|sedient\p{L}*)(?![\p{L}])/iu;
const ahead =
  /(?<![\p{L}])(?:first|on top|at the top|zuerst|ganz oben|nach oben|primero|primeras?|arriba)(?![\p{L}])/iu;

export const sortList = operation<{ text: string }>({
  id: "sort-list",
  words: "sort order alphabetical newest cheapest sortieren reihenfolge ordenar orden",
  match({ text, language }) {
    if (
      !has(
        text,
        "sort(?:ed)?|order (?:by|the|them|it)|ordered|alphabet\\w*|sortier\\w*|ordena\\w*|ordenar|ordén\\p{L}+|(?:newest|cheapest|biggest|largest|highest) first",
      ) &&
      !(urgent.test(text) && ahead.test(text))
    )
      return null;
    return { confidence: 0.82, values: { text }, understood: understoodSort[language] };
  },
  reads,
  change(project, values, { language, conversation }) {
    const text = withNewField(values.text, project.plan);
    const page = conversation.context.current_page ?? "/";
    const fits = (entry: ShownList): boolean =>
      wantedField(entry, text, project.plan) !== null ||
      (sortState(entry) !== null && presetOrder(entry, text, "up") !== null);
    const list =
      chooseList(project, { text, page }, fits) ??
      chooseList(project, { text, page }, (entry) => entry.records.length > 0);
    if (!list) return { say: noList[language] };
    const field = wantedField(list, text, project.plan);
    // The most urgent is the one whose day is nearest, not the one with the most.
    const said = urgent.test(text) ? text.replace(/(?<![\p{L}])(?:most|meisten?)(?![\p{L}])/giu, " ") : text;
    const known = field ? fieldOf(project.plan, field) : undefined;
    const direction = has(said, downWords) || (known && highestFirst(known) && !has(said, upWords)) ? "down" : "up";
    const preset = presetOrder(list, text, direction);
    if (preset) return startWith(project, list, { preset, text, direction, language });
    if (!field)
      return {
        say: worded(noField, language, {
          list: Object.keys(list.records[0] ?? {})
            .filter((key) => !["id", "art"].includes(key))
            .map((key) => labelOf(project.plan, key, language))
            .join(", "),
        }),
      };
    const [one, other] = direction === "up" ? ["one", "other"] : ["other", "one"];
    const isLast = has(text, lastNames) && typeof list.records[0]![field] === "string";
    const compare = isLast
      ? `lastName(${one}.${field}).localeCompare(lastName(${other}.${field}))`
      : (known?.options?.length ?? 0) > 0
        ? `${inOrder(known!.options!, `${one}.${field}`)} - ${inOrder(known!.options!, `${other}.${field}`)}`
        : comparison(typeof list.records[0]![field], `${one}.${field}`, `${other}.${field}`);
    const name = derive(list, {
      hooks: [],
      name: freeVariable(list, "sorted"),
      transform: (items) => `[...${items}].sort((one, other) => ${compare})`,
    });
    if (isLast && !list.source.text.includes("function lastName(")) list.source.edits.append(lastNameCode);
    project.save(list.path, list.source);
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(didSort, language, {
            list: nameOf(list),
            field: isLast ? lastNameLabel[language] : labelOf(project.plan, field, language),
            direction: directions[direction][language],
          }),
          path: list.path,
          holds: (content) =>
            content !== null &&
            content.includes(compare) &&
            [`${name}.map(`, `rows={${name}}`].some((drawn) => content.includes(drawn)),
        },
      ],
      routes: routesOf(list),
    };
  },
});

const upWords = "ascending|lowest|smallest|fewest|aufsteigend|niedrigste\\w*|ascendente|menor(?:es)?";

/** Values to choose from have an order of their own: low, medium, high. */
const inOrder = (options: readonly string[], value: string): string =>
  `[${options.map((option) => JSON.stringify(option)).join(", ")}].indexOf(${value})`;

const fieldOf = ({ entities }: Plan, key: string): Field | undefined =>
  entities.flatMap(({ fields }) => fields).find((field) => field.key === key);

/** What people read instead of the name in the code. */
function labelOf(plan: Plan, key: string, language: Language): string {
  const label = fieldOf(plan, key)?.label;
  const known = contentLabels[key];
  return label ?? (known ? known[language] : key);
}

const contentLabels: Record<string, Record<Language, string>> = {
  name: { en: "name", de: "Name", es: "nombre" },
  title: { en: "title", de: "Titel", es: "título" },
  note: { en: "note", de: "Beschreibung", es: "descripción" },
  price: { en: "price", de: "Preis", es: "precio" },
  category: { en: "category", de: "Kategorie", es: "categoría" },
  year: { en: "year", de: "Jahr", es: "año" },
  series: { en: "series", de: "Serie", es: "serie" },
  role: { en: "role", de: "Aufgabe", es: "función" },
  date: { en: "date", de: "Datum", es: "fecha" },
  time: { en: "time", de: "Uhrzeit", es: "hora" },
};

function comparison(type: string, one: string, other: string): string {
  if (type === "number") return `${one} - ${other}`;
  return type === "boolean" ? `Number(${one}) - Number(${other})` : `${one}.localeCompare(${other})`;
}

/** "Add a field Elo and sort by it": by what has just been added. */
function withNewField(text: string, { entities }: Plan): string {
  const fresh = entities.flatMap(({ fields }) => fields.filter(({ added }) => added === true)).at(-1);
  return fresh === undefined
    ? text
    : text.replace(/(?<!\p{L})(?:by (?:it|that)|danach|por (?:él|ella|ello|eso))(?!\p{L})/iu, `by ${fresh.label}`);
}

function wantedField(list: ShownList, text: string, plan: Plan): string | null {
  const fields = Object.keys(list.records[0] ?? {}).filter((key) => !["id", "art"].includes(key));
  const wish = text.replace(/^.*?\b(?:by|nach|por)\b/i, "");
  const dated =
    /(?<![\p{L}])(?:dates?|days?|newest|oldest|latest|datum|tag|neueste\p{L}*|fecha|día|reciente\p{L}*)(?![\p{L}])/iu.test(
      text,
    )
      ? fields.find((field) => /^(?:date|day|due|start|starts|checked|since|issued|fecha|datum|tag|dia)$/i.test(field))
      : undefined;
  const named = fields.find((field) => has(wish, field) || has(wish, field.replace(/([A-Z])/g, " $1")));
  const due = urgent.test(text) && ahead.test(text) ? fields.find((field) => field === "due") : undefined;
  return (
    due ??
    labelled(plan, fields, wish) ??
    named ??
    fields.find((field) => has(text, fieldWords[field] ?? field)) ??
    dated ??
    null
  );
}

/** Fields are named by what people read; the longest label counts, "next watering" before "watering". */
function labelled(plan: Plan, keys: readonly string[], wish: string): string | undefined {
  const words = wish.toLowerCase();
  return plan.entities
    .flatMap(({ fields }) => fields)
    .filter(({ key, label }) => keys.includes(key) && words.includes(label.toLowerCase()))
    .sort((one, other) => other.label.length - one.label.length)[0]?.key;
}

interface SortState {
  /** The `useState` argument that decides the first order. */
  initial: { start: number; end: number };
  options: { value: string; label: string }[];
}

/** A list that visitors can sort already has a state with the chosen order. */
function sortState({ source }: ShownList): SortState | null {
  for (const select of [...elementsNamed(source.program, "Select"), ...elementsNamed(source.program, "select")]) {
    const bound = select.openingElement.attributes.find(
      (entry) => entry.type === "JSXAttribute" && entry.name.name === "value",
    );
    const state =
      bound?.type === "JSXAttribute" &&
      bound.value?.type === "JSXExpressionContainer" &&
      bound.value.expression.type === "Identifier"
        ? bound.value.expression.name
        : "";
    if (!/order|sort/i.test(state)) continue;
    const options = elementsNamed(select, "option").map((option) => ({
      value: attributeOf(option, "value")?.value ?? "",
      label: source.text.slice(option.openingElement.end, option.closingElement?.start ?? option.end).trim(),
    }));
    for (const { node } of findAll(source.program, "VariableDeclarator")) {
      if (node.id.type !== "ArrayPattern" || node.init?.type !== "CallExpression") continue;
      const [name] = node.id.elements;
      const initial = node.init.arguments[0];
      if (name?.type === "Identifier" && name.name === state && initial) return { initial, options };
    }
  }
  return null;
}

function presetOrder(list: ShownList, text: string, direction: "up" | "down"): { value: string; label: string } | null {
  const options = sortState(list)?.options ?? [];
  const matching = options.filter(
    ({ value, label }) =>
      has(text, value) ||
      Object.values(fieldWords).some((words) => has(text, words) && has(`${label} ${value}`, words)),
  );
  return (
    (direction === "down"
      ? matching.find(({ value, label }) => /dear|high to low|desc|new/i.test(`${value} ${label}`))
      : undefined) ??
    matching[0] ??
    null
  );
}

function startWith(
  project: ProjectEdit,
  list: ShownList,
  wish: { preset: { value: string; label: string }; text: string; direction: "up" | "down"; language: Language },
): Changed {
  const state = sortState(list)!;
  const written = JSON.stringify(wish.preset.value);
  list.source.edits.overwrite(state.initial.start, state.initial.end, written);
  project.save(list.path, list.source);
  return {
    plan: project.plan,
    claims: [
      contains(
        worded(didSort, wish.language, {
          list: nameOf(list),
          field: wish.preset.label,
          direction: directions[wish.direction][wish.language],
        }),
        list.path,
        `useState(${written})`,
      ),
    ],
    routes: routesOf(list),
  };
}
