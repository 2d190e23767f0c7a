/** What a request lists and the files say nothing of. Nobody should have to find out by looking. */
import type { Language } from "../plan/plan.ts";
import { featureWords, limits } from "../parse/features.ts";
import { datesOf } from "../parse/stated-dates.ts";
import { wishedNouns } from "../parse/specification/told-lists.ts";
import { closingClauses, isOfWeek } from "../parse/stated-hours.ts";
import { askedForms } from "../parse/parts/asked-forms.ts";
import { standsIn, statedWords } from "../parse/facts/stated-words.ts";
import { isProven, missingFeatures } from "../parse/wishes/feature-proofs.ts";
import { presence, stem, tokens } from "../parse/words.ts";
import { trulyUnused, type Answered } from "./first/passed-over.ts";
import type { Understanding } from "../parse/understanding.ts";

const wording: Record<Language, (parts: string) => string> = {
  en: (parts) => `Not used from your request: ${parts}`,
  de: (parts) => `Aus Ihrer Anfrage nicht verwendet: ${parts}`,
  es: (parts) => `Sin usar de tu petición: ${parts}`,
};

/** Who uses the app, and words that say what kind of thing is meant: nothing that could be missing. */
const someone =
  /^(?:\p{L}+innen|mitarbeit\p{L}*|nutzer\p{L}*|benutzer\p{L}*|besucher\p{L}*|kund\p{L}*|eltern|mitglieder|leute|personen|team|personal|angaben|daten|informationen|details|möglichkeit|funktion\p{L}*|zeitraum|(?:internet|web)?seite\p{L}*|usuari\p{L}*|visitantes|personal|equipo|datos|información|detalles|función|funciones|poder|página|sistema)$/iu;
const start =
  /^(?:with|and|also|an?|the|my|our|their|its|each|they|we|you|mit|und|eine?[nrsm]?|die|der|den|das|con|y|un[ao]?s?|el|la|los|las|infos? (?:zum|zur|about))\s+/iu;

/** As they were written; none when all of them are there. */
export function unusedParts(
  request: Understanding,
  written: string,
  { language, spoken }: { language: Language; spoken?: RegExp | undefined },
): string[] {
  const content = `${written}\n${tokens(written).join(" ")}`;
  const german = language === "de";
  const facts = statedWords(request.text, german).filter((fact) => !standsIn(content, fact));
  const unused = [
    ...datesOf(request.text).filter((date) => !written.includes(date)),
    ...(request.closedDays.length > 0 && !/\bhours: \{/.test(written)
      ? closingClauses(request.text)
          .map((clause) => clause.trim())
          .filter((clause) => !written.includes(clause))
      : []),
    ...facts.map((fact) => fact.words).filter((fact) => !spoken?.test(fact)),
    ...missingFeatures(request.text, written).filter((feature) => !spoken?.test(feature) && !isLimit(request, feature)),
    ...unmetItems(request, written, language).filter((part) => !spoken?.test(part) && !isLimit(request, part)),
    ...request.colors.all.filter(({ hex }) => !written.includes(hex)).map((color) => color.words),
  ];
  const all = [...new Set(unused)].filter(
    (part, at, others) => !others.some((other, place) => place < at && (other.includes(part) || part.includes(other))),
  );
  return all.length > 0 ? [wording[language](listOf(all))] : [];
}

/** The sentences without those that name parts as unused: a part of a wish does not stand for the whole wish. */
export const withoutUnused = (sentences: readonly string[], language: Language): string[] =>
  sentences.filter((sentence) => !sentence.startsWith(wording[language]("")));

/** Further parts join the sentence that names those found before, less what the app has by another word. */
export function withUnused(sentences: readonly string[], answered: Answered, parts: readonly string[]): string[] {
  const { language } = answered;
  const lead = wording[language]("");
  const at = sentences.findIndex((sentence) => sentence.startsWith(lead));
  // The table of the week has the days without the words between them: "Sat", "Uhr geöffnet".
  const isMissing = (part: string): boolean =>
    !(answered.isWeekRead === true && isOfWeek(part) && /\bhours: \{/.test(answered.written)) &&
    answered.people?.includes(part) !== true &&
    answered.roles?.some((clause) => clause.toLowerCase().includes(part.toLowerCase())) !== true;
  const missing = parts.filter(isMissing);
  if (at < 0) return missing.length > 0 ? [...sentences, wording[language](listOf(missing))] : [...sentences];
  const known = sentences[at]!.slice(lead.length)
    .split(/(?:^|; )\d+\. |, /)
    .filter(Boolean);
  const all = [...trulyUnused(known, answered).filter(isMissing), ...missing];
  const once = all.filter(
    (part, place) => !all.some((other, near) => near !== place && holds(other, part, near < place)),
  );
  return once.length > 0 ? sentences.with(at, wording[language](listOf(once))) : sentences.toSpliced(at, 1);
}

/** The longer one says it all; of two that are the same the first stays. */
const holds = (other: string, part: string, isEarlier: boolean): boolean =>
  other === part ? isEarlier : ` ${other.toLowerCase()} `.includes(` ${part.toLowerCase()} `);

/** What a request enumerates and nothing that was written speaks of, as it is written there. */
export function unmetItems(request: Understanding, written: string, language: Language): string[] {
  const words = new Set(tokens(written).map(stem));
  const line = [...words].join(" ");
  const wished = language !== "en" && request.text.length > 150 ? wishedNouns(request.text, language) : [];
  const parts = [...listed(request.text), ...wished.filter((noun) => noun.length > 3 && !someone.test(noun))];
  // "Fälligkeit" is met by what is called "fällig".
  const bent = (part: string): boolean =>
    language !== "en" &&
    !part.includes(" ") &&
    part.length > 7 &&
    ` ${line}`.includes(` ${part.slice(0, -4).toLowerCase()}`);
  // A page is called after what its form is for: "Anmeldung", not "Anmeldeformular".
  const asForm = (part: string): boolean => {
    const forms = askedForms(part, language);
    return forms.length > 0 && forms.every(({ title }) => tokens(title).every((word) => words.has(stem(word))));
  };
  return parts.filter(
    (part) => !isUsed(part, words, request) && !bent(part) && !asForm(part) && !isProven(part, written),
  );
}

/** What is named among the limits is not said twice. */
function isLimit(request: Pick<Understanding, "limits">, feature: string): boolean {
  return limits.some(({ id, pattern }) => request.limits.includes(id) && pattern.test(feature));
}

/** "Sign-up for the after-care" is more than the sign-in of a limit. */
export const isSaidByLimit = (part: string, said: readonly string[], language: Language): boolean =>
  part.split(" ").length <= 2 && limits.some((limit) => limit.pattern.test(part) && said.includes(limit[language]));

const otherwise: Record<Language, string> = {
  en: "Called something else here",
  de: "Heißt hier anders",
  es: "Aquí se llama de otra forma",
};

/** Tells people the names under which the app has wishes that it calls otherwise. */
export const namedOtherwise = (names: readonly string[], language: Language): string[] =>
  names.length > 0 ? [`${otherwise[language]}: ${names.join(", ")}`] : [];

/** Many are numbered, so that they can be gone through. */
function listOf(parts: readonly string[]): string {
  const most = parts.slice(0, 30);
  return most.length > 5 ? most.map((part, at) => `${at + 1}. ${part}`).join("; ") : most.join(", ");
}

/** The items after a colon or "with", cut at commas and "and". */
function listed(text: string): string[] {
  const tail =
    /[^:\d]:\s+(.+)$/s.exec(text)?.[1] ??
    /\s(?:with|showing|including|mit|con|incluyendo)\s+(.+)$/is.exec(text)?.[1] ??
    /(?:übersicht|overview|list|liste|lista|app|tool|registro)\s+(?:über|of|about|de|sobre)\s+([^.!?]*(?:,|\s(?:and|und|y)\s)[^.!?]*)/is.exec(
      text,
    )?.[1] ??
    /^[^,.:]{8,}?,\s+([^.]+)$/s.exec(text)?.[1] ??
    "";
  return (tail.split(/[.!?]\s/)[0] ?? "")
    .split(/\s*(?:,|;|\band\b|\bund\b|\sy\s)\s*/iu)
    .map((item) =>
      item
        .trim()
        .replace(start, "")
        .replace(start, "")
        .replace(/[.!?]+$/, ""),
    )
    .filter((item) => item.length > 3 && tokens(item).length <= 4 && !/\d{3}|\d[:.,]\d|\p{Sc}/u.test(item));
}

function isUsed(part: string, words: ReadonlySet<string>, { index, colors, features }: Understanding): boolean {
  const said = tokens(part).filter((word) => word.length > 3);
  if (said.length === 0 || colors.all.some((color) => part.includes(color.words))) return true;
  // German bends its nouns: "mit Terminen und Mitgliedern".
  if (
    said.some(
      (word) => words.has(stem(word)) || words.has(stem(word.replace(/e?n$/, ""))) || words.has(word.replace(/n$/, "")),
    )
  )
    return true;
  const line = { ...index, line: ` ${tokens(part).map(stem).join(" ")} ` };
  return features.some((id) => presence(line, featureWords[id]) > 0);
}
