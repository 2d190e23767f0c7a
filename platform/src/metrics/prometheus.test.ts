import { expect, it } from "vitest";
import { createMetrics } from "./prometheus.ts";

const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

it("exposes counters, histograms and gauges under its own prefix", async () => {
  const metrics = createMetrics({ processFigures: false });
  const requests = metrics.counter({ name: "requests_total", help: "Requests.", labels: ["status"] });
  requests.add({ status: "200" });
  requests.add({ status: "200" }, 2);
  metrics.counter({ name: "requests_total", help: "Requests.", labels: ["status"] }).add({ status: "500" });
  metrics.histogram({ name: "wait_seconds", help: "Waits.", buckets: [1, 2] }).observe({}, 1.5);
  let awake = 3;
  metrics.gauge({ name: "awake", help: "Awake.", labels: ["state"] }, () => [
    { labels: { state: awake > 0 ? "some" : "none" }, value: awake },
  ]);
  const first = lines((await metrics.expose()).text);
  expect(first).toContain('slipway_requests_total{status="200"} 3');
  expect(first).toContain('slipway_requests_total{status="500"} 1');
  expect(first).toContain('slipway_wait_seconds_bucket{le="2"} 1');
  expect(first).toContain('slipway_awake{state="some"} 3');
  awake = 0;
  const second = lines((await metrics.expose()).text).filter((line) => line.startsWith("slipway_awake"));
  expect(second).toEqual(['slipway_awake{state="none"} 0']);
});

it("exposes process metrics under the usual names, and keeps apps apart", async () => {
  const [one, two] = [createMetrics(), createMetrics({ processFigures: false })];
  expect((await one.expose()).text).toContain("process_resident_memory_bytes");
  expect((await two.expose()).text).not.toContain("process_resident_memory_bytes");
});

it("adds up a histogram's observations over its labels", async () => {
  const metrics = createMetrics({ processFigures: false });
  const wait = metrics.histogram({ name: "wait_seconds", help: "Waits.", labels: ["queue"], buckets: [1, 2] });
  wait.observe({ queue: "a" }, 0.5);
  wait.observe({ queue: "b" }, 1.5);
  expect(await metrics.totals("wait_seconds")).toEqual({
    count: 2,
    sum: 2,
    buckets: [
      { le: 1, count: 1 },
      { le: 2, count: 2 },
      { le: Infinity, count: 2 },
    ],
  });
  expect(await metrics.totals("unknown")).toBeNull();
});
