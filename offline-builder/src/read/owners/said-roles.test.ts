import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";
import { readAsk } from "../read.ts";
import { roleClauses, withoutNamedRoles } from "./said-roles.ts";

describe("clauses of who may edit and who may only view", () => {
  it.each([
    ["Managers can edit, everyone else can only view.", ["Managers can edit", "everyone else can only view"]],
    ["Task tracker with roles: admin, editor and viewer", ["Task tracker with roles", "admin", "editor", "viewer"]],
    ["Admins dürfen alles, Mitarbeiter nur lesen", ["Admins dürfen alles", "Mitarbeiter nur lesen"]],
    ["Los administradores editan, los demás solo ven", ["Los administradores editan", "los demás solo ven"]],
  ])("are found: %s", (text, clauses) => expect(roleClauses(text)).toEqual(expect.arrayContaining(clauses)));

  it.each([
    "Recipes with title and steps. Users can add and edit recipes",
    "Members list with name, email and role",
    "Employees hand in requests, the manager approves or rejects",
    "Everyone sees only their own entries",
  ])("are none: %s", (text) => expect(roleClauses(text)).toEqual([]));

  it("take no longer the longer a hostile text is", () => {
    expect(roleClauses(`Admins ${"can only ".repeat(700)}`)).toEqual([]);
  });
});

it("says that sharing brings the roles a first request asks for, and offers it", async () => {
  const text =
    "An internal tool for our IT equipment: assets with name, serial number, status. Admins can edit everything, employees can only view";
  const { finish } = await runTurn(createOfflineBuilder(), text);
  expect(finish!.not_done.join("\n")).toContain("comes with “Share it with my team”");
  expect(finish!.not_done.join("\n")).not.toMatch(/Not (?:built|used)[^\n]*(?:Admins|employees)/);
  expect(finish!.suggestions[0]).toBe("Share it with my team");
  expect(finish!.replies).toEqual(["Share it with my team"]);
});

describe("roles that are only named", () => {
  const listsOf = (text: string, language: "en" | "de" | "es") => readAsk(text, language).lists.map(({ key }) => key);

  it.each([
    [
      "Equipment list with serial number and due back; CSV import, roles for editors and viewers",
      "en",
      ["equipment-list"],
    ],
    ["Books with title and author; roles: librarian and reader", "en", ["book"]],
    ["Geräteliste mit Seriennummer und Rückgabe; Rollen für Bearbeiter und Betrachter", "de", ["gerät"]],
  ] as const)("are no lists: %s", (text, language, lists) => expect(listsOf(text, language)).toEqual(lists));

  it("keep the places of all other words, and lists behind a comma", () => {
    const text = "Plays with roles for actors, dates with time";
    expect(withoutNamedRoles(text)).toBe(`Plays ${" ".repeat("with roles for actors".length)}, dates with time`);
    expect(withoutNamedRoles("Members with name, email and role")).toBe("Members with name, email and role");
  });

  it("build an app of what is kept, without a list of editors", async () => {
    const request =
      "Internal tool for our team: equipment list with serial number, who has what; roles for editors and viewers";
    const { files } = await runTurn(createOfflineBuilder(), request);
    const plan = JSON.parse(files.get(".slipway/plan.json")!) as { entities: { key: string; plural: string }[] };
    expect(plan.entities.map(({ plural }) => plural).join()).not.toMatch(/editor|viewer/i);
  });
});
