/** Any browser engine behind the machine's fair queue. */
import type { Queues } from "../jobs/queues.ts";
import type { BrowserPort } from "./port.ts";

export const queuedBrowser = (browser: BrowserPort, { renders }: Pick<Queues, "renders">): BrowserPort => ({
  prepare: () => browser.prepare(),
  renderPages: (request) => renders.run((signal) => browser.renderPages({ ...request, signal }), request),
  capabilities: () => browser.capabilities(),
  [Symbol.asyncDispose]: () => browser[Symbol.asyncDispose](),
});
