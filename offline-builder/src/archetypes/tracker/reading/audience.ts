import { mentions, type NamedThings } from "../../../parse/entities.ts";
import { namesStrongTool } from "../../../parse/records/request-form.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import type { Language } from "../../../plan/plan.ts";

/** "A bug tracker for our mobile game" keeps bugs: whom or what it is for is no list of it. */
const audience =
  /(?<![\p{L}])(?:for|für|para)\s+(?:my|our|an?|the|mein\p{Ll}*|unser\p{Ll}*|ein\p{Ll}*|den|die|das|mis?|nuestr[oa]s?|una?|el|la|los|las)\s+[^,.:;]+/iu;

/** What is kept stands before it: "complaints register", "repairs"; "something for our tools" is of tools. */
function namesThing(before: string, language: Language): boolean {
  const words = before.trim().replace(/^(?:an?|the|my|our|please|i (?:need|want))\s+/i, "");
  return namesStrongTool(words, language) || (language === "en" && /^(?:\p{L}+\s){1,2}\p{L}{3,}s$/u.test(words));
}

/** What stands only behind "for our" is left out where something else is named to keep. */
export function withoutAudience(things: NamedThings, { corrected, language }: Understanding): NamedThings {
  const found = audience.exec(corrected);
  if (found === null || /:\s/.test(corrected) || !namesThing(corrected.slice(0, found.index), language)) return things;
  const said = found[0];
  const rest = corrected.replace(said, " ");
  const meant = things.known.filter((known) => mentions(known, rest, language) || !mentions(known, said, language));
  if (meant.length === things.known.length) return things;
  const keys = new Set(things.known.filter((known) => !meant.includes(known)).map(({ key }) => key));
  return { ...things, known: meant, entities: things.entities.filter(({ key }) => !keys.has(key)) };
}
