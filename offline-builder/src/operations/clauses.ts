import { findColors } from "../parse/colors.ts";
import { readWeek } from "../parse/stated-hours.ts";
import type { Language } from "../plan/plan.ts";
import type { Conversation } from "../protocol/conversation.ts";
import { isCommand, splitClauses } from "./clause-words.ts";
import { pieceIn } from "./earlier/meant-before.ts";
import type { WantedFields } from "./fields/wanted-fields.ts";
import type { Match, Operation, OperationRequest } from "./operation.ts";
import { nearReadings, operations, secondReadings } from "./registry.ts";
import { has } from "./requests.ts";
import { choicesApart, withoutRest } from "./rules/exact-choices.ts";

export interface Chosen {
  operation: Operation;
  match: Match<unknown>;
  request: OperationRequest;
  /** Only the plan can decide whether the words name something; where they do not, they were not understood. */
  tentative?: boolean;
}

export interface Clauses {
  chosen: Chosen[];
  /** Wishes of their own that nothing here understands, as they were written. */
  left: string[];
  /** The words without those wishes. */
  understood: OperationRequest;
}

/** What these read are names with "and" between them. */
const LISTS = new Set(["exact-choices", "section-words", "state-people", "rename-person"]);
/** A whole sentence of names is about them, whatever its words mean elsewhere. */
const OF_PEOPLE = new Set(["state-people", "rename-person"]);
/** Between two wishes about the look: "make it navy with a serif font". Elsewhere the words belong together. */
const together = /\s+(?:with|in|mit|con)\s+/iu;
const LOOKS = new Set(["theme-color", "font", "dark-mode", "density", "corners", "text-size"]);
/** What these put into the app goes on to the end of the sentence, whatever verbs stand in it. */
const TEXTS = new Set(["budget", "replace-text", "site-name", "slogan", "announcement"]);
const QUESTIONS = new Set(["add-question", "change-question"]);
/** Their words may be those of any wish, and go on to the end. */
const KEEPS = new Set([...TEXTS, ...QUESTIONS].filter((id) => id !== "site-name" && id !== "replace-text"));
const mostParts = 8;
/** Each wish is held against every operation. */
const MAX_WISHES = 100;
/** The whole text is read again without each of its parts. */
const MAX_READ_AGAIN = 4000;
/** Held against every operation; beyond so many characters in all only against the one that was chosen. */
const MAX_HELD_AGAIN = 20_000;
const takesBack = /\b(?:actually|instead|rather|no,|no\.|but|doch|lieber|sondern|mejor|aber|pero)(?:\s|$)/i;
const article = /^(?:an?|the|eine?n?|die|der|das|un|una|el|la)\s/iu;
const verb =
  /^(?:please\s+|can you\s+|bitte\s+|por favor\s+)?(\p{L}+(?:\s+(?:a|an|the|eine?n?|die|der|das|un|una|el|la))?)\s/iu;

/** "A field condition with new, used and broken to parts": what follows the commas are values of the field. */
function listsValues({ operation, match }: Chosen, parts: readonly string[]): boolean {
  if (operation.id !== "add-field") return false;
  const { fields } = match.values as WantedFields;
  const options = fields.length === 1 ? fields[0]!.options : [];
  const isValue = (part: string): boolean =>
    options.some((option) => part.trim().toLowerCase().startsWith(option.toLowerCase()));
  return options.length > 1 && parts.slice(1).every(isValue);
}

/** "The Wet Stone costs 30 and the Dry Stone 25": what follows are prices as well. */
const listsPrices = ({ operation, match }: Chosen, parts: readonly string[]): boolean =>
  operation.id === "change-price" &&
  (match.values as { prices: unknown[] }).prices.length > 1 &&
  !parts.slice(1).some(isCommand);

/** "Tue-Fri 8-12 and 1-5.30, Sat 9-1": the commas stand between days. */
function isWeek({ operation, request }: Chosen, parts: readonly string[]): boolean {
  return operation.id === "contact-facts" && readWeek(request.text) !== null && !parts.slice(1).some(isCommand);
}

/**
 * "Make the header blue and add a page About" is two changes when each half is understood on its own; otherwise the words
 * are one change. Nothing is split where something is taken back, or inside quotes. A half that is a wish of its own and
 * that nothing understands is handed back, so that the answer can say so.
 */
export function readClauses(request: OperationRequest): Clauses {
  const read = readApart(request);
  const people = nearOf(request).find(({ operation }) => OF_PEOPLE.has(operation.id));
  const isWhole = read.chosen.length === 1 && read.chosen[0]!.request.text === request.text && read.left.length === 0;
  return people && !isWhole ? { chosen: [people], left: [], understood: request } : read;
}

function readApart(request: OperationRequest): Clauses {
  const choices = choicesApart(request.text).map((text) =>
    nearOf({ ...request, text }).find(({ operation }) => operation.id === "exact-choices"),
  );
  if (choices.length > 1 && choices.every((one) => one !== undefined))
    return { chosen: choices, left: [], understood: request };
  const whole = chooseOperation(request);
  const parts = splitClauses(request.text);
  if (whole && parts.length > 1 && (isWeek(whole, parts) || listsPrices(whole, parts)))
    return { chosen: [whole], left: [], understood: request };
  const apart = whole && KEEPS.has(whole.operation.id) ? null : nearWishes(request);
  if (apart) return apart;
  if (whole && QUESTIONS.has(whole.operation.id)) return withQuestions(request, whole);
  if (whole && parts.length > 1 && listsValues(whole, parts)) return { chosen: [whole], left: [], understood: request };
  const chosen = chosenFor(request, parts);
  const asOne: Clauses = { chosen, left: [], understood: request };
  const piece = chosen.length === 1 ? withRemainder(request, parts, chosen[0]!) : null;
  if (piece) return { ...asOne, chosen: [chosen[0]!, piece] };
  const isText = chosen.length === 1 && TEXTS.has(chosen[0]!.operation.id) && !endsName(chosen[0]!, parts);
  if (parts.length < 2 || chosen.length === parts.length || isText || takesBack.test(request.text)) return asOne;
  // Those behind the last are handed back as not understood.
  const wishes = wishesOf(parts).map((text, at) => ({
    text,
    found: at < MAX_WISHES ? understoodAs({ ...request, text }) : null,
  }));
  const known = wishes.filter(({ found }) => found !== null);
  // Where the words mean something else without some of them, they belong together: "use the look Ink and coral".
  if (whole && !known.some(({ found }) => found!.operation === whole.operation)) return asOne;
  if (wishes.length < 2 || known.length === 0)
    return { ...asOne, left: unreadIn(parts, request, { chosen, readBefore: 0 }) };
  const isOne = wishes.every(({ found }) => found !== null && found.operation === whole?.operation);
  let readBefore = 0;
  return {
    chosen: isOne && whole ? [whole] : known.map(({ found }) => found!),
    left: wishes.flatMap(({ text, found }) => {
      if (found === null) return [text];
      const inside = isOne ? [] : splitClauses(text);
      const unread = unreadIn(inside, { ...request, text }, { chosen: [found], readBefore });
      readBefore += inside.length * text.length;
      return unread;
    }),
    understood: { ...request, text: known.map(({ text }) => text).join(". ") },
  };
}

/** Wishes of which at least one is about a thing that the app may have; each may call the one before it "it". Null where there is one. */
function nearWishes(request: OperationRequest): Clauses | null {
  const isList = nearOf(request).some(({ operation }) => LISTS.has(operation.id));
  if (isList && !splitClauses(withoutRest(request.text)).slice(1).some(isCommand)) return null;
  const parts = splitClauses(request.text);
  // Each part is held against all that can be meant; too many of them are no wishes that stand near each other.
  if (parts.length > MAX_WISHES || parts.filter(isCommand).length > mostParts) return null;
  const wishes: string[] = [];
  let from = 0;
  const starts: number[] = [];
  for (const part of parts) {
    const at = request.text.indexOf(part, from);
    from = at + part.length;
    const isNear = nearOf({ ...request, text: part, it: "it" }).length > 0;
    if (!isNear && starts.length > 0 && renames.test(request.text) && isPair(part)) return null;
    const known =
      isCommand(part) ||
      isSure(request, part) ||
      (isNear && (starts.length > 0 || nearOf({ ...request, text: part }).length > 0));
    if (starts.length === 0 || known) starts.push(at);
    if (starts.length > mostParts) return null;
  }
  starts.forEach((start, index) => {
    const text = request.text.slice(start, starts[index + 1] ?? undefined);
    wishes.push(text.replace(/[\s,.;]*(?:\s(?:and|und|y|then|dann|luego|also)\s*)*[\s,.;]*$/iu, ""));
  });
  if (wishes.length < 2) return null;
  let it: string | undefined;
  let isPiece = false;
  const read = wishes.map((text) => {
    const wish = { ...request, text, isPiece, ...(it === undefined ? {} : { it }) };
    const near = nearOf(wish)[0];
    it = near?.match.subject ?? text;
    isPiece = near?.match.subject !== undefined;
    return {
      text,
      isNear: near !== undefined,
      found: chooseOperation(wish) ?? near ?? secondReadingsOf(wish)[0] ?? null,
    };
  });
  const chosen = read.flatMap(({ found }) => found ?? []);
  if (!read.some(({ isNear }) => isNear) || chosen.length === 0) return null;
  return {
    chosen,
    left: read.flatMap(({ text, found }) => (found ? [] : [text])),
    understood: { ...request, text: chosen.map((entry) => entry.request.text).join(". ") },
  };
}

/** "… und Ort ist Pflicht": a wish of its own without a word that asks. */
function isSure(request: OperationRequest, part: string): boolean {
  return /\S\s+\S+\s+\S/u.test(part) && (chooseOperation({ ...request, text: part })?.match.confidence ?? 0) >= 0.8;
}

/** What a clause means where the app has the very thing it names. */
export function nearOf(request: OperationRequest): Chosen[] {
  if (saysNothing(request.text)) return [];
  return nearReadings.flatMap((operation) => {
    const match = operation.match(request);
    return match ? [{ operation, match, request, tentative: true }] : [];
  });
}

/** "Call it Green Corner and add a photo": a name goes on with capitals, a wish behind it does not. */
function endsName({ operation }: Chosen, parts: readonly string[]): boolean {
  return operation.id === "site-name" && parts.slice(1).some((part) => /^\p{Ll}/u.test(part) && isCommand(part));
}

/** A wish begins with a word that asks for something; what does not goes on with the one before. */
function wishesOf(parts: readonly string[]): string[] {
  const wishes: string[] = [];
  for (const part of parts) {
    if (wishes.length === 0 || isCommand(part)) wishes.push(part);
    else wishes[wishes.length - 1] += ` and ${part}`;
  }
  return wishes;
}

function understoodAs(request: OperationRequest): Chosen | null {
  return chooseOperation(request) ?? secondReadingsOf(request)[0] ?? null;
}

/** A question ends in its mark and its answers may be sentences: only a known change behind them is one of its own. */
function withQuestions(request: OperationRequest, whole: Chosen): Clauses {
  const end = splitClauses(request.text).at(-1) ?? "";
  const other = end.includes("?") || !isCommand(end) ? null : chooseOperation({ ...request, text: end });
  if (!other || QUESTIONS.has(other.operation.id)) return { chosen: [whole], left: [], understood: request };
  const text = request.text.slice(0, request.text.lastIndexOf(end)).replace(/[\s.;,]*(?:and|und|y)?\s*$/iu, "");
  const rest = readClauses({ ...request, text });
  return { ...rest, chosen: [...rest.chosen, other] };
}

/** What a clause may mean besides, for when its first reading changes nothing. */
export function secondReadingsOf(request: OperationRequest): Chosen[] {
  return secondReadings.flatMap((operation) => {
    const match = operation.match(request);
    return match ? [{ operation, match, request, tentative: true }] : [];
  });
}

/** All that can be meant, where nothing is surely meant: a thing by its name, then a reading that only the plan decides. */
export function withNear(read: Clauses): Clauses {
  if (read.chosen.length > 0) return read;
  const [near] = nearOf(read.understood);
  return near ? { ...read, chosen: [near] } : read;
}

interface Reread {
  chosen: readonly Chosen[];
  /** Characters of the message that were read again for other wishes. */
  readBefore: number;
}

/** Parts behind the first without which the words are read the same: then nothing of them was read. */
function unreadIn(parts: readonly string[], request: OperationRequest, { chosen, readBefore }: Reread): string[] {
  const [only, ...more] = chosen;
  if (!only || more.length > 0 || request.text.length > MAX_READ_AGAIN) return [];
  const { values } = only.match;
  // What keeps the text reads it again when it looks at the project.
  if (typeof values !== "object" || values === null || "text" in values) return [];
  const isThorough = readBefore + parts.length * request.text.length <= MAX_HELD_AGAIN;
  return parts.filter((part, at) => {
    if (part.split(/\s+/).length < 3 || (at > 0 && isSubject(parts[at - 1]!))) return false;
    if (at === 0 && !isCommand(part)) return false;
    const without = { ...request, text: parts.filter((other) => other !== part).join(" and ") };
    const again = only.operation.match(without);
    if (!again || JSON.stringify(again.values) !== JSON.stringify(values)) return false;
    return !isThorough || chooseOperation(without)?.operation === only.operation;
  });
}

/** "Make the headings bigger and dark green": what the first reading leaves out, said of the same piece. */
function withRemainder(request: OperationRequest, parts: readonly string[], only: Chosen): Chosen | null {
  const [first, rest, ...more] = parts;
  if (first === undefined || rest === undefined || more.length > 0 || !isRemainder(rest)) return null;
  const alone = chooseOperation({ ...request, text: first });
  if (alone?.operation !== only.operation || JSON.stringify(alone.match.values) !== JSON.stringify(only.match.values))
    return null;
  const piece = pieceIn(first);
  const text = piece === null ? null : `${verb.exec(first)?.[1]?.split(" ")[0] ?? "make"} ${piece} ${rest}`;
  const found = text === null ? null : chooseOperation({ ...request, text });
  return found && found.operation !== only.operation ? found : null;
}

function chosenFor(request: OperationRequest, parts: readonly string[]): Chosen[] {
  const whole = chooseOperation(request);
  if (takesBack.test(request.text)) return whole ? [whole] : [];
  const looks = looksOf(request);
  if (looks !== null) return looks;
  if (parts.length < 2 || parts.length > mostParts) return whole ? [whole] : [];
  if (parts.slice(1).some(isRemainder)) return whole ? [whole] : [];
  const lead = verb.exec(parts[0]!)?.[1] ?? "";
  const chosen = parts.map(
    (part, at) =>
      chooseOperation({ ...request, text: part }) ??
      (at > 0 && (isSubject(parts[at - 1]!) || (isCommand(part) && !(renames.test(lead) && isPair(part))))
        ? null
        : chooseOperation({ ...request, text: `${article.test(part) ? lead.split(" ")[0] : lead} ${part}` })),
  );
  const all = chosen.filter((entry) => entry !== null);
  if (all.length < parts.length) return whole ? [whole] : [];
  const commands = parts.filter(isCommand).length;
  if (
    new Set(all.map((entry) => entry.operation.id)).size === 1 &&
    whole &&
    commands < parts.length &&
    !/^(?:add-(?:page|list)|rename-page)/.test(all[0]!.operation.id)
  )
    return [whole];
  return all;
}

const renames = /^(?:rename|umbenennen|benenne|renombra)/iu;
/** "… and place to shelf": one name and the next, though the first is a verb elsewhere. */
const isPair = (part: string): boolean => /^[\p{L} -]{2,30}\s(?:to|into|zu|in|a|por)\s\p{L}/iu.test(part);

/** Null unless the whole is two or three different wishes about the look, each understood on its own. */
function looksOf(request: OperationRequest): Chosen[] | null {
  const parts = request.text.split(together);
  if (parts.length < 2 || parts.length > 3) return null;
  const chosen = parts.map(
    (part) => chooseOperation({ ...request, text: part }) ?? chooseOperation({ ...request, text: `make it ${part}` }),
  );
  const looks = chosen.filter((entry) => entry !== null && LOOKS.has(entry.operation.id)) as Chosen[];
  return new Set(looks.map(({ operation }) => operation.id)).size === parts.length ? looks : null;
}

/** "A page about our ovens" goes on naming its subject after "and", it does not begin a second change. */
function isSubject(part: string): boolean {
  return has(
    part,
    "(?:pages?|sections?|seite|abschnitt|página|sección)\\s+(?:about|on|for|with|über|zu|mit|sobre|de|con)",
  );
}

/** "… and green", "… and bigger": the rest of the clause before it, not a wish of its own. */
function isRemainder(part: string): boolean {
  const colors = findColors(part)
    .reduce((text, mention) => text.replace(mention.words, ""), part)
    .trim();
  return colors === "" || !/\s/.test(part);
}

/** What was chosen for a text before: the same clause is asked for several times while a message is read. */
const chosenBefore = new WeakMap<Conversation, Map<string, Pick<Chosen, "operation" | "match"> | null>>();

function chooseOperation(request: OperationRequest): Chosen | null {
  const { conversation, language, text, it, isPiece } = request;
  const known = chosenBefore.get(conversation) ?? new Map<string, Pick<Chosen, "operation" | "match"> | null>();
  chosenBefore.set(conversation, known);
  const key = JSON.stringify([language, text, it, isPiece]);
  const before = known.get(key);
  if (before !== undefined) return before === null ? null : { ...before, request };
  const best = bestOf(request);
  known.set(key, best);
  return best;
}

/** With an element selected, "make this green" is about it, and not about the app, unless words like these are there. */
const wholeApp: Record<Language, string> = {
  en: "app|(?:web)?site|page|everything|theme|background|(?:dark|light|night) ?mode",
  de: "app|web(?:site|seite)|seite|alles|hintergrund|dark ?mode|(?:dunkel|hell|nacht)modus",
  es: "app|aplicación|web|sitio|página|todo|tema|fondo|modo (?:oscuro|claro|noche)",
};
/** "line 12" and "version 7" are places of a comment, not elements of a page. */
const tagOfPage = /^[a-z][\w-]*$/iu;

/** Marks alone, as they stand between the words of a text, are no wish. */
const saysNothing = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

function bestOf(request: OperationRequest): Chosen | null {
  if (saysNothing(request.text)) return null;
  const isOfElement =
    request.conversation.context.selected_elements?.some(({ tag }) => tag && tagOfPage.test(tag)) &&
    !has(request.text, wholeApp[request.language]);
  let best: Chosen | null = null;
  for (const operation of operations) {
    const match = isOfElement && LOOKS.has(operation.id) ? null : operation.match(request);
    if (match && match.confidence > (best?.match.confidence ?? 0)) best = { operation, match, request };
  }
  return best;
}
