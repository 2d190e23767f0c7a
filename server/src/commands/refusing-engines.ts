/** Engines of a machine that can isolate nothing: they refuse with the reason, as the real ones do there. */
import type { Services } from "@slipway/features/services.ts";
import { unavailable } from "@slipway/kernel/errors";

const REASON = "Nothing can be isolated here.";
const refuse = (): Promise<never> => Promise.reject(unavailable("sandbox_refused", REASON));

export const refusingSandbox = (): Services["sandbox"] => ({
  previews: {
    wake: refuse,
    apply: () => Promise.resolve(),
    address: () => null,
    state: () => ({ state: "refused", reason: REASON }),
    sleep: () => Promise.resolve(),
    awake: () => Promise.resolve([]),
    onLog: () => () => undefined,
  },
  build: refuse,
  typecheck: refuse,
  run: refuse,
  languageServer: refuse,
  install: refuse,
  lock: refuse,
  capabilities: () => Promise.resolve({ isolated: false, engine: "none", reduced: [], reason: REASON }),
  [Symbol.asyncDispose]: () => Promise.resolve(),
});

export const refusingBrowser = (): Services["browser"] => ({
  prepare: () => undefined,
  renderPages: () => Promise.reject(unavailable("browser_unavailable", REASON)),
  capabilities: () => Promise.resolve({ available: false, engine: "none", reduced: [], reason: REASON }),
  [Symbol.asyncDispose]: () => Promise.resolve(),
});
