/** Fills in any form by labels and types, and reads the page's reaction. */
import type { Locator, Page } from "playwright-core";
import type { Visit } from "../screen/app.ts";
import { letters } from "../cases/words.ts";

/** A word that no app has of its own, different for each call. */
let counted = 0;
export const newMarker = (): string => `Quillon${(counted += 1)}${Date.now().toString(36).slice(-3)}`;

/** Value for every password field. */
export const PASSWORD = "Correct-horse-7";

const CONTROLS =
  "input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=reset]):not([type=image]), textarea, select, [contenteditable=true]";

/** Radios are chosen by group: checking each of fifty times of day takes a busy machine longer than a question may. */
const ONE_BY_ONE = CONTROLS.replace("input:not([type=hidden])", "input:not([type=hidden]):not([type=radio])");

const CONFIRMED =
  /thank|success|\bsaved\b|\bsent\b|received|confirm(ed|ation)|\bbooked\b|reserved|submitted|registered|subscribed|signed up|enrolled|\badded\b|\bcreated\b|\bposted\b|\bplaced\b|in touch|see you|all set|\bdone\b|danke|gesendet|gespeichert|gracias|guardad|enviad/iu;

const TEXT_BY_LABEL: readonly (readonly [RegExp, string])[] = [
  [/e-?mail/i, "quill@example.com"],
  [/phone|mobile|telefon|\btel\b/i, "+1 202 555 0142"],
  [/card number|card no/i, "4242 4242 4242 4242"],
  [/cvc|cvv|security code/i, "123"],
  [/expir|valid until/i, "12/39"],
  [/post ?code|postal|zip|plz/i, "10115"],
  [/website|url|link|https?:/i, "https://example.com/page"],
  [/price|amount|cost|value|quantity|hours|stock|count|number of|guests|rating/i, "7"],
];

const isoDay = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A Tuesday to Thursday within the next fortnight, when most places are open. */
function openDay(): string {
  let days = 3;
  while (![2, 3, 4].includes(new Date(Date.now() + days * 86_400_000).getUTCDay())) days += 1;
  return isoDay(days);
}

interface Control {
  tag: string;
  type: string;
  inputMode: string;
  label: string;
  name: string;
  value: string;
  checked: boolean;
  required: boolean;
  min: string;
  max: string;
  options: { value: string; disabled: boolean }[];
}

const describe = (control: Locator): Promise<Control> =>
  control.evaluate((element) => {
    const input = element as HTMLInputElement;
    const labels = [...(input.labels ?? [])].map((label) => label.innerText);
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const named = ids.map((id) => document.getElementById(id)?.innerText ?? "");
    const label = [...labels, ...named, input.getAttribute("aria-label") ?? "", input.placeholder ?? ""].join(" ");
    const options = element instanceof HTMLSelectElement ? [...element.options] : [];
    return {
      tag: element.tagName.toLowerCase(),
      type: input.type ?? "",
      inputMode: input.inputMode ?? "",
      label,
      name: input.name ?? "",
      value: input.value ?? "",
      checked: input.checked === true,
      required: input.required === true || element.getAttribute("aria-required") === "true",
      min: input.min ?? "",
      max: input.max ?? "",
      options: options.map(({ value, disabled }) => ({ value, disabled })),
    };
  });

export interface Filled {
  /** Typed text that can be looked for. */
  marker: string;
  /** The value for each label. */
  values: Map<string, string>;
}

function numberFor({ min, max }: Control): string {
  const low = min === "" ? 1 : Number(min);
  const wanted = Math.max(low, 7);
  return String(max === "" ? wanted : Math.min(wanted, Number(max)));
}

function dateFor({ min, max }: Control): string {
  const day = openDay();
  if (min !== "" && day < min) return min;
  return max !== "" && day > max ? max : day;
}

function textFor(control: Control, marker: string): string {
  const hint = `${control.label} ${control.name}`;
  const known = TEXT_BY_LABEL.find(([pattern]) => pattern.test(hint))?.[1];
  if (known !== undefined) return known;
  return control.tag === "textarea" ? `${marker} wrote these words to be read again.` : `${marker} Pim`;
}

/** The value for a text input; null for other inputs. */
function typedValue(control: Control, marker: string): string | null {
  switch (control.type) {
    case "number":
      return numberFor(control);
    case "date":
      return dateFor(control);
    case "time":
      return "11:00";
    case "datetime-local":
      return `${dateFor({ ...control, min: control.min.slice(0, 10), max: control.max.slice(0, 10) })}T11:00`;
    case "month":
      return isoDay(40).slice(0, 7);
    case "week":
    case "color":
    case "range":
    case "checkbox":
    case "radio":
    case "file":
      return null;
    case "email":
      return "quill@example.com";
    case "url":
      return "https://example.com/page";
    case "password":
      return PASSWORD;
    default:
      return /numeric|decimal/.test(control.inputMode) ? numberFor(control) : textFor(control, marker);
  }
}

async function fillOne(control: Locator, facts: Control, marker: string): Promise<string | null> {
  if (facts.tag === "select") {
    const open = facts.options.filter(({ value, disabled }) => value !== "" && !disabled);
    const chosen = open.find(({ value }) => value !== facts.value) ?? open[0];
    if (chosen === undefined) return null;
    await control.selectOption(chosen.value);
    return chosen.value;
  }
  if (facts.type === "checkbox") {
    if (!facts.checked && (facts.required || /agree|accept|terms|consent|privacy/i.test(facts.label)))
      await control.check({ force: true });
    return null;
  }
  if (facts.type === "file") {
    await control.setInputFiles({ name: "quill-note.txt", mimeType: "text/plain", buffer: Buffer.from("a note") });
    return "quill-note.txt";
  }
  const value = typedValue(facts, marker);
  if (value === null) return null;
  await control.fill(value);
  return value;
}

/** Chooses one radio of each group without a choice. */
async function chooseRadios(scope: Locator): Promise<void> {
  const groups = await scope.locator("input[type=radio]:enabled").evaluateAll((all) => {
    const byName = Map.groupBy(all as HTMLInputElement[], (one) => one.name);
    return [...byName].filter(([, group]) => !group.some((one) => one.checked)).map(([name]) => name);
  });
  for (const name of groups)
    await scope
      .locator(`input[type=radio][name="${CSS_ESCAPE(name)}"]:enabled`)
      .first()
      .check({ force: true });
}

const CSS_ESCAPE = (name: string): string => name.replaceAll(/["\\]/g, "\\$&");

/** Fills every visible control of the scope. Hidden, disabled and search controls stay as they are. */
export async function fillAll(scope: Locator, marker: string): Promise<Filled> {
  const values = new Map<string, string>();
  const all = scope.locator(ONE_BY_ONE);
  for (let at = 0; at < Math.min(await all.count(), 40); at += 1) {
    const control = all.nth(at);
    if (!(await control.isEditable({ timeout: 500 }).catch(() => false)) || !(await control.isVisible())) continue;
    const facts = await describe(control);
    if (facts.type === "search" || /^\s*search/i.test(facts.label)) continue;
    const value = await fillOne(control, facts, marker).catch(() => null);
    if (value !== null) values.set(letters(facts.label) || facts.name, value);
  }
  await chooseRadios(scope).catch(() => undefined);
  return { marker, values };
}

const ADVANCES =
  /^(?!.*(cancel|back|close|delete|remove|reset|previous)).*\b(add|save|create|send|submit|post|publish|share|book|reserve|confirm|place|order|pay|apply|sign|log|subscribe|join|register|enrol+|request|continue|next|finish|done|start|ask|update|get|contact|search|calculate|generate|schedule|speichern|senden|buchen|guardar|enviar|reservar)/i;

export async function submitButton(scope: Locator): Promise<Locator | null> {
  const typed = scope.locator("button[type=submit]:visible:enabled, input[type=submit]:visible:enabled");
  if ((await typed.count()) > 0) return typed.last();
  const named = scope.getByRole("button", { name: ADVANCES, disabled: false });
  return (await named.count()) > 0 ? named.last() : null;
}

/** The open dialog, else the form with the most controls that is not a search or a newsletter, else null. */
export async function openForm(page: Page, fits: RegExp | null = null): Promise<Locator | null> {
  const dialog = page.locator("[role=dialog]:visible, dialog[open]:visible, [role=alertdialog]:visible").last();
  if ((await dialog.count()) > 0 && (await dialog.locator(CONTROLS).count()) > 0) return dialog;
  const forms = page.locator("form:visible");
  let best: { form: Locator; weight: number } | null = null;
  for (let at = 0; at < Math.min(await forms.count(), 12); at += 1) {
    const form = forms.nth(at);
    if ((await form.getAttribute("role")) === "search") continue;
    const count = await form.locator(CONTROLS).locator("visible=true").count();
    if (count === 0) continue;
    const fitting = fits !== null && fits.test(await form.innerText()) ? 10 : 0;
    const inFooter = await form.evaluate((element) => element.closest("footer") !== null);
    const weight = count + fitting - (inFooter ? 8 : 0);
    if (best === null || weight > best.weight) best = { form, weight };
  }
  return best?.form ?? null;
}

/** Objections of the page: fields marked invalid, alerts, or the browser's own refusal. */
export async function objections(scope: Locator): Promise<number> {
  const marked = await scope
    .locator("[aria-invalid=true], [role=alert]:not(:empty)")
    .locator("visible=true")
    .count()
    .catch(() => 0);
  if (marked > 0) return marked;
  return scope
    .evaluate((element) => {
      const forms = element instanceof HTMLFormElement ? [element] : [...element.querySelectorAll("form")];
      return forms.filter((form) => !form.noValidate).flatMap((form) => [...form.querySelectorAll(":invalid")]).length;
    })
    .catch(() => 0);
}

/** Lines of the page that are new. */
export function newLines(before: string, after: string): string[] {
  const known = new Set(before.split("\n").map(letters));
  return after
    .split("\n")
    .map(letters)
    .filter((line) => line !== "" && !known.has(line));
}

export const confirmation = (before: string, after: string): string | null =>
  newLines(before, after).find((line) => CONFIRMED.test(line)) ?? null;

/** Fills and sends a form, which may have several steps. Answers the typed values, and the page's text before. */
export async function fillAndSend(visit: Visit, scope: Locator): Promise<Filled & { before: string }> {
  const before = await visit.text();
  const filled = await fillAll(scope, newMarker());
  for (let step = 0; step < 5; step += 1) {
    const button = await submitButton(scope);
    if (button === null) break;
    const shown = await visit.text();
    await button.click();
    await visit.settled();
    const gone = (await scope.count()) === 0 || !(await scope.isVisible().catch(() => false));
    const now = await visit.text();
    if (gone || confirmation(before, now) !== null || now === shown) break;
    // The next step of the same form; the filled values stay.
    const more = await fillAll(scope, filled.marker);
    for (const [label, value] of more.values) filled.values.set(label, value);
  }
  return { ...filled, before };
}
