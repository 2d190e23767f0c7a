/** "Each recipe should have a print button": on the page of one entry, and on paper without menu and buttons. */
import { addImport, elementsNamed, insertAfter, insertBefore } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { stylesheet } from "../look/stylesheet.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { pageFile, sourcePaths } from "../pages/routes.ts";
import { entityIn } from "../records/records.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { has } from "../requests.ts";
import { printLabel, printRules } from "./print-list.ts";

const prints = "print(?:ed|able|ing|er|s)?|drucken|ausdrucken|druck\\p{L}*|imprim\\p{L}*";
const single = "each|every|per|single|one|jede[rsnm]?|pro|einzelne\\p{L}*|cada|por";

/** "Print a recipe", "una receta imprimir": one of the entries, not "a list". */
const oneOf =
  /(?<!\p{L})(?:print|imprimir|imprima) (?:an?|una?) (?!list|lista|copy|page|página|button|botón)\p{L}|(?<!\p{L})eine?n? (?!liste|seite|knopf|button|übersicht)\p{L}+ (?:aus)?drucken/iu;

const understood: Wording = { en: "One entry on paper.", de: "Ein Eintrag auf Papier.", es: "Una entrada en papel." };
const did: Wording = {
  en: "The page of one entry has a button Print; paper gets it without menu and buttons",
  de: "Die Seite eines Eintrags hat einen Knopf Drucken; aufs Papier kommt sie ohne Menü und Knöpfe",
  es: "La página de una entrada tiene un botón Imprimir; al papel va sin menú ni botones",
};
const already: Wording = {
  en: "There is such a button already. I changed nothing.",
  de: "Diesen Knopf gibt es schon. Ich habe nichts geändert.",
  es: "Ese botón ya existe. No he cambiado nada.",
};

export const printEntry = operation<{ text: string }>({
  id: "print-entry",
  words: "",
  match: ({ text, language }) =>
    has(text, prints) && (has(text, single) || oneOf.test(text))
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null,
  reads: (plan) => [...sourcePaths(plan), stylesheet],
  change(project, { text }, { language }) {
    const { plan } = project;
    const near = entityIn(plan, text) ?? plan.entities[0];
    const pages = plan.pages.filter(({ path }) => path.includes("/:"));
    const page = pages.find(({ component }) => near && component === entityNames(near).detailPage) ?? pages[0];
    const css = project.text(stylesheet);
    const path = page && pageFile(page);
    const source = path === undefined ? null : project.open(path);
    if (!page || !source || path === undefined || css === null) return { say: "" };
    if (source.text.includes("window.print()")) return { say: already[language] };
    const header = elementsNamed(source.program, "PageHeader")[0];
    const beside = header && elementsNamed(header, "Button")[0];
    const title = elementsNamed(source.program, "h1")[0];
    const button = (classes: string): string =>
      `<Button variant="outline" size="sm"${classes} onClick={() => window.print()}>\n  <Printer aria-hidden className="size-4" />\n  ${printLabel[plan.language]}\n</Button>`;
    if (beside) insertBefore(source, beside, button(""));
    else if (title) insertAfter(source, title, button(' className="mt-5"'));
    else return { say: "" };
    addImport(source, "Button", "@/components/ui/button");
    addImport(source, "Printer", "lucide-react");
    project.save(path, source);
    withPaper(project, css);
    return {
      plan,
      claims: [{ text: worded(did, language), path, holds: (content) => content?.includes("window.print()") === true }],
      routes: ["/"],
    };
  },
});

function withPaper(project: ProjectEdit, css: string): void {
  if (!css.includes("@media print")) project.write(stylesheet, `${css.trimEnd()}\n${printRules}`);
}
