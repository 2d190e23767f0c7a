/** Asks a provider for one picture. */
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ImageModelV4 } from "@ai-sdk/provider";
import { generateImage } from "ai";
import type { Config } from "../config/port.ts";
import { boundedResponse } from "../egress/bounded-response.ts";
import { modelFailed, readProviderFailure, type ProviderFailure } from "./provider-failures.ts";

export type PictureModel = NonNullable<Config["imageModel"]>;
export type PictureShape = "square" | "wide" | "tall";

export interface PictureWish {
  words: string;
  shape: PictureShape;
  signal: AbortSignal;
}

/** A picture of 4 MB in base64 takes 6 MB; some providers send larger ones. */
const MAX_ANSWER_BYTES = 32 * 1_048_576;
const PICTURE_MS = 180_000;
const SILENT: ProviderFailure = { reason: "silent", status: null, said: "", retryAfterSeconds: null };

/** OpenAI's wire takes sizes, Google's takes ratios. */
const SIZES = { square: "1024x1024", wide: "1536x1024", tall: "1024x1536" } as const;
const RATIOS = { square: "1:1", wide: "4:3", tall: "3:4" } as const;

/** A redirect would send the key to another host. */
const withoutRedirects: typeof fetch = async (input, init) =>
  boundedResponse(await fetch(input, { ...init, redirect: "error" }), MAX_ANSWER_BYTES);

function imageModel({ provider, baseUrl, model, apiKey }: PictureModel): ImageModelV4 {
  const baseURL = baseUrl.replace(/\/+$/, "");
  // An empty key stops the packages from reading one out of the environment.
  const settings = { baseURL, fetch: withoutRedirects, apiKey: apiKey ?? "" };
  if (provider === "google") return createGoogle(settings).image(model);
  if (provider === "openai") return createOpenAI(settings).image(model);
  const key = apiKey === null ? {} : { apiKey };
  return createOpenAICompatible({ name: "pictures", baseURL, fetch: withoutRedirects, ...key }).imageModel(model);
}

/** The bytes as the provider sent them: not yet known to be a picture. Throws AppError `model_failed`. */
export async function makePicture(
  entry: PictureModel,
  { words, shape, signal }: PictureWish,
  timeoutMs = PICTURE_MS,
): Promise<Uint8Array> {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const { image } = await generateImage({
      model: imageModel(entry),
      prompt: words,
      ...(entry.provider === "google" ? { aspectRatio: RATIOS[shape] } : { size: SIZES[shape] }),
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, late]),
    });
    return image.uint8Array;
  } catch (error) {
    signal.throwIfAborted();
    throw modelFailed(late.aborted ? SILENT : readProviderFailure(error), entry);
  }
}
