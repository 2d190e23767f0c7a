/** Names of the places where pages are rendered. Pure. */

/** Widths of the screens, in pixels. */
export const WIDTHS = { desktop: 1440, mobile: 390 } as const;

export interface Place {
  route: string;
  width: number;
}

const NAMED_ROUTES = 3;

/** Null: the check is not of a page. */
export const placeOf = ({ data }: { data?: Record<string, unknown> }): Place | null =>
  typeof data?.["route"] === "string" && typeof data["viewport"] === "number"
    ? { route: data["route"], width: data["viewport"] }
    : null;

/** `/ at 390`, `/ at both widths`, `/, /menu, /cart and 2 more pages at both widths`. */
export function wordsFor(places: readonly Place[]): string {
  const byWidths = new Map<string, string[]>();
  for (const route of new Set(places.map((place) => place.route))) {
    const widths = places.filter((place) => place.route === route).map(({ width }) => width);
    const words = widths.length === Object.keys(WIDTHS).length ? "both widths" : widths.join(" and ");
    byWidths.set(words, [...(byWidths.get(words) ?? []), route]);
  }
  return [...byWidths].map(([widths, routes]) => `${listed(routes)} at ${widths}`).join("; ");
}

/** `/, /menu, /cart and 2 more pages`. */
export function listed(routes: readonly string[]): string {
  const more = routes.length - NAMED_ROUTES;
  const named = routes.slice(0, NAMED_ROUTES);
  if (more > 0) return `${named.join(", ")} and ${more} more page${more === 1 ? "" : "s"}`;
  return named.length === 1 ? named[0]! : `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
}
