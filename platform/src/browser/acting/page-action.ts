/** What somebody does with a page while it is looked at, and what came of it. */

/** By what people and assistive technology find it. At least one of the three. */
export interface ActionTarget {
  /** `button`, `link`, `textbox`, `checkbox`, `row` … */
  role?: string | undefined;
  /** Its accessible name where a role is given, else a text on it. */
  text?: string | undefined;
  /** Of a field. */
  label?: string | undefined;
}

export type PageAction =
  | { kind: "click"; target: ActionTarget }
  /** Replaces what a field holds. */
  | { kind: "type"; target: ActionTarget; text: string }
  /** A key of the keyboard, as `Enter` or `Control+a`; without a target where the focus is. */
  | { kind: "press"; key: string; target?: ActionTarget | undefined }
  | { kind: "select"; target: ActionTarget; option: string }
  | { kind: "drag"; target: ActionTarget; to: ActionTarget };

/** Per page. */
export const MOST_ACTIONS = 10;
/** Of one action with its settling. */
export const ACTION_MS = 4_000;

export interface ActionReport {
  ok: boolean;
  /** Why it could not be done, and what the page has instead; null when it was done. The actions behind it were not tried. */
  problem: string | null;
  /** Path of the page afterwards. */
  url: string;
  /** Errors since the action before. */
  console: string[];
  /** Visible lines that came and went, and what fields hold now: at most 12 each. */
  appeared: string[];
  disappeared: string[];
  /** Texts of dialogs of the browser; they were dismissed. */
  dialogs: string[];
  /** Name of a file that was offered for saving. */
  download: string | null;
}
