import { attribute } from "../../emit/literal.ts";
import type { PlannedPage } from "../../plan/plan.ts";

import { contains, lacks, operation, worded, type Wording } from "../operation.ts";
import { has, remove, slugOf, titled } from "../requests.ts";
import { freeName, withAddedPage } from "../pages/add-page.ts";
import {
  addNavigation,
  addRoute,
  appFile,
  navigationPaths,
  pageFile,
  redirectLinks,
  sourcePaths,
} from "../pages/routes.ts";
import { removeItem } from "../shop/items.ts";
import {
  anchorOf,
  headingText,
  isUsedElsewhere,
  listed,
  noSuchSection,
  placedSections,
  sectionsNamed,
  sectionWords,
  takeOut,
  titleOf,
  withoutSection,
} from "./page-sections.ts";

const understoodRemove: Wording = { en: "Without that section.", de: "Ohne diesen Abschnitt.", es: "Sin esa sección." };
const understoodThing: Wording = { en: "Without {thing}.", de: "Ohne {thing}.", es: "Sin {thing}." };
const didRemove: Wording = {
  en: 'The section "{title}" is gone from {path}',
  de: "Der Abschnitt „{title}“ ist von {path} entfernt",
  es: "La sección «{title}» ya no está en {path}",
};
const only: Wording = {
  en: '"{title}" is all that stands on {path}. To take the page away, say: remove the page. I changed nothing.',
  de: "„{title}“ ist alles auf {path}. Um die Seite zu entfernen: „Entferne die Seite“. Ich habe nichts geändert.",
  es: "«{title}» es todo lo que hay en {path}. Para quitar la página di: elimina la página. No he cambiado nada.",
};

export const removeSection = operation<{ text: string; named: boolean }>({
  id: "remove-section",
  words: "remove delete hide section block abschnitt entfernen sección quitar",
  match({ text, language }) {
    if (
      !has(text, remove) ||
      has(text, "pages?|seite|página|field|column|item|everything|all|alles|todo|search|filter|tab")
    )
      return null;
    const named = has(text, sectionWords);
    if (
      !named &&
      !/^(?:please\s+)?(?:remove|delete|hide|drop|get rid of|entferne|lösche|quita|elimina)\s+(?:the\s+|die\s+|den\s+|das\s+|la\s+|el\s+|las\s+|los\s+)?[\p{L} -]{3,30}$/iu.test(
        text,
      )
    )
      return null;
    const thing =
      /(?:remove|delete|hide|drop|get rid of|entferne|lösche|quita|elimina)\s+(.+?)[.!]?$/iu.exec(text)?.[1] ?? "";
    const understood = named ? understoodRemove[language] : worded(understoodThing, language, { thing });
    return { confidence: named ? 0.84 : 0.55, values: { text, named }, understood };
  },
  reads: (plan) => sourcePaths(plan),
  change(project, { text, named }, request) {
    const { language, conversation } = request;
    const section = sectionsNamed(project, text, conversation.context.current_page ?? "/")[0];
    if (!section && !named) {
      const entry = removeItem.match(request);
      if (entry) return removeItem.change(project, entry.values, request);
    }
    if (!section) return { say: worded(noSuchSection, language, { list: listed(project, language) }) };
    const title = titleOf(project, section);
    const others = placedSections(project).filter((entry) => entry.page === section.page);
    if (others.length === 1 && section.page.path !== "/")
      return { say: worded(only, language, { title, path: section.page.path }) };
    const anchor = anchorOf(project, section.file);
    takeOut(project, section);
    if (anchor) redirectLinks(project, `${section.page.path}#${anchor}`, section.page.path);
    if (project.isOurs(section.file) && !isUsedElsewhere(project, section.file)) project.remove(section.file);
    return {
      plan: withoutSection(project.plan, section),
      claims: [
        lacks(
          worded(didRemove, language, { title, path: section.page.path }),
          section.path,
          `<${section.component} />`,
        ),
      ],
      routes: [section.page.path],
    };
  },
});

const understoodOwn: Wording = {
  en: "A page of its own for that section.",
  de: "Eine eigene Seite für diesen Abschnitt.",
  es: "Una página propia para esa sección.",
};
const didOwn: Wording = {
  en: '"{title}" has its own page at {path}, in the navigation',
  de: "„{title}“ hat eine eigene Seite unter {path}, in der Navigation",
  es: "«{title}» tiene su propia página en {path}, en la navegación",
};
const didLeave: Wording = {
  en: "It no longer stands on {path}",
  de: "Auf {path} steht es nicht mehr",
  es: "Ya no está en {path}",
};
const hasPage: Wording = {
  en: '"{title}" has its own page already: {path}. I changed nothing.',
  de: "„{title}“ hat schon eine eigene Seite: {path}. Ich habe nichts geändert.",
  es: "«{title}» ya tiene su propia página: {path}. No he cambiado nada.",
};

export const ownPage = operation<{ text: string }>({
  id: "own-page",
  words: "own page separate section menu eigene seite propia página",
  match({ text, language }) {
    if (
      !has(
        text,
        "(?:its|their|a|an|his)?\\s*(?:own|separate|dedicated|extra) page|eigene[nr]? (?:unter)?seite|separate[nr]? seite|propia página|página (?:propia|aparte|separada)",
      )
    )
      return null;
    return { confidence: 0.93, values: { text }, understood: understoodOwn[language] };
  },
  reads: (plan) => [...sourcePaths(plan), appFile, ...navigationPaths(plan)],
  change(project, { text }, { language, conversation }) {
    const { plan } = project;
    const words = text.replace(
      /\b(?:own|separate|dedicated|extra) page\b.*|eigene[nr]? (?:unter)?seite|propia página.*/giu,
      " ",
    );
    const found = sectionsNamed(project, words, conversation.context.current_page ?? "/");
    const alone = found.find(
      (section) =>
        section.page.path !== "/" &&
        placedSections(project).filter((entry) => entry.page === section.page).length === 1,
    );
    if (alone) return { say: worded(hasPage, language, { title: alone.page.title, path: alone.page.path }) };
    const section = found.find((entry) => entry.component !== "Hero");
    if (!section) return { say: worded(noSuchSection, language, { list: listed(project, language) }) };
    const title = shortTitle(headingText(project, section.file) ?? section.component, section.component);
    const page: PlannedPage = { path: `/${slugOf(title)}`, title, component: freeName(plan, title), nav: true };
    const taken = plan.pages.find((entry) => entry.path === page.path);
    if (taken) return { say: worded(hasPage, language, { title: taken.title, path: taken.path }) };
    const anchor = anchorOf(project, section.file);
    takeOut(project, section);
    project.write(
      pageFile(page),
      `import { ${section.component} } from "@/components/sections/${section.component}";\nimport { PageHeader } from "@/components/layout/PageHeader";\n\nexport default function ${page.component}Page() {\n  return (\n    <>\n      <PageHeader title=${attribute(title)} />\n      <${section.component} />\n    </>\n  );\n}\n`,
    );
    addRoute(project, page);
    addNavigation(project, page.path, title);
    if (anchor) redirectLinks(project, `${section.page.path}#${anchor}`, page.path);
    return {
      plan: withAddedPage(withoutSection(plan, section), page),
      claims: [
        contains(worded(didOwn, language, { title, path: page.path }), appFile, `path="${page.path}"`),
        lacks(worded(didLeave, language, { path: section.page.path }), section.path, `<${section.component} />`),
      ],
      routes: [page.path, section.page.path],
    };
  },
  chip(plan, language) {
    const home = plan.pages.find((page) => page.path === "/");
    if (!home?.sections?.some((id) => id.startsWith("story"))) return null;
    if (plan.pages.some((page) => /^(?:about|story|über|historia)/i.test(page.title))) return null;
    return {
      en: "Put the story on its own page",
      de: "Geschichte auf eigene Seite",
      es: "La historia en su propia página",
    }[language];
  },
});

/** Navigation needs a word or two; a long heading gives way to the section's name. */
function shortTitle(heading: string, component: string): string {
  return heading.length <= 24 ? titled(heading) : titled(component.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());
}
