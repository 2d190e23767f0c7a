import type { Domain } from "../domain.ts";
import { bakery } from "./bakery.ts";
import { candles } from "./candles.ts";
import { goods } from "./goods.ts";

/** Every subject we have words for. The order breaks ties. */
export const domains: readonly Domain[] = [bakery, candles, goods];

export function domainById(id: string): Domain {
  const found = domains.find((domain) => domain.id === id);
  if (!found) throw new Error(`No domain called ${id}`);
  return found;
}
