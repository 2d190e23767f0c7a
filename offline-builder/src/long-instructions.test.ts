/** What long instructions enumerate, hand in and expect people to do: it is there, or the report names it. */
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

const potter =
  "Please implement a website for a potter. The website should include an about section, a gallery with techniques, a price list for repairs, a repair request form, a blog, and a newsletter sign-up. Visitors should be able to filter pots by technique and read blog posts.";
const brewery =
  "Please implement an ERP system for a brewery to manage hops and malt, brewing orders, suppliers, warehouse stock, and employees' shifts. The system should generate production reports. Users should be able to create a brewing order, receive deliveries, and plan shifts.";
const kayaks =
  "Please implement a travel website for guided kayak tours. The website should display tours with difficulty, duration, price, and meeting point on a map, a calendar of departures, and traveller reviews. Customers should be able to filter tours by difficulty and book a tour for several people.";
const kennel =
  "Please implement a CRM system for a dog school. The system should manage leads, trainers, and appointments. Trainers should be able to move leads through the stages asked, visited, and enrolled, and add notes to each lead. Managers should be able to view reports.";
const harbour =
  "Please implement a website for a harbour office to handle requests of boat owners. Owners should be able to report damages such as leaks with a location and a photo, apply for moorings, and book appointments at offices. Employees should be able to change the status of requests and lock accounts.";
const charity =
  "Please implement a matching website that connects helpers with shelters. Shelters should be able to post opportunities with title, location, time commitment and required skills. Helpers should be able to search opportunities by location and save opportunities.";
const shop =
  "Please implement an online store for camping supplies. The store should have functionalities for product search, product reviews, a wish list, a shopping cart, and order tracking. Users should be able to browse tents, stoves, and sleeping bags, add products to a wish list, write reviews, and place orders.";

describe("a long instruction", () => {
  it("that enumerates parts with an article each declares no fields of the one before them", () => {
    const plan = planOf(potter);
    expect(plan.archetype).toBe("platform");
    expect(titlesOf(plan)).toEqual(expect.arrayContaining(["About", "Gallery", "Price list", "Newsletter sign-up"]));
  });

  it("that says what is managed has a page for each of it", () => {
    expect(titlesOf(planOf(brewery))).toEqual(
      expect.arrayContaining(["Hops and malt", "Suppliers", "Warehouse stock", "Employees' shifts"]),
    );
  });

  it("that says with what a thing is shown writes it down of the thing, and makes no page of it", () => {
    const plan = planOf(kayaks);
    expect(labelsOf(plan, "Tours")).toEqual(
      expect.arrayContaining(["Difficulty", "Duration", "Price", "Meeting point"]),
    );
    expect(titlesOf(plan).join()).not.toMatch(/duration|meeting point/i);
    expect(titlesOf(plan)).toContain("Traveller reviews");
  });

  it("that names the stages of a thing has these values", () => {
    const lead = planOf(kennel).entities.find(({ plural }) => plural === "Leads");
    expect(lead?.fields.find(({ type }) => type === "enum")?.options).toBeDefined();
    expect(lead?.fields.flatMap(({ options }) => options ?? [])).toEqual(
      expect.arrayContaining(["Asked", "Visited", "Enrolled"]),
    );
  });

  it("that names what people report and apply for has a form for it, also where no list of the lexicon is of it", () => {
    const plan = planOf(harbour);
    expect(titlesOf(plan)).toEqual(expect.arrayContaining(["Report damage", "Apply for mooring", "Book appointment"]));
    expect(labelsOf(plan, "Damages")).toEqual(expect.arrayContaining(["Location", "Photo"]));
    expect(listsOf(plan).join()).not.toMatch(/offices/i);
  });

  it("takes opportunities for deals only where something is sold", () => {
    const plan = planOf(charity);
    expect(labelsOf(plan, "Opportunities")).toEqual(
      expect.arrayContaining(["Location", "Time commitment", "Required skills"]),
    );
    expect(labelsOf(plan, "Opportunities")).not.toContain("Value");
  });

  it("names what people should be able to do and cannot", async () => {
    const { finish } = await runTurn(createOfflineBuilder(), harbour);
    expect(finish?.not_done?.join("\n")).toContain("“lock accounts”");
    expect(finish?.not_done?.join("\n")).not.toMatch(/“(?:report|apply|book|change)/);
  });

  it("for a shop has its kinds of goods, reviews, a wish list and the state of orders, and type-checks", async () => {
    const { files, finish } = await runTurn(createOfflineBuilder(), shop);
    expect(files.get("src/content/products.ts")).toContain('categories = ["Tents", "Stoves", "Sleeping bags"]');
    expect(files.get("src/pages/Product.tsx")).toContain("<Reviews about={product.id} />");
    expect(files.get("src/pages/Wishlist.tsx")).toBeDefined();
    expect(files.get("src/pages/Orders.tsx")).toContain("Noted on this device");
    expect(finish?.not_done?.join("\n")).not.toMatch(/wish list|reviews/);
    expect(typeCheck([files])).toBe("");
  }, 120_000);

  it("keeps what people should be able to log, and links what it compares", async () => {
    const { files } = await runTurn(
      createOfflineBuilder(),
      "Please implement a CRM system for a yacht broker. The system should manage yachts, viewings, buyers, and sellers. Brokers should be able to log calls, schedule viewings, and compare yachts.",
    );
    const plan = JSON.parse(files.get(".slipway/plan.json")!) as DraftPlan;
    expect(listsOf(plan)).toContain("Calls");
    const compare = [...files].find(([path]) => path.endsWith("pages/Compare.tsx"))?.[1] ?? "";
    expect(compare).toContain("to={`/");
    expect(compare).not.toContain("`$/");
  });

  it("for a site has prices, words and ways that are none of somebody's tasks", () => {
    const plan = planOf(
      "Please implement a website for a school of Frisian. The website should have functionalities for course listings, a dictionary of words, a price list, directions, and a photo gallery. Visitors should be able to browse courses, look up words in the dictionary, and view the directions.",
    );
    expect(labelsOf(plan, "Dictionary of words")).toEqual(expect.arrayContaining(["Word", "Meaning"]));
    expect(labelsOf(plan, "Price list")).toContain("Price");
    expect(labelsOf(plan, "Directions")).toEqual(["From", "By", "Minutes", "Description"]);
  });

  it("that names parts of one trade beside each other has a list for each", () => {
    const plan = planOf(
      "Please implement a vineyard management system to manage fields, crops, machinery, and harvests. The system should generate harvest reports. Users should be able to record harvests with date, crop and quantity, and view charts of yields.",
    );
    expect(listsOf(plan)).toEqual(expect.arrayContaining(["Fields", "Crops", "Machinery", "Harvests"]));
    expect(labelsOf(plan, "Harvests")).toEqual(expect.arrayContaining(["Date", "Quantity"]));
  });

  it("takes what is done next for no field, and says once what is asked and answered", () => {
    const salon = planOf(
      "Please implement a customer management system for a barber. The system should manage customers, appointments, and barbers. Employees should be able to book appointments with a barber, record visits, add points, and send greetings. Managers should be able to view reports.",
    );
    expect(salon.entities.flatMap(({ fields }) => fields.map(({ label }) => label)).join()).not.toMatch(
      /record visits|send greetings|pet/i,
    );
    const community = planOf(
      "Please implement a question and answer community for home bakers. The community should have functionalities for asking questions, answering questions, voting, and user reputation. Users should be able to post questions with tags, answer questions, vote for answers, and accept an answer.",
    );
    expect(community.archetype).toBe("platform");
    expect(titlesOf(community)).toContain("Questions");
    expect(titlesOf(community).join()).not.toMatch(/asking|answering|tags/i);
  });

  it("for a photographer has packages with prices, no parcels and no homes to let", () => {
    const plan = planOf(
      "Please implement a portfolio website for a portrait photographer. The website should include a home page, an about page, galleries by place, packages with prices, a booking request form, and a blog. Visitors should be able to view galleries, compare packages, and send a booking request.",
    );
    expect(labelsOf(plan, "Packages")).toContain("Price");
    expect(listsOf(plan).join()).not.toMatch(/homes/i);
  });

  it("that asks for a pie and a line has both on the page of reports", async () => {
    const { files } = await runTurn(
      createOfflineBuilder(),
      "Please implement a system to manage donations, volunteers, and events. The system should show a pie chart of donations by kind and a line chart of donations per month. Users should be able to add donations, view reports, and like comments on events.",
    );
    const page = [...files].find(([path]) => path.endsWith("ReportPage.tsx"))?.[1] ?? "";
    expect(page).toContain("<PieChart");
    expect(page).toContain("<LineChart");
    expect(typeCheck([files])).toBe("");
  }, 120_000);
});
