import { expect, it } from "vitest";
import { givableRoles } from "./roles.ts";

it("offers only the roles one may give", () => {
  expect(givableRoles(["ViewWorkspace", "AddWorkspaceViewers", "AddWorkspaceEditors"])).toEqual(["viewer", "editor"]);
  expect(givableRoles(["ViewWorkspace"])).toEqual([]);
});
