import type { KnownEntity } from "../entities/entity.ts";
import { businessThings } from "./business.ts";
import { careThings } from "./care.ts";
import { mediaThings } from "./media.ts";
import { marketThings } from "./market.ts";

/** Lists that only English requests can name. */
export const englishThings: readonly KnownEntity[] = [
  ...businessThings,
  ...careThings,
  ...mediaThings,
  ...marketThings,
];
