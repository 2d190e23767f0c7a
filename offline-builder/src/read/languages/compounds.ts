/** German words for a place that say what it is about: "Physiotherapiepraxis" is a practice of "Physiotherapie". */
import { german } from "./german.ts";

const alsoPlaces = "salon atelier geschäft filiale betrieb büro haus klinik stube institut team zentrale manufaktur";
const places = `${german.venues} ${alsoPlaces}`
  .split(/\s+/u)
  .filter((place) => place.length > 3)
  .join("|");
const compound = new RegExp(`(?<!\\p{L})(\\p{Lu}\\p{L}{2,30}?)-?(${places})(?!\\p{L})`, "gu");

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The same request with such words in two, with and without the letters that join them; none where it has no such word. */
export function partedCompounds(text: string): string[] {
  const parted = (front: (word: string) => string): string =>
    text.replace(compound, (_, first: string, place: string) => `${front(first)}-${capital(place)}`);
  const found = [parted((word) => word), parted((word) => word.replace(/(?:s|e?n)$/u, ""))];
  return [...new Set(found)].filter((words) => words !== text);
}
