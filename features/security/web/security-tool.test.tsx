import { EmbeddedTool } from "@slipway/ui/navigation/tool-header.tsx";
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
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Finding, SecurityData } from "../contract/index.ts";
import { PublishRow } from "./publish-row.tsx";
import { SecurityTool } from "./security-tool.tsx";

let count = 0;
let projectId: string;

beforeEach(() => {
  projectId = `psec${(count += 1)}`;
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
      send(): void {}
      addEventListener(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const finding = (change: Partial<Finding> = {}): Finding => ({
  id: "0123456789abcdef",
  internal_id: "0123456789abcdef",
  name: "Text as code",
  level: "warn",
  description: "Text is run as code.",
  details: "src/run.ts:4",
  link: null,
  ignore: false,
  ignore_reason: null,
  ...change,
});
const scanned = (items: Finding[], change: Partial<SecurityData> = {}): SecurityData => {
  const facts = { timestamp: new Date().toISOString(), commit: "a", isScanUpToDate: true };
  return {
    results: {
      supabase_lov: { ...facts, items, is_applicable: true },
      supabase: { ...facts, items: [], is_applicable: false },
    },
    scan_contexts: {},
    is_scanning: false,
    context: "",
    ...change,
  };
};
const world = (more: Parameters<typeof answerCalls>[0] = {}): Asked[] =>
  answerCalls({
    [`POST /projects/${projectId}/security-scan`]: () => success({ status: "running" }),
    [`POST /projects/${projectId}/chat`]: () =>
      success({ id: "m", ai_message_id: "a", status: "running", queued_position: null }),
    [`PUT /projects/${projectId}/security/findings/0123456789abcdef`]: () => success(),
    [`PUT /projects/${projectId}/security/context`]: () => success(),
    ...more,
  });
const of = (asked: readonly Asked[], end: string) => asked.filter(({ path }) => path.endsWith(end));

async function show(data: object | null, node = <SecurityTool projectId={projectId} />) {
  const page = await render(
    <InShell>
      <EmbeddedTool>{node}</EmbeddedTool>
    </InShell>,
  );
  const tell = (doc: object | null, closed: string | null = null) =>
    act(async () =>
      page.cache.setQueryData(["live", `projects/${projectId}/security/data`, {}], {
        data: new Map(doc === null ? [] : [["data", doc]]),
        seq: 1,
        ready: true,
        closed,
      }),
    );
  if (data !== null) await tell(data);
  return Object.assign(page, { tell });
}

describe("the security view", () => {
  it("begins with the most severe level that has findings, and shows others on request [T2.26]", async () => {
    world();
    await using page = await show(
      scanned([finding(), finding({ internal_id: "f".repeat(16), name: "Plain http", level: "info" })]),
    );
    await page.settle(() => expect(pageText()).toContain("Text as code"));
    expect(pageText()).not.toContain("Plain http");
    expect(pageText()).toContain("1 warning, 1 note");
    for (const label of ["Error 0", "Warning 1", "Info 1", "All"]) expect(pageText()).toContain(label);
    await act(async () => named<HTMLInputElement>("input[value=all]", "All").click());
    await page.settle(() => expect(pageText()).toContain("Plain http"));
    expect(pageText()).toContain("What was checked");
    expect(pageText()).toContain("Database · no backend, nothing to check");
  });

  it("starts a fast scan once if there are no results, or outdated ones [T4.09] [SE5]", async () => {
    const asked = world();
    await using page = await show({ ...scanned([]), results: {} });
    await page.settle(() => expect(of(asked, "/security-scan")).toHaveLength(1));
    expect(of(asked, "/security-scan")[0]!.body).toEqual({
      scanner_configs: [
        { name: "supabase", mode: "update_or_create" },
        { name: "supabase_lov", mode: "update_or_create" },
      ],
      background: true,
      force: false,
    });
    const older = scanned([]);
    older.results.supabase_lov!.isScanUpToDate = false;
    await page.tell(older);
    await page.settle(() => expect(pageText()).toContain("Of an earlier version"));
    expect(of(asked, "/security-scan")).toHaveLength(1);
  });

  it("reports a running scan, a lost one, one that cannot begin, and one that cannot be read [W4.21] [W8.19] [T8.21]", async () => {
    world({ [`POST /projects/${projectId}/security-scan`]: () => failure(503, { code: "x", message: "Disk full." }) });
    const since = (minutes: number) => ({
      scan_contexts: { supabase: { started_at: new Date(Date.now() - minutes * 60_000).toISOString() } },
    });
    await using page = await show(scanned([], since(1)));
    await page.settle(() => expect(pageText()).toContain("Scanning…"));
    await page.tell(scanned([], since(11)));
    await page.settle(() => expect(pageText()).toContain("Security scan unavailable"));
    await press("Scan again");
    await page.settle(() => expect(pageText()).toContain("Failed to trigger security scanDisk full."));
    await page.tell({ results: 1 });
    await page.settle(() => expect(pageText()).toContain("Failed to parse security data"));
    await page.tell(null, "not_found");
    await page.settle(() => expect(pageText()).toContain("Failed to load security data"));
  });

  it("sends a finding to the agent in its format, with its place and people's context [T5.09] [CH6] [SE4]", async () => {
    const asked = world();
    await using page = await show(scanned([finding()], { context: "Admins only." }));
    await page.settle(() => named("button", "Fix"));
    await press("Fix");
    await page.settle(() => expect(pageText()).toContain("Fix attempt initiated successfully"));
    expect(of(asked, "/chat")[0]!.body).toMatchObject({
      message: "Security Finding: [warn] Text as code\nText is run as code.\nsrc/run.ts:4\nContext: Admins only.",
      mode: "instant",
      tags: ["security_fix_v2"],
    });
  });

  it("ignores a finding only with a reason, and keeps context [SE4]", async () => {
    const asked = world();
    await using page = await show(scanned([finding()]));
    await page.settle(() => named("button", "Ignore…"));
    await press("Ignore…");
    await page.settle(() => named("[role=dialog]", "Ignore this finding?"));
    expect(named<HTMLButtonElement>("button", "Ignore").disabled).toBe(true);
    await type(named<HTMLInputElement>("input", "Why can it be ignored?"), "Fixed text");
    await press("Ignore");
    await page.settle(() =>
      expect(of(asked, "0123456789abcdef")[0]!.body).toEqual({ ignore: true, ignore_reason: "Fixed text" }),
    );
    await page.tell(scanned([finding({ ignore: true, ignore_reason: "Fixed text" })]));
    await page.settle(() => expect(pageText()).toContain("Fixed textTake in again"));
    await page.tell(scanned([]));
    await page.settle(() => expect(pageText()).toContain("That is no proof of safety."));
    await press("Add context");
    await page.settle(() => named("[role=dialog]", "Add context"));
    await type(named<HTMLTextAreaElement>("textarea", "Context for fixes"), "The menu is public.");
    await press("Save");
    await page.settle(() => expect(of(asked, "/context")[0]!.body).toEqual({ context: "The menu is public." }));
  });

  it("has a row in the publish dropdown that leads to it [W2.34]", async () => {
    world();
    await using page = await show(scanned([finding({ level: "error" })]), <PublishRow projectId={projectId} />);
    await page.settle(() => expect(pageText()).toContain("1 errorReview"));
  });
});
