/** Tools that work on the project as a whole: its checks, with each problem once, and its tests and scripts. */
import { AppError } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import { waitingSentence } from "@slipway/platform/jobs/fair-queue";
import { dependenciesOf } from "../../../files/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { HistoryPort } from "../loop/tools/reading/history-tool.ts";
import type { RunQuery } from "../loop/tools/checking/run-tool.ts";
import { checkAnswer } from "../verify/looks/looked-pages.ts";
import { diagnosticsOf, type CheckOutcome } from "../verify/check-results.ts";
import type { StepTracker } from "../loop/step-tracker.ts";
import type { Overlay } from "../overlay/overlay.ts";
import type { ChecksNeeds, ProjectChecks } from "../verify/project-checks.ts";

/** Lines read of a build's log: the first ones name the reason. */
const MAX_BUILD_LINES = 40;
const MANIFEST = "package.json" as ProjectPath;
const MAX_NAMED_SCRIPTS = 30;

/** The model reads of a program's output the beginning, which names the first failure, and the end, which sums up. */
const READ_OUTPUT = { first: 4_000, last: 8_000 };

export interface WorkInput {
  services: ChecksNeeds & Needs<"edits">;
  projectId: string;
  overlay: Overlay;
  checks: ProjectChecks;
  tracker: StepTracker;
  signal: AbortSignal;
  /** The workspace, by which the machine's queues take turns. */
  tenant: string;
}

export class ProjectWork {
  readonly #input: WorkInput;
  readonly history: HistoryPort;

  constructor(input: WorkInput) {
    this.#input = input;
    const { services, projectId } = input;
    this.history = {
      versions: (query) => services.edits.versions({ projectId, ...query }),
      changes: (query) => services.edits.changesBetween({ projectId, ...query }),
    };
  }

  typecheck = async (): Promise<unknown> => {
    void this.#input.checks.looks.lookAhead();
    return checkAnswer(await this.#input.checks.types());
  };

  build = async (): Promise<unknown> => checkAnswer(await this.#input.checks.build());

  check = async (): Promise<unknown> => {
    const { checks } = this.#input;
    const [types, build, functions] = await Promise.all([checks.types(), checks.build(), checks.functions()]);
    return checkedTogether([types, build, ...(functions === null ? [] : [functions])]);
  };

  /** Files that may hold keys are not there: the output goes to the model's provider. */
  run = async (query: RunQuery, { id }: { id: string }): Promise<unknown> => {
    const { services, overlay, signal, tenant, tracker } = this.#input;
    const all = overlay.files();
    const { script, args = [], tests = [] } = query;
    if (script !== undefined) assertScript(overlay.peek(MANIFEST), script);
    // Tests wait for a place among the builds.
    const onPlace = (ahead: number): void =>
      tracker.waiting("run", ahead === 0 ? null : waitingSentence("build", ahead));
    try {
      const result = await services.sandbox.run({
        files: new Map([...all].filter(([path]) => !holdsSecrets(path))),
        dependencies: await dependenciesOf(services, all),
        command: script === undefined ? { tests } : { script, args },
        ...{ signal, tenant, onPlace },
        onLine: (line) => tracker.output(id, line),
      });
      const { ok, exitCode, stopped, output } = result;
      return {
        ok,
        ...(stopped === null ? { exit_code: exitCode } : { stopped }),
        output: bothEnds(output) || "(no output)",
      };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AppError) throw new Error(`Not run: ${error.userMessage}`, { cause: error });
      throw error;
    }
  };
}

function bothEnds(text: string): string {
  const { first, last } = READ_OUTPUT;
  const left = text.length - first - last;
  return left <= 0 ? text : `${text.slice(0, first)}\n(… ${left} characters are left out …)\n${text.slice(-last)}`;
}

function assertScript(manifest: string | null, script: string): void {
  const names = scriptNames(manifest);
  if (names.includes(script)) return;
  const known = names.length === 0 ? "It has none." : `It has: ${names.slice(0, MAX_NAMED_SCRIPTS).join(", ")}.`;
  throw new Error(`package.json has no script ${JSON.stringify(script)}. ${known}`);
}

function scriptNames(manifest: string | null): string[] {
  try {
    const { scripts } = JSON.parse(manifest ?? "{}") as { scripts?: unknown };
    return typeof scripts === "object" && scripts !== null ? Object.keys(scripts) : [];
  } catch {
    return [];
  }
}

/** Throws an Error if nothing could be checked, so that no model takes silence for success. */
export function checkedTogether(outcomes: readonly CheckOutcome[]): Record<string, unknown> {
  const ran = outcomes.filter(({ ok }) => ok !== null);
  const missing = outcomes
    .filter(({ ok }) => ok === null)
    .map(({ name, reason }) => `${name}: ${reason ?? "it did not run"}`);
  if (ran.length === 0) throw new Error(`Not checked: ${missing.join("; ")}.`);
  const types = ran.find(({ name }) => name === "types");
  const problems = ran.flatMap((outcome) => problemsOf(outcome, types));
  return {
    ok: ran.every(({ ok }) => ok === true),
    checked: ran.map(({ name, detail }) => `${name}: ${detail}`),
    ...(problems.length === 0 ? {} : { problems: [...new Set(problems)].join("\n") }),
    ...(missing.length === 0 ? {} : { not_checked: missing }),
  };
}

function problemsOf(outcome: CheckOutcome, types: CheckOutcome | undefined): string[] {
  if (outcome.ok !== false) return [];
  const lines = outcome.log.split("\n").filter((line) => line.trim() !== "");
  if (outcome.name !== "build") return lines;
  if (types?.ok === false && hasSameCause(outcome.log, types)) return ["The build fails for the same reason."];
  return ["The build failed:", ...lines.slice(0, MAX_BUILD_LINES)];
}

/** Syntax, and imports of what is not there, stop the build, too. */
const STOPS_BUILD = /^TS(?:1\d{3}|2305|2307|2614|2724|17\d{3})$/;

const hasSameCause = (log: string, types: CheckOutcome): boolean =>
  diagnosticsOf(types).some(({ code, path }) => STOPS_BUILD.test(code) && path !== null && log.includes(path));
