/** One order with the authority, from the name to the chain. */
import { axios, Client, crypto } from "acme-client";
import { newKey } from "./certificate-store.ts";

const REQUEST_TIMEOUT_MS = 20_000;
/** The library waits 5 s after each refused connection by default; whoever waits for a handshake has gone by then. */
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
  /** Throws what the library throws; `refusalOf` makes a sentence of it. `publish` shows the answer to one challenge. */
  order(name: string, publish: (token: string, answer: string) => Disposable): Promise<{ chain: string; key: string }>;
}

export function createAcmeClient({ directoryUrl, email, key: accountKey }: AcmeAccount): AcmeClient {
  let registered: Promise<Client> | null = null;
  /** Asking for an account that exists answers the one there is. */
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
      // Without a common name, which may have 64 characters at most: previews of past versions have more.
      const [, request] = await crypto.createCsr({ altNames: [name] }, key);
      const open = new Map<string, Disposable>();
      try {
        const chain = await client.auto({
          csr: request,
          challengePriority: ["http-01"],
          // Seen from inside, a name may lead elsewhere than from where the authority looks.
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

/** What people read about a failed order. */
export function refusalOf(error: unknown, name: string, directoryUrl: string): string {
  const authority = new URL(directoryUrl).host;
  const message = error instanceof Error ? error.message : String(error);
  // Where no answer came at all, the library mostly fails on reading it and loses the cause; a connection kept from
  // before tells how it broke.
  if (error instanceof TypeError || UNREACHABLE.test(`${(error as { code?: string }).code ?? ""} ${message}`))
    return `The certificate authority ${authority} cannot be reached.`;
  const reason = message.replace(/\s+/g, " ").trim().slice(0, 400);
  return `The certificate authority ${authority} gave no certificate for ${name}: ${reason || "it did not say why"}`;
}
