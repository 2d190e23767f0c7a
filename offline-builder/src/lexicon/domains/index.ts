import type { Domain } from "../domain.ts";
import { bakery } from "./bakery.ts";
import { barber } from "./barber.ts";
import { bicycleWorkshop } from "./bicycle-workshop.ts";
import { candles } from "./candles.ts";
import { goods } from "./goods.ts";
import { gym } from "./gym.ts";
import { journal } from "./journal.ts";
import { padel } from "./padel.ts";
import { photography } from "./photography.ts";
import { practice } from "./practice.ts";
import { restaurant } from "./restaurant.ts";

/** Every subject we have words for. The order breaks ties; the general ones stand last and are the fallback. */
export const domains: readonly Domain[] = [
  bakery,
  barber,
  bicycleWorkshop,
  candles,
  gym,
  padel,
  restaurant,
  photography,
  journal,
  goods,
  practice,
];

export function domainById(id: string): Domain {
  const found = domains.find((domain) => domain.id === id);
  if (!found) throw new Error(`No domain called ${id}`);
  return found;
}
