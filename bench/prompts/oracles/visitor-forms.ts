/** Forms for visitors: an invalid one is refused, a valid one confirmed; a slot is given once. */
import type { Locator } from "playwright-core";
import { PRESS, visit, type App, type PageFacts, type Visit } from "../screen/app.ts";
import { placesFor } from "../screen/places.ts";
import {
  confirmation,
  fillAll,
  fillAndSend,
  newMarker,
  newLines,
  objections,
  openForm,
  submitButton,
} from "./forms.ts";
import { firstThatHolds, no, yes, type Finding } from "./verdict.ts";

export interface FormKind {
  /** Words of the pages that may have it. */
  words: readonly string[];
  /** Matches the form's own text. */
  fits: RegExp;
  /** Name of a control that leads to it. */
  leads: RegExp;
}

export const CONTACT: FormKind = {
  words: ["contact", "message", "enquiry", "inquiry", "touch"],
  // A form with only an address is a newsletter's.
  fits: /message|question|enquiry|inquiry|nachricht|mensaje/i,
  leads: /contact|get in touch|message|enquir|inquir/i,
};
export const BOOKING: FormKind = {
  words: ["book", "booking", "reservation", "reserve", "appointment", "table", "schedule"],
  fits: /book|reserv|date|time|guest|appointment/i,
  leads: /book|reserv|appointment/i,
};
export const NEWSLETTER: FormKind = {
  words: ["newsletter", "subscribe", "signup"],
  fits: /newsletter|subscribe|sign up/i,
  leads: /newsletter|subscribe/i,
};
export const APPLICATION: FormKind = {
  words: ["apply", "application", "job", "jobs", "careers", "position"],
  fits: /appl|cover|resume|name/i,
  leads: /\bapply\b/i,
};

async function findForm(visited: Visit, kind: FormKind): Promise<Locator | null> {
  const shown = await openForm(visited.page, kind.fits);
  if (shown !== null && kind.fits.test(await textWithLabels(shown))) return shown;
  const role = { name: kind.leads };
  const way = visited.page.getByRole("button", role).or(visited.page.getByRole("link", role)).locator("visible=true");
  for (let at = 0; at < Math.min(await way.count(), 3); at += 1) {
    await way
      .nth(at)
      .click(PRESS)
      .catch(() => undefined);
    await visited.settled();
    const form = await openForm(visited.page, kind.fits);
    if (form !== null && kind.fits.test(await textWithLabels(form))) return form;
  }
  return null;
}

const textWithLabels = (form: Locator): Promise<string> =>
  form.evaluate((element) =>
    [
      (element as HTMLElement).innerText,
      element.getAttribute("aria-label") ?? "",
      ...[...element.querySelectorAll("[aria-label], [placeholder]")].map(
        (one) => `${one.getAttribute("aria-label") ?? ""} ${one.getAttribute("placeholder") ?? ""}`,
      ),
      (element.closest("section")?.querySelector("h1, h2, h3") as HTMLElement | null)?.innerText ?? "",
    ].join(" "),
  );

const candidates = (app: App, kind: FormKind): PageFacts[] => {
  const named = placesFor(app, kind.words, 4);
  const home = app.pages.find(({ path }) => path === "/");
  return home === undefined || named.includes(home) ? named : [...named, home];
};

/** Buttons for one choice of several, as for times of day: takes the first free one. */
async function chooseFree(scope: Locator): Promise<string | null> {
  const slots = scope
    .getByRole("radio", { disabled: false })
    .or(scope.locator("button[aria-pressed=false]:enabled"))
    .or(scope.getByRole("button", { name: /^\D{0,12}\d{1,2}[:.]\d\d/, disabled: false }))
    .or(scope.getByRole("option", { disabled: false }))
    .locator("visible=true");
  if ((await slots.count()) === 0) return null;
  const slot = slots.first();
  const name = (await slot.getAttribute("aria-label")) ?? (await slot.innerText().catch(() => ""));
  await slot.click({ ...PRESS, force: true }).catch(() => undefined);
  return name.trim();
}

/** Sends it empty: it must be refused and not confirmed. */
async function refusesEmpty(visited: Visit, form: Locator): Promise<boolean> {
  const before = await visited.text();
  const button = await submitButton(form);
  // A button that stays disabled until something is filled in is a refusal too.
  if (button === null) return (await form.locator("button:disabled").count()) > 0;
  await button.click();
  await visited.settled();
  const confirmed = confirmation(before, await visited.text());
  return (await objections(form)) > 0 && confirmed === null;
}

export async function formWorks(app: App, kind: FormKind): Promise<Finding> {
  return firstThatHolds(candidates(app, kind), async ({ path }) => {
    await using visited = await visit(app, { path });
    const form = await findForm(visited, kind);
    if (form === null) return no(`${path}: no such form`);
    if (!(await refusesEmpty(visited, form))) return no(`${path}: sent empty, it objects to nothing`);
    await chooseSlots(visited, form);
    const { before } = await fillAndSend(visited, form);
    const told = confirmation(before, await visited.text());
    return told === null
      ? no(`${path}: filled in, it confirms nothing`)
      : yes(`${path}: objects when empty, then "${told.slice(0, 80)}"`);
  });
}

/** Only checks that a valid one is confirmed or its text is shown. */
export async function formConfirms(app: App, words: readonly string[], fits: RegExp = /./): Promise<Finding> {
  const places = placesFor(app, words);
  if (places.length === 0) return no(`no page or control names ${words.join(", ")}`);
  return firstThatHolds(places, async ({ path }) => {
    await using visited = await visit(app, { path });
    const leads = new RegExp(words.join("|") || "$^", "i");
    const form = await findForm(visited, { words, fits, leads });
    if (form === null) return no(`${path}: no form`);
    await chooseSlots(visited, form);
    const { before, values, marker } = await fillAndSend(visited, form);
    if (values.size === 0) return no(`${path}: the form takes nothing`);
    const after = await visited.text();
    const told = confirmation(before, after) ?? newLines(before, after).find((line) => line.includes(marker)) ?? null;
    return told === null ? no(`${path}: it confirms nothing`) : yes(`${path}: "${told.slice(0, 80)}"`);
  });
}

export async function refusesInvalid(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(placesFor(app, words), async ({ path }) => {
    await using visited = await visit(app, { path });
    const form = await openForm(visited.page);
    if (form === null) return no(`${path}: no form`);
    return (await refusesEmpty(visited, form))
      ? yes(`${path}: objects when empty`)
      : no(`${path}: sent empty, it objects to nothing`);
  });
}

async function chooseSlots(visited: Visit, form: Locator): Promise<string | null> {
  await fillAll(form, newMarker());
  await visited.settled();
  const chosen = await chooseFree(form);
  await visited.settled();
  return chosen;
}

interface Booked {
  told: string | null;
  objected: number;
  slot: string | null;
  times: string[];
}

/** Free times of the form after its date is set, as text. */
const freeTimes = (form: Locator): Promise<string[]> =>
  form.evaluate((element) =>
    [...element.querySelectorAll("option:enabled, button:enabled, input[type=radio]:enabled")]
      .map(
        (one) =>
          one.getAttribute("aria-label") ??
          (one as HTMLInputElement).labels?.[0]?.innerText ??
          (one as HTMLElement).innerText ??
          one.textContent ??
          "",
      )
      .map((text) => text.trim())
      .filter((text) => /\d{1,2}[:.]\d\d/.test(text)),
  );

async function book(visited: Visit, path: string): Promise<Booked | null> {
  await visited.go(path);
  const form = await findForm(visited, BOOKING);
  if (form === null) return null;
  const before = await visited.text();
  await fillAll(form, newMarker());
  await visited.settled();
  const times = await freeTimes(form);
  const slot = await chooseFree(form);
  const { values } = await fillAndSend(visited, form);
  const told = confirmation(before, await visited.text());
  const objected = await objections(visited.page.locator("body"));
  return {
    told,
    objected,
    slot: slot ?? [...values.values()].find((value) => /^\d\d:\d\d/.test(value)) ?? null,
    times,
  };
}

/** Sends the same wish twice: the second is refused, or its time is no longer offered. */
export async function refusesConflict(app: App): Promise<Finding> {
  return firstThatHolds(candidates(app, BOOKING), async ({ path }) => {
    await using visited = await visit(app, { path });
    const first = await book(visited, path);
    if (first === null) return no(`${path}: nothing to book`);
    if (first.told === null) return no(`${path}: the first booking is not confirmed`);
    const second = await book(visited, path);
    if (second === null) return no(`${path}: nothing to book any more`);
    const gone = first.times.filter((time) => !second.times.includes(time));
    if (gone.length > 0) return yes(`${path}: ${gone[0]} is no longer offered`);
    if (second.objected > 0 && second.told === null) return yes(`${path}: the second one is refused`);
    return no(`${path}: the same time was given twice`);
  });
}
