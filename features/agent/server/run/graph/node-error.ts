import { AppError } from "@slipway/kernel/errors";
import type { GraphError } from "../../../contract/index.ts";
import { EditRefusal } from "../../overlay/overlay.ts";
import { RunStopped } from "../run-stopped.ts";
import { storableName, storableSentence } from "./node-output.ts";

/** Refusals, stops and errors caused by people are expected; others are failures of ours or of a provider. [T3.08] */
export function nodeErrorOf(error: unknown): GraphError {
  if (error instanceof RunStopped) return { code: error.why.toUpperCase(), message: error.message, expected: true };
  if (error instanceof EditRefusal) return described(error.code, error.message, true);
  if (error instanceof AppError) return described(error.code, error.userMessage, error.kind === "user");
  if (error instanceof Error) return described(error.name, error.message, error.name === "AbortError");
  return described("ERROR", String(error), false);
}

const described = (code: string, message: string, expected: boolean): GraphError => ({
  code: storableName(code),
  message: storableSentence(message),
  expected,
});
