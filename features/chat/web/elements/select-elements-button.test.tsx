import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { named, press, render } from "@slipway/ui/testing/render.tsx";
import { setVisualEditing } from "@slipway/ui/session/visual-editing";
import { expect, it, vi } from "vitest";
import { SelectElementsButton } from "./select-elements-button.tsx";

const LABEL = "Select elements in the preview";

it("shows that elements are being selected, and ends it when pressed again [W3.02]", async () => {
  const openTool = vi.fn<() => void>();
  await using page = await render(
    <InShell does={{ openTool }}>
      <SelectElementsButton projectId="p1" />
    </InShell>,
  );
  const pressed = (value: string) =>
    page.settle(() => expect(named("button", LABEL).getAttribute("aria-pressed")).toBe(value));
  await pressed("false");
  await press(LABEL);
  await pressed("true");
  expect(openTool).toHaveBeenCalledWith("preview");
  await press(LABEL);
  await pressed("false");
  setVisualEditing("p1", false);
});
