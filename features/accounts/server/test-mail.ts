/** Sends a mail, the only way to know whether mail arrives. (product page, item 8) */
import { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../services.ts";

const MAX_ANSWER_CHARACTERS = 300;

/** Staff set the mail server up, so they get its own words; everybody else only learns that a mail was not sent. */
function saidBy(error: AppError): string {
  const { cause } = error;
  const said = cause instanceof Error ? cause.message : error.message;
  return said.replace(/\s+/g, " ").trim().slice(0, MAX_ANSWER_CHARACTERS);
}

export async function sendTestMail({ mail, addresses }: Needs<"addresses" | "mail">, to: string) {
  const { engine } = mail;
  try {
    const { answer = null } = await mail.send({
      to,
      subject: "Test mail from Slipway",
      text: `Mail from Slipway at ${addresses.appUrl} arrives here.\n\nSomebody who runs it asked for this test. There is nothing to do.\n`,
    });
    return { engine, answer, failure: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "mail_failed") throw error;
    return { engine, answer: null, failure: saidBy(error) };
  }
}
