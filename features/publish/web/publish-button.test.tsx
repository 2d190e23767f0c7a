import { InNavigation } from "@slipway/ui/testing/render-navigation.tsx";
import { answerCalls, key, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { useCommands } from "@slipway/ui/keys/use-key";
import type { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SCANNERS } from "../../security/contract/index.ts";
import { PublishButton } from "./publish-button.tsx";
import { closePublishDialog } from "./publish-store.ts";

const project = {
  id: "p1",
  name: "bakery",
  display_name: "Bakery",
  creator: { id: "u1", display_name: "Olga", username: null, photo_url: null },
  url: null,
  site_url: "http://bakery.sites.localhost:4400",
  is_published: false,
  published_deployment: null,
  latest_commit_sha: "b",
  publish_visibility: "public",
  locked_at: null,
  deleted_at: null,
  permissions: ["EditProject", "DeployProject", "EditProjectPublishVisibility"],
  workspace: { id: "w1", name: "Crumbs", plan: "biz" },
};
const person = (display_name: string | null, access_level: string, joined_at: string | null = "2026-01-01") => ({
  id: `c-${display_name}`,
  user_id: "u",
  display_name,
  email: "x@example.com",
  access_level,
  joined_at,
});

/** Scan results of the newest version: no findings. */
const scanned = () => ({
  results: Object.fromEntries(SCANNERS.map((name) => [name, { items: [], isScanUpToDate: true }])),
  scan_contexts: {},
});
const noteScans = (cache: QueryClient, doc: object): void =>
  void cache.setQueryData(["live", "projects/p1/security/data", {}], {
    data: new Map([["data", doc]]),
    ...{ seq: 1, ready: true, closed: null },
  });

const shown = async (over: object = {}, more: Parameters<typeof answerCalls>[0] = {}) => {
  answerCalls({
    "GET /projects/p1/details": () => success({ ...project, ...over }),
    "GET /projects/p1/publish-summary": () =>
      success({ changes: [], device_only_forms: 0, device_only_lists: 0, store_request: null }),
    "GET /projects/p1/deployments": () => success({ deployments: [] }),
    "GET /user": () => success({ id: "u1", is_staff: true }),
    ...more,
  });
  const page = await render(
    <InNavigation>
      <PublishButton projectId="p1" />
      <Commands />
    </InNavigation>,
  );
  noteScans(page.cache, scanned());
  return page;
};
const Commands = () =>
  useCommands().map(({ id, label, run }) => (
    <button key={id} onClick={run}>
      {label}
    </button>
  ));
const panel = () =>
  [...document.querySelectorAll("[role=dialog]")].find((one) => one.textContent.includes("Publish your"));

afterEach(async () => {
  vi.useRealTimers();
  await act(async () => closePublishDialog());
  vi.unstubAllGlobals();
});

describe("Escape in the dropdown", () => {
  it("ends only the edit of the address, and then closes the dropdown [W5.17]", async () => {
    await using page = await shown();
    await page.settle(() => expect(named("button", "Publish")).toBeDefined());
    await press("Publish");
    await page.settle(() => expect(panel()).toBeDefined());
    await press("Edit the address");
    const field = named<HTMLInputElement>("input", "Site address");
    await type(field, "golden-crust");
    await key(field, "Escape");
    expect(document.querySelector("[aria-label='Site address']")).toBeNull();
    expect(panel()).toBeDefined();
    expect(document.activeElement).toBe(named("button", "Edit the address"));

    await key(named("button", "Edit the address"), "Escape");
    await page.settle(() => expect(panel()).toBeUndefined());
    expect(document.activeElement?.textContent).toBe("Publish");
  });
});

it("closes the dropdown from an unfolded section", async () => {
  const earlier = { id: "d1", number: 1, commit_sha: "a", created_at: "2026-01-01T00:00:00Z", person_name: "Olga" };
  await using page = await shown(
    {},
    { "GET /projects/p1/deployments": () => success({ deployments: [{ ...earlier, is_live: false }] }) },
  );
  await page.settle(() => expect(named("button", "Publish")).toBeDefined());
  await press("Publish");
  await page.settle(() => expect(named("button", "Advanced")).toBeDefined());
  const section = [...panel()!.querySelectorAll<HTMLElement>("button[aria-expanded]:not([aria-haspopup])")][0]!;
  if (section.getAttribute("aria-expanded") === "false") await act(async () => section.click());
  expect(section.getAttribute("aria-expanded")).toBe("true");
  await key(section, "Escape");
  await page.settle(() => expect(panel()).toBeUndefined());
});

describe("without the right to publish [W6.10]", () => {
  const reader = { permissions: ["ViewProject", "ViewProjectCollaborators"] };
  const people = {
    "GET /projects/p1/collaborators": () =>
      success({
        collaborators: [
          person("Olga", "owner"),
          person("Mia", "admin"),
          person("Waits", "admin", null),
          person("Ed", "write"),
        ],
      }),
  };

  it("is a secondary, disabled button that names whom to ask", async () => {
    await using page = await shown(reader, people);
    await page.settle(() => expect(named("button", "Publish").getAttribute("aria-disabled")).toBe("true"));
    const button = named("button", "Publish");
    expect(button.dataset["variant"]).toBe("default");
    await press("Publish");
    expect(panel()).toBeUndefined();
    await act(async () => button.focus());
    await page.settle(() =>
      expect(pageText()).toContain(
        "You need to be an editor to publish this project. Ask Olga or Mia to invite you as an editor.",
      ),
    );
  });

  it("reads who is present every 60 s [W7.17] [T7.26] [W9.04]", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const asked = vi.fn(people["GET /projects/p1/collaborators"]);
    await using page = await shown(reader, { "GET /projects/p1/collaborators": asked });
    await page.settle(() => expect(asked).toHaveBeenCalledTimes(1));
    await page.settle(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await act(async () => vi.advanceTimersByTime(59_900));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(async () => vi.advanceTimersByTime(200));
    await page.settle(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it("names the creator to people who may not see who is present", async () => {
    await using page = await shown({ permissions: ["ViewProject"] });
    await page.settle(() => expect(named("button", "Publish")).toBeDefined());
    await act(async () => named("button", "Publish").focus());
    await page.settle(() => expect(pageText()).toContain("Ask Olga to invite you as an editor."));
  });
});

it("a publish without a network opens the failed dialog, and the dropdown stays [W8.16]", async () => {
  await using page = await shown();
  await page.settle(() => expect(named("button", "Publish")).toBeDefined());
  await press("Publish");
  await page.settle(() => expect(panel()).toBeDefined());
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const inPanel = [...panel()!.querySelectorAll("button")].find((button) => button.textContent === "Publish")!;
  await act(async () => inPanel.click());
  await page.settle(() => expect(named("[role=dialog]", "Oops!")).toBeDefined());
  expect(named("[role=dialog]", "Oops!").textContent).toContain("Slipway did not answer");
  expect(panel()).toBeDefined();
  await act(async () => closePublishDialog());
  await page.settle(() => expect(document.activeElement).toBe(panel()));
  await key(panel() as HTMLElement, "Escape");
  await page.settle(() => expect(panel()).toBeUndefined());
});

describe("a publish that worked", () => {
  const SITE = "http://bakery.sites.localhost:4400";
  const publishNow = async (page: Awaited<ReturnType<typeof shown>>, word: string) => {
    await page.settle(() => expect(named("button", word)).toBeDefined());
    await press(word);
    await page.settle(() => expect(dropdown()).not.toBeNull());
    const inPanel = [...dropdown()!.querySelectorAll("button")].find((button) => button.textContent === word)!;
    await act(async () => inPanel.focus());
    await act(async () => inPanel.click());
  };
  const dropdown = () => document.querySelector<HTMLElement>("[role=dialog].mantine-Popover-dropdown");
  const writes = {
    "POST /projects/p1/deployments": () => success({ deployment_id: "d1" }),
    "PUT /projects/p1/deployment-id": () => success(),
  };

  it("closes the dropdown, and closing its dialog returns the focus to the button [W4.05]", async () => {
    await using page = await shown({}, writes);
    await publishNow(page, "Publish");
    await page.settle(() => expect(named("[role=dialog]", "You just shipped!")).toBeDefined());
    await page.settle(() => expect(dropdown()).toBeNull());
    await act(async () => closePublishDialog());
    await page.settle(() => expect(document.activeElement?.textContent).toBe("Publish"));
  });

  it("closes it after a later publish, too, which ends in a toast [W4.05]", async () => {
    const live = { url: SITE, is_published: true, published_deployment: { id: "d0", commit_sha: "a", number: 1 } };
    await using page = await shown(live, writes);
    await publishNow(page, "Update");
    await page.settle(() => expect(pageText()).toContain("Project updated!"));
    await page.settle(() => expect(dropdown()).toBeNull());
    expect(document.activeElement?.textContent).toBe("Update");
  });
});

it("opens by its name in the list of commands", async () => {
  await using page = await shown();
  await page.settle(() => expect(named("button", "Publish this project")).toBeDefined());
  await press("Publish this project");
  await page.settle(() => expect(panel()).toBeDefined());
});
