/** Divides the pages of a look among the tabs of its browser, with about equal work. Pure. */

/** Pages wait more than they work: for their own parts, for fonts, for two frames. More tabs only take turns. */
export const MAX_TABS = 4;

export interface LanePage {
  /** Pages of one width share a tab and its cache. */
  width: number;
  /** Work in proportion to the other pages. */
  weight: number;
  /** Entries live in a tab's own storage, so a page that is opened by a link stays with the pages that have such links. */
  links: "has" | "needs" | null;
}

interface Lane {
  load: number;
  widths: Set<number>;
  pages: number[];
}

/** Indexes of the pages for each tab, in the order in which it opens them. */
export function lanesOf(pages: readonly LanePage[]): number[][] {
  const lanes: Lane[] = Array.from({ length: MAX_TABS }, () => ({ load: 0, widths: new Set(), pages: [] }));
  const weightOf = (unit: readonly number[]): number => unit.reduce((sum, index) => sum + pages[index]!.weight, 0);
  for (const unit of unitsOf(pages).toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const { width } = pages[unit[0]!]!;
    // Another width needs another tab, which costs as much as a page.
    const costIn = ({ load, widths }: Lane): number => load + (widths.size === 0 || widths.has(width) ? 0 : 1);
    const lane = lanes.reduce((best, next) => (costIn(next) < costIn(best) ? next : best));
    lane.load = costIn(lane) + weightOf(unit);
    lane.widths.add(width);
    lane.pages.push(...unit);
  }
  const order = (index: number): number => (pages[index]!.links === "needs" ? 1 : 0);
  const inOrder = (a: number, b: number): number => pages[a]!.width - pages[b]!.width || order(a) - order(b) || a - b;
  return lanes.filter((lane) => lane.pages.length > 0).map((lane) => lane.pages.toSorted(inOrder));
}

/** Pages that must share a tab. */
function unitsOf(pages: readonly LanePage[]): number[][] {
  const units = new Map<string, number[]>();
  for (const [index, { width, links }] of pages.entries()) {
    const isLinked = pages.some((other) => other.width === width && other.links === "needs");
    const unit = links !== null && isLinked ? `${width}` : `${width} ${index}`;
    units.set(unit, [...(units.get(unit) ?? []), index]);
  }
  return [...units.values()];
}
