import { stringLiteral } from "../../emit/literal.ts";
import { escapeHtml } from "../../emit/site-frame.ts";
import { constValue, setLiteral, valueAt } from "../../edit/objects.ts";
import { mergePlan, pathsThatDiffer } from "../../edit/re-emit.ts";
import type { DraftPlan, Plan } from "../../plan/plan.ts";
import { sourcePaths } from "../pages/routes.ts";
import { operation, worded, type Claim, type Wording } from "../operation.ts";
import { renamePage } from "../pages/change-pages.ts";
import { has, quotedTexts } from "../requests.ts";

const siteFile = "src/content/site.ts";
const documentFile = "index.html";

const understood: Wording = { en: "The name: {name}.", de: "Der Name: {name}.", es: "El nombre: {name}." };
const didTitle: Wording = {
  en: "Name in header, footer and page titles: {name}",
  de: "Name in Kopf, Fuß und Seitentiteln: {name}",
  es: "Nombre en cabecera, pie y títulos: {name}",
};
const didDocument: Wording = {
  en: "Browser tab: {name}",
  de: "Browser-Tab: {name}",
  es: "Pestaña del navegador: {name}",
};

/** The name of the site, wherever it stands. */
export const siteName = operation<{ name: string; page: string | null }>({
  id: "site-name",
  words: "name title call rename site app titel heißen nombre título",
  match({ text, language }) {
    const name = wantedName(text);
    return name
      ? {
          confidence: 0.83,
          values: { name, page: namedPage(text) },
          understood: worded(understood, language, { name }),
        }
      : null;
  },
  reads: (plan, { name }) => [
    ...sourcePaths(plan),
    siteFile,
    documentFile,
    ...pathsThatDiffer(plan, renamed(plan, name)),
  ],
  change(project, { name, page }, { language, ...request }) {
    // A shop has a page called Shop: who renames "Shop" and not "the shop" means what stands in the navigation.
    if (page && project.plan.pages.some(({ path, title }) => path !== "/" && title === page))
      return renamePage.change(project, { from: page, to: name }, { language, ...request });
    const after = renamed(project.plan, name);
    const source = project.open(siteFile);
    const place = source ? valueAt(constValue(source, "site"), "name") : null;
    if (source && place?.type === "Literal") {
      setLiteral(source, place, name);
      project.save(siteFile, source);
    }
    const html = project.text(documentFile);
    if (html)
      project.write(
        documentFile,
        html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name)}</title>`),
      );
    mergePlan(project, after, (path) => path === siteFile || path === documentFile);
    const claims: Claim[] = [
      {
        text: worded(didDocument, language, { name }),
        path: documentFile,
        holds: (content) => content?.includes(`<title>${escapeHtml(name)}</title>`) === true,
      },
    ];
    if (place)
      claims.unshift({
        text: worded(didTitle, language, { name }),
        path: siteFile,
        holds: (content) => content?.includes(`name: ${stringLiteral(name)}`) === true,
      });
    return { plan: after, claims };
  },
});

/** "Shop" of "rename Shop to …", written with a capital inside the sentence. */
function namedPage(text: string): string | null {
  return /^(?:please\s+)?rename\s+(\p{Lu}\p{L}+)\s+(?:to|as)\s/u.exec(text)?.[1] ?? null;
}

function renamed(plan: Plan, name: string): DraftPlan {
  const details = plan.details.map((detail) => (detail.key === "name" ? { ...detail, value: name } : detail));
  return { ...plan, name, details };
}

function wantedName(text: string): string | null {
  const subject =
    "(?:site|website|app|shop|store|business|company|blog|project|page title|bakery|restaurant|caf[eé]|gym|studio|webseite|seite|laden|firma|projekt|sitio|web|tienda|negocio|aplicación)";
  const patterns = [
    new RegExp(
      `^(?:please\\s+|bitte\\s+)?(?:change|set|make|update|rename|ändere?|setze?|cambia|pon)\\s+(?:the\\s+|my\\s+|our\\s+|den\\s+|die\\s+|das\\s+|el\\s+|la\\s+)?(?:(?:${subject}(?:'s)?\\s+)?(?:title|name|titel|namen?|título|nombre|brand|logo text)(?:\\s+(?:of|der|des|de la|del|de)\\s+(?:the\\s+|my\\s+)?${subject})?)\\s+(?:to|into|in|auf|zu|a|por|:)\\s+(.+)$`,
      "iu",
    ),
    new RegExp(
      `^(?:please\\s+)?(?:rename|call)\\s+(?:the\\s+|my\\s+|this\\s+|our\\s+)?${subject}\\s+(?:to\\s+|as\\s+)?(.+)$`,
      "iu",
    ),
    new RegExp(`^(?:please\\s+)?(?:call|name)\\s+it\\s+(.+)$`, "iu"),
    new RegExp(
      `(?:the\\s+|my\\s+|our\\s+)?${subject}\\s+(?:is called|should be called|should be named|heißt|soll\\s+(.+)\\s+heißen|se llama)\\s*(.*)$`,
      "iu",
    ),
    /^(?:nenne? (?:es|sie|ihn|die seite)|llámal[oa])\s+(.+)$/iu,
  ];
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    const words = found?.slice(1).find((part) => part !== undefined && part.trim() !== "");
    if (!words) continue;
    const name = (quotedTexts(words)[0] ?? words).replace(/^["'„“]|["'“”.!]+$/g, "").trim();
    if (name.length > 0 && name.length <= 80 && !has(name, "color|colour|bigger|smaller|font")) return name;
  }
  return null;
}
