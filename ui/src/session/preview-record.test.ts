import { expect, it } from "vitest";
import { notePreview, notePreviewBuild, previewContext } from "./preview-record.ts";

it("keeps the last 50 console lines and the last 50 network requests of a project [W5.06] [W9.03]", () => {
  for (let at = 1; at <= 60; at += 1) {
    notePreview("p1", { log: { message: `line ${at}` } });
    notePreview("p1", { request: { url: `/data/${at}` } });
  }
  const { client_logs: logs, network_requests: requests } = previewContext("p1");
  expect([logs.length, logs[0], logs.at(-1)]).toEqual([50, { message: "line 11" }, { message: "line 60" }]);
  expect([requests.length, requests[0], requests.at(-1)]).toEqual([50, { url: "/data/11" }, { url: "/data/60" }]);
  expect(previewContext("p2")).toEqual({ client_logs: [], network_requests: [], runtime_errors: [] });
});

it("keeps the runtime errors since the latest build, and which page is shown [W5.06]", () => {
  notePreview("p3", { page: "/menu" });
  notePreviewBuild("p3", null);
  notePreview("p3", { error: { error_message: "before any build was known" } });
  notePreviewBuild("p3", "commit-1");
  notePreview("p3", { error: { error_message: "of the first" } });
  notePreviewBuild("p3", "commit-1");
  expect(previewContext("p3").runtime_errors).toEqual([
    { error_message: "before any build was known" },
    { error_message: "of the first" },
  ]);
  notePreviewBuild("p3", "commit-2");
  notePreview("p3", { error: { error_message: "of the second" } });
  expect(previewContext("p3")).toMatchObject({
    current_page: "/menu",
    runtime_errors: [{ error_message: "of the second" }],
  });
});

it("sends no keys that the app has logged or used in requests", () => {
  const key = ["sk", "live", "4eC39HqLyjWDarjtT1zdp9f2"].join("_");
  notePreview("p4", { log: { level: "log", message: `using ${key} now` } });
  notePreview("p4", { request: { method: "GET", url: `https://api.example/a?key=${key}`, status: 200 } });
  notePreview("p4", {
    error: { error_message: "failed", meta_data: { url: `/a?key=${key}`, lineno: 4, filename: null } },
  });
  const context = previewContext("p4");
  expect(JSON.stringify(context)).not.toContain(key);
  expect(context.client_logs).toEqual([{ level: "log", message: "using [removed] now" }]);
  expect(context.runtime_errors[0]).toMatchObject({ meta_data: { lineno: 4, filename: null } });
});
