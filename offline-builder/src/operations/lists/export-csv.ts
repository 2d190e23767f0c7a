/** "Export the list as CSV": a button that downloads what the list shows, or the cards of a board. */
import { addImport, elementsNamed } from "../../edit/jsx.ts";
import { findAll } from "../../edit/source.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { has, slugOf } from "../requests.ts";
import { boardFile } from "./board-columns.ts";
import { nameOf, noList, reads, routesOf } from "./list-tools.ts";
import { beside, chooseList, hasRoom, shownLists, type ShownList } from "./shown-lists.ts";

const csvFile = "src/lib/download-csv.ts";
const csv = `/** Offers rows as a spreadsheet file; the first line names the columns. */
export function downloadCsv(fileName: string, rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => (row as Record<string, unknown>)[column]))];
  const text = lines.map((line) => line.map(cell).join(",")).join("\\r\\n");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\\ufeff", text], { type: "text/csv;charset=utf-8" }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A leading =, +, - or @ would be read as a formula. */
function cell(value: unknown): string {
  const plain = value instanceof Object ? JSON.stringify(value) : String(value ?? "");
  const text = typeof value === "string" && /^[=+\\-@]/.test(plain) ? \`'\${plain}\` : plain;
  return /[",\\r\\n]/.test(text) ? \`"\${text.replaceAll('"', '""')}"\` : text;
}
`;

const understoodExport: Wording = { en: "A download as CSV.", de: "Ein Download als CSV.", es: "Una descarga en CSV." };
const didExport: Wording = {
  en: "{list}: a button that downloads {file} with a header row",
  de: "{list}: ein Knopf, der {file} mit Kopfzeile herunterlädt",
  es: "{list}: un botón que descarga {file} con cabecera",
};
const already: Wording = {
  en: "{list} can be exported already, so I changed nothing.",
  de: "{list} lässt sich schon exportieren, deshalb habe ich nichts geändert.",
  es: "{list} ya se puede exportar, así que no he cambiado nada.",
};

const labels: Record<Language, string> = { en: "Export CSV", de: "Als CSV exportieren", es: "Exportar CSV" };

/** What a row of the file is: the records of all groups where the list draws groups. */
function recordsIn(project: ProjectEdit, { path, items, item }: ShownList): string {
  const inner = shownLists(project).find((entry) => entry.path === path && entry.items.startsWith(`${item}.`));
  return inner ? `${items}.flatMap((${item}) => ${inner.items})` : items;
}

export const exportCsv = operation<{ text: string }>({
  id: "export-csv",
  words: "export csv download spreadsheet excel exportieren herunterladen exportar descargar",
  match({ text, language }) {
    if (!has(text, "csv|spreadsheet|excel|export\\w*|descargar? (?:en|como) (?:csv|excel)")) return null;
    return { confidence: 0.86, values: { text }, understood: understoodExport[language] };
  },
  reads: (plan) => [...reads(plan), csvFile],
  change(project, { text }, { language, conversation }) {
    const board = exportCards(project, language);
    if (board) return board;
    const list = chooseList(project, { text, page: conversation.context.current_page ?? "/" }, hasRoom);
    if (!list) return { say: noList[language] };
    if (/downloadCsv|text\/csv/.test(list.source.text))
      return { say: worded(already, language, { list: nameOf(list) }) };
    if (list.table) return { say: noList[language] };
    const label = labels[project.plan.language];
    const file = `${slugOf(nameOf(list)) || "list"}.csv`;
    beside(
      list,
      `<Button variant="outline" className="mb-6" onClick={() => downloadCsv("${file}", ${recordsIn(project, list)})}>\n  ${label}\n</Button>`,
      "before",
    );
    addImport(list.source, "Button", "@/components/ui/button");
    addImport(list.source, "downloadCsv", "@/lib/download-csv");
    project.save(list.path, list.source);
    writeHelper(project);
    return {
      plan: project.plan,
      claims: [contains(worded(didExport, language, { list: nameOf(list), file }), list.path, `downloadCsv("${file}"`)],
      routes: routesOf(list),
    };
  },
});

function writeHelper(project: ProjectEdit): void {
  if (project.text(csvFile) === null) project.write(csvFile, csv);
}

const boardPage = "src/pages/Index.tsx";
const cardsShown = `
/** A line of the downloaded table for each card: the column and the person by their names. */
function linesOf(cards: readonly Card[], persons: readonly Person[]) {
  return cards.map(({ assigneeId, checklist, comments, ...card }) => ({
    ...card,
    column: columns.find(({ id }) => id === card.column)?.name ?? card.column,
    person: personName(persons, assigneeId),
    checklist: \`\${checklist.filter(({ done }) => done).length}/\${checklist.length}\`,
    comments: comments.length,
  }));
}
`;

/** On a board the button stands beside the filters, and downloads the cards that they leave. */
function exportCards(project: ProjectEdit, language: Language): Changed | Unchanged | null {
  const source = project.text(boardFile) === null ? null : project.open(boardPage);
  const search = source && elementsNamed(source.program, "SearchBox")[0];
  if (!source || !search) return null;
  const tools = findAll(source.program, "JSXElement").find(({ node }) => node.children.includes(search))?.node;
  if (
    !tools?.closingElement ||
    !["shown", "persons", "columns", "personName"].every((name) => source.text.includes(name))
  )
    return null;
  const name = project.plan.pages.find(({ path }) => path === "/")?.title ?? project.plan.name;
  if (source.text.includes("downloadCsv")) return { say: worded(already, language, { list: name }) };
  const file = `${slugOf(name) || "board"}.csv`;
  source.edits.appendLeft(
    tools.children.findLast(({ type }) => type === "JSXElement")!.end,
    `\n        <Button variant="outline" onClick={() => downloadCsv("${file}", linesOf(shown, persons))}>\n          ${labels[project.plan.language]}\n        </Button>`,
  );
  source.edits.append(cardsShown);
  addImport(source, "Button", "@/components/ui/button");
  addImport(source, "downloadCsv", "@/lib/download-csv");
  addImport(source, "type Person", "@/data/people");
  project.save(boardPage, source);
  writeHelper(project);
  return {
    plan: project.plan,
    claims: [contains(worded(didExport, language, { list: name, file }), boardPage, `downloadCsv("${file}"`)],
    routes: ["/"],
  };
}
