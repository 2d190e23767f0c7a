import { answerCalls, named, pageText, press, render as renderBare, success } from "@slipway/ui/testing/render.tsx";
import { goneNowhere, InNavigation } from "@slipway/ui/testing/render-navigation.tsx";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chatRequestSchema } from "../../../chat/contract/index.ts";
import type { Project } from "../../../projects/contract/index.ts";
import { PublishPanel } from "./publish-panel.tsx";

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
    "GET /projects/p1/deployments": () => success({ deployments: [] }),
    "GET /user": () => success({ id: "u1", is_staff: false }),
    "GET /projects/p1/details": () => success(published),
    ...more,
  });
const render = (node: ReactNode) => renderBare(<InNavigation went={goneNowhere()}>{node}</InNavigation>);

afterEach(() => vi.unstubAllGlobals());

describe("forms whose answers stay in the visitor's browser (product page, item 1)", () => {
  const summary = (store_request: string | null, counts = { device_only_forms: 1, device_only_lists: 0 }) => ({
    "GET /projects/p1/publish-summary": () => success({ changes: [], ...counts, store_request }),
  });

  it("says so of lists that people fill in", async () => {
    answer(summary("Store it in the database", { device_only_forms: 0, device_only_lists: 2 }));
    await using page = await render(<PublishPanel project={published} pending={false} onPublish={vi.fn()} />);
    await page.settle(() => expect(pageText()).toContain("People don't share entries yet"));
    expect(pageText()).toContain("Store in the database");
    expect(pageText()).not.toContain("Form entries");
  });

  it("says so, and asks the chat for a database in the language of the site", async () => {
    const asked = answer({ ...summary("In der Datenbank speichern"), "POST /projects/p1/chat": () => success({}) });
    const onAsked = vi.fn();
    await using page = await render(
      <PublishPanel project={published} pending={false} onPublish={vi.fn()} onAsked={onAsked} />,
    );
    await page.settle(() => expect(pageText()).toContain("Form entries won't reach you yet"));
    await press("Store in the database");
    await page.settle(() => expect(onAsked).toHaveBeenCalledOnce());
    const sent = asked.filter(({ method }) => method === "POST");
    expect(sent).toMatchObject([{ path: "/projects/p1/chat", body: { message: "In der Datenbank speichern" } }]);
    expect(chatRequestSchema.safeParse(sent[0]!.body).success).toBe(true);
  });

  it("offers nothing if they cannot be stored", async () => {
    answer(summary(null));
    await using page = await render(<PublishPanel project={published} pending={false} onPublish={vi.fn()} />);
    await page.settle(() => expect(pageText()).toContain("Form entries won't reach you yet"));
    expect(pageText()).not.toContain("Store in the database");
  });
});

describe("where only some roles may publish to everybody", () => {
  const closed = {
    ...published,
    workspace: { id: "w1", name: "Crumbs", plan: "enterprise", publish_outside: "owner" },
  } as unknown as Project;
  const asAdmin = () =>
    answer({
      "GET /user": () => success({ id: "u1", workspaces: [{ id: "w1", name: "Crumbs", role: "admin" }] }),
      "GET /projects/p1/publish-summary": () => success({ changes: [], device_only_forms: 0, store_request: null }),
      "GET /projects/p1/deployments": () =>
        success({
          deployments: [1, 2].map((number) => ({
            ...{ id: `d${number}`, number, commit_sha: "a", person_name: "Maya", created_at: "2026-11-20T10:00:00Z" },
            is_live: number === 2,
          })),
        }),
    });

  it("offers others no way back to an earlier deployment, and says why", async () => {
    asAdmin();
    await using page = await render(<PublishPanel project={closed} pending={false} onPublish={vi.fn()} />);
    await page.settle(() => expect(pageText()).toContain("Only owners of this workspace may publish to everybody."));
    await press("Advanced");
    await page.settle(() => expect(named<HTMLButtonElement>("button", "Roll back").disabled).toBe(true));
    expect(pageText().match(/Only owners of this workspace/g)).toHaveLength(2);
  });

  it("offers others not to open a private site to anyone [W6.04]", async () => {
    asAdmin();
    const hidden = { ...closed, publish_visibility: "private" } as Project;
    await using page = await render(<PublishPanel project={hidden} pending={false} onPublish={vi.fn()} />);
    await page.settle(() => expect(pageText()).toContain("Only owners of this workspace can open it to anyone."));
  });
});
