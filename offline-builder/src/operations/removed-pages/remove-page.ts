/** Taking a page out of an app, with all that leads to it or lives on it. */
import { attributeOf, elementsNamed } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { isAdded } from "../../edit/re-emit.ts";
import { stringLiteral } from "../../emit/literal.ts";
import type { DraftPlan, Plan, PlannedPage } from "../../plan/plan.ts";
import { lacks, operation, worded, type Claim, type Wording } from "../operation.ts";
import { listOf, noSuch, pageWords } from "../pages/change-pages.ts";
import {
  appFile,
  navigationPaths,
  pageFile,
  pageNamed,
  redirectLinks,
  removeNavigation,
  removeRoute,
  sourcePaths,
} from "../pages/routes.ts";
import { has, quotedTexts, remove, titled } from "../requests.ts";
import { didLinks, dropLinks, hasLinks } from "./drop-links.ts";

const understoodRemove: Wording = {
  en: "Without the page {title}.",
  de: "Ohne die Seite {title}.",
  es: "Sin la página {title}.",
};
const didRemove: Wording = {
  en: "Page {title} and its route are gone",
  de: "Seite {title} und ihre Route sind entfernt",
  es: "La página {title} y su ruta ya no están",
};
const didMove: Wording = {
  en: "The button “{label}” leads to {page} now",
  de: "Der Knopf „{label}“ führt jetzt zu {page}",
  es: "El botón «{label}» lleva ahora a {page}",
};
const didPages: Wording = {
  en: "Gone with it, as they live on it: {list}",
  de: "Mit ihr entfernt, weil sie von ihr leben: {list}",
  es: "Se van con ella, porque dependen de ella: {list}",
};
const kept: Wording = {
  en: "{path} was edited by hand and stays in the project, without a route",
  de: "{path} wurde von Hand bearbeitet und bleibt ohne Route im Projekt",
  es: "{path} fue editado a mano y se queda en el proyecto, sin ruta",
};
const notFirst: Wording = {
  en: "The first page has to stay: every app opens on one. I changed nothing.",
  de: "Die erste Seite muss bleiben: auf ihr öffnet die App. Ich habe nichts geändert.",
  es: "La primera página tiene que quedarse: con ella se abre la aplicación. No he cambiado nada.",
};

/** Takes a page out: route, navigation entry, links to it and, unless a person edited it, its file. */
export const removePage = operation<{ phrase: string }>({
  id: "remove-page",
  words: "remove delete page seite entfernen löschen quitar eliminar página",
  match({ text, language }) {
    if (!has(text, remove) || !has(text, pageWords)) return null;
    if (has(text, "section|abschnitt|sección|button|knopf")) return null;
    const phrase =
      quotedTexts(text)[0] ??
      /\b(?:page|seite|página)\s+(?!from\b|out\b)([\p{L}\p{N}&' -]+?)(?:\s+(?:entfernen|löschen|weg))?[.!]?$/iu.exec(
        text,
      )?.[1] ??
      /(?:remove|delete|drop|hide|entferne?|lösche?|quita|elimina|borra)\s+(?:the\s+|my\s+|die\s+|la\s+|el\s+)?(.+?)[ -](?:page|seite|tab|from)/iu.exec(
        text,
      )?.[1];
    if (!phrase) return null;
    return {
      confidence: 0.87,
      values: { phrase },
      understood: worded(understoodRemove, language, { title: titled(phrase) }),
    };
  },
  reads: (plan) => [...sourcePaths(plan), ...navigationPaths(plan)],
  change(project, { phrase }, { language }) {
    const { plan } = project;
    const page = pageNamed(plan, phrase);
    if (!page) return { say: worded(noSuch, language, { list: listOf(plan) }) };
    if (page.path === "/") return { say: notFirst[language] };
    if (!hasRoute(project, page)) return { say: worded(noSuch, language, { list: listOf(plan) }) };
    const pages = [page, ...dependent(plan, page)];
    const edited = pages.map(pageFile).filter((file) => !project.isOurs(file));
    for (const one of pages) {
      removeRoute(project, one);
      removeNavigation(project, one.path);
      if (!edited.includes(pageFile(one))) project.remove(pageFile(one));
    }
    const gone = pages.map(({ path }) => path);
    const { paths, moved } = dropLinks(project, { gone, instead: contactOf(plan, gone) });
    for (const path of gone) paths.push(...redirectLinks(project, path, "/"));
    const others = pages.slice(1).filter(({ nav }) => nav);
    return {
      plan: pages.reduce<DraftPlan>(withoutPage, plan),
      claims: [
        lacks(worded(didRemove, language, { title: page.title }), appFile, `path=${stringLiteral(page.path)}`),
        ...others.map((one) =>
          lacks(
            worded(didPages, language, { list: others.map(({ title }) => title).join(", ") }),
            appFile,
            `path=${stringLiteral(one.path)}`,
          ),
        ),
        ...paths.map(
          (path): Claim => ({ text: didLinks[language], path, holds: (content) => !hasLinks(content, gone) }),
        ),
        ...moved.map((label) =>
          lacks(
            worded(didMove, language, { label, page: contactOf(plan, gone)!.title }),
            appFile,
            `path=${stringLiteral(page.path)}`,
          ),
        ),
      ],
      notDone: edited.map((path) => worded(kept, language, { path })),
      routes: ["/"],
    };
  },
});

function hasRoute(project: ProjectEdit, { path }: PlannedPage): boolean {
  const source = project.open(appFile);
  return (
    source !== null &&
    elementsNamed(source.program, "Route").some((route) => attributeOf(route, "path")?.value === path)
  );
}

/** Pages of one entry, and one's own bookings where nothing can be booked any more. */
function dependent(plan: Plan, page: PlannedPage): PlannedPage[] {
  const isBooking = page.component === "Book";
  return plan.pages.filter(
    (other) =>
      other !== page &&
      ((!other.nav && other.path.startsWith(`${page.path}/`)) ||
        (isBooking && /^(?:MyBookings|Occupancy)$/.test(other.component))),
  );
}

const contactOf = ({ pages }: Plan, gone: readonly string[]): PlannedPage | null =>
  pages.find(({ component, path }) => component === "Contact" && !gone.includes(path)) ?? null;

function withoutPage(plan: DraftPlan, page: PlannedPage): DraftPlan {
  const pages = plan.pages.filter((entry) => entry !== page);
  const forms = plan.forms.filter((form) => form.page !== page.path);
  const added = plan.options["addedPages"];
  if (!isAdded(plan, page) || !Array.isArray(added)) return { ...plan, pages, forms };
  return {
    ...plan,
    pages,
    forms,
    options: { ...plan.options, addedPages: added.filter((name) => name !== page.component) },
  };
}
