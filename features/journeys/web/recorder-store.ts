/** The journey that somebody records in the preview. One at a time, in this tab. */
import { create } from "zustand";
import type { RecordedStep } from "./page-messages.ts";

/** As many as a journey may have of each. */
const MAX_ACTIONS = 20;
const MAX_EXPECTATIONS = 10;

export interface Recorder {
  /** Null: nobody records. */
  projectId: string | null;
  /** The page where it began; null until the page has said so. */
  at: string | null;
  steps: readonly RecordedStep[];
  /** The next click names a text. */
  expecting: boolean;
  /** Why the last click is not among the steps. */
  hint: "nameless" | "secret" | "full" | null;
}

const NOBODY: Recorder = { projectId: null, at: null, steps: [], expecting: false, hint: null };

export const useRecorder = create<Recorder>(() => NOBODY);

export const startRecorder = (projectId: string): void => useRecorder.setState({ ...NOBODY, projectId }, true);
export const endRecorder = (): void => useRecorder.setState(NOBODY, true);

const isExpectation = ({ kind }: RecordedStep): boolean => kind === "see";

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const DAY_MS = 86_400_000;

/** A day from today on is written by its distance, `{today+3}`: once it had passed, the journey would break. */
export function withDistance(step: RecordedStep, now: Date): RecordedStep {
  const [, year, month, day] = (step.kind === "type" && DAY.exec(step.value)) || [];
  if (step.kind !== "type" || year === undefined) return step;
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = (Date.UTC(Number(year), Number(month) - 1, Number(day)) - today) / DAY_MS;
  return days < 0 || days > 9999 ? step : { ...step, value: days === 0 ? "{today}" : `{today+${days}}` };
}

export function noteStep(told: RecordedStep): void {
  const step = withDistance(told, new Date());
  const { steps } = useRecorder.getState();
  const last = steps.at(-1);
  // A field that is changed again holds its last value.
  const earlier =
    last !== undefined && last.kind === step.kind && step.kind === "type" && last.name === step.name
      ? steps.slice(0, -1)
      : steps;
  const alike = earlier.filter((one) => isExpectation(one) === isExpectation(step)).length;
  if (alike >= (isExpectation(step) ? MAX_EXPECTATIONS : MAX_ACTIONS))
    return useRecorder.setState({ hint: "full", expecting: false });
  useRecorder.setState({
    steps: [...earlier, step],
    hint: null,
    ...(isExpectation(step) ? { expecting: false } : {}),
  });
}

export const dropStep = (at: number): void =>
  useRecorder.setState(({ steps }) => ({ steps: steps.filter((_step, index) => index !== at) }));

export const expectsSomething = ({ steps }: Pick<Recorder, "steps">): boolean => steps.some(isExpectation);
