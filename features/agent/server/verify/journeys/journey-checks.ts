/** The journeys of the run's files: each runs once for each state of the app. */
import { AppError } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { BuildResult } from "@slipway/sandbox/port";
import type { Clock } from "@slipway/kernel/clock";
import type { Needs } from "../../../../services.ts";
import { isJourneyFile } from "../../overlay/file-rules.ts";
import type { Overlay } from "../../overlay/overlay.ts";
import { notRun, type CheckOutcome } from "../check-results.ts";
import { isOpen, type CheckBackend, type NotOpened, type OpenBackend } from "../looks/check-backend.ts";
import { BACKEND } from "../looks/render-pages.ts";
import type { JourneyPort, NewJourney, WrittenJourney } from "../../loop/tools/journey-tool.ts";
import { KnownResults, type Span } from "../known/known-results.ts";
import { journeysOf, MAX_JOURNEYS, pathFor, type ProjectJourneys } from "./journey-files.ts";
import { parseJourney, printJourney, type Journey } from "./journey-format.ts";
import {
  judgeJourneys,
  NO_TIME,
  runJourneys,
  type JourneysInput,
  type NotTried,
  type RanJourneys,
  type Tried,
} from "./run-journeys.ts";

type Outcome = Tried | NotTried;

export interface JourneyChecksInput {
  services: Needs<"browser"> & { clock: Clock };
  overlay: Overlay;
  /** Null: it failed. */
  build: () => Promise<BuildResult | null>;
  backend: CheckBackend;
  turn: () => Pick<JourneysInput, "signal" | "tenant" | "onPlace"> & {
    variables: () => Promise<Readonly<Record<string, string>>>;
  };
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
  async write({ title, at, as, steps }: NewJourney): Promise<WrittenJourney> {
    const { overlay } = this.#input;
    const journey = parseJourney(
      [`# ${title}`, `at ${at}`, ...(as === undefined ? [] : [`as ${as}`]), ...steps].join("\n"),
    );
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

  /** One journey of the project by its file. Null: there is none. */
  async runFile(path: ProjectPath): Promise<CheckOutcome | null> {
    const files = journeysOf(this.#input.overlay).files.filter((file) => file.path === path);
    if (files.length === 0) return null;
    const { checks } = await this.#judged({ files, more: 0 }).catch((error: unknown) =>
      noneRan(this.#input.unavailable(path, error)),
    );
    return checks[0]!;
  }

  async #judged(journeys: ProjectJourneys): Promise<RanJourneys> {
    const built = await this.#input.build();
    if (built === null) return noneRan(notRun("journeys", "RUNTIME", "there is no build to open"));
    const known = await this.#known.once("reports", () => Promise.resolve(new Map<string, Outcome>()));
    const wanted = journeys.files.flatMap(({ journey }) => (journey === null ? [] : [journey]));
    const missing = wanted.filter((journey) => !known.has(printJourney(journey)));
    if (missing.length > 0) {
      const key = `journeys ${missing.map(printJourney).join("")}`;
      const ran = await this.#known.once(key, () => this.#run(built, missing));
      for (const [index, journey] of missing.entries()) known.set(printJourney(journey), ran[index]!);
    }
    return judgeJourneys(journeys, (journey) => known.get(printJourney(journey))!);
  }

  /** Side by side where they share no rows; with a backend one after the other, each with the rows of the seed. */
  async #run(built: BuildResult, [first, ...rest]: readonly Journey[]): Promise<Outcome[]> {
    const { backend, overlay } = this.#input;
    const begun = await backend.use(overlay, async (opened) =>
      isOpen(opened)
        ? [await this.#runOne(built, opened, first!)]
        : this.#withoutBackend(built, opened, [first!, ...rest]),
    );
    if (begun.length > rest.length) return begun;
    const deadline = performance.now() + ALL_MS;
    for (const journey of rest)
      begun.push(
        performance.now() > deadline
          ? { reason: NO_TIME }
          : await backend.use(overlay, async (opened) =>
              isOpen(opened) ? this.#runOne(built, opened, journey) : { reason: whyNot(opened) },
            ),
      );
    return begun;
  }

  async #runOne(built: BuildResult, opened: OpenBackend, journey: Journey): Promise<Outcome> {
    const { services, turn } = this.#input;
    const { as } = journey;
    if (as !== undefined && !opened.people.includes(as))
      return { reason: `nobody is called ${as}; there are ${opened.people.join(", ")}` };
    const session = as === undefined ? undefined : await opened.session(built.files, as, "always");
    const [report] = await runJourneys(services, { ...opened.siteOf(built.files), session, ...turn() }, [journey]);
    return { report: report!, unreached: null };
  }

  async #withoutBackend(built: BuildResult, opened: NotOpened, journeys: readonly Journey[]): Promise<Outcome[]> {
    const { services, turn } = this.#input;
    const open = journeys.filter(({ as }) => as === undefined);
    const ran = open.length === 0 ? [] : await runJourneys(services, { files: built.files, ...turn() }, open);
    const unreached = (await turn().variables())[BACKEND] ?? null;
    return journeys.map((journey) => {
      const report = ran[open.indexOf(journey)];
      return report === undefined ? { reason: whyNot(opened) } : { report, unreached };
    });
  }
}

/** Bound of all journeys of a turn that need a backend. */
const ALL_MS = 60_000;

const whyNot = ({ reason }: NotOpened): string =>
  reason?.replace(/\.$/, "") ?? "it signs in, and the project has no backend";

const tooMany = (): AppError =>
  new AppError({
    code: "too_many_journeys",
    status: 409,
    userMessage: `A project has at most ${MAX_JOURNEYS} journeys. Replace or delete one in journeys/.`,
  });

const noneRan = (...checks: CheckOutcome[]): RanJourneys => ({ checks, pictures: [] });

const asReview = (check: CheckOutcome): CheckOutcome => (check.ok === false ? { ...check, isReview: true } : check);
