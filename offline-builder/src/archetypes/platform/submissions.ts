/** Things that visitors hand in themselves, with the verb the request uses: "share a promotion", "submit a report". */
import type { KnownEntity } from "../../lexicon/entities/entity.ts";
import { stem, tokens } from "../../parse/words.ts";
import { keyOf } from "../../parse/entities.ts";
import { platformPhrases, type Deed } from "../../language/platform-phrases.ts";
import { inSentence } from "../../emit/app/naming.ts";
import { recordKeyOf } from "../../parse/records/record-names.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";

type Said = readonly (readonly [said: RegExp, verb: Deed])[];

const english: Said = [
  [/^shar(?:e|es|ing)$/, "Share"],
  [/^(?:submit|submits|submitting|submission|submissions|fill|filling)$/, "Submit"],
  [/^(?:post|posts|posting|publish|publishing)$/, "Post"],
  [/^(?:request|requests|requesting|initiate|inquire|inquiry)$/, "Request"],
  [/^(?:book|booking|reserve|reserving)$/, "Book"],
  [/^(?:compose|composing|write|writing|send|sending)$/, "Compose"],
  [/^(?:upload|uploads|uploading)$/, "Upload"],
  [/^(?:apply|applying|enroll|enrol|enrollment|register)$/, "Apply for"],
];
const german: Said = [
  [/^(?:teilen|geteilt)$/, "Share"],
  [/^(?:einreichen|melden|abgeben|ausfüllen)$/, "Submit"],
  [/^(?:veröffentlichen|posten|einstellen)$/, "Post"],
  [/^(?:anfragen|beantragen|anfordern)$/, "Request"],
  [/^(?:buchen|reservieren|ausleihen|mieten)$/, "Book"],
  [/^(?:schreiben|verfassen)$/, "Compose"],
  [/^(?:hochladen)$/, "Upload"],
  [/^(?:anmelden|bewerben|einschreiben)$/, "Apply for"],
];
const spanish: Said = [
  [/^compartir$/, "Share"],
  [/^(?:enviar|entregar|comunicar|reportar)$/, "Submit"],
  [/^publicar$/, "Post"],
  [/^(?:solicitar|pedir)$/, "Request"],
  [/^(?:reservar|alquilar)$/, "Book"],
  [/^(?:escribir|redactar)$/, "Compose"],
  [/^subir$/, "Upload"],
  [/^(?:inscribir|inscribirse|apuntarse|matricular|matricularse)$/, "Apply for"],
];
const saidIn: Record<Language, Said> = { en: english, de: german, es: spanish };

/** Kept by those who run the app: nobody hands in a user or a product. */
const kept = new Set([
  "user",
  "patient",
  "patient-file",
  "dating-profile",
  "cover-plan",
  "alert",
  "hotel",
  "eatery",
  "range-product",
  "coin-balance",
  "member",
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
const asked: Readonly<Partial<Record<Deed, Record<Language, readonly [one: string, many: string]>>>> = {
  Book: { en: ["Booking", "Bookings"], de: ["Buchung", "Buchungen"], es: ["Reserva", "Reservas"] },
  Request: { en: ["Request", "Requests"], de: ["Anfrage", "Anfragen"], es: ["Solicitud", "Solicitudes"] },
  "Apply for": {
    en: ["Registration", "Registrations"],
    de: ["Anmeldung", "Anmeldungen"],
    es: ["Inscripción", "Inscripciones"],
  },
};
const requestLike =
  /booking|reservation|appointment|consultation|request|application|applicant|adoption|complaint|enrol|loan|lead|quote|shift|leave|dispute|claim|order|registration|invitation|report|maintenance/;
const near = 5;

export interface Submission {
  entity: string;
  title: string;
  /** What is done with it, as a person would say. */
  verb: Deed;
}

/** At most two, the first verb of each thing. */
export function submissionsOf(
  { text, language }: Pick<Understanding, "text" | "language">,
  entities: readonly Entity[],
  known: readonly KnownEntity[],
): Submission[] {
  const verbs = saidIn[language];
  const stems = tokens(text).map(stem);
  const raw = tokens(text);
  const found = entities.flatMap((entity) => {
    if (kept.has(entity.key)) return [];
    const named = language === "en" ? known.find((one) => one.key === entity.key)?.words[0] : undefined;
    const words = (named ?? `${entity.plural}|${entity.singular}`)
      .split("|")
      .map((phrase) => stem(tokens(phrase).at(-1) ?? ""));
    const at = raw.findIndex(
      (word, place) =>
        verbs.some(([said]) => said.test(word)) &&
        !(
          word === "book" &&
          /^(?:catalog|catalogue|management|club|list|store|shop|search|lovers?|readers?|fans?)/.test(
            raw[place + 1] ?? "",
          )
        ) &&
        (language === "de" ? before(raw, stems, place) : behind(raw, stems, place)).some((next) =>
          words.includes(next),
        ),
    );
    if (at < 0) return [];
    const verb = verbs.find(([said]) => said.test(raw[at]!))![1];
    const thing = entity.singular.replace(/^sent /i, "");
    // A German says what is done with the word of the request: "Schaden melden".
    const isAsGerman = language === "de" && verb !== "Apply for";
    const isSent = raw[at]!.startsWith("send") && !/message|letter|mail|note|post/i.test(thing);
    const title = isAsGerman
      ? `${thing} ${raw[at]!}`
      : isSent
        ? `Send ${inSentence(thing, language)}`
        : platformPhrases[language].deed(verb, thing);
    return [{ entity: entity.key, title, verb, at }];
  });
  return found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, 2)
    .map(({ entity, title, verb }) => ({ entity, title, verb }));
}

/** German puts the verb behind what it is about, and who does it before the other verb. */
function before(raw: readonly string[], stems: readonly string[], place: number): string[] {
  const from = Math.max(0, place - near - 2);
  const modal = raw
    .slice(from, place)
    .findLastIndex((word) => /^(?:soll|können|kann|muss|müssen|möchte|wollen|will)/.test(word));
  return stems.slice(from + modal + 1, place);
}

/** As far as nothing else is done: "write newsletters, choose templates" writes no templates. */
function behind(raw: readonly string[], stems: readonly string[], place: number): string[] {
  const end = raw.findIndex(
    (word, at) =>
      at > place &&
      (otherDeed.test(word) || (/^(?:and|or|to)$/.test(raw[at - 1]!) && english.some(([said]) => said.test(word)))),
  );
  return stems.slice(place + 1, Math.min(place + 1 + near, end < 0 ? Infinity : end));
}

const otherDeed =
  /^(?:view|see|choose|browse|search|manage|check|track|schedule|record|update|import|calculate|offer|join|vote|read|rate|comment|sell|plan|monitor|look|find|follow)$/;

export interface Requests {
  entities: Entity[];
  submissions: Submission[];
}

/** Who books a car makes a booking, and no car: such a form writes into a list of its own that names the car. */
export function withRequests(given: readonly Entity[], all: readonly Submission[], language: Language): Requests {
  let entities = [...given];
  const submissions = all.map((submission): Submission => {
    const names = asked[submission.verb]?.[language];
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
    const request = requestFor(names, { ...relation, required: true }, language);
    entities.push(request);
    return { ...submission, entity: request.key };
  });
  const distinct = submissions.filter(
    ({ entity }, at) => submissions.findIndex((other) => other.entity === entity) === at,
  );
  return { entities, submissions: distinct };
}

const requestLabels: Record<
  Language,
  readonly [name: string, email: string, date: string, people: string, status: string, notes: string]
> = {
  en: ["Your name", "E-mail", "Date", "People", "Status", "Notes"],
  de: ["Ihr Name", "E-Mail", "Datum", "Personen", "Status", "Notizen"],
  es: ["Tu nombre", "Correo", "Fecha", "Personas", "Estado", "Notas"],
};
const requestStates: Record<Language, string[]> = {
  en: ["Requested", "Confirmed", "Cancelled"],
  de: ["Angefragt", "Bestätigt", "Storniert"],
  es: ["Solicitada", "Confirmada", "Cancelada"],
};

function requestFor([one, many]: readonly [string, string], about: Field, language: Language): Entity {
  const [name, email, date, people, status, notes] = requestLabels[language];
  return {
    key: `${recordKeyOf(one)}-entry`,
    singular: one,
    plural: many,
    fields: [
      { key: "name", label: name, type: "text", required: true, about: "person" },
      about,
      { key: "email", label: email, type: "email", required: true },
      { key: "date", label: date, type: "date" },
      { key: "people", label: people, type: "number" },
      { key: "status", label: status, type: "enum", options: requestStates[language] },
      { key: "notes", label: notes, type: "long-text" },
    ],
    like: "work",
  };
}
