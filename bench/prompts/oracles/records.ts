/** Records that people keep: created, changed, deleted, opened, rated, approved, and still there after a reload. */
import type { Locator } from "playwright-core";
import { PRESS, visit, type App, type PageFacts, type Visit } from "../screen/app.ts";
import { anyWord, collectionsFor, placesFor } from "../screen/places.ts";
import { confirmation, fillAndSend, newMarker, openForm, submitButton, fillAll } from "./forms.ts";
import { firstThatHolds, no, yes, type Finding } from "./verdict.ts";

const ADDS =
  /\b(add|new|create|post|share|submit|publish|log|write|compose|record|schedule|report|register|propose|upload|ask|plan|start|neu|hinzu|anlegen|nueva?|añadir|crear)\b|^\+$/i;

/** Controls by name; those that also name one of the words come first. */
async function namedControl(visited: Visit, name: RegExp, words: readonly string[]): Promise<Locator | null> {
  const area = visited.page.locator("body");
  const all = area.getByRole("button", { name }).or(area.getByRole("link", { name })).locator("visible=true");
  const fitting = all.filter({ hasText: anyWord(words) });
  if (words.length > 0 && (await fitting.count()) > 0) return fitting.first();
  return (await all.count()) > 0 ? all.first() : null;
}

/** A form for a new thing, behind a button or on the page itself. */
async function formToAdd(visited: Visit, words: readonly string[]): Promise<Locator | null> {
  const shown = await openForm(visited.page);
  if (shown !== null && (await shown.locator("textarea, input[type=text], input:not([type])").count()) > 0) {
    const isSearch = /search/i.test((await shown.innerText()) ?? "");
    if (!isSearch) return shown;
  }
  const button = await namedControl(visited, ADDS, words);
  if (button === null) return shown;
  await button.click();
  await visited.settled();
  return openForm(visited.page);
}

/** Whether the text is on this page or on one in the menu. */
async function seenSomewhere(visited: Visit, app: App, marker: string): Promise<string | null> {
  const here = (await visited.text()).includes(marker);
  if (here) return new URL(visited.page.url()).pathname;
  for (const { path } of app.pages.filter((page) => page.linkedFromNav && !page.path.includes("#")).slice(0, 6)) {
    await visited.go(path);
    if ((await visited.text()).includes(marker)) return path;
  }
  return null;
}

export interface Added {
  visited: Visit;
  marker: string;
  path: string;
  values: Map<string, string>;
}

export interface Adding {
  words: readonly string[];
  /** Signs in where an account is required. */
  enter?: (visited: Visit) => Promise<void>;
}

/** Adds a thing on one page. The visit stays open for later steps; answers the reason when it fails. */
export async function addOn(app: App, place: PageFacts, { words, enter }: Adding): Promise<Added | string> {
  const visited = await visit(app, { path: place.path });
  const fail = async (reason: string): Promise<string> => {
    await visited[Symbol.asyncDispose]();
    return `${place.path}: ${reason}`;
  };
  try {
    await enter?.(visited);
    const form = await formToAdd(visited, words);
    if (form === null) return await fail("no button or form to add something");
    const { marker, values, before } = await fillAndSend(visited, form);
    if (values.size === 0) return await fail("the form takes no text");
    const told = confirmation(before, await visited.text());
    const path = await seenSomewhere(visited, app, marker);
    if (path === null)
      return await fail(`what was added is shown nowhere${told === null ? "" : `, though it says "${told}"`}`);
    await visited.page.reload();
    await visited.settled();
    // A busy machine shows a page's frame long before its rows.
    await visited.page
      .getByText(marker)
      .first()
      .waitFor(PRESS)
      .catch(() => undefined);
    if (!(await visited.text()).includes(marker)) return await fail("what was added is gone after a reload");
    return { visited, marker, path, values };
  } catch (error) {
    return fail(String(error).split("\n")[0]!);
  }
}

type AfterAdding = (added: Added) => Promise<Finding>;

/** Adds a thing on the best place for the words, then asks. */
async function withNew(app: App, words: readonly string[], ask: AfterAdding): Promise<Finding> {
  const places = collectionsFor(app, words);
  if (places.length === 0) return no(`no page or control names ${words.join(", ")}`);
  return firstThatHolds(places, async (place) => {
    const added = await addOn(app, place, { words });
    if (typeof added === "string") return no(added);
    await using visited = added.visited;
    return await ask({ ...added, visited });
  });
}

export const creates = (app: App, words: readonly string[]): Promise<Finding> =>
  withNew(app, words, async ({ path }) => yes(`added, shown on ${path}, still there after a reload`));

/** A control with this name near the text, searching outward from it. */
async function controlNear(visited: Visit, text: string, name: RegExp): Promise<Locator | null> {
  const labelled = visited.page.getByRole("button", { name: new RegExp(`(${name.source}).*${text}`, "i") });
  if ((await labelled.count()) > 0) return labelled.first();
  let near = visited.page.getByText(text).locator("visible=true").last();
  for (let up = 0; up < 6; up += 1) {
    near = near.locator("xpath=..");
    if ((await near.count()) === 0) return null;
    const inside = near.getByRole("button", { name }).or(near.getByRole("link", { name })).locator("visible=true");
    const count = await inside.count();
    if (count > 0 && count <= 2) return inside.first();
    if (count > 2) return null;
  }
  return null;
}

const EDITS = /edit|rename|change|update|modify|bearbeiten|editar/i;
const DELETES = /delete|remove|trash|archive|discard|löschen|eliminar|borrar/i;

/** Where the thing's own controls are: beside it, or on its own page. */
async function reach(visited: Visit, marker: string, name: RegExp): Promise<Locator | null> {
  const beside = await controlNear(visited, marker, name);
  if (beside !== null) return beside;
  await visited.page.getByText(marker).locator("visible=true").last().click();
  await visited.settled();
  const own = visited.page.locator("main, [role=main], [role=dialog]").getByRole("button", { name });
  return (await own.count()) > 0 ? own.first() : null;
}

export const edits = (app: App, words: readonly string[]): Promise<Finding> =>
  withNew(app, words, async ({ visited, marker, path }) => {
    const button = await reach(visited, marker, EDITS);
    if (button !== null) {
      await button.click();
      await visited.settled();
    }
    const form = await openForm(visited.page);
    if (form === null) return no(`${path}: no way to change what was added`);
    const changed = newMarker();
    await fillAll(form, changed);
    await (await submitButton(form))?.click();
    await visited.settled();
    if ((await seenSomewhere(visited, app, changed)) === null) return no(`${path}: the change is shown nowhere`);
    await visited.page.reload();
    await visited.settled();
    const text = await visited.text();
    return text.includes(changed) && !text.includes(marker)
      ? yes(`${path}: changed, and still so after a reload`)
      : no(`${path}: the change is gone after a reload`);
  });

export const deletes = (app: App, words: readonly string[]): Promise<Finding> =>
  withNew(app, words, async ({ visited, marker, path }) => {
    const button = await reach(visited, marker, DELETES);
    if (button === null) return no(`${path}: no way to delete what was added`);
    await button.click();
    await visited.settled();
    const sure = visited.page.locator("[role=dialog], [role=alertdialog], dialog[open]").getByRole("button", {
      name: /delete|remove|yes|confirm|ok/i,
    });
    if ((await sure.count()) > 0) await sure.last().click();
    await visited.settled();
    await visited.go(path);
    const area = visited.page.locator("main, [role=main], body").first();
    const left = (await area.innerText()).includes(marker);
    return left ? no(`${path}: still listed after it was deleted`) : yes(`${path}: gone, also after a reload`);
  });

/** Opens a listed thing: its page or dialog shows its title and more than the list. */
export async function opensDetails(app: App, words: readonly string[]): Promise<Finding> {
  const places = collectionsFor(app, words);
  if (places.length === 0) return no(`no page names ${words.join(", ")}`);
  return firstThatHolds(places, async ({ path }) => {
    await using visited = await visit(app, { path });
    const items = await visited.items();
    const fitting = items.filter(({ title }) => title.length > 2).slice(0, 3);
    if (fitting.length === 0) return no(`${path}: nothing is listed`);
    for (const { title, text } of fitting) {
      const name = { name: new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").slice(0, 60), "i") };
      const area = visited.page.locator("main, [role=main], body").first();
      const link = area.getByRole("link", name).or(area.getByRole("button", name)).locator("visible=true").first();
      const target = (await link.count()) > 0 ? link : visited.page.getByText(title).locator("visible=true").first();
      const address = visited.page.url();
      const dialog = visited.page.locator("[role=dialog]:visible, dialog[open]:visible").last();
      await target.click(PRESS).catch(() => undefined);
      // A busy machine may show an empty page for a moment.
      const elsewhere = visited.page.waitForURL((url) => url.href !== address, { timeout: 2_000, waitUntil: "commit" });
      await Promise.any([elsewhere, dialog.waitFor({ timeout: 2_000 })]).catch(() => undefined);
      await visited.settled();
      const opened = (await dialog.count()) > 0 ? dialog : visited.page.locator("main, [role=main], body").first();
      const moved = visited.page.url() !== address || (await dialog.count()) > 0;
      const shown = await opened.innerText();
      if (moved && shown.includes(title) && shown.length > text.length + 20)
        return yes(`${path}: "${title}" opens ${new URL(visited.page.url()).pathname} with ${shown.length} characters`);
      if (moved) await visited.go(path);
    }
    return no(`${path}: nothing listed opens its details`);
  });
}

interface Act {
  control: RegExp;
  /**
   * Text that the page must contain a different number of times afterwards; null: the control or its surroundings must
   * change state.
   */
  says: RegExp | null;
}

/** Presses a control of a listed thing; the new text must survive a reload. */
async function act(app: App, words: readonly string[], { control, says }: Act): Promise<Finding> {
  const places = placesFor(app, words);
  return firstThatHolds(places.length > 0 ? places : placesFor(app, []), async ({ path }) => {
    await using visited = await visit(app, { path });
    const area = visited.page.locator("main, [role=main], body").first();
    // The part of the page about the control: its own state and lines that name it.
    const state = async (): Promise<string> =>
      (await area.ariaSnapshot())
        .split("\n")
        .filter((line) => control.test(line) || control.test(/"([^"]*)"/.exec(line)?.[1] ?? ""))
        .join("\n");
    const [before, stood] = [await visited.text(), await state()];
    const button = area.getByRole("button", { name: control });
    if ((await button.count()) === 0) return no(`${path}: no control is called ${control.source}`);
    await button.first().click();
    await visited.settled();
    await visited.page.reload();
    await visited.settled();
    const after = await visited.text();
    const times = (text: string): number => (says === null ? 0 : [...text.matchAll(new RegExp(says, "gi"))].length);
    const changed = says === null ? (await state()) !== stood : times(after) !== times(before);
    return changed
      ? yes(`${path}: it changed and is still so after a reload`)
      : no(`${path}: nothing is different after a reload`);
  });
}

export const approves = (app: App, words: readonly string[]): Promise<Finding> =>
  act(app, words, { control: /\b(approve|accept)\b/i, says: /approved|accepted/ });

/** Stars, a number or a select called rating, on a listed thing or in the form for a new one. */
export async function rates(app: App, words: readonly string[]): Promise<Finding> {
  const places = placesFor(app, words);
  const finding = await firstThatHolds(places.length > 0 ? places : placesFor(app, []), async ({ path }) => {
    await using visited = await visit(app, { path });
    const items = await visited.items();
    for (const open of [false, true]) {
      if (open && items[0] !== undefined) {
        await visited.page
          .getByText(items[0].title)
          .first()
          .click(PRESS)
          .catch(() => undefined);
        await visited.settled();
      }
      const stars = visited.page
        .getByRole("radio", { name: /star|\brat(e|ing)|^[1-5]/i })
        .or(visited.page.getByRole("button", { name: /\d\s*(of 5|star)|\brate\b/i }));
      const before = await visited.page.locator("body").ariaSnapshot();
      if ((await stars.count()) >= 2) {
        await stars.nth(1).click({ force: true });
        await visited.settled();
        await visited.page.reload();
        await visited.settled();
        const kept = (await visited.page.locator("body").ariaSnapshot()) !== before;
        if (kept) return yes(`${path}: a rating was given and kept`);
      }
    }
    return no(`${path}: no rating to give`);
  });
  if (finding.holds === true) return finding;
  return withNew(app, words, async ({ path, values }) =>
    [...values.keys()].some((label) => /rating|stars|score/i.test(label))
      ? yes(`${path}: the form of a new one has a rating, and it is kept`)
      : no(finding.reason),
  );
}

/** A field of a form chooses among things that another page lists. */
export const relates = (app: App, words: readonly string[]): Promise<Finding> => {
  const listed = new Set(app.pages.flatMap((page) => page.text.split("\n").map((line) => line.trim().toLowerCase())));
  return withForm(app, words, async (form, path) => {
    const options = await form.locator("select option, [role=option]").allInnerTexts();
    const known = options.filter((one) => one.trim().length > 2 && listed.has(one.trim().toLowerCase()));
    return known.length > 1
      ? yes(`${path}: the form chooses among ${known.length} things listed elsewhere`)
      : no(`${path}: no field of the form refers to other things`);
  });
};

/** Opens the form for a new thing without sending it. */
export async function withForm(
  app: App,
  words: readonly string[],
  ask: (form: Locator, path: string, visited: Visit) => Promise<Finding>,
): Promise<Finding> {
  const places = collectionsFor(app, words);
  if (places.length === 0) return no(`no page or control names ${words.join(", ")}`);
  return firstThatHolds(places, async ({ path }) => {
    await using visited = await visit(app, { path });
    const form = await formToAdd(visited, words);
    return form === null ? no(`${path}: no form`) : await ask(form, path, visited);
  });
}

/** Assigns a person: a choice that survives a reload. */
export async function assigns(app: App, words: readonly string[]): Promise<Finding> {
  const related = await relates(app, words);
  if (related.holds === true) return related;
  return act(app, words, {
    control: /assign|line.?up|put in|\bplays?\b|available|\bgoing\b|\bcoming\b|\b(?:i'm|count me) in\b|^in$/i,
    says: null,
  });
}

const shows = (text: string, date: string): boolean =>
  new RegExp(`(?<!\\d)0?${Number(date.slice(8, 10))}(?!\\d)`).test(text);

/** Gives a listed thing a date in its own dialog or page; the list must show it after a reload. */
async function datesWhatIsListed(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(collectionsFor(app, words), async ({ path }) => {
    await using visited = await visit(app, { path });
    const first = (await visited.items())[0];
    if (first === undefined) return no(`${path}: nothing is listed`);
    await visited.page.getByText(first.title).locator("visible=true").first().click();
    await visited.settled();
    const date = visited.page.locator("input[type=date]:visible, input[type=datetime-local]:visible").first();
    if ((await date.count()) === 0) return no(`${path}: neither a new nor an old one has a date to set`);
    const given = `${new Date().getUTCFullYear() + 1}-03-27`;
    await date.fill((await date.getAttribute("type")) === "date" ? given : `${given}T10:00`);
    const save = visited.page
      .locator("[role=dialog], dialog[open], form")
      .getByRole("button", { name: /save|update|done|apply/i });
    if ((await save.count()) > 0) await save.last().click();
    await visited.settled();
    await visited.go(path);
    const again = (await visited.items()).find(({ title }) => title === first.title);
    return again !== undefined && shows(again.text, given) && !shows(first.text, given)
      ? yes(`${path}: its date is changed and shown`)
      : no(`${path}: the date that was set is not shown`);
  });
}

/** A date of the form is shown with the thing afterwards; one that is set later counts too. */
export async function showsDates(app: App, words: readonly string[]): Promise<Finding> {
  const made = await withNew(app, words, async ({ visited, values, marker, path }) => {
    const given = [...values.values()].find((value) => /^\d{4}-\d\d-\d\d/.test(value));
    if (given === undefined) return no(`${path}: the form has no date`);
    const row = (await visited.items()).find(({ text }) => text.includes(marker))?.text ?? (await visited.text());
    return shows(row, given)
      ? yes(`${path}: its date is shown`)
      : no(`${path}: the date ${given} is not shown with it`);
  });
  return made.holds === true ? made : datesWhatIsListed(app, words);
}

/** A total on the page grows by the added amount. */
export const totals = (app: App, words: readonly string[]): Promise<Finding> => {
  const amounts = (text: string): string =>
    [...text.matchAll(/(?:total|sum|logged|overall)[^\d\n]{0,40}\n?[^\d\n]{0,10}([\d.,]+)/giu)]
      .map(([, n]) => n)
      .join(" ");
  const before = new Map(app.pages.map((page) => [page.path, amounts(page.text)]));
  return withNew(app, words, async ({ visited }) => {
    for (const [path, known] of before) {
      if (known === "") continue;
      await visited.go(path);
      const now = amounts(await visited.text());
      if (now !== known) return yes(`${path}: the total changed`);
    }
    return [...before.values()].some((known) => known !== "")
      ? no("no total changes with what is added")
      : no("no total is shown");
  });
};

/** Whether a word marks some of the listed things, but not all. */
export async function marks(app: App, words: readonly string[], word: RegExp): Promise<Finding> {
  return firstThatHolds(placesFor(app, words, 6), async ({ path }) => {
    await using visited = await visit(app, { path });
    const items = await visited.items();
    const marked = items.filter(({ text }) => word.test(text)).length;
    if (marked === 0) return no(`${path}: nothing is marked ${word.source}`);
    return marked < items.length
      ? yes(`${path}: ${marked} of ${items.length} are marked`)
      : no(`${path}: everything is marked, which tells nothing apart`);
  });
}
