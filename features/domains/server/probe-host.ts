/**
 * Sends a request to one of our own names, from the DNS lookup to the answer, and says in a sentence how far it got.
 */
import { lookup, type LookupAddress } from "node:dns";
import { request as plainRequest } from "node:http";
import { request as tlsRequest, type RequestOptions } from "node:https";
import type { LookupFunction } from "node:net";
import { refuseOddAnswers } from "@slipway/platform/http/forward/odd-answers";
import { isAddress, isLoopbackName } from "@slipway/platform/http/domain-rules";

/** A name's first handshake may wait for its certificate. */
const PATIENCE_MS = 25_000;
const MAX_ANSWER_BYTES = 1_000;

export interface Probe {
  state: "ok" | "wrong" | "unknown";
  sentence: string;
  /** Addresses that the name resolves to on this machine. */
  addresses: string[];
}

export type LookUp = (hostname: string) => Promise<string[]>;

/** Names below `localhost` are this machine by definition, and many resolvers do not know them. */
export const systemLookUp: LookUp = (hostname) =>
  isLoopbackName(hostname)
    ? Promise.resolve(["127.0.0.1"])
    : new Promise((resolve, reject) => {
        lookup(hostname, { all: true, verbatim: true }, (error, found: LookupAddress[]) =>
          error === null ? resolve(found.map(({ address }) => address)) : reject(error),
        );
      });

export interface ProbeInput {
  /** Its host is one of the configured names and nothing else. */
  url: URL;
  answer: string;
  lookUp: LookUp;
  /** Why our certificate is missing, if we make certificates. */
  certificateProblem: string | null;
  signal?: AbortSignal;
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

export async function probeHost(input: ProbeInput): Promise<Probe> {
  const { hostname } = input.url;
  let addresses: string[];
  try {
    addresses = isAddress(hostname) ? [hostname.replace(/^\[|\]$/g, "")] : await input.lookUp(hostname);
  } catch (error) {
    return { ...lookUpFailure(hostname, codeOf(error)), addresses: [] };
  }
  if (addresses.length === 0) return { ...lookUpFailure(hostname, "ENOTFOUND"), addresses };
  const place = addresses.join(" and ");
  try {
    const said = await ask(input, addresses);
    if (said.includes(input.answer))
      return {
        state: "ok",
        sentence: `Answers at ${place}${input.url.protocol === "https:" ? " with a valid certificate" : ""}.`,
        addresses,
      };
    const sentence = `Another server answers at ${hostname} (${place}), or a proxy that does not pass the name on.`;
    return { state: "wrong", sentence, addresses };
  } catch (error) {
    return { state: "wrong", sentence: failure(input, codeOf(error), place), addresses };
  }
}

function lookUpFailure(hostname: string, code: string): Omit<Probe, "addresses"> {
  if (code === "ENOTFOUND" || code === "ENODATA")
    return {
      state: "wrong",
      sentence: `DNS has no address for ${hostname}. Add the lines below where the domain is managed.`,
    };
  return { state: "unknown", sentence: `DNS did not answer about ${hostname} (${code}). Check again in a moment.` };
}

const UNTRUSTED = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

function failure({ url, certificateProblem }: ProbeInput, code: string, place: string): string {
  const { hostname, protocol } = url;
  const port = url.port || (protocol === "https:" ? "443" : "80");
  if (code === "ECONNREFUSED") return `${hostname} leads to ${place}, where nothing listens on port ${port}.`;
  if (code === "ETIMEDOUT" || code === "EHOSTUNREACH" || code === "ENETUNREACH")
    return `${hostname} leads to ${place}, which does not answer on port ${port}: a firewall or router may be in between.`;
  if (code === "CERT_HAS_EXPIRED") return `The certificate of ${hostname} has expired.`;
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return `The certificate shown at ${hostname} is for other names.`;
  if (UNTRUSTED.has(code)) return `The certificate of ${hostname} comes from an authority this machine does not know.`;
  if (certificateProblem !== null) return certificateProblem;
  return protocol === "https:"
    ? `${hostname} (${place}) offers no certificate for this name on port ${port} (${code}).`
    : `${hostname} (${place}) ended the connection on port ${port} (${code}).`;
}

/** One GET that follows no redirect. Rejects with Node's error; silence is `ETIMEDOUT`. */
function ask({ url, signal }: ProbeInput, addresses: readonly string[]): Promise<string> {
  const late = Object.assign(new Error("no answer"), { code: "ETIMEDOUT" });
  // Connects to the addresses looked up before: a second lookup could lead elsewhere.
  const known: LookupFunction = (_hostname, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };
  const options: RequestOptions = {
    agent: false,
    lookup: known,
    headers: { accept: "*/*" },
    ...(signal && { signal }),
  };
  return new Promise((resolve, reject) => {
    const call = (url.protocol === "https:" ? tlsRequest : plainRequest)(url, options, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
        if (text.length > MAX_ANSWER_BYTES) answer.destroy();
      });
      answer.once("close", () => resolve(text));
    });
    const timer = setTimeout(() => call.destroy(late), PATIENCE_MS);
    call.once("close", () => clearTimeout(timer));
    call.once("error", reject);
    refuseOddAnswers(call, () => resolve(""));
    call.end();
  });
}
