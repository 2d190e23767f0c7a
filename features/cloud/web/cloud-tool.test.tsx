import { failure, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { createQueryClient } from "@slipway/ui/api/query-client";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callsBy, CloudWorld } from "./testing/cloud-world.tsx";

let world: CloudWorld;

beforeEach(() => {
  world = new CloudWorld();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it("offers to enable Cloud by a chat message, and says who has switched it off [C2.41] [C4.12] [C6.04] [C7.26]", async () => {
  let blocked: "workspace" | null = "workspace";
  const asked = world.answer({
    [`GET /projects/${world.projectId}/cloud`]: () => success({ is_offered: true, blocked_by: blocked, backend: null }),
  });
  await using page = await world.show();
  await page.settle(() => expect(pageText()).toContain("The cloud backend has been disabled by the workspace admin."));
  expect(named<HTMLButtonElement>("button", "Enable Cloud").disabled).toBe(true);
  blocked = null;
  await act(async () => void page.cache.invalidateQueries());
  await page.settle(() => expect(named<HTMLButtonElement>("button", "Enable Cloud").disabled).toBe(false));
  await press("Enable Cloud");
  await page.settle(() => expect(callsBy(asked, "POST")).toHaveLength(1));
  expect(callsBy(asked, "POST")[0]!.body).toMatchObject({
    message: "Enable Cloud for this project",
    view: "enable_cloud",
    chat_only: false,
    mode: "agent",
  });
});

const inWorkspace = (permissions: string[]) => ({
  [`GET /projects/${world.projectId}/details`]: () =>
    success({ id: world.projectId, workspace_id: "w1", permissions: ["EditProject"] }),
  "GET /workspaces": () => success({ workspaces: [{ id: "w1", permissions }] }),
});

it("shows usage where it costs something, to those who may read the workspace's [CF1]", async () => {
  const shows = async (priced: boolean, permissions: string[]): Promise<boolean> => {
    const asked = world.answer({
      [`GET /projects/${world.projectId}/credits`]: () => success({ plan: "pro", priced, may_manage: false }),
      ...inWorkspace(permissions),
    });
    await using page = await world.show();
    await page.settle(() => expect(pageText()).toContain("Advanced settings"));
    await page.settle(() => expect(asked.some(({ path }) => path.includes("/credits"))).toBe(true));
    if (priced) await page.settle(() => expect(asked.some(({ path }) => path === "/workspaces")).toBe(true));
    await page.settle(() => undefined);
    return [...document.querySelectorAll("button")].some(({ textContent }) => textContent === "Usage");
  };
  const member = ["ViewWorkspace"];
  const admin = [...member, "ViewWorkspaceUsage"];
  expect([await shows(true, admin), await shows(true, member), await shows(false, admin)]).toEqual([
    true,
    false,
    false,
  ]);
});

it("offers no backend where the installation has none [CF1]", async () => {
  world.answer({
    [`GET /projects/${world.projectId}/cloud`]: () => success({ is_offered: false, blocked_by: null, backend: null }),
  });
  await using page = await world.show();
  await page.settle(() => expect(pageText()).toContain("This Slipway offers no backends."));
  expect(pageText()).not.toContain("Enable Cloud");
});

it("says on its first page how it is, and leads to every part [C1.02] [C2.01] [C2.10]", async () => {
  world.answer({
    [`GET /projects/${world.projectId}/credits`]: () => success({ plan: "pro", priced: true, may_manage: true }),
    ...inWorkspace(["ViewWorkspace", "ViewWorkspaceUsage"]),
  });
  const shown: unknown[] = [];
  await using page = await world.show(undefined, { showViews: (views) => void shown.push(views) });
  await page.settle(() => expect(pageText()).toContain("Tiny · 30 MB of 100 MB · asleep after 5 min idle"));
  expect(pageText()).toMatch(/Healthy · checked (just now|\d+ s ago)/);
  await page.settle(() => expect(named("button", "Usage")).toBeTruthy());
  await press("Advanced settings");
  await press("Site owners");
  expect(shown).toEqual([[{ id: "advanced" }], [{ id: "owners" }]]);
  expect(named("button", "Overview").getAttribute("aria-current")).toBe("page");
});

it("wakes a paused backend by itself once, then by its button [C2.44] [C4.15] [C7.19]", async () => {
  world.status = "INACTIVE";
  const answers = [
    failure(409, { code: "cloud_changing", message: "Being changed." }),
    success({ status: "ACTIVE_HEALTHY" }),
  ];
  const asked = world.answer({
    [`POST /projects/${world.projectId}/cloud/db-proxy/v1/projects/${world.projectId}/restore`]: () => answers.shift()!,
  });
  await using page = await world.show();
  await page.settle(() => expect(pageText()).toContain("Cloud project paused"));
  expect(callsBy(asked, "POST")).toHaveLength(1);
  await press("Wake up");
  await page.settle(() => expect(callsBy(asked, "POST")).toHaveLength(2));
  world.status = "ACTIVE_HEALTHY";
  await act(async () => void page.cache.invalidateQueries());
  await page.settle(() => expect(pageText()).toContain("Advanced settings"));
  expect(pageText()).not.toContain("Cloud project paused");
});

it("shows that it is loading, then the way to a backend, its wake-up, or the backend [T2.28]", async () => {
  const held = Promise.withResolvers<Response>();
  const none = { backend: null, is_offered: true, blocked_by: null };
  {
    world.answer({ [`GET /projects/${world.projectId}/cloud`]: () => held.promise });
    await using page = await world.show();
    expect(document.querySelector("[role=status]")?.getAttribute("aria-label")).toBe("Loading the backend");
    held.resolve(success(none));
    await page.settle(() => expect(pageText()).toContain("Enable Cloud"));
  }
  for (const [now, words] of [
    ["RESTORING", "Waking up"],
    ["ACTIVE_HEALTHY", "Advanced settings"],
  ] as const) {
    world.status = now;
    world.answer();
    await using page = await world.show();
    await page.settle(() => expect(pageText()).toContain(words));
  }
});

it("is waking up until ten readings in a row were healthy, and looks every second until then [C4.15] [C4.16] [T4.13] [T9.12]", async () => {
  world.status = "RESTORING";
  const asked = world.answer();
  await using page = await world.show();
  await page.settle(() => expect(pageText()).toContain("Waking up"));
  world.status = "ACTIVE_HEALTHY";
  const looks = () => callsBy(asked, "GET").filter(({ path }) => path.endsWith("/cloud/status")).length;
  const before = looks();
  // Only the page itself polls.
  await page.settle(() => expect(looks()).toBeGreaterThan(before));
  await page.settle(() => expect(pageText()).toContain("Advanced settings"));
  const word = () => document.querySelector("span[role=status]")?.textContent;
  const marker = () => localStorage.getItem(`cloud-restore:${world.projectId}`);
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
  world.status = "RESTORING";
  world.answer();
  await using page = await world.show();
  await page.settle(() => expect(pageText()).toContain("Waking up"));
  world.status = "PAUSING";
  await act(async () => void page.cache.invalidateQueries());
  await page.settle(() => expect(named<HTMLButtonElement>("button", "Wake up").disabled).toBe(true));
});

it("asks the proxy to the database with a token of its own, made once, and everything else without [C7.16] [K8]", async () => {
  const asked = world.answer();
  world.status = "INACTIVE";
  await using page = await world.show();
  const proxied = () => asked.filter(({ path }) => path.includes("/cloud/db-proxy/"));
  await page.settle(() => expect(proxied().map(({ method }) => method)).toContain("POST"));
  for (const { authorization } of proxied()) expect(authorization).toBe("Bearer five-minutes");
  const others = asked.filter((one) => !proxied().includes(one));
  expect(others.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
  expect(asked.filter(({ path }) => path === "/user/access-token")).toHaveLength(1);
});

it("reads the status again if it is older than five seconds [C7.10]", async () => {
  const asked = world.answer();
  const cache = createQueryClient();
  const reads = (): number => asked.filter(({ path }) => path.endsWith("/cloud/status")).length;
  const key = [`/projects/${world.projectId}/cloud/status`, {}];
  for (const [ageMs, count] of [
    [4000, 0],
    [6000, 1],
  ] as const) {
    cache.setQueryData(key, { status: world.status }, { updatedAt: Date.now() - ageMs });
    await using page = await render(<QueryClientProvider client={cache}>{world.tool()}</QueryClientProvider>);
    await page.settle(() => expect(pageText()).toContain("Healthy"));
    expect(reads()).toBe(count);
  }
});

it("without credits shows the way out in place of enabling and waking, and does not try to wake it [B5] [C2.41] [C6.05]", async () => {
  let backendOrNone: ReturnType<typeof world.backend> | null = null;
  let credits = { plan: "free", may_manage: true };
  const asked = world.answer({
    [`GET /projects/${world.projectId}/cloud`]: () =>
      success({ is_offered: true, blocked_by: "funds", backend: backendOrNone }),
    [`GET /projects/${world.projectId}/credits`]: () => success(credits),
  });
  {
    await using page = await world.show();
    await page.settle(() => expect(pageText()).toContain("Upgrade plan"));
    expect(pageText()).toContain("Out of funds");
    expect(named<HTMLButtonElement>("button", "Top up").disabled).toBe(false);
    expect(named<HTMLButtonElement>("button", "Enable Cloud").disabled).toBe(true);
  }
  backendOrNone = world.backend();
  world.status = "INACTIVE";
  credits = { plan: "pro", may_manage: false };
  await using page = await world.show();
  await page.settle(() => expect(pageText()).toContain("Ask your workspace admin to top up."));
  expect(pageText()).toContain("Cloud project paused");
  for (const name of ["Wake up", "Top up"]) expect(pageText()).not.toContain(name);
  expect(callsBy(asked, "POST")).toEqual([]);
});
