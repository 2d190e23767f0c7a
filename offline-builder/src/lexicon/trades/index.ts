import type { Domain } from "../domain.ts";
import { authors } from "./authors.ts";
import { care } from "./care.ts";
import { celebrationTrades } from "./celebrations.ts";
import { clubs } from "./clubs.ts";
import { counters } from "./counters.ts";
import { crafts } from "./crafts.ts";
import { food } from "./food.ts";
import { gatherings } from "./gatherings.ts";
import { hair } from "./hair.ts";
import { learning } from "./learning.ts";
import { offices } from "./offices.ts";
import { shores } from "./shores.ts";
import { shops } from "./shops.ts";
import { street } from "./street.ts";
import { venues } from "./venues.ts";
import { workshops } from "./workshops.ts";

/** Trades, practices, shops, venues, clubs and services, by family. */
export const allTrades: readonly Domain[] = [
  ...crafts,
  ...offices,
  ...care,
  ...food,
  ...shops,
  ...learning,
  ...venues,
  ...clubs,
  ...shores,
  ...authors,
  ...hair,
  ...street,
  ...workshops,
  ...celebrationTrades,
  ...counters,
  ...gatherings,
];
