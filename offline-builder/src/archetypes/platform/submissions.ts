/** Things that visitors hand in themselves, with the verb the request uses: "share a promotion", "submit a report". */
import type { KnownEntity } from "../../lexicon/entities/entity.ts";
import { stem, tokens } from "../../parse/words.ts";
import { keyOf } from "../../parse/entities.ts";
import type { Entity, Field } from "../../plan/plan.ts";

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
  "catalogue-book",
  "room-type",
  "flight",
  "performer",
  "city-weather",
  "holding",
  "seating-table",
  "driver",
  "city",
]);
/** What is asked of somebody, and how a list of it is called. */
const asked: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Book: ["Booking", "Bookings"],
  Request: ["Request", "Requests"],
  "Apply for": ["Registration", "Registrations"],
};
const requestLike =
  /booking|reservation|appointment|consultation|request|application|enrol|loan|lead|quote|shift|leave|dispute|claim|order|registration|invitation|report|maintenance/;
const near = 5;

export interface Submission {
  entity: string;
  title: string;
  /** What is done with it, as a person would say. */
  verb: string;
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
    const lower = `${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
    const title = lower.includes(verb.toLowerCase().split(" ")[0]!) ? `Send ${lower}` : `${verb} ${lower}`;
    return [{ entity: entity.key, title, verb, at }];
  });
  return found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, 2)
    .map(({ entity, title, verb }) => ({ entity, title, verb }));
}

export interface Requests {
  entities: Entity[];
  submissions: Submission[];
}

/** Who books a car makes a booking, and no car: such a form writes into a list of its own that names the car. */
export function withRequests(given: readonly Entity[], all: readonly Submission[]): Requests {
  let entities = [...given];
  const submissions = all.map((submission): Submission => {
    const names = asked[submission.verb];
    const about = entities.find(({ key }) => key === submission.entity)!;
    if (!names || requestLike.test(about.key)) return submission;
    const known = entities.find(
      ({ key, plural }) =>
        key !== about.key && (plural === names[1] || /booking|appointment|consultation|enrol/.test(key)),
    );
    const relation: Field = { key: keyOf([about.singular]), label: about.singular, type: "relation", to: about.key };
    if (known) {
      const linked = known.fields.some(({ to }) => to === about.key)
        ? known
        : { ...known, fields: [...known.fields.slice(0, 1), relation, ...known.fields.slice(1)] };
      entities = entities.map((entity) => (entity === known ? linked : entity));
      return { ...submission, entity: known.key };
    }
    const request = requestFor(names, { ...relation, required: true });
    entities.push(request);
    return { ...submission, entity: request.key };
  });
  const distinct = submissions.filter(
    ({ entity }, at) => submissions.findIndex((other) => other.entity === entity) === at,
  );
  return { entities, submissions: distinct };
}

function requestFor([one, many]: readonly [string, string], about: Field): Entity {
  return {
    key: `${one.toLowerCase()}-entry`,
    singular: one,
    plural: many,
    fields: [
      { key: "name", label: "Your name", type: "text", required: true, about: "name" },
      about,
      { key: "email", label: "E-mail", type: "email", required: true },
      { key: "date", label: "Date", type: "date" },
      { key: "people", label: "People", type: "number" },
      { key: "status", label: "Status", type: "enum", options: ["Requested", "Confirmed", "Cancelled"] },
      { key: "notes", label: "Notes", type: "long-text" },
    ],
    like: "work",
  };
}
