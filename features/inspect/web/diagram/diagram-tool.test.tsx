import { chooseDiagram } from "@slipway/ui/session/chosen-diagram";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { named, pageText, render } from "@slipway/ui/testing/render.tsx";
import { expect, it } from "vitest";
import { DiagramTool } from "./diagram-tool.tsx";

const show = () =>
  render(
    <InShell>
      <DiagramTool projectId="p1" />
    </InShell>,
  );

it.each([
  [null, "No mermaid diagram selected."],
  [{ title: "x" }, "Mermaid data found but no code property."],
  [{ code: " " }, "No diagram code provided"],
])("says why there is nothing to draw: %j [T2.24] [T5.02]", async (data, words) => {
  chooseDiagram("p1", data);
  await using _page = await show();
  expect(pageText()).toContain(words);
  named("button", "Close");
});
