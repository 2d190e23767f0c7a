/** What an app of lists is called and says of itself: in the words of the request where it names things of its own. */
import { anyThing, nounKinds } from "../../lexicon/noun-kinds.ts";
import { appKind, appLooks } from "../../lexicon/app-kinds.ts";
import { knownEntity } from "../../lexicon/entities/index.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import type { Look } from "../../lexicon/domain.ts";
import type { DraftPlan, Entity, Language } from "../../plan/plan.ts";

export function taglineOf(plan: DraftPlan): string {
  const [main] = plan.entities;
  const { entities, tagline } = appKind(plan.domain);
  // A list that is no part of the use comes first: its line would speak of something else.
  const ofUse = !main || entities.length === 0 || entities.includes(main.key) || plan.domain === "tasks";
  if (!ofUse) return `${plan.entities.map(({ plural }) => plural).join(", ")}.`;
  if (plan.options["own"] !== true || !main) return localized(tagline, plan.language);
  const labels = main.fields.map((field, index) =>
    index === 0 || plan.language === "de" ? field.label : lower(field.label),
  );
  const shown = labels.slice(0, 5);
  const last = shown.pop() ?? "";
  return shown.length === 0
    ? `${last}.`
    : `${shown.join(", ")}${labels.length > 5 ? ", " : ` ${and[plan.language]} `}${last}.`;
}

export function kindOf(plan: DraftPlan): string {
  const [main] = plan.entities;
  return plan.options["own"] === true && main
    ? ownKind[plan.language](main.plural)
    : localized(appKind(plan.domain).kind, plan.language);
}

/** Name in lucide-react. */
export function iconOf(entity: Entity): string {
  return knownEntity(entity.key)?.icon ?? kindOfNoun(entity).icon;
}

/** Things that live look like a garden, games like a club, work like a desk. */
export function lookOf(entity: Entity): Look {
  return appLooks[looks[kindOfNoun(entity).id]];
}

const looks = {
  item: "kitchen",
  game: "signal",
  collection: "night",
  title: "ledger",
  note: "night",
  living: "garden",
  outing: "club",
  person: "clinic",
  spot: "club",
  shift: "desk",
  work: "desk",
  thing: "ledger",
} as const;

function kindOfNoun(entity: Entity): typeof anyThing {
  return nounKinds.find((kind) => kind.id === entity.like) ?? anyThing;
}

const and: Record<Language, string> = { en: "and", de: "und", es: "y" };

const ownKind: Record<Language, (plural: string) => string> = {
  en: (plural) => `an app for ${lower(plural)}`,
  de: (plural) => `eine App für ${plural}`,
  es: (plural) => `una aplicación de ${lower(plural)}`,
};

function lower(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
