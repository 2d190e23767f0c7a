import { appLooks } from "../../../lexicon/app-kinds.ts";
import type { Language } from "../../../plan/plan.ts";
import { copying } from "../tools/pieces.ts";

import { screenArchetype } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:personal (?:web ?)?(?:site|page|homepage)|(?:web ?)?(?:site|page) about (?:me|myself)|about[ -]me (?:web ?)?(?:page|site)|my own (?:web ?)?(?:site|page|homepage)|(?:cv|r[eé]sum[eé]|vita) (?:web ?)?(?:site|page)|online (?:cv|r[eé]sum[eé])|links?[ -]in[ -]bio|bio[ -]?links?(?: page)?|bio page|links? page|page (?:with|for) (?:all )?my links|digital business card|persönliche (?:web ?)?(?:seite|site|homepage|webseite)|(?:web)?seite über mich|meine (?:eigene )?homepage|lebenslauf[ -]?(?:web)?(?:seite|site)|online-?lebenslauf|(?:digitale )?visitenkarte(?:nseite| online)?|(?:seite|linkseite) (?:mit|für) meine[n]? links|linkseite|(?:página|web|sitio)(?: web)? personal|(?:página|web) sobre mí|(?:cv|curr[ií]culum) (?:online|en línea|web)|tarjeta (?:de visita )?(?:digital|online)|(?:enlaces?|link) en (?:la )?bio|página (?:con|de) mis enlaces)(?![\p{L}])/iu;
/** Who shows works or offers something has a site of that kind. */
const otherThings =
  /(?<![\p{L}])(?:portfolio|portafolio|photograph\p{L}*|fotogra\p{L}*|gallery|galerie|galería|designer|artist|künstler\p{L}*|artista|illustrat\p{L}*|trainer|blog|shop|store|booking|appointments?|builder|generator|tracker|collection|save|sammeln|guardar)(?![\p{L}])/iu;
const onlyLinks = /(?<![\p{L}])(?:bio|links?|linkseite|enlaces?|visitenkarte\p{L}*|business card|tarjeta)(?![\p{L}])/iu;

/** "I am a nurse", "for a beekeeper". */
const said: Record<Language, RegExp> = {
  en: /(?:i(?:'m| am)|as|for) (?:an?|the) ((?!website|page|site|personal)[\p{L}-]+(?: [\p{L}-]+)?)(?=\s+(?:with|and|who|in|from|that|to|where)(?![\p{L}])|[,.;!]|\s*$)/iu,
  de: /(?:ich bin|als|für eine?n?) (?:eine? )?(\p{Lu}[\p{L}-]+)(?=\s+(?:mit|und|aus|in|der|die)(?![\p{L}])|[,.;!]|\s*$)/u,
  es: /(?:soy|como|para una?) (?:una? )?([\p{L}-]+(?: de [\p{L}-]+)?)(?=\s+(?:con|y|en|que)(?![\p{L}])|[,.;!]|\s*$)/iu,
};
const usual: Record<Language, string> = { en: "Workshop manager", de: "Werkstattleitung", es: "Responsable de taller" };

function roleOf(text: string, language: Language): string {
  const role = said[language].exec(text)?.[1];
  return role ? role.charAt(0).toUpperCase() + role.slice(1) : usual[language];
}

/** A page about one person: who they are, where they are found, and the way so far. */
export const personal = screenArchetype({
  id: "personal",
  folder: "personal",
  score: ({ text }) => (asked.test(text) && !otherThings.test(text) ? 9 : 0),
  kind: ["a page about one person", "eine Seite über eine Person", "una página sobre una persona"],
  names: [
    ["Robin Hale", "Noor Aldin", "Jules Ferrer"],
    ["Robin Halder", "Noor Aldin", "Jule Ferber"],
    ["Robin Halcón", "Noor Aldín", "Julia Ferrer"],
  ],
  tagline: ["Who I am and where to find me.", "Wer ich bin und wo man mich findet.", "Quién soy y dónde encontrarme."],
  look: appLooks.desk,
  shell: "topbar",
  pages: [{ component: "Index", title: ["Home", "Start", "Inicio"], icon: "UserRound", blueprint: "Me" }],
  lists: [],
  pieces: [copying, ["personal/me.ts", "src/content/me.ts"]],
  features: ["links", "contact", "print"],
  claims: [
    [
      "Name, role, a few sentences and links, with the address to write to; all of it stands in src/content/me.ts",
      "Name, Tätigkeit, ein paar Sätze und Links, mit der Adresse zum Schreiben; alles steht in src/content/me.ts",
      "Nombre, oficio, unas frases y enlaces, con la dirección para escribir; todo está en src/content/me.ts",
    ],
  ],
  caveats: [
    [
      "The person, the links and the address are invented until you replace them",
      "Person, Links und Adresse sind erfunden, bis Sie sie ersetzen",
      "La persona, los enlaces y la dirección son inventados hasta que los cambies",
    ],
  ],
  content: ({ request, language }) => ({ role: roleOf(request, language) }),
  flags: ({ request }) => ({ path: !onlyLinks.test(request) }),
});
