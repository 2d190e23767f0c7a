import { useKey } from "@slipway/ui/keys/use-key";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, key, named, render, success, type } from "@slipway/ui/testing/render.tsx";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CommandList } from "./command-list.tsx";
import { gatherTyping, takeTyping } from "./typed-ahead.ts";

const ran = vi.fn();
const went = vi.fn();
const closed = vi.fn();

function Page() {
  useKey({ keys: "g c", label: "Open Code", group: "Project" }, () => ran("code"));
  useKey({ keys: "g p", label: "Open Preview", group: "Project" }, () => ran("preview"));
  return (
    <InShell does={{ go: went }}>
      <CommandList onClose={closed} />
    </InShell>
  );
}

const screen = () =>
  render(
    <RouterProvider
      router={createRouter({
        routeTree: createRootRoute({ component: Page }),
        history: createMemoryHistory({ initialEntries: ["/"] }),
      })}
    />,
  );

beforeEach(() => {
  for (const told of [ran, went, closed]) told.mockClear();
  answerCalls({
    "GET /user": () => success({ id: "usr_1", workspaces: [{ id: "w1" }] }),
    "GET /workspaces/w1/projects": () => success({ projects: [{ id: "p2", display_name: "Golden Crust" }] }),
  });
});
afterEach(() => {
  takeTyping();
  vi.unstubAllGlobals();
});

const field = () => named<HTMLInputElement>("input", "Find a command");
const options = () => [...document.querySelectorAll("[role=option]")].map((option) => option.textContent);
const chosen = () => document.querySelector("[data-combobox-selected]")?.textContent;

it("runs what the arrows chose, goes to a project by its name, and says when nothing is called that [T2.04] [T9.18]", async () => {
  await using page = await screen();
  await page.settle(() => expect(options()).toContain("Golden Crust"));
  await type(field(), "open");
  await page.settle(() => expect(options().slice(0, 2)).toEqual(["Open CodeGC", "Open PreviewGP"]));
  await page.settle(() => expect(chosen()).toBe("Open CodeGC"));
  await key(field(), "ArrowDown");
  expect(chosen()).toBe("Open PreviewGP");
  await key(field(), "Enter");
  expect(ran.mock.calls).toEqual([["preview"]]);
  expect(closed).toHaveBeenCalledTimes(1);

  await type(field(), "nothing has such a name");
  await page.settle(() => expect(options()).toEqual(["Golden Crust"]));
  await page.settle(() => expect(chosen()).toBe("Golden Crust"));
  await key(field(), "Enter");
  expect(went).toHaveBeenCalledWith("/projects/p2");
});

it("keeps what the arrows chose when projects arrive", async () => {
  const projects = Promise.withResolvers<void>();
  answerCalls({
    "GET /user": () => success({ id: "usr_1", workspaces: [{ id: "w1" }] }),
    "GET /workspaces/w1/projects": async () => {
      await projects.promise;
      return success({ projects: [{ id: "p2", display_name: "Golden Crust" }] });
    },
  });
  await using page = await screen();
  await page.settle(() => expect(chosen()).toBe("Open CodeGC"));
  await key(field(), "ArrowDown");
  projects.resolve();
  await page.settle(() => expect(options()).toContain("Golden Crust"));
  expect(chosen()).toBe("Open PreviewGP");
  await key(field(), "Enter");
  expect(ran.mock.calls).toEqual([["preview"]]);
});

it("closes with Escape [T2.04]", async () => {
  await using page = await screen();
  await page.settle(() => expect(options()).not.toEqual([]));
  await key(field(), "Escape");
  expect(closed).toHaveBeenCalledTimes(1);
  expect(ran).not.toHaveBeenCalled();
});

it("receives keys typed while it was loading, and nothing else does", async () => {
  const below = document.body.appendChild(document.createElement("textarea"));
  const heard = vi.fn();
  below.addEventListener("keydown", heard);
  gatherTyping(closed);
  for (const name of ["b", "Escape"]) await key(below, name);
  expect(closed).toHaveBeenCalledTimes(1);
  gatherTyping(closed);
  for (const name of ["p", "x", "Backspace", "r", "e"]) await key(below, name);
  expect(heard).not.toHaveBeenCalled();
  await using page = await screen();
  await page.settle(() => field());
  await act(async () => field().focus());
  await page.settle(() => expect(field().value).toBe("pre"));
  await page.settle(() => expect(chosen()).toBe("Open PreviewGP"));
  await key(below, "a");
  expect(heard).toHaveBeenCalledTimes(1);
  below.remove();
});
