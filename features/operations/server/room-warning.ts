/**
 * Staff are told by mail when the disk lacks room, before people cannot save. Without a mail server nobody is told, but
 * the refusals say so. (product page, moment 10)
 */
import { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../services.ts";

/** Changing room is reported once, and a mail server that refuses is not asked at every check. */
const AGAIN_MS = 3_600_000;
const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576)} MB`;

export type WarningPorts = Needs<"accounts" | "addresses" | "clock" | "disk" | "log" | "mail">;

export class RoomWarning {
  readonly #services: WarningPorts;
  #last: { at: number; told: readonly string[] } | null = null;
  #isTelling = false;

  constructor(services: WarningPorts) {
    this.#services = services;
  }

  async look(): Promise<void> {
    const { disk, mail, clock } = this.#services;
    const { isLow, freeBytes } = await disk.space();
    if (!isLow) return void (disk.told.length > 0 && disk.noteTold([]));
    if (disk.told.length > 0 || mail.engine !== "smtp" || this.#isTelling) return;
    const now = clock.now();
    if (this.#last !== null && now - this.#last.at < AGAIN_MS) return disk.noteTold(this.#last.told);
    this.#isTelling = true;
    try {
      const told = await this.#tell(freeBytes);
      this.#last = { at: now, told };
      disk.noteTold(told);
    } finally {
      this.#isTelling = false;
    }
  }

  /** Resolves to the people whose mail was accepted. */
  async #tell(freeBytes: number): Promise<string[]> {
    const { mail, addresses, log } = this.#services;
    const told: string[] = [];
    for (const { name, email } of await this.#services.accounts.staffPeople()) {
      const text = `The disk of Slipway at ${addresses.appUrl} has ${inMegabytes(freeBytes)} left. Nothing new can be saved until there is more room; reading, downloading and deleting still work.\n\nWhat takes the room: ${addresses.appUrl}/settings/staff-capacity\n`;
      try {
        await mail.send({ to: email, subject: "Slipway is out of disk space", text });
        told.push(name);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "mail_failed") throw error;
        log.warn("staff could not be told that the disk lacks room", { error });
      }
    }
    return told;
  }
}
