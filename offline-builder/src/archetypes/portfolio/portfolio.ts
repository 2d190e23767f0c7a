import { literal } from "../../emit/literal.ts";
import { pick } from "../../emit/random.ts";
import { inventDetails } from "../../emit/site-content.ts";
import { domainById } from "../../lexicon/domains/index.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { presence } from "../../parse/words.ts";
import type { DraftPlan, Language } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype } from "../archetype.ts";
import { brochureTexts } from "../brochure/texts.ts";
import { emitStorySite } from "../story-site.ts";
import { chooseSubject } from "../subject.ts";

const words = {
  en: "portfolio|showcase my work|my work|gallery of my work|lightbox|photographer",
  de: "portfolio|meine arbeiten|mappe|fotografin|fotograf",
  es: "portafolio|portfolio|mis trabajos|fotógrafa|fotógrafo",
};

const texts: Record<Language, { gallery: string; claims: string[]; caveat: string; aboutPath: string }> = {
  en: {
    gallery: "Gallery",
    aboutPath: "/about",
    claims: [
      "Gallery with series and a lightbox that arrow keys turn",
      "Contact form that checks name, e-mail and message",
    ],
    caveat: "Your photographs: the pictures are drawn until you replace them",
  },
  de: {
    gallery: "Galerie",
    aboutPath: "/ueber-mich",
    claims: [
      "Galerie mit Serien und Großansicht, mit Pfeiltasten zu blättern",
      "Kontaktformular, das Name, E-Mail und Nachricht prüft",
    ],
    caveat: "Ihre Fotografien: die Bilder sind gezeichnet, bis Sie sie ersetzen",
  },
  es: {
    gallery: "Galería",
    aboutPath: "/sobre-mi",
    claims: [
      "Galería con series y vista ampliada que se recorre con las flechas",
      "Formulario de contacto que comprueba nombre, correo y mensaje",
    ],
    caveat: "Tus fotografías: las imágenes son dibujos hasta que las cambies",
  },
};

export const portfolio: Archetype = {
  id: "portfolio",
  vocabulary: words,
  score(request) {
    const named = presence(request.index, words[request.language]) + presence(request.index, words.en) * 0.5;
    return named * 3;
  },
  plan: planPortfolio,
  emit: (plan) =>
    emitStorySite(plan, () => ({
      shell: [{ path: "src/content/works.ts", content: worksFile(plan) }],
      names: {},
      content: {},
      ownPages: {},
    })),
  understood: (plan) => [
    domainById(plan.domain).copy[plan.language]!.kind,
    texts[plan.language].gallery,
    ...plan.pages.filter((page) => page.path !== "/").map((page) => page.title),
  ],
  built: (plan) => texts[plan.language].claims,
  caveats: (plan) => [texts[plan.language].caveat],
  suggestions: (plan) => brochureTexts[plan.language].suggestions.slice(0, 2),
};

function planPortfolio(request: Understanding): DraftPlan {
  const { language, seed } = request;
  const { domain, copy, known } = chooseSubject(request, (candidate) => candidate.works !== undefined);
  const name = request.name ?? pick(copy.names, seed, "name");
  const site = brochureTexts[language];
  return {
    version: 1,
    request: request.text,
    language,
    name,
    archetype: "portfolio",
    domain: domain.id,
    seed,
    theme: chooseTheme(domain.look, request.colors, seed),
    pages: [
      { path: "/", title: site.home, component: "Index", nav: true, sections: ["hero-plain", "works"] },
      {
        path: texts[language].aboutPath,
        title: copy.story.title,
        component: "About",
        nav: true,
        sections: ["story-statement"],
      },
      { path: site.contactPath, title: site.contact, component: "Contact", nav: true, sections: ["contact"] },
    ],
    features: ["gallery", "lightbox", "filter"],
    entities: [],
    forms: [{ id: "contact", page: site.contactPath, kind: "contact" }],
    details: inventDetails(request, { copy, name, parts: new Set(["place"]) }),
    options: { known },
  };
}

function worksFile(plan: DraftPlan): string {
  const works = domainById(plan.domain).copy[plan.language]?.works ?? [];
  return `export const works = ${literal(works.map((work, index) => ({ ...work, art: index })))};\n`;
}
