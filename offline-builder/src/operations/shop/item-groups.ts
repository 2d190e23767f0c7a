/** Which group of a list something new belongs to, by its name. */
import { stringAt, type RecordList } from "../../edit/objects.ts";
import { stem, tokens } from "../../parse/words.ts";

/** What a dish is says where it stands, where the list has such a group. */
const courses: readonly (readonly [dishes: RegExp, group: RegExp])[] = [
  [
    /tiramis|panna cotta|cake|kuchen|torte|tarta|ice cream|\beis\b|gelato|helado|brownie|mousse|flan|pudding|strudel|cannoli|cr[eè]me br/i,
    /dessert|dolci|nachtisch|süß|sweet|cake|kuchen|postre|dulce|pastel/i,
  ],
  [
    /\b(?:wine|wein|vino|beer|bier|cerveza|coffee|kaffee|café|tea|tee|té|juice|saft|zumo|water|wasser|agua|lemonade|limonade|espresso|cappuccino|spritz|cocktail)\b/i,
    /drink|getränk|bebida|wine|wein|vino/i,
  ],
  [/pizza/i, /pizz/i],
  [/spaghetti|lasagn|ravioli|penne|gnocchi|tagliatelle|pasta|nudel/i, /pasta|nudel|primi/i],
  [
    /soup|suppe|sopa|salad|salat|ensalada|bruschetta|carpaccio/i,
    /start|vorspeis|entrant|antipast|suppe|soup|salat|salad/i,
  ],
];

export function suits(group: string | null, name: string): number {
  return group !== null && courses.some(([dishes, groups]) => dishes.test(name) && groups.test(group)) ? 2 : 0;
}

/** A new sourdough belongs to the breads: up to two words that names in the list have in common with it. */
export function alike(list: RecordList, words: ReadonlySet<string>): number {
  const names = list.records.flatMap((record) => tokens(stringAt(record, "name") ?? "").map(stem));
  return Math.min(2, new Set(names.filter((word) => word.length > 3 && words.has(word))).size) / 2;
}
