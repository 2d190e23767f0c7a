import { memoryLog } from "@slipway/platform/testing/memory-log";
import { createMetrics } from "@slipway/platform/metrics/prometheus";
import { describe, expect, it } from "vitest";
import { countEnds, exposeBoth, mergeExpositions } from "./processes.ts";

describe("figures of several processes", () => {
  it("names each metric once and says whose each sample is", () => {
    const text = (value: number): string =>
      `# HELP a_total Of something.\n# TYPE a_total counter\na_total ${value}\na_total{kind="x{y}"} 2\n`;
    const only = "# HELP b Of one.\n# TYPE b gauge\nb 7\n";
    expect(mergeExpositions({ app: text(1), gateway: `${text(3)}\n${only}` }).split("\n")).toEqual([
      "# HELP a_total Of something.",
      "# TYPE a_total counter",
      'a_total{process="app"} 1',
      'a_total{process="app",kind="x{y}"} 2',
      'a_total{process="gateway"} 3',
      'a_total{process="gateway",kind="x{y}"} 2',
      "# HELP b Of one.",
      "# TYPE b gauge",
      'b{process="gateway"} 7',
      "",
    ]);
  });

  it("counts an end and writes its cause down, and exposes its own figures while the other process is away", async () => {
    const log = memoryLog();
    const metrics = createMetrics({ processFigures: false });
    const ends = countEnds(metrics, log);
    ends([{ name: "gateway", cause: "SIGKILL" }]);
    expect(log.lines.at(-1)).toMatchObject({ level: "error", fields: { process: "gateway", cause: "SIGKILL" } });
    const both = exposeBoth(metrics, () => Promise.reject(new Error("away")));
    const { text } = await both.expose();
    expect(text).toContain('slipway_process_ends_total{process="app",ended="gateway"} 1');
  });
});
