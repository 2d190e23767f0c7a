/** What people want to be able to do, as the change that lets them: asked only where the words as they stand say nothing. */
type Said = readonly [pattern: RegExp, as: string];

const let_ =
  "(?:(?:please\\s+)?(?:let|allow|enable)\\s+(?:me|us|people|users?|customers?|visitors|everyone|members|them)\\s+(?:to\\s+)?|(?:i|we|users?|people|customers?|visitors|members)\\s+(?:want|need|would like|should be able|must be able|can|could)\\s*(?:to\\s+)?|can (?:i|we|people|users?)\\s+|make it possible to\\s+)";
const lass =
  "(?:lass\\s+(?:mich|uns|leute|nutzer)\\s+|(?:ich|wir|man|nutzer|leute|kunden)\\s+(?:möchte[n]?|will|wollen|soll(?:en|te)?|kann|können)\\s+(?:die\\s+|das\\s+|den\\s+)?)";
const quiero = "(?:quiero|queremos|necesito|permite|que (?:se|los usuarios|la gente) pueda[n]?|déjame)\\s+";

const said: readonly Said[] = [
  [new RegExp(`^${let_}tag\\s+(?<what>[\\p{L} ]{3,30}?)[.!?]*$`, "iu"), "add a tags field to $<what>"],
  [
    new RegExp(
      `^${let_}assign\\s+(?:an?\\s+|the\\s+)?(?<what>[\\p{L} ]{3,30}?)\\s+to\\s+(?:people|someone|somebody|a person|team ?(?:members?|mates?)|members?|users?|employees|staff|colleagues)[.!?]*$`,
      "iu",
    ),
    "add an assignee field to $<what>",
  ],
  [
    new RegExp(
      `^${let_}assign\\s+(?:people|someone|somebody|a person|team ?(?:members?|mates?)|members?|users?|employees|staff)\\s+to\\s+(?:an?\\s+|the\\s+|each\\s+)?(?<what>[\\p{L} ]{3,30}?)[.!?]*$`,
      "iu",
    ),
    "add an assignee field to $<what>",
  ],
  [
    new RegExp(`^${let_}rate\\s+(?:an?\\s+|the\\s+|each\\s+)?(?<what>[\\p{L} ]{3,30}?)[.!?]*$`, "iu"),
    "add a rating field to $<what>",
  ],
  [
    new RegExp(`^${let_}comment\\s+(?:on\\s+)?(?:an?\\s+|the\\s+|each\\s+)?(?<what>[\\p{L} ]{3,30}?)[.!?]*$`, "iu"),
    "add comments to $<what>",
  ],
  [
    new RegExp(
      `^${let_}(?:write|add|make|leave|take|put)\\s+(?:(?:a|some)\\s+)?notes?\\s+(?:to|on|for|about|in)\\s+(?:an?\\s+|the\\s+|each\\s+)?(?<what>[\\p{L} ]{3,30}?)[.!?]*$`,
      "iu",
    ),
    "add a notes field to $<what>",
  ],
  [
    new RegExp(
      `^${let_}(?:upload|add|attach)\\s+(?:(?:a|an|some|their|my)\\s+)?(?:photos?|pictures?|images?)\\s+(?:to|of|for)\\s+(?:an?\\s+|the\\s+|each\\s+)?(?<what>[\\p{L} ]{3,30}?)[.!?]*$`,
      "iu",
    ),
    "add a photo field to $<what>",
  ],
  [
    /^(?:please\s+)?(?:show|add|put|have|i want|we need)\s+(?:an?\s+)?(?:photos?|pictures?|images?)\s+(?:for|on|of|to|with|in)\s+(?:each|every|all(?: the)?)\s+(?<what>[\p{L} ]{3,30}?)[.!?]*$/iu,
    "add a photo field to $<what>",
  ],
  [
    new RegExp(`^${lass}(?<what>[\\p{L} ]{3,30}?)\\s+(?:bewerten)[.!?]*$`, "iu"),
    "füge ein Feld Bewertung zu $<what> hinzu",
  ],
  [
    new RegExp(
      `^${lass}(?<what>[\\p{L} ]{3,30}?)\\s+(?:(?:personen|leuten|jemandem|mitgliedern)\\s+)?(?:zuweisen)[.!?]*$`,
      "iu",
    ),
    "füge ein Feld Zuständig zu $<what> hinzu",
  ],
  [
    new RegExp(`^${quiero}(?:valorar|puntuar)\\s+(?:las?\\s+|los?\\s+|el\\s+)?(?<what>[\\p{L} ]{3,30}?)[.!?]*$`, "iu"),
    "añade un campo Valoración a $<what>",
  ],
  [
    new RegExp(
      `^${quiero}asignar\\s+(?:las?\\s+|los?\\s+)?(?<what>[\\p{L} ]{3,30}?)\\s+a\\s+(?:personas|alguien|miembros|usuarios)[.!?]*$`,
      "iu",
    ),
    "añade un campo Responsable a $<what>",
  ],
  [
    /^(?:please\s+)?(?:collect|gather|capture|get)\s+(?:people['’]?s?\s+|the\s+)?e-?mails?(?:\s+addresses)?(?:\s+(?:for|of|from)\s+.{3,40})?[.!]*$/iu,
    "add a newsletter section",
  ],
  [
    /^(?:please\s+)?(?:add|create|make|i need|we need|put)\s+(?:an?\s+|the\s+)?(?:e-?mail\s+)?(?:wait(?:ing)? ?list|early access)(?:\s+(?:sign-?up|form|section))?(?:\s.{0,30})?[.!]*$/iu,
    "add a newsletter section",
  ],
  [
    /^(?<verb>(?:please\s+)?(?:add|include|we also (?:do|offer)|füge|añade|agrega))\s+(?<what>\p{L}[\p{L} -]{2,40}?),?\s+(?<minutes>\d{1,3})\s*(?:min(?:utes?|uten|utos)?)\.?,?\s+(?:for\s+|für\s+|por\s+)?(?<price>[$€£]?\s?\d+(?:[.,]\d{1,2})?\s?(?:[$€£]|euros?|dollars?|pounds?)?)(?:\s+hinzu)?[.!]*$/iu,
    "$<verb> $<what> $<minutes> min for $<price>",
  ],
];

/** Null where nothing of it is meant. */
export function inOtherWords(text: string): string | null {
  const found = said.find(([pattern]) => pattern.test(text.trim()));
  return found ? text.trim().replace(found[0], found[1]) : null;
}
