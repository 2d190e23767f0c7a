/**
 * The calls of the answer that a model wrote last, so that a question about one of them can name all it concerns: the SDK
 * runs the calls of an answer when it is complete.
 */
import type { ResolvedModel } from "@slipway/platform/models/port";
import { wrapLanguageModel } from "ai";

type Model = ResolvedModel["model"];
type Answer = Awaited<ReturnType<Model["doStream"]>>;
type Part = Answer["stream"] extends ReadableStream<infer Each> ? Each : never;

export interface AnnouncedCall {
  name: string;
  /** JSON, as the model wrote it. */
  input: string;
}

/** Calls of one answer that are remembered. */
const MAX_CALLS = 500;

export class AnswerCalls {
  #calls: AnnouncedCall[] = [];

  get ofAnswer(): readonly AnnouncedCall[] {
    return this.#calls;
  }

  /** The same model, with the calls of its answers noted. */
  noting(model: Model): Model {
    const wrapStream = async ({ doStream }: { doStream: () => PromiseLike<Answer> }) => {
      const calls: AnnouncedCall[] = [];
      this.#calls = calls;
      const result = await doStream();
      const note = new TransformStream<Part, Part>({
        transform(part, controller) {
          if (part.type === "tool-call" && calls.length < MAX_CALLS)
            calls.push({ name: part.toolName, input: part.input });
          controller.enqueue(part);
        },
      });
      return { ...result, stream: result.stream.pipeThrough(note) };
    };
    return wrapLanguageModel({ model, middleware: { specificationVersion: "v4", wrapStream } });
  }
}
