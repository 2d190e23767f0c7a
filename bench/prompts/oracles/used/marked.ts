/** Marks by visitors: liked, voted for, kept for later, followed, done. A mark must show at once and after a reload. */
import type { Locator } from "playwright-core";
import { PRESS, visit, type App, type Visit } from "../../screen/app.ts";
import { placesFor } from "../../screen/places.ts";
import { firstThatHolds, no, yes, type Finding } from "../verdict.ts";

export interface MarkKind {
  /** Names of the controls that mark. */
  control: RegExp;
  /** Words of pages where they may be, besides those of the thing. */
  words: readonly string[];
}

export const LIKE: MarkKind = { control: /\blikes?\b|♥|❤|gefällt|me gusta/i, words: ["feed", "post"] };
export const VOTE: MarkKind = {
  control: /\b(up)?votes?\b|▲|useful|thank|abstimm|votar/i,
  words: ["poll", "vote", "idea", "question"],
};
export const FAVOURITE: MarkKind = {
  control: /favou?rite|wish ?list|bookmark|save for|\bsave\b|keep for|merken|merkzettel|favorit|guardar/i,
  words: ["shop", "listing", "saved", "favourite", "wishlist"],
};
export const FOLLOW: MarkKind = {
  control: /follow|subscribe to|folgen|seguir/i,
  words: ["people", "profile", "member"],
};
const DONE: MarkKind = {
  control: /done|complete|finish|tick|check ?(off|in)|erledigt|hecho/i,
  words: ["today", "task", "list"],
};

const main = (visited: Visit): Locator => visited.page.locator("main, [role=main], body").first();

/** The page as text, with pressed and checked states. */
const looks = (visited: Visit): Promise<string> => main(visited).ariaSnapshot();

async function afresh(visited: Visit): Promise<string> {
  await visited.page.reload();
  await visited.settled();
  return looks(visited);
}

/**
 * Whether the control changes the page, and keeps the change. Nothing can be said when two reloads differ by
 * themselves.
 */
async function marksBy(visited: Visit, press: () => Promise<void>): Promise<"kept" | "lost" | "restless"> {
  const before = await afresh(visited);
  if ((await afresh(visited)) !== before) return "restless";
  await press();
  await visited.settled();
  return (await afresh(visited)) === before ? "lost" : "kept";
}

async function markOn(visited: Visit, path: string, { control }: MarkKind): Promise<Finding> {
  const named = { name: control };
  const buttons = main(visited)
    .getByRole("button", named)
    .or(main(visited).getByRole("switch", named))
    .or(main(visited).getByRole("checkbox", named))
    .locator("visible=true");
  if ((await buttons.count()) === 0) return no(`${path}: no control is called ${control.source}`);
  const outcome = await marksBy(visited, async () => {
    const choice = main(visited).locator("input[type=radio]:visible").first();
    if ((await choice.count()) > 0) await choice.check({ ...PRESS, force: true }).catch(() => undefined);
    await buttons.first().click(PRESS);
  });
  if (outcome === "kept") return yes(`${path}: it is marked, and still so after a reload`);
  return no(
    outcome === "lost" ? `${path}: nothing is different after a reload` : `${path}: the page never stands still`,
  );
}

async function openFirst(visited: Visit): Promise<void> {
  const first = (await visited.items())[0];
  if (first === undefined) return;
  await visited.page
    .getByText(first.title)
    .locator("visible=true")
    .first()
    .click(PRESS)
    .catch(() => undefined);
  await visited.settled();
}

/** On a list, or on the page of its first thing. */
export async function marksThings(app: App, words: readonly string[], kind: MarkKind): Promise<Finding> {
  const home = app.pages.filter(({ path }) => path === "/");
  const places = [...new Set([...placesFor(app, words), ...placesFor(app, kind.words, 3), ...home])];
  return firstThatHolds(places, async ({ path }) => {
    await using visited = await visit(app, { path });
    const here = await markOn(visited, path, kind);
    if (here.holds === true) return here;
    await openFirst(visited);
    return new URL(visited.page.url()).pathname === path ? here : await markOn(visited, visited.page.url(), kind);
  });
}

/** Checks the first box of a list, which must stay checked. */
export async function checksOff(app: App, words: readonly string[]): Promise<Finding> {
  const places = placesFor(app, words);
  const found = await firstThatHolds(places.length > 0 ? places : placesFor(app, []), async ({ path }) => {
    await using visited = await visit(app, { path });
    const boxes = main(visited).getByRole("checkbox").locator("visible=true");
    if ((await boxes.count()) === 0) return no(`${path}: nothing can be checked`);
    const outcome = await marksBy(visited, () => boxes.first().click({ ...PRESS, force: true }));
    return outcome === "kept" ? yes(`${path}: it stays checked`) : no(`${path}: it does not stay checked`);
  });
  return found.holds === true ? found : marksThings(app, words, DONE);
}
