/** `/functions/v1/{name}`: finds the function, checks the token, and hands the request to its process. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { PassThrough, Transform, type Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { Backend } from "../backend/port.ts";
import { headerOf } from "../gateway/body.ts";
import { TRACE_HEADER, type Service, type ServiceRequest, type ServiceResponse } from "../gateway/service.ts";
import { newUuid } from "@slipway/kernel/ids";
import { framed, hasBody } from "@slipway/platform/http/forward/framing";
import { untrustedCookies } from "@slipway/platform/http/cookies/untrusted-cookies";
import { newTraceId, withTrace } from "@slipway/platform/log/pino-log";
import type { Egress } from "@slipway/platform/egress/port";
import { TokenProblem } from "../tokens/token-text.ts";
import {
  badToken,
  endedInRequest,
  FunctionRefusal,
  noSuchFunction,
  noToken,
  overLimit,
  refusalResponse,
  tooSlow,
} from "./function-error.ts";
import type { FunctionLimits, FunctionsOptions } from "./functions.ts";
import type { FunctionMachine } from "./machine.ts";
import type { FunctionRecord, FunctionStore } from "./store.ts";
import { callerOf, Visitors } from "./workers/visitors.ts";
import { Worker } from "./workers/worker.ts";
import type { PoolPlace, Slot, WorkerPool } from "./workers/worker-pool.ts";
import { lineTeller } from "./line-teller.ts";

/** A process that closed its connection is gone within this time, or was not the reason. */
const ENDING_MS = 2000;

export interface CallLimits {
  /** Until the answer begins. */
  wallMs: number;
  maxBodyBytes: number;
}

export interface ServiceContext {
  options: FunctionsOptions;
  limits: FunctionLimits;
  store: FunctionStore;
  pool: WorkerPool;
  egress: Egress;
  machine(): Promise<FunctionMachine>;
}

const NOT_HANDED_ON = new Set([
  ...["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "expect"],
  // Set by us alone.
  ...["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", TRACE_HEADER],
]);

/** Rejects with FunctionRefusal. */
async function checkToken(request: ServiceRequest, { keys, clock }: Backend): Promise<void> {
  if (headerOf(request, "authorization") === null && request.credential === null) throw noToken();
  try {
    await keys.verify(request.credential ?? "", clock.now());
  } catch (error) {
    if (!(error instanceof TokenProblem)) throw error;
    throw badToken();
  }
}

function headersFor(request: ServiceRequest, { url }: Backend): OutgoingHttpHeaders {
  const { protocol, host } = new URL(url);
  const kept = Object.entries(request.headers).filter(([name]) => !NOT_HANDED_ON.has(name));
  return framed(request, {
    ...Object.fromEntries(kept),
    host,
    "x-forwarded-proto": protocol.slice(0, -1),
    ...(request.address === "" ? {} : { "x-forwarded-for": request.address }),
    ...(request.trace === undefined ? {} : { [TRACE_HEADER]: request.trace }),
  });
}

function handedBack(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !NOT_HANDED_ON.has(name) && name !== "content-length" && name !== "set-cookie")
      kept[name] = value;
  const cookies = untrustedCookies(headers["set-cookie"]);
  return cookies.length === 0 ? kept : { ...kept, "set-cookie": cookies };
}

/** Ends with an error behind the limit, which nobody has to hear: a request may be over before its body is. */
function bounded(body: Readable, limit: number): Readable {
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new Error("the request's body is too large"));
      else done(null, chunk);
    },
  });
  meter.on("error", () => undefined);
  body.once("error", (error) => meter.destroy(error));
  return body.pipe(meter);
}

class Call {
  readonly #context: ServiceContext;
  readonly #backend: Backend;
  readonly #record: FunctionRecord;

  constructor(context: ServiceContext, backend: Backend, record: FunctionRecord) {
    this.#context = context;
    this.#backend = backend;
    this.#record = record;
  }

  get #place(): PoolPlace {
    const { slug } = this.#record;
    return {
      ref: this.#backend.ref,
      slug,
      version: this.#record.version,
      start: () => this.#start(),
      tell: (level, message) =>
        this.#backend.logs?.write({ source: "function_logs", level, message, attributes: this.#attributes }),
    };
  }

  get #attributes(): Record<string, string | number> {
    const { id, slug, version } = this.#record;
    return { function_id: id, function: slug, version: String(version) };
  }

  async #start(): Promise<Worker> {
    const { options, limits, store, egress } = this.#context;
    const backend = this.#backend;
    const { ref, url, keys, logs } = backend;
    const { slug, version, entry, id } = this.#record;
    const visitors = new Visitors();
    return Worker.start({
      machine: await this.#context.machine(),
      egress,
      visitors,
      own: {
        url,
        handle: (incoming, response) =>
          // Not the trace of the request that happened to start the process.
          withTrace(newTraceId(), () =>
            options.own(incoming, response, { backend, address: callerOf(incoming, visitors, slug) }),
          ),
      },
      paths: store.paths(ref, this.#record),
      entry,
      env: {
        ...(await options.secretsOf(backend)),
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: keys.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: keys.serviceKey,
        DENO_DEPLOYMENT_ID: `${ref}_${id}_${version}`,
        SB_EXECUTION_ID: newUuid(),
      },
      memoryBytes: limits.memoryBytes,
      bootMs: limits.bootMs,
      onLine: lineTeller(({ level, message, trace }) =>
        logs?.write({
          source: "function_logs",
          level,
          message,
          attributes: { ...this.#attributes, function: slug, trace_id: trace },
        }),
      ),
    });
  }

  /** Throws FunctionRefusal. */
  async answer(request: ServiceRequest): Promise<ServiceResponse> {
    const { pool, limits } = this.#context;
    const slot = await pool.take(this.#place);
    const leave = slot.worker.visitors.enter(request.address);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limits.wallMs).unref();
    let released = false;
    const release = (): void => {
      if (released) return;
      released = true;
      leave();
      void pool.release(slot);
    };
    const asked = hasBody(request) ? bounded(request.body, limits.maxBodyBytes) : null;
    try {
      const { status, headers, body } = await slot.worker.send({
        method: request.method,
        path: request.query === "" ? request.path : `${request.path}?${request.query}`,
        headers: headersFor(request, this.#backend),
        body: asked,
        signal: AbortSignal.any([request.signal, late.signal]),
      });
      clearTimeout(timer);
      void pool.answered(slot);
      const out = new PassThrough();
      body.once("close", release);
      // The function ended in the middle: so does the answer.
      body.once("aborted", () => out.destroy());
      out.once("close", () => body.destroy());
      body.pipe(out);
      return { status, headers: handedBack(headers), body: out };
    } catch (error) {
      clearTimeout(timer);
      asked?.destroy();
      release();
      throw await this.#reasonOf(error, slot, late.signal.aborted);
    }
  }

  /** Why there was no answer: its process may just be ending. */
  async #reasonOf(error: unknown, slot: Slot, isLate: boolean): Promise<unknown> {
    if (isLate) {
      this.#context.pool.retire(this.#backend.ref, this.#record.slug);
      return tooSlow();
    }
    if (error instanceof FunctionRefusal || !(error instanceof Error)) return error;
    if (error.message.includes("too large"))
      return new FunctionRefusal(413, "TOO_LARGE", "The request's body is too large");
    await Promise.race([slot.worker.exited, delay(ENDING_MS, undefined, { ref: false })]);
    return slot.stopped === "limit" ? overLimit() : endedInRequest();
  }
}

function tellCall(
  backend: Backend,
  request: ServiceRequest,
  call: { record: FunctionRecord | null; slug: string; status: number; ms: number },
) {
  const { record, slug, status, ms } = call;
  backend.logs?.write({
    source: "function_edge_logs",
    level: status >= 500 ? "error" : status >= 400 ? "warning" : "info",
    message: `${request.method} | ${status} | ${backend.url}/functions/v1${request.path}`.slice(0, 2000),
    attributes: {
      function_id: record?.id ?? null,
      function: slug.slice(0, 100),
      version: record === null ? null : String(record.version),
      status_code: status,
      method: request.method,
      execution_time_ms: Math.round(ms),
      trace_id: request.trace ?? null,
    },
  });
}

export function functionsService(context: ServiceContext): Service {
  return {
    prefix: "/functions/v1",
    // Each function says for itself whether it wants a token.
    isOpen: () => true,
    async handle(request, backend) {
      const begun = performance.now();
      const slug = /^\/([^/]*)/.exec(request.path)?.[1] ?? "";
      let record: FunctionRecord | null = null;
      let response: ServiceResponse;
      try {
        record = await context.store.find(backend.ref, slug);
        if (record === null) throw noSuchFunction();
        if (record.verify_jwt) await checkToken(request, backend);
        response = await new Call(context, backend, record).answer(request);
      } catch (error) {
        if (!(error instanceof FunctionRefusal)) throw error;
        response = refusalResponse(error);
      }
      tellCall(backend, request, { record, slug, status: response.status, ms: performance.now() - begun });
      return response;
    },
  };
}
