/** The plan of an app whose lists the reader understood, where the older reading of the request found none of them. */
import { wantsDecisions, withDecisions } from "../../../emit/app/decisions/wanted.ts";
import { knownEntities } from "../../../lexicon/entities/index.ts";
import { localized } from "../../../lexicon/entities/entity.ts";
import { statedLists, type StatedList } from "../../../parse/declared/declared-lists.ts";
import { declaredField } from "../../../parse/declared/declared-fields.ts";
import { keyOf } from "../../../parse/entities.ts";
import { tokens } from "../../../parse/words.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import type { DraftPlan, Field, FieldType, Language } from "../../../plan/plan.ts";
import type { Ask, AskField, AskList, AskType } from "../../../read/ask.ts";
import { trackerTexts } from "../texts.ts";
import { planOfLists } from "./plan-declared.ts";

const types: Readonly<Record<AskType, FieldType>> = {
  text: "text",
  "long-text": "long-text",
  date: "date",
  time: "time",
  datetime: "date",
  number: "number",
  quantity: "number",
  money: "money",
  "yes-no": "boolean",
  choice: "enum",
  person: "text",
  picture: "file",
  file: "file",
  link: "relation",
  email: "email",
  phone: "phone",
  url: "url",
  rating: "number",
};

export function planAsked(request: Understanding, ask: Ask): DraftPlan {
  const { text, language } = request;
  const decides = ask.roles.some(({ said }) => wantsDecisions(said));
  const lists = statedLists(
    ask.lists.map((list): StatedList => ({ label: list.label, fields: fieldsOf(list, language) })),
    { text, language },
  );
  const entities = decides ? withDecisions([...lists], text, language) : lists;
  const wishes = wishesOf(ask, { text, decides });
  const plan = planOfLists(request, entities, wishes);
  const kept = plan.options["kept"] as string[];
  const approvals = { path: "/approvals", title: trackerTexts[language].approvals, component: "Approvals", nav: true };
  return {
    ...plan,
    pages: decides ? [...plan.pages, approvals] : plan.pages,
    options: { ...plan.options, wishes: wishes.filter((wish) => !kept.includes(wish)) },
  };
}

/** Wishes besides the lists: carried out where an operation is sure of them, otherwise named as not done. */
function wishesOf(ask: Ask, { text, decides }: { text: string; decides: boolean }): string[] {
  const roles = ask.roles.filter(({ said }) => !decides || !wantsDecisions(said)).map(({ said }) => said);
  const unread = ask.unread.map(({ at, end }) => text.slice(at, end));
  const said = [...ask.charts.map((chart) => chart.said), ...ask.rules, ...roles, ...unread];
  return [...new Set(said.map((wish) => wish.replace(/\s+/g, " ").trim()))].filter((wish) => /\p{L}{2}/u.test(wish));
}

function fieldsOf({ label: name, fields }: AskList, language: Language): Field[] {
  const labels = fields.map(({ label }) => label);
  const usual = knownEntities.find(({ words, plural }) =>
    [...localized(words, language).split("|"), localized(plural, language)].some(
      (word) => word.toLowerCase() === name.toLowerCase(),
    ),
  );
  return fields.map((field) => {
    const own = fieldOf(field, labels, language);
    if (field.type !== "choice" || own.type !== "text") return own;
    const said = field.label.toLowerCase();
    const chosen = usual?.fields.find(
      ({ key, label, options }) =>
        options && (localized(label, language).toLowerCase() === said || key.startsWith(said)),
    );
    return chosen ? { ...own, samples: localized(chosen.options!, language) } : own;
  });
}

/** The type is the reader's; samples and units come from what the lexicon knows of such a field. */
function fieldOf(field: AskField, siblings: readonly string[], language: Language): Field {
  const type = types[field.type];
  const known = declaredField(field.label, siblings, language)?.field;
  const own: Field = { key: keyOf(tokens(field.label)), label: field.label, type };
  if (field.type === "link" && field.to !== undefined) return { ...own, type: "text" };
  if (field.type === "choice") {
    const options = field.options?.map(capital) ?? known?.options;
    return options ? { ...own, options } : { ...own, type: "text", repeats: true };
  }
  const shaped = known?.type === type ? { ...known, ...own } : own;
  return {
    ...shaped,
    ...(field.type === "person" ? { about: "person", repeats: true } : {}),
    ...(field.unit === undefined ? {} : { unit: field.unit }),
    ...(field.min === undefined || field.max === undefined ? {} : { min: field.min, max: field.max }),
  };
}

const capital = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
