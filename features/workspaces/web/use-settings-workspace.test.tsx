import { createQueryClient } from "@slipway/ui/api/query-client";
import { chooseWorkspace } from "@slipway/ui/session/current-workspace";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { useSettingsWorkspace } from "./use-settings-workspace.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const answers: Record<string, object> = {
  "/api/user": { id: "u1" },
  "/api/workspaces": {
    workspaces: [
      { id: "mine", name: "Mine" },
      { id: "bakery", name: "Bakery" },
    ],
  },
  "/api/projects/p1/details": { id: "p1", workspace_id: "bakery" },
  "/api/projects/p2/details": { id: "p2", workspace_id: "elsewhere" },
};

afterEach(() => vi.unstubAllGlobals());

async function shownFor(projectId: string | null): Promise<string> {
  vi.stubGlobal("fetch", async (url: string) => Response.json(answers[url]));
  chooseWorkspace("mine");
  const drawn = vi.fn<(what: string) => void>();
  const shown = () => drawn.mock.lastCall![0];
  function Reader() {
    const { workspace, isPending, isOutsider } = useSettingsWorkspace(projectId);
    drawn(isPending ? "pending" : isOutsider ? "outsider" : (workspace?.name ?? "none"));
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <Reader />
      </QueryClientProvider>,
    ),
  );
  await act(async () => vi.waitFor(() => expect(shown()).not.toBe("pending")));
  await act(async () => root.unmount());
  return shown();
}

it("shows the chosen workspace, and in a project that project's", async () => {
  expect(await shownFor(null)).toBe("Mine");
  expect(await shownFor("p1")).toBe("Bakery");
});

it("shows no other workspace to someone who only collaborates on the project", async () => {
  expect(await shownFor("p2")).toBe("outsider");
});
