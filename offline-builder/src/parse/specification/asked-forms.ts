/** "Submit a consultation request through a form": forms that a request names by what is handed in, and nowhere else. */
import { isPlural, pluralOf } from "../records/grammatical-number.ts";
import { handedIn, tapVerbs } from "./handed-in.ts";
import type { NamedPart } from "./named-parts.ts";

const sent =
  /(?:^|\s)(?:requests?|applications?|inquir(?:y|ies)|enquir(?:y|ies)|complaints?|registrations?|reservations?|reports?|nominations?|suggestions?|referrals?)$/;
/** Said of any of them. */
const bare =
  /^(?:reports?|requests?|applications?|form|forms|registrations?|inquir(?:y|ies)|enquir(?:y|ies)|reservations?|suggestions?|complaints?)$/;

export function askedForms(text: string): NamedPart[] {
  const labels = handedIn(text).flatMap(({ verb, written }) =>
    written.flatMap((phrase) => {
      const object = phrase.replace(/\s+forms?$/, "");
      if (
        verb === "Share" ||
        verb === "Upload" ||
        verb === "Post" ||
        tapVerbs.has(verb) ||
        !sent.test(object) ||
        bare.test(object)
      )
        return [];
      return [isPlural(object, "en") ? object : pluralOf(object, "en")];
    }),
  );
  return [...new Set(labels)].map((label) => ({
    label: label.charAt(0).toUpperCase() + label.slice(1),
    words: label.split(/[\s-]+/),
  }));
}
