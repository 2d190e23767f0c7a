/** "Under the heading Services write: We come within two hours", "add a section Delivery with the text …": words of the person's own. */
import type { JSXElement } from "oxc-parser";
import { attributeOf, elementsNamed, insertAfter, tagOf } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, type Source } from "../../edit/source.ts";
import { jsxText } from "../../emit/literal.ts";
import type { Language } from "../../plan/plan.ts";
import { likeness } from "../entries/which-one.ts";
import { contains, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { pageFile, pageNamed, sourcePaths } from "../pages/routes.ts";
import { pascalOf, titled } from "../requests.ts";
import { listed, placeSection, sectionsNamed } from "./page-sections.ts";

const polite = "(?:(?:please|bitte|por favor|can you|and|und|y)\\s+)*";
const text =
  "(?:a |an |the |this |one |another |einen |den |diesen |ein |una |un |la |esta )?(?:short |kurzen )?(?:sentence|text|line|note|paragraph|words?|satz|text|zeile|hinweis|absatz|frase|texto|línea|nota)";
const below = "(?:under(?:neath)?|below|beneath|unter(?:halb)?(?: von)?|debajo de(?:l)?|bajo)";
const words = "(?:write|put|add|say|show|place|schreibe?|setze?|füge?|steht|zeige?|pon|escribe|añade|agrega|muestra)";
const said = "[\"'„“«‘]?(?<said>.{3,300}?)[\"'”“»’]?$";
const underForms = [
  new RegExp(
    `^${polite}${below}\\s+(?<what>[^:]{2,60}?)\\s+(?:should (?:be|stand)|soll(?:te)?(?: stehen)?|${words})(?:\\s+${text})?\\s*:?\\s+${said}`,
    "iu",
  ),
  new RegExp(`^${polite}${words}\\s+(?:${text}\\s+)?${below}\\s+(?<what>[^:]{2,60}?)\\s*:\\s*${said}`, "iu"),
  new RegExp(
    `^${polite}${words}\\s+(?:${text}\\s+)?["„“«‘'](?<said>[^"”“»’]{3,300})["”“»’']\\s+${below}\\s+(?<what>.{2,60}?)[.!]?$`,
    "iu",
  ),
];
const sectionNoun = "(?:section|part|block|paragraph|abschnitt|bereich|absatz|block|sección|bloque|apartado)";
const newForms = [
  new RegExp(
    `^${polite}(?:add|create|insert|füge|ergänze|erstelle|añade|agrega|crea)\\s+(?:an?\\s+|another\\s+|eine?n?\\s+|un[ao]?\\s+)?(?:new\\s+|neuen?\\s+|nuev[oa]\\s+)?${sectionNoun}\\s+(?:called\\s+|titled\\s+|named\\s+|about\\s+|namens\\s+|über\\s+|llamad[oa]\\s+|sobre\\s+)?["„“«‘']?(?<what>[^:"”“»]{2,50}?)["”“»’']?(?:\\s+hinzu)?\\s*(?:,?\\s+(?:with|saying|that says|mit|in dem steht|con|que diga)\\s+(?:the\\s+|dem\\s+|el\\s+)?(?:text|words?|sentence|satz|texto|frase)?\\s*:?|:)\\s*${said}`,
    "iu",
  ),
];

interface Values {
  what: string;
  said: string;
  isNew: boolean;
}

const understood: Wording = {
  en: "Words on the page: {said}",
  de: "Worte auf der Seite: {said}",
  es: "Palabras en la página: {said}",
};
const didUnder: Wording = {
  en: "Under “{heading}” stands “{said}”",
  de: "Unter „{heading}“ steht „{said}“",
  es: "Bajo «{heading}» pone «{said}»",
};
const didNew: Wording = {
  en: "A section “{heading}” with these words on {path}",
  de: "Ein Abschnitt „{heading}“ mit diesen Worten auf {path}",
  es: "Una sección «{heading}» con esas palabras en {path}",
};
const noHeading: Wording = {
  en: "I found no heading “{what}”. There are: {list}. I changed nothing.",
  de: "Eine Überschrift „{what}“ gibt es nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No hay un título «{what}». Hay: {list}. No he cambiado nada.",
};
const isThere: Wording = {
  en: "There is a section of that name already. I changed nothing.",
  de: "Einen Abschnitt dieses Namens gibt es schon. Ich habe nichts geändert.",
  es: "Ya hay una sección con ese nombre. No he cambiado nada.",
};

export const sectionWordsOperation = operation<Values>({
  id: "section-words",
  words: "",
  match({ text: request, language }) {
    for (const [isNew, forms] of [
      [true, newForms],
      [false, underForms],
    ] as const) {
      for (const form of forms) {
        const groups = form.exec(request.trim())?.groups;
        if (!groups) continue;
        const values = { what: headingIn(groups["what"]!), said: groups["said"]!.trim(), isNew };
        return {
          confidence: 0.5,
          values,
          understood: worded(understood, language, { said: values.said.slice(0, 80) }),
        };
      }
    }
    return null;
  },
  reads: sourcePaths,
  change: (project, values, { language, conversation }) =>
    values.isNew
      ? newSection(project, values, { language, route: conversation.context.current_page ?? "/" })
      : under(project, values, { language, route: conversation.context.current_page ?? "/" }),
});

/** "The heading about services", "der Überschrift Preise": what it is about. */
function headingIn(what: string): string {
  return what
    .replace(/^(?:the|my|our|der|die|das|dem|den|el|la|los|las)\s+/iu, "")
    .replace(
      /^(?:heading|title|headline|section|überschrift|titel|abschnitt|título|encabezado|sección)(?:\s+(?:about|of|for|called|on|named|von|über|zu|namens|de(?:l| la| los| las)?|sobre))?\s+/iu,
      "",
    )
    .replace(/\s+(?:heading|title|headline|section)$/iu, "")
    .replace(/^["'„“«‘]|["'”“»’]$/gu, "")
    .trim();
}

interface Where {
  language: Language;
  /** The page in view. */
  route: string;
}

interface Heading {
  path: string;
  source: Source;
  element: JSXElement;
  title: string;
}

function headings(project: ProjectEdit): Heading[] {
  return project.paths
    .filter((path) => /^src\/(?:pages|components\/(?!ui\/|layout\/))[^.]+\.tsx$/.test(path))
    .flatMap((path) => {
      const source = project.open(path);
      if (!source) return [];
      return findAll(source.program, "JSXElement").flatMap(({ node }): Heading[] => {
        if (/^h[12]$/.test(tagOf(node)) && attributeOf(node, "className")?.value !== "sr-only") {
          const child = node.children.find((entry) => entry.type === "JSXText" && entry.value.trim() !== "");
          return child?.type === "JSXText" ? [{ path, source, element: node, title: child.value.trim() }] : [];
        }
        const title = tagOf(node) === "PageHeader" ? attributeOf(node, "title")?.value : undefined;
        return title ? [{ path, source, element: node, title }] : [];
      });
    });
}

function under(
  project: ProjectEdit,
  { what, said: sentence }: Values,
  { language, route }: Where,
): Changed | Unchanged {
  const all = headings(project);
  if (all.length === 0) return { say: "" };
  const ranked = all
    .map((heading) => ({ heading, score: likeness(heading.title, what) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const section = sectionsNamed(project, what, route)[0];
  const page = pageNamed(project.plan, what);
  const heading =
    ranked[0]?.heading ??
    all.find(({ path }) => path === section?.file) ??
    all.find(({ path }) => page && path === pageFile(page));
  if (!heading) return { say: worded(noHeading, language, { what, list: listed(project, language) }) };
  const { source, path, element, title } = heading;
  // Below the header of a page it is as wide as what follows.
  const classes = tagOf(element) === "PageHeader" ? "wrap pb-8" : "mt-3 max-w-prose";
  insertAfter(
    source,
    besideText(source, element),
    `<p className="${classes} text-muted-foreground">${jsxText(sentence)}</p>`,
  );
  project.save(path, source);
  return {
    plan: project.plan,
    claims: [contains(worded(didUnder, language, { heading: title, said: sentence }), path, jsxText(sentence))],
    routes: [project.plan.pages.find((entry) => pageFile(entry) === path)?.path ?? section?.page.path ?? "/"],
  };
}

/** The heading, or what lays it out beside other things. */
function besideText(source: Source, element: JSXElement): JSXElement {
  const around = findAll(source.program, "JSXElement")
    .find(({ node }) => node === element)
    ?.parents.filter((node) => node.type === "JSXElement")
    .at(-1);
  const classes = around?.type === "JSXElement" ? (attributeOf(around, "className")?.value ?? "") : "";
  const isRow =
    /(?:^|\s)(?:flex|grid)(?:\s|$)/.test(classes) && !/flex-col/.test(classes) && tagOf(around as JSXElement) === "div";
  return isRow ? (around as JSXElement) : element;
}

function newSection(
  project: ProjectEdit,
  { what, said: sentence }: Values,
  { language, route }: Where,
): Changed | Unchanged {
  const { plan } = project;
  const name = titled(what);
  const component = pascalOf(what);
  const path = `src/components/sections/${component}.tsx`;
  const page = plan.pages.find((entry) => entry.path === route) ?? plan.pages[0];
  if (!page || component === "" || elementsIn(project, page.component) === 0) return { say: "" };
  if (project.text(path) !== null) return { say: isThere[language] };
  project.write(
    path,
    `export function ${component}() {
  return (
    <section className="wrap pb-24">
      <h2 className="text-title">${jsxText(name)}</h2>
      <p className="mt-4 max-w-prose text-lead text-muted-foreground">${jsxText(sentence)}</p>
    </section>
  );
}
`,
  );
  if (!placeSection(project, page, component)) return { say: "" };
  return {
    plan,
    claims: [contains(worded(didNew, language, { heading: name, path: page.path }), path, jsxText(sentence))],
    routes: [page.path],
  };
}

/** Only pages made of sections take one more. */
function elementsIn(project: ProjectEdit, component: string): number {
  const source = project.open(`src/pages/${component}.tsx`);
  if (!source) return 0;
  return (
    findAll(source.program, "ImportDeclaration").filter(({ node }) =>
      node.source.value.startsWith("@/components/sections/"),
    ).length + elementsNamed(source.program, "PageHeader").length
  );
}
