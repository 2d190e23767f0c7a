import { AppError } from "@slipway/kernel/errors";
import type { MailMessage } from "./port.ts";

export const mailFailed = (message: string, cause?: unknown): AppError =>
  new AppError({
    code: "mail_failed",
    status: 503,
    message,
    userMessage: "The mail could not be sent. Please try again later.",
    cause,
  });

/** One address, no list and no header in disguise. Throws AppError `mail_failed`. */
export function checkedMessage(message: MailMessage): MailMessage {
  if (!/^[^\s<>,;:"\u0000-\u001f]+@[^\s<>,;:"@\u0000-\u001f]+$/u.test(message.to) || message.to.length > 254) {
    throw mailFailed(`not one mail address: ${JSON.stringify(message.to.slice(0, 100))}`);
  }
  if (/[\r\n]/.test(message.subject)) throw mailFailed("the subject holds a line break");
  return message;
}
