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
import type { AiHouse } from "./house.ts";

export interface AiLimits {
  maxBodyBytes: number;
  /** Of one project, and of all. */
  maxRunning: number;
  maxRunningOfAll: number;
  /** Of one project: so many at once, then as many as flow in. */
  burst: number;
  perSecond: number;
  /** Until the first word; functions are given no more themselves. */
  firstMs: number;
  /** Until the last one. */
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
const MOST_PROJECTS = 2000;

/** Each byte is compared, whatever the first ones are. */
function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What runs now, by project. */
class Slots {
  readonly #limits: AiLimits;
  readonly #running = new Map<string, number>();
  readonly #rates = new RecentMap<Rate>(MOST_PROJECTS);
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
  readonly #house: AiHouse;
  readonly #limits: AiLimits;
  readonly #slots: Slots;

  constructor(house: AiHouse, limits: AiLimits) {
    this.#house = house;
    this.#limits = limits;
    this.#slots = new Slots(limits);
  }

  async answer(asked: Asked): Promise<ServiceResponse> {
    const { method, path, credential } = asked.request;
    if (credential === null || !isSame(credential, asked.backend.keys.aiKey)) throw badKey(credential !== null);
    if (method === "POST" && path === "/chat/completions") return this.#complete(asked);
    if (method !== "GET") throw unknownPath(method, path);
    if (path === "/models")
      return jsonResponse(200, { object: "list", data: offeredModels(this.#house).map(shownModel) });
    const name = /^\/models\/(.+)$/.exec(path)?.[1];
    if (name === undefined) throw unknownPath(method, path);
    const id = decoded(name) ?? name;
    return jsonResponse(200, shownModel({ id, resolved: findModel(this.#house, id) }));
  }

  async #complete({ request, backend }: Asked): Promise<ServiceResponse> {
    const { maxBodyBytes } = this.#limits;
    const bytes = await readBytes(request.body, maxBodyBytes);
    if (bytes === null) throw bodyTooLarge(maxBodyBytes / MEBIBYTE);
    const asked = readChatRequest(bytes);
    const model = findModel(this.#house, asked.model);
    const leave = this.#slots.take(backend.ref);
    try {
      const admission = await this.#house.admit(backend, model);
      const run = new ChatRun({ asked, model, admission, backend, limits: this.#limits, gone: request.signal });
      if (!asked.isStream) return jsonResponse(200, await run.whole(), { "cache-control": "no-store" });
      const frames = await run.frames();
      const body = Readable.from(frames, { objectMode: false, highWaterMark: 16_384 });
      body.once("close", leave);
      // Where nobody is left to send it to, nobody ends it either.
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
  // Of a proxy in front that would collect the pieces.
  "x-accel-buffering": "no",
};

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The project's people read why; never what was asked. */
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

export function aiService(house: AiHouse, limits: Partial<AiLimits> = {}): Service {
  const gateway = new Gateway(house, { ...AI_LIMITS, ...limits });
  return {
    prefix: "/ai/v1",
    // Its key is another one than the app's, and comes as a bearer token.
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
