/** "Where dog owners post walks and walkers apply": who does what, said in one line, is a list for each thing and each deed. */
import { anyItem, roleDeeds, people, type RoleDeed } from "../../lexicon/usual-apps/role-deeds.ts";
import { localized, planField } from "../../lexicon/entities/entity.ts";
import type { RoleView } from "../../lexicon/usual-apps/usual-app.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { isPlural, singularOf } from "../records/grammatical-number.ts";
import { keyOf } from "../entities.ts";
import { recordKeyOf } from "../records/record-names.ts";
import { listNamed } from "./enumerated.ts";

export interface RoleLists {
  /** In the words of the request, else of its lists. */
  title: string;
  entities: Entity[];
  roles: RoleView[];
}

interface Clause {
  who: string;
  deed: RoleDeed;
  verb: string;
  /** The noun it is done with; empty where only "them" is said. */
  object: string;
}

const longest = 260;
const most = 5;
/** These know who does what in them already. */
const ownApps =
  /(?<![\p{L}])(?:job (?:board|site|portal|market)|employers|vacanc(?:y|ies)|forum|social network|chat|quiz|game|should be able to|ride[- ](?:hailing|sharing)|taxi|blog|poll|rsvp|approv\p{L}*)(?![\p{L}])/iu;
const began = /(?<![\p{L}])(?:where|in which|so that|lets|letting|allows)\s+|[:,]\s+/iu;
const modal = /^(?:can |could |should (?:be able to )?|will |may |get to |are able to |to |also |then )+/i;
const pronoun = /^(?:them|it|these|those|one|each other|one another|that|us|me)$/i;
const article = /^(?:(?:the|their|an?|any|new|own|his|her|its|our|my|all|some|different|for|to|up|with|from|in) )+/i;

/** Null unless two kinds of people do things, or one kind does two things of which lists come. */
export function roleLists(text: string, language: Language): RoleLists | null {
  if (language !== "en" || text.length > longest || ownApps.test(text)) return null;
  const clauses = withWhomTheyFind(clausesIn(text));
  const kinds = new Set(clauses.map(({ who }) => who));
  if (kinds.size < 2 || clauses.every(({ deed }) => deed.looks === true)) return null;
  const lists = listsOf(clauses, language);
  if (lists.entities.length < (clauses.some(({ deed }) => deed.looks === true) ? 1 : 2)) return null;
  const entities = lists.entities.slice(0, most);
  return { title: titleOf(text, entities), entities, roles: rolesOf(clauses, lists) };
}

const general =
  /(?<![\p{L}])(?:(?:an?|the|my|our|please|build|make|create|need|want|i|me|simple|small|little|web|new|online) |(?:app|application|platform|site|website|tool|system|portal|page|market ?place|something|place|software)(?![\p{L}]))/giu;

/** "Photo contest site where …" is called after the contest. */
function titleOf(text: string, entities: readonly Entity[]): string {
  const head = text.slice(0, began.exec(text)?.index ?? 0).replace(/\s(?:for|to|with)\s.*$/i, " ");
  const own = head.replace(general, " ").replace(/\s+/g, " ").trim();
  const [first, second] = entities;
  const lists = second ? `${first!.plural} and ${second.plural.toLowerCase()}` : first!.plural;
  const title = own.length > 3 && own.length <= 32 ? own : lists;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** "Parents find sitters and book them": those who are found put themselves up there. */
function withWhomTheyFind(clauses: Clause[]): Clause[] {
  const who = clauses[0]?.who;
  const found = clauses.find(
    ({ deed, object }) => deed.looks === true && object !== "" && object !== who && areWorkers.test(object),
  );
  const others = clauses.some((clause) => clause.who !== who);
  if (!found || others || !clauses.some(({ deed }) => deed.list !== null)) return clauses;
  const puts = roleDeeds.find(({ list, looks }) => list === null && looks !== true)!;
  return [
    { who: found.object, deed: puts, verb: "offer", object: found.object },
    ...clauses.filter((clause) => clause !== found),
  ];
}

const areWorkers =
  /(?:sitters|walkers|tutors|teachers|trainers|coaches|cleaners|nannies|doctors|therapists|photographers|musicians|cooks|chefs|drivers|freelancers|designers|mentors|guides|groomers|gardeners|handymen|electricians|plumbers|helpers|carers|caregivers|volunteers|workers|stylists|lawyers|instructors)$/i;

function clausesIn(text: string): Clause[] {
  const start = began.exec(text);
  if (!start) return [];
  const told = text.slice(start.index + start[0].length).replace(/[.!?]+(?=\s|$)/g, ",");
  let who = "";
  const found: Clause[] = [];
  for (const part of told.split(/\s*(?:,|;|(?<![\p{L}])(?:and|while|then|or|but|where)(?![\p{L}]))\s*/iu)) {
    const clause = clauseOf(part.trim(), who);
    if (!clause) continue;
    who = clause.who;
    found.push(clause);
  }
  return found;
}

/** Up to three words name the people, and a verb follows. */
function clauseOf(part: string, before: string): Clause | null {
  const words = part.split(/\s+/);
  for (let count = before === "" ? 1 : 0; count <= 3; count += 1) {
    const who = words
      .slice(0, count)
      .join(" ")
      .replace(/^(?:the|my|our|an?|each|every|one) /i, "")
      .toLowerCase();
    const isOne = /^(?:the|my|our|an?|each|every|one) /i.test(part) && onePerson.test(who);
    if (count > 0 && !isOne && !namesPeople(who)) continue;
    const rest = words.slice(count).join(" ").replace(modal, "");
    const deed = roleDeeds.find(({ said }) => said.test(rest));
    if (!deed) continue;
    const object = objectOf(rest.replace(deed.said, "").trim());
    return { who: count === 0 ? before : who, deed, verb: rest.split(" ")[0]!.toLowerCase(), object };
  }
  return null;
}

/** "The landlord tracks". */
const onePerson = /(?:[eo]r|ian|ist|lord|ant|ee|boss|chef|coach|admin|staff)$/i;

function namesPeople(who: string): boolean {
  if (/^(?:i|we)$/.test(who)) return true;
  const last = who.split(" ").at(-1) ?? "";
  return people.test(last) || (isPlural(last, "en") && last.length > 3 && !/(?:ss|us|is|ings)$/.test(last));
}

function objectOf(rest: string): string {
  const noun = rest
    .replace(article, "")
    .split(/\s(?:for|from|with|to|on|at|by|in|of|when|that|they|who)(?=\s|$)/i)[0]!
    .trim();
  return pronoun.test(noun) ? "" : noun.toLowerCase().replace(article, "");
}

const ofItself =
  /(?:bookings?|appointments?|reservations?|sessions?|visits?|orders?|requests?|applications?|loans?|reviews?|messages?|donations?|feedback|comments?)$/i;

interface Lists {
  entities: Entity[];
  /** By clause: the list that comes of it. */
  of: Map<Clause, Entity>;
}

function listsOf(clauses: readonly Clause[], language: Language): Lists {
  const entities: Entity[] = [];
  const of = new Map<Clause, Entity>();
  const keep = (clause: Clause, entity: Entity): void => {
    const there = entities.find(({ key, plural }) => key === entity.key || plural === entity.plural);
    if (!there) entities.push(entity);
    of.set(clause, there ?? entity);
  };
  for (const clause of clauses) {
    const { deed, object, who } = clause;
    const thing = object === "" ? null : thingNamed(object, language);
    if (deed.list === null) {
      const known = thing ?? (deed.looks === true ? entities.at(-1) : null);
      if (
        known &&
        !(deed.looks === true && !entities.includes(known) && entities.length > 0 && !isPlural(object, "en"))
      )
        keep(clause, thing && deed.looks !== true ? written(thing, who) : known);
      continue;
    }
    const about = (thing && entities.find(({ key }) => key === thing.key)) ?? entities[0] ?? null;
    // "Patients book appointments": the thing is what comes of the deed.
    if (thing && !about && (deed.list.key === "submission" || ofItself.test(thing.plural))) {
      keep(clause, written(thing, who));
      continue;
    }
    if (thing && !about && thing.like !== "person") entities.push(thing);
    keep(clause, ofDeed(clause, about ?? (thing && entities.includes(thing) ? thing : null), language));
  }
  const graded = clauses.find(({ verb }) => /^grades?$/.test(verb));
  const main = entities[0];
  if (graded && main && !main.fields.some(({ key }) => key === "grade")) {
    const withGrade = { ...main, fields: [...main.fields, { key: "grade", label: "Grade", type: "text" as const }] };
    entities[0] = withGrade;
    for (const [clause, entity] of of) if (entity === main) of.set(clause, withGrade);
  }
  return { entities, of };
}

function thingNamed(object: string, language: Language): Entity | null {
  const words = object.split(" ");
  if (anyItem.said.test(words.at(-1)!)) {
    const fields = anyItem.fields.map((field) => planField(field, language));
    return { key: "listed-item", singular: "Item", plural: "Items", fields, like: "work" };
  }
  const noun = words.slice(-2).join(" ");
  return listNamed(noun, language) ?? listNamed(words.at(-1)!, language);
}

/** Who wrote it stands with it. */
function written(entity: Entity, who: string): Entity {
  const field = personField(who);
  // Sitters who put themselves up are the entries.
  if (entity.plural.toLowerCase() === who) return entity;
  if (entity.fields.some(({ about, key }) => about === "person" || key === field.key)) return entity;
  const [first, ...rest] = entity.fields;
  return { ...entity, fields: [first!, field, ...rest] };
}

function ofDeed({ deed, who }: Clause, about: Entity | null, language: Language): Entity {
  const { key, singular, plural, fields } = deed.list!;
  const to: Field[] = about
    ? [
        {
          key: keyOf(about.singular.toLowerCase().split(" ")),
          label: about.singular,
          type: "relation",
          to: about.key,
          required: true,
        },
      ]
    : [];
  return {
    key: recordKeyOf(key),
    singular: localized(singular, language),
    plural: localized(plural, language),
    fields: [{ ...personField(who), required: true }, ...to, ...fields.map((field) => planField(field, language))],
    like: "work",
  };
}

function personField(who: string): Field {
  const words = who.split(" ");
  const last = words.at(-1)!;
  const one = [...words.slice(0, -1), singularOf(last, "en") ?? last].join(" ");
  const label = people.test(last) ? "Name" : one.charAt(0).toUpperCase() + one.slice(1);
  return { key: keyOf(label.toLowerCase().split(" ")), label, type: "text", about: "person" };
}

function rolesOf(clauses: readonly Clause[], { entities, of }: Lists): RoleView[] {
  const kept = entities.slice(0, most);
  const place = (clause: Clause): number[] => {
    const at = kept.indexOf(of.get(clause)!);
    return at < 0 ? [] : [at];
  };
  const all = kept.map((_, at) => at);
  return [...new Set(clauses.map(({ who }) => who))].map((who) => {
    const own = clauses.filter((clause) => clause.who === who);
    const adds = [...new Set(own.filter(({ deed }) => deed.looks !== true).flatMap(place))];
    const self = who === "i" ? "me" : who === "we" ? "us" : who;
    const name = self.charAt(0).toUpperCase() + self.slice(1);
    return { who: [name, name, name], adds, sees: all.filter((at) => !adds.includes(at)) };
  });
}
