/**
 * Rules for names beside each other: previews and sites run untrusted code, so they never share a site with the app.
 */
import { isIP } from "node:net";
import { getDomain } from "tldts";

/** Name and all names below it. */
const isWithin = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`);

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** A past version's label and a dot stand before a preview domain; a whole name has at most 253 characters. */
const LONGEST_DOMAIN = 253 - 64;

/** A name of two labels or more, as DNS knows it: lower case, ASCII. */
export function isDomainName(text: string): boolean {
  const labels = text.split(".");
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? "");
  return labels.length > 1 && text.length <= 253 && !isNumeric && labels.every((label) => LABEL.test(label));
}

export const isLoopbackName = (name: string): boolean =>
  name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || name.startsWith("127.");

/** An address has no names below or beside it. */
export const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;

export interface Domains {
  /** Previews are `{label}.` and this; null: `preview.localhost`. */
  preview: string | null;
  /** Published sites are `{name}.` and this; null: `sites.localhost`. */
  sites: string | null;
  /** Backends of projects are `{ref}.` and this; null: `cloud.localhost`, and none at all under a public name. */
  cloud: string | null;
}

const KINDS = ["preview", "sites", "cloud"] as const satisfies readonly (keyof Domains)[];

const WHY: Record<keyof Domains, string> = {
  preview:
    "previews run code nobody has checked, and from there it could set cookies for the app and act as part of it",
  sites: "published sites run code of others, and from there it could set cookies for the app and act as part of it",
  cloud: "backends serve files of others, and code in them could set cookies for the app and act as part of it",
};

/** Why two kinds may not share names; the later one is asked to move. */
const APART: readonly [keyof Domains, keyof Domains, string][] = [
  ["preview", "sites", "what is published for everybody must not reach what only members may see"],
  ["preview", "cloud", "files of a backend are for everybody and must not reach what only members may see"],
  ["sites", "cloud", "files of a backend must not reach the sites of other projects"],
];
const VARIABLE: Record<keyof Domains, string> = {
  preview: "SLIPWAY_PREVIEW_DOMAIN",
  sites: "SLIPWAY_SITES_DOMAIN",
  cloud: "SLIPWAY_CLOUD_DOMAIN",
};

export interface DomainProblem {
  kind: keyof Domains;
  rule: string;
}

/** Sentences about names that would let strangers' code reach the app. `appHost` is the host of SLIPWAY_URL, or null. */
export function domainProblems(appHost: string | null, domains: Domains): DomainProblem[] {
  const problems: DomainProblem[] = [];
  const isPublic = appHost !== null && !isLoopbackName(appHost) && !isAddress(appHost);
  for (const kind of KINDS) {
    const domain = domains[kind];
    const add = (rule: string): void => void problems.push({ kind, rule });
    if (domain === null) {
      // Without names for backends there are none; previews and sites nobody can do without.
      if (isPublic && kind !== "cloud")
        add(
          `must be set together with SLIPWAY_URL, to a domain that is not ${appHost} or a name below it: ${WHY[kind]}`,
        );
    } else if (!isDomainName(domain) || domain.length > LONGEST_DOMAIN) {
      add("must be a domain such as apps.example.net, without * and without a port");
    } else if (appHost === null) {
      add("must not be set without SLIPWAY_URL");
    } else if (isWithin(domain, appHost)) {
      add(`must not be ${appHost} or a name below it: ${WHY[kind]}`);
    } else if (isWithin(appHost, domain)) {
      add(`must not be above the app's own name ${appHost}: ${WHY[kind]}`);
    }
  }
  for (const [first, kind, why] of APART) {
    const [one, other] = [domains[first], domains[kind]];
    if (one !== null && other !== null && (isWithin(one, other) || isWithin(other, one)))
      problems.push({ kind, rule: `must be apart from ${VARIABLE[first]}: ${why}` });
  }
  return problems;
}

/**
 * The registrable domain both names belong to, or null. Browsers count such names as one site: a page of one can set
 * cookies that the other receives.
 */
export function sharedSite(one: string, other: string): string | null {
  if (isLoopbackName(one) || isLoopbackName(other)) return null;
  const site = getDomain(one, { allowPrivateDomains: true });
  return site !== null && site === getDomain(other, { allowPrivateDomains: true }) ? site : null;
}
