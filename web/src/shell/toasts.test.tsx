import { route } from "@slipway/kernel/contract/route";
import { NavigationContext, useNavigation } from "@slipway/ui/navigation/navigation";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { ABOUT_CONNECTION } from "@slipway/ui/errors/handle-error";
import { showToast } from "@slipway/ui/kit/status/toast";
import { answerCalls, failure, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { useRouterNavigation } from "./router-navigation.ts";
import { Toasts } from "./toasts.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const changeThing = route({ method: "POST", path: "/things", policy: "signedIn", summary: "" });
const removePerson = route({
  method: "DELETE",
  path: "/people/{id}",
  policy: "signedIn",
  summary: "",
  params: z.object({ id: z.string() }),
});

function Page() {
  const { openTool } = useNavigation();
  const change = useRouteMutation(changeThing);
  const remove = useRouteMutation(removePerson);
  return (
    <>
      <button type="button" onClick={() => openTool("snapshot")}>
        Versions
      </button>
      <button type="button" onClick={() => change.mutate({})}>
        Change
      </button>
      {["ann", "ben"].map((id) => (
        <button key={id} type="button" onClick={() => remove.mutate({ params: { id } })}>
          Remove {id}
        </button>
      ))}
      <Toasts />
    </>
  );
}
function Shell() {
  const { navigation } = useRouterNavigation();
  return (
    <NavigationContext value={navigation}>
      <Page />
    </NavigationContext>
  );
}
function shell() {
  const history = createMemoryHistory({ initialEntries: ["/projects/p1"] });
  return <RouterProvider router={createRouter({ routeTree: createRootRoute({ component: Shell }), history })} />;
}

it("ends an error with the screen that it came up on, and leaves one about a text that is not saved", async () => {
  await using page = await render(shell());
  await page.settle(() => expect(pageText()).toContain("Versions"));
  showToast({ tone: "err", title: "Failed to delete user" });
  showToast({ tone: "err", title: "Not saved yet", stays: true });
  showToast({ tone: "err", title: "Slipway isn't answering", about: ABOUT_CONNECTION });
  showToast({ tone: "err", title: "Failed to move", action: { label: "Move again", run: () => undefined } });
  await page.settle(() => expect(pageText()).toContain("Move again"));
  const later = Date.now() + 5000;
  vi.spyOn(Date, "now").mockReturnValue(later);
  await press("Versions");
  vi.restoreAllMocks();
  await page.settle(() => expect(pageText()).not.toContain("Failed to delete user"));
  expect(pageText()).toContain("Not saved yet");
  expect(pageText()).toContain("Slipway isn't answering");
  expect(pageText()).toContain("Move again");
});

it("ends an error about a change once the change is made", async () => {
  let refuses = true;
  const refused = () => failure(409, { message: "Somebody else was faster." });
  answerCalls({ "POST /things": () => (refuses ? refused() : success()) });
  await using page = await render(shell());
  await page.settle(() => expect(pageText()).toContain("Versions"));
  await press("Change");
  await page.settle(() => expect(pageText()).toContain("Somebody else was faster."));
  refuses = false;
  await press("Change");
  await page.settle(() => expect(pageText()).not.toContain("Somebody else was faster."));
});

it("keeps an error about one thing when the same change is made to another thing", async () => {
  let bensFailure: string | null = "Ben owns a project.";
  answerCalls({
    "DELETE /people/ann": () => failure(409, { message: "Ann owns a workspace." }),
    "DELETE /people/ben": () => (bensFailure === null ? success() : failure(409, { message: bensFailure })),
  });
  await using page = await render(shell());
  await page.settle(() => expect(pageText()).toContain("Remove ann"));
  await press("Remove ann");
  await page.settle(() => expect(pageText()).toContain("Ann owns a workspace."));
  await press("Remove ben");
  await page.settle(() => expect(pageText()).toContain("Ben owns a project."));
  expect(pageText()).toContain("Ann owns a workspace.");
  bensFailure = null;
  await press("Remove ben");
  await page.settle(() => expect(pageText()).not.toContain("Ben owns a project."));
  expect(pageText()).toContain("Ann owns a workspace.");
});
