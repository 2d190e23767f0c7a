/**
 * Routes with a parameter (`/items/:id`) have no address of their own: one is chosen among the links of a page. Pure.
 */

/** Links of one page that are read. */
export const MAX_LINKS = 300;
const LONGEST_ADDRESS = 400;

export const hasParameter = (route: string): boolean => segmentsOf(route).some((segment) => segment.startsWith(":"));

/** The part that every address of the route begins with: `/items/:id/notes` -> `/items/`. */
export const fixedStart = (route: string): string => route.slice(0, route.indexOf("/:") + 1);

/** The first link that matches the route and no more specific one: `/items/new` is no `/items/:id`. */
export function addressOf(route: string, links: readonly string[], others: readonly string[]): string | null {
  const wanted = segmentsOf(route);
  const closer = others.map(segmentsOf).filter((other) => fixedCount(other) > fixedCount(wanted));
  const found = links.find((link) => {
    if (link.length > LONGEST_ADDRESS || !link.startsWith("/") || link.startsWith("//")) return false;
    const segments = segmentsOf(link.split(/[?#]/, 1)[0]!);
    return leadsTo(wanted, segments) && !closer.some((other) => leadsTo(other, segments));
  });
  return found ?? null;
}

const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

const fixedCount = (segments: readonly string[]): number =>
  segments.filter((segment) => !segment.startsWith(":")).length;

const leadsTo = (route: readonly string[], address: readonly string[]): boolean =>
  route.length === address.length &&
  route.every((segment, index) => segment.startsWith(":") || segment === address[index]);
