/** "Apply for permits, fill in a questionnaire": what people hand in and no list of the lexicon is of, in English. */
import { handedIn, type HandedVerb } from "../../../parse/specification/handed-in.ts";
import { isPlural, pluralOf, singularOf } from "../../../parse/records/grammatical-number.ts";
import { stem } from "../../../parse/words.ts";

const verbs: ReadonlySet<HandedVerb> = new Set(["Submit", "Report", "Fill out", "Apply for", "Request", "Book"]);

/** What is handed in with every such form, or names nothing by itself. */
const nothing =
  /^(?:information|details|data|forms?|requests?|feedback|inquir(?:y|ies)|enquir(?:y|ies)|questions?|answers?|reports?|comments?|reviews?|ratings?|messages?|online|content|ideas|something|them|it|results?|preferences|files?|documents?|pictures?|photos?|images?|videos?|reporting|analytics|statistics|progress|trends|accounts?|users?|changes|updates|entries|records|services?|help|support|access|appointments?|bookings?|quotes?|friends?|payments?|refunds?|locations?|money|funds|registration|enrollment|application|applications|generation|capabilit(?:y|ies)|functions?|functionalit(?:y|ies)|features?|tools?|systems?|data|status|activities|expenses|hours|timesheets?)$/;

/** Plurals as they would be written, each once; `known` are stems of the words that name lists. */
export function handedThings(text: string, known: ReadonlySet<string>): string[] {
  const found = handedIn(text)
    .filter(({ verb }) => verbs.has(verb))
    .flatMap(({ verb, written }) => written.slice(0, 1).map((words) => ({ verb, words })))
    .flatMap(({ verb, words }) => {
      const noun = words.split(" ").slice(-3);
      const last = noun.at(-1)!;
      // "Health information" is none of several healths, "accident reports" are a part by that name.
      const one = isPlural(last, "en") ? (singularOf(last, "en") ?? last) : last;
      if (
        new RegExp(
          `\\b${one} (?:information|data|details|reports?|requests?|forms?|applications?|bookings?|reservations?)\\b`,
          "i",
        ).test(text)
      )
        return [];
      // "Online booking, prices": no prices are booked.
      if (
        verb === "Book" &&
        !new RegExp(`\\b(?:book|reserve) (?:an?|the|their)? ?(?:\\w+ ){0,2}${last}\\b`, "i").test(text)
      )
        return [];
      if (last.length < 4 || nothing.test(last) || known.has(stem(last)) || /(?:ing|ly|ed)$/.test(last)) return [];
      return [[...noun.slice(0, -1), isPlural(last, "en") ? last : pluralOf(last, "en")].join(" ")];
    });
  return [...new Set(found)];
}
