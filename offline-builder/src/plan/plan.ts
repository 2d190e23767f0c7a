/**
 * What the builder knows about a project it wrote: the intermediate representation kept in `.slipway/plan.json`.
 * Every generated file is a pure function of this plan, so a later request changes the plan and re-emits.
 */

export type Language = "en" | "de" | "es";

export type FieldType =
  | "text"
  | "long-text"
  | "number"
  | "money"
  | "date"
  | "time"
  | "boolean"
  | "enum"
  | "email"
  | "phone"
  | "url"
  | "image"
  | "file"
  | "relation";

export interface Field {
  /** camelCase, the property in the generated code. */
  key: string;
  /** As people read it, in the app's language. */
  label: string;
  type: FieldType;
  required?: boolean;
  /** `enum`: the values in order. */
  options?: string[];
  /** `enum`: those that say a row is dealt with, where the words themselves do not. */
  ends?: string[];
  /** `enum`: values that rows kept in a browser may still have, and what they are called now. */
  renamed?: [from: string, to: string][];
  /** What a new row begins with. */
  initial?: string;
  /** Rows that were kept before this field came lack it. */
  added?: boolean;
  /** `relation`: the key of the other entity. */
  to?: string;
  /** `number`: what is counted, shown behind the value: "km". */
  unit?: string;
  /** `text`: the same few values come again, so lists can be narrowed and counted by them. */
  repeats?: boolean;
  /** `text`: what its sample values are taken from, a key in lexicon/sample-words.ts. */
  about?: string;
  /** What stands before the number of samples: "Space" 3. */
  numbered?: string;
  /** `text`, `long-text`, `time`: its sample values in turn. */
  samples?: string[];
  /** No two entries have the same. */
  unique?: boolean;
  /** `number`, `money`: the least and the most that can be entered. */
  min?: number;
  max?: number;
  /** `number`, `money`: every one that can be entered is more than this. */
  over?: number;
  /** Below the control, for whoever fills it in. */
  hint?: string;
  /** `date`: key of the day before which it may not lie. */
  since?: string;
  /** `date`: on which side of today it may not lie when it is entered. */
  never?: "past" | "future";
  /** `number`: not more than a number of the entry that a relation points to. */
  notOver?: { relation: string; field: string };
  /** To be filled in while another field of the entry has this value. */
  neededFor?: { field: string; value: string };
  /** `number`: shown as stars, of so many. */
  stars?: number;
}

/** One thing that has to be so for an entry to stand out. `than`: a number, days, or the key of a field. */
export interface Condition {
  field: string;
  is:
    | "below"
    | "above"
    | "up-to"
    | "from"
    | "within"
    | "past"
    | "ahead"
    | "today"
    | "month"
    | "year"
    | "one-of"
    | "none-of"
    | "set"
    | "unset";
  than?: number | string;
  /** `below`: what is taken off first. */
  minus?: string;
  values?: string[];
}

/** What is said of an entry for which all of it is so. */
export interface Warning {
  text: string;
  when: Condition[];
  /** Red when nothing is said; what is not red is no warning, only a mark. */
  tone?: MarkTone;
}

export type MarkTone = "danger" | "success" | "warning";

/** A number above a list: how many entries there are of which all of it is so, or what a field of theirs comes to. */
export interface StatedFigure {
  label: string;
  /** Key of the field that is added up. */
  sum?: string;
  when: Condition[];
}

export interface Entity {
  /** kebab-case singular: `deal`. */
  key: string;
  singular: string;
  plural: string;
  fields: Field[];
  /** Entries are known by their day: what is written of them names somebody else. */
  byDay?: boolean;
  /** Id in lexicon/noun-kinds.ts, of lists that the lexicon of entities does not have. */
  like?: string;
  /** How its page shows the rows; a table when nothing is said. `board`: columns by a field of values. */
  view?: "cards" | "board";
  /** Key of the field whose values are the columns of the board. */
  boardBy?: string;
  /** Key of the field by whose values a table or cards stand in groups, each with a heading. */
  groupBy?: string;
  /** Keys of fields to narrow the list by, besides the usual ones. */
  filters?: string[];
  /** Keys of two fields whose values together stand in one entry only: a place and a day. */
  once?: readonly [place: string, day: string];
  warnings?: Warning[];
  /** Keys of fields: no two entries of the same at the same time of a day; without a day, on the same days. */
  clash?: { same: string; day?: string; from: string; to?: string; /** The last day is free again. */ nights?: true };
  /** How many entries one value of a field may have: a number, or a field of what a relation points to. */
  most?: { per: string; count: number | string; when: Condition[] };
  figures?: StatedFigure[];
  /** What has to be so for an entry to stand before all others; the first of them before those of the next. */
  first?: Condition[][];
  /** The order of the list. `ahead`: days that have passed come behind those to come. */
  order?: { by: string; down?: boolean; ahead?: boolean };
  /** Percent on top of the first amount of money, shown with the sum of both. */
  tax?: number;
  /** Entries with one of these values of a field stand at the end of the list, or at its beginning. */
  apart?: { field: string; values: string[]; first: boolean; grey: boolean };
  /** What the list says before there is an entry. */
  emptyText?: string;
}

export interface PlannedPage {
  /** Route, `/` or `/menu` or `/product/:id`. */
  path: string;
  /** Name in navigation and headings, in the app's language. */
  title: string;
  /** Component and file name: `Menu` is `src/pages/Menu.tsx`. `Index` is the first page. */
  component: string;
  /** Shown in the navigation. */
  nav: boolean;
  /** Section ids in order, for pages composed of sections. */
  sections?: string[];
  /** Of people of one kind: keys of the lists they add to, and of those they look at. */
  role?: { adds: string[]; sees: string[] };
}

/** A list in the files of an app that is no collection of its plan: menu items, classes, posts. */
export interface SiteContent {
  key: string;
  singular: string;
  plural: string;
  /** The file that holds it, and the property where it is one of several: `src/content/site.ts#offer`. */
  at: string;
}

/** A form whose answers are meant for the owner of the site. */
export interface OwnerForm {
  id: string;
  page: string;
  kind: "contact" | "booking" | "order" | "newsletter" | "rsvp" | "application" | "donation";
}

export interface AnswerField {
  /** Property in the form's code: `guests`. */
  key: string;
  label: string;
  /** `list`: the items of an order. */
  kind: "text" | "number" | "boolean" | "list" | "day" | "time";
}

/**
 * `bookings`: times that can be taken once, so every visitor knows which are. `published`: everybody reads what the owner let
 * through. Others are read by the owner alone.
 */
export type AnswerKind = "bookings" | "published";

/** What visitors send through one form, stored in the project's database for the owner. */
export interface AnswerList {
  table: string;
  /** The file that sends it: `src/data/messages.ts`. */
  path: string;
  kind?: AnswerKind;
  /** What the owner's page calls it. */
  label: string;
  /** What was asked once stays: answers of that time have it. */
  fields: AnswerField[];
}

/** An invented fact in `src/content/site.ts`. `key` is its path inside the `site` object, `address.street`. */
export interface Detail {
  key: string;
  label: string;
  value: string;
}

export type Corner = "sharp" | "soft" | "round";

export interface ThemePlan {
  /** The design's own appearance; the other one is offered by the switch. */
  mode: "light" | "dark";
  /** `#rrggbb`. */
  background: string;
  primary: string;
  accent: string;
  /** Which of the three the person asked for: those are kept exactly. */
  exact: ("background" | "primary" | "accent")[];
  /** Id in theme/fonts.ts. */
  fonts: string;
  corners: Corner;
  density: "airy" | "regular" | "compact";
  header: "bar" | "centred" | "solid";
}

export type OptionValue = string | number | boolean | string[];

export interface Plan {
  version: 1;
  /** The request that began the project. */
  request: string;
  language: Language;
  name: string;
  /** Ids in the tables of archetypes and of domains. */
  archetype: string;
  domain: string;
  seed: number;
  theme: ThemePlan;
  pages: PlannedPage[];
  /** Feature ids that are built: `menu`, `contact-form`, `search`. */
  features: string[];
  entities: Entity[];
  /** Worked out whenever the plan is printed; read from the file by others, never by this builder. */
  contents?: SiteContent[];
  forms: OwnerForm[];
  /** Worked out whenever the plan is printed, for who publishes: what visitors enter and nobody gets. */
  unsent?: { label: string; storable: boolean }[];
  /** Forms whose answers reach the owner through the database; none while it is missing. */
  answers?: AnswerList[];
  details: Detail[];
  /** What only this archetype needs to know. */
  options: Record<string, OptionValue>;
  /** Path of each generated file -> hash of its content as generated. A file with another hash was edited by a person. */
  files: Record<string, string>;
}

/** A plan before anything was written. */
export type DraftPlan = Omit<Plan, "files">;
