/** What the browser has looked for already: a caller may be no browser. Nothing of the text is logged or stored. */
import { findSecrets, withoutSecrets } from "@slipway/kernel/text/secret-text";
import { secretFound } from "../queue/queue-errors.ts";

/** AppError 400 `secret_found`, unless the person says that it is none. */
export function refuseSecrets({ message, not_a_secret }: { message: string; not_a_secret: boolean }): void {
  if (not_a_secret) return;
  const [found] = findSecrets(message);
  if (found !== undefined) throw secretFound(found.what);
}

interface Outgoing {
  message: string;
  contains_error: boolean;
  not_a_secret: boolean;
}

/** The text of an error is not the person's own: it goes without what should not be in it. */
export const withoutLeaks = <T extends Outgoing>(request: T): T =>
  request.contains_error && !request.not_a_secret ? { ...request, message: withoutSecrets(request.message) } : request;
