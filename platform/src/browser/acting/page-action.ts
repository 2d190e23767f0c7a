/** Actions on a page while it is looked at, and their results. */

/** The properties by which people and assistive technology find an element. At least one of the three. */
export interface ActionTarget {
  /** `button`, `link`, `textbox`, `checkbox`, `row` … */
  role?: string | undefined;
  /** Its accessible name where a role is given, else a text on it. */
  text?: string | undefined;
  /** The label of a field. */
  label?: string | undefined;
}

export type PageAction =
  | { kind: "click"; target: ActionTarget }
  /** Replaces what a field holds. */
  | { kind: "type"; target: ActionTarget; text: string }
  /** A key of the keyboard, such as `Enter` or `Control+a`; goes to the focused element without a target. */
  | { kind: "press"; key: string; target?: ActionTarget | undefined }
  | { kind: "select"; target: ActionTarget; option: string }
  | { kind: "drag"; target: ActionTarget; to: ActionTarget }
  | { kind: "hover"; target: ActionTarget }
  /** Brings something into view, or goes to an edge of the page or of its largest part that scrolls. */
  | { kind: "scroll"; target: ActionTarget }
  | { kind: "scroll"; edge: "top" | "bottom" }
  /** Without a target into the only field for files. A target may also be a button that asks for one. */
  | { kind: "upload"; target?: ActionTarget | undefined; file: GivenFile }
  /** Says yes to the next question of a dialog, or answers its prompt; without it, questions are dismissed. */
  | { kind: "accept"; text?: string | undefined }
  /** Opens a path of the same site in the same tab, as a reload does: storage stays. */
  | { kind: "open"; path: string }
  /** Waits until the text is visible, in any case and across lines. A field shows its value. */
  | { kind: "see"; text: string }
  /** Waits until the text is not visible. */
  | { kind: "absent"; text: string };

export type GivenFile = { name: string; text: string } | { name: string; base64: string };

/** Actions that a caller of the `render` tool may give. */
export const MAX_ACTIONS = 20;
/** Actions per page, expectations among them. */
export const MAX_STEPS = 30;
/** Bound of one action, including the time until the page is still. */
export const ACTION_MS = 4_000;

export interface ActionReport {
  ok: boolean;
  /** Why it could not be done, and what the page has instead; null when it was done. Later actions are not tried. */
  problem: string | null;
  /** Path of the page afterwards. */
  url: string;
  /** Errors since the action before. */
  console: string[];
  /** Visible lines that appeared and vanished, and the values of fields now: at most 12 each. */
  appeared: string[];
  disappeared: string[];
  /** Texts of the browser's dialogs, and how questions were answered. */
  dialogs: string[];
  /** A file that was offered for saving. */
  download: Downloaded | null;
}

export interface Downloaded {
  name: string;
  /** Bytes; null when it could not be read. */
  size: number | null;
  /** At most its first 2,000 characters; null when it is no text. */
  text: string | null;
}
