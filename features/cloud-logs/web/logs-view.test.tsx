import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import type { ViewPlace } from "@slipway/ui/navigation/navigation";
import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { LogEntry } from "../contract/log-query.ts";
import { barsOf } from "./log-plot.tsx";
import { LogsCard } from "./logs-card.tsx";
import { LogsView } from "./logs-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const backend = { ref: "p1", url: "http://p1.cloud.localhost", anonKey: "key" };
const NOW = Date.now();
const entry = (id: string, change: Partial<LogEntry> = {}): LogEntry => ({
  id,
  timestamp: (NOW - 60_000) * 1000,
  event_message: `message ${id}`,
  log_level: "info",
  details: { status_code: 200 },
  ...change,
});

function Shell({ state = {} }: { state?: ViewPlace["state"] }) {
  const [views, setViews] = useState<readonly ViewPlace[]>([{ id: "logs", state }]);
  return (
    <InShell does={{ views, showViews: setViews }}>
      <LogsView projectId="p1" backend={backend} />
    </InShell>
  );
}

const queryOf = ({ path }: Asked): URLSearchParams => new URL(path, "http://x").searchParams;
const isCount = (asked: Asked): boolean => queryOf(asked).get("query")!.includes("as slot");
const pages = (asked: readonly Asked[]) => asked.filter((one) => !isCount(one));

const answer = (entries: (query: URLSearchParams) => unknown) =>
  answerCalls({
    "GET /projects/p1/cloud/logs": (one) =>
      isCount(one) ? success({ result: [] }) : (entries(queryOf(one)) as ReturnType<typeof success>),
  });

it("lists entries with their level, opens one as JSON, and moves a day back for more [C2.20] [C2.22] [C4.04]", async () => {
  const asked = answer((query) =>
    success({
      result:
        Date.parse(query.get("end")!) > NOW - 3_000_000
          ? [entry("one", { log_level: "error" }), entry("two")]
          : [entry("old", { timestamp: (NOW - 7_200_000) * 1000 })],
    }),
  );
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("2 logs found"));
  await act(async () => (document.querySelector("ol button") as HTMLElement).click());
  await page.settle(() => expect(pageText()).toContain('"status_code": 200'));
  await press("Show more");
  await page.settle(() => expect(pageText()).toContain("3 logs found"));
  const [first, second] = pages(asked).map(queryOf);
  expect(second!.get("end")).toBe(first!.get("start"));
  expect(Date.parse(second!.get("end")!) - Date.parse(second!.get("start")!)).toBe(24 * 3_600_000);
});

it("follows live by the newest page alone, whatever else is loaded", async () => {
  const asked = answer(() => success({ result: [entry("one")] }));
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("1 log found"));
  for (const count of [2, 3]) {
    await press("Show more");
    await page.settle(() => expect(pages(asked)).toHaveLength(count));
  }
  await press("Follow live");
  await page.settle(() => expect(pages(asked)).toHaveLength(4));
  expect(Date.parse(queryOf(pages(asked).at(-1)!).get("end")!)).toBeGreaterThan(NOW - 1000);
  expect(named("button", "Pause")).toBeTruthy();
});

it("leaves levels out, and starts over with another search [C2.21] [C4.04]", async () => {
  const asked = answer(() => success({ result: [entry("one", { log_level: "error" }), entry("two")] }));
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("2 logs found"));
  await press("Status");
  await page.settle(() => expect(named("input", "info")).toBeTruthy());
  await act(async () => named<HTMLInputElement>("input", "info").click());
  await page.settle(() => expect(pageText()).toContain("1 log found"));
  await type(named<HTMLInputElement>("input", "Search logs"), "it's");
  await page.settle(() => expect(queryOf(pages(asked).at(-1)!).get("query")).toContain("lower('it''s')"));
  await page.settle(() => expect(pageText()).toContain("2 logs found"));
});

it("refreshes once at a time: the button turns until the answer is there [C4.05]", async () => {
  let release = (): void => undefined;
  let isHeld = false;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = answerCalls({
    "GET /projects/p1/cloud/logs": async (one) => {
      if (isHeld && !isCount(one)) await held;
      return success({ result: isCount(one) ? [] : [entry("one")] });
    },
  });
  await using page = await render(<Shell />);
  const refresh = () => named<HTMLButtonElement>("button", "Refresh");
  await page.settle(() => expect(refresh().disabled).toBe(false));
  await page.settle(() => expect(pageText()).toContain("1 log found"));
  isHeld = true;
  await press("Refresh");
  await page.settle(() => expect(refresh().disabled).toBe(true));
  expect(refresh().dataset["loading"]).toBe("true");
  const before = pages(asked).length;
  await act(async () => refresh().click());
  expect(pages(asked)).toHaveLength(before);
  release();
  await page.settle(() => expect(refresh().disabled).toBe(false));
});

/** Opens the entry with this message. */
const open = (message: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>("ol button")]
      .find(({ textContent }) => textContent.includes(message))!
      .click(),
  );

it("leads from an entry to all that its request left, and back", async () => {
  const trace = "0af7651916cd43dd8448eb211c80319c";
  const asked = answer((query) =>
    success({
      result: query.get("query")!.includes(`log_attributes['trace_id'] = '${trace}'`)
        ? [entry("one", { details: { trace_id: trace } }), entry("printed", { details: { trace_id: trace } })]
        : [entry("one", { details: { trace_id: trace } }), entry("other", { details: { trace_id: "no id" } })],
    }),
  );
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("message other"));
  await open("message other");
  expect(pageText()).not.toContain("Show all of this request");
  await open("message one");
  await press("Show all of this request");
  await page.settle(() => expect(pageText()).toContain("message printed"));
  expect(pageText()).not.toContain("message other");
  expect(queryOf(asked.findLast(isCount)!).get("query")).toContain(trace);
  expect(pageText()).toContain("Request 0af76519");
  await press("Show other requests too");
  await page.settle(() => expect(pageText()).toContain("message other"));
});

it("shows what a function printed beside its requests, says so, and lets go of it [C2.19]", async () => {
  const asked = answer(() =>
    success({ result: [entry("one", { event_message: "TypeError: no\n    at index.ts:5" })] }),
  );
  await using page = await render(<Shell state={{ functionId: "f1", functionName: "invoice" }} />);
  await page.settle(() => expect(pageText()).toContain("TypeError: no"));
  expect(queryOf(pages(asked)[0]!).get("query")).toContain("from logs where log_attributes['function_id'] = 'f1'");
  expect(pageText()).toContain("Function invoice");
  expect(document.querySelector("select")).toBeNull();
  await open("TypeError: no");
  expect(document.querySelector("li > div > pre")?.textContent).toBe("TypeError: no\n    at index.ts:5");
  await press("Show logs beside those of invoice");
  await page.settle(() => expect(queryOf(pages(asked).at(-1)!).get("query")).not.toContain("function_id"));
  expect(document.querySelector("select")).not.toBeNull();
});

it("says how long a request took, and asks for those that took a second or longer", async () => {
  const slow = entry("slow", { details: { execution_time_ms: 2500 } });
  const asked = answer((query) =>
    success({ result: query.get("query")!.includes("execution_time_ms") ? [slow] : [slow, entry("printed")] }),
  );
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("message slow2,500 ms"));
  expect(document.querySelectorAll("[data-slow]")).toHaveLength(1);
  await press("Status");
  await page.settle(() => expect(named("input", "Only slow requests")).toBeTruthy());
  await act(async () => named<HTMLInputElement>("input", "Only slow requests").click());
  await page.settle(() => expect(pageText()).toContain("1 log found"));
  expect(queryOf(asked.findLast(isCount)!).get("query")).toContain("log_attributes['execution_time_ms'] >= 1000");
  expect(pageText()).toContain("Status (slow)");
});

it("says that there is nothing, that there were too many questions, or that it failed [C2.23] [C8.08] [C8.09]", async () => {
  answer(() => success({ result: [] }));
  {
    await using page = await render(<Shell />);
    await page.settle(() =>
      expect(pageText()).toContain("Logs will appear here when your application generates activity."),
    );
  }
  answer(() => failure(429, { code: "rate_limited", message: "Wait." }));
  {
    await using page = await render(<Shell />);
    await page.settle(() => expect(pageText()).toContain("Rate limit reached"));
    expect(pageText()).toContain("Too many requests. Please wait a moment and try again.");
  }
  answer(() => failure(500, { code: "internal", message: "No." }));
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("Error fetching logs"));
  expect(named("button", "Retry")).toBeTruthy();
});

it("shows the last errors on its card with the way to each, or that there are none [C2.09]", async () => {
  let result: LogEntry[] = [];
  answerCalls({ "GET /projects/p1/cloud/logs": () => success({ result }) });
  const shown: ViewPlace[] = [];
  const card = (
    <InShell does={{ views: [{ id: "overview" }], showViews: (views) => shown.push(...views) }}>
      <LogsCard projectId="p1" backend={backend} />
    </InShell>
  );
  {
    await using page = await render(card);
    await page.settle(() => expect(pageText()).toContain("No errors in the last hour"));
  }
  const trace = "0af7651916cd43dd8448eb211c80319c";
  result = [
    entry("one", { log_level: "error", event_message: "column does not exist" }),
    entry("two", { event_message: "TypeError: no\n    at index.ts:5", details: { trace_id: trace } }),
  ];
  await using page = await render(card);
  await page.settle(() => expect(pageText()).toContain("column does not exist"));
  expect(pageText()).not.toContain("index.ts");
  for (const text of ["column does not", "TypeError"])
    await act(async () =>
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent.includes(text))!.click(),
    );
  expect(shown).toEqual([
    { id: "logs", state: { hidden: ["warning", "info", "debug"] } },
    { id: "logs", state: { traceId: trace } },
  ]);
});

it("draws a bar for each slot, with what went wrong at its foot", () => {
  const minute = 60_000;
  const start = Math.floor(NOW / minute) * minute - 3 * minute;
  const counts = [{ slot: (start + minute) * 1000, errors: 2, warnings: 1, total: 10 }];
  const bars = barsOf({ slot: "minute", bounds: { start, end: start + 3 * minute }, counts });
  expect(bars.map(({ values }) => values)).toEqual([
    { error: 0, warning: 0, other: 0 },
    { error: 2, warning: 1, other: 7 },
    { error: 0, warning: 0, other: 0 },
  ]);
});
