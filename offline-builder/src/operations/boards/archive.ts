/** "Archive cards instead of deleting them": cards leave the board and can come back. */
import { addImport, removeImport } from "../../edit/jsx.ts";
import { findAll, indentAt } from "../../edit/source.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { stringLiteral } from "../../emit/literal.ts";
import type { Language, PlannedPage } from "../../plan/plan.ts";
import { contains, operation, type Wording } from "../operation.ts";
import { boardFile } from "../lists/board-columns.ts";
import { freeName, withAddedPage } from "../pages/add-page.ts";
import { addNavigation, addRoute, pageFile, sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const drawerFile = "src/components/board/CardDrawer.tsx";

const understood: Wording = {
  en: "An archive in place of deleting.",
  de: "Ein Archiv statt Löschen.",
  es: "Un archivo en lugar de borrar.",
};
const did: Wording = {
  en: "Cards: the button that deleted a card archives it; it leaves board, calendar and team",
  de: "Karten: der Knopf zum Löschen archiviert jetzt; die Karte verlässt Board, Kalender und Team",
  es: "Tarjetas: el botón que borraba ahora archiva; la tarjeta sale de tablero, calendario y equipo",
};
const didPage: Wording = {
  en: "A page Archive lists them, brings each back or deletes it for good",
  de: "Eine Seite Archiv listet sie auf, holt jede zurück oder löscht sie endgültig",
  es: "Una página Archivo las lista, recupera cada una o la borra del todo",
};
const already: Wording = {
  en: "Cards are archived already, and the page Archive shows them. I changed nothing.",
  de: "Karten werden schon archiviert, die Seite Archiv zeigt sie. Ich habe nichts geändert.",
  es: "Las tarjetas ya se archivan y la página Archivo las muestra. No he cambiado nada.",
};
const noBoard: Wording = {
  en: "Only boards have an archive here; in lists a yes/no field “Archived” does the same, with a filter above the list: “Add a field Archived with yes and no”. I changed nothing.",
  de: "Ein Archiv habe ich nur für Boards; in Listen leistet das ein Ja/Nein-Feld „Archiviert“ mit Filter: „Feld Archiviert mit Ja und Nein hinzufügen“. Ich habe nichts geändert.",
  es: "Solo los tableros tienen archivo; en las listas lo hace un campo de sí o no «Archivado» con su filtro: «Añade un campo Archivado con sí y no». No he cambiado nada.",
};

interface Texts {
  title: string;
  act: string;
  archived: string;
  undo: string;
  back: string;
  gone: string;
  none: string;
  hint: string;
}

const texts: Record<Language, Texts> = {
  en: {
    title: "Archive",
    act: "Archive card",
    archived: "archived",
    undo: "Undo",
    back: "Put back",
    gone: "Delete for good",
    none: "Nothing archived",
    hint: "Cards that are archived on the board wait here.",
  },
  de: {
    title: "Archiv",
    act: "Karte archivieren",
    archived: "archiviert",
    undo: "Rückgängig",
    back: "Zurückholen",
    gone: "Endgültig löschen",
    none: "Nichts archiviert",
    hint: "Hier warten Karten, die auf dem Board archiviert wurden.",
  },
  es: {
    title: "Archivo",
    act: "Archivar tarjeta",
    archived: "archivada",
    undo: "Deshacer",
    back: "Recuperar",
    gone: "Borrar del todo",
    none: "No hay nada archivado",
    hint: "Aquí esperan las tarjetas archivadas en el tablero.",
  },
};

export const archiveCards = operation<null>({
  id: "archive-cards",
  words: "archive cards delete restore done board archiv archivieren karten löschen archivar tarjetas borrar",
  match({ text, language }) {
    if (!has(text, "archiv(?:e|es|ed|ing|iere\\w*|ieren|ierbar|ar|a|arlas|arlos)?|archivo de")) return null;
    if (
      has(
        text,
        "pages?|seite|página|zip|download|blog|posts?|news|field|feld|campo|remove the archive|delete the archive",
      )
    )
      return null;
    return { confidence: 0.83, values: null, understood: understood[language] };
  },
  reads: sourcePaths,
  change(project, _, { language }) {
    const { plan } = project;
    const words = texts[plan.language];
    if (project.text(boardFile)?.includes("archived?:")) return { say: already[language] };
    if (!archivesInData(project) || !archivesInDrawer(project, words)) return { say: noBoard[language] };
    for (const name of ["Index", "Calendar", "Team"]) hideArchived(project, `src/pages/${name}.tsx`);
    const page: PlannedPage = {
      path: `/${words.title.toLowerCase()}`,
      title: words.title,
      component: freeName(plan, "Archive"),
      nav: true,
    };
    project.write(pageFile(page), archivePage(page, words));
    addRoute(project, page);
    const navigation = addNavigation(project, page.path, page.title);
    if (navigation) withOwnIcon(project, navigation, page);
    return {
      plan: withAddedPage(plan, page),
      claims: [
        contains(did[language], drawerFile, "archiveCard(card"),
        contains(didPage[language], pageFile(page), "isActive(card)"),
      ],
      routes: ["/", page.path],
    };
  },
});

function archivesInData(project: ProjectEdit): boolean {
  const source = project.open(boardFile);
  const card =
    source && findAll(source.program, "TSInterfaceDeclaration").find(({ node }) => node.id.name === "Card")?.node;
  const member = card?.body.body.at(-1);
  if (!source || !member) return false;
  source.edits.appendLeft(
    member.end,
    `\n${indentAt(source.text, member.start)}/** Taken off the board; the archive can bring it back. */\n${indentAt(source.text, member.start)}archived?: boolean;`,
  );
  source.edits.append(`
/** On the board, not in the archive. */
export function isActive(card: Card): boolean {
  return card.archived !== true;
}
`);
  project.save(boardFile, source);
  return true;
}

function archivesInDrawer(project: ProjectEdit, words: Texts): boolean {
  const text = project.text(drawerFile);
  const removal = "    removeWithUndo(cards, card, card.title);";
  if (!text?.includes(removal) || !text.includes("<Trash2")) return false;
  const label = /(<Trash2 aria-hidden className="size-4" \/>\n\s*)[^\n<]+/;
  project.write(
    drawerFile,
    text.replace(removal, "    archiveCard(card);").replace(label, `$1${words.act}`).replaceAll("Trash2", "Archive"),
  );
  const source = project.open(drawerFile);
  if (!source) return false;
  removeImport(source, "removeWithUndo");
  addImport(source, "toast", "@/components/ui/toast");
  source.edits.append(`
function archiveCard(card: Card) {
  cards.update(card.id, { archived: true });
  toast(\`\${card.title}: ${words.archived}\`, { label: "${words.undo}", run: () => cards.update(card.id, { archived: false }) });
}
`);
  project.save(drawerFile, source);
  return true;
}

/** Every look at the cards of such a page leaves the archive out. */
function hideArchived(project: ProjectEdit, path: string): void {
  const text = project.text(path);
  if (!text?.includes("useRows(cards)")) return;
  project.write(path, text.replaceAll("useRows(cards)", "useRows(cards).filter(isActive)"));
  const source = project.open(path);
  if (!source) return;
  addImport(source, "isActive", "@/data/cards");
  project.save(path, source);
}

function archivePage({ component }: PlannedPage, words: Texts): string {
  return `import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { cards, columns, isActive } from "@/data/cards";
import { useRows } from "@/lib/collection";
import { removeWithUndo } from "@/lib/removal";

export default function ${component}Page() {
  const rows = useRows(cards).filter((card) => !isActive(card));
  return (
    <>
      <PageHeader title="${words.title}" />
      {rows.length === 0 ? (
        <EmptyState title="${words.none}" hint="${words.hint}" />
      ) : (
        <ul className="divide-y rounded-card border bg-card">
          {rows.map((card) => (
            <li key={card.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
              <p>
                <span className="font-medium">{card.title}</span>
                <span className="block text-sm text-muted-foreground">{columns.find((column) => column.id === card.column)?.name}</span>
              </p>
              <span className="flex flex-wrap gap-2">
                <Button variant="outline" size="sm" aria-label={\`${words.back}: \${card.title}\`} onClick={() => cards.update(card.id, { archived: false })}>
                  ${words.back}
                </Button>
                <Button variant="ghost" size="sm" aria-label={\`${words.gone}: \${card.title}\`} onClick={() => removeWithUndo(cards, card, card.title)}>
                  ${words.gone}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
`;
}

/** The entry was written like its neighbour, picture included. */
function withOwnIcon(project: ProjectEdit, path: string, page: PlannedPage): void {
  const text = project.text(path);
  const line = new RegExp(`(to: ${stringLiteral(page.path)}, [^\\n]*icon: )\\w+`);
  if (!text || !line.test(text)) return;
  project.write(path, text.replace(line, "$1Archive"));
  const source = project.open(path);
  if (!source) return;
  addImport(source, "Archive", "lucide-react");
  project.save(path, source);
}
