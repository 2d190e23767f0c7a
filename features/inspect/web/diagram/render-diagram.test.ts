import { expect, it, vi } from "vitest";
import { renderDiagram } from "./render-diagram.ts";

// The library is large, and loaded by the first.
vi.setConfig({ testTimeout: 60_000 });

it("reports the line of the error in a broken diagram [T8.13]", async () => {
  const picture = await renderDiagram("graph TD\n  A -->\n  --> B", { dark: false });
  expect(picture).toMatchObject({
    kind: "failed",
    message: expect.stringMatching(/^Diagram syntax error: .*line 3/s) as string,
  });
});

it("reports a diagram that cannot be drawn here, and leaves nothing on the page [T8.13]", async () => {
  const picture = await renderDiagram("graph TD\n  A --> B", { dark: false });
  expect(picture).toEqual({ kind: "failed", message: "Failed to render diagram" });
  expect(document.body.children).toHaveLength(0);
});
