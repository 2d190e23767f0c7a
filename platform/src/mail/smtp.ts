/** Mail through a server, as `smtp://user:password@host:port` says. */
import { createTransport } from "nodemailer";
import { checkedMessage, mailFailed } from "./message.ts";
import type { Mail } from "./port.ts";

export interface SmtpOptions {
  url: string;
  from: string;
}

const TIMEOUT_MS = 15_000;

export function createSmtpMail(options: SmtpOptions): Mail {
  const address = new URL(options.url);
  const secure = address.protocol === "smtps:";
  const transport = createTransport({
    host: address.hostname.replace(/^\[|\]$/g, ""),
    port: Number(address.port) || (secure ? 465 : 587),
    secure,
    ...(address.username === ""
      ? {}
      : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is text of ours: nothing in it may make the transport read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    engine: "smtp",
    async send(message) {
      const { to, subject, text, html } = checkedMessage(message);
      try {
        const sent = await transport.sendMail({
          from: options.from,
          to,
          subject,
          text,
          ...(html === undefined ? {} : { html }),
        });
        return { id: sent.messageId, answer: sent.response };
      } catch (error) {
        throw mailFailed("the mail server did not take the mail", error);
      }
    },
    list: async () => [],
    read: async () => null,
  };
}
