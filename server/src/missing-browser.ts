import type { Services } from "@slipway/features/services.ts";
import { unavailable } from "@slipway/kernel/errors";

/** On a machine without Chromium every browser task is refused with the same sentence. */
export const missingBrowser = (): Services["browser"] => {
  const refuse = (): Promise<never> =>
    Promise.reject(unavailable("browser_unavailable", "There is no browser on this server, so pages cannot be looked at."));
  return new Proxy({} as Services["browser"], {
    get: (_target, name) => (name === Symbol.asyncDispose ? () => Promise.resolve() : name === "then" ? undefined : refuse),
  });
};
