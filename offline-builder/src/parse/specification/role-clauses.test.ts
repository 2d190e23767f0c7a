import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type Files } from "../../testing.ts";
import { prepareBuild } from "../../turn/build.ts";
import { typeCheck } from "../../type-check.ts";
import { roleLists } from "./role-clauses.ts";

const model = createOfflineBuilder();

describe("a line that says who does what", () => {
  it.each([
    ["app where dog owners post walks and walkers apply", "Walks, Applications", "For dog owners, For walkers"],
    ["site where neighbours post tools and others borrow them", "Tools, Loans", "For neighbours, For others"],
    [
      "choir app: conductors share recordings, singers message conductors",
      "Recordings, Messages",
      "For conductors, For singers",
    ],
    [
      "library app where members borrow books and librarians manage them",
      "Books, Loans",
      "For members, For librarians",
    ],
    ["clinic app where patients book and doctors see their schedule", "Bookings", "For patients, For doctors"],
    [
      "tenant portal where tenants report repairs and the landlord tracks status",
      "Repairs",
      "For tenants, For landlord",
    ],
    ["baking contest site where people submit cakes and judges rate them", "Cakes, Reviews", "For people, For judges"],
  ])("has a list for each thing and deed, and a page for each kind of people: %s", (text, lists, pages) => {
    const { plan } = prepareBuild(text, "en")!;
    expect(plan.entities.map(({ plural }) => plural).join(", ")).toBe(lists);
    expect(plan.pages.flatMap(({ role, title }) => (role ? [title] : [])).join(", ")).toBe(pages);
  });

  it.each([
    "job board where companies post jobs and people apply",
    "timesheet app: employees log hours per project and managers approve",
    "let people book a haircut at my barber shop, they pick a barber and a time",
    "notes app with login so everyone sees only their own notes",
    "vet clinic: owners, pets, visits with notes",
    "a site for our club: members, dates, photos",
    "website for my bakery, cakes and breads, customers love our pies",
  ])("is none where an app of its own is meant or nobody does anything: %s", (text) => {
    expect(roleLists(text, "en")).toBeNull();
  });

  it("lets each kind of people add what is theirs on their page", async () => {
    const texts = [
      "app where dog owners post walks and walkers apply",
      "site where neighbours post tools and others borrow them",
    ];
    const all: Files[] = [];
    for (const text of texts) all.push((await runTurn(model, text)).files);
    expect(all[0]!.get("src/pages/ForWalkers.tsx")).toContain("<ApplicationForm");
    expect(all[0]!.get("src/pages/ForDogOwners.tsx")).toContain("<WalkForm");
    expect(all[0]!.get("src/pages/ForWalkers.tsx")).not.toContain("<WalkForm");
    expect(typeCheck(all)).toBe("");
  }, 120_000);
});
