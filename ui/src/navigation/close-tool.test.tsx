import { expect, it, vi } from "vitest";
import { InShell } from "../testing/in-shell.tsx";
import { focus, named, pageText, press, render } from "../testing/render.tsx";
import { CloseTool } from "./close-tool.tsx";

it("returns to the preview, and says so [T2.11]", async () => {
  const openTool = vi.fn();
  await using page = await render(
    <InShell does={{ openTool }}>
      <CloseTool />
    </InShell>,
  );
  await focus(named("button", "Close"));
  await page.settle(() => expect(pageText()).toContain("Return to preview"));
  await press("Close");
  expect(openTool).toHaveBeenCalledWith("preview");
});
