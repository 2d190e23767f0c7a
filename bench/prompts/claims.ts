/** Checks each claim of an answer against its subject: pages, counts, words, files, behaviour. */
import { letters } from "./cases/words.ts";
import { featureOracle } from "./cases/features.ts";
import { judge, no, unasked, yes, type Finding } from "./oracles/verdict.ts";
import type { Project } from "./product.ts";
import type { App } from "./screen/app.ts";

export interface Claim {
  text: string;
  /** Null when it cannot be checked. */
  holds: boolean | null;
  reason: string;
}

/** Promised behaviour, by the words of the three languages that may express it. */
const BEHAVIOUR: readonly (readonly [RegExp, string])[] = [
  [/\bsearch|\bsuche|búsqueda|\bbuscar/i, "search"],
  [/\bcsv\b.*\bexport|\bexport.*\bcsv\b|csv-export/i, "export"],
  [/\bcharts?\b|diagramm|gráfic/i, "chart"],
  [/newsletter/i, "newsletter-form"],
  [/contact form|kontaktformular|formulario de contacto/i, "contact-form"],
  [/booked twice|given twice|doppelbuchung|doppelt vergeben|reservas dobles|mesas dobles/i, "conflict-check"],
  [/\bcart\b|warenkorb|carrito/i, "cart"],
  [/cards? move|deals move|verschieben|se mueven/i, "move"],
  [/lightbox/i, "lightbox"],
];

const listed = (text: string): string[] =>
  text
    .split(/,\s*/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** "First version: Home, Menu, Contact": a page with each label or heading opens. */
function pagesOpen(app: App, titles: readonly string[]): Finding {
  const signs = new Set(
    app.pages.flatMap(({ title, labels, headings }) =>
      [title, ...labels, ...headings].map((sign) => letters(sign).toLowerCase()),
    ),
  );
  const missing = titles.filter(
    (title) => ![...signs].some((sign) => sign === title.toLowerCase() || sign.startsWith(`${title.toLowerCase()} `)),
  );
  return missing.length === 0 ? yes(`${titles.length} pages open`) : no(`no page is called ${missing.join(", ")}`);
}

/** "6 pages": the app's own table of routes has as many addresses. */
function countsRoutes({ files }: Pick<Project, "files">, count: number): Finding {
  const routes = [...(files.get("src/App.tsx") ?? "").matchAll(/<Route\s[^>]*?path="([^"]+)"/g)].filter(
    ([, path]) => path !== "*",
  );
  if (routes.length === 0) return unasked("the app has no table of routes");
  // A page of one thing is counted with the thing, or not at all.
  const pages = routes.filter(([, path]) => !path!.includes(":"));
  return [routes.length, pages.length].includes(count)
    ? yes(`${count} routes`)
    : no(`${routes.length} routes, ${pages.length} of them pages by themselves, not ${count}`);
}

const GONE =
  /^(?:taken back|undone|zurückgenommen|deshecho)|remov|gone|no longer|instead|renam|entfernt|quitad|nicht mehr|ya no|->|→| was /i;
const QUOTED = /“([^”]{2,60})”|„([^“]{2,60})“|"([^"]{2,60})"|«([^»]{2,60})»/g;

/** Quoted text is on a page or in a file, unless the line says that it is gone. */
function quotes(app: App, project: Sources, text: string): Finding | null {
  const named = [...text.matchAll(QUOTED)].map((groups) => groups.slice(1).find((one) => one !== undefined)!);
  if (named.length === 0 || GONE.test(text)) return null;
  const shown = app.pages.map((page) => `${page.text}\n${page.title}\n${page.controls.join("\n")}`).join("\n");
  const source = sourceOf(project);
  const missing = named.filter((one) => !shown.includes(one) && !source.includes(one));
  return missing.length === 0 ? yes(named.join(", ")) : no(`${missing.join(", ")} stands on no page and in no file`);
}

type Sources = Pick<Project, "files">;

const sourceOf = ({ files }: Sources): string =>
  [...files]
    .filter(([path]) => !path.startsWith(".slipway/"))
    .map(([, content]) => content)
    .join("\n");

/** "About stands in the navigation": the menu has a link of that name. */
function inMenu(app: App, text: string): Finding | null {
  const name = /^(.{2,40}?) (?:stands in the navigation|steht in der Navigation|está en la navegación)/i.exec(
    text,
  )?.[1];
  if (name === undefined) return null;
  const labels = app.pages.flatMap((page) => (page.linkedFromNav ? page.labels : []));
  return labels.some((label) => label.toLowerCase().includes(name.toLowerCase()))
    ? yes(name)
    : no(`the menu has ${labels.join(", ")}`);
}

/** There are as many tables with row-level security as tables. */
function secured({ files }: Sources, text: string): Finding | null {
  if (!/row-level security on every table/i.test(text)) return null;
  const sql = [...files]
    .filter(([path]) => path.endsWith(".sql"))
    .map(([, content]) => content)
    .join("\n");
  const tables = sql.match(/create table/gi)?.length ?? 0;
  const secure = sql.match(/enable row level security/gi)?.length ?? 0;
  return tables > 0 && secure >= tables ? yes(`${tables} tables`) : no(`${secure} of ${tables} tables`);
}

/** "Browser tab: Golden Crust", "The header: #0000ff", "the field Priority": the value is on a page or in a file. */
function values(app: App, project: Sources, text: string): Finding | null {
  const colours = text.match(/#[0-9a-f]{6}\b/gi) ?? [];
  const named = /: (\p{Lu}[\p{L}\d'’]*(?: \p{Lu}[\p{L}\d'’]*){0,4})$/u.exec(text)?.[1];
  const field = /\b(?:field|Feld|campo) (\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)*)/u.exec(text)?.[1];
  const wanted = [...colours, ...(named === undefined ? [] : [named]), ...(field === undefined ? [] : [field])];
  if (wanted.length === 0 || GONE.test(text)) return null;
  const shown = app.pages.map((page) => `${page.title}\n${page.text}`).join("\n");
  const known = `${shown}\n${sourceOf(project)}`.toLowerCase();
  const missing = wanted.filter((one) => !known.includes(one.toLowerCase()));
  return missing.length === 0 ? yes(wanted.join(", ")) : no(`${missing.join(", ")} stands on no page and in no file`);
}

const paths = (text: string): string[] => [...text.matchAll(/(?<![\w.])\/[a-z][\w/-]*/g)].map(([path]) => path);

/** Visitors without an account see only a form to sign in with. */
const isGated = ({ pages }: App): boolean =>
  pages.length > 0 && pages.every(({ controls }) => /password|passwort|contraseña/i.test(controls.join(" ")));

async function checked(text: string, app: App, project: Pick<Project, "files">): Promise<Finding> {
  const titles = /^(?:First version|Erste Fassung|Primera versión): (.+)$/i.exec(text)?.[1];
  if (titles !== undefined) return pagesOpen(app, listed(titles));
  const count = /\b(\d+) (?:pages?|Seiten?|páginas?)\b/i.exec(text)?.[1];
  if (count !== undefined) return countsRoutes(project, Number(count));
  const missing = paths(text).filter((path) => !app.pages.some((page) => page.path === path));
  if (paths(text).length > 0)
    return missing.length === 0 ? yes(paths(text).join(", ")) : no(`${missing.join(", ")} does not open`);
  const behaviour = BEHAVIOUR.find(([words]) => words.test(text))?.[1];
  if (behaviour !== undefined) {
    if (isGated(app)) return unasked("it stands behind a sign-in");
    const { outcome, reason } = await judge(featureOracle(behaviour, [])!, app);
    return outcome === "not applicable" ? unasked(reason) : outcome === "passed" ? yes(reason) : no(reason);
  }
  const found = inMenu(app, text) ?? secured(project, text) ?? quotes(app, project, text) ?? values(app, project, text);
  return found ?? unasked("nothing in it can be looked up");
}

/** The lines of the report, and counts in the answer itself. */
const linesOf = ({ turn }: Pick<Project, "turn">): string[] => {
  const counted = turn.answer.match(/[^.\n]*\b\d+ (?:pages?|Seiten?|páginas?)\b[^.\n]*/gi) ?? [];
  return [...new Set([...turn.did, ...counted.map((line) => line.trim())])];
};

/** `asked: false` where nothing can be checked: an app that was not built has claimed nothing either. */
export async function claimsOf(project: Pick<Project, "files" | "turn">, app: App | null): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const text of linesOf(project)) {
    const { holds, reason } = app === null ? no("there is no app to look at") : await checked(text, app, project);
    claims.push({ text, holds, reason });
  }
  return claims;
}
