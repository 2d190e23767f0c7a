/** One more list on a public site: "add a page for our sponsors", "we need workshops with date and price". */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { DraftPlan, Entity, Language, PlannedPage } from "../../plan/plan.ts";
import { addPage, didNav, exists, freeName, wantedTitle, withAddedPage } from "../pages/add-page.ts";
import { addNavigation, addRoute, appFile, navigationPaths, pageFile, sourcePaths } from "../pages/routes.ts";
import { addListOf } from "../records/add-list.ts";
import { keepsRecords } from "../records/records.ts";
import { slugOf } from "../requests.ts";
import { contains, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { shownListKind } from "../../lexicon/shown-lists/shown-lists.ts";
import { siteListsOf } from "../../emit/site-contents.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { publicList, type WantedList } from "./public-list.ts";
import { contentFile, sharedFiles, siteListFiles } from "./site-list-code.ts";

const understood: Wording = {
  en: "A page {title} that lists them.",
  de: "Eine Seite {title}, die sie auflistet.",
  es: "Una página {title} que los muestra.",
};
const did: Wording = {
  en: "{title} at {path}: {count} entries with {fields}",
  de: "{title} unter {path}: {count} Einträge mit {fields}",
  es: "{title} en {path}: {count} entradas con {fields}",
};
const madeUp: Wording = {
  en: "Entries of {title}: made up until you replace them",
  de: "Einträge unter {title}: erfunden, bis Sie sie ersetzen",
  es: "Entradas de {title}: inventadas hasta que las cambies",
};
export const siteList = operation<WantedList>({
  id: "site-list",
  words: "page list of our sponsors partners events courses jobs rooms news projects seite liste página lista",
  match({ text, language }) {
    const values = wantedSiteList(text, language);
    const title = values && values.label.charAt(0).toUpperCase() + values.label.slice(1);
    return (
      values && {
        confidence: values.sure ? 0.905 : 0.5,
        values,
        understood: worded(understood, language, { title: title! }),
      }
    );
  },
  reads: (plan) => [appFile, ...sharedFiles, ...sourcePaths(plan), ...navigationPaths(plan)],
  change(project, values, request) {
    const { language } = request;
    const done = addSiteList(project, values, language);
    if (done) return done;
    // An app of lists gets one more of those, and whatever else is built a page of its own.
    const fields = values.fields.length > 0 ? values.fields.join(", ") : null;
    if (keepsRecords(project.plan)) return addListOf(project, { things: values.label, fields }, language);
    const asPage = addPage.match(request);
    return asPage ? addPage.change(project, asPage.values, request) : { say: "" };
  },
});

/** A page by a name that is a list, with the fields that are named behind it; "add our sponsors" means one, too. */
function wantedSiteList(text: string, language: Language): (WantedList & { sure: boolean }) | null {
  const named = wantedTitle(text);
  const title = named ?? plain.exec(text.trim())?.[1] ?? null;
  if (!title || ofEach.test(title) || !shownListKind(title, language)) return null;
  return { label: title, fields: fieldsBehind(text, title), sure: named !== null };
}

/** "A picture for each recipe" is something of the entries, and no list of its own. */
const ofEach = /(?<![\p{L}])(?:each|every|jede\p{L}*|cada)(?![\p{L}])/iu;

const plain =
  /^(?:please\s+|bitte\s+|por favor\s+)?(?:(?:also\s+)?(?:add|show|include|list|we (?:also )?need|i (?:also )?want)|füge|zeige?|wir brauchen(?: auch)?|añade|agrega|muestra|necesitamos)\s+(?:an?\s+list\s+of\s+|eine liste (?:der|mit|von)\s+|una lista de\s+)?(?:(?:all\s+)?(?:our|my|the|some|upcoming|unsere|meine|die|einige|nuestr[oa]s|mis|los|las|unos|unas)\s+)?([\p{L}][\p{L} -]{2,28}?)(?:\s+(?:with|mit|con)\s.+?)?(?:\s+hinzu)?[.!]?$/iu;

function fieldsBehind(text: string, title: string): string[] {
  const behind = /\s(?:with|mit|con)\s+(?!an?\s)([^.!?]+)[.!?]?$/iu.exec(text)?.[1] ?? "";
  const fields = behind
    .split(/\s*(?:,|(?<![\p{L}])(?:and|und|y|e)(?![\p{L}]))\s*/iu)
    .map((field) =>
      field
        .trim()
        .replace(/^(?:their|the|its|ihre[nrm]?|dem|der|su|sus)\s+/iu, "")
        .replace(/\s+hinzu$/iu, ""),
    )
    .filter(Boolean);
  const areFields = fields.every(
    (field) => field.split(" ").length <= 3 && field.toLowerCase() !== title.toLowerCase(),
  );
  return areFields ? fields : [];
}

/** The plan names the list, so that its entries can be spoken of. */
function withSiteList(plan: DraftPlan, entity: Entity): DraftPlan {
  const lines = siteListsOf(plan).map(({ path, singular, plural }) => [path, singular, plural].join("|"));
  const line = [contentFile(entity), entity.singular, entity.plural].join("|");
  return { ...plan, options: { ...plan.options, siteLists: [...lines, line] } };
}

/** Null where the project is no public site, or the words name no list that one shows. */
export function addSiteList(project: ProjectEdit, wanted: WantedList, language: Language): Changed | Unchanged | null {
  const { plan } = project;
  const list = publicList(plan, wanted);
  const isSite = project.text("src/components/layout/PageHeader.tsx")?.includes("text-display") === true;
  if (!list || !isSite) return null;
  const title = list.entity.plural;
  const path = `/${slugOf(title) || "list"}`;
  const known = plan.pages.find((page) => page.path === path || page.title.toLowerCase() === title.toLowerCase());
  if (known) return { say: worded(exists, language, { title: known.title, path: known.path }) };
  const page: PlannedPage = { path, title, component: freeName(plan, title), nav: true };
  const files = siteListFiles(plan, { ...list, page });
  const isTaken = (file: string): boolean => !sharedFiles.includes(file) && project.text(file) !== null;
  if (files.some((file) => isTaken(file.path)) || !addRoute(project, page)) return null;
  const navigation = addNavigation(project, path, title);
  for (const { path: file, content } of files) if (project.text(file) === null) project.write(file, content);
  const fields = list.entity.fields.map(({ label }) => (language === "de" ? label : label.toLowerCase())).join(", ");
  return {
    plan: withSiteList(withAddedPage(plan, page), list.entity),
    claims: [
      contains(
        worded(did, language, { title, path, fields, count: list.rows.length }),
        pageFile(page),
        `{${entityNames(list.entity).many}.length >=`,
      ),
      ...(navigation ? [contains(worded(didNav, language, { title }), navigation, stringLiteral(path))] : []),
    ],
    notDone: [worded(madeUp, language, { title })],
    routes: [path, "/"],
  };
}
