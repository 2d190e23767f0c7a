/** What stands around a wish and says nothing of it: greetings, thanks, and what is there now and is not liked. */
import { findColors } from "../../parse/colors.ts";
import { isCommand } from "../clause-words.ts";
import { has } from "../requests.ts";

const greeting =
  /^(?:(?:hey|hi|hello|hallo|hola|ok|okay|cool|great|nice|perfect|super|awesome|lovely|thanks|thank you|thx|danke|gracias|genial|perfecto|prima|toll)(?:\s+(?:there|again|so far|work|job|soweit|vielmals|so much))?\s*[,!.:–-]+\s*|(?:hey|hi|ok|okay)\s+)+(?=\S)/iu;
const thanks =
  /(?:\s*[,.!]*\s+(?:pls|plz|please|bitte|por favor|porfa)|\s*[,.!]+\s*(?:thanks?(?: you)?|thank you(?: so much)?|thx|ty|cheers|danke(?: schön)?|(?:muchas )?gracias))+\s*[.!]*$/iu;
/** A word that a text or a name is said after: what follows it may be any word. */
const naming =
  /(?<!\p{L})(?:to|say|says|saying|called|named|reads?|zu|in|heißt|genannt|a|por|diga|llamad[oa])\s*[:,]?\s*$/iu;

const disliked =
  /^(?:(?:well|hmm?|sorry|so|also|aber|pero|but)[\s,]+)*(?:i (?:really |just )?(?:don['’]?t|do not|dont) (?:really )?like|i(?:['’]m| am) not (?:a fan of|happy with)|i hate|not a fan of|ich mag|mir gefällt|mir gefallen|no me gustan?)\s+(?<what>.{2,40}?)(?:\s+(?:nicht|gar nicht|überhaupt nicht))?(?:\s*[,.;:–-]+\s*|\s+(?=(?:so|and|please|pls|can|could|make|change|use|turn|switch|rather|mach|ändere|nimm|haz|cambia|pon|usa)\s))(?:(?:so|and|but|und|y|please|pls|can you|could you)\s+)*(?<wish>.+)$/isu;
const pointing = /(?<!\p{L})(?:it|that|this|them|those|es|sie|das|lo|los|las)(?!\p{L})/iu;

const notThat =
  /,?\s+(?:and not|but not|not|instead of|rather than|und nicht|nicht|statt|anstatt|anstelle von|y no|no|en vez de|en lugar de)\s+(?:in\s+|the\s+|a\s+|el\s+|la\s+|mit\s+|con\s+)?(?<other>[\p{L}\d$€£]+(?:\s\p{L}+)?)\s*[.!]*$/iu;
const money = "dollars?|usd|us-dollar|euros?|eur|pounds?|gbp|pfund|francs?|franken|yen|pesos?|rupees?|[$€£]";

/** The second of two of a kind: "in euro, not dollar", "green instead of blue", "3 in a row not 2". */
function withoutOther(text: string): string {
  const found = notThat.exec(text);
  const other = found?.groups?.["other"];
  if (!found || other === undefined || /["“”„«»]/u.test(text)) return text;
  const kept = text.slice(0, found.index);
  const [color] = findColors(other);
  const isColor = color !== undefined && findColors(kept).length > 0;
  const isMoney = (has(other, money) || /^[$€£]$/.test(other)) && (has(kept, money) || /[$€£]/.test(kept));
  const isNumber = /^\d+$/.test(other) && /\d/.test(kept);
  return isColor || isMoney || isNumber ? kept : text;
}

/** "I don't like the purple, make it green": what is wished for, about what was named. */
function withoutDislike(text: string): string {
  const { what, wish } = disliked.exec(text)?.groups ?? {};
  if (what === undefined || wish === undefined || !isCommand(wish)) return text;
  return findColors(what).length > 0 ? wish : wish.replace(pointing, () => what);
}

const another =
  /^(?<lead>(?:.*?(?<!\p{L}))?(?:add|create|make|füge|erstelle|añade|agrega|crea)\s+)(?<noun>(?:an?|eine?n?|un[ao]?)\s+(?:new\s+|neue[nrs]?\s+)?[\p{L}-]+)(?<joint>\s+(?:called|named|for|about|namens|für|über|llamad[oa]|para|sobre)\s+)(?<one>.+?)(?<and>,?\s+(?:and|und|y)\s+)(?:another(?: one)?|one|eine?n?|noch eine?n?|otr[oa]|un[ao])(?<other>\s+(?:called|named|for|about|namens|für|über|llamad[oa]|para|sobre)\s+)(?<second>.+)$/isu;

/** "A page for recipes and one for events": the second is one of the same. */
function withoutOne(text: string): string {
  const found = another.exec(text)?.groups;
  if (!found) return text;
  const { lead, noun, joint, one, and, second } = found;
  return `${lead}${noun}${joint}${one}${and}${lead!.trimStart()}${noun}${joint}${second}`;
}

/** The wish alone; the text itself where nothing stands around it. */
export function plainly(text: string): string {
  const trimmed = text.trim();
  const greeted = greeting.exec(trimmed)?.[0] ?? "";
  const rest = trimmed.slice(greeted.length);
  const end = thanks.exec(rest);
  const bare = end && end.index > 0 && !naming.test(rest.slice(0, end.index)) ? rest.slice(0, end.index) : rest;
  return withoutOne(withoutOther(withoutDislike(bare))) || text;
}
