/** Any part of an app that a request names is in its code or in the report, whatever kind of app it is. */
import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../language/detect.ts";
import { mix } from "../../emit/random.ts";
import { limits } from "../features.ts";
import { featureProofs } from "./feature-proofs.ts";
import { leftOut, limitsMet, prepareBuild } from "../../turn/build.ts";

/** One of each kind, and the word that joins what it should have besides. */
const apps: readonly (readonly [text: string, joined: string])[] = [
  ["website for a bakery", "with"],
  ["online store selling candles", "with"],
  ["Webseite für meine Fahrradwerkstatt", "mit"],
  ["portfolio for a photographer", "with"],
  ["a hiking blog", "with"],
  ["forum for beekeepers", "with"],
  ["red social para nuestro barrio", "con"],
  ["a kanban board for a small team", "with"],
  ["CRM with contacts, deals", "and"],
  ["inventory management for a warehouse", "with"],
  ["help desk for our IT", "with"],
  ["habit tracker", "with"],
  ["Rechnungsprogramm für Freiberufler", "mit"],
  ["notes app", "with"],
  ["mediateca para mi música", "con"],
  ["job board for nurses", "with"],
  ["event app where people say if they come", "with"],
  ["Kleinanzeigen für unser Dorf", "mit"],
  ["an online course about photography", "with"],
  ["seating plan for our wedding", "with"],
  ["Stundenplan für meine Klasse", "mit"],
  ["weather app", "with"],
  ["snake game", "with"],
  ["a diary", "with"],
];
const wished: Record<string, readonly string[]> = {
  en: [
    "a chart",
    "calendar",
    "csv export",
    "a printable page",
    "VAT",
    "status board",
    "drag and drop",
    "favourites",
    "ratings",
    "comments",
    "photo upload",
    "search",
    "QR codes",
    "barcode scanner",
    "two languages",
    "voice input",
    "offline mode",
    "csv import",
    "PDF",
  ],
  de: [
    "Diagramm",
    "Kalender",
    "Druckansicht",
    "Mehrwertsteuer",
    "Statusboard",
    "Favoriten",
    "Bewertungen",
    "Kommentare",
    "QR-Code",
    "Spracheingabe",
    "Suchfunktion",
    "PDF",
  ],
  es: [
    "gráfico",
    "calendario",
    "exportar",
    "favoritos",
    "comentarios",
    "valoraciones",
    "buscador",
    "códigos QR",
    "varios idiomas",
    "IVA",
  ],
};

/** Six parts for each app, other ones for each; the same on every run. */
const cases = apps.flatMap(([text, joined], at) => {
  const words = wished[joined === "mit" ? "de" : joined === "con" ? "es" : "en"]!;
  const first = mix(at, text) % words.length;
  return Array.from({ length: 6 }, (_, step) => {
    const feature = words[(first + step * 5) % words.length]!;
    return { request: `${text} ${joined} ${feature}`, feature };
  });
});

describe("a part that a request names", () => {
  it(`is built or reported, in ${cases.length} requests`, { timeout: 60_000 }, () => {
    const silent = cases.filter(({ request, feature }) => {
      const prepared = prepareBuild(request, detectLanguage(request).language ?? "en")!;
      const project = prepared.archetype.emit(prepared.plan);
      const files = [...project.shell, ...project.pages.flatMap((page) => page.files)];
      const code = files.filter(({ path }) => !path.startsWith("src/content/sample-")).map(({ content }) => content);
      const { proof } = featureProofs.find(({ words }) => words.test(feature))!;
      const said = [...leftOut(prepared, prepared.plan, files), ...limitsMet(prepared, prepared.plan)].join(" ");
      const isBuilt = proof.test(code.join("\n"));
      // A wish that no app here can meet is named with its reason, in other words than the request's.
      const isLimit = limits.some(({ id, pattern }) => prepared.request.limits.includes(id) && pattern.test(feature));
      if (isLimit) return limitsMet(prepared, prepared.plan).length === 0;
      return !isBuilt && !said.toLowerCase().includes(feature.toLowerCase().replace(/^an? /, ""));
    });
    expect(silent.map(({ request }) => request)).toEqual([]);
  });

  it("is never reported where it is built", () => {
    const request = "invoices for freelancers with clients, total, VAT and a printable page";
    const prepared = prepareBuild(request, "en")!;
    const project = prepared.archetype.emit(prepared.plan);
    const files = [...project.shell, ...project.pages.flatMap((page) => page.files)];
    expect(leftOut(prepared, prepared.plan, files)).toEqual([]);
  });
});
