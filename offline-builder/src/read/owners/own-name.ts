/** The name of a place, where whoever runs it says it in a sentence of its own. */

const word = "\\p{Lu}[\\p{L}\\p{N}'’.-]*";
const name = `${word}(?:\\s+(?:(?:&|and|und|y|of|the|de|la|del)\\s+)?${word}){0,4}`;

/** "I run Spoke & Chain, a small bike shop", "wir sind Haus Sonne, ein Hotel": what it is stands behind the name. */
const explained = new RegExp(
  `(?<!\\p{L})(?:(?:I|[Ww]e)\\s+(?:run|own|manage|opened|started|are)(?:\\s+the)?|(?:[Ii]ch|[Ww]ir)\\s+(?:leiten?|führen?|betreiben?|sind)(?:\\s+(?:die|das|den))?|(?:[Dd]irijo|[Ll]levo|[Ss]omos)(?:\\s+(?:el|la))?)\\s+(${name}),\\s+(?:an?|the|our|eine?n?|die|das|der|un|una|el|la)\\s+\\p{L}`,
  "u",
);
/** "Die Praxis heißt Physio am Münster": a place in the name is written small in between. */
const withPlace = new RegExp(
  `(?<!\\p{L})(?:called|named|heißt|namens|genannt)\\s+(${word}(?:\\s+${word}){0,2}\\s+(?:am|an der|zum|zur|im|in der|beim?|vom|by the|on the|at the)\\s+(?!(?:Mon|Diens|Mitt|Donners|Frei|Sams|Sonn)\\p{L}*tag)${word}(?:\\s+${word})?)`,
  "u",
);

/** Null where the request says no name in one of these ways. */
export function ownName(text: string): string | null {
  const found = withPlace.exec(text)?.[1] ?? explained.exec(text)?.[1];
  return found?.replace(/[.'’-]+$/u, "") ?? null;
}
