import { expect, it } from "vitest";
import { givableRoles, lossBetween } from "./roles.ts";

it("offers only roles that the person may grant", () => {
  expect(givableRoles(["ViewWorkspace", "AddWorkspaceViewers", "AddWorkspaceEditors"])).toEqual(["viewer", "editor"]);
  expect(givableRoles(["ViewWorkspace"])).toEqual([]);
});

it("names what a lower role loses, and nothing for a higher one", () => {
  expect(lossBetween("admin", "editor")).toBe("Loses settings, plan and usage");
  expect(lossBetween("owner", "editor")).toBe(
    "Loses settings, plan and usage; making owners and deleting the workspace",
  );
  expect(lossBetween("viewer", "admin")).toBeNull();
});
