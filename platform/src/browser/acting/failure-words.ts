/** Why an action could not be done, in words for people. The browser's own report names code and waits. */
import type { ActionTarget, PageAction } from "./page-action.ts";
import { NotFound } from "./seen-text.ts";

/** A failed expectation also shows the page's lines. */
const LONGEST_PROBLEM = 1_000;

/** Describes the target for the reader of the failure. */
export const described = ({ role, text, label }: ActionTarget): string =>
  [role ?? (label === undefined ? "" : "field"), text ?? label].filter(Boolean).join(" ") || "nothing";

/** Begins a sentence: `"Bill" is disabled.` */
export const quoted = ({ role, text, label }: ActionTarget): string =>
  label !== undefined || text !== undefined ? `"${text ?? label}"` : `The ${role ?? "target"}`;

/** Phrases of the browser's reports. The first that matches says why. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/intercepts pointer events/i, "is covered by something else on the page"],
  [/not enabled|element is disabled/i, "is disabled"],
  [/not editable|readonly/i, "cannot be written into"],
  [/outside of the viewport/i, "is outside the visible page"],
  [/not visible/i, "is not visible"],
  [/not stable/i, "keeps moving"],
  [/detached|not attached/i, "was taken off the page meanwhile"],
  [/not an? <?input|not an? .*element|cannot be filled|malformed value/i, "does not take this kind of input"],
];

const NAMELESS: Partial<Record<PageAction["kind"], string>> = {
  open: "The page could not be opened.",
  press: "The key could not be pressed.",
  drag: "It could not be dragged there.",
};

export function problemOf(action: PageAction, error: unknown): string {
  if (error instanceof NotFound) return error.message.slice(0, LONGEST_PROBLEM);
  const said = error instanceof Error ? error.message : "";
  if (action.kind === "press" && /unknown key/i.test(said)) return `There is no key named ${action.key}.`;
  const target = "target" in action ? action.target : undefined;
  if (target === undefined) return NAMELESS[action.kind] ?? "It could not be done.";
  const reason = REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? "did not react in time";
  return `${quoted(target)} ${reason}.`.slice(0, LONGEST_PROBLEM);
}
