/** "Clothes swap", "homework app", "survey builder": short requests name an app by its use; which lists it has is known. */
import { anyExamples, goodsExamples } from "../../lexicon/usual-apps/examples.ts";
import { usualApps } from "../../lexicon/usual-apps/index.ts";
import type { RoleView, UsualApp } from "../../lexicon/usual-apps/usual-app.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import type { Language } from "../../plan/plan.ts";
import { isPlural, pluralOf, singularOf } from "../records/grammatical-number.ts";
import { understand } from "../understand.ts";
import { stem, tokens } from "../words.ts";

export interface NamedApp {
  /** What is built, in a request of its own. */
  asked: string;
  roles: readonly RoleView[];
}

/** Who writes more says what the app has. */
const longest = 220;
/** "Instruments: name, age": lists and fields of one's own. */
const declares = /:\s([^.]*,[^.]*,[^.]*)|\((\p{L}[^)]*,[^)]*)\)/u;

/** Null where no such use is named, or the request says itself which lists there are. */
export function usualApp(text: string, language: Language): NamedApp | null {
  if (text.length > longest) return null;
  const declared = declares.exec(text);
  const own = declared?.[1] ?? declared?.[2] ?? "";
  for (const app of usualApps) {
    const found = app.said.exec(text);
    if (!found || app.other?.test(text) || (app.unlessGoods && hasGoods(text, language))) continue;
    const asked = filled(app, found, language);
    if (own !== "" && !holdsAll(asked, own)) return null;
    return { asked: withParts(asked, text, language), roles: (app.roles ?? []).filter(isMeant(text)) };
  }
  return null;
}

/** "Tea shop": a trade that sells things which the lexicon lists. */
const hasGoods = (text: string, language: Language): boolean =>
  understand(text, language).domains.some(
    ({ general, copy }) => general !== true && (copy[language]?.products?.length ?? 0) >= 4,
  );

/** "With sizes and condition": what such an app has not is a part of what it keeps. */
function withParts(asked: string, text: string, language: Language): string {
  const list = /\s(?:with|mit|con)\s+([^.!?:]+)/iu.exec(text)?.[1] ?? "";
  const there = new Set(tokens(asked).map(stem));
  const parts = list
    .split(/\s*(?:,|(?<![\p{L}])(?:and|und|y)(?![\p{L}]))\s*/iu)
    .filter((item) => /^\p{L}+$/u.test(item) && isFieldWord.test(item) && !there.has(stem(item.toLowerCase())))
    .map((item) => (isPlural(item, language) ? (singularOf(item, language) ?? item) : item));
  const first = /^[^.]*[”“»]\. [^:.]+: [^.]*/u.exec(asked)?.[0];
  return first && parts.length > 0 ? `${first}, ${parts.join(", ")}${asked.slice(first.length)}` : asked;
}

const isFieldWord =
  /^(?:sizes?|colou?rs?|brands?|weights?|materials?|years?|locations?|ratings?|types?|genres?|levels?|mileage|age|breeds?|models?|languages?|durations?|authors?|größen?|farben?|marken?|gewicht|jahr|tallas?|colore?s|marcas?|pesos?|años?)$/iu;

/** What is enumerated there is what the app has anyway. */
function holdsAll(asked: string, list: string): boolean {
  const there = new Set(tokens(asked).map(stem));
  return list.split(/,|\sand\s|\sund\s|\sy\s/).every((item) => tokens(item).some((word) => there.has(stem(word))));
}

const isMeant =
  (text: string) =>
  ({ where }: RoleView): boolean =>
    where === undefined || where.test(text);

function filled(app: UsualApp, found: RegExpExecArray, language: Language): string {
  const { things, others, dinge, cosas } = found.groups ?? {};
  const written = (things ?? others ?? dinge ?? cosas ?? "").replace(
    /^(?:(?:online|local|small|used|second[- ]hand|my|our|the)\s+)+/iu,
    "",
  );
  const plain = language === "de" ? written : written.toLowerCase();
  const one = singularOf(plain, language) ?? plain;
  const many = app.id === "vehicle-rental" ? pluralOf(plain, "en") : plain;
  const asked = localized(app.asked, language);
  const examples = goodsExamples.find(([said]) => said.test(written))?.[1] ?? anyExamples;
  return asked
    .replaceAll("{kinds}", kindsIn(found.input.slice(found.index + found[0].length), language))
    .replaceAll("{examples}", localized(examples, language).replaceAll("{Thing}", capital(one)))
    .replaceAll("{Thing}", capital(one))
    .replaceAll("{things}", many)
    .replaceAll("{thing}", one)
    .replaceAll("{Things}", capital(many));
}

/** What such a shop has, as it is enumerated; sizes and counts are of each. */
function kindsIn(list: string, language: Language): string {
  const parts = list
    .split(/[.!?]/)[0]!
    .split(/\s*(?:,|(?<![\p{L}])(?:and|und|y)(?![\p{L}]))\s*/iu)
    .map((item) => item.trim());
  const kinds = parts.filter(
    (item) => item.length > 2 && item.split(" ").length <= 2 && isPlural(item, language) && !ofEach.test(item),
  );
  return kinds.length >= 2 ? kinds.join(", ") : anyKinds[language];
}

const ofEach =
  /(?:sizes?|counts?|levels?|prices?|colou?rs?|brands?|suppliers?|alerts?|warnings?|numbers?|quantit(?:y|ies)|locations?|barcodes?|skus?|photos?|reports?|products?|items?|orders?)$/iu;
const anyKinds: Record<Language, string> = {
  en: "everyday, seasonal, special",
  de: "Alltag, Saison, Besonderes",
  es: "diario, temporada, especial",
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
