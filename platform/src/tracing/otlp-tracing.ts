/** OpenTelemetry's own exporter. Loaded only when somebody collects: the packages cost a start-up that others need not pay. */
import { AsyncLocalStorage } from "node:async_hooks";
import { context, SpanStatusCode, trace, type Span as OtelSpan } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from "@opentelemetry/sdk-trace";
import { currentTrace } from "../log/pino-log.ts";
import type { Span, Tracing } from "./port.ts";

export interface OtlpOptions {
  /** Base address of the collector; `/v1/traces` is added. Headers come from `OTEL_EXPORTER_OTLP_HEADERS`. */
  endpoint: string;
  serviceName: string;
  /** Longest wait of a span before it is sent. Default 5,000. */
  delayMs?: number;
}

/** Ours are 16 random bytes in hex, or a job's UUID. */
function traceIdNow(): string | null {
  const id = currentTrace()?.replaceAll("-", "") ?? "";
  return /^[0-9a-f]{32}$/.test(id) ? id : null;
}

export function createOtlpTracing({ endpoint, serviceName, delayMs = 5000 }: OtlpOptions): Tracing {
  const random = new RandomIdGenerator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    idGenerator: {
      generateTraceId: () => traceIdNow() ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    // At most 2,048 spans wait; beyond that they are dropped, never the work they tell of.
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` }),
        scheduledDelayMillis: delayMs,
      }),
    ],
  });
  const tracer = provider.getTracer("slipway");
  const current = new AsyncLocalStorage<OtelSpan>();

  return {
    isOn: true,
    async span<T>(
      name: string,
      attributes: Readonly<Record<string, string | number | boolean>>,
      work: (span: Span) => Promise<T>,
    ) {
      const parent = current.getStore();
      const isOurs = parent !== undefined && [null, parent.spanContext().traceId].includes(traceIdNow());
      const place = isOurs ? trace.setSpan(context.active(), parent) : context.active();
      const span = tracer.startSpan(name, { attributes }, place);
      try {
        return await current.run(span, () => work({ set: (more) => void span.setAttributes(more) }));
      } catch (error) {
        // The kind only: a message may quote what people wrote.
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute("error.type", codeOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    [Symbol.asyncDispose]: () => provider.shutdown(),
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
