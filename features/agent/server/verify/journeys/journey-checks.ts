/** The journeys of the run's files: each runs once for each state of the app. */
import { AppError } from "@slipway/kernel/errors";
import type { BuildResult } from "@slipway/sandbox/port";
import type { Clock } from "@slipway/kernel/clock";
import type { Needs } from "../../../../services.ts";
import { isJourneyFile } from "../../overlay/file-rules.ts";
import type { Overlay } from "../../overlay/overlay.ts";
import { notRun, type CheckOutcome } from "../check-results.ts";
import type { PageReport } from "@slipway/platform/browser/port";
import type { JourneyPort, NewJourney, WrittenJourney } from "../../loop/tools/journey-tool.ts";
import { KnownResults, type Span } from "../known/known-results.ts";
import { journeysOf, MAX_JOURNEYS, pathFor, type ProjectJourneys } from "./journey-files.ts";
import { parseJourney, printJourney, type Journey } from "./journey-format.ts";
import { judgeJourneys, runJourneys, type JourneysInput, type RanJourneys } from "./run-journeys.ts";

export interface JourneyChecksInput {
  services: Needs<"browser"> & { clock: Clock };
  overlay: Overlay;
  /** Null: it failed. */
  build: () => Promise<BuildResult | null>;
  turn: () => Omit<JourneysInput, "files"> & { variables: () => Promise<Readonly<Record<string, string>>> };
  /** A check that the machine cannot run. */
  unavailable: (name: string, error: unknown) => CheckOutcome;
  /** A broken journey is shown, and fails no turn. */
  onlyShows: boolean;
}

export class JourneyChecks implements JourneyPort {
  readonly #input: JourneyChecksInput;
  readonly #known: KnownResults;

  constructor(input: JourneyChecksInput) {
    this.#input = input;
    this.#known = new KnownResults(input.services.clock, () => input.overlay.appRevision);
  }

  get areThere(): boolean {
    return this.#input.overlay.paths().some(isJourneyFile);
  }

  spans(): Span[] {
    return this.#known.spans();
  }

  /** All journeys of the project. Those that ran with this state of the app do not run again. */
  async run(): Promise<RanJourneys> {
    const { overlay, unavailable, onlyShows } = this.#input;
    if (!this.areThere) return noneRan();
    try {
      const ran = await this.#judged(journeysOf(overlay));
      return onlyShows ? { ...ran, checks: ran.checks.map(asReview) } : ran;
    } catch (error) {
      return noneRan(unavailable("journeys", error));
    }
  }

  /** Keeps a journey and runs it. Throws for a text that breaks a rule. */
  async write({ title, at, steps }: NewJourney): Promise<WrittenJourney> {
    const { overlay } = this.#input;
    const journey = parseJourney([`# ${title}`, `at ${at}`, ...steps].join("\n"));
    const path = pathFor(overlay, journey.title);
    if (!overlay.has(path) && overlay.paths().filter(isJourneyFile).length >= MAX_JOURNEYS) throw tooMany();
    overlay.write(path, printJourney(journey));
    const { checks } = await this.#judged({ files: [{ path, journey, problem: "" }], more: 0 }).catch(
      (error: unknown) => noneRan(this.#input.unavailable(path, error)),
    );
    const { ok, detail, log, reason } = checks[0]!;
    if (ok === null) return { path, ok, not_run: reason ?? "it did not run" };
    return ok ? { path, ok, detail } : { path, ok, broke: log };
  }

  async #judged(journeys: ProjectJourneys): Promise<RanJourneys> {
    const { services, build, turn } = this.#input;
    const built = await build();
    if (built === null) return noneRan(notRun("journeys", "RUNTIME", "there is no build to open"));
    const reports = await this.#known.once("reports", () => Promise.resolve(new Map<string, PageReport>()));
    const wanted = journeys.files.flatMap(({ journey }) => (journey === null ? [] : [journey]));
    const missing = wanted.filter((journey) => !reports.has(printJourney(journey)));
    const { variables, ...input } = turn();
    if (missing.length > 0) {
      const key = `journeys ${missing.map(printJourney).join("")}`;
      const ran = await this.#known.once(key, () => runJourneys(services, { ...input, files: built.files }, missing));
      for (const [index, journey] of missing.entries()) reports.set(printJourney(journey), ran[index]!);
    }
    const reportOf = (journey: Journey): PageReport => reports.get(printJourney(journey))!;
    return judgeJourneys(journeys, { reportOf, variables: await variables() });
  }
}

const tooMany = (): AppError =>
  new AppError({
    code: "too_many_journeys",
    status: 409,
    userMessage: `A project has at most ${MAX_JOURNEYS} journeys. Replace or delete one in journeys/.`,
  });

const noneRan = (...checks: CheckOutcome[]): RanJourneys => ({ checks, pictures: [] });

const asReview = (check: CheckOutcome): CheckOutcome => (check.ok === false ? { ...check, isReview: true } : check);
