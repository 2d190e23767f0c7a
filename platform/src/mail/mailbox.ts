/** Mail that stays on this machine: one JSON file each, for people who run without a mail server. */
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { checkedMessage, mailFailed } from "./message.ts";
import type { Mail, MailMessage, StoredMail } from "./port.ts";

export interface MailboxOptions {
  directory: string;
  from: string;
  now?: () => number;
}

/** The oldest mails go first when the box is full. */
const MAX_MAILS = 2_000;
const ID = /^\d{13}-[0-9a-z]{12}$/;

class Mailbox implements Mail {
  readonly engine = "mailbox" as const;
  readonly #options: MailboxOptions;
  #lastAt = 0;

  constructor(options: MailboxOptions) {
    this.#options = options;
  }

  async send(message: MailMessage): Promise<{ id: string }> {
    const { to, subject, text, html } = checkedMessage(message);
    // Ids sort by time, so two mails of one millisecond must not share it.
    const at = (this.#lastAt = Math.max((this.#options.now ?? Date.now)(), this.#lastAt + 1));
    const id = `${String(at).padStart(13, "0")}-${randomText(12)}`;
    const mail: StoredMail = {
      id,
      from: this.#options.from,
      to,
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      at,
    };
    try {
      await this.#write(id, JSON.stringify(mail));
    } catch (error) {
      throw mailFailed("the mailbox could not be written", error);
    }
    await this.#removeOldest();
    return { id };
  }

  async list(limit: number): Promise<StoredMail[]> {
    const ids = (await this.#ids()).reverse().slice(0, Math.max(0, limit));
    const mails = await Promise.all(ids.map((id) => this.read(id)));
    return mails.filter((mail) => mail !== null);
  }

  async read(id: string): Promise<StoredMail | null> {
    if (!ID.test(id)) return null;
    const text = await readFile(this.#file(id), "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    return text === null ? null : (JSON.parse(text) as StoredMail);
  }

  #file(id: string): string {
    return join(this.#options.directory, `${id}.json`);
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#options.directory).catch(() => []);
    return names
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.slice(0, -5))
      .filter((id) => ID.test(id))
      .sort();
  }

  async #write(id: string, text: string): Promise<void> {
    await mkdir(this.#options.directory, { recursive: true, mode: 0o700 });
    const temporary = `${this.#file(id)}.new`;
    try {
      const handle = await open(temporary, "wx", 0o600);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, this.#file(id));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async #removeOldest(): Promise<void> {
    const ids = await this.#ids();
    await Promise.all(
      ids.slice(0, Math.max(0, ids.length - MAX_MAILS)).map((id) => rm(this.#file(id), { force: true })),
    );
  }
}

export const createMailbox = (options: MailboxOptions): Mail => new Mailbox(options);
