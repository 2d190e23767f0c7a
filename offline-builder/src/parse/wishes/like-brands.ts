/** "Like Airbnb" names a kind of app by a company's name: the kind is built, and nothing of the company is copied. */
import { likeKinds } from "../../lexicon/brands.ts";
import { localized, type Localized } from "../../lexicon/entities/entity.ts";
import type { Language } from "../../plan/plan.ts";
import { literally } from "../words.ts";

interface Named {
  /** As the report writes it. */
  brand: string;
  asked: Localized;
}

const brands: readonly Named[] = likeKinds.flatMap(({ brands: list, asked }) =>
  list.split("|").map((brand) => ({ brand, asked })),
);
/** The longest first: "eBay Kleinanzeigen" is more than "eBay". */
const names = brands
  .map(({ brand }) => brand)
  .toSorted((one, other) => other.length - one.length)
  .map((brand) => literally(brand).replaceAll(" ", "[ -]?"))
  .join("|");
/** With what stands around the name and means no more than "like it". */
const named = new RegExp(
  "(?<![\\p{L}\\d])(?:(?:an?|the|my|our|your|some|simple|small|mini|eine?n?|mein|una?|mi)\\s+)*" +
    "(?:(?:(?:apps?|(?:web ?)?sites?|web|platform|tool|something|program|seite|webseite|plattform|etwas|aplicación|página|sitio|algo|plataforma)\\s+)?" +
    "(?:just like|like|similar to|same as|inspired by|(?:genau )?(?:so )?wie|ähnlich wie|nach art von|como|parecid[oa] a|similar a)\\s+" +
    "|(?:clone|copy|version|klon|kopie|clon|copia)\\s+(?:of|von|de)\\s+(?:the\\s+)?)?" +
    `(${names})` +
    "(?:'s)?(?:[ -](?:like|style|clone|clones|copy|klon|kopie|alternative|clon))*(?![\\p{L}\\d])",
  "iu",
);
const likeness =
  /(?<![\p{L}])(?:like|clone|copy|similar to|same as|version of|inspired by|alternative|wie|klon|kopie|ähnlich|como|clon|copia|parecid[oa] a)(?![\p{L}])/iu;
/** "Duolingo for bird songs". */
const forOthers = /^[^\n]{0,40}?\s(?:for|für|para)\s/iu;

export interface LikeBrand {
  /** What is built, in a request of its own. */
  asked: string;
  /** Said in the report. */
  caveat: string;
}

const caveats: Record<Language, (brand: string) => string> = {
  en: (brand) => `Own look and texts: nothing of ${brand} is copied, neither its name nor its design`,
  de: (brand) => `Eigenes Aussehen, eigene Texte: von ${brand} ist nichts kopiert, weder Name noch Gestaltung`,
  es: (brand) => `Aspecto y textos propios: no se copia nada de ${brand}, ni el nombre ni el diseño`,
};

/** Null where no company is named, or one that is only linked to. */
export function likeBrand(text: string, language: Language): LikeBrand | null {
  if (text.length > 120) return null;
  const found = named.exec(text);
  const kind = found && brands.find(({ brand }) => plain(brand) === plain(found[1]!));
  if (!kind) return null;
  const behind = text.slice(found.index + found[0].length);
  const isBegun = text.slice(0, found.index).trim().split(/\s+/).length <= 4;
  if (!likeness.test(text) && !(isBegun && forOthers.test(`${behind.slice(0, 60)} `))) return null;
  const asked = localized(kind.asked, language);
  // What else is said of it holds for the kind, too, unless that is a whole text of its own.
  const whole = /[.!?]\s/.test(asked) ? asked : `${asked}${behind}`;
  return { asked: whole, caveat: caveats[language](kind.brand) };
}

const plain = (name: string): string => name.toLowerCase().replace(/[ -]/g, "");
