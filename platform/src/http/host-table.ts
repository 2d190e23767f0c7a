/** Maps names to handlers. Names come from outside: they are matched exactly, in lower case, never as patterns. */
import type { ServerResponse } from "node:http";
import { isDomainName } from "./domain-rules.ts";
import type { HostHandler, HostMatch, HostTable } from "./port.ts";

const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*\.?|\[[0-9a-f:.]+\])$/;

/** Host header -> name, or null when it is none. */
export function hostnameOf(host: string | undefined): string | null {
  if (host === undefined || host.length > 260) return null;
  const name = host.toLowerCase().replace(/:\d{1,5}$/, "");
  return NAME.test(name) ? name.replace(/\.$/, "") : null;
}

export function answerPlain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(`${text}\n`);
}

/** The handler of names without an entry. */
export const unknownName: HostHandler = {
  request: (_incoming, response) => answerPlain(response, 421, "Nothing is served under this name."),
};

export function createHostTable(): HostTable {
  const exact = new Map<string, HostHandler>();
  const below = new Map<string, HostHandler>();
  let fallback = unknownName;

  const entryOf = (hostname: string): { handler: HostHandler; match: HostMatch } | null => {
    const own = exact.get(hostname);
    if (own !== undefined) return { handler: own, match: { hostname, label: null } };
    const dot = hostname.indexOf(".");
    const wild = dot > 0 ? below.get(hostname.slice(dot + 1)) : undefined;
    return wild === undefined ? null : { handler: wild, match: { hostname, label: hostname.slice(0, dot) } };
  };

  return {
    set(pattern, handler) {
      const isWild = pattern.startsWith("*.");
      const [table, key] = isWild ? [below, pattern.slice(2).toLowerCase()] : [exact, pattern.toLowerCase()];
      table.set(key, handler);
      return () => {
        // A later entry under the same name belongs to somebody else.
        if (table.get(key) === handler) table.delete(key);
      };
    },
    setFallback(handler) {
      fallback = handler;
    },
    match(host) {
      const hostname = hostnameOf(host);
      if (hostname === null) return null;
      return entryOf(hostname) ?? { handler: fallback, match: { hostname, label: null } };
    },
    async serves(hostname) {
      const entry = isDomainName(hostname) ? entryOf(hostname) : null;
      return entry !== null && (entry.handler.serves === undefined || (await entry.handler.serves(entry.match)));
    },
  };
}
