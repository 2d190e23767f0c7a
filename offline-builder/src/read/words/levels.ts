/**
 * Levels of a clause: what stands behind "with", "has", a colon or in brackets belongs one level below. A level ends where
 * its enumeration does ("…, and notes"), and where a sibling with a level of its own begins.
 */
import type { LanguageTable } from "../languages/table.ts";
import type { Token } from "./tokens.ts";
import { holdsFields, isChoice } from "../fields/fields.ts";

export type Marker = "with" | "colon" | "bracket" | "has" | "bullet";

export interface Node {
  /** Before its marker. */
  words: Token[];
  below: Node[];
  marker: Marker | null;
  /** Everything, for what is said of it. */
  all: Token[];
  last: boolean;
}

interface Piece {
  tokens: Token[];
  joint: "start" | "comma" | "and" | "semicolon";
  bracket: Token[];
  /** How many levels were opened in it already. */
  opened?: number;
}

interface Level {
  node: Node | null;
  nodes: Node[];
  marker: Marker | null;
  closed: boolean;
}

export interface Leveling {
  table: LanguageTable;
  /** Pieces that ask for something of the whole: they stand in no list. */
  isClause: (tokens: readonly Token[]) => boolean;
}

const opening = new Set(["(", "[", "{"]);
const closing = new Set([")", "]", "}"]);

/** Deeper brackets are read as their words. */
const MAX_DEPTH = 4;
/** Nobody enumerates more; what follows is not read. */
const MAX_ITEMS = 150;
/** A request has four: the app, its lists, their fields, values. What stands deeper is read beside them. */
const MAX_LEVELS = 6;

export function nodesOf(tokens: readonly Token[], leveling: Leveling, depth = 0): Node[] {
  const levels: Level[] = [{ node: null, nodes: [], marker: null, closed: false }];
  for (const piece of piecesOf(tokens, depth > 0)) place(piece, levels, { ...leveling, depth });
  return levels[0]!.nodes;
}

function piecesOf(tokens: readonly Token[], inBrackets: boolean): Piece[] {
  const pieces: Piece[] = [];
  let now: Piece = { tokens: [], joint: "start", bracket: [] };
  const close = (joint: Piece["joint"]): void => {
    if (now.tokens.length > 0 || now.bracket.length > 0) {
      pieces.push(now);
      now = { tokens: [], joint, bracket: [] };
    } else if (pieces.length > 0) now.joint = joint;
  };
  // Slashes and bars part items only where nothing else does, or three of them do.
  const bars = tokens.filter(({ is, low }) => is === "mark" && /^[/|]$/.test(low)).length;
  const hasCommas = tokens.some(({ low }) => low === "," || low === ":");
  const isParted = bars > 0 && !hasCommas && (inBrackets || bars > 1);
  let depth = 0;
  for (let at = 0; at < tokens.length && pieces.length < MAX_ITEMS; at++) {
    const token = tokens[at]!;
    if (token.is === "mark" && opening.has(token.low)) depth++;
    else if (token.is === "mark" && closing.has(token.low)) depth = Math.max(0, depth - 1);
    else if (depth > 0) now.bracket.push(token);
    else if (token.low === ",") close("comma");
    else if (token.low === ";") close("semicolon");
    else if ((token.is === "and" || token.low === "+") && !isInside(tokens, at)) close("and");
    else if (asksAgain(now.tokens, token) && !isWhat(now.tokens, token, tokens[at + 1])) {
      close("comma");
      now.tokens.push(token);
    } else if (isParted && token.is === "mark" && /^[/|]$/.test(token.low)) close("comma");
    else now.tokens.push(token);
  }
  close("comma");
  return pieces;
}

/** "Who has it when" asks two things. */
const asksAgain = (tokens: readonly Token[], token: Token): boolean =>
  asks.has(token.is) && tokens.length > 0 && asks.has(tokens[0]!.is) && !isTied(tokens);

/** "Who has what" asks one thing: "what" is the entry itself. */
const isWhat = ([first, ...rest]: readonly Token[], token: Token, next: Token | undefined): boolean =>
  first?.is === "who" &&
  first.low.split(/[ _]/).length + rest.length === 2 &&
  token.is === "which" &&
  (next === undefined || next.is === "mark" || next.is === "and");

/** "In which", "from whom": the question goes with the word before it; "who is where" has no noun between. */
const isTied = (tokens: readonly Token[]): boolean =>
  ["be", "prep", "in", "by", "of", "for", "to", "each"].includes(tokens.at(-1)!.is);

const days = /^(?:date|day|datum|tag|fecha|día|dates)$/;
const times = /^(?:time|uhrzeit|hora|zeit)$/;

/** "Between 8 and 12" joins numbers, "date and time" is one moment. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before?.is === "number" && after?.is === "number") return true;
  return (
    before !== undefined &&
    after !== undefined &&
    days.test(before.low) &&
    times.test(after.low) &&
    isWholeMoment(tokens, at)
  );
}

/** The last two of an enumeration are two: "guest, date and time". */
function isWholeMoment(tokens: readonly Token[], at: number): boolean {
  const first = tokens.slice(0, at).findLastIndex(({ low }) => low === ",");
  const next = tokens[at + 2];
  return first < 0 || next?.low === "," || next?.is === "and";
}

interface Placing extends Leveling {
  depth: number;
}

function place(whole: Piece, levels: Level[], placing: Placing): void {
  // "…, with a graph of it": a clause, and nothing that belongs to what stands before it.
  const isClause = whole.tokens[0]?.is === "with" && placing.isClause(whole.tokens.slice(1));
  const piece = isClause ? { ...whole, tokens: whole.tokens.slice(1) } : whole;
  const { tokens, joint } = piece;
  const clause = placing.isClause(tokens);
  const opened = (piece.opened ?? 0) + 1;
  const isDeepest = levels.length > MAX_LEVELS || opened > MAX_LEVELS;
  const cut = clause || isDeepest ? -1 : markerAt(tokens);
  // "Prices, our team": what is ours stands beside what was said to be.
  const own =
    cut > 0 ||
    (tokens[0]?.is === "poss" && levels.at(-1)!.marker === "with" && joint === "comma") ||
    holdsFields(cut > 0 ? tokens.slice(0, cut) : tokens, piece.bracket, placing.table);
  const colon = cut > 0 && tokens[cut]!.is === "mark";
  const isOptions = colon && isChoice(tokens.slice(0, cut), placing.table);
  if (startsWith(tokens) && !isDeepest) return attach(piece, levels, placing);
  leave(levels, { joint, clause, own: own && !isOptions, colon: colon && !isOptions });
  const level = levels.at(-1)!;
  if (cut === 0) return attach(piece, levels, placing);
  const words = cut > 0 ? tokens.slice(0, cut) : tokens;
  const node: Node = { words, below: [], marker: null, all: [...tokens, ...piece.bracket], last: joint === "and" };
  level.nodes.push(node);
  for (const each of levels) each.node?.all.push(...tokens);
  // "Care: organs (church, place)": the brackets belong to what stands behind the colon.
  const isBehind = cut > 0 && piece.bracket.length > 0 && piece.bracket[0]!.at > tokens[cut]!.at;
  if (piece.bracket.length > 0 && !isBehind) {
    node.marker = "bracket";
    node.below = placing.depth < MAX_DEPTH ? nodesOf(piece.bracket, placing, placing.depth + 1) : [];
  }
  if (joint === "and" && level.marker !== null) level.closed = true;
  if (isOptions && tokens.some(({ is }) => is === "or")) level.closed = true;
  if (cut > 0)
    open(
      {
        node,
        rest: {
          tokens: tokens.slice(belowAt(tokens, cut)),
          joint: "start",
          bracket: isBehind ? piece.bracket : [],
          opened,
        },
        marker: colon ? "colon" : tokens[cut]!.is === "has" ? "has" : "with",
      },
      levels,
      placing,
    );
}

interface Opening {
  node: Node;
  rest: Piece;
  marker: Marker;
}

function open({ node, rest, marker }: Opening, levels: Level[], placing: Placing): void {
  node.marker = marker;
  levels.push({ node, nodes: node.below, marker, closed: false });
  if (rest.tokens.length > 0) place(rest, levels, placing);
}

/** "Tours, each with difficulty": of what stands before it. */
function attach(piece: Piece, levels: Level[], placing: Placing): void {
  const { tokens } = piece;
  const rest = tokens.slice(tokens.findIndex(({ is }) => is === "with" || is === "has" || is === "mark") + 1);
  const before = levels.at(-1)!.nodes.at(-1);
  const next: Piece = { ...piece, tokens: rest, joint: "start", opened: (piece.opened ?? 0) + 1 };
  if (!before) return rest.length > 0 ? place(next, levels, placing) : undefined;
  before.marker ??= "with";
  levels.push({ node: before, nodes: before.below, marker: "with", closed: false });
  if (rest.length > 0) place(next, levels, placing);
}

const startsWith = (tokens: readonly Token[]): boolean =>
  tokens[0]?.is === "each" && (tokens[1]?.is === "with" || tokens[1]?.is === "has");

/** "Booking where patients pick a treatment": behind what they do there. */
function belowAt(tokens: readonly Token[], cut: number): number {
  if (tokens[cut]!.is !== "where") return cut + 1;
  return tokens.findIndex(({ is }, at) => at > cut && is === "enter") + 1;
}

const entersBehind = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && tokens.slice(at + 1, at + 7).some(({ is }) => is === "enter");

const asks = new Set(["who", "which", "when", "where", "howmany", "whether"]);

/** Where the level below begins; -1 nowhere. */
export function markerAt(tokens: readonly Token[]): number {
  return tokens.findIndex(
    ({ is, low }, at) =>
      (is === "with" && !(at === 0 && tokens[1]?.is === "who") && (at === 0 || at < tokens.length - 1)) ||
      (is === "where" && entersBehind(tokens, at)) ||
      (is === "like" && at > 0 && tokens[at - 1]!.is !== "pron") ||
      (is === "has" && at > 0 && !asks.has(tokens[0]!.is) && tokens[at + 1]?.is !== "pron") ||
      (is === "mark" &&
        (low === ":" || low === "=" || (/^[–—-]$/.test(low) && at > 0 && tokens[at - 1]!.is !== "number")) &&
        at < tokens.length - 1),
  );
}

function leave(
  levels: Level[],
  { joint, clause, own, colon }: { joint: Piece["joint"]; clause: boolean; own: boolean; colon: boolean },
): void {
  const top = (): Level => levels.at(-1)!;
  const pop = (): void => void (levels.length > 1 && levels.pop());
  while (levels.length > 1 && top().closed) pop();
  const isWith = (): boolean => levels.length > 1 && top().marker !== "colon";
  if (joint === "semicolon" || clause || own) while (isWith()) pop();
  // "Hives: name, place, inspections: date": the second stands beside the first.
  if (colon && levels.length > 1 && top().nodes.length > 0) pop();
  else if (joint === "semicolon" && levels.length > 1 && colon) pop();
}
