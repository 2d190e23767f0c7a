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
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { EmbeddedTool } from "@slipway/ui/navigation/tool-header.tsx";
import { createQueryClient } from "@slipway/ui/api/query-client";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CloudStatus, CloudTable } from "../contract/index.ts";
import { CloudTool } from "./cloud-tool.tsx";

let projectId: string;
let count = 0;
let status: CloudStatus;

beforeEach(() => {
  projectId = `pcloud${(count += 1)}`;
  status = "ACTIVE_HEALTHY";
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const backend = () => ({
  ref: projectId,
  url: `http://${projectId}.cloud.localhost:4400`,
  anon_key: "eyJ.anon.key",
  created_at: "2026-11-22T07:00:00.000Z",
  taken_bytes: (30 * 1_048_576) as number | null,
  most_bytes: 100 * 1_048_576,
  keys_renewed_at: null,
  keys_end_at: "2036-11-22T07:00:00.000Z",
  former_key_until: null as string | null,
});
const table = (name: string, change: Partial<CloudTable> = {}): CloudTable => ({
  id: (count += 1),
  name,
  columns: [],
  primary_keys: [],
  foreign_keys: [],
  rls_enabled: true,
  policies: [{ tablename: name, policyname: "p", cmd: "ALL", roles: ["authenticated"], qual: null, with_check: null }],
  live_rows_estimate: 1,
  ...change,
});
const secret = (name: string, own: boolean) => ({
  name,
  value: null,
  created_at: "2026-11-22T07:00:00.000Z",
  is_user_secret: own,
  needs_value: false,
});

function answer(world: Parameters<typeof answerCalls>[0] = {}): Asked[] {
  const at = `/projects/${projectId}/cloud`;
  return answerCalls({
    "POST /user/access-token": () => success({ token: "five-minutes", expires_at: "2026-11-22T07:05:00.000Z" }),
    [`GET ${at}`]: () => success({ is_offered: true, blocked_by: null, backend: backend() }),
    [`GET /projects/${projectId}/details`]: () =>
      success({ id: projectId, permissions: ["EditProject", "ManageProjectSettings"] }),
    [`GET ${at}/status`]: () => success({ status }),
    [`GET ${at}/tables`]: () => success({ tables: [] }),
    [`GET ${at}/site-owners`]: () => success({ has_page: false, owners: [] }),
    [`GET ${at}/secrets`]: () => success({ secrets: [] }),
    [`GET ${at}/db-proxy/v1/projects/${projectId}/functions`]: () => success([]),
    [`POST ${at}/db-proxy/v1/projects/${projectId}/restore`]: () => success({ status: "ACTIVE_HEALTHY" }),
    [`POST /projects/${projectId}/chat`]: () =>
      success({ id: "m", ai_message_id: "a", status: "running", queued_position: null }),
    ...world,
  });
}
const show = () =>
  render(
    <InShell>
      <EmbeddedTool>
        <CloudTool projectId={projectId} />
      </EmbeddedTool>
    </InShell>,
  );
const of = (asked: readonly Asked[], method: string): Asked[] =>
  asked.filter((one) => one.method === method && one.path !== "/user/access-token");

it("offers to enable Cloud by a chat message, and says who has switched it off [C2.41] [C4.12] [C6.04] [C7.26]", async () => {
  let blocked: "workspace" | null = "workspace";
  const asked = answer({
    [`GET /projects/${projectId}/cloud`]: () => success({ is_offered: true, blocked_by: blocked, backend: null }),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("The cloud backend has been disabled by the workspace admin."));
  expect(named<HTMLButtonElement>("button", "Enable Cloud").disabled).toBe(true);
  blocked = null;
  await act(async () => void page.cache.invalidateQueries());
  await page.settle(() => expect(named<HTMLButtonElement>("button", "Enable Cloud").disabled).toBe(false));
  await press("Enable Cloud");
  await page.settle(() => expect(of(asked, "POST")).toHaveLength(1));
  expect(of(asked, "POST")[0]!.body).toMatchObject({
    message: "Enable Cloud for this project",
    view: "enable_cloud",
    chat_only: false,
    mode: "agent",
  });
});

it("shows how to connect, and tables with what guards them [C2.11] [DB7]", async () => {
  answer({
    [`GET /projects/${projectId}/cloud/tables`]: () =>
      success({
        tables: [
          table("todos", { live_rows_estimate: 1234 }),
          table("notes", { policies: [] }),
          table("open", { rls_enabled: false }),
        ],
      }),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("todos"));
  const text = pageText();
  expect(text).toContain("1,234 rows");
  expect(text).toContain("1 row ·");
  expect(text).toContain("RLS, no policy");
  expect(text).toContain("Open to everybody");
  expect(text).toContain("30 MB of 100 MB");
  expect(text).toContain("Healthy");
  expect(named<HTMLInputElement>("input", "Project URL").value).toBe(backend().url);
});

it("explains that the database does not answer, and shows what is known without it [C3.14] [C8.11]", async () => {
  status = "ACTIVE_UNHEALTHY";
  answer({
    [`GET /projects/${projectId}/cloud`]: () =>
      success({ is_offered: true, blocked_by: null, backend: { ...backend(), taken_bytes: null } }),
    [`GET /projects/${projectId}/cloud/tables`]: () =>
      failure(503, { code: "cloud_unavailable", message: "It does not answer." }),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Error loading tables"));
  for (const words of ["Unhealthy", "The database does not answer", "Not known while"])
    expect(pageText()).toContain(words);
  expect(named<HTMLInputElement>("input", "Project URL").value).toBe(backend().url);
});

it("says that its keys are new, and asks for each lost secret by name", async () => {
  answer({
    [`GET /projects/${projectId}/cloud`]: () =>
      success({
        is_offered: true,
        blocked_by: null,
        backend: { ...backend(), keys_renewed_at: "2026-11-22T09:00:00.000Z" },
      }),
    [`GET /projects/${projectId}/cloud/secrets`]: () =>
      success({ secrets: [{ ...secret("STRIPE_KEY", true), needs_value: true }, secret("SUPABASE_URL", false)] }),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Its value was lost when Slipway was restored"));
  expect(pageText()).toContain("The keys are new since");
  await press("Enter STRIPE_KEY again");
  await page.settle(() => expect(named<HTMLInputElement>("input", "Name").value).toBe("STRIPE_KEY"));
});

it("says when its keys expire, and replaces them after confirmation", async () => {
  let replaced = false;
  const asked = answer({
    [`GET /projects/${projectId}/cloud`]: () =>
      success({
        is_offered: true,
        blocked_by: null,
        backend: { ...backend(), former_key_until: replaced ? "2026-12-22T07:00:00.000Z" : null },
      }),
    [`POST /projects/${projectId}/cloud/keys`]: () => {
      replaced = true;
      return success({
        anon_key: "eyJ.other.key",
        keys_end_at: backend().keys_end_at,
        former_key_until: "2026-12-22T07:00:00.000Z",
      });
    },
  });
  await using page = await show();
  await page.settle(() =>
    expect(pageText()).toContain(`Valid until ${new Date(backend().keys_end_at).toLocaleDateString()}.`),
  );
  await page.settle(() => expect(named("button", "Replace keys")).toBeTruthy());
  await press("Replace keys");
  await page.settle(() => expect(pageText()).toContain("The service key stops working at once"));
  await press("Replace");
  await page.settle(() => expect(pageText()).toContain("The former anon key works until"));
  expect(asked.filter(({ path }) => path.endsWith("/cloud/keys"))).toHaveLength(1);
});

it("does not offer new keys to people who may not replace them", async () => {
  answer({ [`GET /projects/${projectId}/details`]: () => success({ id: projectId, permissions: ["EditProject"] }) });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Valid until"));
  expect(pageText()).not.toContain("Replace keys");
});

it("explains empty lists, and offers a retry after a failure [C2.11] [C2.27] [C8.11]", async () => {
  answer({
    [`GET /projects/${projectId}/cloud/secrets`]: () =>
      failure(409, { code: "cloud_changing", message: "Being changed." }),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Tables will populate as soon as your app saves information"));
  await page.settle(() => expect(pageText()).toContain("Error loading secrets"));
  expect(named("button", "Retry")).toBeTruthy();
});

it("wakes a paused backend by itself once, then by its button [C2.44] [C4.15] [C7.19]", async () => {
  status = "INACTIVE";
  const answers = [
    failure(409, { code: "cloud_changing", message: "Being changed." }),
    success({ status: "ACTIVE_HEALTHY" }),
  ];
  const asked = answer({
    [`POST /projects/${projectId}/cloud/db-proxy/v1/projects/${projectId}/restore`]: () => answers.shift()!,
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Cloud project paused"));
  expect(of(asked, "POST")).toHaveLength(1);
  await press("Wake up");
  await page.settle(() => expect(of(asked, "POST")).toHaveLength(2));
  status = "ACTIVE_HEALTHY";
  await act(async () => void page.cache.invalidateQueries());
  await page.settle(() => expect(pageText()).toContain("Project URL"));
  expect(pageText()).not.toContain("Cloud project paused");
});

it("shows that it is loading, then the way to a backend, its wake-up, or the backend [T2.28]", async () => {
  const held = Promise.withResolvers<Response>();
  const none = { backend: null, is_offered: true, blocked_by: null };
  {
    answer({ [`GET /projects/${projectId}/cloud`]: () => held.promise });
    await using page = await show();
    expect(document.querySelector("[role=status]")?.getAttribute("aria-label")).toBe("Loading the backend");
    held.resolve(success(none));
    await page.settle(() => expect(pageText()).toContain("Enable Cloud"));
  }
  for (const [now, words] of [
    ["RESTORING", "Waking up"],
    ["ACTIVE_HEALTHY", "Project URL"],
  ] as const) {
    status = now;
    answer();
    await using page = await show();
    await page.settle(() => expect(pageText()).toContain(words));
  }
});

it("is waking up until ten readings in a row were healthy, and looks every second until then [C4.15] [C4.16] [T4.13] [T9.12]", async () => {
  status = "RESTORING";
  const asked = answer();
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Waking up"));
  status = "ACTIVE_HEALTHY";
  const looks = () => of(asked, "GET").filter(({ path }) => path.endsWith("/cloud/status")).length;
  const before = looks();
  // Only the page itself polls.
  await page.settle(() => expect(looks()).toBeGreaterThan(before));
  await page.settle(() => expect(pageText()).toContain("Project URL"));
  const word = () => document.querySelector("span[role=status]")?.textContent;
  const marker = () => localStorage.getItem(`cloud-restore:${projectId}`);
  for (let reading = looks() - before; reading < 9; reading = looks() - before) {
    expect([word(), marker()]).toEqual(["Waking up", expect.any(String)]);
    const next = looks() + 1;
    await act(async () => void page.cache.invalidateQueries());
    await page.settle(() => expect(looks()).toBe(next));
  }
  expect(word()).toBe("Waking up");
  await act(async () => void page.cache.invalidateQueries());
  await page.settle(() => expect(word()).toBe("Healthy"));
  await page.settle(() => expect(marker()).toBeNull());
});

it("says Waking up while it does, and keeps the button from one that is pausing [C2.44] [C4.15]", async () => {
  status = "RESTORING";
  answer();
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Waking up"));
  status = "PAUSING";
  await act(async () => void page.cache.invalidateQueries());
  await page.settle(() => expect(named<HTMLButtonElement>("button", "Wake up").disabled).toBe(true));
});

it("takes secrets by rows, says their rules, and never shows a value [C2.27] [C5.15] [C8.13]", async () => {
  const asked = answer({
    [`GET /projects/${projectId}/cloud/secrets`]: () =>
      success({ secrets: [secret("STRIPE_KEY", true), secret("SUPABASE_URL", false)] }),
    [`POST /projects/${projectId}/cloud/secrets`]: () => success({}),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("STRIPE_KEY"));
  expect(named<HTMLButtonElement>("button", "Delete SUPABASE_URL").disabled).toBe(true);
  expect(named<HTMLButtonElement>("button", "Delete STRIPE_KEY").disabled).toBe(false);
  await press("Add New Secret");
  expect(named<HTMLButtonElement>("button", "Save").disabled).toBe(true);
  await type(document.querySelector<HTMLInputElement>("input[placeholder=STRIPE_API_KEY]")!, "1ST");
  await type(document.querySelector<HTMLInputElement>("input[type=password]")!, "sk_live_1");
  await press("Save");
  expect(pageText()).toContain("must start with a letter or underscore.");
  expect(of(asked, "POST")).toHaveLength(0);
  await type(document.querySelector<HTMLInputElement>("input[placeholder=STRIPE_API_KEY]")!, "FIRST");
  await press("Save");
  await page.settle(() => expect(of(asked, "POST")).toHaveLength(1));
  expect(of(asked, "POST")[0]!.body).toEqual({ secrets: [{ name: "FIRST", value: "sk_live_1" }] });
  await page.settle(() => expect(document.querySelector("form")).toBeNull());
});

it("asks the proxy to the database with a token of its own, made once, and everything else without [C7.16] [K8]", async () => {
  const asked = answer();
  await using page = await show();
  const proxied = () => asked.filter(({ path }) => path.includes("/cloud/db-proxy/"));
  await page.settle(() => expect(proxied().map(({ method }) => method)).toContain("GET"));
  status = "INACTIVE";
  await act(async () => void page.cache.invalidateQueries({ queryKey: [`/projects/${projectId}/cloud/status`] }));
  await page.settle(() => expect(proxied().map(({ method }) => method)).toContain("POST"));
  for (const { authorization } of proxied()) expect(authorization).toBe("Bearer five-minutes");
  const others = asked.filter((one) => !proxied().includes(one));
  expect(others.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
  expect(asked.filter(({ path }) => path === "/user/access-token")).toHaveLength(1);
});

it("reads the status again if it is older than five seconds [C7.10]", async () => {
  const asked = answer();
  const cache = createQueryClient();
  const reads = (): number => asked.filter(({ path }) => path.endsWith("/cloud/status")).length;
  const key = [`/projects/${projectId}/cloud/status`, {}];
  for (const [ageMs, count] of [
    [4000, 0],
    [6000, 1],
  ] as const) {
    cache.setQueryData(key, { status }, { updatedAt: Date.now() - ageMs });
    await using page = await render(
      <QueryClientProvider client={cache}>
        <EmbeddedTool>
          <CloudTool projectId={projectId} />
        </EmbeddedTool>
      </QueryClientProvider>,
    );
    await page.settle(() => expect(pageText()).toContain("Healthy"));
    expect(reads()).toBe(count);
  }
});

it("without credits shows the way out in place of enabling and waking, and does not try to wake it [B5] [C2.41] [C6.05]", async () => {
  let backendOrNone: ReturnType<typeof backend> | null = null;
  let credits = { plan: "free", may_manage: true };
  const asked = answer({
    [`GET /projects/${projectId}/cloud`]: () =>
      success({ is_offered: true, blocked_by: "funds", backend: backendOrNone }),
    [`GET /projects/${projectId}/credits`]: () => success(credits),
  });
  {
    await using page = await show();
    await page.settle(() => expect(pageText()).toContain("Upgrade plan"));
    expect(pageText()).toContain("Out of funds");
    expect(named<HTMLButtonElement>("button", "Top up").disabled).toBe(false);
    expect(named<HTMLButtonElement>("button", "Enable Cloud").disabled).toBe(true);
  }
  backendOrNone = backend();
  status = "INACTIVE";
  credits = { plan: "pro", may_manage: false };
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Ask your workspace admin to top up."));
  expect(pageText()).toContain("Cloud project paused");
  for (const name of ["Wake up", "Top up"]) expect(pageText()).not.toContain(name);
  expect(of(asked, "POST")).toEqual([]);
});
