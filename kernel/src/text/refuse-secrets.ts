/** What a person writes for the agent is kept in a conversation: a key has no place there, whoever sent it. */
import { AppError } from "../errors.ts";
import { findSecrets } from "./secret-text.ts";

/** Names what it looks like, never a piece of it. */
const secretFound = (what: string): AppError =>
  new AppError({
    code: "secret_found",
    status: 400,
    kind: "user",
    userMessage: `This looks like ${what}. It was not sent and not saved.`,
  });

export interface WrittenMessage {
  message: string;
  /** The person has seen that it looks like a key, and says that it is none. */
  not_a_secret: boolean;
}

/**
 * AppError 400 `secret_found`, unless the person says that it is none. The browser has looked before it sent anything; a
 * caller may be no browser.
 */
export function refuseSecrets({ message, not_a_secret }: WrittenMessage): void {
  if (not_a_secret) return;
  const [found] = findSecrets(message);
  if (found !== undefined) throw secretFound(found.what);
}
