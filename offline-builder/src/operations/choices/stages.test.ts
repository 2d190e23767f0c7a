import { expect, it } from "vitest";
import { renameStage } from "./stages.ts";

it.each([
  ["Dave is called David Holroyd", "Dave is called David Holroyd."],
  ["The column Ideas is now called Drafts", "Ideas is called Drafts."],
  ["the stage Won should be called Closed", "Won is called Closed."],
])("reads the name and not the verb behind it: %s", (text, understood) => {
  const request = { text, language: "en" } as Parameters<typeof renameStage.match>[0];
  expect(renameStage.match(request)?.understood).toBe(understood);
});
