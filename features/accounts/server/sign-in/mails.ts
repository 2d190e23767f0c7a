/** Mails about signing in. Nobody waits for the mail server, because its time would reveal who has an account. */
import type { MailMessage } from "@slipway/platform/mail/port";
import type { Needs } from "../../../services.ts";

export const resetUrl = ({ addresses }: Needs<"addresses">, token: string): string =>
  `${addresses.appUrl}/reset-password?token=${token}`;

export const resetMail = (services: Needs<"addresses">, to: string, token: string): MailMessage => ({
  to,
  subject: "Set a new password",
  text: `Somebody asked for a new password for your Slipway account.\n\nSet it within one hour:\n${resetUrl(services, token)}\n\nThe new password ends every session and every API token of the account. If you did not ask, ignore this mail.\n`,
});

export const verificationMail = ({ addresses }: Needs<"addresses">, to: string, token: string): MailMessage => ({
  to,
  subject: "Confirm your address",
  text: `Somebody made a Slipway account with this address. If that was you, confirm that the address is yours (where you are not signed in, it asks for your password):\n${addresses.appUrl}/api/auth/verify-email?token=${token}\n\nIf that was not you, ignore this mail.\n`,
});

/** Sent after a sign-up with an address that has an account, because the page gives everybody the same answer. */
export const existingAccountMail = ({ addresses }: Needs<"addresses">, to: string): MailMessage => ({
  to,
  subject: "You already have an account",
  text: `Somebody wanted to make a Slipway account with this address, which has one already. Nothing was changed.\n\nSign in:\n${addresses.appUrl}/login\n\nIf you do not know its password, set a new one:\n${addresses.appUrl}/reset-password\n\nIf that was not you, ignore this mail.\n`,
});

export class QuietMails {
  readonly #ports: Needs<"log" | "mail">;
  readonly #underway = new Set<Promise<void>>();

  constructor(ports: Needs<"log" | "mail">) {
    this.#ports = ports;
  }

  /**
   * Sends without telling the caller how that went. A mailbox on this machine has the mail when this resolves; a mail server
   * is not waited for.
   */
  async send(message: MailMessage): Promise<void> {
    const { mail, log } = this.#ports;
    const sending = mail.send(message).then(
      () => undefined,
      (error: unknown) => log.error("a mail could not be sent", { error }),
    );
    if (mail.engine === "mailbox") return sending;
    this.#underway.add(sending);
    void sending.finally(() => this.#underway.delete(sending));
  }

  /** Resolves when no mail is on its way any more. */
  async sent(): Promise<void> {
    await Promise.all(this.#underway);
  }
}
