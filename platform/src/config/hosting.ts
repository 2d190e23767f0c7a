/** Names and certificates that make this installation reachable for others. A dangerous set of names stops the start. */
import { z } from "zod";
import { domainProblems, isAddress, isLoopbackName } from "../http/domain-rules.ts";
import { withoutPassword } from "./masked-address.ts";
import type { Config } from "./port.ts";
import { setting } from "./setting.ts";

const PORT_RULE = "must be a whole number from 1 to 65535";
const port = (initial: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, PORT_RULE)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, PORT_RULE)
    .default(initial);

const httpAddress = (rule: string) =>
  z.string().refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""), rule);

const LOOPBACK = "127.0.0.1";
const LETS_ENCRYPT = "https://acme-v02.api.letsencrypt.org/directory";

export const hostingVariables = {
  SLIPWAY_HOST: setting(z.string().optional(), {
    group: "Addresses",
    meaning: "Address to listen on.",
    initially: "`127.0.0.1`; with TLS every one",
  }),
  SLIPWAY_URL: setting(httpAddress("must be an http or https address such as https://slipway.example.org").optional(), {
    group: "Addresses",
    meaning: "Public address of the app.",
    initially: "`http://slipway.localhost:PORT`",
  }),
  SLIPWAY_PREVIEW_DOMAIN: setting(z.string().toLowerCase().optional(), {
    group: "Addresses",
    meaning: "Domain of previews, apart from the app's. Needed with a public `SLIPWAY_URL`.",
    initially: "`preview.localhost`",
  }),
  SLIPWAY_SITES_DOMAIN: setting(z.string().toLowerCase().optional(), {
    group: "Addresses",
    meaning: "Domain of published sites, apart from both. Needed with a public `SLIPWAY_URL`.",
    initially: "`sites.localhost`",
  }),
  SLIPWAY_CLOUD_DOMAIN: setting(z.string().toLowerCase().optional(), {
    group: "Addresses",
    meaning: "Domain of projects' backends, apart from the others. Without it a public Slipway has no backends.",
    initially: "`cloud.localhost`",
  }),
  SLIPWAY_TLS: setting(z.enum(["off", "acme"], "must be off or acme").default("off"), {
    group: "Certificates",
    meaning: "With `acme` Slipway gets certificates itself and listens for https.",
  }),
  SLIPWAY_TLS_PORT: setting(port(443), { group: "Certificates", meaning: "Port of https.", values: "1 to 65535" }),
  SLIPWAY_HTTP_PORT: setting(port(80), {
    group: "Certificates",
    meaning: "Port that answers the certificate authority and leads everybody else to https.",
    values: "1 to 65535",
  }),
  SLIPWAY_ACME_DIRECTORY: setting(httpAddress("must be the https address of an ACME directory").default(LETS_ENCRYPT), {
    group: "Certificates",
    meaning: "Directory of another certificate authority.",
    initially: "Let's Encrypt",
  }),
  SLIPWAY_ACME_EMAIL: setting(z.email("must be an email address").optional(), {
    group: "Certificates",
    meaning: "Whom the authority writes to.",
  }),
};

const schema = z.object(hostingVariables);
export type HostingValues = z.output<typeof schema>;

const VARIABLES = {
  preview: "SLIPWAY_PREVIEW_DOMAIN",
  sites: "SLIPWAY_SITES_DOMAIN",
  cloud: "SLIPWAY_CLOUD_DOMAIN",
} as const;

/** Adds a sentence to `problems` for each name that cannot be served or would be dangerous. */
export function readHosting(
  values: HostingValues,
  problems: string[],
): Pick<Config, "host" | "url" | "domains" | "tls"> {
  const url = values.SLIPWAY_URL?.replace(/\/+$/, "") ?? null;
  const app = url === null ? null : new URL(url);
  const domains = {
    preview: values.SLIPWAY_PREVIEW_DOMAIN ?? null,
    sites: values.SLIPWAY_SITES_DOMAIN ?? null,
    cloud: values.SLIPWAY_CLOUD_DOMAIN ?? null,
  };
  for (const { kind, rule } of domainProblems(app?.hostname ?? null, domains))
    problems.push(`${VARIABLES[kind]}: ${rule}`);
  const tls = readTls(values, app, problems);
  // With TLS of our own the plain port is for this machine only, and the outside gets the others.
  return { host: tls === null ? (values.SLIPWAY_HOST ?? LOOPBACK) : LOOPBACK, url, domains, tls };
}

function readTls(values: HostingValues, app: URL | null, problems: string[]): Config["tls"] {
  if (values.SLIPWAY_TLS === "off") return null;
  if (app === null || app.protocol !== "https:" || isLoopbackName(app.hostname) || isAddress(app.hostname))
    problems.push(
      "SLIPWAY_TLS: acme needs a SLIPWAY_URL such as https://slipway.example.org, a name others can look up",
    );
  return {
    directoryUrl: values.SLIPWAY_ACME_DIRECTORY,
    email: values.SLIPWAY_ACME_EMAIL ?? null,
    host: values.SLIPWAY_HOST ?? null,
    port: values.SLIPWAY_TLS_PORT,
    httpPort: values.SLIPWAY_HTTP_PORT,
  };
}

/** Lines for doctor. */
export function describeHosting({ domains, tls }: Pick<Config, "domains" | "tls">): [string, string][] {
  const rows: [string, string][] = [
    ["SLIPWAY_PREVIEW_DOMAIN", domains.preview ?? "not set (preview.localhost)"],
    ["SLIPWAY_SITES_DOMAIN", domains.sites ?? "not set (sites.localhost)"],
    ["SLIPWAY_CLOUD_DOMAIN", domains.cloud ?? "not set (cloud.localhost; none under a public name)"],
    ["SLIPWAY_TLS", tls === null ? "off" : "acme"],
  ];
  if (tls === null) return rows;
  return [
    ...rows,
    ["listening for TLS on", tls.host ?? "every address of this machine"],
    ["SLIPWAY_TLS_PORT", String(tls.port)],
    ["SLIPWAY_HTTP_PORT", String(tls.httpPort)],
    ["SLIPWAY_ACME_DIRECTORY", withoutPassword(tls.directoryUrl)],
    ["SLIPWAY_ACME_EMAIL", tls.email ?? "not set"],
  ];
}
