import type { Domain } from "../domain.ts";
import { bakery } from "./bakery.ts";
import { barber } from "./barber.ts";
import { bicycleWorkshop } from "./bicycle-workshop.ts";
import { candles } from "./candles.ts";
import { goods } from "./goods.ts";
import { celebration } from "./celebration.ts";
import { charity } from "./charity.ts";
import { church } from "./church.ts";
import { club } from "./club.ts";
import { conference } from "./conference.ts";
import { dentist } from "./dentist.ts";
import { estate } from "./estate.ts";
import { festival } from "./festival.ts";
import { hotel } from "./hotel.ts";
import { gadget } from "./gadget.ts";
import { gym } from "./gym.ts";
import { journal } from "./journal.ts";
import { maker } from "./maker.ts";
import { news } from "./news.ts";
import { padel } from "./padel.ts";
import { photography } from "./photography.ts";
import { practice } from "./practice.ts";
import { product } from "./product.ts";
import { rescue } from "./rescue.ts";
import { restaurant } from "./restaurant.ts";
import { school } from "./school.ts";
import { society } from "./society.ts";
import { wedding } from "./wedding.ts";
import { yoga } from "./yoga.ts";
import { completions } from "../trades/completions.ts";
import { allTrades } from "../trades/index.ts";
import { kindsOfWork } from "../works/index.ts";

/** Every subject we have words for. The order breaks ties; the general ones stand last and are the fallback. */
const all: readonly Domain[] = [
  ...allTrades,
  bakery,
  barber,
  bicycleWorkshop,
  candles,
  gym,
  padel,
  restaurant,
  photography,
  charity,
  // Before weddings: who says yes to a birthday marries nobody.
  celebration,
  wedding,
  festival,
  conference,
  yoga,
  dentist,
  estate,
  school,
  church,
  hotel,
  maker,
  gadget,
  product,
  rescue,
  society,
  club,
  news,
  journal,
  goods,
  practice,
];

/** Where a subject with words of its own lacks a language, the short form of it stands in. */
export const domains: readonly Domain[] = all.map((domain) => {
  const more = completions.find(({ id }) => id === domain.id);
  return more ? { ...domain, copy: { ...more.copy, ...domain.copy } } : domain;
});

/** A subject by the id that plans keep: a trade, or what a portfolio shows. */
export function domainById(id: string): Domain {
  const found = domains.find((domain) => domain.id === id) ?? kindsOfWork.find((kind) => kind.id === id);
  if (!found) throw new Error(`No domain called ${id}`);
  return found;
}
