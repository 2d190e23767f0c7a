/** "Help our choir plan rehearsals and see who is coming": occasions, the people of a group, and who comes to which. */
import { knownEntity } from "../../lexicon/entities/index.ts";
import { planEntity } from "../../lexicon/entities/entity.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { isPlural, singularOf } from "../records/grammatical-number.ts";
import { listNamed } from "./enumerated.ts";

const planned: Record<Language, RegExp> = {
  en: /(?<![\p{L}])help(?:s|ing)? (?:us|me|(?:my|our|the) [\p{L} -]{3,40}?) (?:to )?(?:organi[sz]e|plan|manage|run|keep track of|coordinate|arrange)\s+(?:our |the |all |its |their )?((?:\p{Ll}+ )?\p{Ll}{3,}s)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:hilft|helfen|hilfe)(?![\p{L}])[^.]{0,60}?(?:,\s+)?(?:unsere |die |alle )?(\p{Lu}\p{Ll}{3,}) (?:und \p{Lu}\p{Ll}+ )?(?:zu )?(?:planen|organisieren|verwalten|koordinieren)/u,
  es: /(?<![\p{L}])ayud[ea](?:n)? a (?:mi|nuestr[oa]) [\p{L} ]{3,40}? a (?:organizar|planificar|gestionar|coordinar)\s+(?:los |las |sus )?(\p{Ll}{4,}s)(?![\p{L}])/iu,
};
/** "Our choir plans rehearsals": the group does it itself. */
const plans: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(?:my|our|the) (?:\p{L}+ ){0,2}\p{L}+ (?:plans|organi[sz]es|manages|arranges|schedules)\s+(?:(?:our|the|all|its|their) )?((?:\p{Ll}+ )?\p{Ll}{3,}s)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:unser|mein|der|die|das)\p{L}* (?:\p{L}+ )?\p{Lu}\p{L}+ (?:plant|organisiert|verwaltet|koordiniert)\s+(?:(?:seine|ihre|unsere|die|alle) )?(\p{Lu}\p{Ll}{3,})/iu,
  es: /(?<![\p{L}])(?:mi|nuestr[oa]|el|la) \p{L}+ (?:planifica|organiza|gestiona|coordina)\s+(?:(?:los|las|sus) )?(\p{Ll}{4,}s)(?![\p{L}])/iu,
};
/** Who is there is asked for, and not only what there is. */
const comes: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(?:who(?:'s|’s| is| are| can| will)? (?:\p{L}+ )?(?:coming|comes?|there|available|free|going|attending|attends?|taking part|takes part|helping|helps|joining|joins|playing|plays|in)|attendance|availability|who can make it)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:wer (?:\p{L}+ ){0,2}(?:kommt|kommen kann|da ist|dabei ist|kann|mitmacht|teilnimmt|spielt|hilft|zusagt)|anwesenheit|zusagen)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:quién(?:es)? (?:viene|vienen|va|van|asiste|asisten|puede|pueden|participa|juega|ayuda)|asistencia)(?![\p{L}])/iu,
};

interface Texts {
  reply: [one: string, many: string];
  answer: string;
  answers: string[];
  note: string;
}
const texts: Record<Language, Texts> = {
  en: { reply: ["Reply", "Replies"], answer: "Answer", answers: ["Coming", "Maybe", "Not coming"], note: "Note" },
  de: {
    reply: ["Zusage", "Zusagen"],
    answer: "Antwort",
    answers: ["Kommt", "Vielleicht", "Kommt nicht"],
    note: "Notiz",
  },
  es: {
    reply: ["Respuesta", "Respuestas"],
    answer: "Respuesta",
    answers: ["Viene", "Quizá", "No viene"],
    note: "Nota",
  },
};

/** Null unless a group plans occasions and wants to know who is there. */
export function groupPlan(text: string, language: Language): Entity[] | null {
  const noun = (planned[language].exec(text) ?? plans[language].exec(text))?.[1];
  if (noun === undefined || !comes[language].test(text)) return null;
  const word = language === "de" ? noun : noun.toLowerCase();
  if (!isPlural(word, language) || singularOf(word, language) === null) return null;
  const occasion = listNamed(noun, language);
  const members = knownEntity("member");
  if (!occasion || !members) return null;
  const own = texts[language];
  const people: Entity = { ...planEntity(members, language), fields: planEntity(members, language).fields.slice(0, 3) };
  const toPeople: Field = { key: people.key, label: people.singular, type: "relation", to: people.key, required: true };
  const toOccasion: Field = {
    key: occasion.key,
    label: occasion.singular,
    type: "relation",
    to: occasion.key,
    required: true,
  };
  const reply: Entity = {
    key: "reply",
    singular: own.reply[0],
    plural: own.reply[1],
    fields: [
      { key: "note", label: own.note, type: "text", about: "reply" },
      toPeople,
      toOccasion,
      { key: "answer", label: own.answer, type: "enum", options: own.answers },
    ],
    like: "work",
  };
  return [occasion, people, reply];
}
