/** Lists as a change left them: their order, and a picture with each thing. */
import { visit, type App } from "../screen/app.ts";
import { placesFor } from "../screen/places.ts";
import { firstThatHolds, no, yes, type Finding } from "../oracles/verdict.ts";

/** Titles of a list stand in the order of the alphabet, one way or the other. */
export async function ordered(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(placesFor(app, words), async ({ path }) => {
    await using visited = await visit(app, { path });
    const titles = (await visited.items()).map(({ title }) => title);
    if (titles.length < 2) return no(`${path}: fewer than two things are listed`);
    const sorted = titles
      .toSorted((one, other) => one.localeCompare(other, undefined, { sensitivity: "base" }))
      .join("\n");
    return titles.join("\n") === sorted || titles.toReversed().join("\n") === sorted
      ? yes(`${path}: ${titles.length} in order`)
      : no(`${path}: ${titles.slice(0, 3).join(", ")} … are in no order`);
  });
}

export async function pictured(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds([...placesFor(app, words), ...app.pages.slice(0, 2)], async ({ path }) => {
    await using visited = await visit(app, { path });
    const cards = visited.page
      .locator("main li, main article")
      .filter({ has: visited.page.locator("a, h2, h3, p") })
      .locator("visible=true");
    const count = await cards.count();
    if (count < 2) return no(`${path}: no cards`);
    const named = await cards.evaluateAll(
      (all) =>
        all.filter(
          (card) => card.querySelector("img[alt]:not([alt='']), svg[role=img], [role=img][aria-label]") !== null,
        ).length,
    );
    return named === count
      ? yes(`${path}: ${count} cards, each with a named picture`)
      : no(`${path}: ${named} of ${count} cards have a named picture`);
  });
}
