/** Long instructions as whole apps: lists that are about the subject, forms with the right verb, and nothing read from a wrong word. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import type { DraftPlan } from "./plan/plan.ts";
import { runTurn } from "./testing.ts";
import { prepareBuild } from "./turn/build.ts";
import { typeCheck } from "./type-check.ts";

function planOf(text: string): DraftPlan {
  const prepared = prepareBuild(text, "en");
  if (!prepared) throw new Error(`nothing understood in ${text}`);
  return prepared.plan;
}
const listsOf = (plan: DraftPlan): string[] => plan.entities.map(({ plural }) => plural);
const titlesOf = (plan: DraftPlan): string[] => plan.pages.filter(({ nav }) => nav).map(({ title }) => title);
const labelsOf = (plan: DraftPlan, plural: string): string[] =>
  plan.entities.find((entity) => entity.plural === plural)?.fields.map(({ label }) => label) ?? [];

const sheetMusic =
  "Please implement an online marketplace for used musical instruments. The marketplace should have functionalities for listing instruments, searching by category and price, a shopping cart, checkout, and seller ratings. Buyers should be able to browse instruments and place orders. Sellers should be able to publish instruments.";
const climbers =
  "Please implement a social network for climbers. The network should have functionalities for user profiles, photo posts, following other members, private messaging, and route groups. Users should be able to upload photos, like and comment on photos, follow members, and join groups.";
const architects =
  "Please implement a corporate website for an architecture studio to win new clients. The website should have pages for studio introduction, project showcase, news, and contact. Users should be able to browse completed projects, read news, and submit a consultation request through a form.";

describe("a long instruction", () => {
  it("that begins with a marketplace or a network declares no list of its functions", () => {
    const market = planOf(sheetMusic);
    expect(market.archetype).toBe("platform");
    expect(listsOf(market)).toEqual(["Instruments"]);
    expect(labelsOf(market, "Instruments")).toContain("Condition");
    expect(titlesOf(market)).toEqual(expect.arrayContaining(["Post instrument", "Cart", "My orders"]));
    expect(planOf(climbers).archetype).toBe("platform");
  });

  it("keeps no list of those it is for, nor of the words around its pages", () => {
    const plan = planOf(architects);
    expect(listsOf(plan).join()).not.toMatch(/clients|pages|studios|companies/i);
    expect(titlesOf(plan)).toEqual(
      expect.arrayContaining(["Project showcase", "News", "Contact", "Submit consultation request"]),
    );
    expect(plan.entities.find(({ plural }) => plural === "News")?.singular).toBe("Article");
    expect(plan.name).toBe("Architecture studio");
  });

  it.each([
    [
      "a podcast website",
      "browse podcasts, play episodes and comment on episodes",
      ["Podcasts", "Episodes"],
      ["Podcast", "Host"],
    ],
    [
      "a website for a donation charity",
      "browse campaigns and donate to a campaign",
      ["Campaigns"],
      ["Goal", "Raised"],
    ],
    [
      "a theater ticketing platform",
      "browse performances and choose seats",
      ["Performances", "Seats"],
      ["Venue", "Row"],
    ],
    [
      "a law firm management system",
      "create cases, schedule court hearings and log billable hours",
      ["Cases", "Court hearings", "Billable hours"],
      ["Court", "Fee per hour"],
    ],
    [
      "a fitness coaching app",
      "create workout plans, search exercises and record their weight",
      ["Workout plans", "Exercises", "Weight"],
      ["Muscle group", "Weight in kg"],
    ],
  ])("has lists that know the subject: %s", (subject, deeds, lists, labels) => {
    const plan = planOf(
      `Please implement ${subject} for people who want more of it. Users should be able to ${deeds}. The design should be simple and it should work on small screens.`,
    );
    expect(listsOf(plan)).toEqual(expect.arrayContaining(lists));
    expect(plan.entities.flatMap(({ fields }) => fields.map(({ label }) => label))).toEqual(
      expect.arrayContaining(labels),
    );
  });

  it("writes down of each what it shows of each", () => {
    const plan = planOf(
      "Please implement an aquarium control website. The website should display temperature, oxygen level, and light intensity for each aquarium, allow users to switch lamps on and off, set automation rules, and view charts. Users should be able to add sensors.",
    );
    expect(labelsOf(plan, "Aquariums")).toEqual(["Name", "Temperature", "Oxygen level", "Light intensity"]);
    expect(listsOf(plan)).toEqual(expect.arrayContaining(["Automation rules", "Sensors"]));
    expect(listsOf(plan).join()).not.toMatch(/set |view /i);
  });

  it("makes no lists of what is a filter, a talk or a page of figures", () => {
    const plan = planOf(
      "Please implement a local news website. The website should have functionalities for news categories, reader comments, live chat, delivery reports, and an editor dashboard. Users should be able to read articles, post comments and send messages.",
    );
    expect(listsOf(plan)).toEqual(["Articles"]);
    expect(titlesOf(plan)).toEqual(expect.arrayContaining(["Messages", "Delivery reports", "Editor dashboard"]));
  });

  it.each([
    [
      "a language exchange website",
      "find native speakers, schedule sessions and save vocabulary",
      /speakers|performers/i,
    ],
    ["a car parts forum", "answer questions, upvote answers and manage units of measurement", /units|quiz/i],
    ["a room rental platform for offices", "book meeting rooms and view their booking history", /meetings/i],
  ])("takes no word for what it means elsewhere: %s", (subject, deeds, none) => {
    const plan = planOf(
      `Please implement ${subject}. Users should be able to ${deeds}. The design should be simple and it should work on small screens for everybody.`,
    );
    expect([...listsOf(plan), ...titlesOf(plan)].join("|")).not.toMatch(none);
  });

  it("measures, ranks and judges what it calls so", () => {
    const plan = planOf(
      "Please implement a dashboard for marketing teams. The dashboard should include follower growth, engagement rates, agency rankings, and credit assessment. Users should be able to filter the data and export charts.",
    );
    expect(labelsOf(plan, "Follower growth")).toEqual(expect.arrayContaining(["Value", "Target", "Change in percent"]));
    expect(labelsOf(plan, "Agency rankings")).toContain("Points");
    expect(labelsOf(plan, "Credit assessment")).toEqual(expect.arrayContaining(["Score", "Risk"]));
  });

  it("plays a word game as a quiz with scores", () => {
    const plan = planOf(
      "Please implement a web-based vocabulary game for learning Spanish. The game should have levels, a timer, a score system, and a leaderboard. Players should be able to match words with translations and see their score.",
    );
    expect([plan.archetype, plan.domain, plan.options["topic"]]).toEqual(["game", "quiz", "vocabulary"]);
  });

  it("has a button that remembers what is joined, followed or completed, and says so only then", async () => {
    const turns = await Promise.all([climbers, sheetMusic].map((request) => runTurn(createOfflineBuilder(), request)));
    const [social, market] = turns;
    const view = social!.files.get("src/pages/InterestGroupDetail.tsx") ?? "";
    expect(view).toContain('deed="Join" done="Joined"');
    expect(social!.files.get("src/pages/GalleryPhotoDetail.tsx")).toMatch(
      /deed="Like" .*likes: galleryPhoto.likes \+ by/,
    );
    expect(social!.finish?.did.join("\n")).toContain("Follow (members)");
    expect(market!.files.has("src/data/taps.ts")).toBe(false);
    expect(market!.finish?.did.join("\n")).not.toContain("Buttons that remember");
    expect(typeCheck(turns.map(({ files }) => files))).toBe("");
  }, 90_000);
});
