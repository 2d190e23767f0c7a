/** Small tools of one page: something is drawn, made, timed or played, in the browser alone. */
import { appLooks } from "../../../lexicon/app-kinds.ts";
import type { Localized } from "../../../lexicon/entities/entity.ts";
import type { Look } from "../../../lexicon/domain.ts";
import { headOf, namesSite } from "../../../parse/records/request-form.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import type { Archetype } from "../../archetype.ts";
import { screenArchetype, type ScreenApp } from "../screen-app.ts";

type Piece = ScreenApp["pieces"][number];

export interface Tool extends Pick<ScreenApp, "kind" | "names" | "tagline" | "claims"> {
  id: string;
  /** What the tool is called in requests, in any of the languages. */
  asked: RegExp;
  /** Words beside which it is something else: "dice shop", "password manager". */
  other?: RegExp;
  /** Of its page, in `blueprints/tools/`. */
  blueprint: string;
  title: Localized;
  /** Name in lucide-react. */
  icon: string;
  look?: Look;
  pieces?: readonly Piece[];
  /** Two of them, at least: what people can do. */
  features: readonly string[];
  caveats?: readonly Localized[];
  /** Misspelled easily. */
  vocabulary?: ScreenApp["vocabulary"];
  content?: ScreenApp["content"];
  marks?: ScreenApp["marks"];
  flags?: ScreenApp["flags"];
  files?: ScreenApp["files"];
}

/** More words than this describe something larger that has such a tool among other parts. */
const mostLetters = 300;
/** Whoever keeps lists of such things, sells or teaches them wants no tool of that name. */
const larger =
  /(?<![\p{L}])(?:shop|store|inventory|collection|manager|management|tracker|crm|dashboard|platform|marketplace|booking|members?|customers?|patients?|verwaltung|sammlung|laden|kunden|mitglieder|tienda|colección|gestión|clientes|socios)(?![\p{L}])/iu;

/** "Sudoku website", "web app": the tool, and that it stands in a browser; "bingo club website" is the club's. */
const siteOfTool = /^(.*\S) (?:web ?sites?|web ?page|web ?app|site|page|webseite|web)[.!]?$/iu;

function isPlace({ asked }: Tool, text: string): boolean {
  const named = siteOfTool.exec(text.trim())?.[1];
  const found = named === undefined ? null : asked.exec(named);
  return named !== undefined && !namesSite(named) && found !== null && found.index + found[0].length === named.length;
}

function scoreOf(tool: Tool, { text, corrected }: Understanding): number {
  const { asked, other } = tool;
  if (text.length > mostLetters || larger.test(text) || other?.test(text)) return 0;
  if (namesSite(text) && !isPlace(tool, text)) return 0;
  return [text, corrected].some((each) => asked.test(ownPart(headOf(each)))) ? 15 : 0;
}

/** What stands after "with" is a part of something else, unless nothing but "an app" stands before it. */
const accompanied = /^(.*?\p{L}.*?)(?<=\s)(?:with|including|mit|samt|con|incluyendo)(?=\s)/iu;
const nothingElse =
  /^(?:(?:please|bitte|build|make|create|baue?|mache?|erstelle?|crea|haz|quiero|need|want|i|me|mir|una?|an?|the|eine?|kleine|little|small|simple|einfache|sencilla|app|tool|page|programm|anwendung|seite|aplicación|herramienta|página)\s*)+$/iu;

function ownPart(head: string): string {
  const before = accompanied.exec(head)?.[1]?.trim();
  return before === undefined || nothingElse.test(before) ? head : before;
}

export function toolArchetype(tool: Tool): Archetype {
  const { id, blueprint, title, icon, look, pieces, caveats, vocabulary, ...rest } = tool;
  return screenArchetype({
    ...rest,
    id,
    folder: "tools",
    score: (request) => scoreOf(tool, request),
    ...(vocabulary ? { vocabulary } : {}),
    look: look ?? appLooks.signal,
    shell: "topbar",
    pages: [{ component: "Index", title, icon, blueprint }],
    lists: [],
    pieces: pieces ?? [],
    caveats: caveats ?? [],
  });
}
