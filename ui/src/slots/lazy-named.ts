import { createElement, lazy, type ComponentType, type FunctionComponent } from "react";
import { partFailure } from "./part-failure.ts";
import { currentRound, fetchSheetsAgain } from "./retry.ts";

type PropsOf<Exported> = Exported extends ComponentType<infer Props> ? Props : never;

/** React draws a failed part a second time at once: that is the same failure. What is drawn later is a new try. */
const SAME_FAILURE_MS = 1000;

interface Attempt<Props> {
  component: ComponentType<Props>;
  failed: { round: number; at: number } | null;
}

function begin<Props>(load: () => Promise<ComponentType<Props>>): Attempt<Props> {
  const attempt: Attempt<Props> = {
    failed: null,
    component: lazy(async () => {
      fetchSheetsAgain();
      try {
        return { default: await load() };
      } catch (error) {
        attempt.failed = { round: currentRound(), at: Date.now() };
        throw await partFailure(error);
      }
    }) as ComponentType<Props>,
  };
  return attempt;
}

const isOver = ({ failed }: Pick<Attempt<unknown>, "failed">): boolean =>
  failed !== null && (failed.round !== currentRound() || Date.now() - failed.at > SAME_FAILURE_MS);

/**
 * `React.lazy` for named exports that does not keep a failure for good:
 * `lazyNamed(() => import("./home-page.tsx"), "HomePage")`.
 */
export function lazyNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const loadNamed = async () => (await load())[name] as ComponentType<Props>;
  let attempt = begin<Props>(loadNamed);
  return function Loaded(props: Props) {
    if (isOver(attempt)) attempt = begin<Props>(loadNamed);
    return createElement(attempt.component as ComponentType<object>, props as object);
  };
}
