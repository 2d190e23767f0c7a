import { answerCalls, named, pageText, press, render as renderBare, success } from "@slipway/ui/testing/render.tsx";
import { goneNowhere, InNavigation, type Went } from "@slipway/ui/testing/render-navigation.tsx";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Project } from "../../projects/contract/index.ts";
import { PublishDialogs } from "./publish-dialogs.tsx";
import { PublishPanel } from "./panel/publish-panel.tsx";
import { closePublishDialog, openPublishDialog, usePublishDialog } from "./publish-store.ts";

const SITE = "http://bakery.sites.localhost:4400";
const published = {
  id: "p1",
  name: "bakery",
  display_name: "Bakery",
  url: SITE,
  site_url: SITE,
  is_published: true,
  published_deployment: { id: "d1", commit_sha: "a", number: 1, is_outdated: false },
  latest_commit_sha: "b",
  publish_visibility: "public",
  locked_at: null,
  permissions: ["EditProject", "DeployProject", "EditProjectPublishVisibility"],
  workspace: { id: "w1", name: "Crumbs", plan: "biz" },
} as unknown as Project;

const answer = (more: Parameters<typeof answerCalls>[0]) =>
  answerCalls({
    "GET /projects/p1/publish-summary": () =>
      success({ changes: [], device_only_forms: 0, device_only_lists: 0, store_request: null }),
    "GET /projects/p1/deployments": () => success({ deployments: [] }),
    "GET /user": () => success({ id: "u1", is_staff: false }),
    ...more,
  });
let went: Went;
const render = (node: ReactNode) => renderBare(<InNavigation went={went}>{node}</InNavigation>);

beforeEach(() => void (went = goneNowhere()));
afterEach(async () => {
  await act(async () => closePublishDialog());
  vi.unstubAllGlobals();
});

describe("a site that only this computer can open (product page, item 7)", () => {
  const shipped = () => act(async () => openPublishDialog({ kind: "success", url: SITE }));

  it("is made reachable by staff from the success dialog", async () => {
    answer({ "GET /user": () => success({ id: "u1", is_staff: true }) });
    await using page = await render(<PublishDialogs project={published} />);
    await shipped();
    expect(pageText()).toContain("Live on this computer. Other people cannot open it yet.");
    await page.settle(() => expect(named("button", "Make it reachable").dataset["variant"]).toBe("primary"));
    expect(named("a", "Open the site").dataset["variant"]).toBe("default");
    await press("Make it reachable");
    expect(went.opened).toEqual([{ section: "staff-addresses" }]);
    expect(usePublishDialog.getState().dialog.kind).toBe("closed");
  });

  it("is asked for by everybody else with one press, by the names of those who can", async () => {
    const asked = answer({
      "GET /staff/names": () => success({ names: ["Ada", "Grace"] }),
      "POST /projects/p1/ask-staff": () => success({ names: ["Ada", "Grace"] }),
    });
    await using page = await render(<PublishDialogs project={published} />);
    await shipped();
    await page.settle(() => expect(named("button", "Ask Ada or Grace").dataset["variant"]).toBe("primary"));
    await press("Ask Ada or Grace");
    await page.settle(() => expect(pageText()).toContain("Sent to Ada and Grace"));
    expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
    expect(named<HTMLButtonElement>("button", "Asked").disabled).toBe(true);
    expect(went.opened).toEqual([]);
  });

  it("is stated in the dropdown too; a site that others can open has no such note", async () => {
    answer({ "GET /user": () => success({ id: "u1", is_staff: true }) });
    {
      await using page = await render(
        <PublishPanel project={published} pending={false} onPublish={vi.fn()} onReview={null} />,
      );
      await page.settle(() => expect(named("button", "Make it reachable")).toBeDefined());
    }
    await using page = await render(<PublishDialogs project={published} />);
    await act(async () => openPublishDialog({ kind: "success", url: "https://bakery.example.com" }));
    await page.settle(() => expect(named("a", "Open the site").dataset["variant"]).toBe("primary"));
    expect(pageText()).not.toContain("Make it reachable");
    expect(pageText()).not.toContain("This computer only");
  });
});
