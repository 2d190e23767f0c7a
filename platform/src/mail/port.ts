/** Outgoing mail. Engines: mailbox on disk (default; staff can read it), SMTP. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export interface StoredMail extends MailMessage {
  id: string;
  from: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface SentMail {
  id: string;
  /** The mail server's answer when it accepted the mail. */
  answer?: string;
}

export interface Mail {
  /** `mailbox`: nobody outside receives it, so every flow shows a link to copy. */
  readonly engine: "mailbox" | "smtp";
  /** Durable (mailbox) or accepted by the server (smtp) when it resolves; else AppError `mail_failed`. */
  send(message: MailMessage): Promise<SentMail>;
  /** Newest first; empty with SMTP. */
  list(limit: number): Promise<StoredMail[]>;
  read(id: string): Promise<StoredMail | null>;
}
