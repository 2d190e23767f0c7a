import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Project } from "../../contract/index.ts";
import { ProjectMenu } from "../workspace/project-menu.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { ProjectSettings } from "./project-settings.tsx";

afterEach(() => vi.unstubAllGlobals());

const project = {
  id: "p1",
  name: "bakery",
  display_name: "Bakery",
  visibility: "private",
  permissions: ["ViewProject", "EditProject", "EditProjectVisibility", "DeleteProject"],
  remix: { allowed: true, reason: null },
  remixed_from: null,
  is_published: false,
  deleted_at: null,
  workspace_id: "w1",
  creator: { display_name: "Olga" },
  workspace: { id: "w1", name: "Crumbs", plan: "biz" },
} as unknown as Project;

const opened = (answers: Parameters<typeof answerCalls>[0]) => {
  const asked = answerCalls({ "GET /user": () => success({ id: "u1", workspaces: [] }), ...answers });
  const page = render(
    <InShell>
      <ProjectSettings projectId="p1" />
    </InShell>,
  );
  return { asked, page };
};
const buttons = (): string[] => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);

it("renames the project, and shows a refusal beside the typed name", async () => {
  let refuses = true;
  const { asked, page: opening } = opened({
    "GET /projects/p1/details": () => success(project),
    "PUT /projects/p1": () => (refuses ? failure(400, { message: "That name is taken." }) : success(project)),
  });
  await using page = await opening;
  await page.settle(() => expect(pageText()).toContain("Internal: visible to your workspace"));
  const field = () => named<HTMLInputElement>("input", "Name");
  await type(field(), "Golden Crust");
  await act(async () => field().form!.requestSubmit());
  await page.settle(() => expect(pageText()).toContain("That name is taken."));
  expect(field().value).toBe("Golden Crust");
  refuses = false;
  await act(async () => field().form!.requestSubmit());
  await page.settle(() => expect(pageText()).toContain("Saved"));
  expect(asked.filter(({ method }) => method === "PUT").at(-1)!.body).toEqual({ display_name: "Golden Crust" });
});

it("offers a viewer nothing to change, and says whom to ask", async () => {
  const { page: opening } = opened({
    "GET /projects/p1/details": () => success({ ...project, permissions: ["ViewProject"] }),
  });
  await using page = await opening;
  await page.settle(() => expect(pageText()).toContain("Ask Olga for edit access"));
  expect(named<HTMLInputElement>("input", "Name").readOnly).toBe(true);
  expect(buttons()).toEqual([]);
});

it("is what the menu of the project opens under Settings", async () => {
  answerCalls({});
  const openSettings = vi.fn();
  await using page = await render(
    <InShell does={{ openSettings }}>
      <Menu defaultOpened>
        <Menu.Target>
          <button type="button">Bakery</button>
        </Menu.Target>
        <Menu.Dropdown>
          <ProjectMenu project={project} onRename={() => undefined} />
        </Menu.Dropdown>
      </Menu>
    </InShell>,
  );
  await page.settle(() => expect(named("[role=menuitem]", "Settings")).toBeDefined());
  await press("Settings");
  expect(openSettings).toHaveBeenCalledExactlyOnceWith("project");
});
