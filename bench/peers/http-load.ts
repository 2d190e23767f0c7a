/** A bounded load of one address over loopback: how many answers a second, and how long the slow ones take. */
import autocannon from "autocannon";

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** What `processors` counted, per answer. */
  processorMs: Readonly<Record<string, number>>;
}

export interface LoadOptions {
  /** Over 127.0.0.1; the name goes into the Host header, because not every resolver knows names below `localhost`. */
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  /** Milliseconds of the processors that the server's parts have used so far. */
  processors?: () => Promise<Record<string, number>>;
}

const WARM_UP_SECONDS = 2;

/** Throws when an answer was not 200: a fast refusal is no figure. */
export async function load({
  url,
  headers = {},
  connections = 32,
  seconds = 10,
  processors,
}: LoadOptions): Promise<Load> {
  const { host, port, pathname, search } = new URL(url);
  const options = { url: `http://127.0.0.1:${port}${pathname}${search}`, connections, headers: { ...headers, host } };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const before = await processors?.();
  const result = await autocannon({ ...options, duration: seconds });
  const after = Object.entries((await processors?.()) ?? {});
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0)
    throw new Error(
      `${wrong} of ${result.requests.total} requests to ${url} failed; statuses: ${JSON.stringify(result.statusCodeStats)}`,
    );
  const { p50, p99 } = result.latency;
  const perAnswer = after.map(([part, ms]) => [part, (ms - (before?.[part] ?? 0)) / result.requests.total]);
  const processorMs = Object.fromEntries(perAnswer) as Record<string, number>;
  return { perSecond: result.requests.average, p50, p99, processorMs };
}
