import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render as renderBare,
  success,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { usePlanGate } from "@slipway/ui/api/plan-gate";
import { goneNowhere, InNavigation, type Went } from "@slipway/ui/testing/render-navigation.tsx";
import { noteUnsaved } from "@slipway/ui/navigation/unsaved-work";
import type { QueryClient } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatRequestSchema } from "../../chat/contract/index.ts";
import type { Project } from "../../projects/contract/index.ts";
import { SCANNERS } from "../../security/contract/index.ts";
import { PublishDialogs } from "./publish-dialogs.tsx";
import { PublishPanel } from "./panel/publish-panel.tsx";
import { closePublishDialog, openPublishDialog, usePublishDialog } from "./publish-store.ts";
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

describe("publishing", () => {
  it("the first one opens the success dialog with a link and its copy button, and ways to share [W4.05] [PB11]", async () => {
    answer({ "POST /projects/p1/deployments": () => success({ deployment_id: "d1" }) });
    await using page = await render(<Publisher project={projectWith()} />);
    await press("Publish");
    await page.settle(() => expect(named("[role=dialog]", "You just shipped!")).toBeDefined());
    expect(named<HTMLInputElement>("input", "site address").value).toBe(SITE);
    named("button", "Copy site address");
    await act(async () => openPublishDialog({ kind: "success", url: "https://bakery.example.org" }));
    for (const network of ["X", "LinkedIn", "Reddit", "Discord"]) named("button", network);
    expect(written()).toEqual([
      { method: "POST", path: "/projects/p1/deployments", body: {} },
      { method: "PUT", path: "/projects/p1/deployment-id", body: { deployment_id: "d1" } },
    ]);
  });

  it("the first one opens it even if the project cannot be read again [W4.05]", async () => {
    answer({
      "POST /projects/p1/deployments": () => success({ deployment_id: "d1" }),
      "GET /projects/p1/details": () => failure(503, { message: "Busy." }),
    });
    await using page = await render(<Publisher project={projectWith()} />);
    await press("Publish");
    await page.settle(() => expect(named("[role=dialog]", "You just shipped!")).toBeDefined());
    expect(named<HTMLInputElement>("input", "site address").value).toBe(SITE);
  });

  it("with a lost answer says that it may have happened, shows the state, and can be repeated", async () => {
    let isCut = true;
    answer({
      "POST /projects/p1/deployments": () =>
        isCut ? Promise.reject(new TypeError("Failed to fetch")) : success({ deployment_id: "d2" }),
    });
    await using page = await render(<Publisher project={published} />);
    const reads = () => asked.filter(({ path }) => path === "/projects/p1/publish-summary").length;
    await page.settle(() => expect(reads()).toBe(1));
    await press("Update");
    await page.settle(() => expect(pageText()).toContain("nobody can tell yet whether the site was published"));
    await page.settle(() => expect(reads()).toBe(2));
    isCut = false;
    await act(async () => closePublishDialog());
    await press("Update");
    await page.settle(() => expect(pageText()).toContain("Project updated!Published project updated"));
  });

  it("later ones say 'Project updated!', also after an unpublish [W4.05] [PB4]", async () => {
    answer({ "POST /projects/p1/deployments": () => success({ deployment_id: "d2" }) });
    await using page = await render(<Publisher project={projectWith({ url: SITE })} />);
    await press("Publish");
    await page.settle(() => expect(pageText()).toContain("Project updated!Published project updated"));
    expect(usePublishDialog.getState().dialog.kind).toBe("closed");
  });

  it("an unknown deployment id is only logged [W7.25] [T7.19]", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    answer({
      "POST /projects/p1/deployments": () => success({ deployment_id: "d1" }),
      "PUT /projects/p1/deployment-id": () => failure(500, { message: "No." }),
    });
    await using page = await render(<Publisher project={published} />);
    await press("Update");
    await page.settle(() => expect(warned).toHaveBeenCalledTimes(1));
    await page.settle(() => expect(pageText()).toContain("Project updated!"));
    expect(document.querySelector("[role=alert]")).toBeNull();
    warned.mockRestore();
  });

  it.each([
    [
      422,
      { message: "x", details: "src/App.tsx: unexpected" },
      [
        "We couldn't publish your site due to build errors.",
        "The build failed with the following errors:",
        "src/App.tsx: unexpected",
      ],
    ],
    [
      500,
      { message: "The site does not answer." },
      ["Something went wrong and we couldn't publish your site.", "The site does not answer."],
    ],
    [500, { message: "", details: "Only a detail." }, ["Only a detail."]],
    [500, { message: "" }, ["Unidentified error. Please contact support if this issue persists."]],
  ])("failing with %s opens the dialog 'Oops!' [W4.05] [W8.16] [T8.17] [T2.29]", async (status, error, texts) => {
    answer({ "POST /projects/p1/deployments": () => failure(status, error) });
    await using page = await render(<Publisher project={published} />);
    await press("Update");
    await page.settle(() => expect(named("[role=dialog]", "Oops!")).toBeDefined());
    for (const text of texts) expect(named("[role=dialog]", "Oops!").textContent).toContain(text);
    named("button", "Try to fix");
    await press("Close");
    expect(usePublishDialog.getState().dialog.kind).toBe("closed");
  });
});

describe("the publish button of the panel", () => {
  const shown = (project: Project, pending = false) =>
    render(<PublishPanel project={project} pending={pending} onPublish={vi.fn()} />);
  const current = {
    ...published,
    published_deployment: { id: "d1", commit_sha: "b", number: 1, is_outdated: false },
  } as Project;

  it("is disabled while the project is up to date [W4.03]", async () => {
    await using _ = await shown(current);
    expect(named<HTMLButtonElement>("button", "Published").disabled).toBe(true);
    expect(pageText()).toContain("Live version is current.");
  });

  it("is disabled while the project has unsaved input, and says where [W4.03]", async () => {
    await using _ = await render(<Publisher project={published} />);
    expect(named<HTMLButtonElement>("button", "Update").disabled).toBe(false);
    await act(async () => noteUnsaved("p1", "Website Info", true));
    await act(async () => noteUnsaved("p1", "Code", true));
    expect(named<HTMLButtonElement>("button", "Update").disabled).toBe(true);
    expect(pageText()).toContain("Save your changes first: Website Info, Code");
    await act(async () => noteUnsaved("another", "Code", true));
    await act(async () => noteUnsaved("p1", "Website Info", false));
    expect(pageText()).toContain("Save your changes first: Code");
    await act(async () => noteUnsaved("p1", "Code", false));
    expect(named<HTMLButtonElement>("button", "Update").disabled).toBe(false);
  });

  it("is disabled without the right to publish, and says who may [W6.10]", async () => {
    await using _ = await shown({ ...published, permissions: ["EditProject"] });
    expect(named<HTMLButtonElement>("button", "Update").disabled).toBe(true);
    expect(pageText()).toContain("You need to be an editor to publish this project.");
  });

  it("says that a running change is not included [W4.17]", async () => {
    const note = "The change in progress is not included.";
    {
      await using _ = await shown({ ...published, locked_at: new Date().toISOString() });
      expect(pageText()).toContain(note);
    }
    await using _ = await shown({ ...published, locked_at: new Date(Date.now() - 60_000).toISOString() });
    expect(pageText()).not.toContain(note);
  });
});

describe("failed dialog", () => {
  const open = () =>
    act(async () => openPublishDialog({ kind: "failed", title: "t", text: "t", buildLog: "x".repeat(30_000) }));

  it("'Try to fix' sends the build's errors to the chat [T2.29] [W8.16] [T8.12] [PB10]", async () => {
    answer({ "POST /projects/p1/chat": () => success({ id: "m" }) });
    await using page = await render(<PublishDialogs project={published} />);
    await open();
    await press("Try to fix");
    await page.settle(() => expect(pageText()).toContain("Fix attempt initiated successfully"));
    const body = written()[0]!.body;
    expect(chatRequestSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      mode: "instant",
      contains_error: true,
      message: `The build failed with the following errors:\n${"x".repeat(20_000)}... (truncated)`,
    });
    expect(usePublishDialog.getState().dialog.kind).toBe("closed");
  });

  it("tells the chat about failures other than the build's [T2.29]", async () => {
    answer({ "POST /projects/p1/chat": () => success({ id: "m" }) });
    await using page = await render(<PublishDialogs project={published} />);
    await act(async () => openPublishDialog({ kind: "failed", title: "t", text: "No answer.", buildLog: null }));
    await press("Try to fix");
    await page.settle(() => expect(written()).toHaveLength(1));
    expect(written()[0]!.body).toMatchObject({ message: "Publishing failed:\nNo answer.", mode: "instant" });
  });

  it("says when the fix could not be started [W8.16] [T8.12]", async () => {
    answer({ "POST /projects/p1/chat": () => failure(500, { message: "No." }) });
    await using page = await render(<PublishDialogs project={published} />);
    await open();
    await press("Try to fix");
    await page.settle(() => expect(pageText()).toContain("Failed to initiate fix. Please try again."));
    expect(usePublishDialog.getState().dialog.kind).toBe("failed");
  });
});

describe("unpublishing", () => {
  const begin = async () => {
    await press("Advanced");
    await press("Unpublish");
    return named("[role=dialog]", "Unpublish this project?");
  };

  it("asks first, and Cancel leaves everything [W2.28]", async () => {
    await using page = await render(<PublishPanel project={published} pending={false} onPublish={vi.fn()} />);
    await begin();
    await press("Cancel");
    await page.settle(() => expect(document.querySelector("[role=dialog]")).toBeNull());
    expect(written()).toEqual([]);
  });

  it("says Success! and that the project has been unpublished [W4.06] [W2.28]", async () => {
    answer({ "POST /projects/p1/unpublish": () => success() });
    await using page = await render(<PublishPanel project={published} pending={false} onPublish={vi.fn()} />);
    await begin();
    await press("Unpublish");
    await page.settle(() => expect(pageText()).toContain("Success!Your project has been unpublished."));
    expect(written()).toMatchObject([{ method: "POST", path: "/projects/p1/unpublish" }]);
  });

  it("says when it failed [W8.17] [T8.18]", async () => {
    answer({ "POST /projects/p1/unpublish": () => failure(500, { message: "internals" }) });
    await using page = await render(<PublishPanel project={published} pending={false} onPublish={vi.fn()} />);
    await begin();
    await press("Unpublish");
    await page.settle(() => expect(pageText()).toContain("Unpublish failedPlease try again."));
    expect(pageText()).not.toContain("internals");
  });

  it("is not offered before the first publish, and is disabled after an unpublish [W4.06]", async () => {
    const earlier = { id: "d1", number: 1, commit_sha: "a", created_at: "2026-01-01T00:00:00Z", person_name: "Ada" };
    let deployments: object[] = [];
    answer({ "GET /projects/p1/deployments": () => success({ deployments }) });
    {
      await using page = await render(<PublishPanel project={projectWith()} pending={false} onPublish={vi.fn()} />);
      await page.settle(() => expect(pageText()).toContain("Publish"));
      expect(pageText()).not.toContain("Advanced");
    }
    deployments = [{ ...earlier, is_live: false }];
    await using page = await render(<PublishPanel project={projectWith()} pending={false} onPublish={vi.fn()} />);
    await page.settle(() => expect(pageText()).toContain("Advanced"));
    await press("Advanced");
    expect(named<HTMLButtonElement>("button", "Unpublish").disabled).toBe(true);
    await press("Unpublish");
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });
});

describe("website access", () => {
  const choose = async (label: string) => {
    await act(async () => named("input", "Website access").click());
    await act(async () =>
      [...document.querySelectorAll<HTMLElement>("[role=option]")]
        .find((option) => option.textContent === label)!
        .click(),
    );
  };
  const PRIVATE = "Only signed-in members of Crumbs";
  const shown = (project: Project) => render(<PublishPanel project={project} pending={false} onPublish={vi.fn()} />);

  it("chooses who can access the published site [W2.27] [W4.12]", async () => {
    answer({ "PUT /projects/p1/publish-visibility": () => success() });
    await using page = await shown(published);
    await choose(PRIVATE);
    await page.settle(() => expect(written()).toHaveLength(1));
    expect(written()).toEqual([
      { method: "PUT", path: "/projects/p1/publish-visibility", body: { publish_visibility: "private" } },
    ]);
  });

  it.each(["free", "pro"] as const)(
    "private asks for a higher plan on %s and sends nothing [W4.12] [W6.14]",
    async (plan) => {
      await using _ = await shown({ ...published, workspace: { ...published.workspace, plan } });
      await choose(PRIVATE);
      expect(usePlanGate.getState().request).toEqual({
        title: "Private sites need the Business plan",
        workspaceId: "w1",
      });
      expect(written()).toEqual([]);
    },
  );

  it("is disabled without the right, and says why [W6.04]", async () => {
    await using _ = await shown({ ...published, permissions: ["EditProject"] });
    expect(named<HTMLInputElement>("input", "Website access").disabled).toBe(true);
    expect(pageText()).toContain("Only workspace owners and admins can change website access.");
  });
});
