/** What moves in a game: its colours and its pace, the size of the field, the number of balls, the pictures on the cards. */
import { didPictures } from "./memory-pairs.ts";
import { isGame } from "../../archetypes/game/game.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { pictureSetIn, picturesSource } from "../../lexicon/memory-pictures.ts";
import { findColors } from "../../parse/colors.ts";
import { contains, operation, worded, type Claim, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

const page = "src/pages/Index.tsx";
const pictures = "src/content/pictures.ts";
const rules = { snake: "src/lib/snake-rules.ts", blocks: "src/lib/blocks-rules.ts", bricks: "src/lib/bricks-rules.ts" };

interface Part {
  id: string;
  /** The games that have it. */
  games: readonly string[];
  words: string;
  name: Wording;
  /** Around the classes of the fill, which are the groups. */
  place: RegExp;
  /** What stands in the place, most visible first. */
  fills(hex: string): string[];
}

const one = (hex: string): string[] => [`fill-[${hex}]`];
/** So many shades of one colour that neighbours can be told apart. */
const shades = (hex: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? `fill-[${hex}]` : `fill-[${hex}]/${100 - at * 10}`));

const parts: readonly Part[] = [
  {
    id: "snake",
    games: ["snake"],
    words: "snake|schlange|serpiente|culebra|víbora",
    name: { en: "The snake", de: "Die Schlange", es: "La serpiente" },
    place: /className=\{index === 0 \? "(fill-[^"]+)" : "(fill-[^"]+)"\}/,
    fills: (hex) => [`fill-[${hex}]`, `fill-[${hex}]/75`],
  },
  {
    id: "food",
    games: ["snake"],
    words: "food|fruit|apple|dot|futter|frucht|apfel|punkt|comida|fruta|manzana",
    name: { en: "The food", de: "Das Futter", es: "La comida" },
    place: /snake\.food\.y[^>]*className="(fill-[^"]+)"/,
    fills: one,
  },
  {
    id: "ball",
    games: ["bricks"],
    words: "ball|bola|pelota",
    name: { en: "The ball", de: "Der Ball", es: "La bola" },
    place: /r=\{radius\} className="(fill-[^"]+)"/,
    fills: one,
  },
  {
    id: "paddle",
    games: ["bricks"],
    words: "paddle|bat|schläger|pala|raqueta",
    name: { en: "The paddle", de: "Der Schläger", es: "La pala" },
    place: /rx="1\.5" className="(fill-[^"]+)"/,
    fills: one,
  },
  {
    id: "bricks",
    games: ["bricks"],
    words: "bricks?|wall|ziegeln?|steine?|mauer|ladrillos?|muro",
    name: { en: "The bricks", de: "Die Ziegel", es: "Los ladrillos" },
    place: /const fills = \["(fill-[^"]+)", "(fill-[^"]+)", "(fill-[^"]+)", "(fill-[^"]+)"\]/,
    fills: (hex) => shades(hex, 4),
  },
  {
    id: "blocks",
    games: ["blocks"],
    words: "blocks?|pieces?|stones?|blöcke|steine?|teile|bloques?|piezas?",
    name: { en: "The pieces", de: "Die Steine", es: "Las piezas" },
    place: new RegExp(`const fills = \\[${Array.from({ length: 7 }, () => '"(fill-[^"]+)"').join(", ")}\\]`),
    fills: (hex) => shades(hex, 7),
  },
];

const faster = "faster|quicker|speed(?:s|ed)? (?:it )?up|more speed|schneller|más rápid[oa]s?|acelera\\w*";
const slower = "slower|slow(?:s|ed)? (?:it )?down|less speed|easier|langsamer|leichter|más lent[oa]s?|más fácil";
const field = "(?:play(?:ing)? )?field|board|grid|area|spielfeld|feld|tablero|campo";
const bigger = "bigger|larger|wider|größer\\p{L}*|más grande|mayor";
const smaller = "smaller|kleiner\\p{L}*|más pequeñ[oa]";
interface Values {
  /** Parts with the colour they are to have. */
  paints: { part: string; hex: string }[];
  pace: "faster" | "slower" | null;
  field: "bigger" | "smaller" | null;
  balls: number | null;
  /** The words say what the cards are to show. */
  cards: boolean;
}

const understood: Wording = { en: "The game itself.", de: "Das Spiel selbst.", es: "El juego mismo." };
const didColor: Wording = { en: "{part}: {hex}", de: "{part}: {hex}", es: "{part}: {hex}" };
const didPace: Record<"faster" | "slower", Wording> = {
  faster: {
    en: "The game is faster: {now} instead of {was} ms a step",
    de: "Das Spiel ist schneller: {now} statt {was} ms je Schritt",
    es: "El juego va más rápido: {now} en vez de {was} ms por paso",
  },
  slower: {
    en: "The game is slower: {now} instead of {was} ms a step",
    de: "Das Spiel ist langsamer: {now} statt {was} ms je Schritt",
    es: "El juego va más lento: {now} en vez de {was} ms por paso",
  },
};
const didField: Wording = {
  en: "The field has {now} by {now} places instead of {was} by {was}",
  de: "Das Feld hat {now} mal {now} Plätze statt {was} mal {was}",
  es: "El tablero tiene {now} por {now} casillas en vez de {was} por {was}",
};
const didBalls: Wording = {
  en: "A game has {count} balls",
  de: "Ein Spiel hat {count} Bälle",
  es: "Cada partida tiene {count} bolas",
};
const noPart: Wording = {
  en: "This game has nothing of that kind to change, so I changed nothing.",
  de: "So etwas hat dieses Spiel nicht; ich habe nichts geändert.",
  es: "Este juego no tiene nada así; no he cambiado nada.",
};

/** "Make the snake red and faster", "a bigger field", "5 balls", "put animals on the cards". */
export const gameParts = operation<Values>({
  id: "game-parts",
  words:
    "game snake ball paddle bricks faster slower field cards animals spiel schlange schneller juego serpiente rápido",
  match({ text, language, conversation }) {
    if (!conversation.earlier.some(isGame)) return null;
    const values: Values = {
      paints: paintsIn(text),
      pace: has(text, faster) ? "faster" : has(text, slower) ? "slower" : null,
      field: !has(text, field) ? null : has(text, bigger) ? "bigger" : has(text, smaller) ? "smaller" : null,
      balls:
        Number(/(?<![\d.,])([1-9])\s+(?:balls|lives|bälle|leben|bolas|vidas)(?!\p{L})/iu.exec(text)?.[1] ?? 0) || null,
      cards: pictureSetIn(text) !== null && has(text, "cards?|pictures?|karten|bilder|cartas|dibujos|memory"),
    };
    const { paints, pace, balls, cards } = values;
    if (paints.length === 0 && pace === null && values.field === null && balls === null && !cards) return null;
    const isCertain = paints.length > 0 || balls !== null || cards;
    return { confidence: isCertain ? 0.92 : pace ? 0.86 : 0.6, values, understood: understood[language] };
  },
  reads: () => [page, pictures, ...Object.values(rules)],
  change(project, values, { text, language }) {
    const { plan } = project;
    if (plan.archetype !== "game") return { say: noPart[language] };
    const claims = [
      ...painted(project, values, language),
      ...paced(project, values, language),
      ...sized(project, values, language),
      ...counted(project, values, language),
      ...pictured(project, values.cards ? text : "", language),
    ];
    return claims.length > 0 ? { plan, claims, routes: ["/"] } : { say: noPart[language] };
  },
});

type Language = keyof Wording;

/** "The bricks purple and the paddle orange": a colour belongs to the part named last before it, else to the next. */
function paintsIn(text: string): Values["paints"] {
  const named = parts
    .flatMap((part) => {
      const found = new RegExp(`(?<![\\p{L}])(?:${part.words})(?![\\p{L}])`, "iu").exec(text);
      return found ? [{ part: part.id, at: found.index }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
  return findColors(text).flatMap(({ hex, index }) => {
    const owner = named.findLast(({ at }) => at < index) ?? named[0];
    return owner ? [{ part: owner.part, hex }] : [];
  });
}

function painted(project: ProjectEdit, { paints }: Values, language: Language): Claim[] {
  return paints.flatMap(({ part: id, hex }) => {
    const part = parts.find((entry) => entry.id === id && entry.games.includes(project.plan.domain));
    const before = project.text(page);
    const found = before === null ? null : part?.place.exec(before);
    if (!part || before === null || !found) return [];
    const fills = part.fills(hex);
    const now = found.slice(1).reduce((place, fill, at) => place.replace(`"${fill}"`, `"${fills[at]!}"`), found[0]);
    project.write(page, before.replace(found[0], now));
    return [contains(worded(didColor, language, { part: part.name[language], hex }), page, now)];
  });
}

/** Replaces the number behind a constant's name. */
function setNumber(
  project: ProjectEdit,
  path: string,
  { name, next }: { name: string; next: (was: number) => number },
): { was: number; now: number } | null {
  const before = project.text(path);
  const found = before === null ? null : new RegExp(`const ${name} = (\\d+);`).exec(before);
  if (before === null || !found) return null;
  const was = Number(found[1]);
  const now = next(was);
  project.write(path, before.replace(found[0], `const ${name} = ${now};`));
  return { was, now };
}

function paced(project: ProjectEdit, { pace }: Values, language: Language): Claim[] {
  if (pace === null) return [];
  const [path, name] = project.plan.domain === "blocks" ? [rules.blocks, "slowest"] : [page, "pace"];
  const next = (was: number): number => Math.max(5, Math.round(was * (pace === "faster" ? 0.7 : 1.4)));
  const step = setNumber(project, path, { name, next });
  return step ? [contains(worded(didPace[pace], language, step), path, `const ${name} = ${step.now};`)] : [];
}

function sized(project: ProjectEdit, { field: wish }: Values, language: Language): Claim[] {
  if (wish === null || project.plan.domain !== "snake") return [];
  const next = (was: number): number => Math.min(41, Math.max(11, was + (wish === "bigger" ? 6 : -6)));
  const size = setNumber(project, rules.snake, { name: "size", next });
  return size ? [contains(worded(didField, language, size), rules.snake, `const size = ${size.now};`)] : [];
}

function counted(project: ProjectEdit, { balls }: Values, language: Language): Claim[] {
  if (balls === null || project.plan.domain !== "bricks") return [];
  const count = setNumber(project, rules.bricks, { name: "balls", next: () => balls });
  return count ? [contains(worded(didBalls, language, { count: balls }), rules.bricks, `const balls = ${balls};`)] : [];
}

function pictured(project: ProjectEdit, text: string, language: Language): Claim[] {
  const set = pictureSetIn(text);
  if (!set || project.text(pictures) === null) return [];
  project.write(pictures, picturesSource(set, project.plan.language));
  const at = { en: 1, de: 2, es: 3 } as const;
  const names = set.pictures.map((picture) => picture[at[language]]).join(", ");
  return [contains(worded(didPictures, language, { names }), pictures, `icon: ${set.pictures[0]![0]} }`)];
}
