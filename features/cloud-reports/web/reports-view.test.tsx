import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import type { ViewPlace } from "@slipway/ui/navigation/navigation";
import { ViewActionsPlace } from "@slipway/ui/navigation/view-actions.tsx";
import { answerCalls, failure, named, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { ReportSlot } from "../contract/index.ts";
import { ReportsView } from "./reports-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const backend = { ref: "p1", url: "http://p1.cloud.localhost", anonKey: "key" };

function Shell() {
  const [views, setViews] = useState<readonly ViewPlace[]>([{ id: "reports" }]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <InShell does={{ views, showViews: setViews }}>
      <header ref={setPlace} />
      <ViewActionsPlace place={place}>
        <ReportsView projectId="p1" backend={backend} />
      </ViewActionsPlace>
    </InShell>
  );
}

const slot = (at: number, rest: Partial<ReportSlot> = {}): ReportSlot => ({
  at: Date.UTC(2026, 10, 30, at),
  database_bytes: null,
  file_bytes: null,
  egress_bytes: 0,
  requests: 0,
  failed_requests: 0,
  function_calls: 0,
  ...rest,
});

it("shows size, requests and traffic of the period, and says what there was none of", async () => {
  const slots = [
    slot(10),
    slot(11, { database_bytes: 32 * 1024 ** 2, file_bytes: 0, requests: 12, failed_requests: 2, egress_bytes: 2048 }),
  ];
  const asked = answerCalls({ "GET /projects/p1/cloud/report": () => success({ slots }) });
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("Size32 MB"));
  for (const words of ["Requests12", "Traffic2 KB", "No function was called in this period."])
    expect(pageText()).toContain(words);
  expect(document.querySelector("[aria-label$=': 2 failed, 10 answered']")).not.toBeNull();
  await act(async () => named<HTMLInputElement>("input", "30 days").click());
  await page.settle(() => expect(asked.at(-1)!.path).toContain("days=30&step=day"));
});

it("says that nothing is measured yet, and offers to read a report again that failed", async () => {
  let works = false;
  answerCalls({
    "GET /projects/p1/cloud/report": () =>
      works ? success({ slots: [slot(10), slot(11)] }) : failure(500, { code: "internal", message: "It broke." }),
  });
  await using page = await render(<Shell />);
  await page.settle(() => expect(pageText()).toContain("Error loading the report"));
  works = true;
  await act(async () => named("button", "Retry").click());
  await page.settle(() => expect(pageText()).toContain("Nothing is measured in this period."));
  expect(pageText()).toContain("No requests in this period.");
});
