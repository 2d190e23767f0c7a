import { loadSettingsSections } from "@slipway/features/web.ts";
import { SettingsSectionsContext } from "@slipway/ui/slots/settings-sections";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { SettingsFrame } from "./settings-frame.tsx";

afterEach(() => vi.unstubAllGlobals());

const settingsSections = await loadSettingsSections();
const loaded = Promise.resolve(settingsSections.map((entry) => ({ ...entry, component: () => <p>opened</p> })));
const load = () => loaded;

async function opened(section: string, isStaff = true) {
  answerCalls({
    "GET /user": () => success({ id: "u1", is_staff: isStaff, user_is_temporary_edu: false, workspaces: [] }),
    "GET /workspaces": () => success({ workspaces: [] }),
  });
  const root = createRootRoute({
    component: () => (
      <InShell>
        <SettingsSectionsContext value={load}>
          <Suspense>
            <SettingsFrame section={section} />
          </Suspense>
        </SettingsSectionsContext>
      </InShell>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ["/"] }) });
  return render(<RouterProvider router={router} />);
}
const heading = (): string | null => document.querySelector("h1")?.textContent ?? null;

it.each(["account", "workspace", "members", "billing", "usage", "notifications"])(
  "opens the section %s by its name [W2.05] [WB3]",
  async (name) => {
    await using page = await opened(name);
    await page.settle(() => expect(pageText()).toContain("opened"));
    expect(heading()).toBe(settingsSections.find(({ id }) => id === name)!.label);
  },
);

it("opens the addresses of this Slipway under the name of domains, for those who may see them [W2.07]", async () => {
  {
    await using page = await opened("domains");
    await page.settle(() => expect(heading()).toBe("Addresses"));
  }
  await using page = await opened("domains", false);
  await page.settle(() => expect(page.cache.isFetching()).toBe(0));
  expect(heading()).toBeNull();
});

it("ignores names that no section has: the code host and the backend provider are not built [W2.07] [WB3]", async () => {
  for (const name of ["github", "supabase", "nothing"]) {
    await using page = await opened(name);
    await page.settle(() => expect(page.cache.isFetching()).toBe(0));
    expect(heading()).toBeNull();
  }
});
