/**
 * A bounded load of one address over loopback: answers per second, and the time of slow ones. It comes from wrk,
 * because a generator written in JavaScript took a whole core to read answers of 90 kB and was measured instead.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { unpackedProgram } from "./unpacked-program.ts";

const run = promisify(execFile);

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time that `processors` counted, per answer. */
  processorMs: Readonly<Record<string, number>>;
}

export interface LoadOptions {
  /** Sent to 127.0.0.1 with the name in the Host header, because not every resolver knows names below `localhost`. */
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  /** JSON body of a POST; without it the address is read with GET. */
  posted?: unknown;
  /** An answer beyond this time counts as missing. */
  patienceSeconds?: number;
  /** Load before the measurement; none for a server that has just had the same load. */
  warmUpSeconds?: number;
  /** Processor milliseconds that the server's parts have used so far. */
  processors?: () => Promise<Record<string, number>>;
}

const MS_PER_UNIT: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

interface Counted {
  total: number;
  seconds: number;
  p50: number;
  p99: number;
}

/** Throws when an answer was neither 2xx nor 3xx, or did not come. */
export function readWrk(printed: string): Counted {
  const wrong = /^\s*(Non-2xx or 3xx responses|Socket errors): .*$/m.exec(printed);
  if (wrong !== null) throw new Error(wrong[0].trim());
  const latency = (percent: number): number => {
    const [, value, unit] = new RegExp(`^\\s*${percent}%\\s+([0-9.]+)(us|ms|s|m)\\s*$`, "m").exec(printed) ?? [];
    return Number(value) * (MS_PER_UNIT[unit ?? ""] ?? Number.NaN);
  };
  const [, total, seconds, unit] = /(\d+) requests in ([0-9.]+)(us|ms|s|m),/.exec(printed) ?? [];
  const counted = {
    total: Number(total),
    seconds: (Number(seconds) * (MS_PER_UNIT[unit ?? ""] ?? Number.NaN)) / 1000,
    p50: latency(50),
    p99: latency(99),
  };
  if (Object.values(counted).some(Number.isNaN)) throw new Error(`wrk printed something else:\n${printed}`);
  return counted;
}

interface Script extends AsyncDisposable {
  args: readonly string[];
}

/**
 * wrk reads requests other than GET from a file. Lua's long brackets end at their own level, which is higher than any
 * in JSON.
 */
async function postScript(posted: unknown): Promise<Script> {
  if (posted === undefined) return { args: [], async [Symbol.asyncDispose]() {} };
  const folder = await mkdtemp(join(tmpdir(), "slipway-bench-wrk-"));
  const file = join(folder, "post.lua");
  await writeFile(file, `wrk.method = "POST"\nwrk.body = [====[${JSON.stringify(posted)}]====]\n`);
  return {
    args: ["-s", file, "-H", "content-type: application/json"],
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Throws when an answer was not 200, or 201 to a POST, because a fast refusal is no figure. */
export async function load(options: LoadOptions): Promise<Load> {
  const { url, headers = {}, connections = 32, seconds = 10, posted, patienceSeconds = 2, processors } = options;
  const { warmUpSeconds = 2 } = options;
  const { host, port, pathname, search } = new URL(url);
  const first = await fetchByAddress(url, {
    headers: posted === undefined ? headers : { ...headers, "content-type": "application/json" },
    ...(posted === undefined ? {} : { method: "POST", body: JSON.stringify(posted) }),
  });
  if (first.status !== (posted === undefined ? 200 : 201)) throw new Error(`${url} answers ${first.status}`);
  await first.arrayBuffer();
  await using script = await postScript(posted);
  await using wrk = await unpackedProgram("wrk", ["wrk", "libluajit-5.1-2"]);
  const sent = Object.entries({ ...headers, Host: host }).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const during = async (duration: number): Promise<Counted> => {
    const where = [
      "-t1",
      `-c${connections}`,
      `-d${duration}s`,
      "--latency",
      `--timeout=${patienceSeconds}s`,
      ...sent,
      ...script.args,
    ];
    const { stdout } = await run(wrk.path, [...where, `http://127.0.0.1:${port}${pathname}${search}`], {
      env: wrk.env,
    });
    return readWrk(stdout);
  };
  if (warmUpSeconds > 0) await during(warmUpSeconds);
  const before = await processors?.();
  const result = await during(seconds);
  const after = Object.entries((await processors?.()) ?? {});
  const perAnswer = after.map(([part, ms]) => [part, (ms - (before?.[part] ?? 0)) / result.total]);
  const processorMs = Object.fromEntries(perAnswer) as Record<string, number>;
  return { perSecond: result.total / result.seconds, p50: result.p50, p99: result.p99, processorMs };
}
