/** Games, pictures and boards: what is moved by a key or a click. */
import type { Locator } from "playwright-core";
import { PRESS, visit, type App, type PageFacts, type Visit } from "../screen/app.ts";
import { placesFor } from "../screen/places.ts";
import { firstThatHolds, no, yes, type Finding } from "./verdict.ts";

const STARTS = /^(start|play|begin|new game|let'?s go|next|enter|join|take)\b|start|play/i;

/** The main part as it looks now: text, geometry of drawings, pixels of canvases. */
const look = (visited: Visit): Promise<string> =>
  visited.page.evaluate(() => {
    const main = document.querySelector("main, [role=main]") ?? document.body;
    const canvases = [...main.querySelectorAll("canvas")].map((canvas) => canvas.toDataURL().slice(-400));
    return `${(main as HTMLElement).innerText}\n${main.innerHTML.length}\n${[...main.querySelectorAll("[class], [style]")].map((one) => `${one.getAttribute("class")}${one.getAttribute("style") ?? ""}`).join("").length}\n${[...main.querySelectorAll("[style], rect, circle")].map((one) => (one as HTMLElement).style.cssText + ["x", "y", "cx", "cy"].map((name) => one.getAttribute(name) ?? "").join(" ")).join()}\n${canvases.join()}`;
  });

const scoreOf = (text: string): string | null =>
  /(?:score|points|correct|level)\D{0,20}?(\d+)/i.exec(text.replaceAll("\n", " "))?.[1] ?? null;
const bestOf = (text: string): string | null =>
  /(?:high ?score|best|record)\D{0,20}?(\d+)/i.exec(text.replaceAll("\n", " "))?.[1] ?? null;

interface Played {
  changes: number;
  scores: Set<string>;
  path: string;
}

const SPEAKS_OF_PLAY = /score|points|\blevel|question|lives|moves|winner|\bgames?\b|\bplay/i;

/** Pages that speak of a game, those that say so on a sign first. */
function gamePages(app: App): PageFacts[] {
  const named = placesFor(app, ["play", "game", "quiz", "contest", "question", "score"], 3);
  const home = app.pages.filter(({ path }) => path === "/");
  return [...new Set([...named, ...home])].filter(({ text, headings, controls }) =>
    SPEAKS_OF_PLAY.test([text, ...headings, ...controls].join(" ")),
  );
}

/** That many different looks are a game that runs. */
const ENOUGH_LOOKS = 12;
const MAX_TURNS = 60;

async function begin(visited: Visit): Promise<void> {
  const start = visited.page
    .getByRole("button", { name: STARTS })
    .or(visited.page.locator("main").getByRole("link", { name: STARTS }));
  if ((await start.count()) > 0)
    await start
      .first()
      .click(PRESS)
      .catch(() => undefined);
  await visited.settled();
}

/** Keys for what moves, clicks for what asks; a game that nobody wins still changes and counts. */
async function play(visited: Visit, path: string): Promise<Played> {
  const seen = new Set<string>();
  const scores = new Set<string>();
  const note = async (): Promise<void> => {
    seen.add(await look(visited));
    const score = scoreOf(await visited.text());
    if (score !== null) scores.add(score);
  };
  await note();
  await begin(visited);
  const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  const ends = Date.now() + 9000;
  // Random answers may be wrong many times in a row, so the score is awaited as long as there is time.
  const goesOn = (): boolean => seen.size < ENOUGH_LOOKS || scores.size === 1;
  for (let turn = 0; turn < MAX_TURNS && goesOn() && Date.now() < ends; turn += 1) {
    const focused = await visited.page.evaluate(() =>
      /INPUT|TEXTAREA|SELECT/.test(document.activeElement?.tagName ?? ""),
    );
    if (!focused) await visited.page.keyboard.press(keys[turn % 4]!);
    const choices = visited.page
      .locator("main, [role=main], body")
      .first()
      .locator("button:enabled:visible, input[type=radio]:enabled:visible")
      .filter({ hasNotText: /reset|restart|new game|quit|stop|dark|light|menu/i });
    const count = await choices.count();
    if (count > 0)
      await choices
        .nth((turn * 7) % count)
        .click({ timeout: 2000, force: true })
        .catch(() => undefined);
    await visited.settled();
    await note();
  }
  return { changes: seen.size - 1, scores, path };
}

async function withGame(app: App, ask: (played: Played, visited: Visit) => Promise<Finding>): Promise<Finding> {
  const pages = gamePages(app);
  if (pages.length === 0) return no("no page speaks of a game");
  return firstThatHolds(pages, async ({ path }) => {
    await using visited = await visit(app, { path });
    return await ask(await play(visited, path), visited);
  });
}

/** A question or a field of play that changes again and again; a plain page with one dialog does not. */
export const plays = (app: App): Promise<Finding> =>
  withGame(app, async ({ changes, path }) => {
    return changes >= 3
      ? yes(`${path}: it changed ${changes} times while it was played`)
      : no(`${path}: it changed ${changes} times`);
  });

export const scores = (app: App): Promise<Finding> =>
  withGame(app, async ({ scores, path }) => {
    if (scores.size === 0) return no(`${path}: no score is shown`);
    return scores.size > 1
      ? yes(`${path}: the score went through ${[...scores].join(", ")}`)
      : no(`${path}: the score stayed at ${[...scores][0]}`);
  });

export const keepsBest = (app: App): Promise<Finding> =>
  withGame(app, async ({ path }, visited) => {
    const stored = await visited.page.evaluate(() => Object.entries(localStorage).join("\n"));
    const best = bestOf(await visited.text());
    if (best === null) return no(`${path}: no best score is shown`);
    await visited.page.reload();
    await visited.settled();
    const again = bestOf(await visited.text());
    if (again !== best) return no(`${path}: the best was ${best}, after a reload ${again ?? "nothing"}`);
    return stored.length > 0 && (best !== "0" || /best|score|high/i.test(stored))
      ? yes(`${path}: best ${best} is kept`)
      : no(`${path}: nothing is stored`);
  });

/** A picture of the gallery opens large above the page, and Escape closes it. */
export async function lightbox(app: App): Promise<Finding> {
  const galleries = placesFor(app, ["gallery", "work", "photo", "portfolio", "pictures", "project"], 4);
  const home = app.pages.filter(({ path }) => path === "/");
  return firstThatHolds([...new Set([...galleries, ...home])], async ({ path }) => {
    await using visited = await visit(app, { path });
    const pictures = visited.page
      .locator(
        "main button:has(img, svg[role=img], svg[class]), main a:has(img), main figure img, main [role=button]:has(img)",
      )
      .locator("visible=true");
    for (let at = 0; at < Math.min(await pictures.count(), 6); at += 1) {
      await pictures
        .nth(at)
        .click(PRESS)
        .catch(() => undefined);
      await visited.settled();
      const dialog = visited.page.locator("[role=dialog]:visible, dialog[open]:visible").last();
      if ((await dialog.count()) === 0) {
        if (new URL(visited.page.url()).pathname !== path) await visited.go(path);
        continue;
      }
      if ((await dialog.locator("img, svg, picture").count()) === 0) continue;
      await visited.page.keyboard.press("Escape");
      await visited.settled();
      return (await dialog.isVisible().catch(() => false))
        ? no(`${path}: Escape does not close the picture`)
        : yes(`${path}: a picture opens large, Escape closes it`);
    }
    return no(`${path}: no picture opens`);
  });
}

async function leftOf(visited: Visit, title: string): Promise<number | null> {
  return (await visited.items()).find((item) => item.title === title)?.left ?? null;
}

type Way = (card: Locator, visited: Visit) => Promise<void>;

const CONTROLS = "button, a, [role=button], [tabindex='0'], [draggable=true]";

/** Presses arrow keys on one of the card's own controls, counted from its end, where a handle usually is. */
const arrows =
  (fromEnd: number): Way =>
  async (card, visited) => {
    const controls = card.locator(CONTROLS);
    const count = await controls.count();
    if (fromEnd > count) return;
    await (fromEnd === 0 ? card : controls.nth(count - fromEnd)).focus({ timeout: 800 });
    await visited.page.keyboard.press("ArrowRight");
  };

const WAYS: readonly (readonly [string, Way])[] = [
  ["an arrow key", arrows(1)],
  ["an arrow key", arrows(2)],
  ["an arrow key", arrows(0)],
  [
    "its move control",
    async (card, visited) => {
      await card
        .getByRole("button", { name: /move|→|next|right/i })
        .first()
        .focus({ timeout: 800 });
      await visited.page.keyboard.press("Enter");
      await visited.settled();
      const choices = visited.page.locator(
        "[role=menuitem]:visible, [role=option]:visible, [role=menuitemradio]:visible",
      );
      const count = await choices.count();
      if (count === 0) return;
      await choices.nth(Math.min(1, count - 1)).focus();
      await visited.page.keyboard.press("Enter");
    },
  ],
  [
    "a choice on the card",
    async (card) => {
      const select = card.locator("select").first();
      const values = await select
        .locator("option")
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      const now = await select.inputValue({ timeout: 800 });
      await select.selectOption(values.find((value) => value !== now && value !== "") ?? now);
    },
  ],
  [
    "space and an arrow key",
    async (card, visited) => {
      await card.locator(CONTROLS).last().focus({ timeout: 800 });
      for (const key of ["Space", "ArrowRight", "Space"]) {
        await visited.page.keyboard.press(key);
        await visited.settled();
      }
    },
  ],
];

/** A card moves to another column after a few keys, and stays there after a reload. */
export async function movesCards(app: App): Promise<Finding> {
  return firstThatHolds(
    placesFor(app, ["board", "kanban", "task", "card", "pipeline", "deal", "todo"], 4),
    async ({ path }) => {
      await using visited = await visit(app, { path });
      const items = await visited.items();
      if (new Set(items.map(({ left }) => Math.round(left / 40))).size < 2) return no(`${path}: no columns with cards`);
      const { title, left } = items.toSorted((one, other) => one.left - other.left)[0]!;
      for (const [name, way] of WAYS) {
        const cards = visited.page
          .locator("li, article, tr, [role=listitem], [draggable=true]")
          .filter({ hasText: title });
        await way(cards.last(), visited).catch(() => undefined);
        await visited.settled();
        const now = await leftOf(visited, title);
        if (now === null || Math.abs(now - left) < 40) continue;
        await visited.page.reload();
        await visited.settled();
        const kept = await leftOf(visited, title);
        return kept !== null && Math.abs(kept - left) >= 40
          ? yes(`${path}: "${title}" moves by ${name} and stays`)
          : no(`${path}: "${title}" is back after a reload`);
      }
      return no(`${path}: no key moves "${title}"`);
    },
  );
}
