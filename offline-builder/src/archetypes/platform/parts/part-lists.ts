/** Lists for the parts that a specification enumerates and that nothing else in it stands for. */
import { nounKinds, anyThing } from "../../../lexicon/noun-kinds.ts";
import { knownEntity } from "../../../lexicon/entities/index.ts";
import { localized, planField, type KnownField } from "../../../lexicon/entities/entity.ts";
import { shownFields, shownTitles, shownValues } from "../../../lexicon/parts/site-roles.ts";
import { keptFields, keptValues, partRoles, type PartRole } from "../../../lexicon/parts/roles.ts";
import type { NamedPart } from "../../../parse/specification/named-parts.ts";
import { isPlural, singularOf } from "../../../parse/records/grammatical-number.ts";
import { recordKeyOf } from "../../../parse/records/record-names.ts";
import type { Entity, Field, Language } from "../../../plan/plan.ts";

export interface ReadPart {
  label: string;
  role: PartRole | undefined;
  /** What it is of, in small letters: "equipment" of "Equipment inventory"; empty when the label says only what it is. */
  base: string;
}

export function readPart({ label }: NamedPart, language: Language): ReadPart {
  const low = label.toLowerCase();
  const [head = low, of] =
    language === "en"
      ? low.split(/ (?:of|to|about|on) (.+)$/)
      : language === "de"
        ? low.split(/ (?:zu|zur|zum|von|für) (.+)$/)
        : [low];
  const role =
    partRoles.find(({ words }) => words[language].test(head)) ??
    partRoles.find(({ words }) => words[language].test(low));
  if (!role) return { label, role, base: low };
  const rest = head
    .replace(role.words[language], "")
    .replace(/\bmembership$/, "member")
    .trim();
  return { label, role, base: of ?? rest };
}

/** What is counted of a thing for its analysis: "Fault records". */
export function recordsOf(base: string, language: Language): Entity {
  return listOfPart(
    { label: capital(`${base} records`), role: partRoles.find(({ id }) => id === "reading"), base },
    language,
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Spare part" of "spare parts", "equipment item" of what is not counted. */
function oneOf(base: string, language: Language): string {
  const words = base.split(" ");
  const last = words.at(-1)!;
  if (language !== "en") {
    const noun = language === "de" ? capital(last) : last;
    return isPlural(noun, language)
      ? (singularOf(noun, language) ?? noun)
      : language === "de"
        ? noun.replace(/(?<=ung)s$/, "")
        : base;
  }
  if (/^(?:equipment|furniture|news|staff|stock|software|music)$/.test(last)) return `${base} item`;
  const one = isPlural(last, "en") ? (singularOf(last, "en") ?? last) : last;
  return [...words.slice(0, -1), one].join(" ");
}

const peopleByEnding =
  /(?:(?<!(?:answ|numb|wat|pap|ord|lett|fold|comput|off|lay|pow|cent|timb|riv|tow|cov|corn|min|barr|must|clust|quart|dinn|numb|weath|contain|reminder|newslett|regist|theat|chapt|poster|bann|print|scann|sens|mot|doct?|err|vect|fact|sect|contract|reminder|order)(?=er|or))(?:er|or)|(?<!(?:^|\s|play|check|wish|watch|short)l)ist|ian|ee|man|woman|ant|chef|pupil|crew|(?<!(?:fore|broad|pod))cast|staff|team)$/;

/** A list with the fields of its role, or of what it is of. */
export function listOfPart({ label, role, base }: ReadPart, language: Language, isSite = false): Entity {
  const found = kindOf(base || label.toLowerCase(), language);
  // What is bought is ticked off; an item that is looked up is not.
  const kind = found.id === "item" && role?.id === "view" ? anyThing : found;
  // What a site shows is nobody's task.
  const shown = isSite && role?.id !== "managed" && language === "en";
  const fields = role?.fields ?? (kind.id === anyThing.id ? (shown ? shownFields : keptFields) : kind.fields);
  const like = role?.fields ? (role.like ?? "thing") : kind.id;
  const one = oneNamed({ label, role, base }, language);
  return {
    // The lexicon may have a list of this name that is another thing.
    key: role?.inOrder && knownEntity(recordKeyOf(label)) ? `${role.id}-entry` : recordKeyOf(label),
    singular: one,
    plural: label,
    fields: fields.map((field) => sampled(planField(field, language), { role, base, language, like, shown })),
    like,
    ...(role?.cards ? { view: "cards" as const } : {}),
  };
}

function oneNamed({ label, role, base }: ReadPart, language: Language): string {
  if (role?.one && (base === "" || role.id !== "stock")) {
    const named = role.id === "guide" || role.id === "honour" || role.id === "dated" || role.id === "person";
    if (!named || base === "" || language !== "en") return localized(role.one, language);
  }
  if (language !== "en") return base === "" || role?.submitted ? label : capital(oneOf(base, language));
  if (role?.id === "guide" && / (?:to|of|about|on) /.test(label)) return localized(role.one!, language);
  if (role?.id === "guide" || role?.id === "request" || role?.id === "filed" || role?.id === "honour") {
    const words = label.toLowerCase().replace(/ (?:handling|form)$/, "");
    return capital(
      /(?:list|information|advice|philosophy|biography)$/.test(words) ? `${words} entry` : oneOf(words, "en"),
    );
  }
  // A success story is no success.
  if (base === "" || role?.id === "written") return capital(oneOf(label.toLowerCase(), "en"));
  const one = oneOf(base, "en");
  return capital(
    role?.id === "dated" && !/(?:ing|session)$/.test(one) ? one : role?.id === "dated" ? `${one} date` : one,
  );
}

interface KindLike {
  id: string;
  fields: readonly KnownField[];
}

function kindOf(noun: string, language: Language): KindLike {
  const position = { en: 0, de: 1, es: 2 }[language];
  const one = oneOf(noun, language).toLowerCase();
  const last = one.split(" ").at(-1)!;
  const found = nounKinds.find(({ words }) =>
    words[position]!.split("|").some((word) => word === one || word === last),
  );
  if (found) return found;
  if (language === "en" && peopleByEnding.test(last)) return nounKinds.find(({ id }) => id === "person")!;
  return anyThing;
}

interface Sampled {
  role: PartRole | undefined;
  base: string;
  language: Language;
  like: string;
  /** It is shown on a site and has none of the fields of its kind. */
  shown: boolean;
}

/** Field with its sample values; only English ones are written out, others are drawn from the pools. */
function sampled(field: Field, { role, base, language, like, shown }: Sampled): Field {
  if (language !== "en") return field;
  const one = base === "" ? "" : oneOf(base, "en").replace(/ item$/, "");
  const fill = (line: string): string => {
    // Articles are about all of them, entries about one.
    const words =
      one === "" ? (role?.id === "dated" ? "session" : "our work") : role?.inOrder || role?.id === "news" ? base : one;
    const text = line.replaceAll("{Base}", capital(words)).replaceAll("{base}", words.toLowerCase());
    return capital(text);
  };
  const all = (lines: readonly string[]): string[] => lines.map(fill);
  const own = role?.fields
    ? role.values?.[field.key]
    : like === anyThing.id
      ? (shown ? shownValues : keptValues)[field.key]
      : undefined;
  if (own) return { ...field, samples: all(own) };
  if (field.type === "long-text" && role?.texts) return { ...field, samples: all(role.texts) };
  if (!field.required || field.type !== "text" || like === "person") return field;
  if (role?.titles) return { ...field, samples: all(role.titles) };
  if (shown && like === anyThing.id && isPlural(base, "en")) return { ...field, samples: all(shownTitles) };
  // What has no names of its own is numbered, as places, machines and sheets are.
  return one === "" || like === "work"
    ? field
    : { ...field, samples: numbers.map((number) => `${capital(one)} ${number}`) };
}

const numbers = Array.from({ length: 9 }, (_, at) => 101 + at * 3);
