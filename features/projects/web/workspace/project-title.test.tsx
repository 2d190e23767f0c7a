import { answerCalls, key, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { InNavigation } from "@slipway/ui/testing/render-navigation.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ProjectTitle } from "./project-title.tsx";

afterEach(() => vi.unstubAllGlobals());

const project = (display_name: string) => ({
  id: "p1",
  name: "bakery",
  display_name,
  visibility: "private",
  permissions: ["ViewProject", "EditProject", "ViewProjectCollaborators"],
  remix: { allowed: false, reason: "no_permission" },
  remixed_from: null,
  workspace: { id: "w1", name: "Crumbs", plan: "biz" },
});

it("a rename without a network keeps the typed name, and saves it when the network is back", async () => {
  let name = "Bakery";
  const answers: Parameters<typeof answerCalls>[0] = {
    "GET /projects/p1/details": () => success(project(name)),
    "PUT /projects/p1": ({ body }) => {
      name = (body as { display_name: string }).display_name;
      return success(project(name));
    },
  };
  answerCalls(answers);
  await using page = await render(
    <InNavigation>
      <ProjectTitle projectId="p1" />
    </InNavigation>,
  );
  await page.settle(() => expect(named("button", "Bakery")).toBeDefined());
  await act(async () => named("button", "Bakery").click());
  await page.settle(() => expect(named("[role=menuitem]", "Rename")).toBeDefined());
  await press("Rename");
  const field = () => named<HTMLInputElement>("input", "Project name");
  await type(field(), "Golden Crust");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await key(field(), "Enter");
  await page.settle(() => expect(pageText()).toContain("Your draft is safe."));
  expect(field().value).toBe("Golden Crust");
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);

  answerCalls(answers);
  await key(field(), "Enter");
  await page.settle(() => expect(named("button", "Golden Crust")).toBeDefined());
});
