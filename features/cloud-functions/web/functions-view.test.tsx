import {
  answerCalls,
  failure,
  key,
  named,
  pageText,
  press,
  render,
  success,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { takeAskedFile, useAskedFile } from "@slipway/ui/session/open-file";
import type { ViewPlace } from "@slipway/ui/navigation/navigation";
import { act, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEPLOY_FAILED, type CloudFunction } from "../../cloud/contract/index.ts";
import { FunctionView } from "./function-view.tsx";
import { FunctionsCard } from "./functions-card.tsx";
import { barsOf, rateText, rateTone, slotMs, successRate } from "./invocations.ts";
import { FunctionsView } from "./functions-view.tsx";

let projectId: string;
let count = 0;
let shown: readonly ViewPlace[] = [];
const tools: string[] = [];
/** Answers of the logs to a question with these words in it. */
let counted: Record<string, readonly object[]>;

beforeEach(() => {
  projectId = `pfunctions${(count += 1)}`;
  counted = {};
});
afterEach(() => vi.unstubAllGlobals());

const one = (slug: string, change: Partial<CloudFunction> = {}): CloudFunction => ({
  id: slug,
  slug,
  name: slug,
  status: "ACTIVE",
  version: 3,
  verify_jwt: true,
  entrypoint_path: `${slug}/index.ts`,
  created_at: Date.now(),
  updated_at: Date.now(),
  url: `http://p.cloud.localhost:4400/functions/v1/${slug}`,
  is_deploying: false,
  error: null,
  ...change,
});
const REASON = "supabase/functions/mail/index.ts:1:10 Expected a type";
const broken = { message: DEPLOY_FAILED, details: REASON, at: Date.now() };

function answer(list: () => Response): Asked[] {
  return answerCalls({
    "POST /user/access-token": () => success({ token: "five-minutes", expires_at: "2026-11-22T07:05:00.000Z" }),
    [`GET /projects/${projectId}/cloud/db-proxy/v1/projects/${projectId}/functions`]: list,
    [`GET /projects/${projectId}/cloud/logs`]: ({ path }) => {
      const query = new URL(path, "http://x").searchParams.get("query")!;
      const [, result = []] = Object.entries(counted).find(([words]) => query.includes(words)) ?? [];
      return success({ result });
    },
    [`POST /projects/${projectId}/cloud/functions/deploy`]: () => success([]),
    [`POST /projects/${projectId}/chat`]: () =>
      success({ id: "m", ai_message_id: "a", status: "running", queued_position: null }),
  });
}

/** The history of views, as the shell keeps it. */
function Shell({ first }: { first: ViewPlace }) {
  const [views, setViews] = useState<readonly ViewPlace[]>([first]);
  const does = {
    views,
    showViews: (next: readonly ViewPlace[]) => {
      shown = next;
      setViews(next);
    },
    openTool: (tool: string) => void tools.push(tool),
  };
  const backend = { ref: projectId, url: "http://p.cloud.localhost:4400", anonKey: "key" };
  const Top = views.at(-1)!.id === "function" ? FunctionView : FunctionsView;
  return (
    <InShell does={does}>
      <Top projectId={projectId} backend={backend} />
    </InShell>
  );
}
const show = (first: ViewPlace = { id: "functions" }) => render(<Shell first={first} />);
const posted = (asked: readonly Asked[]): Asked[] =>
  asked.filter(({ method, path }) => method === "POST" && path !== "/user/access-token");

it("explains an empty list, and one that cannot be read [C2.24] [C8.11]", async () => {
  let isThere = false;
  answer(() => (isThere ? success([]) : failure(503, { code: "cloud_unavailable", message: "It does not answer." })));
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Error loading functions"));
  isThere = true;
  await press("Retry");
  await page.settle(() =>
    expect(pageText()).toContain("Edge functions will appear when adding custom background actions"),
  );
});

it("shows each function with its state, its calls and when it changed [C2.24] [C3.07] [C4.01] [C9.04] [FN1]", async () => {
  counted["group by id"] = [
    { id: "hello", total: 1234, good: 1230, failed: 4 },
    { id: "tired", total: 9, good: 2, failed: 4 },
  ];
  const asked = answer(() =>
    success([
      one("hello"),
      one("tired", { status: "THROTTLED" }),
      one("coming", { status: "DEPLOYING", version: 0, is_deploying: true }),
      one("odd", { status: "SOMETHING" }),
    ]),
  );
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("99.7%"));
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["hello", "Active", "1,234", "99.7%", "just now"],
    ["tired", "Throttled", "9", "33.3%", "just now"],
    ["coming", "Deploying", "0", "—", "Never deployed"],
    ["odd", "Something", "0", "—", "just now"],
  ]);
  expect([...document.querySelectorAll("[data-tone=err]")].map((cell) => cell.textContent)).toContain("33.3%");
  expect(pageText()).not.toContain(DEPLOY_FAILED);
  for (const { path, authorization } of asked)
    expect([path, authorization]).toEqual([path, path.includes("/db-proxy/") ? "Bearer five-minutes" : undefined]);
});

it("opens one function with its figures, and its logs for a bar that was chosen [C2.25] [C7.22]", async () => {
  const at = Math.floor(Date.now() / 300_000) * 300_000 - 300_000;
  counted["'hello'"] = [
    { slot: (at + 60_000) * 1000, total: 3, good: 2, failed: 1 },
    { slot: at * 1000, total: 1, good: 1, failed: 0 },
  ];
  answer(() => success([one("hello", { verify_jwt: false, version: 12 })]));
  await using page = await show();
  await page.settle(() => named("button", "hello"));
  await press("hello");
  await page.settle(() => expect(pageText()).toContain("Invoked4Failed1Succeeded3Success rate75%"));
  expect(pageText()).toContain("Version 12 · open to everybody");
  expect(pageText()).toContain("http://p.cloud.localhost:4400/functions/v1/hello");
  expect(named("button", "Copy URL")).toBeTruthy();
  const bar = [...document.querySelectorAll<HTMLElement>("figure button")].find((one) =>
    one.getAttribute("aria-label")!.includes("1 failed, 3 succeeded"),
  )!;
  await key(bar, "Enter");
  expect(shown.at(-1)).toEqual({
    id: "logs",
    state: {
      functionId: "hello",
      functionName: "hello",
      range: {
        type: "absolute",
        value: "custom",
        startDate: new Date(at).toISOString(),
        endDate: expect.any(String),
      },
    },
  });
});

it("leads to all logs of a function, and to its code [C2.25]", async () => {
  const Wanted = () => <output>{useAskedFile(projectId)?.path}</output>;
  answer(() => success([one("hello", { entrypoint_path: "hello/index.ts" })]));
  await using page = await show({ id: "function", state: { slug: "hello" } });
  await using watching = await render(<Wanted />);
  await page.settle(() => expect(pageText()).toContain("No invocation data available"));
  await press("View Code");
  await watching.settle(() => expect(pageText()).toContain("supabase/functions/hello/index.ts"));
  await act(async () => takeAskedFile());
  expect(tools).toEqual(["codeEditor"]);
  await press("View Logs");
  expect(shown.at(-1)).toMatchObject({ id: "logs", state: { functionId: "hello", range: { value: "1h" } } });
});

it("says where figures cannot be loaded, and that a function is gone [C2.26]", async () => {
  const path = `GET /projects/${projectId}/cloud/logs`;
  answerCalls({
    "POST /user/access-token": () => success({ token: "t", expires_at: "2026-11-22T07:05:00.000Z" }),
    [`GET /projects/${projectId}/cloud/db-proxy/v1/projects/${projectId}/functions`]: () => success([one("hello")]),
    [path]: () => failure(429, { code: "rate_limited", message: "Too many." }),
  });
  {
    await using page = await show({ id: "function", state: { slug: "hello" } });
    await page.settle(() => expect(pageText()).toContain("Error loading analytics data"));
  }
  {
    await using page = await show({ id: "function", state: { slug: "other" } });
    await page.settle(() => expect(pageText()).toContain("This function is gone"));
  }
});

it("shows the first four on the overview [C2.08]", async () => {
  answer(() => success(["a1", "b2", "c3", "d4", "e5"].map((slug) => one(slug))));
  const backend = { ref: projectId, url: "http://p", anonKey: "key" };
  await using page = await render(
    <InShell>
      <FunctionsCard projectId={projectId} backend={backend} />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("d4"));
  expect(pageText()).toContain("Edge Functions5");
  expect(pageText()).not.toContain("e5");
});

it("cuts time by the length of the range, and colours rates by their bounds [C9.04]", () => {
  const hour = 3_600_000;
  expect([2, 2.1, 12, 12.1, 72, 72.1, 336, 337].map((hours) => slotMs(hours * hour) / 60_000)).toEqual([
    5, 15, 15, 60, 60, 360, 360, 1440,
  ]);
  expect([75.1, 75, 50.1, 50, 0].map(rateTone)).toEqual(["ok", "warn", "warn", "err", "err"]);
  expect(rateText(successRate({ total: 10_000, good: 9999, failed: 1 }))).toBe("99.9%");
  expect(rateText(successRate({ total: 2, good: 0, failed: 0 }))).toBe("—");
  const bars = barsOf([{ slot: 7 * 60_000_000, total: 1, good: 1, failed: 0 }], { start: 0, end: hour });
  expect(bars).toHaveLength(12);
  expect(bars[1]!.values).toEqual({ good: 1, failed: 0 });
});

it("says why a function could not be deployed, hands it to the agent, and retries [T8.11] [T8.12]", async () => {
  const asked = answer(() => success([one("mail", { error: broken })]));
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain(DEPLOY_FAILED));
  expect(pageText()).toContain(REASON);
  expect(pageText()).toContain("The version before still answers.");
  await press("Try to fix");
  await page.settle(() => expect(posted(asked)).toHaveLength(1));
  expect(posted(asked)[0]!.body).toMatchObject({
    message: `${DEPLOY_FAILED}: mail\n${REASON}`,
    mode: "instant",
    contains_error: true,
  });
  await press("Deploy again");
  await page.settle(() => expect(posted(asked)).toHaveLength(2));
});

it("does not hand this server's own failures to the agent", async () => {
  const message = "This server cannot run functions safely: no sandbox";
  answer(() => success([one("mail", { status: "FAILED", version: 0, error: { message, details: null, at: 1 } })]));
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain(message));
  expect(() => named("button", "Try to fix")).toThrow();
  expect(named("button", "Deploy again")).toBeTruthy();
  expect(pageText()).not.toContain("still answers");
});
