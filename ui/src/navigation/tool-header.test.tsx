import { expect, it } from "vitest";
import { InShell } from "../testing/in-shell.tsx";
import { named, pageText, render } from "../testing/render.tsx";
import { EmbeddedTool, ToolHeader } from "./tool-header.tsx";

it("ends with the way back to the preview, once: a view inside another has none [T2.11]", async () => {
  await using _ = await render(
    <InShell>
      <ToolHeader title="Errors" />
      <EmbeddedTool>
        <ToolHeader title="Changes" />
      </EmbeddedTool>
    </InShell>,
  );
  expect(pageText()).toBe("ErrorsChanges");
  expect(document.querySelectorAll("[aria-label=Close]")).toHaveLength(1);
  expect(named("button", "Close").closest("header")!.textContent).toBe("Errors");
});
