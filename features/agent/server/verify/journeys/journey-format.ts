/**
 * The text of a journey: a title, a path to begin at, and a line for each click, input and expectation, as people read
 * and edit it. Pure; a text breaks a rule or is a journey that the printer writes back with the same meaning.
 */
import { AppError } from "@slipway/kernel/errors";
import type { ActionTarget, PageAction } from "@slipway/platform/browser/acting/page-action";

export interface Journey {
  title: string;
  /** A path of the app with a leading slash. */
  path: string;
  /** Who is signed in when it begins: `user`, or a role of the app. Left out: nobody. */
  as?: string;
  steps: PageAction[];
}

export const JOURNEY_BYTES = 4096;
const MAX_JOURNEY_ACTIONS = 20;
const MAX_JOURNEY_EXPECTATIONS = 10;
const TITLE_CHARACTERS = 80;
const PATH_CHARACTERS = 400;
const TEXT_CHARACTERS = 300;

const isExpectation = ({ kind }: PageAction): boolean => kind === "see" || kind === "absent";

/** The sentence names the line and the rule. */
const broken = (line: number, rule: string): AppError =>
  new AppError({ code: "journey_invalid", status: 400, userMessage: `Line ${line}: ${rule}` });

const TITLE = /^#\s+(\S.*)$/;
const BULLET = /^(?:[-*]|\d{1,3}\.)\s+/;
const QUOTED = String.raw`("(?:[^"\\]|\\.)*")`;
const TARGET = String.raw`(?:([a-z]{2,20})\s+)?${QUOTED}`;
const KEY = /^(?:(?:Control|Shift|Alt|Meta)\+)*(?:[A-Z][A-Za-z0-9]{1,15}|\S)$/;
const FIELD = "field";

const STEPS = {
  click: new RegExp(`^click\\s+${TARGET}$`),
  type: new RegExp(`^type\\s+${QUOTED}\\s+into\\s+${TARGET}$`),
  choose: new RegExp(`^choose\\s+${QUOTED}\\s+in\\s+${TARGET}$`),
  press: new RegExp(`^press\\s+(\\S+)(?:\\s+in\\s+${TARGET})?$`),
  drag: new RegExp(`^drag\\s+${TARGET}\\s+to\\s+${TARGET}$`),
  hover: new RegExp(`^hover\\s+${TARGET}$`),
  edge: /^scroll\s+to\s+(top|bottom)$/,
  scroll: new RegExp(`^scroll\\s+to\\s+${TARGET}$`),
  upload: new RegExp(`^upload\\s+${QUOTED}\\s+with\\s+${QUOTED}(?:\\s+into\\s+${TARGET})?$`),
  accept: new RegExp(`^accept(?:\\s+with\\s+${QUOTED})?$`),
  open: /^open\s+(\S+)$/,
  see: new RegExp(`^see\\s+${QUOTED}$`),
  absent: new RegExp(`^do not see\\s+${QUOTED}$`),
} as const;
const FORMS = `click button "Book", type "Ana" into "Name", choose "Massage" in "Treatment", press Enter, drag "One" to "Two", hover "Menu", scroll to "Prices", upload "a.csv" with "name" into "List", accept (the next question), open /path, see "Booked" or do not see "Failed"`;

/** Throws AppError `journey_invalid`. */
export function parseJourney(text: string): Journey {
  if (Buffer.byteLength(text) > JOURNEY_BYTES) throw broken(1, `a journey has at most ${JOURNEY_BYTES} bytes.`);
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.trim(), at: index + 1 }))
    .filter((line) => line.text !== "");
  const [first, second, third, ...others] = lines;
  const title = TITLE.exec(first?.text ?? "")?.[1];
  if (title === undefined) throw broken(first?.at ?? 1, "begins with # and a title, such as # Add a booking.");
  if (title.length > TITLE_CHARACTERS) throw broken(first!.at, `a title has at most ${TITLE_CHARACTERS} characters.`);
  const at = second?.at ?? first!.at + 1;
  const path = /^at\s+(\S.*)$/.exec(second?.text ?? "")?.[1];
  if (path === undefined) throw broken(at, "says where the journey begins, such as at /bookings.");
  const as = third === undefined ? undefined : personIn(third.text, third.at);
  const rest = as === undefined && third !== undefined ? [third, ...others] : others;
  const steps = rest.map((line) => stepOf(line.text, line.at));
  const journey: Journey = { title, path: pathOf(path, at), ...(as === undefined ? {} : { as }), steps };
  checkNumbers(journey.steps, lines.at(-1)!.at);
  return journey;
}

/** Undefined: the line is a step. */
function personIn(text: string, line: number): string | undefined {
  const name = /^as:?\s+(\S.*)$/.exec(text)?.[1];
  if (name === undefined) return undefined;
  if (!/^[a-z][a-z0-9_-]{0,29}$/.test(name)) throw broken(line, "is signed in as user, or as a role such as admin.");
  return name;
}

function checkNumbers(steps: readonly PageAction[], line: number): void {
  const expectations = steps.filter(isExpectation).length;
  if (expectations === 0) throw broken(line, `a journey expects something, such as see "Booked".`);
  if (expectations > MAX_JOURNEY_EXPECTATIONS)
    throw broken(line, `a journey has at most ${MAX_JOURNEY_EXPECTATIONS} lines with see.`);
  if (steps.length - expectations > MAX_JOURNEY_ACTIONS)
    throw broken(line, `a journey has at most ${MAX_JOURNEY_ACTIONS} actions.`);
}

/** Journeys stay in the app: an address elsewhere would not be reached either. */
function pathOf(path: string, line: number): string {
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path))
    throw broken(line, "a path of this app begins with one / and has no spaces; other addresses are not opened.");
  if (path.length > PATH_CHARACTERS) throw broken(line, `a path has at most ${PATH_CHARACTERS} characters.`);
  if (/\/:/.test(path)) throw broken(line, "a path names one page, not a parameter such as :id.");
  return path;
}

function stepOf(text: string, line: number): PageAction {
  const step = text.replace(BULLET, "");
  for (const [kind, form] of Object.entries(STEPS)) {
    const match = form.exec(step);
    if (match !== null) return actionOf(kind as keyof typeof STEPS, match.slice(1), line);
  }
  throw broken(line, `is no step. A step is ${FORMS}.`);
}

function actionOf(kind: keyof typeof STEPS, parts: (string | undefined)[], line: number): PageAction {
  const [a, b, c, d] = parts;
  switch (kind) {
    case "click":
      return { kind, target: targetOf(a, b!, line) };
    case "type":
      return { kind, text: unquoted(a!, line), target: targetOf(b ?? FIELD, c!, line) };
    case "choose":
      return { kind: "select", option: named(a!, line), target: targetOf(b ?? FIELD, c!, line) };
    case "press":
      if (!KEY.test(a!)) throw broken(line, "presses a key such as Enter or Control+a.");
      return { kind, key: a!, ...(c === undefined ? {} : { target: targetOf(b ?? FIELD, c, line) }) };
    case "drag":
      return { kind, target: targetOf(a, b!, line), to: targetOf(c, d!, line) };
    case "hover":
      return { kind, target: targetOf(a, b!, line) };
    case "scroll":
      return { kind, target: targetOf(a, b!, line) };
    case "edge":
      return { kind: "scroll", edge: a as "top" | "bottom" };
    case "upload":
      return {
        kind,
        file: { name: fileName(a!, line), text: unquoted(b!, line) },
        ...(d === undefined ? {} : { target: targetOf(c ?? FIELD, d, line) }),
      };
    case "accept":
      return { kind, ...(a === undefined ? {} : { text: unquoted(a, line) }) };
    case "open":
      return { kind, path: pathOf(a!, line) };
    case "see":
    case "absent":
      return { kind, text: named(a!, line) };
  }
}

function targetOf(role: string | undefined, quoted: string, line: number): ActionTarget {
  const text = named(quoted, line);
  if (role === FIELD) return { label: text };
  return role === undefined ? { text } : { role, text };
}

function unquoted(quoted: string, line: number): string {
  let text: string;
  try {
    text = JSON.parse(quoted) as string;
  } catch {
    throw broken(line, `has a text in quotes that cannot be read; a quote in it is \\" and a backslash \\\\.`);
  }
  if (text.length > TEXT_CHARACTERS) throw broken(line, `a text has at most ${TEXT_CHARACTERS} characters.`);
  return text;
}

function named(quoted: string, line: number): string {
  const text = unquoted(quoted, line);
  if (text.trim() === "") throw broken(line, "has an empty text.");
  return text;
}

function fileName(quoted: string, line: number): string {
  const name = named(quoted, line);
  if (/[/\\\p{Cc}]/u.test(name)) throw broken(line, "names a file without folders, such as list.csv.");
  return name;
}

export const printJourney = ({ title, path, as, steps }: Journey): string =>
  [
    `# ${title}`,
    `at ${path}`,
    ...(as === undefined ? [] : [`as ${as}`]),
    ...steps.map((step) => `- ${printStep(step)}`),
    "",
  ].join("\n");

export function printStep(step: PageAction): string {
  switch (step.kind) {
    case "click":
      return `click ${printTarget(step.target)}`;
    case "type":
      return `type ${JSON.stringify(step.text)} into ${printField(step.target)}`;
    case "select":
      return `choose ${JSON.stringify(step.option)} in ${printField(step.target)}`;
    case "press":
      return `press ${step.key}${step.target === undefined ? "" : ` in ${printField(step.target)}`}`;
    case "drag":
      return `drag ${printTarget(step.target)} to ${printTarget(step.to)}`;
    case "hover":
      return `hover ${printTarget(step.target)}`;
    case "scroll":
      return `scroll to ${"edge" in step ? step.edge : printTarget(step.target)}`;
    case "upload":
      return printUpload(step);
    case "accept":
      return `accept${step.text === undefined ? "" : ` with ${JSON.stringify(step.text)}`}`;
    case "open":
      return `open ${step.path}`;
    case "see":
      return `see ${JSON.stringify(step.text)}`;
    case "absent":
      return `do not see ${JSON.stringify(step.text)}`;
  }
}

function printUpload({ file, target }: Extract<PageAction, { kind: "upload" }>): string {
  const text = "text" in file ? file.text : "";
  const into = target === undefined ? "" : ` into ${printField(target)}`;
  return `upload ${JSON.stringify(file.name)} with ${JSON.stringify(text)}${into}`;
}

const printTarget = ({ role, text, label }: ActionTarget): string =>
  label === undefined
    ? `${role === undefined ? "" : `${role} `}${JSON.stringify(text ?? "")}`
    : `${FIELD} ${JSON.stringify(label)}`;

/** Fields are meant by their label. */
const printField = (target: ActionTarget): string =>
  target.label === undefined ? printTarget(target) : JSON.stringify(target.label);
