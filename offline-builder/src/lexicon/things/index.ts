import type { KnownEntity } from "../entities/entity.ts";
import { affairThings } from "./affairs.ts";
import { businessThings } from "./business.ts";
import { careThings } from "./care.ts";
import { learningThings } from "./learning.ts";
import { marketThings } from "./market.ts";
import { mediaThings } from "./media.ts";
import { occasionThings } from "./occasions.ts";
import { siteThings } from "./sites.ts";
import { specialThings } from "./special/index.ts";
import { tradeThings } from "./trades.ts";

const all: readonly KnownEntity[] = [
  ...specialThings,
  ...siteThings,
  ...businessThings,
  ...careThings,
  ...mediaThings,
  ...marketThings,
  ...affairThings,
  ...occasionThings,
  ...tradeThings,
  ...learningThings,
];

/** Lists that only English requests can name; of two with the same words the one of a certain subject comes first. */
export const englishThings: readonly KnownEntity[] = [
  ...all.filter((thing) => thing.where !== undefined),
  ...all.filter((thing) => thing.where === undefined),
];
