/**
 * Compiles cases in free words to the same oracles, by rules over the task. Tasks that no rule matches are counted as
 * such, never as passed.
 */
import type { App } from "../screen/app.ts";
import type { WebgenCase, WebgenTask } from "./cases.ts";
import { placesFor } from "../screen/places.ts";
import { contentWords, found, stem, stemsOf, withoutEcho } from "./words.ts";
import { colourPair, colourSet, type ColourRole } from "../oracles/colours.ts";
import { coloursIn } from "../screen/colour-names.ts";
import { cartTotals, checksOut } from "../oracles/commerce.ts";
import { downloads, filters, searches, sorts } from "../oracles/lists.ts";
import {
  cleanForAxe,
  hasPage,
  menuFitsPhones,
  menuLeadsTo,
  reports,
  takesFiles,
  walksByKeyboard,
} from "../oracles/pages.ts";
import { plays, scores } from "../oracles/play.ts";
import { creates, edits, deletes, opensDetails, rates } from "../oracles/records.ts";
import { authenticates, logsIn, sends } from "../oracles/accounts-and-messages.ts";
import { no, yes, type Finding, type Oracle } from "../oracles/verdict.ts";
import { CONTACT, formConfirms, formWorks, refusesInvalid } from "../oracles/visitor-forms.ts";

interface Asked {
  task: string;
  expected: string;
  /** Words of the task for its subject. */
  words: readonly string[];
}
type Ask = (app: App, asked: Asked) => Promise<Finding>;

interface Rule {
  name: string;
  task: RegExp;
  expected?: RegExp;
  ask: Ask;
  /** The case concerns the whole site, so no words of a subject are looked for. */
  whole?: boolean;
}

const quoted = (text: string): string[] =>
  [...text.matchAll(/["'“”‘’]([^"'“”‘’]{2,40})["'“”‘’]/gu)].map(([, words]) => words!.replace(/[,.]$/, ""));

/** Reads `(e.g., home, reports)`, or a series of quoted names. */
function namesIn(task: string): string[] {
  const bracket = /\(([^)]+)\)/.exec(task)?.[1];
  if (bracket !== undefined)
    return bracket
      .replace(/^e\.?g\.?,?\s*/i, "")
      .split(/,|\band\b/)
      .map((name) => name.trim())
      .filter((name) => name !== "" && name !== "etc.");
  return quoted(task);
}

const submits: Ask = async (app, { words }) => {
  const confirmed = await formConfirms(app, words);
  return confirmed.holds === true
    ? confirmed
    : creates(app, words).then((made) => (made.holds === true ? made : confirmed));
};
const adds: Ask = async (app, { words }) => {
  const made = await creates(app, words);
  return made.holds === true ? made : made;
};
const either =
  (first: Ask, second: Ask): Ask =>
  async (app, asked) => {
    const finding = await first(app, asked);
    if (finding.holds === true) return finding;
    const other = await second(app, asked);
    return other.holds === true ? other : finding;
  };
const confirmsOnly: Ask = (app, { words }) => formConfirms(app, words);
const comments: Ask = (app, { words }) =>
  sends(app, { words: words.filter((word) => !/comment|discussion|message/.test(word)), inDetails: true });

/** The first matching rule is a task's oracle; more specific rules come first. */
const RULES: readonly Rule[] = [
  {
    name: "axe",
    task: /accessib(ility|le)\b.*(check|tool|standard|wcag)|screen reader/i,
    ask: cleanForAxe,
    whole: true,
  },
  { name: "keyboard", task: /keyboard|tabbing/i, ask: walksByKeyboard, whole: true },
  {
    name: "menu on a phone",
    task: /responsive(ness)?|different (devices|screen)|mobile (device|view)|screen sizes/i,
    ask: menuFitsPhones,
    whole: true,
  },
  {
    name: "menu",
    task: /navigation (menu|bar|links|flow|functionality)|(nav ?bar|menu) links|main (sections|pages)|each main section|top navigation|navigate back/i,
    ask: (app, { task }) => menuLeadsTo(app, namesIn(task)),
    whole: true,
  },
  {
    name: "search for nothing",
    task: /search.*(non-?existent|no results|not exist)|(non-?existent).*search/i,
    ask: (app, { words }) => searches(app, subjectOnly(words), { wanted: "empties" }),
  },
  {
    name: "search",
    task: /\bsearch/i,
    ask: (app, { words, task }) => searches(app, subjectOnly(words), searchTerm(task)),
  },
  {
    name: "sort",
    task: /\b(sort|order)(s|ed|ing)?\b.*\bby\b|\bsorting\b/i,
    ask: (app, { words }) => sorts(app, words),
  },
  {
    name: "filter",
    task: /\bfilter|different types of .*categor|by category|categories/i,
    ask: (app, { words }) =>
      filters(
        app,
        words.filter((word) => !/categor|type/.test(word)),
      ),
  },
  { name: "upload", task: /upload|attach/i, ask: (app, { words }) => takesFiles(app, words) },
  {
    name: "download",
    task: /download|\bexport|\bpdf\b|\bcsv\b/i,
    ask: (app, { words }) =>
      downloads(
        app,
        words.filter((word) => !/download|export|pdf|csv/.test(word)),
      ),
  },
  { name: "sign in", task: /\b(log ?in|sign ?in|login)\b(?!.*(comment|rating|review))/i, ask: logsIn, whole: true },
  {
    name: "sign up",
    task: /\b(register|registration|sign ?up|new (user )?account)\b/i,
    ask: authenticates,
    whole: true,
  },
  {
    name: "refuses invalid",
    task: /validates? inputs|error messages|incorrect(ly)? (formatted|input)|invalid (input|data|entries)/i,
    ask: (app, { words }) =>
      refusesInvalid(
        app,
        words.filter((word) => !/incorrect|incomplete|entries/.test(word)),
      ),
  },
  { name: "cart", task: /\b(cart|basket)\b(?!.*check ?out)/i, ask: cartTotals, whole: true },
  { name: "checkout", task: /check ?out|purchase|\bbuy\b/i, ask: checksOut, whole: true },
  {
    name: "chatbot",
    task: /chat ?bot|chat session|virtual assistant/i,
    ask: (app) => sends(app, { words: ["chat", "assistant", "chatbot"], inDetails: false, answered: true }),
  },
  {
    name: "rate",
    task: /\b(rate|rating|stars?)\b/i,
    ask: either(
      (app, { words }) =>
        rates(
          app,
          words.filter((word) => !/rat(e|ing)|comment/.test(word)),
        ),
      comments,
    ),
  },
  {
    name: "comment",
    task: /comment|repl(y|ies)\b|discussion|\breview (of|for|to|on)\b|leave a review/i,
    ask: comments,
  },
  { name: "like", task: /\b(like|vote|upvote|favou?rite|bookmark|follow)\b/i, ask: pressesAndKeeps },
  { name: "contact form", task: /contact form|contact us/i, ask: (app) => formWorks(app, CONTACT), whole: true },
  {
    name: "message",
    task: /send(ing)? .*(message|email|mail)|(message|email) .*send|send a|compose/i,
    ask: either((app, { words }) => sends(app, { words, inDetails: true }), adds),
  },
  {
    name: "score",
    task: /\bscores?\b/i,
    expected: /score/i,
    ask: either(scores, (app, { words }) => hasPage(app, words, false)),
  },
  {
    name: "play",
    task: /\b(play|start) (a|the)? ?(\w+ )?(game|contest|quiz|match)\b|submit an answer|answer (a|the) question/i,
    ask: plays,
  },
  {
    name: "delete",
    task: /\b(delete|remove|cancel)\b/i,
    ask: (app, { words }) =>
      deletes(
        app,
        words.filter((word) => !/delet|remov|cancel/.test(word)),
      ),
  },
  {
    name: "edit",
    task: /\b(edit|update|modify|change|updating|editing)\b/i,
    ask: (app, { words }) => edits(app, words),
  },
  {
    name: "report",
    task: /\b(generate|report|chart|graph|compare|consolidated|analy[sz]|statistics|leaderboard|calculat|estimate|quote)/i,
    expected: /report|chart|graph|side-by-side|figures|statistic|calculat|sheet|quote|rank/i,
    ask: (app, { words }) =>
      words.length === 0 ? Promise.resolve(no("the case names no subject")) : reports(app, words),
  },
  { name: "book", task: /\b(book|reserve|schedule|enrol+|appl(y|ication))(ment|ing|ed)?\b/i, ask: submits },
  {
    name: "add",
    task: /\b(add|create|post|new|log|record|write|share)(ing|s)?\b/i,
    expected: /appear|visible|saved|list|added|retriev|updated|reflect/i,
    ask: adds,
  },
  {
    name: "submit",
    task: /\b(submit|submission|fill(ing)?( out)?|enter|deposit|pay(ment)?|set|initiate|request|inquiry|send)\b/i,
    ask: either(confirmsOnly, adds),
  },
  {
    name: "details",
    task: /click(ing)? on (a|an|the|one)|(view|open|see|display).*(detail|profile|description|page of|full)|select the|specific .*(view|detail)|detailed/i,
    ask: (app, { words }) => opensDetails(app, words),
  },
  {
    name: "list",
    task: /\b(browse|browsing|list|catalog|records?|view all)/i,
    ask: (app, { words }) => hasPage(app, words, true),
  },
  {
    name: "page",
    task: /\b(?:navigate|go|visit|access|open)(?:s|es|ing)?\b(?! (?:the )?(?:source|console|file))/i,
    ask: (app, { words }) => hasPage(app, words, false),
  },
];

/** "X search function" is about X: the searched text is no subject of the app. */
const subjectOnly = (words: readonly string[]): string[] =>
  words.filter((word) => !/keyword|term|query|lookup|specific|related/.test(word));

function searchTerm(task: string): { term?: string } {
  const term = quoted(task.replace(/search function|search bar/gi, ""))[0];
  return term === undefined ? {} : { term };
}

/** A control that counts or marks, and keeps its state after a reload. */
async function pressesAndKeeps(app: App, { words }: Asked): Promise<Finding> {
  const finding = await rates(app, words);
  return finding.holds === true ? finding : no("nothing to press that is kept");
}

/** At least a third of the words that only the expected result has must appear on the pages of the case. */
function contentFits(app: App, { expected, words }: Asked, instruction: string): Finding {
  const known = stemsOf(instruction);
  const expects = contentWords(expected);
  const others = expects.filter((word) => !known.has(stem(word)));
  // If the result repeats the instruction except for one word, all words count: a single word may be any
  // ("applicable").
  const own = others.length > 1 ? others : expects;
  if (own.length === 0) return yes("");
  const places = placesFor(app, words);
  const below = app.pages.filter((page) => places.some(({ path }) => path !== "/" && page.path.startsWith(`${path}/`)));
  const text = [...places, ...below]
    .map((page) => withoutEcho(`${page.text}\n${page.controls.join("\n")}`, instruction))
    .join("\n");
  const there = found(own, text);
  const needed = Math.max(1, Math.floor(own.length / 3));
  return there.length >= needed
    ? yes(`content: ${there.join(", ")}`)
    : no(
        `content: of ${own.join(", ")} only ${there.join(", ") || "nothing"} is on ${places.map(({ path }) => path).join(" ") || "any page of it"}`,
      );
}

/** Share of a request's words that must be on a site about it; other sites share a few by chance. */
const ABOUT = 0.15;

/**
 * Features of any well-made site, such as a menu that fits a phone, prove something only on a site about the request.
 */
function isAbout(app: App, instruction: string): Finding {
  const wanted = contentWords(instruction.replace(/[^.]*\b(?:colou?rs?|backgrounds?)\b[^.]*\.?/gi, " "));
  const text = app.pages
    .map(({ title, text: shown, controls }) => withoutEcho([title, shown, ...controls].join("\n"), instruction))
    .join("\n");
  const there = found(wanted, text);
  const least = Math.max(Math.min(2, wanted.length), Math.ceil(wanted.length * ABOUT));
  return there.length >= least
    ? yes(`about it: ${there.slice(0, 6).join(", ")}`)
    : no(`the site is about something else: of ${wanted.length} words of the request ${there.length} are on it`);
}

const COLOURS = /['"‘“]([a-z ]+)['"’”] as the background colou?r and ['"‘“]([a-z ]+)['"’”] as the component/i;

const DESIGN =
  /\b(?:backgrounds?|components?|buttons?|headers?|cards?|links?|text|themes?|accents?|primary|styled?|scheme|design)\b/i;
const CHOOSES = /\b(?:filter|search|select|choose|sort|pick)/i;

function roleIn(clause: string): ColourRole | null {
  if (/background/i.test(clause) && !/button|component|header|card/i.test(clause)) return "background";
  if (/button|component|header|card|element|primary/i.test(clause)) return "component";
  return /text|link|accent|icon|secondary/i.test(clause) ? "accent" : null;
}

/** Null: the task is not about the design's colours. Empty: it is, but does not say which part has which. */
function coloursOf(task: string): Oracle[] | null {
  const pair = COLOURS.exec(task);
  if (pair !== null) return [colourPair(pair[1]!, pair[2]!)];
  if (!DESIGN.test(task) || CHOOSES.test(task)) return null;
  const clauses = task.split(/,|;|\band\b/).map((clause) => ({ names: coloursIn(clause), role: roleIn(clause) }));
  const named = clauses.filter(({ names }) => names.length > 0);
  if (named.length === 0) return null;
  if (named.some(({ names, role }) => names.length > 1 || role === null)) return [];
  return [colourSet(named.map(({ names, role }) => ({ words: names[0]!, role: role! })))];
}

/** Null when no rule fits. */
function compileTask({ task, expected_result: expected }: WebgenTask, instruction: string): Oracle | null {
  const colours = coloursOf(task);
  if (colours !== null) return colours[0] ?? null;
  const rule = RULES.find((one) => one.task.test(task) && (one.expected?.test(expected) ?? true));
  if (rule === undefined) return null;
  // The subject is the words that task and instruction share; names of the task alone are second best.
  const all = contentWords(task.replaceAll(/["'“”‘’][^"'“”‘’]*["'“”‘’]|\([^)]*\)/gu, ""));
  const known = stemsOf(instruction);
  const shared = all.filter((word) => known.has(stem(word)));
  const words = shared.length > 0 ? shared : all;
  return {
    name: `${rule.name}: ${task.slice(0, 70)}`,
    async ask(app) {
      const about = rule.whole === true || words.length === 0 ? isAbout(app, instruction) : yes("");
      if (about.holds !== true) return about;
      const asked = { task, expected, words };
      const finding = await rule.ask(app, asked);
      if (finding.holds !== true || rule.whole === true) return finding;
      const content = contentFits(app, asked, instruction);
      return content.holds === true
        ? yes([finding.reason, content.reason].filter(Boolean).join("; "))
        : no(`${content.reason} (the behaviour was there: ${finding.reason})`);
    },
  };
}

export interface CompiledWebgen {
  oracles: Oracle[];
  notCompiled: string[];
}

export function compileWebgen({ instruction, ui_instruct }: WebgenCase): CompiledWebgen {
  const compiled = ui_instruct.map((task) => ({ task, oracle: compileTask(task, instruction) }));
  return {
    oracles: compiled.flatMap(({ oracle }) => (oracle === null ? [] : [oracle])),
    notCompiled: compiled.filter(({ oracle }) => oracle === null).map(({ task }) => task.task),
  };
}
