import { afterAll, beforeAll, expect, it } from "vitest";
import { withTrace } from "../log/pino-log.ts";
import { noTracing } from "./no-tracing.ts";
import { createOtlpTracing } from "./otlp-tracing.ts";
import { tracingSuite } from "./port.suite.ts";
import { startTraceReceiver, type TraceReceiver } from "./test-receiver.ts";

let collector: TraceReceiver;
beforeAll(async () => {
  collector = await startTraceReceiver();
});
afterAll(() => collector[Symbol.asyncDispose]());

tracingSuite("none", async () => noTracing);
tracingSuite("OTLP", async () => createOtlpTracing({ endpoint: collector.endpoint, serviceName: "suite" }));

const TRACE = "0123456789abcdef0123456789abcdef";

it("sends nested spans with the log's trace id, and no text of a failure", async () => {
  await using receiver = await startTraceReceiver();
  const tracing = createOtlpTracing({ endpoint: `${receiver.endpoint}/`, serviceName: "slipway" });
  await withTrace(TRACE, () =>
    tracing.span("GET /things", { "http.route": "/things" }, async (span) => {
      span.set({ "http.response.status_code": 200 });
      await tracing.span("git read", {}, () => Promise.resolve());
      await tracing
        .span("git commit", {}, () => Promise.reject(new TypeError("the person's own words")))
        .catch(() => undefined);
    }),
  );
  await tracing[Symbol.asyncDispose]();
  const [read, commit, request] = receiver.spans;
  expect(receiver.spans.map(({ name, traceId }) => [name, traceId])).toEqual([
    ["git read", TRACE],
    ["git commit", TRACE],
    ["GET /things", TRACE],
  ]);
  expect([read!.parentSpanId, commit!.parentSpanId]).toEqual([request!.spanId, request!.spanId]);
  expect(request!.parentSpanId ?? "").toBe("");
  expect(commit!.status.code).toBe(2);
  expect(receiver.text()).not.toContain("own words");
});

it("begins a tree of its own for another trace, whatever it was called in", async () => {
  await using receiver = await startTraceReceiver();
  const tracing = createOtlpTracing({ endpoint: receiver.endpoint, serviceName: "slipway" });
  const job = "11111111-2222-4333-8444-555555555555";
  await withTrace(TRACE, () =>
    tracing.span("request", {}, () => withTrace(job, () => tracing.span("job mails", {}, () => Promise.resolve()))),
  );
  await tracing[Symbol.asyncDispose]();
  const mails = receiver.spans.find(({ name }) => name === "job mails")!;
  expect(mails.traceId).toBe(job.replaceAll("-", ""));
  expect(mails.parentSpanId ?? "").toBe("");
});
