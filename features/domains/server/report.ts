/** Probes every kind of address through its public name. Only configured names are ever requested. */
import { randomText } from "@slipway/kernel/ids";
import { isAddress, sharedSite } from "@slipway/platform/http/domain-rules";
import type { Needs, Services } from "../../services.ts";
import type { HostKind, AddressReport } from "../contract/index.ts";
import { isPrivateAddress, linesFor, machineAddresses } from "./dns-lines.ts";
import { type LookUp, type Probe, probeHost } from "./probe-host.ts";
import { CHECK_LABEL, QUESTION_PATH, type Questions } from "./questions.ts";

const FRESH_MS = 60_000;

export interface AddressReportsOptions {
  services: Needs<"addresses" | "certificates" | "clock" | "config">;
  questions: Questions;
  lookUp: LookUp;
  addresses?: () => string[];
}

interface Host {
  kind: HostKind;
  /** The name in DNS. */
  name: string;
  url: URL;
}

/** Null if the operator offers no backends, or has given them no names. */
export const backendAddresses = ({
  addresses,
  config,
}: Needs<"addresses" | "config">): Services["addresses"]["cloud"] => (config.cloudEnabled ? addresses.cloud : null);

function hostsOf(services: Needs<"addresses" | "config">, question: string): Host[] {
  const { addresses } = services;
  const cloud = backendAddresses(services);
  const check = (kind: HostKind, pattern: string, origin: string): Host => ({
    kind,
    name: pattern,
    url: new URL(QUESTION_PATH + question, origin),
  });
  return [
    { kind: "app", name: addresses.appHost, url: new URL(`/api/domains/answers/${question}`, addresses.appUrl) },
    check("preview", addresses.previewPattern, addresses.previewUrl(CHECK_LABEL)),
    check("sites", addresses.sitePattern, addresses.siteUrl(CHECK_LABEL)),
    ...(cloud === null ? [] : [check("cloud", cloud.pattern, cloud.urlOf(CHECK_LABEL))]),
  ];
}

export class AddressReports {
  readonly #options: AddressReportsOptions;
  #last: AddressReport | null = null;
  #running: Promise<AddressReport> | null = null;

  constructor(options: AddressReportsOptions) {
    this.#options = options;
  }

  /** The last report if it is at most a minute old, else a new check. */
  async recent(): Promise<AddressReport> {
    const { clock } = this.#options.services;
    const last = this.#last;
    return last !== null && clock.now() - Date.parse(last.checked_at) < FRESH_MS ? last : this.check();
  }

  /** Calls during a running check share its result. */
  check(): Promise<AddressReport> {
    return (this.#running ??= this.#probeAll()
      .then((report) => (this.#last = report))
      .finally(() => (this.#running = null)));
  }

  async #probeAll(): Promise<AddressReport> {
    const { services, questions } = this.#options;
    const { thisComputerOnly, secure, appHost } = services.addresses;
    using asked = questions.ask();
    const hosts = hostsOf(services, asked.question);
    const probes = await Promise.all(hosts.map((host) => this.#probe(host, asked.answer)));
    const reached = probes[0]!.state === "ok" ? probes[0]!.addresses : [];
    const values = reached.length > 0 ? reached : (this.#options.addresses ?? machineAddresses)();
    const hasNames = !thisComputerOnly && !isAddress(appHost);
    return {
      this_computer_only: thisComputerOnly,
      tls: services.certificates !== null ? "acme" : secure ? "proxy" : "none",
      checked_at: new Date(services.clock.now()).toISOString(),
      hosts: hosts.map(({ kind, name }, at) => {
        const { state, sentence } = probes[at]!;
        return { kind, name, state, sentence, records: hasNames ? linesFor(name, values) : [] };
      }),
      addresses_are_private: hasNames && values.every(isPrivateAddress),
      advice: adviceFor(services),
    };
  }

  async #probe({ kind, name, url }: Host, answer: string): Promise<Probe> {
    const { services, lookUp } = this.#options;
    const certificateProblem = (await services.certificates?.problem(url.hostname))?.sentence ?? null;
    const probe = await probeHost({ url, answer, lookUp, certificateProblem });
    if (probe.state !== "ok" || kind === "app") return probe;
    // A random name, because a record for a fixed one would look right here and lead nowhere for everybody else.
    const anyName = name.replace("*", `0-${randomText(10)}`);
    const found = await lookUp(anyName).catch(() => []);
    if (found.length > 0) return probe;
    return {
      ...probe,
      state: "wrong",
      sentence: `DNS knows ${url.hostname} but not other names: the line needs the *.`,
    };
  }
}

function adviceFor({ addresses, config }: Needs<"addresses" | "config">): string[] {
  const { appHost, secure, thisComputerOnly } = addresses;
  const advice: string[] = [];
  if (!secure && !thisComputerOnly)
    advice.push(
      "This is plain http: browsers keep no sign-in there. Use https, with SLIPWAY_TLS=acme or a proxy in front.",
    );
  if (config.cloudEnabled && addresses.cloud === null)
    advice.push(
      "Backends of projects have no names, so no project can have a database. Give them a domain with SLIPWAY_CLOUD_DOMAIN.",
    );
  for (const [kind, domain] of [
    ["Previews", config.domains.preview],
    ["Published sites", config.domains.sites],
    ["Backends", config.cloudEnabled ? config.domains.cloud : null],
  ] as const) {
    const site = domain === null ? null : sharedSite(appHost, domain);
    if (site !== null)
      advice.push(
        `${kind} share ${site} with the app, so browsers count them as one site. A domain bought apart is safer.`,
      );
  }
  return advice;
}
