/** Requests by the pattern of their route. */
import type { Metrics } from "@slipway/platform/metrics/port";
import type { Tracing } from "@slipway/platform/tracing/port";
import type { ObservedRoute } from "../api/create-api.ts";

export type ObserveRequest = (route: ObservedRoute, work: () => Promise<Response>) => Promise<Response>;

export function observeRequests({ metrics, tracing }: { metrics: Metrics; tracing: Tracing }): ObserveRequest {
  const requests = metrics.counter({
    name: "http_requests_total",
    help: "Answers of the API.",
    labels: ["method", "route", "status"],
  });
  const seconds = metrics.histogram({
    name: "http_request_duration_seconds",
    help: "Until the API's answer begins.",
    labels: ["method", "route"],
  });
  async function counted({ method, path }: ObservedRoute, work: () => Promise<Response>): Promise<Response> {
    const startedAt = performance.now();
    const response = await work();
    requests.add({ method, route: path, status: String(response.status) });
    seconds.observe({ method, route: path }, (performance.now() - startedAt) / 1000);
    return response;
  }
  if (!tracing.isOn) return counted;
  return (route, work) =>
    tracing.span(
      `${route.method} ${route.path}`,
      { "http.request.method": route.method, "http.route": route.path },
      async (span) => {
        const response = await counted(route, work);
        span.set({ "http.response.status_code": response.status });
        return response;
      },
    );
}
