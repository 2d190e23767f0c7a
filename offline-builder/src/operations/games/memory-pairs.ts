/** "Make it 10 pairs", "lieber 24 Karten", "usa frutas": how many pairs a memory game has, and what they show. */
import { isGame } from "../../archetypes/game/game.ts";
import { furtherPictures, namesOfSets, pictureSetIn, picturesSource } from "../../lexicon/memory-pictures.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

const file = "src/content/pictures.ts";
const numbers: Readonly<Record<string, number>> = {
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  vier: 4,
  fünf: 5,
  sechs: 6,
  acht: 8,
  zehn: 10,
  zwölf: 12,
  fünfzehn: 15,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
  doce: 12,
  quince: 15,
};
const pairs = "pairs?|paare?n?|parejas?|pares";
const cards = "cards?|karten|cartas|tarjetas";
const count = `(\\d{1,2}|${Object.keys(numbers).join("|")})`;
const more = "more|harder|mehr|schwerer|schwieriger|más(?! fácil)";
const fewer = "fewer|less|easier|weniger|leichter|einfacher|menos|más fácil";
const instead =
  "instead of|replace|rather|use|change|with|show|put|statt|anstatt|stattdessen|nimm|mit|zeige?|en (?:vez|lugar) de|usa|cambia|con|pon|muestra";

const understood: Wording = { en: "The cards of the game.", de: "Die Karten des Spiels.", es: "Las cartas del juego." };
const did: Wording = {
  en: "The game has {count} pairs, {cards} cards",
  de: "Das Spiel hat {count} Paare, {cards} Karten",
  es: "El juego tiene {count} parejas, {cards} cartas",
};
export const didPictures: Wording = {
  en: "On the cards: {names}",
  de: "Auf den Karten: {names}",
  es: "En las cartas: {names}",
};
const already: Wording = {
  en: "The game has {count} pairs already. I changed nothing.",
  de: "Das Spiel hat schon {count} Paare. Ich habe nichts geändert.",
  es: "El juego ya tiene {count} parejas. No he cambiado nada.",
};
const bounds: Wording = {
  en: "A game has from 2 to 18 pairs. I changed nothing.",
  de: "Ein Spiel hat 2 bis 18 Paare. Ich habe nichts geändert.",
  es: "Un juego tiene de 2 a 18 parejas. No he cambiado nada.",
};
const mixed: Wording = {
  en: "There are {own} pictures of that subject; the other {others} show other things",
  de: "Zu diesem Thema gibt es {own} Bilder; die anderen {others} zeigen anderes",
  es: "De ese tema hay {own} dibujos; los otros {others} muestran otras cosas",
};
const noSet: Wording = {
  en: "I have no such pictures to put on the cards. There are: {list}. I changed nothing.",
  de: "Solche Bilder für die Karten habe ich nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No tengo esos dibujos para las cartas. Hay: {list}. No he cambiado nada.",
};

interface Values {
  pairs: number | "more" | "fewer" | null;
  text: string;
  /** Another subject is wished for, whether there is one or not. */
  swaps: boolean;
}

function pairsIn(text: string): Values["pairs"] {
  const value = (said: string): number => numbers[said.toLowerCase()] ?? Number(said);
  const named = new RegExp(`${count}\\s+(?:different\\s+|verschiedene\\s+)?(?:${pairs})(?!\\p{L})`, "iu").exec(
    text,
  )?.[1];
  if (named) return value(named);
  const all = new RegExp(`${count}\\s+(?:${cards})(?!\\p{L})`, "iu").exec(text)?.[1];
  if (all) return Math.floor(value(all) / 2);
  if (!has(text, `${pairs}|${cards}`)) return null;
  const alone = new RegExp(`(?<![\\p{L}\\d])${count}(?![\\p{L}\\d])`, "iu").exec(text)?.[1];
  if (alone && has(text, pairs)) return value(alone);
  return has(text, more) ? "more" : has(text, fewer) ? "fewer" : null;
}

export const memoryPairs = operation<Values>({
  id: "memory-pairs",
  words: "",
  match({ text, language, conversation }) {
    if (!conversation.earlier.some(isGame)) return null;
    const wished = has(text, "seconds?|points?|sekunden?|punkte?|segundos?|puntos?") ? null : pairsIn(text);
    const swaps =
      wished === null &&
      /^[^,.;]{3,60}$/u.test(text.trim()) &&
      has(text, instead) &&
      (pictureSetIn(text) !== null || has(text, "instead of|statt|anstatt|en (?:vez|lugar) de")) &&
      !has(text, "colou?rs?|farben?|color(?:es)?|red|blue|green|rot|blau|grün|timer?|sound|button|header");
    return wished === null && !swaps
      ? null
      : { confidence: 0.5, values: { pairs: wished, text, swaps }, understood: understood[language] };
  },
  reads: () => [file],
  change(project, { pairs: wished, text, swaps }, { language }) {
    const { plan } = project;
    const content = project.text(file);
    if (content === null || plan.archetype !== "game") return { say: "" };
    if (swaps) {
      // What stands behind "instead of" is what goes.
      const set = pictureSetIn(text.replace(/(?:instead of|anstatt|statt|en (?:vez|lugar) de)\s+.*$/iu, ""));
      if (!set) return { say: worded(noSet, language, { list: namesOfSets(plan.language) }) };
      const source = picturesSource(set, plan.language);
      project.write(file, source);
      const names = [...source.matchAll(/name: "([^"]+)"/g)].map(([, name]) => name).join(", ");
      return {
        plan,
        claims: [contains(worded(didPictures, language, { names }), file, `icon: ${set.pictures[0]![0]} }`)],
        routes: ["/"],
      };
    }
    const rows = [...content.matchAll(/^ {2}\{ name: "[^"]*", icon: (\w+) \},$/gm)].map(([line, icon]) => ({
      line: line!,
      icon: icon!,
    }));
    const next = wished === "more" ? rows.length + 2 : wished === "fewer" ? rows.length - 2 : wished!;
    if (next < 2 || next > 18) return { say: bounds[language] };
    if (rows.length === 0) return { say: "" };
    if (rows.length === next) return { say: worded(already, language, { count: next }) };
    const added = furtherPictures(
      rows.map(({ icon }) => icon),
      Math.max(0, next - rows.length),
      plan.language,
    );
    const all = [...rows.slice(0, next), ...added];
    const icons = all.map(({ icon }) => icon).toSorted((one, other) => one.localeCompare(other));
    project.write(
      file,
      content
        .replace(
          /import \{[^}]*\} from "lucide-react";/,
          `import { ${icons.join(", ")}, type LucideIcon } from "lucide-react";`,
        )
        .replace(/= \[\n[\s\S]*?\n\];/, `= [\n${all.map(({ line }) => line).join("\n")}\n];`),
    );
    return {
      plan,
      claims: [
        {
          text: worded(did, language, { count: next, cards: next * 2 }),
          path: file,
          holds: (now) => now?.match(/\{ name: "/g)?.length === next,
        },
      ],
      notDone: added.length > 0 ? [worded(mixed, language, { own: rows.length, others: added.length })] : [],
      routes: ["/"],
    };
  },
});
