import {
  answerCalls,
  named,
  pageText,
  press,
  render as renderBare,
  success,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { goneNowhere, InNavigation, type Went } from "@slipway/ui/testing/render-navigation.tsx";
import type { QueryClient } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Project } from "../../projects/contract/index.ts";
import { SCANNERS } from "../../security/contract/index.ts";
import { PublishDialogs } from "./publish-dialogs.tsx";
import { PublishPanel } from "./panel/publish-panel.tsx";
import { closePublishDialog, openPublishDialog } from "./publish-store.ts";
import { usePublish } from "./use-publish.ts";

const SITE = "http://bakery.sites.localhost:4400";

const projectWith = (over: Partial<Project> = {}): Project =>
  ({
    id: "p1",
    name: "bakery",
    display_name: "Bakery",
    url: null,
    site_url: SITE,
    is_published: false,
    published_deployment: null,
    latest_commit_sha: "b",
    publish_visibility: "public",
    locked_at: null,
    permissions: ["EditProject", "DeployProject", "EditProjectPublishVisibility"],
    workspace: { id: "w1", name: "Crumbs", plan: "biz" },
    ...over,
  }) as Project;
const published = projectWith({
  is_published: true,
  url: SITE,
  published_deployment: { id: "d1", commit_sha: "a", number: 1, is_outdated: false },
});

const reads = {
  "POST /projects/p1/security-scan": () => success({ status: "running" }),
  "GET /projects/p1/publish-summary": () =>
    success({ changes: [], device_only_forms: 0, device_only_lists: 0, store_request: null }),
  "GET /projects/p1/deployments": () => success({ deployments: [] }),
  "GET /user": () => success({ id: "u1", is_staff: false }),
  "GET /projects/p1/details": () => success(published),
  "PUT /projects/p1/deployment-id": () => success(),
};
let asked: Asked[];
let went: Went;
/** Scan results of the newest version: no findings, unless given. */
const scanned = (items: object[] = []) => ({
  results: Object.fromEntries(
    SCANNERS.map((name) => [name, { items: name === "supabase" ? [] : items, isScanUpToDate: true }]),
  ),
  scan_contexts: {},
});
const noteScans = (cache: QueryClient, doc: object): void =>
  void cache.setQueryData(["live", "projects/p1/security/data", {}], {
    data: new Map([["data", doc]]),
    ...{ seq: 1, ready: true, closed: null },
  });
const render = async (node: ReactNode, scans: object | null = scanned()) => {
  const page = await renderBare(<InNavigation went={went}>{node}</InNavigation>);
  if (scans !== null) noteScans(page.cache, scans);
  return page;
};
const answer = (writes: Parameters<typeof answerCalls>[0] = {}) => (asked = answerCalls({ ...reads, ...writes }));
const written = () => asked.filter(({ method }) => method !== "GET");

function Publisher({ project }: { project: Project }) {
  const { publish, isPending } = usePublish(project);
  return (
    <>
      <PublishPanel project={project} pending={isPending} onPublish={publish} />
      <PublishDialogs project={project} />
    </>
  );
}

beforeEach(() => {
  went = goneNowhere();
  answer();
});
afterEach(async () => {
  await act(async () => closePublishDialog());
  vi.unstubAllGlobals();
});

describe("publishing with errors found by scans", () => {
  const found = (level: "error" | "warn", ignore = false) =>
    scanned([{ internal_id: "f", name: "Text as code", level, ignore }]);
  async function shownWith(doc: object | null) {
    answer({ "POST /projects/p1/deployments": () => success({ deployment_id: "d1" }) });
    const page = await render(
      <InShell>
        <Publisher project={projectWith()} />
      </InShell>,
      doc,
    );
    await press("Publish");
    return page;
  }

  it("asks first; 'Publish anyway' publishes, 'Review issues' does not [W4.04] [T4.10] [W2.35] [T2.30] [PB1]", async () => {
    {
      await using page = await shownWith(found("error"));
      await page.settle(() => named("[role=dialog]", "Security issues found"));
      expect(written()).toEqual([]);
      await press("Review issues");
      await page.settle(() => expect(pageText()).not.toContain("Security issues found"));
      expect(written()).toEqual([]);
    }
    await using page = await shownWith(found("error"));
    await page.settle(() => named("[role=dialog]", "Security issues found"));
    await press("Publish anyway");
    await page.settle(() => expect(written().map(({ path }) => path)).toContain("/projects/p1/deployments"));
  });

  it.each([
    ["a warning", found("warn")],
    ["an error that is ignored", found("error", true)],
  ])("goes on at once with %s [W4.04]", async (_words, doc) => {
    await using page = await shownWith(doc);
    await page.settle(() => expect(written().map(({ path }) => path)).toContain("/projects/p1/deployments"));
    expect(pageText()).not.toContain("Security issues found");
  });

  const running = { ...scanned(), scan_contexts: { supabase: { started_at: new Date().toISOString() } } };
  const outdated = { results: {}, scan_contexts: {} };
  const deployed = () => written().some(({ path }) => path === "/projects/p1/deployments");
  const scans = () => written().filter(({ path }) => path === "/projects/p1/security-scan").length;

  it.each([
    ["has not been read", null],
    ["runs", running],
    ["is of an older version", outdated],
  ])("waits for a scan that %s, says so, and goes on when it has ended without errors [T4.10]", async (_words, doc) => {
    await using page = await shownWith(doc);
    await page.settle(() => expect(pageText()).toContain("Publishing waits up to 10 seconds for it."));
    expect(deployed()).toBe(false);
    await act(async () => noteScans(page.cache, scanned()));
    await page.settle(() => expect(deployed()).toBe(true));
    expect(pageText()).not.toContain("Publishing waits");
  });

  it("asks for the scan that nobody has asked for, and about the errors that it finds [T4.10]", async () => {
    await using page = await shownWith(outdated);
    await page.settle(() => expect(scans()).toBeGreaterThan(0));
    await act(async () => noteScans(page.cache, running));
    await act(async () => noteScans(page.cache, found("error")));
    await page.settle(() => named("[role=dialog]", "Security issues found"));
    expect(deployed()).toBe(false);
  });

  it("asks whether to publish when the scan does not end in time, and can wait again [T4.10]", async () => {
    await using page = await shownWith(running);
    await page.settle(() => expect(pageText()).toContain("Publishing waits up to 10 seconds"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await act(async () => openPublishDialog({ kind: "closed" }));
    await press("Publish");
    await act(async () => vi.advanceTimersByTime(10_000));
    vi.useRealTimers();
    await page.settle(() => named("[role=dialog]", "Security scan not finished"));
    expect(deployed()).toBe(false);
    await press("Wait again");
    await page.settle(() => expect(pageText()).toContain("Publishing waits up to 10 seconds"));
    await act(async () => noteScans(page.cache, scanned()));
    await page.settle(() => expect(deployed()).toBe(true));
  });

  it("a waiting publish can be cancelled [T4.10]", async () => {
    await using page = await shownWith(running);
    await page.settle(() => expect(pageText()).toContain("Publishing waits up to 10 seconds"));
    await press("Cancel");
    await act(async () => noteScans(page.cache, scanned()));
    await page.settle(() => expect(pageText()).not.toContain("Publishing waits"));
    expect(deployed()).toBe(false);
  });
});
