/** A task of `./slipway bench agent`: a starting state, what a person asks for in one or more turns, and a hidden check. */
import type { ChatRequestInput } from "@slipway/features/chat/contract/index.ts";
import type { AiMessage } from "@slipway/features/chat/contract/messages.ts";
import type { Visit, VisitOptions } from "../../prompts/screen/app.ts";
import type { StateName } from "../states/states.ts";

const KINDS = [
  "first build",
  "feature",
  "bug hunt",
  "refactor",
  "deletion",
  "migration",
  "phone",
  "question",
  "resume",
  "rename",
  "plan",
  "steering",
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Cuts a turn when its n-th request (from 1) arrives. `stop`: the person presses Stop. `restart`: the server is killed and
 * started again. `drops`: the answer breaks off in the middle, once. `gone`: the provider refuses everything until the turn ends.
 */
export interface Cut {
  at: number;
  how: "stop" | "restart" | "drops" | "gone";
}

export interface AskedTurn {
  message: string;
  /** Further fields of the request, as the composer sends them. */
  context?: Partial<ChatRequestInput>;
  /** A page of the app as it is, sent as a picture of this width. */
  picture?: { path: string; width: number };
  cut?: Cut;
  /** Words of the person to the running turn, when its n-th request (from 1) arrives. */
  says?: { at: number; message: string };
  /** Files that the person changes by hand before this message. */
  edits?: Readonly<Record<string, (text: string) => string>>;
  /** Continues the draft of the turn before, as the button does. */
  continues?: boolean;
}

/** By path; texts only. */
export type Files = ReadonlyMap<string, string>;

/** The project after the last turn, as a hidden check sees it. */
export interface Outcome {
  before: Files;
  files: Files;
  answers: readonly AiMessage[];
  /** Opens the published app as a first-time visitor. Publishes the newest version when it is asked for first. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** Rows that the project's owner reads with SQL. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
}

export interface Task {
  /** `first-build-tip`: also the name of its recording. */
  id: string;
  kind: Kind;
  state: StateName;
  turns: readonly AskedTurn[];
  /** Sentences on what is not as asked; none: solved. Never shown to the model. */
  check(outcome: Outcome): Promise<string[]>;
}

/** Collects what does not hold. */
export function findings(): { found: string[]; expect: (holds: boolean, sentence: string) => void } {
  const found: string[] = [];
  return { found, expect: (holds, sentence) => void (holds || found.push(sentence)) };
}
