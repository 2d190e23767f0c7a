import { describe, expect, it } from "vitest";
import { ERROR_TYPES } from "./error-record.ts";
import { isServersFault, placeOf, sentenceOf } from "./error-details.ts";
import { errorLabel, fixRequest, type TellableError } from "./error-words.ts";

const error: TellableError = {
  type: "runtime",
  error_message: "x is not a function",
  page: "/menu",
  meta_data: { filename: "src/App.tsx", lineno: 4, colno: 2 },
};

describe("words of errors", () => {
  it("names each type, and tells which ones an edit cannot fix [T8.10]", () => {
    expect(Object.fromEntries(ERROR_TYPES.map((type) => [type, errorLabel(type)]))).toEqual({
      cors: "CORS error",
      http_server: "HTTP server error",
      http_client: "HTTP client error",
      edge_function: "Supabase edge function error",
      build: "Build error",
      runtime: "Runtime error",
      immediate_runtime: "Runtime error",
      sql: "Error",
      unknown: "Error",
    });
    expect(ERROR_TYPES.filter(isServersFault)).toEqual(["cors", "http_server"]);
  });

  it("sends an error for fixing with its place, its text cut and without terminal codes [T5.11] [T9.17]", () => {
    expect(fixRequest([error])).toBe(
      "Fix this error:\nRuntime error on /menu: x is not a function\nat src/App.tsx:4:2",
    );
    const nowhere = { ...error, meta_data: { ...error.meta_data, filename: null } };
    expect(fixRequest([{ ...nowhere, error_message: "\u001B[31mred\u001B[0m" }])).toMatch(/: red$/);
    const long = fixRequest([{ ...nowhere, error_message: "x".repeat(50_000) }]);
    expect(long.endsWith("x... (truncated)")).toBe(true);
    expect(long.length).toBe("Fix this error:\n".length + 20_000 + "... (truncated)".length);
  });

  it("says what is wrong with a build and where, not that it failed", () => {
    const drawing = "   ╭─[ src/Menu.tsx:1:7 ]\n 1 │ const = 1";
    const served = `Transform failed with 1 error:\n\n[PARSE_ERROR] Unexpected token\n${drawing}`;
    const built = `vite v8.3.0 building client environment for production...\n✗ Build failed in 497ms\nBuild failed with 1 error:\n\n[builtin:vite-transform] Unexpected token\n${drawing}`;
    for (const message of [served, built]) {
      expect(sentenceOf(message)).toBe("Unexpected token");
      const nowhere = { filename: null, lineno: null, colno: null };
      const place = { filename: "src/Menu.tsx", lineno: 1, colno: 7 };
      expect(placeOf({ error_message: message, meta_data: nowhere })).toEqual(place);
      expect(placeOf({ error_message: message, meta_data: { ...nowhere, filename: "src/Menu.tsx" } })).toEqual(place);
      expect(placeOf({ error_message: message, meta_data: error.meta_data })).toEqual(error.meta_data);
    }
    expect(sentenceOf("\nx is not a function\n    at menu")).toBe("x is not a function");
    expect(sentenceOf("Build failed")).toBe("Build failed");
    expect(placeOf(error)).toEqual(error.meta_data);
  });

  it("sends several in one request, within the same bound", () => {
    expect(fixRequest([error, { ...error, error_message: "other", page: "/" }])).toBe(
      "Fix these errors:\nRuntime error on /menu: x is not a function\nat src/App.tsx:4:2\n\n" +
        "Runtime error on /: other\nat src/App.tsx:4:2",
    );
    const many = fixRequest(Array.from({ length: 100 }, () => ({ ...error, error_message: "y".repeat(1000) })));
    expect(many.length).toBe("Fix these errors:\n".length + 20_000 + "... (truncated)".length);
  });
});
