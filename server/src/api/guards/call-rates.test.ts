import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { expect, it } from "vitest";
import { CallRates } from "./call-rates.ts";

const route = (over: Partial<RouteDefinition>): RouteDefinition => ({
  method: "POST",
  path: "/things",
  policy: "signedIn",
  summary: "",
  ...over,
});

it("refuses a person's calls beyond the route's rate with the seconds to wait, and nobody else's", () => {
  let now = 0;
  const rates = new CallRates({ now: () => now }, { onLoopback: false });
  const publish = route({ path: "/publish", rate: { most: 2, seconds: 60 } });
  rates.take(publish, "maya");
  rates.take(publish, "maya");
  now = 20_000;
  const again = (): void => rates.take(publish, "maya");
  expect(again).toThrow(expect.objectContaining({ code: "rate_limited", status: 429, retryAfter: 40 }) as Error);
  rates.take(publish, "jo");
  rates.take(route({}), "maya");
  now = 60_000;
  rates.take(publish, "maya");
});

it("bounds all writes together, but no reads, with a higher bound on loopback", () => {
  const rates = new CallRates({ now: () => 0 }, { onLoopback: false });
  for (let index = 0; index < 120; index += 1) rates.take(route({ path: `/${index}` }), "maya");
  expect(() => rates.take(route({ method: "PUT" }), "maya")).toThrow(/too often/);
  for (let index = 0; index < 500; index += 1) rates.take(route({ method: "GET" }), "maya");
  const local = new CallRates({ now: () => 0 }, { onLoopback: true });
  for (let index = 0; index < 5000; index += 1) local.take(route({}), "maya");
});
