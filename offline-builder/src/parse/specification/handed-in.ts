/** "Upload documents to a case, register for events": what people hand in, clause by clause, in English. */
import { stem } from "../words.ts";

/** What is done, as forms of it are called in the app. */
export type HandedVerb =
  | "Share"
  | "Submit"
  | "Fill out"
  | "Report"
  | "Post"
  | "Request"
  | "Book"
  | "Compose"
  | "Upload"
  | "Register"
  | "Apply for"
  | "Sign up for"
  | "Register for"
  | "Enroll in"
  // Done with one press.
  | "Follow"
  | "Join"
  | "Subscribe"
  | "Complete"
  | "Vote"
  | "Like";

/** These hand nothing in. */
export const tapVerbs: ReadonlySet<HandedVerb> = new Set(["Follow", "Join", "Subscribe", "Complete", "Vote", "Like"]);

export interface HandedIn {
  verb: HandedVerb;
  /** Stems of what it is done with, up to the next verb, preposition or full stop; each piece of an enumeration is one. */
  objects: string[][];
  /** As they are written. */
  written: string[];
  /** Its place in the text, to tell what is said first. */
  at: number;
}

interface Word {
  word: string;
  /** A comma, a full stop or a bracket stands before it. */
  parted: "" | "," | ".";
}

const plainVerbs: readonly (readonly [said: RegExp, verb: HandedVerb])[] = [
  [/^shar(?:e|ing)$/, "Share"],
  [/^fill(?:ing)?$/, "Fill out"],
  [/^submit(?:ting)?$/, "Submit"],
  [/^report(?:ing)?$/, "Report"],
  [/^(?:post|posting|publish|publishing)$/, "Post"],
  [/^(?:request|requesting|initiate|inquire)$/, "Request"],
  [/^(?:book|booking|reserve|reserving)$/, "Book"],
  [/^(?:compose|composing|write|writing|send|sending)$/, "Compose"],
  [/^upload(?:ing)?$/, "Upload"],
  [/^regist(?:er|ering)$/, "Register"],
  [/^follow(?:ing)?$/, "Follow"],
  [/^join(?:ing)?$/, "Join"],
  [/^complet(?:e|ing)$/, "Complete"],
  [/^upvot(?:e|ing)$/, "Vote"],
  [/^lik(?:e|ing)$/, "Like"],
];
const phrasalVerbs: readonly (readonly [said: RegExp, behind: RegExp, verb: HandedVerb])[] = [
  [/^apply(?:ing)?$/, /^for$/, "Apply for"],
  [/^enrol(?:l|ling|ing)?$/, /^(?:in|for|to)$/, "Enroll in"],
  [/^regist(?:er|ering)$/, /^(?:for|to)$/, "Register for"],
  [/^sign(?:ing)?$/, /^up$/, "Sign up for"],
  [/^subscrib(?:e|ing)$/, /^to$/, "Subscribe"],
  [/^vot(?:e|ing)$/, /^(?:for|on)$/, "Vote"],
];

/** A verb stands there; "job posting", "consultation booking" and "leave requests" are things. */
const beforeVerb =
  /^(?:to|and|or|can|could|should|must|may|might|will|then|also|they|please|easily|users?|visitors?|customers?|members?|for|of|by|like|as|including|supports?|allow|allows|enable|enables|about|online|directly|they|who)$/;
/** "The share form", "their posts". */
const beforeThing = /^(?:the|a|an|this|that|their|its|his|her|each|every|new|of)$/;

/** Where what it is done with ends. */
const ends =
  /^(?:to|via|through|with|for|by|in|into|on|onto|at|from|about|as|when|where|which|that|who|so|using|under|within|per|should|can|must|will|is|are|be|after|before|between|online|if|including|such|back)$/;

/** Verbs of such texts; another one begins another thought. */
const verb =
  /^(?:view|see|choose|browse|search|manage|check|track|schedule|record|update|import|export|calculate|offer|join|vote|read|rate|comment|sell|buy|plan|monitor|look|find|follow|move|approve|reject|accept|add|edit|delete|remove|create|cancel|reschedule|pay|receive|download|filter|sort|compare|take|earn|complete|reply|like|start|play|pause|subscribe|log|set|get|assign|change|generate|analyze|analyse|listen|watch|save|store|select|enter|access|organize|organise|open|print|interact|participate|contribute|communicate|discuss|learn|explore|discover|make|use|maintain|handle|issue|invite|message|contact|review|customize|configure|control|switch|enable|disable|give|donate|collect|count|display|show|answer|ask|chat|connect|navigate|purchase|order|rent|hire|return|share|submit|post|publish|request|book|reserve|compose|write|send|upload|register|apply|enroll|enrol|sign|fill|report|modify|verify|confirm|withdraw|transfer|deposit|bid|mark|tag|deliver|dispatch|test|run|build|design|prepare|apply|upvote|ban|block|moderate)$/;

/** Also "submitting" and "sharing". */
function isVerb(word: string): boolean {
  if (verb.test(word)) return true;
  const base = /^(.{2,})ing$/.exec(word)?.[1];
  return base !== undefined && [base, `${base}e`, base.replace(/(.)\1$/, "$1")].some((form) => verb.test(form));
}

/** "Booking management" and "post categories" are things. */
const makesThing =
  /^(?:management|confirmations?|history|histories|forms?|system|list|lists|details|page|pages|calendar|categories|functionality|process|links?|center|code|status)$/;

function wordsOf(text: string): Word[] {
  const found = [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)];
  return found.map((match, at) => {
    const from = at === 0 ? 0 : found[at - 1]!.index + found[at - 1]![0].length;
    const between = text.slice(from, match.index);
    return { word: match[0], parted: /[.;:!?\n]/.test(between) || at === 0 ? "." : /[,()]/.test(between) ? "," : "" };
  });
}

/** "Attachment uploads", "a boat booking website": what is done with a thing, as a noun behind it. */
function asNouns(words: readonly Word[]): HandedIn[] {
  return words.flatMap(({ word, parted }, at) => {
    const isUpload = /^uploads?$/.test(word) && !beforeVerb.test(words[at - 1]?.word ?? "to");
    const isBooking = /^(?:booking|reservation)$/.test(word) && appWord.test(words[at + 1]?.word ?? "");
    if (parted !== "" || !(isUpload || isBooking)) return [];
    const from = words
      .slice(0, at)
      .findLastIndex((one, place) => one.parted !== "" || beforeNoun.test(words[place]!.word));
    const object = words
      .slice(Math.max(from, at - 3, 0), at)
      .map((one) => one.word)
      .filter((one) => !beforeNoun.test(one));
    if (object.length === 0) return [];
    return [{ verb: isUpload ? "Upload" : "Book", objects: [object.map(stem)], written: [object.join(" ")], at }];
  });
}

const appWord = /^(?:web|website|site|platform|app|application|portal|service)$/;
const beforeNoun =
  /^(?:an?|the|and|or|of|for|as|with|support|supports|including|online|implement|build|create|develop|design|please|should|have|has)$/;

export function handedIn(text: string): HandedIn[] {
  const words = wordsOf(text);
  return [...withVerbs(words), ...asNouns(words)].toSorted((one, other) => one.at - other.at);
}

function withVerbs(words: readonly Word[]): HandedIn[] {
  return words.flatMap((_, at) => {
    const found = verbAt(words, at);
    if (!found) return [];
    if (makesThing.test(words[found.from]?.word ?? "")) return [];
    const pieces = objectsFrom(words, found.from).filter((piece) => !/^links?$/.test(piece.at(-1)!));
    return pieces.length === 0
      ? []
      : [
          {
            verb: found.verb,
            objects: pieces.map((piece) => piece.map(stem)),
            written: pieces.map((piece) => piece.join(" ")),
            at,
          },
        ];
  });
}

function verbAt(words: readonly Word[], at: number): { verb: HandedVerb; from: number } | null {
  const { word, parted } = words[at]!;
  const before = parted === "" ? (words[at - 1]?.word ?? "") : "";
  if (before !== "" && !beforeVerb.test(before)) return null;
  if (beforeThing.test(before) && !word.endsWith("ing")) return null;
  const next = words[at + 1];
  const phrasal = phrasalVerbs.find(
    ([said, behind]) => said.test(word) && next?.parted === "" && behind.test(next.word),
  );
  if (phrasal) return { verb: phrasal[2], from: at + (words[at + 2]?.word === "for" ? 3 : 2) };
  const plain = plainVerbs.find(([said]) => said.test(word));
  if (!plain) return null;
  return { verb: plain[1], from: plain[1] === "Fill out" && /^(?:out|in)$/.test(next?.word ?? "") ? at + 2 : at + 1 };
}

const determiners =
  /^(?:the|a|an|their|its|his|her|new|own|all|some|any|various|different|one|more|multiple|relevant)$/;
const mostWords = 5;
/** Done without saying with what. */
const alone = /^(?:register|registering|up)$/;

/** "Articles, photos and videos" of "publish and edit articles, photos and videos with tags, and read them". */
function objectsFrom(words: readonly Word[], from: number): string[][] {
  const pieces: string[][] = [];
  let piece: string[] = [];
  const close = (): void => {
    if (piece.length > 0) pieces.push(piece);
    piece = [];
  };
  for (let at = from; at < words.length; at++) {
    const { word, parted } = words[at]!;
    if (parted === ".") break;
    if (parted === "," && at > from) close();
    // "Following users, private messaging and groups": each piece of such a list is done otherwise.
    if (pieces.length > 0 && parted === "," && words[from - 1]!.word.endsWith("ing")) break;
    const joins = word === "and" || word === "or";
    if (joins) {
      close();
      continue;
    }
    // "Like and comment on posts" is done with posts.
    if (/^(?:on|to)$/.test(word) && /^(?:comment|commenting|reply|replying)$/.test(words[at - 1]!.word) && at > from)
      continue;
    if (ends.test(word)) break;
    const begins = parted !== "" || /^(?:and|or)$/.test(words[at - 1]!.word);
    // "A moving request" is moved by nobody yet.
    if (piece.length === 0 && (begins ? isVerb(word) : at > from && verb.test(word))) {
      // "Publish, edit and delete articles" is done with the same; "register, start discussions" is not.
      if (pieces.length > 0 || alone.test(words[from - 1]!.word)) break;
      continue;
    }
    if (piece.length === 0 && determiners.test(word)) continue;
    if (piece.length >= mostWords) break;
    piece.push(word);
  }
  close();
  return pieces.map(withoutForm).filter((found) => found.length > 0);
}

/** "Lead information" is a lead. */
function withoutForm(piece: readonly string[]): string[] {
  const end = piece.findLastIndex((word) => !/^(?:information|details|data|forms?|entries|records)$/.test(word));
  return piece.slice(0, end + 1);
}
