import { join } from "node:path";
import type { Config } from "../config/port.ts";
import { createMailbox } from "./mailbox.ts";
import type { Mail } from "./port.ts";
import { createSmtpMail } from "./smtp.ts";

/** SMTP when the configuration names a server, else the mailbox in the data folder. */
export const createMail = (config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">): Mail =>
  config.smtpUrl === null
    ? createMailbox({ directory: join(config.dataDir, "mail"), from: config.mailFrom })
    : createSmtpMail({ url: config.smtpUrl, from: config.mailFrom });
