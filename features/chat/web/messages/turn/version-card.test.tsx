import { useChosenVersion } from "@slipway/ui/session/chosen-version";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { pageText, press, render } from "@slipway/ui/testing/render.tsx";
import { expect, it, vi } from "vitest";
import { VersionCard } from "./version-card.tsx";

const openTool = vi.fn();
function Chosen() {
  return <output>{useChosenVersion("p1") ?? "none"}</output>;
}
const show = (editId: string | null) =>
  render(
    <InShell does={{ openTool }}>
      <Chosen />
      <VersionCard projectId="p1" editId={editId} title="Menu" version={3} current={false} busy={false} />
    </InShell>,
  );

it.each([
  ["View this version", "snapshot"],
  ["View code", "codeViewer"],
])("a version's card leads to it: %s [T2.25] [T2.22]", async (label, tool) => {
  await using _page = await show(`e-${tool}`);
  await press(label);
  expect(openTool).toHaveBeenLastCalledWith(tool);
  expect(document.querySelector("output")?.textContent).toBe(`e-${tool}`);
});

it("offers no link to an unknown version", async () => {
  await using _page = await show(null);
  expect(pageText()).toContain("Version 3");
  expect(document.querySelector("button")).toBeNull();
});
