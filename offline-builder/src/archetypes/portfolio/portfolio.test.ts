import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../language/detect.ts";
import { photography } from "../../lexicon/domains/photography.ts";
import { kindsOfWork } from "../../lexicon/works/index.ts";
import { createOfflineBuilder } from "../../model.ts";
import type { DraftPlan, Language } from "../../plan/plan.ts";
import { subjects } from "../../scenes/subjects.ts";
import { runTurn } from "../../testing.ts";
import { prepareBuild } from "../../turn/build.ts";
import { portfolio } from "./portfolio.ts";

const photographs = new Set(
  Object.values(photography.copy).flatMap((copy) => [
    ...copy.works!.map(({ title }) => title),
    ...copy.heroes.map(({ title }) => title),
    ...copy.names,
    copy.tagline,
  ]),
);

function planOf(text: string): DraftPlan {
  const { archetype, plan } = prepareBuild(text, detectLanguage(text).language ?? "en")!;
  expect(archetype.id).toBe("portfolio");
  return plan;
}

function fileOf(plan: DraftPlan, path: string): string {
  const { shell, pages } = portfolio.emit(plan);
  return [...shell, ...pages.flatMap(({ files }) => files)].find((file) => file.path === path)!.content;
}

const titlesOf = (plan: DraftPlan): string[] =>
  [...fileOf(plan, "src/content/works.ts").matchAll(/title: "([^"]+)"/g)].map(([, title]) => title!);

it("says that photographs are photographs, and calls nobody else's work so", () => {
  const gallery = (text: string): string => fileOf(planOf(text), "src/components/sections/Works.tsx");
  expect(gallery("portfolio for a photographer called Ilse Brandt")).toContain("Photo gallery</h2>");
  expect(gallery("Portfolio einer Fotografin")).toContain("Fotogalerie</h2>");
  expect(gallery("portfolio of a painter")).not.toContain("Photo gallery");
});

const professions: [language: Language, request: string, whose: string][] = [
  ["en", "portfolio for an architect", "your buildings"],
  ["en", "illustrator portfolio", "your designs"],
  ["en", "portfolio of a web developer", "your projects"],
  ["en", "portfolio of a painter", "your artworks"],
  ["en", "portfolio for a film-maker", "your films"],
  ["en", "portfolio for an interior designer", "your interiors"],
  ["en", "portfolio of a fashion designer", "your pieces"],
  ["en", "portfolio for a potter", "your pieces"],
  ["en", "portfolio of a graphic designer", "your designs"],
  ["en", "portfolio for a model", "your jobs"],
  ["en", "portfolio of a make-up artist", "your looks"],
  ["en", "portfolio for a copywriter", "your texts"],
  ["de", "Portfolio für eine Architektin", "Ihrer Bauten"],
  ["de", "Portfolio einer Illustratorin", "Ihrer Entwürfe"],
  ["de", "Portfolio für einen Webentwickler", "Ihrer Projekte"],
  ["de", "Portfolio einer Malerin", "Ihrer Werke"],
  ["de", "Portfolio für einen Filmemacher", "Ihrer Filme"],
  ["de", "Portfolio für eine Innenarchitektin", "Ihrer Räume"],
  ["de", "Portfolio einer Modedesignerin", "Ihrer Entwürfe"],
  ["de", "Portfolio für einen Töpfer", "Ihrer Stücke"],
  ["de", "Portfolio für eine Grafikdesignerin", "Ihrer Entwürfe"],
  ["de", "Portfolio für ein Model", "Ihrer Aufträge"],
  ["de", "Portfolio einer Visagistin", "Ihrer Looks"],
  ["de", "Portfolio für einen Werbetexter", "Ihrer Texte"],
  ["es", "portafolio de una arquitecta", "tus edificios"],
  ["es", "portafolio de un ilustrador", "tus diseños"],
  ["es", "portafolio para un desarrollador web", "tus proyectos"],
  ["es", "portafolio de una pintora", "tus obras"],
  ["es", "portafolio de un cineasta", "tus películas"],
  ["es", "portafolio de una interiorista", "tus interiores"],
  ["es", "portafolio de una diseñadora de moda", "tus diseños"],
  ["es", "portafolio de un alfarero", "tus piezas"],
  ["es", "portafolio de una diseñadora gráfica", "tus diseños"],
  ["es", "portafolio para una modelo", "tus trabajos"],
  ["es", "portafolio de una maquilladora", "tus looks"],
  ["es", "portafolio de una redactora", "tus textos"],
];

describe("a portfolio shows the works of whose it is", () => {
  it.each(professions)("%s: %s has %s and nothing of a photographer", (language, request, whose) => {
    const plan = planOf(request);
    expect(plan.language).toBe(language);
    expect(portfolio.caveats(plan)[0]).toContain(whose);
    expect(portfolio.built(plan)[0]).toContain(whose);
    const titles = titlesOf(plan);
    expect(titles.length).toBeGreaterThanOrEqual(9);
    const site = fileOf(plan, "src/content/site.ts");
    const hero = fileOf(plan, "src/components/sections/Hero.tsx");
    const story = fileOf(plan, "src/components/sections/Story.tsx");
    for (const words of photographs) {
      expect(titles).not.toContain(words);
      for (const text of [site, hero, story]) expect(text).not.toContain(words);
    }
  });

  it.each([
    ["portfolio for an architect with videos and texts about each house", "works-architecture"],
    ["portfolio of a fashion photographer", "photography"],
    ["portfolio for a film photographer", "photography"],
    ["Portfolio für eine Hochzeitsfotografin", "photography"],
    ["portafolio de una fotógrafa de moda", "photography"],
    ["portfolio with a gallery of my photos", "photography"],
    ["portfolio of a tattoo artist", "works-tattoo"],
    ["portfolio for a landscape architect", "gardener"],
    ["portfolio of a house painter", "painter"],
    ["portfolio for a florist", "florist"],
    ["my portfolio", "works-general"],
  ])("%s: %s", (request, domain) => {
    expect(planOf(request).domain).toBe(domain);
  });

  it("takes a trade's own words where it knows the trade and no works of it", () => {
    const plan = planOf("portfolio for a florist");
    expect(portfolio.caveats(plan)[0]).toContain("your works");
    expect(titlesOf(plan)).toHaveLength(9);
  });

  it("takes shares for no portfolio of works", () => {
    const made = prepareBuild("stock portfolio tracker", "en");
    expect(made?.archetype.id).not.toBe("portfolio");
  });

  it("gives women women's names and men men's", () => {
    expect(planOf("Portfolio für eine Architektin").name).toMatch(/^(?:Petra|Mira|Svenja|Katrin|Aylin|Elif|Clara) /);
    expect(planOf("portafolio de un arquitecto").name).toMatch(/^(?:Iván|Andrés|Pablo|Omar|Javier) /);
  });
});

it.each(["portfolio for an architect", "portfolio for a florist"])(
  "later changes keep the works: %s",
  async (request) => {
    const model = createOfflineBuilder();
    const first = await runTurn(model, request);
    const works = first.files.get("src/content/works.ts")!;
    const compact = await runTurn(model, "make it more compact", {
      files: new Map(first.files),
      messages: first.messages,
    });
    expect(compact.finish?.did.length).toBeGreaterThan(0);
    expect(compact.files.get("src/content/works.ts")).toBe(works);
    const sorted = await runTurn(model, "sort works by year, newest first", compact);
    expect(sorted.files.get("src/components/sections/Works.tsx")).toContain("other.year - one.year");
  },
);

describe("kinds of work", () => {
  it.each(kindsOfWork)("$id speaks three languages, with as many works in each and drawings that exist", (kind) => {
    for (const id of kind.art.subjects) expect(Object.keys(subjects)).toContain(id);
    const copies = (["en", "de", "es"] as const).map((language) => kind.copy[language]!);
    for (const copy of copies) {
      expect(copy.works).toHaveLength(9);
      expect(new Set(copy.works!.map(({ title }) => title)).size).toBe(9);
      expect(new Set(copy.works!.map(({ series }) => series)).size).toBe(kind.art.subjects.length);
      for (const text of [copy.kind, copy.whoseWorks, copy.tagline, copy.heroes[0]!.lead, ...copy.story.paragraphs])
        expect(text).toMatch(/\S{2}/);
      expect(copy.story.paragraphs).toHaveLength(2);
      for (const { title, series, note } of copy.works!)
        for (const text of [title, series, note]) expect(text).toMatch(/^[^[\]|;]{2,}$/);
    }
  });
});
