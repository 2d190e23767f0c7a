import { addImport } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { stylesheet } from "../look/stylesheet.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn } from "../records/records.ts";
import { has } from "../requests.ts";
import { addPageButton, listPageOf } from "./list-page.ts";

const understood: Wording = {
  en: "A list for paper.",
  de: "Eine Liste zum Ausdrucken.",
  es: "Una lista para imprimir.",
};
const did: Wording = {
  en: "{entity}: a button Print; paper gets every row that search and filters show, without menu and buttons",
  de: "{entity}: ein Knopf Drucken; aufs Papier kommen alle Zeilen, die Suche und Filter zeigen, ohne Menü und Knöpfe",
  es: "{entity}: un botón Imprimir; al papel van todas las filas que muestran búsqueda y filtros, sin menú ni botones",
};
const already: Wording = {
  en: "{entity} can be printed already: the button stands above the list. I changed nothing.",
  de: "{entity} lassen sich schon drucken: der Knopf steht über der Liste. Ich habe nichts geändert.",
  es: "{entity} ya se pueden imprimir: el botón está sobre la lista. No he cambiado nada.",
};
const nothing: Wording = {
  en: "This app has no list of entries to print. Any page can be printed from the browser's own menu. I changed nothing.",
  de: "Diese App hat keine Liste von Einträgen zum Drucken. Jede Seite lässt sich über das Menü des Browsers drucken. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene una lista de entradas que imprimir. Cualquier página se imprime desde el menú del navegador. No he cambiado nada.",
};
export const printLabel: Wording = { en: "Print", de: "Drucken", es: "Imprimir" };

const tableFile = "src/components/app/DataTable.tsx";
export const printRules = `
@media print {
  aside,
  header,
  nav,
  main button:not(th button),
  main input,
  main select,
  main [role="status"],
  .toaster {
    display: none !important;
  }
  main {
    padding: 0 !important;
  }
}
`;

/** "Print the member list". */
export const printList = operation<{ text: string }>({
  id: "print-list",
  words: "print paper list pdf drucken ausdrucken liste papier imprimir lista papel",
  match({ text, language }) {
    if (
      !has(
        text,
        "print(?:ed|able|ing|er|s)?|print[- ]?out|print ?view|paper|drucken|ausdrucken|ausdruck\\w*|druckbar\\w*|druck\\w*|imprim\\w*|en papel",
      )
    )
      return null;
    if (has(text, "fingerprint|blueprint|wallpaper|newspaper|print shop|invoice|rechnung|factura|receipt")) return null;
    return { confidence: 0.85, values: { text }, understood: understood[language] };
  },
  reads: (plan) => [...sourcePaths(plan), stylesheet],
  change(project, { text }, { language }) {
    const { plan } = project;
    const near = entityIn(plan, text) ?? plan.entities[0];
    const page = near && listPageOf(project, near);
    const css = project.text(stylesheet);
    if (!near || !page || css === null) return { say: nothing[language] };
    const { source, path } = page;
    if (source.text.includes("window.print()")) return { say: worded(already, language, { entity: near.plural }) };
    const placed = addPageButton(
      page,
      `<Button variant="outline" size="sm" onClick={() => window.print()}>\n  <Printer aria-hidden className="size-4" />\n  ${printLabel[plan.language]}\n</Button>`,
    );
    if (!placed) return { say: nothing[language] };
    addImport(source, "Printer", "lucide-react");
    project.save(path, source);
    if (!css.includes("@media print")) project.write(stylesheet, `${css.trimEnd()}\n${printRules}`);
    printEveryRow(project);
    return {
      plan,
      claims: [
        {
          text: worded(did, language, { entity: near.plural }),
          path,
          holds: (content) => content?.includes("window.print()") === true,
        },
      ],
      routes: [page.route],
    };
  },
  chip: (plan, language) =>
    plan.archetype === "tracker"
      ? { en: "Let me print the list", de: "Liste ausdrucken", es: "Imprimir la lista" }[language]
      : null,
});

/** A screen shows a page of the table, paper all of it. */
function printEveryRow(project: ProjectEdit): void {
  const text = project.text(tableFile);
  if (!text) return;
  const next = text
    .replace("{shown.map((row) => (", "{sorted.map((row, at) => (")
    .replace(
      '<tr key={row.id} className="hover:bg-muted">',
      '<tr key={row.id} className={cn("hover:bg-muted", (at < first || at >= first + pageSize) && "hidden print:table-row")}>',
    );
  // Both places or none: a file edited by hand may have neither.
  if (next.includes("sorted.map((row, at)") && next.includes("print:table-row")) project.write(tableFile, next);
}
