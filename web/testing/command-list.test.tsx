import { useKey } from "@slipway/ui/keys/use-key";
import { InNavigation } from "@slipway/ui/testing/render-navigation.tsx";
import { answerCalls, key, named, render, success, type } from "@slipway/ui/testing/render.tsx";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, it, vi } from "vitest";
import { CommandList } from "../src/shell/commands/command-list.tsx";

afterEach(() => vi.unstubAllGlobals());

const onClose = vi.fn();
const ran = vi.fn();

function Page() {
  useKey({ keys: "mod+y", label: "Water the plants", group: "Garden" }, ran);
  return <CommandList onClose={onClose} />;
}

async function shown() {
  onClose.mockReset();
  ran.mockReset();
  answerCalls({
    "GET /user": () => success({ id: "u1", is_staff: false, workspaces: [{ id: "w1", name: "W", plan: "biz" }] }),
    "GET /workspaces/w1/projects": () => success({ projects: [], next_cursor: null }),
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  const page = await render(
    <InNavigation>
      <RouterProvider router={router} />
    </InNavigation>,
  );
  await page.settle(() => expect(offers()).toContain("Water the plants"));
  return page;
}
const field = () => named<HTMLInputElement>("input", "Find a command");
const list = () => document.querySelector("[role=listbox]");
const offers = () => [...document.querySelectorAll("[role=option] span:first-child")].map((one) => one.textContent);

it("closes with Escape, with something typed and after arrows too", async () => {
  await using page = await shown();
  expect(field().getAttribute("role")).toBe("combobox");
  await key(field(), "ArrowDown");
  await type(field(), "water");
  await page.settle(() => expect(offers()).toEqual(["Water the plants"]));
  expect(onClose).not.toHaveBeenCalled();
  await key(field(), "Escape");
  expect(onClose).toHaveBeenCalledOnce();
  expect(ran).not.toHaveBeenCalled();
});

it("reports no match beside the empty list", async () => {
  await using page = await shown();
  await type(field(), "no such thing");
  await page.settle(() => expect(document.body.textContent).toContain("No results"));
  expect(list()?.textContent ?? "").toBe("");
  expect(list()?.hasAttribute("hidden") ?? true).toBe(true);
});

it("offers pages of the help for what has no command", async () => {
  await using page = await shown();
  await type(field(), "delete account");
  await page.settle(() => expect(offers()).toContain("Close an account"));
  await type(field(), "");
  await page.settle(() => expect(offers()).not.toContain("Close an account"));
});
