/** One completion: asks the provider, passes on what it says, and has what was used written down before the answer ends. */
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { Backend } from "../backend/port.ts";
import { AiRefusal, callerLeft, tooSlow } from "./ai-error.ts";
import { providerOf } from "./ai-models.ts";
import {
  AnswerReader,
  ChunkWriter,
  failureOf,
  newHead,
  WholeAnswer,
  type AnswerHead,
  type Piece,
} from "./chat-answer.ts";
import type { ChatRequest } from "./chat-request.ts";
import type { Admission, AiUse } from "./host.ts";

export interface ChatRunInit {
  asked: ChatRequest;
  model: ResolvedModel;
  admission: Admission;
  backend: Backend;
  limits: { firstMs: number; wholeMs: number };
  /** The caller left. */
  gone: AbortSignal;
}

export class ChatRun {
  readonly #init: ChatRunInit;
  readonly #reader: AnswerReader;
  readonly #stop = new AbortController();
  readonly #begun = performance.now();
  #timer: NodeJS.Timeout | undefined;
  /** Set where we stopped it. */
  #late: AiRefusal | null = null;
  #hasBegun = false;
  #isEnded = false;

  constructor(init: ChatRunInit) {
    this.#init = init;
    this.#reader = new AnswerReader(init.asked);
    // The run has to end even when nobody reads the answer and the code below is never reached.
    init.gone.addEventListener("abort", () => void this.#end("aborted"), { once: true });
  }

  get #head(): AnswerHead {
    const { model, backend } = this.#init;
    return newHead(model.model.modelId, backend.clock.now());
  }

  /** Throws AiRefusal. */
  async whole(): Promise<object> {
    const answer = new WholeAnswer();
    const pieces = this.#pieces(this.#init.limits.firstMs);
    try {
      for await (const piece of pieces) answer.add(piece);
    } catch (error) {
      throw await this.#failed(error);
    }
    await this.#end("answered");
    return answer.body(this.#head, this.#reader.counted);
  }

  /** Resolves with the first piece, so that a refusal of the provider is an answer with a status. Throws AiRefusal. */
  async frames(): Promise<AsyncGenerator<string, void>> {
    const pieces = this.#pieces(this.#init.limits.firstMs);
    try {
      const first = await pieces.next();
      this.#stopIn(this.#init.limits.wholeMs);
      return this.#framesOf(first, pieces);
    } catch (error) {
      throw await this.#failed(error);
    }
  }

  async *#framesOf(
    first: IteratorResult<Piece, void>,
    pieces: AsyncGenerator<Piece, void>,
  ): AsyncGenerator<string, void> {
    const writer = new ChunkWriter(this.#head, this.#init.asked.withUsage);
    try {
      yield writer.begin();
      for (let at = first; !at.done; at = await pieces.next()) {
        if (at.value.kind === "finish") await this.#end("answered");
        yield writer.piece(at.value);
      }
      yield writer.end(this.#reader.counted);
    } catch (error) {
      const refusal = await this.#failed(error);
      if (refusal instanceof AiRefusal) yield writer.failed(refusal);
      else throw refusal;
    } finally {
      // A reader that stops early ends the run here.
      this.#stop.abort();
      await this.#end("aborted");
    }
  }

  async *#pieces(firstMs: number): AsyncGenerator<Piece, void> {
    const { asked, model, gone } = this.#init;
    this.#stopIn(firstMs);
    const abortSignal = AbortSignal.any([gone, this.#stop.signal]);
    abortSignal.throwIfAborted();
    const { stream } = await model.model.doStream({ ...asked.options, abortSignal });
    for await (const piece of this.#reader.read(stream)) {
      this.#hasBegun = true;
      yield piece;
    }
  }

  #stopIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#late = tooSlow(Math.round(ms / 1000));
      this.#stop.abort();
    }, ms).unref();
  }

  /** Answers the error to report, after recording what was used until then. */
  async #failed(error: unknown): Promise<unknown> {
    const failure = this.#late ?? failureOf(error);
    const isGone = this.#init.gone.aborted;
    // The provider has also counted the words of an answer that broke off.
    await this.#end(isGone || this.#late !== null || this.#hasBegun ? "aborted" : "failed");
    return isGone ? callerLeft() : failure;
  }

  async #end(outcome: AiUse["outcome"]): Promise<void> {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#timer);
    const { model, admission, backend } = this.#init;
    const { inputTokens, outputTokens, isEstimated } = this.#reader.counted;
    const use = {
      model: model.model.modelId,
      provider: providerOf(model),
      inputTokens,
      outputTokens,
      isEstimated,
      outcome,
    };
    const ms = Math.round(performance.now() - this.#begun);
    backend.log.info("an AI request ended", { model: use.model, provider: use.provider, outcome, ms });
    await admission.end(use);
  }
}
