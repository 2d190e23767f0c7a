/** Converts a node's output to JSON within a bound: storable, and cut if it is larger. Pure. */
import { storableJson } from "@slipway/kernel/text/storable-text";

/** Larger outputs are stored apart and read by reference. */
const INLINE_CHARACTERS = 16_000;
/** Bound of one output that is stored apart. */
const KEPT_CHARACTERS = 200_000;
const NAME_CHARACTERS = 160;
const SENTENCE_CHARACTERS = 2000;

export interface BoundedOutput {
  /** Null if the output is stored apart. */
  inline: unknown;
  /** JSON, or its beginning; null if the output is in the node. */
  apart: string | null;
}

export function boundedOutput(value: unknown): BoundedOutput {
  const json = storableJson(jsonOf(value));
  if (json.length <= INLINE_CHARACTERS) return { inline: JSON.parse(json) as unknown, apart: null };
  return { inline: null, apart: json.length <= KEPT_CHARACTERS ? json : `${json.slice(0, KEPT_CHARACTERS)}…` };
}

/** A tool may return values that JSON cannot express; the run must not fail for that. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value ?? null) ?? "null";
  } catch {
    return JSON.stringify(String(value));
  }
}

const storable = (text: string, characters: number): string =>
  text.slice(0, characters).toWellFormed().replaceAll("\0", "\ufffd");

/** Tool names come from a model, sentences from anywhere. */
export const storableName = (text: string): string => storable(text, NAME_CHARACTERS);
export const storableSentence = (text: string): string => storable(text, SENTENCE_CHARACTERS);
