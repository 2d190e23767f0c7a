import { literal } from "../../emit/literal.ts";
import { pick } from "../../emit/random.ts";
import { inventDetails } from "../../emit/site-content.ts";
import { domainById } from "../../lexicon/domains/index.ts";
import { photography } from "../../lexicon/domains/photography.ts";
import { anyWorks } from "../../lexicon/works/index.ts";
import type { Copy } from "../../lexicon/domain.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { presence } from "../../parse/words.ts";
import type { DraftPlan, Language, OwnerForm } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import { namesSite } from "../../parse/records/request-form.ts";
import { asksForSite } from "../app-request.ts";
import type { Archetype } from "../archetype.ts";
import { askedParts, staffOption, withAskedParts } from "../brochure/asked-parts.ts";
import { brochureTexts } from "../brochure/texts.ts";
import { emitStorySite } from "../story-site.ts";
import { chooseWorks, showsWorks, suitingNames } from "./choose-works.ts";

const words = {
  en: "portfolio|showcase my work|my work|gallery of my work|lightbox|photographer",
  de: "portfolio|meine arbeiten|mappe|fotografin|fotograf",
  es: "portafolio|portfolio|mis trabajos|fotógrafa|fotógrafo",
};
const OF_PHOTOGRAPHERS: ReadonlySet<string> = new Set([photography.id, "photo-studio"]);
/** A portfolio where nothing else is named; a part of the site of a bakery or a wedding. */
const galleries = {
  en: "photo gallery|photo album|picture gallery",
  de: "fotogalerie|fotoalbum|bildergalerie",
  es: "galería de fotos|álbum de fotos",
};

/** What somebody owns in shares is a portfolio too. */
const holdings =
  /(?<!\p{L})(?:(?:stocks?|shares?|investment|crypto(?:currency)?|asset|trading)\s+portfolio|(?:aktien|wertpapier|anlage|krypto)-?portfolio|portfolio (?:tracker|value|holdings)|portafolio de (?:inversi\p{L}+|acciones|criptomonedas))(?!\p{L})/iu;

const saysPortfolio = /(?<!\p{L})(?:portfolio|portafolio)(?!\p{L})/iu;
const ownPage = /(?<!\p{L})(?:(?:my|our|a) page|(?:meine|eine|unsere) seite)(?!\p{L})/iu;

interface PortfolioTexts {
  gallery: string;
  aboutPath: string;
  /** `whose`: "your buildings"; photographs have sentences of their own. */
  claims(whose: string | undefined): string[];
  caveat(whose: string | undefined): string;
}

const texts: Record<Language, PortfolioTexts> = {
  en: {
    gallery: "Gallery",
    aboutPath: "/about",
    claims: (whose) => [
      whose
        ? `Gallery of ${whose} with filters and a lightbox that arrow keys turn`
        : "Gallery with series and a lightbox that arrow keys turn",
      "Contact form that checks name, email and message",
    ],
    caveat: (whose) =>
      whose
        ? `Titles and pictures of ${whose}: invented and drawn until you replace them`
        : "Your photographs: the pictures are drawn until you replace them",
  },
  de: {
    gallery: "Galerie",
    aboutPath: "/ueber-mich",
    claims: (whose) => [
      whose
        ? `Galerie ${whose} mit Filtern und Großansicht, mit Pfeiltasten zu blättern`
        : "Galerie mit Serien und Großansicht, mit Pfeiltasten zu blättern",
      "Kontaktformular, das Name, E-Mail und Nachricht prüft",
    ],
    caveat: (whose) =>
      whose
        ? `Titel und Bilder ${whose}: erfunden und gezeichnet, bis Sie sie ersetzen`
        : "Ihre Fotografien: die Bilder sind gezeichnet, bis Sie sie ersetzen",
  },
  es: {
    gallery: "Galería",
    aboutPath: "/sobre-mi",
    claims: (whose) => [
      whose
        ? `Galería de ${whose} con filtros y vista ampliada que se recorre con las flechas`
        : "Galería con series y vista ampliada que se recorre con las flechas",
      "Formulario de contacto que comprueba nombre, correo y mensaje",
    ],
    caveat: (whose) =>
      whose
        ? `Títulos e imágenes de ${whose}: inventados y dibujados hasta que los cambies`
        : "Tus fotografías: las imágenes son dibujos hasta que las cambies",
  },
};

export const portfolio: Archetype = {
  id: "portfolio",
  vocabulary: words,
  score(request) {
    if (holdings.test(request.text)) return 0;
    const namesSubject = request.domains.some(({ id, general }) => !general && !OF_PHOTOGRAPHERS.has(id));
    const of = (list: Record<Language, string>): number =>
      presence(request.index, list[request.language]) + presence(request.index, list.en) * 0.5;
    const named = of(words) + (namesSubject ? 0 : of(galleries));
    const site = namesSite(request.text) || asksForSite(request) || ownPage.test(request.text);
    const shown = named > 0 || site ? (saysPortfolio.test(request.text) || showsWorks(request) ? 7 : 0) : 0;
    return Math.max(named * 3, shown);
  },
  plan: planPortfolio,
  emit: (plan) =>
    emitStorySite(plan, () => ({
      shell: [{ path: "src/content/works.ts", content: worksFile(plan) }],
      names: {},
      content: (showsPhotographs(plan) ? { photographs: "shown" } : {}) as Record<string, string>,
      ownPages: {},
    })),
  understood: (plan) => [
    domainById(plan.domain).copy[plan.language]!.kind,
    texts[plan.language].gallery,
    ...plan.pages.filter((page) => page.path !== "/").map((page) => page.title),
  ],
  built: (plan) => texts[plan.language].claims(showing(plan).whoseWorks),
  caveats: (plan) => [texts[plan.language].caveat(showing(plan).whoseWorks)],
  suggestions: (plan) => brochureTexts[plan.language].suggestions.slice(0, 2),
};

/** Works of a photographer are photographs, and the page says so. */
const showsPhotographs = (plan: DraftPlan): boolean => showing(plan).whoseWorks === undefined;

function planPortfolio(request: Understanding): DraftPlan {
  const { language, seed } = request;
  const { domain, copy, known } = chooseWorks(request);
  const name = request.name ?? pick(suitingNames(request, copy.names), seed, "name");
  const site = brochureTexts[language];
  const asked = askedParts(request.text, language);
  const pages = [
    { path: "/", title: site.home, component: "Index", nav: true, sections: ["hero-plain", "works"] },
    {
      path: texts[language].aboutPath,
      title: copy.story.title,
      component: "About",
      nav: true,
      sections: ["story-statement"],
    },
    { path: site.contactPath, title: site.contact, component: "Contact", nav: true, sections: ["contact"] },
  ];
  const planned = withAskedParts(asked, { copy, pages, shows: true }).filter(
    ({ component }) => !needsOffer.has(component),
  );
  return {
    version: 1,
    request: request.text,
    language,
    name,
    archetype: "portfolio",
    domain: domain.id,
    seed,
    theme: chooseTheme(domain.look, request.colors, seed),
    pages: planned,
    features: ["gallery", "lightbox", "filter"],
    entities: [],
    forms: [
      { id: "contact", page: site.contactPath, kind: "contact" },
      ...planned.flatMap(({ component, path }): OwnerForm[] =>
        component === "Enquiry" ? [{ id: "enquiry", page: path, kind: "contact" }] : [],
      ),
    ],
    details: inventDetails(request, { copy, name, parts: new Set(["place"]) }),
    options: { known, ...staffOption(asked, copy, language), ...tradeOption(request.text) },
  };
}

/** Sections of these read prices, which works have not. */
const needsOffer = new Set(["Pricing", "Programme", "PlacePart"]);

const whoseWork =
  /(?:portfolio|portafolio)(?: (?:web ?site|site|page))? (?:for|of|für|para|de) (?:an? |the |eine[nr]? |un[ao]? )?([\p{Ll}][\p{Ll} -]{2,40}?)(?=\s+(?:called|named|with|who|from|in|namens|mit|con|llamad[oa])(?![\p{L}])|\s+\p{Lu}|[,.:;(]|$)|^(?:an? |my |build (?:me )?a )?((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) portfolio/u;

/** Whose works they are, in the words of the request. */
function tradeOption(text: string): Record<string, string> {
  const found = whoseWork.exec(text);
  const trade = (found?.[1] ?? found?.[2])?.trim();
  const says =
    trade !== undefined &&
    !/^(?:my|me|simple|personal|online|modern|minimal|clean|dark|small|our|a)(?: |$)/iu.test(trade);
  return says ? { whose: trade.charAt(0).toUpperCase() + trade.slice(1) } : {};
}

function worksFile(plan: DraftPlan): string {
  const works = showing(plan).works ?? [];
  return `export const works = ${literal(works.map((work, index) => ({ ...work, art: index })))};\n`;
}

/** The words that speak of the works; a trade without works of its own shows works of any kind. */
function showing(plan: DraftPlan): Copy {
  const copy = domainById(plan.domain).copy[plan.language];
  return copy?.works ? copy : anyWorks.copy[plan.language]!;
}
