/** "Add a 'Most popular' badge to the Pro plan", "make the second card stand out": one entry of a list beside the others. */
import { hasBlock, setDeclarations } from "../../edit/css.ts";
import { addImport } from "../../edit/jsx.ts";
import { findAll } from "../../edit/source.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { literal, stringLiteral } from "../../emit/literal.ts";
import type { Language } from "../../plan/plan.ts";
import { stylesheet } from "../look/stylesheet.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has, quotedTexts, titled } from "../requests.ts";
import { entryLists, findEntry, listPaths, namesIn, type Entry } from "./content-lists.ts";
import { whichOf } from "./which-one.ts";

const badgesFile = "src/content/badges.ts";

const badge = "badges?|stickers?|ribbons?|banderole|plakette|abzeichen|aufkleber|insignia|distintivo|sello";
const article = "(?:(?:an?|the|our|my|ein(?:e|en)?|das|den|die|der|dem|un[ao]?|el|la|al|a la)\\s+)?";
const forms: readonly RegExp[] = [
  // add a "Most popular" badge to the Pro plan
  new RegExp(
    `(?:add|put|show|give|stick|füge|setze?|zeige?|pon|añade|agrega)\\s+${article}(?<label>.{0,40}?)[\\s-]*(?:${badge})\\s+(?:to|on|at|for|with|zu[mr]?|auf|bei[m]?|an|en|a|para)\\s+(?<which>.+?)(?:\\s+hinzu)?$`,
    "iu",
  ),
  // give the Pro plan a "Most popular" badge
  new RegExp(
    `(?:give|gib|dale a|ponle a)\\s+(?<which>.+?)\\s+(?:an?|ein(?:e|en)?|un[ao]?)\\s+(?<label>.{0,40}?)[\\s-]*(?:${badge})$`,
    "iu",
  ),
  // mark the Pro plan as most popular
  /(?:mark|label|flag|tag|markiere?|kennzeichne|marca|señala)\s+(?<which>.+?)\s+(?:as|als|como)\s+["'„“«]?(?<label>(?:(?:the|our|most|best|am|el|la|más)\s+)*(?:popular|sellers?|bestsellers?|value|recommended|new|featured|favou?rites?|sale|on sale|limited|beliebt\p{L}*|empfohlen|neu|bestseller|angebot|recomendad[oa]|nuev[oa]|oferta|vendid[oa]|favorit[oa]))["'”“»]?$/iu,
];
const outstanding = [
  /(?:make|let)\s+(?<which>.+?)\s+(?:stand out|pop(?: more)?|more prominent)(?:\s+more)?$/iu,
  /(?:highlight|feature|emphasi[sz]e)\s+(?<which>.+?)$/iu,
  /(?:hebe?|stell)\s+(?<which>.+?)\s+(?:hervor|heraus)$/iu,
  /(?:destaca|resalta)\s+(?<which>.+?)$/iu,
];
/** What lies side by side is a card, whatever is on it. */
const cards = /(?<!\p{L})(?:card|box|tile|one|column|karte|kachel|kasten|spalte|tarjeta|caja|columna)$/iu;

const did: Wording = {
  en: "{name} carries “{label}” wherever it is listed",
  de: "{name} trägt „{label}“, wo immer es aufgeführt ist",
  es: "{name} lleva «{label}» donde aparece en una lista",
};
const didFrame: Wording = {
  en: "{name} has a frame in the main colour, the others stay as they are",
  de: "{name} hat einen Rahmen in der Hauptfarbe, die anderen bleiben",
  es: "{name} tiene un marco del color principal; lo demás sigue igual",
};
const already: Wording = {
  en: "{name} stands out that way already. I changed nothing.",
  de: "{name} ist schon so hervorgehoben. Ich habe nichts geändert.",
  es: "{name} ya destaca así. No he cambiado nada.",
};
const noSuch: Wording = {
  en: "I did not find that entry. There are: {list}. I changed nothing.",
  de: "Diesen Eintrag habe ich nicht gefunden. Es gibt: {list}. Ich habe nichts geändert.",
  es: "No he encontrado esa entrada. Hay: {list}. No he cambiado nada.",
};
const fallback: Record<Language, string> = { en: "Recommended", de: "Empfohlen", es: "Recomendado" };

interface Values {
  which: string;
  /** Null: a frame and no words. */
  label: string | null;
}

export const entryMark = operation<Values>({
  id: "entry-mark",
  words: "",
  match({ text, language }) {
    const bare = text.trim().replace(/[.!]+$/u, "");
    if (
      has(
        bare,
        "sold out|ausverkauft|agotad[oa]|urgent|priority|overdue|rows?|done|price|prices|buttons?|headings?|title|links?",
      )
    )
      return null;
    for (const form of forms) {
      const groups = form.exec(bare)?.groups;
      if (!groups) continue;
      const said = quotedTexts(groups["label"]!)[0] ?? groups["label"]!.replace(/["'„“”«»]/g, "").trim();
      const label =
        said === "" ||
        (/^(?:new|small|little|neue[ns]?|kleine[ns]?|nuev[oa])$/iu.test(said) && !/new|neu|nuev/iu.test(said))
          ? fallback[language]
          : titled(said);
      return { confidence: 0.5, values: { which: groups["which"]!, label }, understood: "", subject: groups["which"]! };
    }
    const which = outstanding.map((form) => form.exec(bare)?.groups?.["which"]).find((found) => found !== undefined);
    return which ? { confidence: 0.5, values: { which, label: null }, understood: "", subject: which } : null;
  },
  reads: (plan) => [...listPaths(plan), ...sourcePaths(plan), badgesFile, stylesheet],
  change(project, { which, label }, { language }) {
    const lists = entryLists(project).filter(({ path }) => path.startsWith("src/content/"));
    if (lists.length === 0) return { say: "" };
    const entry = meant(project, which);
    if (!entry) return { say: "", otherwise: worded(noSuch, language, { list: namesIn(lists) }) };
    return mark(project, entry, { label, language });
  },
});

/** "The Pro plan" by its name, "the second card" by its place in the list that the page shows as cards. */
function meant(project: ProjectEdit, phrase: string): Entry | null {
  const lists = entryLists(project).filter(({ path }) => path.startsWith("src/content/"));
  // "The lavender one" is known by its colour or scent.
  const which = whichOf(
    phrase
      .replace(/^(the\s+(?!(?:first|second|third|fourth|fifth|last|other|new|old|big|small)\s)\p{L}+)\s+one$/iu, "$1")
      .replace(
        /(?<=\p{L})\s+(?:of|in|on|from|auf|in|der|von|de|en)\s+(?:the|our|my|der|dem|unserer|la|el)\s+\p{L}+$/iu,
        "",
      ),
  );
  if (!which) return null;
  const wanted = which.by === "name" ? which : { ...which, noun: which.noun.replace(cards, "").trim() };
  const found = findEntry(lists, wanted);
  return found && "entry" in found ? found.entry : null;
}

function mark(
  project: ProjectEdit,
  { name, list }: Entry,
  wish: { label: string | null; language: Language },
): Changed | Unchanged {
  const known = readMarks(project.text(badgesFile));
  const now =
    wish.label === null
      ? { ...known, framed: [...new Set([...known.framed, name])] }
      : { ...known, badges: { ...known.badges, [name]: wish.label } };
  if (JSON.stringify(now) === JSON.stringify(known)) return { say: worded(already, wish.language, { name }) };
  const shown = project.paths
    .filter((path) => /^src\/(?:pages|components)\/.+\.tsx$/.test(path))
    .filter((path) => showMarks(project, path, { holder: list.holder, isFrame: wish.label === null }));
  if (shown.length === 0) return { say: "" };
  project.write(badgesFile, printMarks(now));
  if (wish.label === null) frameRule(project);
  return {
    plan: project.plan,
    claims: [
      {
        text:
          wish.label === null
            ? worded(didFrame, wish.language, { name })
            : worded(did, wish.language, { name, label: wish.label }),
        path: badgesFile,
        holds: (content) => content?.includes(stringLiteral(wish.label ?? name)) === true,
      },
    ],
    routes: [
      "/",
      ...project.plan.pages
        .filter((page) => shown.some((path) => path.endsWith(`/${page.component}.tsx`)) && !page.path.includes(":"))
        .map(({ path }) => path),
    ],
  };
}

interface Marks {
  badges: Record<string, string>;
  framed: string[];
}

function readMarks(text: string | null): Marks {
  const badges = /badges[^=]*= (\{[\s\S]*?\n?\});/.exec(text ?? "")?.[1];
  const framed = /framed[^=]*= (\[[\s\S]*?\]);/.exec(text ?? "")?.[1];
  const entries = [...(badges ?? "").matchAll(/("(?:[^"\\]|\\.)*"): ("(?:[^"\\]|\\.)*")/g)];
  return {
    badges: Object.fromEntries(
      entries.map(([, key, value]) => [JSON.parse(key!) as string, JSON.parse(value!) as string]),
    ),
    framed: [...(framed ?? "").matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([value]) => JSON.parse(value) as string),
  };
}

function printMarks({ badges, framed }: Marks): string {
  const lines = Object.entries(badges).map(([name, label]) => `  ${stringLiteral(name)}: ${stringLiteral(label)},\n`);
  return `/** What stands beside the name of an entry, wherever it is listed. */
export const badges: Partial<Record<string, string>> = {${lines.length > 0 ? `\n${lines.join("")}` : ""}};

/** Entries with a frame of their own. */
export const framed: readonly string[] = ${literal(framed)};
`;
}

/** Behind each name of the list, where a heading shows it; the frame is that of the list's item around it. */
function showMarks(
  project: ProjectEdit,
  path: string,
  { holder, isFrame }: { holder: string; isFrame: boolean },
): boolean {
  const source = project.open(path);
  if (!source || !new RegExp(`\\b(?:${holder}|items|shown|favourites|featured|product)\\b`).test(source.text))
    return false;
  let isThere = false;
  for (const { node, parents } of findAll(source.program, "JSXExpressionContainer")) {
    const said = source.text.slice(node.start, node.end);
    const name = /^\{(\w+)\.(?:name|title)\}$/.exec(said);
    const heading = [...parents].reverse().find((parent) => parent.type === "JSXElement");
    const tag =
      heading?.type === "JSXElement" && heading.openingElement.name.type === "JSXIdentifier"
        ? heading.openingElement.name.name
        : "";
    const around = parents.filter((parent) => parent.type === "JSXElement");
    const item =
      around.find((parent) => /^<(?:li|article)\b/.test(source.text.slice(parent.start, parent.end))) ??
      (holder === "products" ? around[0] : undefined);
    if (
      !name ||
      !/^(?:h[2-4]|Link|span)$/.test(tag) ||
      item?.type !== "JSXElement" ||
      !isOf(source.text, name[1]!, holder)
    )
      continue;
    // "Ask about Pro" is no list of names.
    const isAlone =
      heading?.type === "JSXElement" &&
      heading.children.filter((child) => child.type !== "JSXText" || child.value.trim() !== "").length === 1;
    if (!isAlone) continue;
    const value = `${name[1]!}.${said.slice(name[1]!.length + 2, -1)}`;
    isThere = true;
    if (isFrame) {
      if (!source.text.slice(item.openingElement.start, item.openingElement.end).includes("data-framed"))
        source.edits.appendLeft(item.openingElement.name.end, ` data-framed={framed.includes(${value}) || undefined}`);
    } else if (!source.text.includes(`badges[${value}]`))
      source.edits.appendLeft(
        node.end,
        `{badges[${value}] && <Badge className="ml-2 align-middle">{badges[${value}]}</Badge>}`,
      );
  }
  if (!isThere) return false;
  addImport(source, isFrame ? "framed" : "badges", "@/content/badges");
  if (!isFrame) addImport(source, "Badge", "@/components/ui/badge");
  if (source.edits.hasChanged()) project.save(path, source);
  return true;
}

/** `site.plans.map((plan) =>`, `group.items.map((item) =>`, `shown.map((product) =>`. */
function isOf(text: string, name: string, holder: string): boolean {
  const lists = new RegExp(`([\\w.]+)\\.(?:filter\\([^\\n]*\\)\\s*\\.)?map\\(\\(${name}(?:, \\w+)?\\)`, "g");
  return (
    [...text.matchAll(lists)].some(
      ([, list]) =>
        list!.endsWith(holder) ||
        (/^(?:shown|sorted|filtered|every|favourites|featured|\w+\.items)$/.test(list!) &&
          /^(?:items|products|posts|works)$/.test(holder)),
    ) ||
    (holder === "products" && new RegExp(`\\{ ${name} \\}: \\{`).test(text))
  );
}

function frameRule(project: ProjectEdit): void {
  const css = project.text(stylesheet) ?? "";
  const block = hasBlock(css, "[data-framed]") ? css : `${css.trimEnd()}\n\n[data-framed] {\n}\n`;
  project.write(
    stylesheet,
    setDeclarations(block, "[data-framed]", { outline: "3px solid var(--primary)", "outline-offset": "-3px" }),
  );
}
