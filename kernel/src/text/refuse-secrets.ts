/** A message for the agent is stored in a conversation, so it must not contain a key, whoever sent it. */
import { AppError } from "../errors.ts";
import { findSecrets } from "./secret-text.ts";

/** Names the kind of secret, and never a part of it. */
const secretFound = (what: string): AppError =>
  new AppError({
    code: "secret_found",
    status: 400,
    kind: "user",
    userMessage: `This looks like ${what}. It was not sent and not saved.`,
  });

export interface WrittenMessage {
  message: string;
  /** The person has seen the warning and says that it is no key. */
  not_a_secret: boolean;
}

/**
 * AppError 400 `secret_found`, unless the person says that it is none. The browser checks before it sends anything, but
 * a caller may be no browser.
 */
export function refuseSecrets({ message, not_a_secret }: WrittenMessage): void {
  if (not_a_secret) return;
  const [found] = findSecrets(message);
  if (found !== undefined) throw secretFound(found.what);
}
