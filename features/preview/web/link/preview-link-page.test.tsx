import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, named, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PreviewLinkPage } from "./preview-link-page.tsx";

let hasAccess: boolean;

beforeEach(() => {
  hasAccess = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FRAME = "http://p1.preview.localhost/_slipway/enter?token=t&to=%2F";
const answer = (own: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    "GET /preview-links/c0de": () =>
      success({
        project_id: "p1",
        project_name: "Bakery <b>",
        shared_by: "Olga",
        expires_at: "2026-12-05T12:00:00.000Z",
        has_access: hasAccess,
      }),
    "POST /preview-links/c0de/open": () => success({ url: FRAME }),
    ...own,
  });
const show = () =>
  render(
    <InShell>
      <PreviewLinkPage params={{ code: "c0de" }} />
    </InShell>,
  );
const frame = () => document.querySelector("iframe");

it("shows the app in a frame, and says outside of it who shows what until when [W9.06]", async () => {
  answer();
  await using page = await show();
  await page.settle(() => expect(frame()?.src).toBe(FRAME));
  expect(frame()!.title).toBe("Preview of Bakery <b>");
  expect(named("h1", "Preview of Bakery <b>")).toBeTruthy();
  expect(pageText()).toMatch(/Shared by Olga · ends Sat, (Dec 5|5 Dec)/);
  expect(pageText()).not.toContain("Open project");
  expect(frame()!.getAttribute("sandbox")).not.toContain("top-navigation");
});

it("leads people with access to the project", async () => {
  hasAccess = true;
  answer();
  await using page = await show();
  await page.settle(() =>
    expect(named<HTMLAnchorElement>("a", "Open project").getAttribute("href")).toBe("/projects/p1"),
  );
});

it.each([
  [410, "link_ended", "This preview link has ended"],
  [404, "not_found", "This preview link doesn't work"],
  [400, "invalid_request", "This preview link doesn't work"],
])("says why it shows nothing: %i", async (status, code, title) => {
  answer({ "GET /preview-links/c0de": () => failure(status, { code, message: "Ask for a new one." }) });
  await using page = await show();
  await page.settle(() => expect(named("h1", title)).toBeTruthy());
  expect(frame()).toBeNull();
});

it("takes the app away when the link ends meanwhile, and keeps it while the server is away", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const states = [
    () => failure(503, { code: "away", message: "Away." }),
    () => failure(410, { code: "link_ended", message: "It has ended." }),
  ];
  let state: (() => Response) | null = null;
  const first = success({
    project_id: "p1",
    project_name: "Bakery",
    shared_by: "Olga",
    expires_at: "2026-12-05T12:00:00.000Z",
    has_access: false,
  });
  const asked = answer({ "GET /preview-links/c0de": () => state?.() ?? first });
  const looks = () => asked.filter(({ method }) => method === "GET").length;
  await using page = await show();
  await page.settle(() => expect(frame()).not.toBeNull());
  [state] = [states[0]!];
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await page.settle(() => expect(looks()).toBeGreaterThan(1));
  await page.settle(() => expect(page.cache.isFetching()).toBe(0));
  expect(frame()).not.toBeNull();
  [state] = [states[1]!];
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await page.settle(() => expect(pageText()).toContain("This preview link has ended"));
  expect(frame()).toBeNull();
  const last = looks();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(looks()).toBe(last);
});
