import { expect, it } from "vitest";
import { givableRoles } from "./roles.ts";

it("offers only roles that the person may grant", () => {
  expect(givableRoles(["ViewWorkspace", "AddWorkspaceViewers", "AddWorkspaceEditors"])).toEqual(["viewer", "editor"]);
  expect(givableRoles(["ViewWorkspace"])).toEqual([]);
});
