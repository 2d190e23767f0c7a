/** The text of an error is not the person's own: a fix is not refused for it. Nothing of the text is logged. */
import { withoutSecrets } from "@slipway/kernel/text/secret-text";

interface Outgoing {
  message: string;
  contains_error: boolean;
  not_a_secret: boolean;
}

/** Removes secrets from what is sent. */
export const withoutLeaks = <T extends Outgoing>(request: T): T =>
  request.contains_error && !request.not_a_secret ? { ...request, message: withoutSecrets(request.message) } : request;
