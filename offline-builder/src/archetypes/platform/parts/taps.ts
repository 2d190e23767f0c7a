/** What is done to an entry with one press and shows that it is done: joined, followed, completed. English so far. */
import { appBlueprint } from "../../../emit/app/app-frame.ts";
import { attribute } from "../../../emit/literal.ts";
import type { DetailPage } from "../../../emit/app/entity-detail.ts";
import { entityNames, titleCode } from "../../../emit/app/naming.ts";
import type { KnownEntity } from "../../../lexicon/entities/entity.ts";
import { handedIn, type HandedVerb } from "../../../parse/specification/handed-in.ts";
import { stem, tokens } from "../../../parse/words.ts";
import type { DraftPlan, Entity } from "../../../plan/plan.ts";
import type { SourceFile } from "../../archetype.ts";

/** The button before and after, by the verb of the request. */
const buttons: Partial<Record<HandedVerb, readonly [deed: string, done: string, counted?: RegExp]>> = {
  Follow: ["Follow", "Following", /^followers$/],
  Join: ["Join", "Joined", /^(?:members|participants)$/],
  Subscribe: ["Subscribe", "Subscribed", /^subscribers$/],
  Complete: ["Mark as completed", "Completed"],
  Vote: ["Vote", "Voted", /^votes$/],
  Like: ["Like", "Liked", /^likes$/],
};

/** `key|verb` of each list that such a thing is done with. */
export function tapsOf(text: string, entities: readonly Entity[], known: readonly KnownEntity[]): string[] {
  const all = handedIn(text).filter(({ verb }) => buttons[verb] !== undefined);
  const called = new Set(entities.flatMap(({ plural }) => tokens(plural).map(stem).at(-1) ?? []));
  return entities.flatMap((entity) => {
    const own = stem(tokens(entity.plural).at(-1) ?? "");
    const words = (known.find(({ key }) => key === entity.key)?.words[0] ?? "")
      .split("|")
      .concat(entity.plural, entity.singular)
      .map((phrase) => tokens(phrase).map(stem).at(-1) ?? "");
    // Lessons are no courses where both are kept.
    const isOf = (word: string): boolean => (called.has(word) ? word === own : words.includes(word));
    const verbs = all
      .filter(({ objects }) => objects.some((object) => isOf(object.at(-1) ?? "")))
      .map(({ verb }) => `${entity.key}|${verb}`);
    return [...new Set(verbs)];
  });
}

/** "Like replies": of what people write below an entry. */
export const likesComments = ({ request, language }: DraftPlan): boolean =>
  language === "en" &&
  handedIn(request).some(
    ({ verb, objects }) =>
      verb === "Like" && objects.some((object) => /^(?:repl|comment|answer|review)/.test(object.at(-1) ?? "")),
  );

const plannedTaps = (plan: DraftPlan): string[] => (plan.options["taps"] as string[] | undefined) ?? [];

export function tapFiles(plan: DraftPlan): SourceFile[] {
  if (plannedTaps(plan).length === 0) return [];
  return [
    appBlueprint(plan, { blueprint: "platform/taps.ts", path: "src/data/taps.ts" }),
    appBlueprint(plan, { blueprint: "platform/TapButton.tsx", path: "src/components/app/TapButton.tsx" }),
  ];
}

export function tapActions(plan: DraftPlan, entity: Entity): NonNullable<DetailPage["actions"]>[] {
  const { one, many } = entityNames(entity);
  return plannedTaps(plan).flatMap((tap) => {
    const [key, verb] = tap.split("|");
    const words = buttons[verb as HandedVerb];
    if (key !== entity.key || !words) return [];
    const [deed, done, counted] = words;
    const count = entity.fields.find(({ type, key: field }) => type === "number" && counted?.test(field));
    const counts = count
      ? ` onCount={(by) => ${many}.update(${one}.id, { ${count.key}: ${one}.${count.key} + by })}`
      : "";
    return [
      {
        before: "",
        code: `        <TapButton about={${one}.id} title={${titleCode(entity, one)}} deed=${attribute(deed)} done=${attribute(done)}${counts} />`,
        modules: { TapButton: "@/components/app/TapButton" },
      },
    ];
  });
}

/** "Buttons to join groups and to follow members". */
export function tapClaims(plan: DraftPlan): string[] {
  const said = plannedTaps(plan).flatMap((tap) => {
    const [key, verb] = tap.split("|");
    const entity = plan.entities.find((one) => one.key === key);
    const words = buttons[verb as HandedVerb];
    return entity && words ? [`${words[0]} (${entity.plural.toLowerCase()})`] : [];
  });
  return said.length === 0 ? [] : [`Buttons that remember what was done, with each entry: ${said.join(", ")}`];
}
