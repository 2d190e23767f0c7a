import { previewWeb } from "@slipway/features/preview/web/index.ts";
import { projectsWeb } from "@slipway/features/projects/web/index.ts";
import { publishWeb } from "@slipway/features/publish/web/index.ts";
import { NavigationContext, type Navigation } from "@slipway/ui/navigation/navigation";
import { WebFeaturesContext } from "@slipway/ui/slots/slots";
import { answerCalls, failure, focus, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { settleSignIn } from "@slipway/ui/api/session-gate";
import { act, Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ProjectPage } from "../src/workspace/project-page.tsx";

const features = [projectsWeb, previewWeb, publishWeb];
const navigation: Navigation = {
  query: "",
  go: vi.fn(),
  openSettings: vi.fn(),
  openTool: vi.fn(),
  tool: "preview",
  views: [],
  showViews: () => undefined,
  half: "chat",
  showChat: vi.fn(),
  fullChat: false,
  toggleFullChat: vi.fn(),
};
const seenByOutsiders = {
  id: "p1",
  name: "bakery",
  display_name: "Golden Crust",
  creator: { id: "u1", display_name: "Maya", username: "maya", photo_url: null },
  visibility: "public",
  permissions: ["ViewProject"],
  remixed_from: null,
  remix: { allowed: false, reason: "no_permission" },
};

function open(project: object, answers: Parameters<typeof answerCalls>[0] = {}) {
  answerCalls({
    "GET /projects/p1/details": () => success(project),
    "POST /projects/p1/preview-access": () => failure(503, { message: "Asleep." }),
    ...answers,
  });
  return render(
    <WebFeaturesContext value={features}>
      <NavigationContext value={navigation}>
        <Suspense fallback={null}>
          <ProjectPage projectId="p1" />
        </Suspense>
      </NavigationContext>
    </WebFeaturesContext>,
  );
}
const bar = () => document.querySelector("header");

afterEach(() => vi.unstubAllGlobals());

describe("a public project seen by someone who may neither edit nor see collaborators", () => {
  const controls = () =>
    [...bar()!.querySelectorAll("button, a")].map(
      (control) => control.getAttribute("aria-label") ?? control.textContent ?? "",
    );

  it("shows its name, its creator and the way to a project of one's own, and nothing else of the bar [W2.14] [W2.30] [W6.15] [W6.17]", async () => {
    await using page = await open(seenByOutsiders);
    await page.settle(() => expect(bar()?.textContent).toBe("Golden Crust by MayaCreate your own"));
    expect(controls()).toEqual(["All projects", "Create your own"]);
    expect(named("a", "Create your own").getAttribute("href")).toBe("/");
    await focus(named("a", "Create your own"));
    await page.settle(() => expect(pageText()).toContain("You don't have permission to remix this project"));
  });

  it("offers its copy where strangers may have one [W2.30] [W6.15]", async () => {
    await using page = await open({
      ...seenByOutsiders,
      permissions: ["ViewProject", "RemixProject"],
      remix: { allowed: true, reason: null },
    });
    await page.settle(() => expect(bar()?.textContent).toBe("Golden Crust by MayaRemix"));
    expect(controls()).toEqual(["All projects", "Remix"]);
  });

  it("has no tool section and no chat [T2.08] [T6.08] [P8]", async () => {
    await using page = await open(seenByOutsiders);
    await page.settle(() => expect(pageText()).toContain("by Maya"));
    expect(document.querySelector("nav[aria-label=Tools]")).toBeNull();
    expect(document.querySelector("[role=log], textarea")).toBeNull();
  });

  it.each(["EditProject", "ViewProjectCollaborators"])(
    "with %s it is the whole workspace [T2.08]",
    async (permission) => {
      await using page = await open({ ...seenByOutsiders, permissions: ["ViewProject", permission] });
      await page.settle(() => expect(document.querySelector("nav[aria-label=Tools]")).not.toBeNull());
    },
  );
});

it("the preview button is always in the tool bar, whatever one may do [T2.04]", async () => {
  for (const permissions of [
    ["ViewProject", "ViewProjectCollaborators"],
    ["ViewProject", "EditProject"],
  ]) {
    await using page = await open({ ...seenByOutsiders, visibility: "private", permissions });
    await page.settle(() => expect(document.querySelector("nav[aria-label=Tools]")).not.toBeNull());
    expect([...document.querySelectorAll("nav[aria-label=Tools] button")].map((tool) => tool.textContent)).toContain(
      "Preview",
    );
  }
});

describe("a project in Trash", () => {
  const inTrash = {
    ...seenByOutsiders,
    is_published: true,
    deleted_at: "2026-11-20T12:00:00.000Z",
    permissions: ["ViewProject", "DeleteProject"],
  };
  it("says until when, and is restored in place by permitted people", async () => {
    let project = inTrash;
    const restored = { ...seenByOutsiders, deleted_at: null, permissions: ["ViewProject", "EditProject"] };
    await using page = await open(inTrash, {
      "GET /projects/p1/details": () => success(project),
      "POST /projects/p1/restore": () => success((project = restored as never)),
    });
    await page.settle(() => expect(pageText()).toContain("“Golden Crust” is in Trash"));
    expect(pageText()).toMatch(/kept until .*December.*2026|kept until .*2026/);
    expect(pageText()).not.toMatch(/Create your own|edit access|don't have access/);
    expect(document.querySelector("nav[aria-label=Tools]")).toBeNull();
    await press("Restore");
    await page.settle(() => expect(document.querySelector("nav[aria-label=Tools]")).not.toBeNull());
  });
  it("tells everybody else whom to ask", async () => {
    await using page = await open({ ...inTrash, permissions: ["ViewProject"] });
    await page.settle(() => expect(pageText()).toContain("Ask Maya to restore it."));
    expect([...document.querySelectorAll("button")].map((button) => button.textContent)).not.toContain("Restore");
  });
});

it("a stranger is told to sign in to open the project, and sees nothing of its frame", async () => {
  const signInFirst = () => failure(401, { code: "unauthorized", message: "Sign in." });
  await using page = await open({}, { "GET /projects/p1/details": signInFirst });
  const nothingOfTheFrame = () => {
    expect(pageText()).toContain("Sign in to open this project");
    expect(pageText()).not.toMatch(/session has ended|sign in again/i);
    expect(document.querySelector("nav[aria-label=Tools], textarea, iframe, [aria-label=Chat]")).toBeNull();
  };
  await page.settle(nothingOfTheFrame);
  await act(async () => settleSignIn(false));
  await page.settle(() => void named("button", "Sign in"));
  nothingOfTheFrame();
});
