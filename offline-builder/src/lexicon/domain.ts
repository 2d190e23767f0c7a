import type { Corner, Language, ThemePlan } from "../plan/plan.ts";

/** What we know about one trade or subject: how it is named, how it looks and what stands on its pages. Data only. */
export interface Domain {
  id: string;
  /** Words and phrases that name it, separated by `|`. A phrase counts more than a word. */
  words: Partial<Record<Language, string>>;
  /** Goods that name it only where something is sold: "honey" in a shop, not in a recipe. */
  goods?: Partial<Record<Language, string>>;
  /** True of any trade: it stands in where none is known, and the report says so. */
  general?: boolean;
  /** Words beside which it is another trade: a wedding photographer holds no wedding. All languages together. */
  except?: string;
  look: Look;
  art: Art;
  /** Guests book tables here, not people. */
  tables?: boolean;
  /** Places are booked here by the hour, each at the price of its time of day. */
  courts?: boolean;
  /** Sections between the hero and the closing of the first page, where the usual ones do not suit. */
  home?: string[];
  /** Pages of this subject, besides its offer and the contact page. */
  pages?: DomainPage[];
  /** Nobody books a time of the day here: stays are asked for by nights, meetings have dates. */
  noSlots?: boolean;
  /** Who is there is why people come: they have a page of their own. */
  peoplePage?: boolean;
  copy: Partial<Record<Language, Copy>>;
}

export type DomainPage = "donate" | "rsvp" | "programme" | "stay" | "waitlist" | "preorder";

export interface Look {
  /** Page, primary and accent colour of designs that suit the subject, as hex. */
  palettes: [background: string, primary: string, accent: string][];
  fonts: string[];
  corners: Corner[];
  density?: ThemePlan["density"][];
  header?: ThemePlan["header"][];
  heroes?: string[];
}

/** Names in scenes/subjects.ts. */
export interface Art {
  /** Three or four subjects of the trade. */
  subjects: string[];
  backdrop: string;
}

export interface Copy {
  /** The trade as a noun with its article: "a bakery". */
  kind: string;
  /** Invented names, used when the request gives none. */
  names: string[];
  tagline: string;
  /** Headlines with a lead; one is chosen. Exact enough that no other trade could use it. */
  heroes: { title: string; lead: string }[];
  story: { title: string; paragraphs: string[] };
  /** Things this place does, said as facts. */
  points?: { title: string; text: string }[];
  offer: Offer;
  place: { street: string; city: string };
  hours: Hours;
  /** Headings above the first of the offer, and of the last section. */
  favourites?: string[];
  closing?: string[];
  /** A day or a few, not a place that opens and closes: no opening hours, no prices of services. */
  occasion?: boolean;
  /** On the network only: no address, no opening hours. */
  placeless?: boolean;
  /** Who belongs to it, shown where a request asks for members. */
  members?: Person[];
  /** What happens when, in parts such as days. */
  programme?: { title: string; path: string; lead: string; parts: ProgrammePart[] };
  people?: { title: string; list: Person[] };
  classes?: ClassSlot[];
  plans?: PricePlan[];
  steps?: { title: string; text: string }[];
  questions?: { question: string; answer: string }[];
  products?: Product[];
  posts?: Post[];
  works?: Work[];
  /** Whose the works are, behind "pictures of": "your buildings", "Ihrer Bauten". Photographs are called so without. */
  whoseWorks?: string;
}

export interface Offer {
  /** "Menu", "Services": navigation and page title. */
  title: string;
  /** Route without slash. */
  path: string;
  lead: string;
  /** Words of links to it and of its search, where "See the services" does not read well. */
  see?: string;
  search?: string;
  groups: { name: string; items: OfferItem[] }[];
  /** Nothing here costs anything: no prices are shown. */
  free?: boolean;
}

export interface ProgrammePart {
  name: string;
  entries: { time: string; name: string; note: string }[];
}

export interface OfferItem {
  name: string;
  note: string;
  price: number;
  /** "from 49": the price is a lower bound. */
  from?: boolean;
  /** For things people book. */
  minutes?: number;
  tags?: string[];
}

/** Monday first; `null` is closed. After a break at noon the list goes on with when the doors open again and close. */
export type Hours = (readonly [open: string, close: string, ...again: string[]] | null)[];

export interface Person {
  name: string;
  role: string;
  note: string;
}

export interface ClassSlot {
  /** 0 is Monday. */
  day: number;
  time: string;
  minutes: number;
  name: string;
  coach: string;
  level: string;
}

export interface PricePlan {
  name: string;
  price: number;
  per: string;
  points: string[];
}

export interface Product {
  name: string;
  category: string;
  price: number;
  note: string;
  details: string[];
  options?: string[];
  stock: number;
  /** The drawing that shows it, one of the domain's subjects. */
  subject?: string;
}

export interface Post {
  title: string;
  category: string;
  summary: string;
  paragraphs: string[];
}

export interface Work {
  title: string;
  series: string;
  year: number;
  note: string;
}
