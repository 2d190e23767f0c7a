import type { Language } from "../../plan/plan.ts";
import type { Copy, Look } from "../domain.ts";

/** Designs that trades of one temper share; palette, fonts, corners and hero are chosen among them for each site. */
export const tradeLooks: Readonly<Record<string, Look>> = {
  bloom: {
    palettes: [
      ["#faf6f4", "#7a2f4f", "#3d6b45"],
      ["#f6f7f1", "#2f5f3e", "#a63d5c"],
      ["#faf5f9", "#6a3580", "#a3480f"],
    ],
    fonts: ["warm", "elegant", "literary"],
    corners: ["round", "soft"],
    header: ["centred", "bar"],
    heroes: ["hero-arch", "hero-split", "hero-banner"],
  },
  tool: {
    palettes: [
      ["#f4f5f3", "#1d4a6b", "#b0500f"],
      ["#f5f4f0", "#2b3a2e", "#a8481a"],
      ["#f3f5f7", "#7a2f22", "#22507a"],
      ["#f6f5f1", "#234a44", "#a3480f"],
    ],
    fonts: ["sturdy", "geometric", "plain"],
    corners: ["sharp", "soft"],
    header: ["solid", "bar"],
    heroes: ["hero-split", "hero-ledger", "hero-banner"],
  },
  ink: {
    palettes: [
      ["#151518", "#d8b26a", "#d8b26a"],
      ["#17191a", "#e07a5f", "#e07a5f"],
      ["#f2f0ec", "#1c1c1f", "#a3271f"],
    ],
    fonts: ["sturdy", "elegant", "editorial"],
    corners: ["sharp"],
    header: ["bar", "centred"],
    heroes: ["hero-banner", "hero-editorial", "hero-split"],
  },
  fresh: {
    palettes: [
      ["#f2f8f8", "#0e6672", "#a3480f"],
      ["#f4f7fb", "#1f5aa8", "#9a4a12"],
      ["#f4f8f2", "#2f6b3a", "#1f5a7a"],
    ],
    fonts: ["lively", "plain", "geometric"],
    corners: ["round", "soft"],
    header: ["bar", "solid"],
    heroes: ["hero-split", "hero-arch", "hero-ledger"],
  },
  kitchen: {
    palettes: [
      ["#fbf6ee", "#a3401b", "#4c6a2b"],
      ["#faf5f2", "#8c2f3b", "#7a5a10"],
      ["#f8f5ea", "#5a4a16", "#a3401b"],
      ["#f5f3ee", "#284a3f", "#a8541a"],
    ],
    fonts: ["warm", "literary", "lively"],
    corners: ["soft", "round"],
    header: ["centred", "bar"],
    heroes: ["hero-split", "hero-banner", "hero-arch"],
  },
  paper: {
    palettes: [
      ["#f6f4ef", "#22304f", "#8a5a12"],
      ["#f5f5f2", "#2d4a3e", "#9a4f22"],
      ["#f4f3f0", "#4a2636", "#6a5a1e"],
      ["#f3f5f7", "#1d3b4f", "#a0491f"],
    ],
    fonts: ["literary", "editorial", "elegant", "plain"],
    corners: ["sharp", "soft"],
    header: ["bar", "centred"],
    heroes: ["hero-editorial", "hero-split", "hero-ledger"],
  },
  sport: {
    palettes: [
      ["#f4f6f2", "#14603f", "#b3420f"],
      ["#f5f5f8", "#8f1d2c", "#3d4f8f"],
      ["#f2f6fa", "#0b5cad", "#b0420c"],
    ],
    fonts: ["sturdy", "lively", "geometric"],
    corners: ["soft", "sharp"],
    header: ["solid", "bar"],
    heroes: ["hero-banner", "hero-split", "hero-ledger"],
  },
  child: {
    palettes: [
      ["#fff9ee", "#a8480f", "#1f6a72"],
      ["#f5f8fd", "#2a56b0", "#a3480f"],
      ["#f6f9f0", "#3f6b1f", "#9a3a72"],
    ],
    fonts: ["lively", "warm", "geometric"],
    corners: ["round"],
    header: ["centred", "bar"],
    heroes: ["hero-split", "hero-arch", "hero-banner"],
  },
  stage: {
    palettes: [
      ["#16131a", "#e0a84f", "#e0a84f"],
      ["#f7f4f1", "#5a1f3a", "#1f4a5a"],
      ["#f4f3f8", "#3d2f80", "#a33a2a"],
    ],
    fonts: ["elegant", "editorial", "lively"],
    corners: ["sharp", "soft"],
    header: ["bar", "centred"],
    heroes: ["hero-banner", "hero-editorial", "hero-arch"],
  },
  earth: {
    palettes: [
      ["#f7f3ea", "#5a3a1e", "#3f6b35"],
      ["#f4f5ec", "#44581f", "#9a4f1a"],
      ["#f8f2ec", "#8a3f1f", "#2f5d4a"],
    ],
    fonts: ["warm", "literary", "sturdy"],
    corners: ["soft", "sharp"],
    header: ["bar", "centred"],
    heroes: ["hero-split", "hero-banner", "hero-editorial"],
  },
};

type OfferHead = Pick<Copy["offer"], "title" | "path" | "lead"> & Partial<Pick<Copy["offer"], "see" | "search">>;

const offer = (en: string, de: string, es: string): Record<Language, OfferHead> => ({
  en: head(en),
  de: head(de),
  es: head(es),
});

function head(line: string): OfferHead {
  const [title = "", lead = ""] = line.split(": ");
  const path = title
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return { title, path, lead };
}

/** What a trade calls its list, by kind of trade. */
export const offerKinds: Readonly<Record<string, Record<Language, OfferHead>>> = {
  services: offer(
    "Services: What we do, with what it costs.",
    "Leistungen: Was wir tun und was es kostet.",
    "Servicios: Lo que hacemos y lo que cuesta.",
  ),
  treatments: offer(
    "Treatments: How long each takes and what it costs.",
    "Behandlungen: Wie lange es dauert und was es kostet.",
    "Tratamientos: Cuánto dura cada uno y cuánto cuesta.",
  ),
  menu: offer(
    "Menu: Everything we serve today.",
    "Karte: Alles, was es heute gibt.",
    "Carta: Todo lo que servimos hoy.",
  ),
  range: offer(
    "Range: What is in the shop now.",
    "Sortiment: Was gerade im Laden ist.",
    "Surtido: Lo que hay ahora en la tienda.",
  ),
  courses: offer(
    "Courses: For whom, how long and for how much.",
    "Kurse: Für wen, wie lange und für wie viel.",
    "Cursos: Para quién, cuánto dura y por cuánto.",
  ),
  tickets: offer(
    "Tickets: What a visit costs and what is included.",
    "Eintritt: Was ein Besuch kostet und was dazugehört.",
    "Entradas: Lo que cuesta la visita y lo que incluye.",
  ),
  offers: offer(
    "Activities: Come and try, a first time is always possible.",
    "Angebot: Kommen Sie vorbei, einmal mitmachen geht immer.",
    "Actividades: Ven a probar, siempre hay una primera vez.",
  ),
  rates: offer(
    "Rates: Clear prices, nothing added later.",
    "Tarife: Klare Preise, ohne Aufschlag.",
    "Tarifas: Precios claros, sin sorpresas.",
  ),
  help: offer(
    "Support: What you can come to us with.",
    "Hilfe: Womit Sie zu uns kommen können.",
    "Ayuda: Con qué puedes venir.",
  ),
  episodes: offer(
    "Episodes: The newest first, and four to begin with.",
    "Folgen: Die neuesten zuerst, und vier zum Anfangen.",
    "Episodios: Primero lo último, y cuatro para empezar.",
  ),
  books: offer(
    "Books: What is out, and what comes with it.",
    "Bücher: Was erschienen ist und was dazugehört.",
    "Libros: Lo publicado, y lo que viene con ello.",
  ),
};
