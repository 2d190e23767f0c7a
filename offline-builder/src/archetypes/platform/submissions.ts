/** Things that visitors hand in themselves, with the verb the request uses: "share a promotion", "submit a report". */
import type { KnownEntity } from "../../lexicon/entities/entity.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { Entity } from "../../plan/plan.ts";

const verbs: readonly (readonly [said: RegExp, verb: string])[] = [
  [/^shar(?:e|es|ing)$/, "Share"],
  [/^(?:submit|submits|submitting|submission|submissions|fill|filling)$/, "Submit"],
  [/^(?:post|posts|posting|publish|publishing)$/, "Post"],
  [/^(?:request|requests|requesting|initiate|inquire|inquiry)$/, "Request"],
  [/^(?:book|booking|reserve|reserving)$/, "Book"],
  [/^(?:compose|composing|write|writing|send|sending)$/, "Compose"],
  [/^(?:upload|uploads|uploading)$/, "Upload"],
  [/^(?:apply|applying|enroll|enrol|enrollment|register)$/, "Apply for"],
];
/** Kept by those who run the app: nobody hands in a user or a product. */
const kept = new Set([
  "user",
  "client",
  "contact",
  "recipient",
  "doctor",
  "company",
  "product",
  "employee",
  "supplier",
  "species",
  "question",
]);
const near = 5;

export interface Submission {
  entity: string;
  title: string;
}

/** At most two, the first verb of each thing. */
export function submissionsOf(text: string, entities: readonly Entity[], known: readonly KnownEntity[]): Submission[] {
  const stems = tokens(text).map(stem);
  const raw = tokens(text);
  const found = entities.flatMap((entity) => {
    if (kept.has(entity.key)) return [];
    const words = (known.find((one) => one.key === entity.key)?.words[0] ?? entity.plural)
      .split("|")
      .map((phrase) => stem(tokens(phrase).at(-1) ?? ""));
    const at = raw.findIndex(
      (word, place) =>
        verbs.some(([said]) => said.test(word)) &&
        stems.slice(place + 1, place + 1 + near).some((next) => words.includes(next)),
    );
    if (at < 0) return [];
    const verb = verbs.find(([said]) => said.test(raw[at]!))![1];
    const thing = entity.singular.replace(/^sent /i, "");
    return [{ entity: entity.key, title: `${verb} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`, at }];
  });
  return found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, 2)
    .map(({ entity, title }) => ({ entity, title }));
}
