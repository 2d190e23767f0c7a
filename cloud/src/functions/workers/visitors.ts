/** Visitors whose requests a process answers now. Its calls to its own backend meanwhile count for them. */
import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";

export class Visitors {
  readonly #requests = new Map<string, number>();

  /** The returned function has to be called once, when the answer has ended. */
  enter(address: string): () => void {
    this.#requests.set(address, (this.#requests.get(address) ?? 0) + 1);
    return () => {
      const left = (this.#requests.get(address) ?? 1) - 1;
      if (left === 0) this.#requests.delete(address);
      else this.#requests.set(address, left);
    };
  }

  /** The visitor, if there is exactly one. */
  get only(): string | null {
    const [first, second] = this.#requests.keys();
    return first === undefined || first === "" || second !== undefined ? null : first;
  }
}

/**
 * A function that answers several visitors at once may name the one it asks for, as with any other server; the name
 * only counts in its own backend. Calls without a visitor count for the function.
 */
export function callerOf({ headers }: IncomingMessage, visitors: Visitors, slug: string): string {
  const said = headers["x-forwarded-for"]?.toString().trim() ?? "";
  return isIP(said) === 0 ? (visitors.only ?? `function ${slug}`) : said;
}
