import { webFeatures } from "@slipway/features/web.ts";
import { NavigationContext, useNavigation } from "@slipway/ui/navigation/navigation";
import { answerCalls, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { toolId, toolsOf, WebFeaturesContext } from "@slipway/ui/slots/slots";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useTools } from "../workspace/tools/use-tools.ts";
import { useRouterNavigation } from "./router-navigation.ts";

afterEach(() => vi.unstubAllGlobals());

function Where() {
  const { tool, openTool, openSettings } = useNavigation();
  return (
    <>
      <p>{`view: ${tool}`}</p>
      <button type="button" onClick={() => openTool("snapshot")}>
        Versions
      </button>
      <button type="button" onClick={() => openSettings("billing")}>
        Billing
      </button>
      <button type="button" onClick={() => openSettings("usage", { openTopUp: "1" })}>
        Top up
      </button>
    </>
  );
}
function Shell() {
  const { navigation, settings } = useRouterNavigation();
  return (
    <NavigationContext value={navigation}>
      <Where />
      <p>{`settings: ${settings}`}</p>
    </NavigationContext>
  );
}
function at(href: string) {
  const root = createRootRoute({ component: Shell });
  const project = createRoute({ getParentRoute: () => root, path: "/projects/$projectId" });
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createRouter({ routeTree: root.addChildren([project]), history });
  return { history, screen: <RouterProvider router={router} /> };
}

describe("views of a project", () => {
  it("are chosen by an id: the address stays, Back works, and a fresh link opens the preview [T2.01] [W2.08] [WB4]", async () => {
    const { history, screen } = at("/projects/p1");
    await using page = await render(screen);
    await page.settle(() => expect(pageText()).toContain("view: preview"));
    await press("Versions");
    await page.settle(() => expect(pageText()).toContain("view: snapshot"));
    expect(history.location.href).toBe("/projects/p1");
    await act(async () => history.back());
    await page.settle(() => expect(pageText()).toContain("view: preview"));
  });

  it("have settings over them by query: billing, and usage with its dialog [T2.01] [W2.05] [W2.06] [B9]", async () => {
    const { history, screen } = at("/projects/p1");
    await using page = await render(screen);
    await page.settle(() => expect(pageText()).toContain("settings: null"));
    await press("Billing");
    await page.settle(() => expect(pageText()).toContain("settings: billing"));
    expect(history.location.href).toBe("/projects/p1?settings=billing");
    await press("Top up");
    await page.settle(() => expect(pageText()).toContain("settings: usage"));
    expect(new URLSearchParams(history.location.search).get("openTopUp")).toBe("1");
  });

  it.each([
    [true, ["debug", "annotation"]],
    [false, []],
  ])("for developers are there for staff alone: %s [T1.01] [W1.07] [T6.01]", async (is_staff, seen) => {
    answerCalls({
      "GET /user": () => success({ id: "u", is_staff }),
      "GET /projects/p1/details": () => success({ permissions: ["ViewProject", "EditProject"] }),
    });
    const Tools = () => <p>{`tools: ${useTools("p1").map(toolId).join()}`}</p>;
    await using page = await render(
      <WebFeaturesContext value={webFeatures}>
        <Tools />
      </WebFeaturesContext>,
    );
    const all = toolsOf(webFeatures).map(toolId);
    const offered = () => all.filter((id) => pageText().includes(id));
    await page.settle(() => expect(offered().filter((id) => ["annotation", "debug"].includes(id))).toEqual(seen));
    expect(offered()).toEqual(all.filter((id) => !["annotation", "debug"].includes(id) || is_staff));
  });
});
