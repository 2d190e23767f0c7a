import { press, render } from "@slipway/ui/testing/render.tsx";
import { act, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { tellPreview, usePreviewView } from "./preview-store.ts";
import { useNewBuilds } from "./use-new-builds.ts";

type Build = string | null | undefined;

function Shown({ builds }: { builds: readonly Build[] }) {
  const [at, setAt] = useState(0);
  useNewBuilds("p1", builds[at]);
  return (
    <button type="button" data-reloads={usePreviewView("p1").reloads} onClick={() => setAt(at + 1)}>
      Next build
    </button>
  );
}

/** How often a page in trouble is loaded anew over these builds. */
async function reloadsOver(builds: readonly Build[]): Promise<number> {
  await using _page = await render(<Shown builds={builds} />);
  const reloads = (): number => Number(document.querySelector("button")!.dataset["reloads"]);
  const before = reloads();
  await act(async () => tellPreview("p1", { type: "trouble" }));
  for (let next = 1; next < builds.length; next += 1) await press("Next build");
  return reloads() - before;
}

afterEach(() => tellPreview("p1", { type: "left" }));

it.each([
  ["the first build of a project", [null, "a"], 1],
  ["a build after another", ["a", "b"], 1],
  ["the first build, though not known for a moment", [undefined, null, undefined, "a"], 1],
  ["no build that comes back", ["a", undefined, "a"], 0],
  ["no build that is absent for a moment", ["a", null, "a"], 0],
  ["no build that was there when the page was opened", [undefined, "a"], 0],
] as const)("loads a page in trouble anew for %s", async (_, builds, reloads) => {
  expect(await reloadsOver(builds)).toBe(reloads);
});
