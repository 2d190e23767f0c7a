/** Sites that a request describes by what they are for: each function asked for is a page of its subject, or a button on one. */
import { beforeAll, describe, expect, it } from "vitest";
import { detectLanguage } from "./language/detect.ts";
import { createOfflineBuilder } from "./model.ts";
import type { DraftPlan } from "./plan/plan.ts";
import { runTurn, type Files } from "./testing.ts";
import { prepareBuild } from "./turn/build.ts";
import { typeCheck } from "./type-check.ts";

const planOf = (text: string): DraftPlan => prepareBuild(text, detectLanguage(text).language ?? "en")!.plan;
const titlesOf = (plan: DraftPlan): string[] => plan.pages.filter(({ nav }) => nav).map(({ title }) => title);
const labelsOf = (plan: DraftPlan, list: string): string[] =>
  plan.entities.find(({ plural }) => plural === list)?.fields.map(({ label }) => label) ?? [];

const boats =
  "Please build a houseboat rental platform. It should have functionalities for browsing boats and skippers, checking availability, reservations and a newsletter. Users should be able to compare boats, book a boat and like photos. Use linen for the background and navy for components.";
const pumps =
  "Please implement a company website for a pump manufacturer. It should have functionalities for introducing the company, showing products and publishing news. Users should be able to browse products with details and submit an inquiry form.";
const flats =
  "Please build a real estate website. It should have functionalities for property listings, property details, agents and inquiries. Users should be able to filter by price and bedrooms and contact an agent.";
const cover =
  "Please build a car insurance comparison website. It should have functionalities for calculating premiums, comparing plans and requesting a quote. Users should be able to compare plans side by side and submit a quote request.";
const rides =
  "Bitte erstelle eine Plattform für Radtransporte. Sie soll Funktionen zum Anbieten von Fahrten, Buchen von Plätzen und Bewerten von Fahrern haben. Nutzer sollen nach Start und Ziel suchen, eine Fahrt buchen und Fahrten vergleichen können.";
const hikes =
  "Por favor, crea un sitio web para una agencia de senderismo. Debe tener funciones para mostrar destinos, reservar excursiones, leer opiniones y contactar al guía. Los usuarios deben poder ver los destinos, reservar una excursión y comparar destinos.";

const museum =
  "Please build a museum website. It should have functionalities for a collection, opening hours, comments and a newsletter. Users should be able to explore the collection, comment on exhibits and subscribe to the newsletter.";

const rowers =
  "Bitte entwickle eine Webseite für einen Ruderverein. Sie soll Funktionen für Mannschaften, Bootspreise, Bootsvergleich und Fotogalerie haben. Besucher sollen Mannschaften ansehen und Mitglied werden können.";
const readers =
  "Please build a community website for readers. It should have functionalities for posts, reading lists, watch lists, membership plans and placing orders. Users should be able to publish a post and follow other readers.";

describe("a site that is asked for by its functions", () => {
  it("has pages of things, and none that is called after what is done with them", () => {
    for (const text of [boats, pumps, flats, cover, rides, hikes]) {
      const titles = titlesOf(planOf(text)).join("; ");
      expect(titles).not.toMatch(
        /\b(?:checking|introducing|showing|receiving|requesting|details)\b|Funktionen|Bewerten|Anbieten|Funciones|mostrar|leer/i,
      );
    }
    expect(titlesOf(planOf(rides))).toEqual(expect.arrayContaining(["Fahrten", "Plätze", "Fahrer"]));
    expect(titlesOf(planOf(hikes))).toContain("Destinos");
  });

  it("is built of the functions that are counted up, as a site of a trade has not", () => {
    expect(titlesOf(planOf(rowers))).toEqual(expect.arrayContaining(["Mannschaften", "Fotogalerie"]));
    expect(titlesOf(planOf(readers))).toEqual(expect.arrayContaining(["Membership plans", "Watchlist"]));
    expect(titlesOf(planOf(readers)).join("; ")).not.toMatch(/placing|watch lists/i);
    expect(labelsOf(planOf(readers), "Membership plans")).toContain("Price per month");
  });

  it("writes down of things what the subject of the site asks for", () => {
    expect(labelsOf(planOf(flats), "Properties")).toEqual(expect.arrayContaining(["Price", "Bedrooms", "Type"]));
    expect(labelsOf(planOf(flats), "Agents")).toEqual(expect.arrayContaining(["Email", "Phone"]));
    expect(labelsOf(planOf(cover), "Plans")).toEqual(expect.arrayContaining(["Monthly premium", "Deductible"]));
    expect(labelsOf(planOf(pumps), "Company")).toEqual(["Title", "Summary", "Text"]);
  });

  it("opens a site that is sold, rented or shown with a page of its own, and an office with its figures", () => {
    expect(planOf(boats).pages[0]!.title).toBe("Home");
    const office =
      "Please build a parking management system. It should have functionalities for vehicles, fees and reports. Staff should be able to add vehicles and record payments.";
    expect(planOf(office).pages[0]!.title).toBe("Dashboard");
  });

  it("puts entries side by side, and keeps what is liked", () => {
    expect(titlesOf(planOf(boats))).toEqual(
      expect.arrayContaining(["Compare boats", "Likes", "Subscribe to the newsletter"]),
    );
    expect(titlesOf(planOf(cover))).toContain("Compare plans");
    expect(titlesOf(planOf(rides))).toContain("Fahrten vergleichen");
    expect(titlesOf(planOf(hikes))).toContain("Comparar destinos");
    expect(titlesOf(planOf(flats)).join()).not.toMatch(/compare/i);
  });

  it("shows what visitors look at on cards, unless it is to be sorted", () => {
    const viewOf = (text: string): string | undefined =>
      planOf(text).entities.find(({ key }) => key === "home-listing")?.view;
    expect(viewOf(flats)).toBe("cards");
    expect(viewOf(flats.replace("filter by", "sort by"))).toBeUndefined();
  });

  describe("as code", () => {
    const apps: Files[] = [];
    beforeAll(async () => {
      for (const text of [boats, pumps, flats, cover, rides, hikes, museum, rowers, readers])
        apps.push((await runTurn(createOfflineBuilder(), text)).files);
    });

    it.each([0, 3, 6])("passes the compiler, three at a time from number %i", (from) => {
      expect(typeCheck(apps.slice(from, from + 3))).toBe("");
    });

    it("compares by every fact, and asks visitors for nothing that is not theirs to say", () => {
      expect(apps[3]!.get("src/data/compared.ts")).toContain('"Monthly premium"');
      // Neither how far it has come nor what it costs in the end is for who books.
      const forms = [...apps[0]!].filter(([path]) => path.startsWith("src/pages/Submit")).map(([, code]) => code);
      expect(forms.join()).toContain('label="Email"');
      expect(forms.join()).not.toMatch(/label="(?:Status|Total price)"/);
      expect(apps[4]!.get("src/pages/Compare.tsx")).toContain("Noch nichts gewählt");
    });

    it("begins texts and weeks at their beginning, writes years as years, and lets nobody comment on subscribers", () => {
      const before = (code: string | undefined, one: string, other: string): boolean =>
        (code ?? "").indexOf(one) > (code ?? "").indexOf(other);
      // Lists show what stands last first.
      expect(before(apps[6]!.get("src/content/sample-opening-hours.ts"), "Monday", "Sunday")).toBe(true);
      expect(before(apps[1]!.get("src/content/sample-about-entries.ts"), "Who we are", "What we do")).toBe(true);
      expect(apps[6]!.get("src/pages/MuseumPieces.tsx")).toContain("String(row.year)");
      expect(apps[6]!.get("src/pages/MuseumPieceDetail.tsx")).toContain("<Reviews");
      expect(apps[6]!.get("src/pages/NewsletterDetail.tsx")).not.toContain("<Reviews");
    });
  });
});
