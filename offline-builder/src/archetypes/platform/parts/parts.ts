/** What a specification enumerates gets a page each: a list that is there under its name, a list of its own, or a page of another kind. */
import { entityNames, inSentence } from "../../../emit/app/naming.ts";
import { knownEntity } from "../../../lexicon/entities/index.ts";
import { estimateId, estimateOfOne } from "../../../lexicon/calculators/estimate.ts";
import { localized } from "../../../lexicon/entities/entity.ts";
import { platformPhrases } from "../../../language/platform-phrases.ts";
import { keyOf } from "../../../parse/entities.ts";
import { askedForms } from "../../../parse/specification/asked-forms.ts";
import { namedParts, type NamedPart } from "../../../parse/specification/named-parts.ts";
import { recordKeyOf } from "../../../parse/records/record-names.ts";
import { isPlural, pluralOf } from "../../../parse/records/grammatical-number.ts";
import { stem } from "../../../parse/words.ts";
import type { Entity, Field, Language } from "../../../plan/plan.ts";
import { tidyRelations } from "../../tracker/relations.ts";
import { wantedCalculators } from "../../calculator/wanted-calculators.ts";
import type { Requests, Submission } from "../submissions.ts";
import { isReadOnly, isSite, recordedIn } from "./recorded.ts";
import { comparedList } from "./compare-page.ts";
import { knownPart } from "./known-part.ts";
import { listOfPart, readPart, recordsOf, type ReadPart } from "./part-lists.ts";

export interface Parts {
  entities: Entity[];
  /** Titles of list pages by the key of the list, where the request says it otherwise. */
  titles: Map<string, string>;
  submissions: Submission[];
  reports: string[];
  /** Ids of calculators, see estimates.ts. */
  estimates: string[];
  assistant: string | null;
  /** What the month with the days of the lists is called. */
  calendar: string | null;
  /** Keys of lists that were made for a part. */
  created: Set<string>;
  /** Keys of lists that a part means. */
  meant: Set<string>;
  /** Keys of lists that a part calls by their name. */
  claimed: Set<string>;
}

/** More pages than these are no menu any more. */
const most = 12;

export function withParts(text: string, language: Language, { entities: given, submissions }: Requests): Parts {
  const enumerated = namedParts(text, language);
  const asked = language === "en" ? askedForms(text).filter(({ label }) => !isThere(label, given, enumerated)) : [];
  const parts = [...enumerated, ...asked]
    .flatMap((part) => halves(part, given))
    .map((part) => readPart(part, language));
  const result: Parts = {
    entities: [...given],
    titles: new Map(),
    submissions: [],
    reports: [],
    estimates: [],
    assistant: null,
    calendar: null,
    created: new Set(),
    meant: new Set(),
    claimed: new Set(given.filter(({ plural }) => isNamed(plural, parts)).map(({ key }) => key)),
  };
  for (const part of parts) addPart(part, { text, language, result });
  const entities = tidyRelations(result.entities.map((entity) => linked(entity, result, parts)));
  // "Entries" stood in for lists while none was known.
  const real = entities.filter(({ key }) => key !== nothing || result.created.size === 0);
  return {
    ...result,
    entities:
      parts.length < enough || language !== "en"
        ? real
        : named(real, { parts, result, submissions, recorded: recordedIn(text) }),
  };
}

/** A list or another part is already called so. */
function isThere(label: string, given: readonly Entity[], parts: readonly NamedPart[]): boolean {
  return (
    given.some(({ plural, key }) => says(plural, label) || says(label, plural) || stems(label).join("-") === key) ||
    parts.some((part) => says(part.label, label) || says(label, part.label))
  );
}

/** "Suppliers and orders" are two where one of them is a list already. */
function halves(part: NamedPart, given: readonly Entity[]): NamedPart[] {
  const [, one, other] = /^([\p{L}-]+(?:s|en|n)) (?:and|und|y) ([\p{L}-]+(?:s|en|n))$/iu.exec(part.label) ?? [];
  if (!one || !other) return [part];
  const known = given.some(({ plural }) => [one, other].some((half) => says(plural, half) && says(half, plural)));
  return known ? [one, other].map((label) => ({ label: capital(label), words: [label.toLowerCase()] })) : [part];
}

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** So many has a list of a thing that nobody knows. */
const guessedFields = 5;

/** So many parts say what there is to be. */
const enough = 4;

interface Named {
  parts: readonly ReadPart[];
  result: Parts;
  submissions: readonly Submission[];
  /** Stems of what somebody should be able to write down. */
  recorded: ReadonlySet<string>;
}

/** Without lists that were only guessed, or read from a word that a part uses for something else. */
function named(entities: Entity[], { parts, result, submissions, recorded }: Named): Entity[] {
  const labels = parts
    .filter(({ label }) => entities.some(({ key, plural }) => result.created.has(key) && plural === label))
    .flatMap(({ label }) => stems(label));
  const kept = entities.filter((entity) => {
    const isOwn = result.created.has(entity.key) || result.meant.has(entity.key);
    const isUsed =
      entities.some((other) => other !== entity && other.fields.some(({ to }) => to === entity.key)) ||
      submissions.some((one) => one.entity === entity.key);
    const guessed =
      entity.like !== undefined &&
      !entity.key.endsWith("-entry") &&
      !stems(entity.plural)
        .slice(-1)
        .some((word) => recorded.has(word));
    return (
      isOwn ||
      isUsed ||
      !(
        guessed ||
        stems(entity.plural)
          .slice(-1)
          .some((word) => labels.includes(word))
      )
    );
  });
  return kept.length >= 3 ? kept : entities;
}

interface Adding {
  text: string;
  language: Language;
  result: Parts;
}

function addPart(part: ReadPart, { text, language, result }: Adding): void {
  const { role, label } = part;
  if (
    /^(?:contact form|contact|leaderboard|quiz|high scores?|(?:my )?(?:watch ?lists?|wish ?lists?|favou?rites|bookmarks)|merkliste|favoriten|wunschliste|kontaktformular|formulario de contacto)$/i.test(
      label,
    )
  )
    return;
  if (/(?:vergleich|comparisons?)$|^comparación/i.test(label) && comparedList(text, language, result.entities)) return;
  if (role?.page === "assistant") {
    result.assistant ??= label;
    return;
  }
  if (role?.page === "estimate") {
    // Who says by what it is worked out wants just that; else the lexicon may know the rule.
    const id = estimateId(part, text, language);
    const [known] = wantedCalculators(label, language);
    result.estimates.push(id ?? known ?? estimateOfOne(label, language, result.entities));
    return;
  }
  if (role?.page === "report" || (role?.id === "filed" && isReadOnly(part, text))) {
    if (result.reports.length >= 3 || (result.reports.length > 0 && /^charts?$/i.test(label))) return;
    result.reports.push(label);
    if (
      language === "en" &&
      !/(?:dashboards?|reports)$/i.test(label) &&
      /^[a-z ]+$/.test(part.base) &&
      countable(part.base) &&
      !result.entities.some((entity) => isOf(entity, part.base))
    )
      add(result, recordsOf(part.base, language));
    return;
  }
  if (role?.id === "backend") {
    const users = result.entities.find(({ key }) => /^(?:user|member|employee|client|customer)$/.test(key));
    if (users) result.titles.set(users.key, `${label}: ${inSentence(users.plural, language)}`);
    return;
  }
  // A list that was only guessed knows less of it than the kind of the part.
  if (role?.fields && language === "en")
    result.entities = result.entities.filter(
      ({ plural, like, fields, key }) =>
        plural.toLowerCase() !== label.toLowerCase() ||
        like !== "thing" ||
        fields.length > guessedFields ||
        result.created.has(key),
    );
  const exact = result.entities.find(({ plural }) => plural.toLowerCase() === label.toLowerCase());
  const same =
    exact ??
    result.entities.find((entity) =>
      // "Fields, crops and harvests": what is named itself stands for none of the others.
      result.claimed.has(entity.key) && !shares(entity.plural, label)
        ? false
        : result.created.has(entity.key)
          ? says(entity.plural, label)
          : covers(entity, part, result.titles),
    );
  if (same) {
    result.meant.add(same.key);
    // Read from the same words: "trip histories" beside the trips.
    if (role?.id === "view")
      result.entities = result.entities.filter((entity) => entity === same || !says(entity.plural, label));
    if (calendars.test(label)) {
      result.calendar ??= label;
      return;
    }
    // "Room details" are what the page of each room shows.
    if (role?.id === "view" && ofEach.test(label)) return;
    const isMore = !says(same.plural, label) || stems(same.plural).length === stems(label).length;
    if (isMore && (role?.id !== "deed" || label.endsWith("resolution"))) result.titles.set(same.key, label);
    return;
  }
  if (role?.id === "deed") return;
  // The page of stock levels stands beside the products anyway.
  if (/^stock levels?$/i.test(label) && result.entities.some(({ key }) => key === "product")) return;
  if (role?.id === "view" && result.entities.some((entity) => isOf(entity, part.base))) return;
  // What is said twice in other words is there once: "hospital finances" and "financial management".
  if (
    role === undefined &&
    result.entities.some((one) => result.titles.has(one.key) && !result.claimed.has(one.key) && means(one, part.base))
  )
    return;
  const known = knownPart(part, text, language);
  const isKept = known !== null && result.entities.some(({ key }) => key === known.key);
  if (isKept && (label.includes(" ") || !result.claimed.has(known.key))) return;
  const list =
    known !== null && !isKept ? known : listOfPart({ ...part, label: ownName(part, language) }, language, isSite(text));
  if (!add(result, list)) return;
  if (list.plural !== label) result.titles.set(list.key, label);
  if (role?.submitted && (language === "en" || role.call) && result.submissions.length < 3)
    result.submissions.push({
      entity: list.key,
      verb: "Submit",
      title: role.call ? localized(role.call, language) : platformPhrases[language].deed("Submit", list.singular),
    });
}

/** "Boat search" shows boats. */
const ownName = ({ role, base, label }: ReadPart, language: Language): string => {
  if (role?.id !== "view" || base === "" || language !== "en") return label;
  const things = isPlural(base, "en") ? base : pluralOf(base, "en");
  return things.charAt(0).toUpperCase() + things.slice(1);
};

function add(result: Parts, list: Entity): boolean {
  const names = entityNames(list);
  const clash = result.entities.some((other) => {
    const known = entityNames(other);
    return (
      other.key === list.key ||
      known.listPage === names.listPage ||
      known.type === names.type ||
      other.plural === list.plural
    );
  });
  if (clash || result.entities.length >= most) return false;
  result.entities.push(list);
  result.created.add(list.key);
  return true;
}

/** Of adjectives and of money in general there is nothing to count. */
const countable = (base: string): boolean =>
  base !== "" &&
  !/(?:al|ic|ive|ous|data|monthly|annual|yearly|inventory|patient|summary|performance|management|usage|consolidated|prices?|progress|growth|trends?|results?)$/.test(
    base,
  );

/** The key of the list that is planned where nothing else is named. */
const nothing = recordKeyOf("entry");
const ofEach = /\b(?:details?|descriptions?|purchases?|availability)$|details$|^detalles\b/i;

/** As `wantsCalendar` reads it. */
const calendars = /\b(?:calendars?|calendario)\b|kalender$/i;

const asks = /booking|reservation|appointment|consultation|request|application|enrol|registration/;

const stems = (words: string): string[] => (words.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem);
const says = (title: string, label: string): boolean => stems(label).every((word) => stems(title).includes(word));

/** German words grow together: "Patientenkartei" is of patients. */
const alike = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= 4 &&
    other.length >= 4 &&
    (one.startsWith(other.slice(0, -1)) || other.startsWith(one.slice(0, -1))) &&
    Math.abs(one.length - other.length) <= 3);

function isOf(entity: Entity, base: string): boolean {
  const own = [...stems(entity.singular), ...stems(entity.plural)];
  const also = (knownEntity(entity.key)?.words ?? [])
    .flatMap((words) => words.split("|"))
    .filter((phrase) => !phrase.includes(" "));
  const wanted = stems(base).at(-1);
  return wanted !== undefined && [...own, ...also.flatMap(stems)].some((word) => alike(word, wanted));
}

const isNamed = (plural: string, parts: readonly ReadPart[]): boolean =>
  parts.some(({ label }) => label.toLowerCase() === plural.toLowerCase());
const shares = (plural: string, label: string): boolean => stems(label).some((word) => stems(plural).includes(word));

/** Of the same, and neither is more special in another way: "expense sheets" are no "service assignment sheet". */
function means(entity: Entity, base: string): boolean {
  const wanted = stems(base);
  const own = stems(entity.plural);
  const within = (all: readonly string[], some: readonly string[]): boolean =>
    some.every((word) => all.some((one) => alike(one, word)));
  return (
    isOf(entity, base) &&
    (wanted.length === 1 || within(wanted, own) || within([...own, ...stems(entity.singular)], wanted))
  );
}

const pointsTo = (entity: Entity, base: string): boolean =>
  entity.fields.some(
    ({ type, label }) => type === "relation" && stems(label).some((word) => alike(word, stems(base).at(-1) ?? "")),
  );

/** Whether this list is what the part means: of the same, and with what the part's kind needs. */
function covers(entity: Entity, { label, base, role }: ReadPart, titles: ReadonlyMap<string, string>): boolean {
  if (titles.has(entity.key)) return false;
  const has = (...types: Field["type"][]): boolean => entity.fields.some(({ type }) => types.includes(type));
  const last = stems(label).at(-1)!;
  const whole = says(entity.plural, label) || says(entity.singular, label);
  const byHead = stems(entity.singular).at(-1) === last || stems(entity.plural).at(-1) === last;
  switch (role?.id) {
    case undefined:
    case "deed":
    case "managed":
      if (/\sde\s/i.test(label) && says(label, entity.plural)) return true;
      return whole || means(entity, base === "" ? label : base);
    case "catalogue":
    case "market":
    case "view":
      return isOf(entity, base) && !entity.key.endsWith("-entry");
    case "stock":
      return means(entity, base === "" ? label : base) && has("number");
    case "person":
      return base === "" ? byHead : isOf(entity, base) && has("email", "phone");
    case "dated":
      return isOf(entity, base) && has("date") && !entity.fields.some(({ key }) => key === "joined");
    case "reading":
      // Of what has a state, tracking is looking at it.
      if (/tracking$/i.test(label) && isOf(entity, base) && has("enum")) return true;
      return isOf(entity, base) && has("date") && has("number", "money");
    case "filed":
      return (
        whole || (isOf(entity, base === "" ? label.replace(/ (?:handling|formulation)$/i, "") : base) && has("date"))
      );
    case "request":
      return (
        whole ||
        (asks.test(entity.key) && (isOf(entity, base) || pointsTo(entity, base))) ||
        // Who applies for a flat hands in a rental application.
        (byHead && entity.key.endsWith("-entry")) ||
        (byHead &&
          (base === "" || says(`${entity.singular} ${entity.fields.map(({ label: one }) => one).join(" ")}`, base)))
      );
    case "faq":
    case "hours":
      return whole;
    case "review":
    case "template":
      return whole || entity.key === role.id;
    default:
      return whole || (base === "" && byHead);
  }
}

/** Who asks for or measures something names it: a relation in place of free words. */
function linked(entity: Entity, { entities }: Parts, parts: readonly ReadPart[]): Entity {
  const part = parts.find(({ label }) => label === entity.plural);
  if (!part || !["request", "reading"].includes(part.role?.id ?? "") || part.base === "") return entity;
  const about = entities.find((other) => other !== entity && isOf(other, part.base));
  if (!about || entity.fields.some(({ to }) => to === about.key)) return entity;
  const relation: Field = { key: keyOf([about.singular]), label: about.singular, type: "relation", to: about.key };
  if (entity.fields.some(({ key }) => key === relation.key)) return entity;
  const rest = entity.fields.filter(({ key }) => key !== "about");
  return { ...entity, fields: [rest[0]!, relation, ...rest.slice(1)] };
}
