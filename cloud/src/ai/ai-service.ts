/**
 * `/ai/v1` of a project's backend: language models for its functions, in the wire format of OpenAI's chat completions. The key is the
 * project's own and managed by the platform; what a request says goes to the provider and is written down nowhere.
 */
import { timingSafeEqual } from "node:crypto";
import { Readable } from "node:stream";
import { AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Backend } from "../backend/port.ts";
import { Rate } from "../backend/rate.ts";
import { jsonResponse, readBytes } from "../gateway/body.ts";
import type { Service, ServiceRequest, ServiceResponse } from "../gateway/service.ts";
import {
  AiRefusal,
  badKey,
  bodyTooLarge,
  refusalOf,
  refusalResponse,
  tooManyRequests,
  unknownPath,
  CLIENT_CLOSED,
} from "./ai-error.ts";
import { findModel, offeredModels, shownModel } from "./ai-models.ts";
import { ChatRun } from "./chat-run.ts";
import { readChatRequest } from "./chat-request.ts";
import type { AiHost } from "./host.ts";

export interface AiLimits {
  maxBodyBytes: number;
  /** Requests under way at once: one project's, then all projects' together. */
  maxRunning: number;
  maxRunningOfAll: number;
  /** One project may start this many requests at once; after that they refill by `perSecond`. */
  burst: number;
  perSecond: number;
  /** Time until the first word. Functions themselves get no more time than this. */
  firstMs: number;
  /** Time until the last word. */
  wholeMs: number;
}

const MEBIBYTE = 1_048_576;
const AI_LIMITS: AiLimits = {
  maxBodyBytes: 4 * MEBIBYTE,
  maxRunning: 8,
  maxRunningOfAll: 64,
  burst: 30,
  perSecond: 2,
  firstMs: 140_000,
  wholeMs: 600_000,
};
const MAX_PROJECTS = 2000;

/** Compares every byte, so that the time taken says nothing about the first ones. */
function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Counts the requests under way, by project. */
class Slots {
  readonly #limits: AiLimits;
  readonly #running = new Map<string, number>();
  readonly #rates = new RecentMap<Rate>(MAX_PROJECTS);
  #all = 0;

  constructor(limits: AiLimits) {
    this.#limits = limits;
  }

  /** Throws AiRefusal. The returned function gives the place back, once. */
  take(ref: string): () => void {
    const { maxRunning, maxRunningOfAll, burst, perSecond } = this.#limits;
    const now = performance.now();
    const rate = this.#rates.get(ref) ?? new Rate(perSecond, now, burst);
    this.#rates.set(ref, rate);
    const running = this.#running.get(ref) ?? 0;
    if (running >= maxRunning)
      throw tooManyRequests(`This project has ${maxRunning} AI requests under way already. Try again in a moment.`, 1);
    if (this.#all >= maxRunningOfAll)
      throw tooManyRequests("This server has too many AI requests under way. Try again in a moment.", 2);
    if (!rate.take(now)) throw tooManyRequests("This project sends AI requests too fast. Try again in a moment.", 1);
    this.#running.set(ref, running + 1);
    this.#all += 1;
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      const left = this.#running.get(ref)! - 1;
      if (left === 0) this.#running.delete(ref);
      else this.#running.set(ref, left);
      this.#all -= 1;
    };
  }
}

interface Asked {
  request: ServiceRequest;
  backend: Backend;
}

class Gateway {
  readonly #host: AiHost;
  readonly #limits: AiLimits;
  readonly #slots: Slots;

  constructor(host: AiHost, limits: AiLimits) {
    this.#host = host;
    this.#limits = limits;
    this.#slots = new Slots(limits);
  }

  async answer(asked: Asked): Promise<ServiceResponse> {
    const { method, path, credential } = asked.request;
    if (credential === null || !isSame(credential, asked.backend.keys.aiKey)) throw badKey(credential !== null);
    if (method === "POST" && path === "/chat/completions") return this.#complete(asked);
    if (method !== "GET") throw unknownPath(method, path);
    if (path === "/models")
      return jsonResponse(200, { object: "list", data: offeredModels(this.#host).map(shownModel) });
    const name = /^\/models\/(.+)$/.exec(path)?.[1];
    if (name === undefined) throw unknownPath(method, path);
    const id = decoded(name) ?? name;
    return jsonResponse(200, shownModel({ id, resolved: findModel(this.#host, id) }));
  }

  async #complete({ request, backend }: Asked): Promise<ServiceResponse> {
    const { maxBodyBytes } = this.#limits;
    const bytes = await readBytes(request.body, maxBodyBytes);
    if (bytes === null) throw bodyTooLarge(maxBodyBytes / MEBIBYTE);
    const asked = readChatRequest(bytes);
    const model = findModel(this.#host, asked.model);
    const leave = this.#slots.take(backend.ref);
    try {
      const admission = await this.#host.admit(backend, model);
      const run = new ChatRun({ asked, model, admission, backend, limits: this.#limits, gone: request.signal });
      if (!asked.isStream) return jsonResponse(200, await run.whole(), { "cache-control": "no-store" });
      const frames = await run.frames();
      const body = Readable.from(frames, { objectMode: false, highWaterMark: 16_384 });
      body.once("close", leave);
      // Nothing would end the body later when the client has already left.
      if (request.signal.aborted) body.destroy();
      else request.signal.addEventListener("abort", () => body.destroy(), { once: true });
      return { status: 200, headers: STREAM_HEADERS, body };
    } catch (error) {
      leave();
      throw error;
    } finally {
      if (!asked.isStream) leave();
    }
  }
}

const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // A proxy in front would otherwise collect the pieces.
  "x-accel-buffering": "no",
};

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Tells the project's people why a request was refused, and never what it asked. */
function tell({ backend, request }: Asked, { init }: AiRefusal): void {
  const { status, code, message } = init;
  if (status === CLIENT_CLOSED) return;
  backend.logs?.write({
    source: "edge_logs",
    level: status >= 500 ? "error" : "warning",
    // A provider may quote the request in its refusal.
    message: `AI | ${status} | ${code === "refused_by_provider" || code === "invalid_value" ? code : message}`,
    attributes: { path: "/ai/v1/chat/completions", method: request.method, status_code: status, error_code: code },
  });
}

export function aiService(host: AiHost, limits: Partial<AiLimits> = {}): Service {
  const gateway = new Gateway(host, { ...AI_LIMITS, ...limits });
  return {
    prefix: "/ai/v1",
    // This service has a key of its own, which comes as a bearer token, and takes no `apikey`.
    isOpen: () => true,
    async handle(request, backend) {
      const asked = { request, backend };
      try {
        return await gateway.answer(asked);
      } catch (error) {
        const refusal = error instanceof AppError ? refusalOf(error) : error;
        if (!(refusal instanceof AiRefusal)) throw error;
        tell(asked, refusal);
        return refusalResponse(refusal);
      }
    },
  };
}
