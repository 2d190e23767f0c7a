import type { Domain, Hours } from "../lexicon/domain.ts";
import type { Language } from "../plan/plan.ts";
import type { ColorWishes } from "./colors.ts";
import type { StatedFacts } from "./names.ts";
import type { StatedPrice } from "./stated-prices.ts";
import type { WordIndex } from "./words.ts";

/** What a request says, before any decision about how to build it. */
export interface Understanding {
  text: string;
  /** The text with misspellings put right as far as our words reach. */
  corrected: string;
  language: Language;
  index: WordIndex;
  name: string | null;
  place: string | null;
  facts: StatedFacts;
  /** Things with prices, in the order of the request. */
  prices: StatedPrice[];
  /** Monday first; null when no hours are stated. */
  hours: Hours | null;
  /** Days off that are stated without hours, Monday is 0. */
  closedDays: number[];
  /** The trade in the words of the request: "flower shop". */
  trade: string | null;
  colors: ColorWishes;
  /** Feature ids of parse/features.ts, in the order of the request. */
  features: string[];
  /** Domains that the request names, strongest first. */
  domains: Domain[];
  /** Ids of `limits` that the request touches. */
  limits: string[];
  seed: number;
}
