/**
 * Sentences that say who works somewhere: "Our team: Lena Vogt and Tom Adler", "Wir sind Lena, Tom und Mira", "Tom ya no
 * trabaja con nosotros". Each is a whole sentence, and the names in it begin with capitals.
 */
import { localized } from "../../lexicon/entities/entity.ts";
import { peopleWords } from "../../lexicon/site-parts/site-parts.ts";
import { isPlural } from "../../parse/records/grammatical-number.ts";
import type { Language } from "../../plan/plan.ts";
import { anyCase } from "./any-case.ts";
import { PEOPLE, peopleIn, type SaidPerson } from "./person-names.ts";

export interface SaidPeople {
  people: SaidPerson[];
  /** `all`: nobody else works there. `more`: they join the others. `gone`: they have left. */
  means: "all" | "more" | "gone";
  /** As the sentence calls them: "therapists". */
  word: string | null;
}

/** Longer texts are specifications. */
const MAX_CHARACTERS = 4_000;

/** Words for people who work or live there. A header, a counter and a floor end alike and are none. */
const professions: Record<Language, string> = {
  en: "\\p{L}{3,}(?:ists?|icians?|ographers?|anics?)|(?:hair|fashion )?(?:teach|train|dress|bak|groom|design|develop|manag|lectur|advis|speak|sing|danc|paint|write|help|clean|driv|garden|farm|barb|join|plumb|build|volunte|own|found|organis|organiz|work|employ|lead|keep|play)(?:ers?|eers?|ees?)|counsellors?|instructors?|directors?|tutors?|doctors?|editors?|consultants?|assistants?|accountants?|nurses?|midwi(?:fe|ves)|osteopaths?|physios?|chiropractors?|cooks?|people|staff|team|crew|colleagues|flatmates|housemates|members|partners",
  de: "\\p{L}{0,20}(?:mechaniker|therapeut|berater|lehrer|trainer|leiter|ärzt|arzt|friseur|gärtner|helfer|bäcker|meister|betreuer|pfleger|fahrer|assistent|praktikant|hebamme|physio)(?:in|innen|inne|en|e|s)?|team|mitarbeiter(?:innen|in)?|leute|kolleg(?:en|innen)|mitbewohner(?:innen)?|crew|mannschaft|partner(?:innen)?",
  es: "\\p{L}{3,}(?:istas?|peutas?)|(?:profes|entrenad|monit|instruct|direct|ases|conduct|cuidad|pint|diseñad|doct)(?:or|ora|ores|oras)|maestr[oa]s?|médic[oa]s?|peluquer[oa]s?|cociner[oa]s?|enfermer[oa]s?|emplead[oa]s?|ayudantes?|equipo|personal|gente|compañer[oa]s|miembros|soci[oa]s",
};
const group: Record<Language, string> = {
  en: "(?:our|the|my)\\s+(?:team|staff|crew|practice|studio|group)(?:\\s+page)?",
  de: "(?:(?:unser|das|mein|die)\\p{L}*\\s+)?(?:team|mannschaft|crew|praxis|teamseite|gruppe)",
  es: "(?:(?:nuestro|el|al|del|mi|la)\\s+)?(?:equipo|plantilla|página (?:de|del) equipo)",
};

type Form = readonly [means: SaidPeople["means"], before: string, behind: string];

/** `@`: a word for people. */
const forms: Record<Language, readonly Form[]> = {
  en: [
    [
      "all",
      "(?:(?:and|so)\\s+)?(?:our|the|my|meet (?:our|the))\\s+(?:whole\\s+|full\\s+)?(?<word>@)(?:\\s+(?:is|are)(?:\\s+now)?|\\s+consists? of|\\s+is made up of|\\s+now)?\\s*:?\\s+",
      "",
    ],
    ["all", "(?:the\\s+)?(?:people )?(?:in|on|at) our (?:team|practice|studio|company)(?: are| is|:)\\s*:?\\s*", ""],
    ["all", "(?:we are|we['’]re|that['’]s us:|this is us:|it['’]s|the people are|who we are:)\\s+", ""],
    ["all", "", "\\s+(?:are|is|make up|form)\\s+(?:our|the)\\s+(?:whole\\s+|new\\s+)?(?<word>@)"],
    ["more", "(?:please\\s+)?(?:add|include|put)\\s+", "\\s+(?:to|on|in|into)\\s+GROUP(?:\\s+(?:as well|too))?"],
    [
      "more",
      "(?:please\\s+)?(?:add|include)\\s+(?:an?other\\s+|(?:two|three|four|five|\\d)\\s+)?(?:more\\s+|new\\s+)*(?<word>person|people|team members?|members?|colleagues?|@)(?:\\s+(?:to|on|in)\\s+GROUP)?\\s*[:,]?\\s+(?:called\\s+|named\\s+)?",
      "",
    ],
    [
      "more",
      "",
      "\\s+(?:(?:has|have|just|now|also)\\s+)*(?:joined|joins?|works?|is|are)\\s+(?:(?:new\\s+)?(?:here|us|with us|for us|at ours|at the (?:practice|studio|shop)|in|on|to)\\s*)(?:GROUP)?(?:\\s+(?:now|as well|too))?",
    ],
    ["more", "new\\s+(?:in|on|to|at)\\s+GROUP\\s*(?:is|are|:)\\s*", ""],
    ["more", "(?:our|the|a)\\s+new\\s+(?<word>@)\\s+(?:is|are)(?:\\s+called)?\\s+", ""],
    ["gone", "", "\\s+(?:has\\s+|have\\s+)?left(?:\\s+(?:us|GROUP))?"],
    [
      "gone",
      "",
      "\\s+(?:no longer works?|does(?:n['’]t| not) work|do(?:n['’]t| not) work|is no longer|are no longer)(?:\\s+(?:here|with us|for us|in|on|part of|at)(?:\\s+GROUP)?)?(?:\\s+any ?more)?",
    ],
    ["gone", "(?:please\\s+)?(?:remove|delete|take)\\s+", "\\s+(?:from|off|out of)\\s+GROUP"],
  ],
  de: [
    ["all", "(?:im|in unserem)\\s+team(?:\\s+(?:sind|ist|arbeiten|haben wir))?(?:\\s+jetzt)?\\s*:?\\s+", ""],
    [
      "all",
      "(?:(?:unser|das|die|mein)\\p{L}*\\s+)?(?:ganzes\\s+)?(?<word>@)(?:\\s+(?:ist|sind|heißen|heißt|besteht aus|bilden|machen))?(?:\\s+jetzt)?\\s*:?\\s+",
      "",
    ],
    ["all", "zu(?:m|r| unserem| unserer)\\s+(?:team|praxis|mannschaft)\\s+gehören\\s+", ""],
    [
      "all",
      "(?:wir sind(?:\\s+(?:jetzt|zu (?:zweit|dritt|viert)\\s*:))?|das sind wir\\s*:|bei uns arbeiten|hier arbeiten|es arbeiten hier)\\s+",
      "",
    ],
    ["all", "", "\\s+(?:sind|bilden|ist)\\s+(?:unser|das|die)\\p{L}*\\s+(?<word>@)"],
    ["all", "", "\\s+arbeiten\\s+(?:bei uns|hier|in der praxis|im (?:team|studio|laden))"],
    ["more", "neu\\s+(?:im team|bei uns|dabei)\\s*(?:ist|sind|:)?\\s*:?\\s+", ""],
    ["more", "", "\\s+(?:ist|sind)\\s+(?:jetzt\\s+)?(?:auch\\s+)?(?:neu\\s+)?(?:im team|dabei|bei uns|in GROUP)"],
    [
      "more",
      "",
      "\\s+(?:gehört|gehören|kommt|kommen|arbeitet|arbeiten|verstärkt|verstärken|ergänzt|ergänzen)\\s+(?:jetzt\\s+|ab sofort\\s+|nun\\s+)?(?:auch\\s+|neu\\s+)?(?:noch\\s+)?(?:zum team|ins team|dazu|mit|hier|bei uns|uns|im team|das team|unser team)(?:\\s+dazu)?",
    ],
    [
      "more",
      "auch\\s+",
      "\\s+(?:arbeitet|arbeiten|gehört|gehören|ist|sind)\\s+(?:bei uns|hier|zum team|im team|dabei)",
    ],
    [
      "more",
      "(?:bitte\\s+)?(?:füge?|nimm|trage?|ergänze|setze?)\\s+(?:bitte\\s+)?(?:noch\\s+)?",
      "\\s+(?:zu|zum|zur|ins|in|im|auf|auf der|auf die|in das|dem)\\s+GROUP(?:\\s+(?:hinzu|auf|ein))?",
    ],
    [
      "more",
      "(?:bitte\\s+)?(?:füge?|nimm|trage?|ergänze)\\s+(?:noch\\s+)?(?:\\p{L}+\\s+|\\d\\s+){0,3}(?<word>personen|person|teammitglied(?:er)?|mitglied(?:er)?|@)(?:\\s+(?:zu|zum|ins|in|im)\\s+GROUP)?(?:\\s+(?:hinzu|auf|ein))?\\s*[:,]?\\s+",
      "",
    ],
    ["more", "(?:unser|mein)\\p{L}*\\s+neue[rns]?\\s+(?<word>@)\\s+(?:ist|sind|heißt|heißen)\\s+", ""],
    ["gone", "", "\\s+(?:arbeitet|arbeiten|ist|sind)\\s+nicht mehr(?:\\s+(?:hier|bei uns|im team|dabei|da))?"],
    ["gone", "", "\\s+(?:hat|haben)\\s+(?:uns|das team|unser team|die praxis)\\s+verlassen"],
    [
      "gone",
      "(?:bitte\\s+)?(?:nimm|entferne?|lösche?|streiche?)\\s+(?:bitte\\s+)?",
      "\\s+(?:aus|von)\\s+(?:dem\\s+|der\\s+|unserem\\s+)?GROUP(?:\\s+(?:heraus|raus))?",
    ],
  ],
  es: [
    [
      "all",
      "(?:(?:nuestr[oa]s?|el|l[oa]s|mi)\\s+)(?<word>@)(?:\\s+(?:es|son|está formado por|lo forman|se llaman?))?\\s*:?\\s+",
      "",
    ],
    ["all", "en (?:el|nuestro) equipo\\s+(?:están|trabajan|somos|hay)?\\s*:?\\s*", ""],
    ["all", "(?:somos|nosotr[oa]s somos|est[oa]s somos:|aquí trabajan|con nosotros trabajan)\\s+", ""],
    ["all", "", "\\s+(?:son|forman|es)\\s+(?:nuestr[oa]s?|el|l[oa]s)\\s+(?<word>@)"],
    [
      "more",
      "(?:por favor,?\\s+)?(?:añade|agrega|incluye|pon)\\s+(?:también\\s+)?(?:a\\s+)?",
      "\\s+(?:al?|en|en el|en la)\\s+GROUP",
    ],
    [
      "more",
      "",
      "\\s+se\\s+(?:unen?|ha unido|han unido|incorporan?|ha incorporado|han incorporado|suman?)\\s+(?:al equipo|a nosotros)",
    ],
    [
      "more",
      "(?:por favor,?\\s+)?(?:añade|agrega|incluye)\\s+(?:a\\s+)?(?:\\p{L}+\\s+|\\d\\s+){0,2}(?<word>personas?|miembros?|@)(?:\\s+(?:más|nuev[oa]s?))?(?:\\s+(?:al?|en|en el)\\s+GROUP)?\\s*[:,]?\\s+",
      "",
    ],
    [
      "more",
      "",
      "\\s+(?:también|ahora)\\s+(?:también\\s+)?(?:trabajan?|están?|es parte|forman? parte)\\s*(?:aquí|con nosotros|en el equipo|del equipo)?",
    ],
    ["more", "", "\\s+(?:es|son)\\s+nuev[oa]s?\\s+en\\s+(?:el|nuestro)\\s+equipo"],
    ["more", "nuev[oa]s?\\s+en\\s+(?:el|nuestro)\\s+equipo\\s*:\\s*", ""],
    ["more", "(?:nuestr[oa]|el|la)\\s+nuev[oa]\\s+(?<word>@)\\s+(?:es|se llama)\\s+", ""],
    ["gone", "", "\\s+ya no\\s+(?:trabajan?|están?)(?:\\s+(?:aquí|con nosotros|en el equipo))?"],
    ["gone", "", "\\s+(?:ha|han)\\s+dejado\\s+(?:el equipo|nuestro equipo)"],
    ["gone", "(?:por favor,?\\s+)?(?:quita|elimina|borra|saca)\\s+(?:a\\s+)?", "\\s+(?:del|de|de la)\\s+GROUP"],
  ],
};

interface Compiled {
  means: SaidPeople["means"];
  pattern: RegExp;
  /** The same with something else behind it: "… and share a flat". Null where words behind the names belong to the form. */
  open: RegExp | null;
}
const compiled = new Map<Language, Compiled[]>();

function formsOf(language: Language): Compiled[] {
  const known = compiled.get(language);
  if (known) return known;
  const nouns = `${localized(peopleWords, language)}|${professions[language]}`;
  const filled = (part: string): string => part.replace("GROUP", `(?:${group[language]})`).replace("@", nouns);
  const made = forms[language].map(([means, before, behind]) => {
    // Only names have to begin with capitals.
    const names = `^(?:${anyCase(filled(before))})(?<list>${PEOPLE})`;
    return {
      means,
      pattern: new RegExp(`${names}(?:${anyCase(filled(behind))})$`, "u"),
      open: behind === "" ? new RegExp(`${names}\\s+(?:and|und|y|e)\\s+\\p{Ll}`, "u") : null,
    };
  });
  compiled.set(language, made);
  return made;
}

const abbreviation = /(?:^|\s)(?:Dr|Prof|Dra|Mr|Mrs|Ms|Sr|Sra|\p{Lu})$/u;

/** Sentences without the marks at their ends; "Dr. Vogt" ends none. */
function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const mark of text.matchAll(/[.!?](?=\s|$)|\n/gu)) {
    if (mark[0] === "." && abbreviation.test(text.slice(from, mark.index))) continue;
    found.push(text.slice(from, mark.index));
    from = mark.index + 1;
  }
  return [...found, text.slice(from)].map((part) => part.trim()).filter((part) => part !== "");
}

const MAX_SENTENCE = 400;

function saidIn(sentence: string, language: Language, goesOn = false): SaidPeople | null {
  if (sentence.length > MAX_SENTENCE || !/\p{Lu}/u.test(sentence)) return null;
  for (const { means, pattern, open } of formsOf(language)) {
    const groups = (pattern.exec(sentence) ?? (goesOn ? open?.exec(sentence) : null))?.groups;
    if (!groups) continue;
    const word = groups["word"]?.toLowerCase() ?? null;
    const people = peopleIn(groups["list"]!, language, word !== null || behindOrTeam.test(sentence));
    if (people) return { people, means: isOneOfThem(word, people, language) ? "more" : means, word };
  }
  return null;
}

const behindOrTeam = /(?<!\p{L})(?:team|staff|crew|equipo|plantilla|mannschaft)(?!\p{L})/iu;
const wholes = /^(?:team|staff|people|crew|board|committee|personal|equipo|gente|leute|mannschaft|vorstand)$/u;

/** "Our receptionist is Sue Lim" says nothing of the others. */
function isOneOfThem(word: string | null, people: readonly SaidPerson[], language: Language): boolean {
  return word !== null && people.length === 1 && !wholes.test(word) && !isPlural(word, language);
}

/** "… with our team Lena Vogt, Tom Adler and Mira Kuhn and …": whose they are stands right before their names. */
const ownWord: Record<Language, string> = {
  en: "our",
  de: "unser(?:e[nmrs]?|em|es)?|dem|das",
  es: "nuestr[oa]s?|el|los|las",
};
const withinBySentence = new Map<Language, RegExp>();

/** Two or more, so that no name of the place itself is taken for somebody who works there. */
function saidWithin(sentence: string, language: Language): SaidPeople | null {
  let within = withinBySentence.get(language);
  if (!within) {
    const nouns = `${localized(peopleWords, language)}|${professions[language]}`;
    const before = anyCase(
      `(?:${ownWord[language]})\\s+(?<word>${nouns})\\s*(?:[:(]|,?\\s(?:is|are|of|sind|aus|mit|von|de|con|son))?\\s*`,
    );
    within = new RegExp(`(?<!\\p{L})(?:${before})(?<![\\p{L}])(?<list>${PEOPLE})`, "u");
    withinBySentence.set(language, within);
  }
  const groups = sentence.length > MAX_SENTENCE ? undefined : within.exec(sentence)?.groups;
  const people = groups ? peopleIn(groups["list"]!, language, true) : null;
  return people && people.length > 1 ? { people, means: "all", word: groups!["word"]!.toLowerCase() } : null;
}

/** A text that says nothing else. */
export function onlySaidPeople(text: string, language: Language): SaidPeople | null {
  const [only, ...more] = text.length > MAX_CHARACTERS ? [] : sentencesOf(text);
  return only === undefined || more.length > 0 ? null : saidIn(only, language);
}

/** The first sentence that says who works there; null where none does. */
export function saidPeople(text: string, language: Language): SaidPeople | null {
  if (text.length > MAX_CHARACTERS) return null;
  for (const sentence of sentencesOf(text)) {
    const said = saidIn(sentence, language, true);
    if (said) return said;
  }
  for (const sentence of sentencesOf(text)) {
    const said = saidWithin(sentence, language);
    if (said) return said;
  }
  return null;
}
