/** TXT records of a name, asked with a bound. */
import { Resolver } from "node:dns/promises";
import { unavailable } from "@slipway/kernel/errors";

/** Texts of the name, each with its parts joined; none when there is no such name. Rejects when DNS does not answer. */
export type TxtRecords = (name: string) => Promise<readonly string[]>;

const MAX_RECORDS = 100;
const NO_RECORD = new Set(["ENODATA", "ENOTFOUND"]);

/** `servers`: instead of those of this machine. */
export function txtRecords(servers?: readonly string[]): TxtRecords {
  return async (name) => {
    const resolver = new Resolver({ timeout: 3_000, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    try {
      return (await resolver.resolveTxt(name)).slice(0, MAX_RECORDS).map((parts) => parts.join(""));
    } catch (error) {
      if (NO_RECORD.has((error as NodeJS.ErrnoException).code ?? "")) return [];
      throw unavailable("dns_unavailable", "DNS did not answer. Try again in a minute.");
    }
  };
}
