/** Rows under a turn, one per tool call or check, shown from the moment the model begins to write the call. */
import type { Clock } from "@slipway/kernel/clock";
import type { RunStep, StepKind } from "../../contract/index.ts";
import { titleOf } from "./tools/delegate-tool.ts";

const KIND_OF_TOOL: Record<string, StepKind> = {
  list_files: "search",
  grep: "search",
  search: "search",
  references: "search",
  read_file: "read",
  read_files: "read",
  write_file: "create",
  search_replace: "edit",
  apply_patch: "edit",
  rename_file: "rename",
  move: "rename",
  delete_file: "delete",
  place_picture: "create",
  make_picture: "create",
  add_dependency: "install",
  db_schema: "read",
  execute_sql: "sql",
  query_database: "sql",
  write_function: "create",
  list_secrets: "read",
  request_secret: "ask",
  typecheck: "check",
  check: "check",
  build: "build",
  render: "render",
  set_title: "title",
  ask_user: "ask",
  diagram: "diagram",
  read_logs: "read",
  security_scan: "check",
  run: "run",
  history: "read",
  take_up_draft: "read",
  journey: "check",
  web_fetch: "fetch",
  web_search: "search",
  delegate: "delegate",
};
/** By tool: the argument that the row shows as the call's subject. */
const TARGET_OF_TOOL: Record<string, string> = {
  list_files: "glob",
  grep: "pattern",
  search: "pattern",
  references: "name",
  read_files: "files",
  rename_file: "from",
  move: "from",
  add_dependency: "name",
  execute_sql: "purpose",
  query_database: "purpose",
  write_function: "name",
  request_secret: "name",
  set_title: "title",
  ask_user: "question",
  render: "viewport",
  journey: "title",
  web_fetch: "url",
  web_search: "query",
};
/** Arguments that name the subject where the first one is left out. */
const OTHER_TARGETS: Record<string, readonly string[]> = { search: ["include"], references: ["path"] };
const FIXED_TARGET: Record<string, string> = {
  typecheck: "types",
  check: "types and build",
  build: "build",
  diagram: "a diagram",
  db_schema: "the database",
  list_secrets: "the names of secrets",
  history: "the project's history",
  take_up_draft: "a draft of this project",
  read_logs: "what the preview recorded",
  security_scan: "the code for risks",
};
/** Prefixes, where the argument alone does not say what it names. */
const BEFORE_TARGET: Record<string, string> = {
  write_function: "the function ",
  request_secret: "for the secret ",
  journey: "the journey ",
  web_search: "the web for ",
};
/** Both widths are rendered at the same time, so their rows need different texts. */
const PAGES_AT: Record<string, string> = { desktop: "pages on a desktop", mobile: "pages on a phone" };
const worded = (tool: string, target: string): string =>
  tool === "render" ? (PAGES_AT[target] ?? "pages") : `${BEFORE_TARGET[tool] ?? ""}${target}`;
const TARGET_CHARACTERS = 200;
/** A call names its target within so many characters, or its row begins without one: each piece reads all that came before it. */
const MAX_SEARCHED = 2000;

/** Tools of MCP servers are called `mcp__{server}__{tool}`. */
const MCP_CALL = /^mcp__(.{1,100}?)__(.{1,200})$/;
const kindOf = (tool: string): StepKind | undefined => KIND_OF_TOOL[tool] ?? (MCP_CALL.test(tool) ? "tool" : undefined);
const fixedTarget = (tool: string): string | undefined =>
  FIXED_TARGET[tool] ?? tool.match(MCP_CALL)?.slice(1).join(" › ");

/** Lines that a row keeps of a program's output, and how often the row changes while it writes. */
const OUTPUT = { lines: 12, lineCharacters: 160, everyMs: 500 };
/** Characters that a row keeps of a model's thoughts. */
const THOUGHT_CHARACTERS = 2000;

/** Rows of what somebody may have to allow first. */
const ASKING: readonly StepKind[] = ["install", "sql", "tool", "ask", "fetch"];

interface Thought {
  begins: string;
  ends: string;
  shownAt: number;
}

export interface StepFacts {
  added?: number | undefined;
  removed?: number | undefined;
  /** Replaces the guess made from the call: writing an existing file counts as editing it. */
  kind?: StepKind | undefined;
  target?: string | undefined;
}

export class StepTracker {
  readonly #clock: Clock;
  readonly #report: (step: RunStep) => void;
  readonly #steps = new Map<string, RunStep>();
  readonly #inputs = new Map<string, { tool: string; text: string }>();
  readonly #outputs = new Map<string, { lines: string[]; shownAt: number }>();
  readonly #thoughts = new Map<string, Thought>();
  /** Since when a person is asked; null while nobody is. */
  #askedAt: number | null = null;

  constructor(clock: Clock, report: (step: RunStep) => void) {
    this.#clock = clock;
    this.#report = report;
  }

  /** The model begins to write a call, whose arguments arrive in pieces. */
  inputStart(id: string, tool: string): void {
    if (kindOf(tool) !== undefined) this.#inputs.set(id, { tool, text: "" });
  }

  inputDelta(id: string, delta: string): void {
    const input = this.#inputs.get(id);
    if (input === undefined || this.#steps.has(id)) return;
    input.text = (input.text + delta).slice(0, MAX_SEARCHED);
    const target = targetSoFar(input);
    if (target === null && input.text.length < MAX_SEARCHED) return;
    this.#inputs.delete(id);
    this.start(id, kindOf(input.tool)!, fixedTarget(input.tool) ?? target ?? "");
  }

  call(id: string, tool: string, input: Record<string, unknown>): void {
    const kind = kindOf(tool);
    if (kind === undefined) return;
    const target =
      tool === "apply_patch"
        ? (pathInPatch(String(input["patch"] ?? ""), true) ?? "")
        : (fixedTarget(tool) ?? worded(tool, subjectOf(tool, input)));
    const known = this.#steps.get(id);
    if (known === undefined) this.start(id, kind, target);
    else if (known.target !== target) this.#put({ ...known, target: target.slice(0, TARGET_CHARACTERS) });
  }

  start(id: string, kind: StepKind, target: string): void {
    this.#put({
      id,
      kind,
      target: target.slice(0, TARGET_CHARACTERS),
      status: "running",
      started_at: this.#clock.now(),
    });
  }

  end(id: string, status: "done" | "failed" | "skipped", facts: StepFacts = {}): void {
    this.#inputs.delete(id);
    const step = this.#steps.get(id);
    if (step === undefined) return;
    const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
    const { waiting: _waited, ...rest } = step;
    const lines = this.#outputs.get(id)?.lines;
    this.#outputs.delete(id);
    const output = lines === undefined ? {} : { output: lines.join("\n") };
    this.#put({ ...rest, ...output, ...given, status, ended_at: this.#clock.now() });
  }

  /** A program that the step runs wrote a line. */
  output(id: string, line: string): void {
    const step = this.#steps.get(id);
    const output = this.#outputs.get(id) ?? { lines: [], shownAt: 0 };
    this.#outputs.set(id, output);
    output.lines.push(line.slice(0, OUTPUT.lineCharacters));
    if (output.lines.length > OUTPUT.lines) output.lines.shift();
    if (step?.status !== "running" || this.#clock.now() - output.shownAt < OUTPUT.everyMs) return;
    output.shownAt = this.#clock.now();
    this.#put({ ...step, output: output.lines.join("\n") });
  }

  /** The model thinks before it answers. The row is titled by the first line of its thoughts. */
  think(id: string, delta: string): void {
    const thought = this.#thoughts.get(id) ?? { begins: "", ends: "", shownAt: 0 };
    this.#thoughts.set(id, thought);
    thought.begins = (thought.begins + delta).trimStart().slice(0, TARGET_CHARACTERS);
    thought.ends = (thought.ends + delta).trimStart().slice(-THOUGHT_CHARACTERS);
    if (thought.begins === "") return;
    if (!this.#steps.has(id)) this.start(id, "think", "");
    if (this.#clock.now() - thought.shownAt < OUTPUT.everyMs) return;
    thought.shownAt = this.#clock.now();
    this.#put({ ...this.#steps.get(id)!, ...shownThought(thought) });
  }

  thought(id: string): void {
    const thought = this.#thoughts.get(id);
    this.#thoughts.delete(id);
    const step = this.#steps.get(id);
    if (step === undefined || thought === undefined) return;
    this.#put({ ...step, ...shownThought(thought), status: "done", ended_at: this.#clock.now() });
  }

  /** Marks the running rows of a kind as waiting for a turn; null when they have got it. */
  waiting(kind: StepKind, sentence: string | null): void {
    for (const { waiting, ...step } of [...this.#steps.values()]) {
      if (step.kind !== kind || step.status !== "running" || (waiting ?? null) === sentence) continue;
      this.#put(sentence === null ? step : { ...step, waiting: sentence });
    }
  }

  /** Marks the running rows that may ask as waiting for a person; null when the answer is there. One is asked at a time. */
  asking(sentence: string | null): void {
    for (const kind of ASKING) this.waiting(kind, sentence);
    if (sentence !== null) return void (this.#askedAt ??= this.#clock.now());
    const step = [...this.#steps.values()].find(({ kind, status }) => status === "running" && ASKING.includes(kind));
    if (this.#askedAt !== null && step !== undefined)
      this.#put({ ...step, waited_ms: (step.waited_ms ?? 0) + Math.max(0, this.#clock.now() - this.#askedAt) });
    this.#askedAt = null;
  }

  /** Steps that still run when the run ends were skipped. */
  endAll(): void {
    for (const step of this.#steps.values()) if (step.status === "running") this.end(step.id, "skipped");
  }

  #put(step: RunStep): void {
    this.#steps.set(step.id, step);
    this.#report(step);
  }
}

/** Providers that summarise thoughts begin with a bold title. */
const shownThought = ({ begins, ends }: Thought): Pick<RunStep, "target" | "output"> => ({
  target: begins.split("\n", 1)[0]!.replaceAll("*", "").trim(),
  output: ends.trimEnd(),
});

/** The subject that the call names; of several files the first, with their number. */
function subjectOf(tool: string, input: Record<string, unknown>): string {
  if (tool === "run") return runTarget(input);
  if (tool === "delegate") return titlesOf(input);
  const named = input[TARGET_OF_TOOL[tool] ?? "path"] ?? OTHER_TARGETS[tool]?.map((name) => input[name]).find(Boolean);
  // A call that is refused for its arguments has a row, too.
  const names = [named].flat().filter((name) => typeof name === "string" || typeof name === "number");
  const [first = "", ...more] = names.map(String);
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

/** The helpers of one call share a row. */
const titlesOf = ({ briefs }: Record<string, unknown>): string =>
  (Array.isArray(briefs) ? briefs : [])
    .filter((brief) => typeof brief === "string")
    .map(titleOf)
    .join("; ");

function runTarget({ tests, script }: Record<string, unknown>): string {
  if (typeof script === "string") return `the script ${script}`;
  return Array.isArray(tests) && tests.length > 0 ? `the tests ${tests.map(String).join(", ")}` : "the tests";
}

/** The target of a call while it is being written; null while the call names none. */
function targetSoFar({ tool, text }: { tool: string; text: string }): string | null {
  if (tool === "apply_patch") return pathInPatch(text.replaceAll("\\n", "\n"), false);
  // Its words depend on more than one argument.
  if (tool === "run" || tool === "delegate") return null;
  const name = TARGET_OF_TOOL[tool] ?? "path";
  const found = new RegExp(`"${name}"\\s*:\\s*\\[?\\s*"((?:[^"\\\\]|\\\\.){1,400})"`).exec(text);
  return found === null ? null : worded(tool, unescaped(found[1]!));
}

/** The first file that a patch names; while it is still being written only from a line that is whole. */
function pathInPatch(patch: string, isWhole: boolean): string | null {
  const text = isWhole ? `${patch}\n` : patch;
  return /(?:^|[\n"])(?:\*\*\* (?:Update|Add|Delete) File: ?|\+\+\+ b\/)([^\n"]+)\n/.exec(text)?.[1]?.trim() ?? null;
}

function unescaped(json: string): string {
  try {
    return JSON.parse(`"${json}"`) as string;
  } catch {
    return json;
  }
}
