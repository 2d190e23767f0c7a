/** A model that reports the usage of each call; plans, repairs and summaries of a run count like its steps. */
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { Tokens } from "./run-price.ts";

type LanguageModel = ResolvedModel["model"];
type StreamPart =
  Awaited<ReturnType<LanguageModel["doStream"]>>["stream"] extends ReadableStream<infer Part> ? Part : never;

export interface Meter {
  /** Throws where the run may make no further call. */
  beforeCall(): Promise<void>;
  afterCall(tokens: Tokens): void;
}

interface Usage {
  inputTokens: { total: number | undefined };
  outputTokens: { total: number | undefined };
}
const tokensOf = ({ inputTokens, outputTokens }: Usage): Tokens => ({
  input: inputTokens.total ?? 0,
  output: outputTokens.total ?? 0,
});

export function meteredModel(model: LanguageModel, meter: Meter): LanguageModel {
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    async doGenerate(call) {
      await meter.beforeCall();
      const result = await model.doGenerate(call);
      meter.afterCall(tokensOf(result.usage));
      return result;
    },
    async doStream(call) {
      await meter.beforeCall();
      const result = await model.doStream(call);
      const counted = new TransformStream<StreamPart, StreamPart>({
        transform(part, controller) {
          if (part.type === "finish") meter.afterCall(tokensOf(part.usage));
          controller.enqueue(part);
        },
      });
      return { ...result, stream: result.stream.pipeThrough(counted) };
    },
  };
}
