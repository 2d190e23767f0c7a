import { expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";

it("links inside a coloured header take its ink, and a second colour takes the place of the first", async () => {
  const model = createOfflineBuilder();
  const first = await runTurn(model, "a kanban board for a small team with due dates");
  const blue = await runTurn(model, "make the header blue", { files: first.files, messages: first.messages });
  const css = blue.files.get("src/index.css")!;
  expect(css).toMatch(/\n\.bg-header \{[^}]*--muted-foreground: var\(--header-foreground\);/);
  expect(css).toMatch(/\n\.bg-header \{[^}]*--muted: color-mix\(in oklab, var\(--header\) 82%, black\);/);
  const yellow = await runTurn(model, "make the header yellow", { files: blue.files, messages: blue.messages });
  const after = yellow.files.get("src/index.css")!;
  expect(after.match(/\n\.bg-header \{/g)).toHaveLength(1);
  expect(after).toMatch(/\n\.bg-header \{[^}]*--muted: color-mix\(in oklab, var\(--header\) 82%, white\);/);
});
