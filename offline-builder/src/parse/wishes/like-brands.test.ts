import { describe, expect, it } from "vitest";
import { chooseArchetype } from "../../archetypes/registry.ts";
import { likeKinds } from "../../lexicon/brands.ts";
import type { Language } from "../../plan/plan.ts";
import { understand } from "../understand.ts";
import { likeBrand } from "./like-brands.ts";

const languages: readonly Language[] = ["en", "de", "es"];
const archetypeOf = (text: string, language: Language): string | undefined =>
  chooseArchetype(understand(text, language))?.id;

/** Neither nothing nor the site of a firm that nobody knows. */
function isKnown(text: string, language: Language): boolean {
  const request = understand(text, language);
  const archetype = chooseArchetype(request);
  return archetype !== null && (archetype.id !== "brochure" || archetype.plan(request).options["known"] !== false);
}

describe("an app that is named by a company", () => {
  it("is of a kind that can be built, in each language", () => {
    for (const { asked, brands } of likeKinds)
      for (const [at, language] of languages.entries())
        expect(isKnown(asked[at]!, language), `${brands}: ${asked[at]}`).toBe(true);
  });

  it.each([
    ["whatsapp clone", "en", "chat"],
    ["make me a simple instagram clone", "en", "social"],
    ["a clone of google keep", "en", "notes"],
    ["a site like eBay for fishing gear", "en", "listing"],
    ["duolingo for bird songs", "en", "tracker"],
    ["etsy clone for handmade jewelry", "en", "shop"],
    ["ein Blog ähnlich wie Substack", "de", "blog"],
    ["una app como Splitwise para mi piso", "es", "tracker"],
  ] as const)("is built as what it is: %s", (text, language, archetype) => {
    expect(archetypeOf(likeBrand(text, language)!.asked, language)).toBe(archetype);
  });

  it("keeps what else is said of it, and says that nothing of the company is copied", () => {
    const { asked, caveat } = likeBrand("Trello clone with columns Ideas, Doing, Shipped in dark blue", "en")!;
    expect(asked).toBe("Kanban board for a team with columns Ideas, Doing, Shipped in dark blue");
    expect(caveat).toBe("Own look and texts: nothing of Trello is copied, neither its name nor its design");
  });

  it.each([
    "links to my instagram",
    "a bakery site with a link to our facebook page",
    "youtube video ideas list",
    "spotify playlist tracker",
    "amazon wishlist",
    "I would like a medium sized shop for tea",
  ])("is none where a company is only spoken of: %s", (text) => {
    expect(likeBrand(text, "en")).toBeNull();
  });
});
