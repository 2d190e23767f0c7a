/** Messages of a previewed page about recorded steps. The page is hostile: every field is checked and cut. */

export type RecordedStep =
  | { kind: "click"; role: string | null; name: string }
  | { kind: "type" | "choose"; name: string; value: string }
  | { kind: "press"; name: string }
  | { kind: "see"; name: string };

export type JourneyMessage =
  /** The page is new, or its script has just been loaded. */
  | { event: "begin" }
  | { event: "here"; page: string }
  | { event: "step"; step: RecordedStep }
  /** A click on something that has no name. */
  | { event: "nameless" }
  /** A password was typed, which is never told. */
  | { event: "secret" };

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown, max: number): string =>
  typeof value === "string"
    ? value
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
        .trim()
        .slice(0, max)
        .toWellFormed()
    : "";

function stepOf(message: Fields): RecordedStep | null {
  const name = text(message["name"], 120);
  if (name === "") return null;
  const value = typeof message["value"] === "string" ? message["value"].slice(0, 300).toWellFormed() : "";
  switch (message["kind"]) {
    case "click": {
      const role = text(message["role"], 20);
      return { kind: "click", role: /^[a-z]{2,20}$/.test(role) ? role : null, name };
    }
    case "type":
      return { kind: "type", name, value };
    case "choose":
      return value.trim() === "" ? null : { kind: "choose", name, value };
    case "press":
      return { kind: "press", name };
    case "see":
      return { kind: "see", name };
    default:
      return null;
  }
}

/** Null for everything else. */
export function readJourneyMessage(message: Fields): JourneyMessage | null {
  switch (message["event"]) {
    case "begin":
    case "nameless":
    case "secret":
      return { event: message["event"] };
    case "here": {
      const page = text(message["page"], 400);
      return /^\/(?![/\\])[^\s\\]*$/.test(page) ? { event: "here", page } : null;
    }
    case "step": {
      const step = stepOf(message);
      return step === null ? { event: "nameless" } : { event: "step", step };
    }
    default:
      return null;
  }
}

/** The line of the format. */
export function lineOf(step: RecordedStep): string {
  const name = JSON.stringify(step.name);
  switch (step.kind) {
    case "click":
      return `click ${step.role === null ? "" : `${step.role} `}${name}`;
    case "type":
      return `type ${JSON.stringify(step.value)} into ${name}`;
    case "choose":
      return `choose ${JSON.stringify(step.value)} in ${name}`;
    case "press":
      return `press Enter in ${name}`;
    case "see":
      return `see ${name}`;
  }
}
