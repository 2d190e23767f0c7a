import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import type { Plan } from "../../plan/plan.ts";
import { planPath } from "../../plan/plan-file.ts";
import { runTurn, type Files } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";
import { askedItems, askedParts } from "./asked-parts.ts";

async function siteOf(request: string): Promise<{ files: Files; titles: string[] }> {
  const { files } = await runTurn(createOfflineBuilder(), request);
  const { pages } = JSON.parse(files.get(planPath)!) as Plan;
  return { files, titles: pages.filter(({ nav }) => nav).map(({ title }) => title) };
}

describe("the parts that a request for a site names", () => {
  it("stand behind the first sign of a list", () => {
    expect(askedItems("site for a roofer, gallery (past work), request a quote form and FAQ")).toEqual([
      "gallery",
      "request a quote form",
      "FAQ",
    ]);
    expect(askedItems("an art gallery website")).toEqual([]);
  });

  it("are called what the request calls them where that is a name", () => {
    const ids = askedParts("page for a choir with our story, gift list, volunteers, where we sing", "en").parts;
    expect(ids).toEqual([
      { id: "about", title: "Story" },
      { id: "gifts", title: "Gift list" },
      { id: "volunteer", title: "Volunteer" },
    ]);
  });

  it.each([
    ["site for a plumber, services, gallery of past work, request a quote form", ["Gallery", "Request a quote"]],
    ["website for a dance school with courses, teachers, faq and testimonials", ["Teachers", "FAQ", "Testimonials"]],
    ["Seite für unseren Sportverein: Vorstand, Sponsoren, Termine", ["Vorstand", "Sponsoren", "Termine"]],
    [
      "página web para un bufete con áreas de práctica, equipo, blog y contacto",
      ["Áreas de práctica", "Equipo", "Blog"],
    ],
    ["landing page for my app, features, pricing, faq", ["Pricing", "FAQ"]],
    ["developer portfolio: projects, skills, blog, resume", ["Projects", "Skills", "Blog", "Résumé"]],
  ])("have a page each in the navigation: %s", async (request, wanted) => {
    const { titles } = await siteOf(request);
    expect(titles).toEqual(expect.arrayContaining(wanted));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("bring a sign-up for news onto the first page", async () => {
    const { files } = await siteOf("website for a pottery with prices and newsletter");
    expect(files.get("src/pages/Index.tsx")).toContain("<Newsletter />");
  });

  it("are no trade: a hut with a gallery sells no pictures", async () => {
    const { files } = await siteOf("site for a mountain hut: rooms, prices, gallery");
    expect((JSON.parse(files.get(planPath)!) as Plan).domain).not.toBe("gallery-shop");
  });

  it("pass the compiler, all of them", { timeout: 120_000 }, async () => {
    const all = await Promise.all(
      [
        "wedding website for Ida & Tom with our story, schedule, gift list, gallery and location",
        "website for a dance school with prices, teachers, faq, reviews, events, blog, sponsors and a volunteer form",
        "illustrator portfolio with projects, skills, resume, blog, team and commission requests",
      ].map(siteOf),
    );
    expect(typeCheck(all.map(({ files }) => files))).toBe("");
  });
});
