import { describe, expect, it } from "vitest";
import { ERROR_TYPES } from "./error-record.ts";
import { errorLabel, fixRequest, isServersFault, type TellableError } from "./error-words.ts";

const error: TellableError = {
  type: "runtime",
  error_message: "x is not a function",
  page: "/menu",
  meta_data: { filename: "src/App.tsx", lineno: 4, colno: 2 },
};

describe("words of errors", () => {
  it("names each type, and tells which ones an edit cannot mend [T8.10]", () => {
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

  it("sends several in one request, within the same bound", () => {
    expect(fixRequest([error, { ...error, error_message: "other", page: "/" }])).toBe(
      "Fix these errors:\nRuntime error on /menu: x is not a function\nat src/App.tsx:4:2\n\n" +
        "Runtime error on /: other\nat src/App.tsx:4:2",
    );
    const many = fixRequest(Array.from({ length: 100 }, () => ({ ...error, error_message: "y".repeat(1000) })));
    expect(many.length).toBe("Fix these errors:\n".length + 20_000 + "... (truncated)".length);
  });
});
