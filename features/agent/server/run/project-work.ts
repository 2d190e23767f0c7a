/** Tools that work on the project as a whole: its checks, for now with each problem once. */
import { checkAnswer } from "../verify/looked-pages.ts";
import { diagnosticsOf, type CheckOutcome } from "../verify/check-results.ts";
import type { ProjectChecks } from "../verify/project-checks.ts";

/** Of a build's log: its first lines name the reason. */
const MAX_BUILD_LINES = 40;

export class ProjectWork {
  readonly #checks: ProjectChecks;

  constructor({ checks }: { checks: ProjectChecks }) {
    this.#checks = checks;
  }

  typecheck = async (): Promise<unknown> => {
    void this.#checks.lookAhead();
    return checkAnswer(await this.#checks.types());
  };

  build = async (): Promise<unknown> => checkAnswer(await this.#checks.build());

  check = async (): Promise<unknown> => {
    const [types, build, functions] = await Promise.all([
      this.#checks.types(),
      this.#checks.build(),
      this.#checks.functions(),
    ]);
    return checkedTogether([types, build, ...(functions === null ? [] : [functions])]);
  };
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
