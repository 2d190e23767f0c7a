/** One order with the certificate authority, from the name to the chain. */
import { axios, Client, crypto } from "acme-client";
import { newKey } from "./certificate-store.ts";

const REQUEST_TIMEOUT_MS = 20_000;
/** The library waits 5 s after each refused connection by default, which is longer than a waiting handshake lasts. */
Object.assign(axios.defaults, {
  timeout: REQUEST_TIMEOUT_MS,
  acmeSettings: { retryMaxAttempts: 1, retryDefaultDelay: 1 },
});

export interface AcmeAccount {
  directoryUrl: string;
  email: string | null;
  key: string;
}

export interface AcmeClient {
  /** Throws the library's errors; `refusalOf` words them. `publish` serves the answer to one challenge. */
  order(name: string, publish: (token: string, answer: string) => Disposable): Promise<{ chain: string; key: string }>;
}

export function createAcmeClient({ directoryUrl, email, key: accountKey }: AcmeAccount): AcmeClient {
  let registered: Promise<Client> | null = null;
  /** Registering an account that exists answers the existing one. */
  const register = async (): Promise<Client> => {
    const client = new Client({ directoryUrl, accountKey, backoffAttempts: 14, backoffMin: 250, backoffMax: 5_000 });
    await client.createAccount({
      termsOfServiceAgreed: true,
      ...(email === null ? {} : { contact: [`mailto:${email}`] }),
    });
    return client;
  };

  return {
    async order(name, publish) {
      const client = await (registered ??= register()).catch((error: unknown) => {
        registered = null;
        throw error;
      });
      const key = await newKey();
      // There is no common name, because that has at most 64 characters and previews of past versions have longer
      // names.
      const [, request] = await crypto.createCsr({ altNames: [name] }, key);
      const open = new Map<string, Disposable>();
      try {
        const chain = await client.auto({
          csr: request,
          challengePriority: ["http-01"],
          // Inside our network, a name may resolve to another address than the authority sees.
          skipChallengeVerification: true,
          challengeCreateFn: async (_authorization, { token, type }, answer) => {
            if (type !== "http-01") throw new Error(`it offers no http-01 challenge but ${type}`);
            open.set(token, publish(token, answer));
          },
          challengeRemoveFn: async (_authorization, { token }) => open.get(token)?.[Symbol.dispose](),
        });
        return { chain, key };
      } catch (error) {
        // The authority may have forgotten the account or moved its addresses: the next order asks again.
        registered = null;
        throw error;
      }
    },
  };
}

const UNREACHABLE =
  /\b(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|socket hang up)\b/;

/** The sentence that people read about a failed order. */
export function refusalOf(error: unknown, name: string, directoryUrl: string): string {
  const authority = new URL(directoryUrl).host;
  const message = error instanceof Error ? error.message : String(error);
  // When no answer came, the library usually fails while reading it and loses the cause; a kept connection reports how
  // it broke.
  if (error instanceof TypeError || UNREACHABLE.test(`${(error as { code?: string }).code ?? ""} ${message}`))
    return `The certificate authority ${authority} cannot be reached.`;
  const reason = message.replace(/\s+/g, " ").trim().slice(0, 400);
  return `The certificate authority ${authority} gave no certificate for ${name}: ${reason || "it did not say why"}`;
}
