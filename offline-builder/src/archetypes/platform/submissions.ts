/** Things that visitors hand in themselves, with the verb the request uses: "share a promotion", "submit a report". */
import type { KnownEntity } from "../../lexicon/entities/entity.ts";
import { stem, tokens } from "../../parse/words.ts";
import { keyOf } from "../../parse/entities.ts";
import { handedIn, tapVerbs, type HandedVerb } from "../../parse/specification/handed-in.ts";
import { platformPhrases, type Deed } from "../../language/platform-phrases.ts";
import { inSentence } from "../../emit/app/naming.ts";
import { recordKeyOf } from "../../parse/records/record-names.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";

type Said = readonly (readonly [said: RegExp, verb: Deed])[];

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
const saidIn: Record<"de" | "es", Said> = { de: german, es: spanish };

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

const mostForms = 3;

/** The first verb of each thing, in the order of the text. */
export function submissionsOf(
  { text, language }: Pick<Understanding, "text" | "language">,
  entities: readonly Entity[],
  known: readonly KnownEntity[],
): Submission[] {
  const found = language === "en" ? toldInEnglish(text, entities, known) : toldOtherwise(text, entities, language);
  return found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, mostForms)
    .map(({ entity, title, verb }) => ({ entity, title, verb }));
}

type Found = Submission & { at: number };

/** How each verb is read where only its kind counts. */
const kindOf: Partial<Record<HandedVerb, Deed>> = {
  "Fill out": "Submit",
  Report: "Submit",
  Register: "Submit",
  "Sign up for": "Apply for",
  "Register for": "Apply for",
  "Enroll in": "Apply for",
};

function toldInEnglish(text: string, entities: readonly Entity[], known: readonly KnownEntity[]): Found[] {
  const all = handedIn(text).filter(({ verb }) => !tapVerbs.has(verb));
  return entities.flatMap((entity) => {
    if (kept.has(entity.key)) return [];
    const phrases = (known.find(({ key }) => key === entity.key)?.words[0] ?? "")
      .split("|")
      .concat(entity.plural, entity.singular)
      // "Inquiry form" is asked for as an inquiry.
      .flatMap((phrase) => [phrase, phrase.replace(/ forms?$/i, "")])
      .map((phrase) => tokens(phrase).map(stem))
      .filter((phrase) => phrase.length > 0);
    const own = ownForms[entity.key];
    if (own?.said.test(text))
      return [{ entity: entity.key, title: own.title, verb: "Submit", at: text.search(own.said) / 6 }];
    const said = all.find(({ objects }) =>
      objects.some((object) => phrases.some((phrase) => endsWith(object, phrase))),
    );
    if (!said) return [];
    const verb = kindOf[said.verb] ?? (said.verb as Deed);
    const thing = entity.singular.replace(/^sent /i, "");
    const isSent = said.verb === "Compose" && /\bsend/i.test(text) && !/message|letter|mail|note|post/i.test(thing);
    // A booking is made of what is booked: "Book train ticket".
    const booked = verb === "Book" && /book/i.test(thing) ? said.written.find((one) => !/book/.test(one)) : undefined;
    const title = booked
      ? `Book ${booked}`
      : isSent
        ? `Send ${inSentence(thing, "en")}`
        : said.verb in kindOf && !(said.verb === "Report" && /report/i.test(thing))
          ? `${said.verb} ${inSentence(thing, "en")}`
          : platformPhrases.en.deed(verb, thing);
    return [{ entity: entity.key, title, verb, at: said.at }];
  });
}

/** Lists whose form is called by a verb of its own. */
const ownForms: Readonly<Record<string, { said: RegExp; title: string }>> = {
  donation: {
    said: /\bdonat(?:e|ing)\b|\bmak(?:e|ing) (?:an? )?(?:online )?donations?|online donations?/i,
    title: "Donate",
  },
  "auction-bid": { said: /\bplac(?:e|ing) (?:an? )?bids?|\bbidding\b/i, title: "Place bid" },
  "rent-payment": { said: /\bpay(?:ing)? (?:the |their )?rent/i, title: "Pay rent" },
  "money-transfer": { said: /\btransfer(?:ring)? (?:money|funds)/i, title: "Transfer money" },
  "stock-trade": { said: /\bbuy(?:ing)?\b/i, title: "Buy or sell" },
  "survey-response": {
    said: /\b(?:answer|fill|complet|tak|respond)\w*\b[^.]{0,20}\bsurveys?/i,
    title: "Answer survey",
  },
  "satisfaction-survey": { said: /satisfaction survey/i, title: "Rate our support" },
};

/** "New leave requests" are "requests", "requests for leave" are not "leave". */
function endsWith(object: readonly string[], phrase: readonly string[]): boolean {
  const from = object.length - phrase.length;
  return from >= 0 && phrase.every((word, at) => object[from + at] === word);
}

function toldOtherwise(text: string, entities: readonly Entity[], language: "de" | "es"): Found[] {
  const verbs = saidIn[language];
  const stems = tokens(text).map(stem);
  const raw = tokens(text);
  return entities.flatMap((entity) => {
    if (kept.has(entity.key)) return [];
    const words = [entity.plural, entity.singular].map((phrase) => stem(tokens(phrase).at(-1) ?? ""));
    const at = raw.findIndex(
      (word, place) =>
        verbs.some(([said]) => said.test(word)) &&
        (language === "de" ? before(raw, stems, place) : stems.slice(place + 1, place + 1 + near)).some((next) =>
          words.includes(next),
        ),
    );
    if (at < 0) return [];
    const verb = verbs.find(([said]) => said.test(raw[at]!))![1];
    // A German says what is done with the word of the request: "Schaden melden".
    const isAsGerman = language === "de" && verb !== "Apply for";
    const title = isAsGerman ? `${entity.singular} ${raw[at]!}` : platformPhrases[language].deed(verb, entity.singular);
    return [{ entity: entity.key, title, verb, at }];
  });
}

/** German puts the verb behind what it is about, and who does it before the other verb. */
function before(raw: readonly string[], stems: readonly string[], place: number): string[] {
  const from = Math.max(0, place - near - 2);
  const modal = raw
    .slice(from, place)
    .findLastIndex((word) => /^(?:soll|können|kann|muss|müssen|möchte|wollen|will)/.test(word));
  return stems.slice(from + modal + 1, place);
}

export interface Requests {
  entities: Entity[];
  submissions: Submission[];
}

/** Who enrolls is enrolled, who applies has applied. */
function namesOf({ verb, title }: Submission, language: Language): readonly [one: string, many: string] | undefined {
  if (language === "en" && title.startsWith("Enroll in")) return ["Enrollment", "Enrollments"];
  if (language === "en" && title.startsWith("Apply for")) return ["Application", "Applications"];
  return asked[verb]?.[language];
}

/** Who books a car makes a booking, and no car: such a form writes into a list of its own that names the car. */
export function withRequests(given: readonly Entity[], all: readonly Submission[], language: Language): Requests {
  let entities = [...given];
  const submissions = all.map((submission): Submission => {
    const names = namesOf(submission, language);
    const about = entities.find(({ key }) => key === submission.entity)!;
    if (!names || requestLike.test(about.key)) return submission;
    const others = entities.filter(({ key }) => key !== about.key);
    const known =
      others.find(({ plural }) => plural === names[1]) ??
      // Who applies for something makes no appointment.
      others.find(({ key }) =>
        (submission.verb === "Apply for"
          ? /applica|enrol|registration/
          : /booking|appointment|consultation|enrol/
        ).test(key),
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
  en: ["Your name", "Email", "Date", "People", "Status", "Notes"],
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
