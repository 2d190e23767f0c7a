import { AppError } from "@slipway/kernel/errors";
import { expect, it } from "vitest";
import { NETWORK_ERROR } from "../errors/error-texts.ts";
import { worthRetrying } from "./query-client.ts";
import { underPath } from "./use-route.ts";

it("invalidates a path and what lies below it, not its neighbours", () => {
  expect(underPath("/projects/p1", "/projects/p1")).toBe(true);
  expect(underPath("/projects/p1/details", "/projects/p1")).toBe(true);
  expect(underPath("/projects/p12/details", "/projects/p1")).toBe(false);
  expect(underPath(["live"], "/projects/p1")).toBe(false);
});

it("retries temporary failures, never a refusal, and not for ever", () => {
  const failed = (status: number, code = "x") => new AppError({ code, status, userMessage: "" });
  expect(worthRetrying(0, failed(0, NETWORK_ERROR))).toBe(true);
  expect(worthRetrying(1, failed(503))).toBe(true);
  expect(worthRetrying(2, failed(503))).toBe(false);
  expect(worthRetrying(0, failed(403))).toBe(false);
  expect(worthRetrying(0, new TypeError("bug"))).toBe(false);
});
