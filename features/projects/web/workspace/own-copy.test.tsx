import { answerCalls, named, pageText, press, render, success, type Asked } from "@slipway/ui/testing/render.tsx";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { afterEach, expect, it, vi } from "vitest";
import type { Project } from "../../contract/index.ts";
import { ProjectMenu } from "./project-menu.tsx";
import { RemixButton } from "./remix-button.tsx";

afterEach(() => vi.unstubAllGlobals());

const projectWith = (change: Partial<Project>): Project =>
  ({
    id: "p1",
    name: "bakery",
    display_name: "Bakery",
    is_published: false,
    permissions: ["ViewProject"],
    remix: { allowed: true, reason: null },
    ...change,
  }) as Project;

const world = (project: Project): Asked[] =>
  answerCalls({
    "GET /projects/p1/details": () => success(project),
    "POST /projects/p1/remix": () => success({ id: "p2" }),
    "POST /user/access-token": () => success({ token: "t", expires_at: "2026-11-22T07:00:00.000Z" }),
    "GET /projects/p1/download-zip": () => success({}),
  });

it("offers 'Remix' to people who cannot publish, or 'Create your own' with the reason if copying is off [W2.30]", async () => {
  const asked = world(projectWith({}));
  const go = vi.fn();
  {
    await using page = await render(
      <InShell does={{ go }}>
        <RemixButton projectId="p1" />
      </InShell>,
    );
    await page.settle(() => named("button", "Remix"));
    expect(pageText()).not.toContain("Create your own");
    await press("Remix");
    await page.settle(() => expect(go).toHaveBeenCalledWith("/projects/p2"));
    expect(asked.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual(["/projects/p1/remix"]);
  }
  world(projectWith({ remix: { allowed: false, reason: "connected_cloud" } }));
  await using page = await render(
    <InShell does={{ go }}>
      <RemixButton projectId="p1" />
    </InShell>,
  );
  await page.settle(() => expect(named<HTMLAnchorElement>("a", "Create your own").getAttribute("href")).toBe("/"));
  expect(pageText()).not.toContain("Remix");
});

it("does not offer a copy to people who may publish, but 'Download project as ZIP' [W2.30]", async () => {
  const own = projectWith({ permissions: ["ViewProject", "EditProject", "DeployProject"] });
  const shown = (project: Project) =>
    render(
      <InShell>
        <RemixButton projectId="p1" />
        <Menu opened>
          <Menu.Dropdown>
            <ProjectMenu project={project} onRename={() => undefined} />
          </Menu.Dropdown>
        </Menu>
      </InShell>,
    );
  const asked = world(own);
  {
    await using page = await shown(own);
    await page.settle(() => named("[role=menuitem]", "Download project as ZIP"));
    expect(() => named("button", "Remix")).toThrow("no button");
    await press("Download project as ZIP");
    await page.settle(() => expect(asked.map(({ path }) => path)).toContain("/projects/p1/download-zip"));
  }
  const others = projectWith({ permissions: ["ViewProject"] });
  world(others);
  await using page = await shown(others);
  await page.settle(() => named("[role=menuitem]", "Settings"));
  expect(() => named("[role=menuitem]", "Download project as ZIP")).toThrow("no [role=menuitem]");
});
