/** A turn of the embedded model on a project's files that ends before anything is checked, shown or kept. */
import type { Needs } from "../../../services.ts";
import type { LoopObserver } from "../loop/observe-run.ts";
import { runEditLoop } from "../loop/edit-loop.ts";
import { instructionsFor } from "../prompt/instructions.ts";
import { RepeatGuard } from "../loop/repeat-guard.ts";
import { StepTracker } from "../loop/step-tracker.ts";
import { createToolSet, type ToolPorts } from "../loop/tool-set.ts";
import type { Overlay } from "../overlay/overlay.ts";

const MAX_STEPS = 12;
const RESULT_CHARACTERS = 400_000;

const UNOBSERVED: LoopObserver = { modelCall: () => () => undefined, tool: (_name, work) => work() };

export interface DryTurn {
  services: Needs<"clock" | "models">;
  /** Holds the turn's files afterwards. */
  overlay: Overlay;
  message: string;
  signal: AbortSignal;
}

/** Resolves to the options that the model offered; empty if it asked nothing. */
export async function dryTurn({ services, overlay, message, signal }: DryTurn): Promise<readonly string[]> {
  let options: readonly string[] = [];
  let isFinished = false;
  const ports: ToolPorts = {
    // Not checked here: the person sees whether the outcome works.
    typecheck: () => Promise.resolve({ ok: true, detail: "not checked", diagnostics: [] }),
    build: () => Promise.resolve({ ok: true, detail: "not built" }),
    history: { versions: () => Promise.resolve([]), changes: () => Promise.resolve([]) },
    check: () => Promise.resolve({ ok: true }),
    run: () => Promise.reject(new Error("Nothing is run for a look.")),
    render: () => Promise.resolve({ ok: true, pages: [] }),
    picture: null,
    pictures: null,
    packages: {
      add: (name) => Promise.reject(new Error(`${name} is not installed for a look.`)),
      remove: (name) => Promise.reject(new Error(`${name} is not removed for a look.`)),
    },
    mayDelete: () => Promise.resolve(),
    setTitle: () => Promise.resolve(),
    ask: (question) => {
      options = question.options;
      isFinished = true;
    },
    todo: () => undefined,
    propose: () => undefined,
    show: () => undefined,
    finish: ({ replies }) => {
      if (replies.length > 0) options = replies;
      isFinished = true;
      return Promise.resolve({ accepted: true, failures: [] });
    },
  };
  await runEditLoop({
    model: () => services.models.offline(),
    instructions: instructionsFor(false),
    messages: [{ role: "user", content: message }],
    tools: createToolSet({
      overlay,
      ports,
      mayEdit: true,
      isEmbedded: true,
      hasTodo: false,
      context: { client_logs: [], network_requests: [], runtime_errors: [] },
      data: null,
      functions: null,
      journeys: null,
      drafts: null,
      makesPictures: null,
      helpers: null,
      resultCharacters: RESULT_CHARACTERS,
    }),
    maxSteps: MAX_STEPS,
    resultCharacters: RESULT_CHARACTERS,
    signal,
    tracker: new StepTracker(services.clock, () => undefined),
    guard: new RepeatGuard(),
    carryingOn: null,
    observer: UNOBSERVED,
    revision: () => overlay.revision,
    isFinished: () => isFinished,
    onStep: () => undefined,
    onText: () => undefined,
    onToolEnd: () => undefined,
    onRefusal: () => undefined,
  });
  return options;
}
