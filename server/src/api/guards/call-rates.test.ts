import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallRates } from "./call-rates.ts";

const route = (over: Partial<RouteDefinition>): RouteDefinition => ({
  method: "POST",
  path: "/things",
  policy: "signedIn",
  summary: "",
  ...over,
});

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 0 }));
afterEach(() => void vi.useRealTimers());

it("refuses a person's calls beyond the route's rate with the seconds to wait, and nobody else's", async () => {
  const rates = new CallRates({ onLoopback: false });
  const publish = route({ path: "/publish", rate: { max: 2, seconds: 60 } });
  await rates.take(publish, "maya");
  await rates.take(publish, "maya");
  vi.setSystemTime(20_000);
  await expect(rates.take(publish, "maya")).rejects.toThrow(
    expect.objectContaining({ code: "rate_limited", status: 429, retryAfter: 40 }) as Error,
  );
  await rates.take(publish, "jo");
  await rates.take(route({}), "maya");
  vi.setSystemTime(60_000);
  await rates.take(publish, "maya");
});

it("bounds all writes together, but no reads, with a higher bound on loopback", async () => {
  const rates = new CallRates({ onLoopback: false });
  for (let index = 0; index < 120; index += 1) await rates.take(route({ path: `/${index}` }), "maya");
  await expect(rates.take(route({ method: "PUT" }), "maya")).rejects.toThrow(/too often/);
  for (let index = 0; index < 500; index += 1) await rates.take(route({ method: "GET" }), "maya");
  const local = new CallRates({ onLoopback: true });
  for (let index = 0; index < 5000; index += 1) await local.take(route({}), "maya");
});
