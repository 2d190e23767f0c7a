/** Clauses about fields of forms, and where a field's value is shown afterwards. */
import type { Locator } from "playwright-core";
import type { App, Visit } from "../../screen/app.ts";
import { fillAndSend, openForm, objections, submitButton } from "../../oracles/forms.ts";
import { PRESS, visit } from "../../screen/app.ts";
import { placesFor } from "../../screen/places.ts";
import { addOn, withForm } from "../../oracles/records.ts";
import { firstThatHolds, no, unasked, yes, type Finding } from "../../oracles/verdict.ts";
import { about, isListed, placeWords, subject, type Changed } from "./changed.ts";
import { escaped, literal, rule, type Reading, type Rule } from "./sentences.ts";

const KINDS: Record<string, string> = {
  date: "input[type=date], input[type=datetime-local]",
  time: "input[type=time], input[type=datetime-local]",
  number: "input[type=number], input[inputmode=numeric], input[inputmode=decimal]",
  "e-mail": "input[type=email]",
  email: "input[type=email]",
  phone: "input[type=tel]",
  file: "input[type=file]",
  color: "input[type=color]",
  password: "input[type=password]",
  checkbox: "input[type=checkbox], [role=checkbox], [role=switch]",
  select: "select, [role=combobox], [role=radiogroup], fieldset",
  textarea: "textarea",
};

const GENERIC = /^(?:new|extra|required|optional|text|an?|the)$/i;

const LEADING = /^(?:checkbox|select|dropdown|textarea|input|field)$/i;

interface Wanted {
  label: string | null;
  /** A selector of `KINDS`. */
  kind: string | null;
}

/** `Priority select`, `date input`, `phone number field`: a label, a kind, or both. Null: nothing to look for. */
function wantedField(text: string, noun: string | undefined): Wanted | null {
  const words = text
    .replace(/^["'“](.+)["'”]$/, "$1")
    .trim()
    .split(/\s+/)
    .filter((word) => !GENERIC.test(word));
  const leads = words.length > 1 && LEADING.test(words[0]!) ? words.shift() : undefined;
  const kind = (noun ?? leads ?? "").toLowerCase().replace("dropdown", "select");
  if (
    words.length === 1 &&
    /^(?:input|picker|field)$/.test(kind || "field") &&
    KINDS[words[0]!.toLowerCase()] !== undefined
  )
    return { label: null, kind: KINDS[words[0]!.toLowerCase()]! };
  const label = words.join(" ");
  if (label === "") return KINDS[kind] === undefined ? null : { label: null, kind: KINDS[kind]! };
  return { label, kind: KINDS[kind] ?? null };
}

/** Fields that a browser recognises by type, whatever their label is. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/^(?:tele)?phone|^mobile/i, "input[type=tel]"],
  [/^e-?mail/i, "input[type=email]"],
];

const fieldIn = (form: Locator, { label, kind }: Wanted): Locator => {
  if (label === null) return form.locator(kind!);
  const name = new RegExp(`(?<![\\p{L}\\d])${escaped(label)}`, "iu");
  const typed = TYPED.find(([words]) => words.test(label))?.[1];
  const labelled = form.getByLabel(name).or(form.getByPlaceholder(name)).or(form.getByRole("group", { name }));
  const named = typed === undefined ? labelled : labelled.or(form.locator(typed));
  return kind === null ? named : named.and(form.locator(kind));
};

/** Words that identify the form: those after "to" in the request, else the app's subject. */
const formWords = (changed: Changed, named: string | undefined): string[] => {
  const own = (named ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "" && !/^(?:the|a|new|add|edit)$/.test(word));
  if (own.length > 0) return [...own, ...subject(changed)];
  return changed.one.prompt.includes(" to ") ? about(changed) : subject(changed);
};

type AskForm = (form: Locator, path: string, visited: Visit) => Promise<Finding>;

/** The form for a new thing; a standalone form on a page counts where nothing can be added. */
async function askForm(app: App, words: readonly string[], ask: AskForm): Promise<Finding> {
  const adding = await withForm(app, words, ask);
  if (adding.holds === true) return adding;
  const places = [...placesFor(app, words), ...app.pages.slice(0, 6)];
  const standing = await firstThatHolds([...new Set(places)], async ({ path }) => {
    await using visited = await visit(app, { path });
    const form = await openForm(visited.page);
    return form === null ? no(`${path}: no form`) : await ask(form, path, visited);
  });
  return standing.holds === true ? standing : adding;
}

const has =
  (isWanted: boolean): Rule["read"] =>
  (reading, { field, noun, form, count, options }) => {
    const { changed, it } = reading;
    const wanted = wantedField(field ?? noun!, noun);
    if (wanted === null || choices(options).some((one) => literal(reading, one) === null)) return null;
    const name = wanted.label ?? field ?? noun!;
    it.field = name;
    const words = formWords(changed, form);
    if (!isWanted)
      return async (app) => {
        const found = await askForm(app, words, async (one, path) =>
          (await fieldIn(one, wanted).count()) > 0 ? yes(path) : no(path),
        );
        return found.holds === true ? no(`${found.reason}: the form still has ${name}`) : yes(`no form has ${name}`);
      };
    return (app) =>
      askForm(app, words, async (one, path) => {
        const control = fieldIn(one, wanted);
        if ((await control.count()) === 0) return no(`${path}: the form has no ${name}`);
        return offers(control.first(), { path, name, count, options });
      });
  };

const choices = (options: string | undefined): string[] =>
  (options ?? "").split(/\s*,\s*(?:and )?|\s+and\s+|\s*\/\s*/).filter((one) => one !== "");

interface Offer {
  path: string;
  name: string;
  count: string | undefined;
  options: string | undefined;
}

async function offers(control: Locator, { path, name, count, options }: Offer): Promise<Finding> {
  if (count === undefined && options === undefined) return yes(`${path}: the form has ${name}`);
  const offered = await control.evaluate((element) => {
    const named = element instanceof HTMLSelectElement ? [...element.options].filter((one) => one.value !== "") : [];
    const radios = [...element.querySelectorAll<HTMLElement>("[role=radio], label:has(input[type=radio])")];
    return named.length > 0 ? named.map((one) => one.text) : radios.map((one) => one.innerText);
  });
  if (count !== undefined && offered.length !== Number(count))
    return no(`${path}: ${name} offers ${offered.length}, not ${count}`);
  const missing = choices(options).filter(
    (one) => !offered.some((text) => text.toLowerCase().includes(one.toLowerCase())),
  );
  return missing.length === 0
    ? yes(`${path}: ${name} offers ${offered.join(", ")}`)
    : no(`${path}: ${name} does not offer ${missing.join(", ")}`);
}

const required: Rule["read"] = ({ changed, it }, { field, form }) => {
  const name = field ?? it.field;
  const wanted = name === null ? null : wantedField(name, undefined);
  if (wanted === null) return null;
  return (app) =>
    askForm(app, formWords(changed, form), async (one, path) => {
      const control = fieldIn(one, wanted).first();
      if ((await control.count()) === 0) return no(`${path}: the form has no ${name}`);
      if (
        await control.evaluate(
          (element) =>
            (element as HTMLInputElement).required === true || element.getAttribute("aria-required") === "true",
        )
      )
        return yes(`${path}: ${name} is required`);
      await (await submitButton(one))?.click(PRESS);
      return (await control.getAttribute("aria-invalid")) === "true" && (await objections(one)) > 0
        ? yes(`${path}: left empty, ${name} is objected to`)
        : no(`${path}: ${name} may be left empty`);
    });
};

/** Adds a thing with a value in the field; the list or its own page must show the value, or a column of that name. */
const shown: Rule["read"] = ({ changed, it }, { field, where, thing }) => {
  const name = field ?? it.field;
  if (name === null || name === undefined || (thing !== undefined && !isListed(changed, thing))) return null;
  if (/^(?:it|its value|value)$/i.test(name) && it.field === null) return null;
  const label = /^(?:it|its value|value)$/i.test(name) ? it.field! : name;
  const inDetails = /details?|detail page/i.test(where ?? "");
  return (app) => showsField(app, { changed, label, inDetails, thing });
};

interface Shown {
  changed: Changed;
  label: string;
  inDetails: boolean;
  thing: string | undefined;
}

async function showsField(app: App, { changed, label, inDetails, thing }: Shown): Promise<Finding> {
  const words = placeWords(changed, thing);
  const named = new RegExp(`(?<![\\p{L}\\d])${escaped(label)}`, "iu");
  const dates = KINDS[label.toLowerCase()] === KINDS["date"] && label.toLowerCase() === "date";
  return firstThatHolds(placesFor(app, [...about(changed), ...words]), async (place) => {
    const added = await addOn(app, place, { words });
    if (typeof added === "string") return no(added);
    await using visited = added.visited;
    const value = [...added.values].find(([of, given]) =>
      dates ? /^\d{4}-\d\d-\d\d/.test(given) : named.test(of),
    )?.[1];
    if (value === undefined) return no(`${added.path}: the form has no ${label}`);
    const item = (await visited.items()).find(({ text }) => text.includes(added.marker));
    if (inDetails) await openAdded(visited, added.marker);
    const text = inDetails
      ? `${await visited.text()}\n${await fieldValues(visited)}`
      : (item?.text ?? (await visited.text()));
    return tells(text, value)
      ? yes(`${added.path}: ${label} "${value.slice(0, 30)}" is shown`)
      : no(`${added.path}: ${label} "${value.slice(0, 30)}" is not shown ${inDetails ? "in its details" : "with it"}`);
  });
}

/** A link or button of its name leads to it; a cell that repeats the name may not. */
async function openAdded(visited: Visit, marker: string): Promise<void> {
  const area = visited.page.locator("main, [role=main], body").first();
  const name = new RegExp(marker);
  const ways = area.getByRole("link", { name }).or(area.getByRole("button", { name })).locator("visible=true");
  const way = (await ways.count()) > 0 ? ways.first() : area.getByText(marker).locator("visible=true").first();
  await way.click(PRESS).catch(() => undefined);
  await visited.settled();
}

const fieldValues = (visited: Visit): Promise<string> =>
  visited.page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        "[role=dialog] input, [role=dialog] textarea, [role=dialog] select, main form input, main form textarea, main form select",
      ),
    ]
      .map((one) => one.value)
      .join("\n"),
  );

/** Dates have many spellings, and options show their label: compares the day, or the words without regard to case. */
function tells(text: string, value: string): boolean {
  if (/^\d{4}-\d\d-\d\d/.test(value)) return new RegExp(`(?<!\\d)0?${Number(value.slice(8, 10))}(?!\\d)`).test(text);
  return text.toLowerCase().includes(value.toLowerCase().slice(0, 60));
}

/** An empty form of the app is refused. */
const objects: Rule["read"] =
  ({ changed }, { form }) =>
  (app) =>
    askForm(app, formWords(changed, form), async (one, path, visited) => {
      await (await submitButton(one))?.click(PRESS);
      await visited.settled();
      return (await objections(one)) > 0
        ? yes(`${path}: an empty form is refused`)
        : no(`${path}: an empty form is taken`);
    });

const confirms: Rule["read"] =
  ({ changed }, { form }) =>
  (app) =>
    askForm(app, formWords(changed, form), async (one, path, visited) => {
      const { before } = await fillAndSend(visited, one);
      return (await visited.text()) !== before ? yes(`${path}: it answers`) : unasked(`${path}: nothing is said`);
    });

const CONTROL = "(?<noun>inputs?|fields?|select|dropdown|checkbox|textarea|picker|upload)";
const FORM = "(?:the |an? )?(?:(?<form>[\\p{L} -]+?) )?form";
const FIELD = "(?<field>\"[^\"]+\"|'[^']+'|[\\p{L}\\d][\\p{L}\\d /-]*?)";
const OPTIONS =
  "(?: (?:with|offering|offers)(?: (?<count>\\d+) (?:options|choices|values)|(?: options| choices)? (?<options>[^.;]+)))?";

/** Without a noun such as "field", the name has a capital letter, or appears in the request or in quotes. */
const namedField =
  (read: Rule["read"]): Rule["read"] =>
  (reading: Reading, slots) => {
    const fields = (slots["field"] ?? "").split(/\s*,\s*|\s+and\s+/);
    const isNamed = fields.every(
      (field) => /^["']|\p{Lu}/u.test(field) || reading.changed.one.prompt.toLowerCase().includes(field.toLowerCase()),
    );
    if (slots["noun"] === undefined && !isNamed) return null;
    const asks = fields.map((field) => read(reading, fields.length > 1 ? { ...slots, field } : slots));
    return asks.some((ask) => ask === null) ? null : (app) => eachHolds(asks.map((ask) => () => ask!(app)));
  };

async function eachHolds(asks: readonly (() => Promise<Finding>)[]): Promise<Finding> {
  const seen: string[] = [];
  for (const ask of asks) {
    const finding = await ask();
    if (finding.holds !== true) return finding;
    seen.push(finding.reason);
  }
  return yes(seen.join("; "));
}

export const FORMS: readonly Rule[] = [
  rule(
    `${FORM} (?:has|contains|shows|offers|asks for|includes) no (?:longer (?:an? )?)?${FIELD}(?: ${CONTROL})?`,
    namedField(has(false)),
  ),
  rule(`${FORM} no longer (?:has|shows|asks for)(?: an?| the)? ${FIELD}(?: ${CONTROL})?`, namedField(has(false))),
  rule(`${FIELD}(?: ${CONTROL})?(?: is)? (?:gone|removed|no longer) (?:from|in) ${FORM}`, namedField(has(false))),
  rule(
    `${FORM} (?:has|contains|shows|offers|asks for|includes)(?: an?| the)? ${FIELD}(?: ${CONTROL})?${OPTIONS}`,
    namedField(has(true)),
  ),
  rule(
    `${FIELD}(?: ${CONTROL})?(?: is)?(?: visible| present| shown| there| added)? (?:in|on) ${FORM}`,
    namedField(has(true)),
  ),
  rule(`${FIELD} ${CONTROL}(?:{there})?${OPTIONS}`, namedField(has(true))),
  rule(
    `${FIELD}(?: (?:select|dropdown|field))? (?:offers|has)(?: (?<count>\\d+) (?:options|choices|values)|(?: options| choices) (?<options>.+))`,
    namedField(has(true)),
  ),
  rule(`empty ${FIELD}(?: field)?(?: is)? (?:refused|rejected|objected to|invalid|not accepted)`, namedField(required)),
  rule(`${FIELD}(?: field| input)? is (?:required|mandatory)(?: in ${FORM})?|required`, required),
  rule("(?:every |each |the )?(?<thing>[\\p{L}-]+) (?:shows?|displays?|has) (?<field>it|its value|the value)", shown),
  rule(
    `${FIELD}(?: is)?(?: shown| displayed| visible| seen)? (?:in|on) (?:the |every |each |its )?(?<where>list|cards?|rows?|table|details?|detail page)`,
    namedField(shown),
  ),
  rule(
    "(?:it is |is )?(?:shown|displayed|visible)(?: in| on) (?:the |every |each |its )?(?<where>list|cards?|rows?|table|details?|detail page)",
    shown,
  ),
  rule(
    `(?:empty|invalid|incomplete) ${FORM}(?: is)? (?:refused|rejected|alerts?|objects?)|${FORM} (?:refuses|rejects|alerts on) (?:an? )?(?:empty|invalid|incomplete)(?: input| entry| values?)?`,
    objects,
  ),
  rule(`${FORM}(?: can be)? (?:submits|confirms|sends|submitted)(?: a confirmation)?`, confirms),
];
