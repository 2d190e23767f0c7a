/** "Rename the second work to Oak table", "der erste Kurs soll Hatha heißen": an entry, or a text by its words. */
import { noSuch } from "./remove-entry.ts";
import { setLiteral, stringAt, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, isChanged, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { pageNamed, sourcePaths } from "../pages/routes.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { buttonTexts, replaceIn, textPlaces } from "../words/text-places.ts";
import { notUnderstood } from "../run-clauses.ts";
import { boardFile } from "../lists/board-columns.ts";
import { entriesOf, entryLists, findEntry, likely, listPaths, namesIn, type EntryList } from "./content-lists.ts";
import { likeness, whichOf, type Which } from "./which-one.ts";

const polite = "(?:(?:please|bitte|por favor|can you|could you|kannst du|puedes|also|auch)\\s+)*";
/** ", it's from 2023" is said about it, and no part of its name. */
const afterthought = /,\s+(?:it['’]?s|it is|it was|which|er ist|sie ist|es ist|es de|es un[ao]?)\s+(.+)$/iu;
const name = "[\"'„“«‘]?(?<to>.{1,60}?)[\"'”“»’]?[.!]?$";
const forms = [
  new RegExp(`^${polite}(?:rename|relabel|retitle)\\s+(?<what>.+?)\\s+(?:to|into|as|->|=>)\\s+${name}`, "iu"),
  new RegExp(
    `^${polite}(?:change|set|update|make)\\s+(?:the\\s+)?(?:name|title|label|text|words?|wording)\\s+(?:of|on|in)\\s+(?<what>.+?)\\s+(?:to|into|say|read)\\s+${name}`,
    "iu",
  ),
  new RegExp(`^${polite}change\\s+(?<what>.+?)(?:['’]s)?\\s+(?:name|title|label)\\s+(?:to|into)\\s+${name}`, "iu"),
  new RegExp(
    `^(?<what>.+?)\\s+(?:should|must|shall|has to|needs to|is to)\\s+(?:now\\s+)?(?:be\\s+(?:called|named|titled|labell?ed|renamed(?:\\s+to)?)|read|say)\\s+${name}`,
    "iu",
  ),
  new RegExp(`^${polite}(?:change|turn|make)\\s+(?<what>.+?)\\s+(?:to|into)\\s+${name}`, "iu"),
  new RegExp(
    `^${polite}(?:benenne?|nenne?|ändere?|taufe?)\\s+(?<what>.+?)\\s+(?:in|zu|auf)\\s+(?<to>.+?)\\s+um[.!]?$`,
    "iu",
  ),
  new RegExp(
    `^${polite}(?:ändere?)\\s+(?:den\\s+(?:namen|titel|text)\\s+(?:von|vom|der|des)\\s+)?(?<what>.+?)\\s+(?:in|zu|auf)\\s+${name}`,
    "iu",
  ),
  new RegExp(`^${polite}(?<what>.+?)\\s+umbenennen\\s+(?:in|zu)\\s+${name}`, "iu"),
  new RegExp(`^${polite}(?<what>.+?)\\s+(?:in|zu)\\s+(?<to>.+?)\\s+umbenennen[.!]?$`, "iu"),
  new RegExp(
    `^(?<what>.+?)\\s+(?:soll(?:te|en)?|muss)\\s+(?:jetzt\\s+|nun\\s+|künftig\\s+|lieber\\s+)?["„“«]?(?<to>.+?)["”“»]?\\s+(?:heißen|lauten)[.!]?$`,
    "iu",
  ),
  new RegExp(`^(?<what>.+?)\\s+heißt\\s+(?:jetzt|nun|ab jetzt|künftig)\\s+${name}`, "iu"),
  new RegExp(
    `^${polite}(?:renombra|cambia|cámbiale)\\s+(?:el\\s+(?:nombre|título|texto)\\s+)?(?:a\\s+|de(?:l)?\\s+)?(?<what>.+?)\\s+(?:a|por|como|en)\\s+${name}`,
    "iu",
  ),
  new RegExp(`^(?<what>.+?)\\s+(?:debe|debería|tiene que)\\s+llamarse\\s+${name}`, "iu"),
  new RegExp(`^(?<what>.+?)\\s+(?:ahora\\s+se\\s+llama|se\\s+llama\\s+ahora)\\s+${name}`, "iu"),
];
/** Without a word between: the new name begins with a capital or stands in quotes. */
const called = [
  new RegExp(
    `^${polite}(?:[Cc]all|[Nn]ame)\\s+(?<what>(?:the|my|our|this)\\s.+?|it)\\s+(?<to>(?:["“'‘].+|\\p{Lu}).*?)[.!]?$`,
    "u",
  ),
  new RegExp(
    `^${polite}[Nn]enne?\\s+(?<what>.+?)\\s+(?:jetzt\\s+|lieber\\s+)?(?<to>["„“].+|\\p{Lu}[^ ]*(?:\\s\\p{Lu}[^ ]*)*)[.!]?$`,
    "u",
  ),
  new RegExp(`^${polite}[Ll]lama\\s+(?:a\\s+)?(?<what>.+?)\\s+(?<to>["«“].+|\\p{Lu}.*?)[.!]?$`, "u"),
];
const labelNoun =
  /^(?:the\s+|der\s+|die\s+|das\s+|den\s+|el\s+|la\s+)?(?:buttons?|links?|headings?|headlines?|titles?|labels?|texts?|words?|knopf|button|schaltfläche|überschrift|beschriftung|text|titel|botón|enlace|título|texto|etiqueta)\s+(?:called\s+|named\s+|that says\s+|saying\s+|namens\s+|mit\s+|llamad[oa]\s+|que dice\s+)?["'„“«‘]?(.+?)["'”“»’]?$/iu;
const labelBehind = /^(?:the\s+|my\s+)?["'“‘]?(.+?)["'”’]?[\s-]+(?:button|link|label|heading|headline|knopf)$/iu;

/** "Rename the site to Crust and make it dark blue": the colour is not one of an entry. */
const whole =
  /^(?:(?:the|my|our|this|die|der|das|unsere?n?|meine?n?|el|la|mi|nuestr[oa])\s+)*(?:(?:web)?sites?|web ?apps?|apps?|shops?|stores?|business|company|firm|blogs?|games?|seite|webseite|laden|geschäft|firma|spiel|sitio|web|aplicación|tienda|empresa|juego|it|es|lo)$/iu;

interface Values {
  /** What is renamed, as it was written. */
  what: string;
  to: string;
  it: string | undefined;
  /** What was said besides. */
  besides?: string;
}

const understood: Wording = { en: "{to}: another name.", de: "{to}: ein anderer Name.", es: "{to}: otro nombre." };
const did: Wording = {
  en: '"{from}" is now called "{to}"',
  de: "„{from}“ heißt jetzt „{to}“",
  es: "«{from}» ahora se llama «{to}»",
};
const didText: Wording = {
  en: '"{from}" now reads "{to}"',
  de: "„{from}“ lautet jetzt „{to}“",
  es: "«{from}» ahora dice «{to}»",
};
const exists: Wording = {
  en: 'There is "{to}" in that list already. I changed nothing.',
  de: "„{to}“ gibt es in dieser Liste schon. Ich habe nichts geändert.",
  es: "Ya hay «{to}» en esa lista. No he cambiado nada.",
};
/** Two names, and what is to be done besides. */
const MAX_WISH = 2000;

function wantedIn(text: string, it: string | undefined): Values | null {
  if (text.length > MAX_WISH) return null;
  for (const form of [...forms, ...called]) {
    const groups = form.exec(text.trim())?.groups;
    const what = groups?.["what"]?.trim();
    const to = groups?.["to"]?.trim().replace(/^["'„“«‘](.+)["'”“»’]$/u, "$1");
    if (!what || !to || what.length > 80 || /^(?:own|its own|an?|the)\s/iu.test(to)) continue;
    const besides = afterthought.exec(to)?.[1];
    return besides === undefined ? { what, to, it } : { what, to: to.replace(afterthought, ""), it, besides };
  }
  return null;
}

export const renameEntry = operation<Values>({
  id: "rename-entry",
  words: "",
  match({ text, language, it }) {
    const values = wantedIn(text, it);
    return (
      values && {
        confidence: 0.5,
        values,
        understood: worded(understood, language, { to: values.to }),
        ...(whole.test(values.what) ? {} : { subject: values.to }),
      }
    );
  },
  reads: (plan) => [...sourcePaths(plan), ...listPaths(plan)],
  change(project, values, { language }) {
    const done = renamedOne(project, values, language);
    if (!isChanged(done) || values.besides === undefined) return done;
    return { ...done, notDone: [...(done.notDone ?? []), notUnderstood[language](values.besides)] };
  },
});

function renamedOne(project: ProjectEdit, { what, to, it }: Values, language: Language): Changed | Unchanged {
  const label = labelNoun.exec(what)?.[1] ?? labelBehind.exec(what)?.[1];
  if (label !== undefined || /^(?:the |der |el )?(?:first |main |erste |primer )?(?:button|knopf|botón)/iu.test(what))
    return (
      renamedText(project, { from: label ?? what, to }, language) ??
      renamedButton(project, { what, label: label ?? "", to }, language)
    );
  const which: Which | null =
    it !== undefined && /^(?:it|es|ihn|sie|lo|la)$/iu.test(what) ? { by: "name", name: it } : whichOf(what);
  const lists = entryLists(project).filter(({ path }) => path !== boardFile);
  const found = which && findEntry(lists, which);
  if (!which || !found || "all" in found || !isMeant(which, found.entry.name)) {
    // Pages, lists and columns have names of their own, which other code counts on.
    const isText = project.plan.entities.length === 0 && !pageNamed(project.plan, what) && !project.text(boardFile);
    const text = isText ? renamedText(project, { from: what, to }, language) : null;
    if (text) return text;
    const list = /["„“«]/u.test(what) ? "" : namesIn(likely(lists, what));
    return { say: "", ...(list === "" ? {} : { otherwise: worded(noSuch, language, { what, list }) }) };
  }
  return renamed(project, { lists, from: found.entry.name, list: found.entry.list, to }, language);
}

/** "Change the tea to coffee" may be about a text: a name has to be told whole, or nearly. */
function isMeant(which: Which, found: string): boolean {
  return which.by !== "name" || likeness(found, which.name) >= 6 || /^(?:the|der|die|das|el|la)\s/iu.test(which.name);
}

interface Renaming {
  lists: readonly EntryList[];
  list: EntryList;
  from: string;
  to: string;
}

/** Wherever the entry stands: what is asked for most is shown on the first page, too. */
function renamed(project: ProjectEdit, { lists, list, from, to }: Renaming, language: Language): Changed | Unchanged {
  if (entriesOf([list]).some((entry) => entry.name.toLowerCase() === to.toLowerCase() && entry.name !== from))
    return { say: worded(exists, language, { to }) };
  const same = entriesOf(lists).filter((entry) => entry.name === from);
  for (const { list: own, at } of same) {
    const record = own.records[at]!;
    const key = stringAt(record, "name") === null ? "title" : "name";
    setLiteral(own.source, valueAt(record, key)!, to);
  }
  for (const own of new Set(same.map((entry) => entry.list.source))) {
    const { path } = same.find((entry) => entry.list.source === own)!.list;
    project.save(path, own);
  }
  return {
    plan: project.plan,
    claims: [
      {
        text: worded(did, language, { from, to }),
        path: list.path,
        holds: (content) =>
          content?.includes(stringLiteral(to)) === true && !content.includes(`: ${stringLiteral(from)}`),
      },
    ],
    routes: ["/"],
  };
}

/** A whole text that people read, by its words: a button, a heading. Null where there is none. */
function renamedText(
  project: ProjectEdit,
  { from, to }: { from: string; to: string },
  language: Language,
): Changed | null {
  const wanted = from.replace(/^["'„“«‘](.+)["'”“»’]$/u, "$1");
  const places = textPlaces(project, wanted).filter(({ whole }) => whole);
  if (places.length === 0) return null;
  const old = places[0]!.value;
  const written = [...new Set(places.map((place) => place.path))].flatMap((path) =>
    replaceIn(project, path, { from: old, to, places: places.filter((place) => place.path === path) }),
  );
  return {
    plan: project.plan,
    claims: [contains(worded(didText, language, { from: old, to }), places[0]!.path, written[0] ?? to)],
    routes: ["/"],
  };
}

const noButton: Wording = {
  en: 'I found no button "{label}". There are: {list}. I changed nothing.',
  de: "Einen Knopf „{label}“ gibt es nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No hay un botón «{label}». Hay: {list}. No he cambiado nada.",
};
const isButton = /(?<!\p{L})(?:buttons?|knopf|schaltfläche|botón)(?!\p{L})/iu;
const atTop =
  /(?<!\p{L})(?:at the top|on top|top|hero|first|main|big|oben|erste[rn]?|große[rn]?|arriba|principal|primer)(?!\p{L})/iu;

/** A button whose words are nearly those, or the first one of the page. */
function renamedButton(
  project: ProjectEdit,
  { what, label, to }: { what: string; label: string; to: string },
  language: Language,
): Changed | Unchanged {
  if (!isButton.test(what)) return { say: "" };
  const all = buttonTexts(project);
  const ranked = all
    .map((place) => ({ place, score: likeness(place.value, label) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const first = atTop.test(what)
    ? (all.find(({ path }) => /Hero/.test(path)) ?? all.find(({ path }) => /Index/.test(path)))
    : undefined;
  const found = ranked[0]?.place ?? first;
  if (found) return renamedText(project, { from: found.value, to }, language) ?? { say: "" };
  const list = [...new Set(all.map(({ value }) => value))].slice(0, 8).join(", ");
  return list === "" ? { say: "" } : { say: worded(noButton, language, { label, list }) };
}
