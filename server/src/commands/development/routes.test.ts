import { describe, expect, it } from "vitest";
import { route } from "@slipway/kernel/contract/route";
import { policyText, routeRows } from "./routes.ts";
import { table } from "../terminal.ts";

describe("the list of routes", () => {
  it("names what each policy asks for", () => {
    expect(policyText("public")).toBe("public");
    expect(policyText({ project: "EditProject" })).toBe("project EditProject");
  });

  it("has a line for each route and live path, ordered by path", () => {
    const chat = route({
      method: "POST",
      path: "/projects/{id}/chat",
      policy: { project: "EditProject" },
      summary: "Sends",
    });
    const user = route({ method: "GET", path: "/a", policy: "signedIn", summary: "Reads" });
    const live = { path: "projects/{id}/edits", policy: { project: "EditProject" }, summary: "Edits" } as const;
    const rows = routeRows([{ name: "chat", routes: { chat, user }, livePaths: [live] }]);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ["METHOD", "PATH", "POLICY"],
      ["GET", "/api/a", "signedIn"],
      ["POST", "/api/projects/{id}/chat", "project EditProject"],
      ["LIVE", "projects/{id}/edits", "project EditProject"],
    ]);
  });

  it("aligns columns", () => {
    expect(
      table([
        ["a", "bb", "c"],
        ["aaa", "b", ""],
      ]),
    ).toEqual(["a    bb  c", "aaa  b"]);
  });
});
