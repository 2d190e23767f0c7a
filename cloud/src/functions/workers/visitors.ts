/** Whose requests a process answers now: what it asks of its own backend meanwhile is asked for them. */
import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";

export class Visitors {
  readonly #requests = new Map<string, number>();

  /** Call what it gives back once, when the answer has ended. */
  enter(address: string): () => void {
    this.#requests.set(address, (this.#requests.get(address) ?? 0) + 1);
    return () => {
      const left = (this.#requests.get(address) ?? 1) - 1;
      if (left === 0) this.#requests.delete(address);
      else this.#requests.set(address, left);
    };
  }

  /** Null while there are several, or none. */
  get only(): string | null {
    const [first, second] = this.#requests.keys();
    return first === undefined || first === "" || second !== undefined ? null : first;
  }
}

/**
 * A function that answers several visitors at once may say for whom it asks, as it would say it to any server: what it says counts in its
 * own backend only. What nobody can be named for is counted for the function.
 */
export function callerOf({ headers }: IncomingMessage, visitors: Visitors, slug: string): string {
  const said = headers["x-forwarded-for"]?.toString().trim() ?? "";
  return isIP(said) === 0 ? (visitors.only ?? `function ${slug}`) : said;
}
