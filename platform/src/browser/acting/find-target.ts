/** Finds the element that an action means, as a person would by its name. Runs in the render worker. */
import type { Locator, Page } from "playwright-core";
import { described, quoted } from "./failure-words.ts";
import type { ActionTarget } from "./page-action.ts";
import { cut, NotFound } from "./seen-text.ts";

const MAX_NAMES = 15;

/** Roles of elements that people press. A text without a role is looked for in these before plain text. */
const PRESSABLE = ["button", "link", "tab", "menuitem", "checkbox", "radio", "switch", "option"] as const;

const namesOf = (selector: string): string => `[...document.querySelectorAll(${JSON.stringify(selector)})]
  .filter((one) => one.checkVisibility())
  .map((one) => (one.getAttribute("aria-label") || one.labels?.[0]?.innerText || one.innerText || one.placeholder || "").trim().split("\\n")[0])
  .filter(Boolean)`;
const NAMES = namesOf("a[href], button, input, select, textarea, [role], [draggable=true]");

type Role = Parameters<Page["getByRole"]>[0];

/** Locators in order of preference: full names before parts, pressable elements before plain text. */
function candidates(page: Page, { role, text, label }: ActionTarget): Locator[] {
  const both = (of: (exact: boolean) => Locator): Locator[] => [of(true), of(false)];
  if (label !== undefined)
    return [
      ...both((exact) => page.getByLabel(label, { exact })),
      ...both((exact) => page.getByPlaceholder(label, { exact })),
    ];
  if (role !== undefined)
    return text === undefined
      ? [page.getByRole(role as Role)]
      : [
          ...both((exact) => page.getByRole(role as Role, { name: text, exact })),
          page.getByRole(role as Role).filter({ hasText: text }),
        ];
  if (text === undefined) return [];
  const named = (exact: boolean) => PRESSABLE.map((one) => page.getByRole(one, { name: text, exact }));
  return [...named(true), page.getByText(text, { exact: true }), ...named(false), page.getByText(text)];
}

/** Kinds of element that an action needs. A label may also stand on a section, a row or a button. */
const NEEDED = {
  type: [
    'input:not([type="button"], [type="submit"], [type="reset"], [type="image"], [type="checkbox"], [type="radio"], [type="file"])',
    "textarea",
    '[contenteditable]:not([contenteditable="false"])',
  ].join(", "),
  select: "select",
} as const;
type Needed = keyof typeof NEEDED;

const CANNOT: Record<Needed, (name: string) => string> = {
  type: (name) => `${name} is no field that takes text.`,
  select: (name) => `${name} is no list of options.`,
};

/** The first visible match that the action can use; of several equal ones, the first on the page. */
export async function find(page: Page, target: ActionTarget, needed?: Needed): Promise<Locator> {
  let isOther = false;
  // A text that stands for a field is its label.
  const isLabel = needed !== undefined && target.role === undefined && target.label === undefined;
  const labelled = isLabel ? candidates(page, { label: target.text }) : [];
  for (const candidate of [...labelled, ...candidates(page, target)]) {
    const visible = candidate.filter({ visible: true });
    const usable = needed === undefined ? visible : visible.and(page.locator(NEEDED[needed]));
    if ((await usable.count()) > 0) return usable.first();
    isOther ||= needed !== undefined && (await visible.count()) > 0;
  }
  const says =
    isOther && needed !== undefined ? CANNOT[needed](quoted(target)) : `There is no ${described(target)} on the page.`;
  const names = (await page.evaluate(needed === undefined ? NAMES : namesOf(NEEDED[needed]))) as string[];
  throw new NotFound(`${says} It has: ${namesIn(names)}.`);
}

/** Also what is hidden; what is visible comes first. */
export async function findAny(page: Page, target: ActionTarget): Promise<Locator> {
  const all = candidates(page, target);
  for (const one of [...all.map((each) => each.filter({ visible: true })), ...all])
    if ((await one.count()) > 0) return one.first();
  return find(page, target);
}

/** A function of the page's own language over an element. The driver calls functions and no texts. */
export const inPage = (source: string): ((element: unknown) => unknown) =>
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- it is sent to the page and never called here
  new Function("element", `return (${source})(element)`) as (element: unknown) => unknown;

export const namesIn = (names: readonly string[]): string =>
  [...new Set(names)].slice(0, MAX_NAMES).map(cut).join(", ") || "nothing to use";
