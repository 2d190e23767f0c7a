import { attribute } from "../../emit/literal.ts";
import type { Language, Plan } from "../../plan/plan.ts";

import { addImport } from "../../edit/jsx.ts";
import {
  contains,
  operation,
  worded,
  type Changed,
  type OperationRequest,
  type Unchanged,
  type Wording,
} from "../operation.ts";
import { add, has } from "../requests.ts";
import { sourcePaths } from "../pages/routes.ts";
import {
  beside,
  chooseList,
  derive,
  freeVariable,
  hasRoom,
  hasSearch,
  shownLists,
  wordsFor,
  type ShownList,
} from "./shown-lists.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { filterRecords, rowsPerPage } from "../records/table-tools.ts";
import { asksForAmount, filterByAmount } from "./amount-filter.ts";

export const noList: Wording = {
  en: "I found no list that this would fit, so I changed nothing.",
  de: "Ich habe keine Liste gefunden, zu der das passt, und nichts geändert.",
  es: "No he encontrado una lista para ello, así que no he cambiado nada.",
};

export function reads(plan: Plan): string[] {
  return sourcePaths(plan);
}

export function nameOf(list: ShownList): string {
  return list.page && list.page.path !== "/"
    ? list.page.title
    : list.component.replace(/Page$/, "").replace(/([a-z])([A-Z])/g, "$1 $2");
}

export function routesOf(list: ShownList): string[] {
  return [list.page && !list.page.path.includes(":") ? list.page.path : "/"];
}

const understoodSearch: Wording = { en: "A search box.", de: "Ein Suchfeld.", es: "Un buscador." };
const didSearch: Wording = {
  en: "{list}: a search box that narrows the list while one types",
  de: "{list}: ein Suchfeld, das die Liste beim Tippen eingrenzt",
  es: "{list}: un buscador que reduce la lista al escribir",
};
const hasSearchAlready: Wording = {
  en: "{list} has a search already, so I changed nothing.",
  de: "{list} hat schon eine Suche, deshalb habe ich nichts geändert.",
  es: "{list} ya tiene buscador, así que no he cambiado nada.",
};

const searchLabel: Wording = { en: "Search", de: "Suchen", es: "Buscar" };
const nothingFound: Wording = { en: "Nothing matches.", de: "Kein Treffer.", es: "Sin resultados." };

/** Text a visitor can search: what the list draws, as one string. */
function haystack(list: ShownList): string {
  return `\`${list.drawn
    .slice(0, 6)
    .map((field) => `\${${list.item}.${field}}`)
    .join(" ")}\``;
}

export const addSearch = operation<{ text: string }>({
  id: "add-search",
  words: "search find box look up suche suchfeld suchen buscar buscador",
  match({ text, language }) {
    if (
      !has(
        text,
        "search(?: ?(?:box|bar|field|able))?|searchable|find box|suchfeld|suche|suchfunktion|durchsuchbar|buscador|búsqueda|campo de búsqueda",
      )
    )
      return null;
    if (!has(text, `${add}|make|can|let|mach\\w*|haz|should|searchable`) && text.trim().split(/\s+/).length > 4)
      return null;
    return { confidence: 0.83, values: { text }, understood: understoodSearch[language] };
  },
  reads,
  change(project, { text }, request) {
    const { language } = request;
    const page = request.conversation.context.current_page ?? "/";
    const list = chooseList(project, { text, page }, hasRoom);
    if (!list) return { say: noList[language] };
    const searched = hasSearch(list)
      ? list
      : wordsFor(list, text) === 0
        ? shownLists(project).find(hasSearch)
        : undefined;
    if (searched) return { say: worded(hasSearchAlready, language, { list: nameOf(searched) }) };
    if (list.table) return { say: noList[language] };
    return withSearch(project, list, request);
  },
  chip: (plan, language) =>
    searchable(plan)
      ? { en: "Add a search box", de: "Füge ein Suchfeld hinzu", es: "Añade un buscador" }[language]
      : null,
});

/** Archetypes whose first list has no search of its own. */
function searchable(plan: Plan): boolean {
  return plan.archetype === "portfolio" && plan.options["search"] !== true;
}

function withSearch(project: ProjectEdit, list: ShownList, { language }: OperationRequest): Changed | Unchanged {
  const own = project.plan.language;
  const { source, path } = list;
  const [query, setter] = [freeVariable(list, "query"), freeVariable(list, "setQuery")];
  const name = derive(list, {
    hooks: [`const [${query}, ${setter}] = useState("");`],
    name: freeVariable(list, "matching"),
    transform: (items) =>
      `${items}.filter((${list.item}) =>\n    ${haystack(list)}.toLowerCase().includes(${query}.trim().toLowerCase()),\n  )`,
  });
  const label = searchLabel[own];
  const none = nothingFound[own];
  beside(
    list,
    `<Input\n  type="search"\n  aria-label=${attribute(label)}\n  placeholder=${attribute(label)}\n  value={${query}}\n  onChange={(event) => ${setter}(event.target.value)}\n  className="mb-6 max-w-sm"\n/>\n{${name}.length === 0 && <p role="status">${none}</p>}`,
    "before",
  );
  addImport(source, "Input", "@/components/ui/input");
  project.save(path, source);
  return {
    plan: { ...project.plan, options: { ...project.plan.options, search: true } },
    claims: [
      {
        ...contains(worded(didSearch, language, { list: nameOf(list) }), path, `value={${query}}`),
        holds: (content) =>
          content !== null && content.includes(`value={${query}}`) && content.includes(`${name}.map(`),
      },
    ],
    routes: routesOf(list),
  };
}

const understoodFilter: Wording = { en: "A filter.", de: "Ein Filter.", es: "Un filtro." };
const didFilter: Wording = {
  en: "{list}: a filter by {field} with {count} choices",
  de: "{list}: ein Filter nach {field} mit {count} Werten",
  es: "{list}: un filtro por {field} con {count} opciones",
};
const filtered: Wording = {
  en: "{list} can be filtered already, so I changed nothing.",
  de: "{list} lässt sich schon filtern, deshalb habe ich nichts geändert.",
  es: "{list} ya se puede filtrar, así que no he cambiado nada.",
};
const nothingToFilter: Wording = {
  en: "The records of that list share no values to filter by, so I changed nothing.",
  de: "Die Einträge dieser Liste haben keine gemeinsamen Werte zum Filtern; ich habe nichts geändert.",
  es: "Los elementos de esa lista no comparten valores por los que filtrar; no he cambiado nada.",
};

/** A field whose values repeat: two to twelve of them over the records. */
function groupingField(list: ShownList, text: string): string | null {
  const fields = Object.keys(list.records[0] ?? {}).filter((field) => {
    const values = list.records.map((record) => record[field]);
    const distinct = new Set(values).size;
    const isNamed = typeof values[0] === "string" || namesIt(text, field);
    return isNamed && distinct >= 2 && distinct <= 12 && distinct < values.length && field !== "id";
  });
  return (
    fields.find((field) => namesIt(text, field)) ??
    fields.find((field) => /category|type|series|kind|status|level|role|group/.test(field)) ??
    fields[0] ??
    null
  );
}

/** Fields of a site's lists are named in English whatever language its visitors read. */
const inOtherWords: Readonly<Record<string, string>> = {
  year: "years?|jahr(?:e|en)?|jahrgang|años?",
  category: "categor(?:y|ies)|kategorien?|categorías?",
  series: "series|serien?",
  level: "levels?|stufen?|niveau|niveles|nivel",
};
const namesIt = (text: string, field: string): boolean => has(text, inOtherWords[field] ?? field);

/** A field that is named must be filtered itself; without one any filter of the list counts. */
function filtersAlready(list: ShownList, text: string): boolean {
  const field = groupingField(list, text);
  if (!field || !namesIt(text, field) || field === "category") return isFiltered(list);
  return new RegExp(`\\.${field}\\b\\)?\\s*===`).test(list.source.text);
}

/** State that narrows by a field of the records is a filter, whichever control sets it. */
function isFiltered(list: ShownList): boolean {
  if (/<FilterSelect/.test(list.source.text)) return true;
  const field = new RegExp(`\\w+\\.(?:category|series|type|status|tags|name)(?:\\.includes\\(\\w+\\)| === \\w+)`);
  return field.test(list.source.text) && /aria-pressed|<Select|<select/.test(list.source.text);
}

const allLabel: Wording = { en: "All", de: "Alle", es: "Todo" };
const filterLabel: Wording = { en: "Filter", de: "Filter", es: "Filtro" };

/** "Only the tickets of the assignee I pick", "die ich auswähle", "que yo elija"; "how we choose our flowers" asks for nothing. */
function asksToPick(text: string): boolean {
  const narrows = "only|just|shows?|nur|zeigt?|zeige|zeigen|solo|sólo|solamente|muestra|mostrar|muéstrame";
  return (
    has(text, narrows) &&
    has(
      text,
      "(?:i|we|they|people|users) (?:can )?(?:pick|choose|select)|(?:picked|chosen|selected) (?:assignee|person|category|status)|(?:ich|man|wir) (?:auswähle|auswählt|aussuche|wähle|wählen kann|auswählen kann)|(?:que|cual) (?:yo )?(?:elija|elijo|escoja|seleccione)",
    )
  );
}

export const addFilter = operation<{ text: string }>({
  id: "add-filter",
  words: "filter category narrow kategorie filtern filtrar categoría",
  match({ text, language }) {
    if (
      !has(text, "filters?|filter(?:able|ing|ed|e)?|filtern|filterbar|filtro|filtrar|filtros|filtra") &&
      !asksForAmount(text) &&
      !asksToPick(text)
    )
      return null;
    return { confidence: 0.84, values: { text }, understood: understoodFilter[language] };
  },
  reads,
  change(project, { text }, { language, conversation }) {
    const byAmount = filterByAmount(project, text, language);
    if (byAmount) return byAmount;
    const onRecords = filterRecords(project, text, language);
    if (onRecords) return onRecords;
    const page = conversation.context.current_page ?? "/";
    const list = chooseList(
      project,
      { text, page },
      (entry) => !entry.table && hasRoom(entry) && !filtersAlready(entry, text) && groupingField(entry, text) !== null,
    );
    const existing = chooseList(project, { text, page }, (entry) => filtersAlready(entry, text));
    const named = list
      ? wordsFor(list, text.replace(/\b(?:category|categories|kategorien?|categorías?)\b/giu, " "))
      : 0;
    if (existing && (named === 0 || wordsFor(existing, text) > named))
      return { say: worded(filtered, language, { list: nameOf(existing) }) };
    if (!list) return { say: (shownLists(project).length > 0 ? nothingToFilter : noList)[language] };
    const field = groupingField(list, text)!;
    return withFilter(project, list, { field, language });
  },
});

function withFilter(
  project: ProjectEdit,
  list: ShownList,
  { field, language }: { field: string; language: Language },
): Changed {
  const own = project.plan.language;
  const { source, path } = list;
  const pascal = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const [state, setter] = [freeVariable(list, `chosen${pascal}`), freeVariable(list, `setChosen${pascal}`)];
  const choices = [...new Set(list.records.map((record) => String(record[field])))];
  const isText = list.records.every((record) => typeof record[field] === "string");
  const value = isText ? `${list.item}.${field}` : `String(${list.item}.${field})`;
  const name = derive(list, {
    hooks: [`const [${state}, ${setter}] = useState("");`],
    name: freeVariable(list, "filtered"),
    transform: (items) => `${items}.filter((${list.item}) => ${state} === "" || ${value} === ${state})`,
  });
  const all = allLabel[own];
  const label = filterLabel[own];
  beside(
    list,
    `<Select aria-label=${attribute(label)} value={${state}} onChange={(event) => ${setter}(event.target.value)} className="my-6 max-w-sm">\n  <option value="">${all}</option>\n${choices.map((choice) => `  <option value=${attribute(choice)}>${choice.replace(/[{}<>]/g, "")}</option>`).join("\n")}\n</Select>`,
    "before",
  );
  addImport(source, "Select", "@/components/ui/select");
  project.save(path, source);
  return {
    plan: project.plan,
    claims: [
      {
        text: worded(didFilter, language, { list: nameOf(list), field, count: choices.length }),
        path,
        holds: (content) =>
          content !== null && content.includes(`value={${state}}`) && content.includes(`${name}.map(`),
      },
    ],
    routes: routesOf(list),
  };
}

const understoodPages: Wording = {
  en: "Pages for a long list.",
  de: "Seiten für eine lange Liste.",
  es: "Páginas para una lista larga.",
};
const didPages: Wording = {
  en: "{list}: {size} at a time, with buttons for the next and the previous",
  de: "{list}: je {size}, mit Knöpfen für weiter und zurück",
  es: "{list}: de {size} en {size}, con botones para avanzar y volver",
};
const paged: Wording = {
  en: "{list} is divided already, so I changed nothing.",
  de: "{list} ist schon aufgeteilt, deshalb habe ich nichts geändert.",
  es: "{list} ya está dividida, así que no he cambiado nada.",
};

const pagedBy: Wording = {
  en: "{list} shows {size} at a time already, with buttons for the next ones. I changed nothing.",
  de: "{list} zeigt schon je {size}, mit Knöpfen für weitere. Ich habe nichts geändert.",
  es: "{list} ya muestra {size} a la vez, con botones para los siguientes. No he cambiado nada.",
};

const short: Wording = {
  en: "{list} has {count} entries, so {size} at a time would divide nothing. I changed nothing.",
  de: "{list} hat {count} Einträge, je {size} würden nichts aufteilen. Ich habe nichts geändert.",
  es: "{list} tiene {count} entradas; de {size} en {size} no se divide nada. No he cambiado nada.",
};

/** In the app's own code, where the page and their number are names. */
const pager: Record<Language, { back: string; next: string; status: string }> = {
  en: { back: "Previous", next: "Next", status: "Page {currentPage} of {pageCount}" },
  de: { back: "Zurück", next: "Weiter", status: "Seite {currentPage} von {pageCount}" },
  es: { back: "Anterior", next: "Siguiente", status: "Página {currentPage} de {pageCount}" },
};

export const addPagination = operation<{ text: string; size: number }>({
  id: "add-pagination",
  words: "pagination pages per page paging load more seiten blättern paginación",
  match({ text, language }) {
    if (
      !has(
        text,
        "pagination|paginate|paging|per page|at a time|page by page|seitenweise|blättern|pro seite|paginación|paginar|por página",
      )
    )
      return null;
    const size = Number(/\d+/.exec(text)?.[0] ?? 8);
    return {
      confidence: 0.88,
      values: { text, size: Math.min(100, Math.max(1, size)) },
      understood: understoodPages[language],
    };
  },
  reads,
  change(project, { text, size }, { language, conversation }) {
    const list = chooseList(project, { text, page: conversation.context.current_page ?? "/" }, hasRoom);
    if (!list) return { say: noList[language] };
    const resized = list.table && /\d/.test(text) ? rowsPerPage(project, size, language) : null;
    if (resized) return resized;
    if (list.table && /\d/.test(text)) return { say: worded(pagedBy, language, { list: nameOf(list), size }) };
    if (list.table || /pageSize|pageCount/.test(list.source.text))
      return { say: worded(paged, language, { list: nameOf(list) }) };
    if (list.records.length > 0 && list.records.length <= size)
      return { say: worded(short, language, { list: nameOf(list), count: list.records.length, size }) };
    const own = project.plan.language;
    const [state, setter] = [freeVariable(list, "page"), freeVariable(list, "setPage")];
    const name = derive(list, {
      hooks: [`const [${state}, ${setter}] = useState(1);`],
      name: freeVariable(list, "every"),
      before: (items) =>
        `const pageCount = Math.max(1, Math.ceil(${items}.length / pageSize));\n  const currentPage = Math.min(${state}, pageCount);`,
      transform: (items) => `${items}.slice((currentPage - 1) * pageSize, currentPage * pageSize)`,
    });
    const { back, next, status } = pager[own];
    beside(
      list,
      `{pageCount > 1 && (\n  <div className="mt-8 flex items-center gap-4">\n    <Button variant="outline" disabled={currentPage === 1} onClick={() => ${setter}(currentPage - 1)}>\n      ${back}\n    </Button>\n    <p role="status">\n      ${status}\n    </p>\n    <Button variant="outline" disabled={currentPage === pageCount} onClick={() => ${setter}(currentPage + 1)}>\n      ${next}\n    </Button>\n  </div>\n)}`,
      "after",
    );
    addImport(list.source, "Button", "@/components/ui/button");
    list.source.edits.append(`\nconst pageSize = ${size};\n`);
    project.save(list.path, list.source);
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(didPages, language, { list: nameOf(list), size }),
          path: list.path,
          holds: (content) =>
            content !== null && content.includes(`const pageSize = ${size};`) && content.includes(`${name}.map(`),
        },
      ],
      routes: routesOf(list),
    };
  },
});
