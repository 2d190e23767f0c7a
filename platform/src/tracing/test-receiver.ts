/** A collector as OpenTelemetry's exporter meets it: OTLP over HTTP, JSON. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }).loose();
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
  status: z.object({ code: z.number().optional() }).loose(),
});
const body = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

export type ReceivedSpan = z.output<typeof span>;

export interface TraceReceiver extends AsyncDisposable {
  endpoint: string;
  spans: ReceivedSpan[];
  /** Everything that was received, as it was sent. */
  text(): string;
}

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  let received = "";
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    request.once("end", () => {
      received += text;
      if (request.url === "/v1/traces") {
        for (const { scopeSpans } of body.parse(JSON.parse(text)).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
