/** ACME (RFC 8555) with HTTP-01: a certificate for each name we really serve, ordered at its first handshake. */
import { createSecureContext, type SecureContext } from "node:tls";
import type { Clock } from "@slipway/kernel/clock";
import { AppError } from "@slipway/kernel/errors";
import { createLimiter } from "../git/limiter.ts";
import { isDomainName } from "../http/domain-rules.ts";
import type { Log } from "../log/port.ts";
import { type AcmeClient, createAcmeClient, refusalOf } from "./acme-order.ts";
import { type CertificateStore, openCertificateStore, type StoredCertificate } from "./certificate-store.ts";
import { DEFAULT_LIMITS, OrderBounds, type OrderLimits } from "./order-bounds.ts";
import type { Certificates } from "./port.ts";

const RENEWAL_EVERY_MS = 3_600_000;
/** Contexts in memory; beyond it the one used longest ago is read from disk again. */
const MAX_CONTEXTS = 1_000;
const ORDERS_AT_ONCE = 4;
/** Handshakes that wait for an order; further ones are refused and come again. */
const MAX_WAITING = 200;

export interface AcmeOptions {
  /** Certificates and keys are kept here. */
  folder: string;
  directoryUrl: string;
  email: string | null;
  /** Whether we serve this name. For any other the authority is never asked. */
  mayHave(name: string): Promise<boolean>;
  clock: Clock;
  log: Log;
  limits?: OrderLimits;
}

interface Ready {
  context: SecureContext;
  stored: StoredCertificate;
}

const isDue = ({ notBefore, notAfter }: StoredCertificate, now: number): boolean =>
  now >= notBefore + ((notAfter - notBefore) * 2) / 3;

class AcmeCertificates implements Certificates {
  readonly #options: AcmeOptions;
  readonly #store: CertificateStore;
  readonly #client: AcmeClient;
  readonly #bounds: OrderBounds;
  readonly #challenges = new Map<string, string>();
  readonly #ready = new Map<string, Ready>();
  readonly #orders = new Map<string, Promise<Ready | null>>();
  readonly #inTurn = createLimiter(ORDERS_AT_ONCE, MAX_WAITING);
  readonly #timer: NodeJS.Timeout;
  #stopped = false;

  constructor(options: AcmeOptions, store: CertificateStore, client: AcmeClient) {
    this.#options = options;
    this.#store = store;
    this.#client = client;
    this.#bounds = new OrderBounds(options.clock, options.limits ?? DEFAULT_LIMITS);
    this.#timer = setInterval(() => {
      this.renewDue().catch((error: unknown) => options.log.error("certificates were not renewed", { error }));
    }, RENEWAL_EVERY_MS);
    this.#timer.unref();
  }

  async contextFor(asked: string): Promise<SecureContext | null> {
    const name = asked.toLowerCase().replace(/\.$/, "");
    if (!isDomainName(name)) return null;
    const ready = this.#ready.get(name) ?? (await this.#fromStore(name));
    const now = this.#options.clock.now();
    if (ready === null || now >= ready.stored.notAfter) return (await this.#ordered(name))?.context ?? null;
    this.#keep(name, ready);
    // The old one serves until the new one is there.
    if (isDue(ready.stored, now)) void this.#ordered(name);
    return ready.context;
  }

  challengeAnswer(token: string): string | null {
    return this.#challenges.get(token) ?? null;
  }

  problem(name: string): ReturnType<Certificates["problem"]> {
    return this.#bounds.problem(name);
  }

  async renewDue(): Promise<void> {
    for (const name of await this.#store.names()) {
      const stored = await this.#store.read(name);
      const now = this.#options.clock.now();
      if (stored !== null && !isDue(stored, now)) continue;
      if (await this.#options.mayHave(name)) await this.#ordered(name);
      else if (stored === null || now >= stored.notAfter) await this.#forget(name);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await Promise.allSettled(this.#orders.values());
  }

  async #fromStore(name: string): Promise<Ready | null> {
    // Checked before the disk, so that a withdrawn name is not served again after a restart.
    if (!(await this.#options.mayHave(name))) return null;
    const stored = await this.#store.read(name);
    return stored === null ? null : this.#keep(name, this.#readyOf(stored));
  }

  #readyOf(stored: StoredCertificate): Ready {
    return { stored, context: createSecureContext({ cert: stored.chain, key: stored.key, minVersion: "TLSv1.2" }) };
  }

  #keep(name: string, ready: Ready): Ready {
    this.#ready.delete(name);
    this.#ready.set(name, ready);
    const [oldest] = this.#ready.keys();
    if (this.#ready.size > MAX_CONTEXTS) this.#ready.delete(oldest!);
    return ready;
  }

  async #forget(name: string): Promise<void> {
    this.#ready.delete(name);
    await this.#store.remove(name);
  }

  /** One order per name at a time; callers meanwhile share its result. Null: refused. */
  #ordered(name: string): Promise<Ready | null> {
    const running = this.#orders.get(name);
    if (running !== undefined) return running;
    const order = this.#attempt(name).finally(() => this.#orders.delete(name));
    this.#orders.set(name, order);
    return order;
  }

  async #attempt(name: string): Promise<Ready | null> {
    const { log, mayHave, directoryUrl } = this.#options;
    try {
      if (this.#bounds.problem(name) !== null || !(await mayHave(name))) return null;
      return await this.#inTurn(() => this.#order(name));
    } catch (error) {
      // Its turn never came, so the next caller may try again at once.
      if (error instanceof AppError && error.code === "too_busy") return null;
      this.#bounds.failed(name, refusalOf(error, name, directoryUrl));
      log.warn("no certificate was issued", { name, error });
      return null;
    }
  }

  async #order(name: string): Promise<Ready | null> {
    if (this.#stopped) return null;
    if (!this.#bounds.take()) {
      this.#bounds.failed(name, "Too many certificates were ordered in the last hours; this name waits for its turn.");
      return null;
    }
    const pair = await this.#client.order(name, (token, answer) => this.#publish(token, answer));
    const ready = this.#keep(name, this.#readyOf(await this.#store.write(name, pair)));
    this.#bounds.succeeded(name);
    this.#options.log.info("a certificate was issued", { name, until: new Date(ready.stored.notAfter).toISOString() });
    return ready;
  }

  #publish(token: string, answer: string): Disposable {
    this.#challenges.set(token, answer);
    return { [Symbol.dispose]: () => void this.#challenges.delete(token) };
  }
}

export async function createAcmeCertificates(options: AcmeOptions): Promise<Certificates> {
  const store = await openCertificateStore(options.folder);
  const { directoryUrl, email } = options;
  const client = createAcmeClient({ directoryUrl, email, key: await store.accountKey() });
  return new AcmeCertificates(options, store, client);
}
