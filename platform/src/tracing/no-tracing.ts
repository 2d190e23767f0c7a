import type { Span, Tracing } from "./port.ts";

const nothing: Span = { set: () => undefined };

export const noTracing: Tracing = {
  isOn: false,
  span: (_name, _attributes, work) => {
    try {
      return work(nothing);
    } catch (error) {
      // Also what fails before its first await is a rejection, as it is where somebody collects.
      return Promise.reject(error as Error);
    }
  },
  [Symbol.asyncDispose]: () => Promise.resolve(),
};
