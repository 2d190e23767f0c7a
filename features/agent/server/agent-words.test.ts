import { expect, it } from "vitest";
import { MODEL_OPTIONS } from "@slipway/kernel/model-options";
import { modelOptionSchema, pipelineErrorLabel, type PipelineErrorCode } from "../contract/index.ts";

it("offers exactly the model options that the platform maps [T3.31] [AG1]", () => {
  expect(modelOptionSchema.options).toEqual(MODEL_OPTIONS);
});

it.each<[PipelineErrorCode, string]>([
  ["BUILD", "Build unsuccessful"],
  ["APPLY", "Changes couldn't be applied"],
  ["FN_DEPLOY", "Couldn't deploy Supabase functions"],
  ["DEP_INSTALL", "Couldn't install dependency"],
  ["FORBIDDEN_PATH", "Tried editing file without permission"],
  ["UNWANTED", "Unwanted changes"],
  ["IMMEDIATE_RUNTIME", "Oops, it looks like our AI had a bit of a hiccup and broke the app"],
  ["ALREADY_APPLIED", "Changes already applied"],
  ["RUNTIME", "The app encountered an error"],
  ["HTTP_CLIENT", "The app encountered an error"],
  ["HTTP_SERVER", "The app encountered an error"],
  ["EDGE", "The app encountered an error"],
  ["CORS", "The app encountered an error"],
  ["SQL", "An error occurred while applying the migration"],
  ["NO_MATCH", "Failed search-replace"],
  ["AMBIGUOUS", "Failed search-replace"],
  ["NO_FILE", "Search-replace on missing file"],
  ["MISSING_TARGET", "Tried deleting or renaming non-existent file"],
  ["RENAME", "Failed to rename file"],
  ["DELETE", "Failed to delete file"],
])("labels %s as the specification says [T8.11]", (code, label) => {
  expect(pipelineErrorLabel(code)).toBe(label);
});
