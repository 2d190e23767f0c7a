import { constValue, stringAt, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { addedPages } from "../../edit/re-emit.ts";
import { jsxText, stringLiteral } from "../../emit/literal.ts";
import type { Language, Plan, PlannedPage } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { add, has, pascalOf, quotedTexts, slugOf, titled } from "../requests.ts";
import { addNavigation, addRoute, appFile, navigationPaths, pageFile } from "./routes.ts";

const understood: Wording = {
  en: "A page {title}, in the navigation.",
  de: "Eine Seite {title}, in der Navigation.",
  es: "Una página {title}, en la navegación.",
};
const did: Wording = { en: "Page {title} at {path}", de: "Seite {title} unter {path}", es: "Página {title} en {path}" };
export const didNav: Wording = {
  en: "{title} stands in the navigation",
  de: "{title} steht in der Navigation",
  es: "{title} está en la navegación",
};
export const exists: Wording = {
  en: "There is a page {title} already, at {path}. I changed nothing.",
  de: "Die Seite {title} gibt es schon unter {path}. Ich habe nichts geändert.",
  es: "Ya hay una página {title} en {path}. No he cambiado nada.",
};
const noRouter: Wording = {
  en: "I could not find the routes in src/App.tsx, so I changed nothing.",
  de: "Ich habe die Routen in src/App.tsx nicht gefunden und nichts geändert.",
  es: "No he encontrado las rutas en src/App.tsx y no he cambiado nada.",
};
const ownWords: Wording = {
  en: "The page says only what this project already knows; tell me what else should stand there",
  de: "Die Seite sagt nur, was im Projekt schon steht; sagen Sie, was noch darauf soll",
  es: "La página solo dice lo que el proyecto ya sabe; dime qué más debe poner",
};

/** A page of its own with route, navigation entry and a heading, filled from facts the project already states. */
export const addPage = operation<{ title: string }>({
  id: "add-page",
  words: "page about add new team privacy imprint terms faq seite hinzufügen impressum página añadir",
  match({ text, language }) {
    const title = wantedTitle(text);
    if (!title) return null;
    return { confidence: 0.9, values: { title }, understood: worded(understood, language, { title }) };
  },
  reads: (plan) => [appFile, "src/content/site.ts", "src/components/layout/PageHeader.tsx", ...navigationPaths(plan)],
  change(project, { title }, { language }) {
    const { plan } = project;
    const path = `/${slugOf(title) || "page"}`;
    const known =
      plan.pages.find((page) => page.path === path || page.title.toLowerCase() === title.toLowerCase()) ??
      (bill.test(title) ? plan.pages.find(({ component }) => component === "Offer") : undefined);
    if (known) return { say: worded(exists, language, { title: known.title, path: known.path }) };
    const page = { path, title, component: freeName(plan, title), nav: true };
    if (!addRoute(project, page)) return { say: noRouter[language] };
    const navigation = addNavigation(project, path, title);
    project.write(pageFile(page), pageContent(project, page));
    return {
      plan: withAddedPage(plan, page),
      claims: [
        contains(worded(did, language, { title, path }), appFile, `path=${stringLiteral(path)}`),
        ...(navigation ? [contains(worded(didNav, language, { title }), navigation, stringLiteral(path))] : []),
      ],
      notDone: [ownWords[language]],
      routes: [path, "/"],
    };
  },
  chip: (plan, language) => freeTitles(plan, language)[0] ?? null,
});

export function withAddedPage(plan: Plan, page: PlannedPage): Plan {
  return {
    ...plan,
    pages: [...plan.pages, page],
    options: { ...plan.options, addedPages: [...addedPages(plan), page.component] },
  };
}

export function freeName(plan: Plan, title: string): string {
  const taken = new Set([
    ...plan.pages.map((page) => page.component),
    "App",
    "NotFound",
    "Routes",
    "Route",
    "BrowserRouter",
  ]);
  const name = pascalOf(title) || "Page";
  if (!taken.has(name) && plan.files[`src/pages/${name}.tsx`] === undefined) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name}${number}`)) return `${name}${number}`;
}

const suggested: Record<Language, string[]> = {
  en: ["About", "Imprint"],
  de: ["Über uns", "Impressum"],
  es: ["Historia", "Aviso legal"],
};
const chipText: Wording = { en: "Add a page {title}", de: "Seite {title} hinzufügen", es: "Añade una página {title}" };

function freeTitles(plan: Plan, language: Language): string[] {
  return suggested[language]
    .filter(
      (title) =>
        !plan.pages.some(
          (page) => page.title.toLowerCase() === title.toLowerCase() || page.path === `/${slugOf(title)}`,
        ),
    )
    .map((title) => worded(chipText, language, { title }));
}

/** What is to eat and drink, by whatever name its page has. */
const bill = /^(?:menu|menü|(?:speise|getränke)?karte|la carta|carta)$/iu;

/** "Eine Seite mit unseren Preisen" is called "Preise". */
const datives =
  /^(Preise|Termine|Angebote|Rezepte|Kurse|Bilder|Projekte|Produkte|Gerichte|Mitglieder|Partner|Räume|Gäste|Orte|Berichte|Werke|Konzerte)n$/i;

export function wantedTitle(text: string): string | null {
  if (!has(text, "pages?|seiten?|páginas?|unterseite") || !has(text, add)) return null;
  if (
    has(
      text,
      "own page|eigene[nr]? seite|propia página|página propia|per page|pro seite|por página|search|suche|field|feld|campo|section|abschnitt|sección|pagination|button|knopf|schaltfläche|botón|link|text|image|item",
    )
  )
    return null;
  // With a capital, "About" is the name of the page: "a page About with our story".
  if (/\bpage About(?! (?:us|me)\b)/.test(text)) return "About";
  const quoted = quotedTexts(text)[0];
  if (quoted) return titled(quoted).slice(0, 40);
  const named =
    /\b(?:pages?|unterseite|seite|página)\s+(?:(?:called|named|titled|for|about(?!\s+(?:us|me)(?![\p{L}]))|with|namens|mit dem titel|mit|für|über(?!\s+uns(?![\p{L}]))|llamada|sobre|para|con|de)\s+)?(?:an?\s+|eine?[mnr]?\s+|una?\s+|the\s+|de[rmn]\s+|die\s+|das\s+|our\s+|my\s+|unsere?[nrm]?\s+|meine?[nrm]?\s+|nuestr[oa]s?\s+|mis?\s+|l[ao]s?\s+)?([\p{L}\p{N}&' -]{2,40}?)(?=\s+(?:hinzu|hinzufügen|einfügen|ein|an|erstellen|ergänzen|to the|with|and|und|y|where|that|who|which|explaining|showing|mit|con|in der)(?![\p{L}\p{N}])|[.,;!?]|$)/iu.exec(
      text,
    )?.[1] ??
    /\b(?:an?|another|the|new|eine?|una?)\s+(?:new\s+|neue\s+)?([\p{L}\p{N}&'-]+(?:\s[\p{L}\p{N}&'-]+){0,2}?)[ -](?:page|seite)\b/iu.exec(
      text,
    )?.[1];
  const words = named?.trim();
  if (!words || /^(?:new|neue|nueva|more|another|called)$/i.test(words)) return null;
  return titled(
    words
      .replace(/^(?:called|named|namens|llamada)\s+/i, "")
      .replace(datives, "$1")
      .replace(/^(\p{Lu}\p{L}+er)n$/u, "$1"),
  );
}

/** A page frame the way this app builds one, then facts. */
function pageContent(project: ProjectEdit, page: PlannedPage): string {
  const hasHeader = project.text("src/components/layout/PageHeader.tsx") !== null;
  const source = project.open("src/content/site.ts");
  const site = source ? constValue(source, "site") : null;
  const facts = site ? factLines(site, project.plan.language) : [];
  const imports = [
    ...(hasHeader ? [`import { PageHeader } from "@/components/layout/PageHeader";`] : []),
    ...(facts.length > 0 ? [`import { site } from "@/content/site";`] : []),
  ];
  const head = hasHeader
    ? `      <PageHeader title=${page.title.includes('"') ? `{${stringLiteral(page.title)}}` : `"${page.title}"`} />`
    : `      <h1 className="text-title">${jsxText(page.title)}</h1>`;
  const body =
    facts.length > 0
      ? `      <div className="${hasHeader ? "wrap pb-24" : "mt-6"}">\n${facts.join("\n")}\n      </div>\n`
      : "";
  return `${imports.length > 0 ? `${imports.join("\n")}\n\n` : ""}export default function ${page.component}Page() {
  return (
    <>
${head}
${body}    </>
  );
}
`;
}

function factLines(site: NonNullable<ReturnType<typeof constValue>>, language: Language): string[] {
  const lines: string[] = [];
  if (stringAt(site, "tagline")) lines.push(`        <p className="text-lead max-w-2xl">{site.tagline}</p>`);
  const terms: [string, string][] = [];
  if (valueAt(site, "address.street"))
    terms.push([factLabels.address[language], "{site.address.street}, {site.address.city}"]);
  if (stringAt(site, "phone")) terms.push([factLabels.phone[language], "{site.phone}"]);
  if (stringAt(site, "email")) terms.push([factLabels.email[language], "{site.email}"]);
  if (terms.length > 0) {
    lines.push(`        <dl className="mt-8 grid max-w-2xl gap-x-8 gap-y-2 sm:grid-cols-[10rem_1fr]">`);
    for (const [label, value] of terms)
      lines.push(`          <dt className="font-medium">${label}</dt>`, `          <dd>${value}</dd>`);
    lines.push(`        </dl>`);
  }
  return lines;
}

const factLabels = {
  address: { en: "Address", de: "Adresse", es: "Dirección" },
  phone: { en: "Phone", de: "Telefon", es: "Teléfono" },
  email: { en: "Email", de: "E-Mail", es: "Correo" },
} satisfies Record<string, Wording>;
