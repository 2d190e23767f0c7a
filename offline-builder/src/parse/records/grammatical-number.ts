/** Singular and plural of nouns nobody has put into a lexicon, well enough to be shown. */
import { formsOf } from "../../lexicon/nouns/index.ts";
import type { Language } from "../../plan/plan.ts";

const irregular: Record<string, string> = {
  people: "person",
  children: "child",
  men: "man",
  women: "woman",
  mice: "mouse",
  geese: "goose",
  feet: "foot",
  teeth: "tooth",
  knives: "knife",
  leaves: "leaf",
  shelves: "shelf",
  wolves: "wolf",
  calves: "calf",
  loaves: "loaf",
  lives: "life",
  movies: "movie",
  cookies: "cookie",
  series: "series",
  species: "species",
  sheep: "sheep",
  fish: "fish",
  aircraft: "aircraft",
  shoes: "shoe",
  potatoes: "potato",
  tomatoes: "tomato",
  heroes: "hero",
  hives: "hive",
  archives: "archive",
  olives: "olive",
};

const irregularPlurals = new Map(Object.entries(irregular).map(([plural, singular]) => [singular, plural]));

/** Endings of German plurals that lead back to one singular; the rest is too uncertain to show. */
const germanEndings: readonly [RegExp, string][] = [
  [/innen$/, "in"],
  [/(ung|heit|keit|schaft|ion|tät|zeit)en$/, "$1"],
  [/glieder$/, "glied"],
  [/ien$/, "ie"],
  [/äden$/, "aden"],
  [/öden$/, "oden"],
  [/(gebot|boot|brot|min|stoff|wert)e$/, "$1"],
  [/öcke$/, "ock"],
  [/äste$/, "ast"],
  [/äume$/, "aum"],
  [/ätze$/, "atz"],
  [/äge$/, "ag"],
  [/äte$/, "ät"],
  [/ände$/, "and"],
  [/öfe$/, "of"],
  [/ünsche$/, "unsch"],
  [/nisse$/, "nis"],
  [/üge$/, "ug"],
  [/änge$/, "ang"],
  [/äufe$/, "auf"],
  [/üsse$/, "uss"],
  [/ücher$/, "uch"],
  [/äuser$/, "aus"],
  [/ilder$/, "ild"],
  [/inder$/, "ind"],
  [/ühner$/, "uhn"],
  [/(und|erd|iel|ier|ein|eil|ekt|ilm|eis|rief|ief|isch|onat|otor|et|tück)e$/, "$1"],
  [/([stdk]or)en$/, "$1"],
  [/([bdfghklmnprtvxzß])en$/, "$1e"],
  [/(el|er)n$/, "$1"],
  [/(o|a|i|y|u)s$/, "$1"],
  [/eln$/, "el"],
];

/** One of what the plural names; null where the language does not show it by its ending. */
export function singularOf(word: string, language: Language): string | null {
  const known = formsOf(word, language);
  if (known) return asWritten(known.one, word);
  if (language === "en") return englishSingular(word);
  if (language === "es") return spanishSingular(word);
  const found = germanEndings.find(([ending]) => ending.test(word));
  return found ? word.replace(found[0], found[1]) : null;
}

/** With a capital where the word was written with one. */
function asWritten(known: string, word: string): string {
  const first =
    word.charAt(0) === word.charAt(0).toLowerCase() ? known.charAt(0).toLowerCase() : known.charAt(0).toUpperCase();
  return first + known.slice(1);
}

function englishSingular(word: string): string {
  const known = irregular[word.toLowerCase()];
  if (known) return known;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  // "Quizzes" doubled its z, "prizes" and "sizes" keep their e.
  if (word.endsWith("zzes")) return word.slice(0, word.length > 6 ? -3 : -2);
  if (/(?:ches|shes|sses|xes|tzes)$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

const plainVowels: Record<string, string> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };

function spanishSingular(word: string): string {
  if (/[aeiouáéó]s$/.test(word) && !word.endsWith("es")) return word.slice(0, -1);
  // "Órdenes", "imágenes" have an accent that one of them has not.
  const stressed = /^(.*)([áéíóú])([^aeiouáéíóú]+)enes$/u.exec(word);
  if (stressed) return `${stressed[1]}${plainVowels[stressed[2]!]}${stressed[3]}en`;
  if (word.endsWith("ones")) return `${word.slice(0, -4)}ón`;
  if (word.endsWith("ces")) return `${word.slice(0, -3)}z`;
  if (/(?:(?:cl|b|f|fr|p|env)as|ch|bl|t|j|n[cd]?v|br|ll|qu|gu|m|p|v|k)es$/.test(word)) return word.slice(0, -1);
  return word.endsWith("es") ? word.slice(0, -2) : word;
}

export function isPlural(word: string, language: Language): boolean {
  const known = formsOf(word, language);
  if (known && known.one !== known.many) return known.many.toLowerCase() === word.toLowerCase();
  if (language === "en") return irregular[word] !== undefined || /[^su]s$/.test(word);
  if (language === "es") return word.endsWith("s");
  return singularOf(word, "de") !== null;
}

export function pluralOf(word: string, language: Language): string {
  const forms = formsOf(word, language);
  if (forms) return asWritten(forms.many, word);
  if (language === "es")
    return /[aeiouáéó]$/.test(word) ? `${word}s` : word.endsWith("z") ? `${word.slice(0, -1)}ces` : `${word}es`;
  if (language === "de") return word.endsWith("e") ? `${word}n` : word.endsWith("in") ? `${word}nen` : word;
  const known = irregularPlurals.get(word.toLowerCase());
  if (known) return known;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
