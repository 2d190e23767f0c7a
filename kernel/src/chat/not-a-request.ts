/** Messages to Slipway that ask for nothing: the box on Home and the builder share rule and words. (item 13) */

const smallTalk =
  /^(?:hi|hey|hello|hallo|hola|moin|servus|test|testing|asdf|qwerty|foo|bar|lorem ipsum|thanks?|thank you|thx|danke(?: schön)?|gracias|ok(?:ay)?|cool|great|nice|super|yes|no|ja|nein|sí|good (?:morning|evening)|guten (?:morgen|tag)|buenos días|buenas|bye|ciao|\?+|help|hilfe|ayuda)(?:\s+(?:there|you|so much|a lot|all|everyone|vielmals|muchas))?$/i;

const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i;

/** Greetings, tests, thanks, an address alone: they begin no project and change nothing. */
export function isNotARequest(text: string): boolean {
  const words = text.trim().replace(/[\s.!,;:)(]+$/u, "");
  if (words === "") return true;
  if (smallTalk.test(words) || bareAddress.test(words)) return true;
  return !/\p{L}{2}/u.test(words) || isKeyboardMash(words);
}

/** One word without a vowel pattern of any language: "sdfghj", "aaaa". */
function isKeyboardMash(words: string): boolean {
  if (/\s/.test(words) || words.length > 24) return false;
  if (/^(.)\1+$/u.test(words)) return true;
  return /^[a-z]{3,}$/i.test(words) && !/[aeiouy]/i.test(words);
}

export interface Proposals {
  say: string;
  /** Six requests, each of which the offline builder can carry out. */
  tiles: readonly string[];
}

export const PROPOSALS = {
  en: {
    say: "Tell me what to build, in a sentence: what it is, who it is for, what people do there. Or start from one of these.",
    tiles: [
      "A bakery site with a menu",
      "A shop for candles",
      "Booking for a barber shop",
      "A photographer's portfolio",
      "A blog about hiking",
      "A site for a gym",
    ],
  },
  de: {
    say: "Sagen Sie in einem Satz, was entstehen soll: was es ist, für wen, und was man dort tut. Oder beginnen Sie mit einem Beispiel.",
    tiles: [
      "Website für eine Bäckerei",
      "Shop für Kerzen",
      "Termine für einen Friseur",
      "Portfolio einer Fotografin",
      "Blog übers Wandern",
      "Website für ein Fitnessstudio",
    ],
  },
  es: {
    say: "Dime en una frase qué construir: qué es, para quién y qué se hace allí. O empieza con uno de estos ejemplos.",
    tiles: [
      "Web para una panadería",
      "Tienda de velas",
      "Reservas para una barbería",
      "Portafolio de fotografía",
      "Blog de senderismo",
      "Web para un gimnasio",
    ],
  },
} as const satisfies Record<string, Proposals>;

const german = /^(?:hallo|moin|servus|danke|ja|nein|guten|hilfe)\b/i;
const spanish = /^(?:hola|gracias|sí|buenos|buenas|ayuda)(?!\p{L})/iu;

/** Proposals for somebody who said this, in the same language; null when it asks for something. */
export function proposalsFor(text: string): (Proposals & { language: keyof typeof PROPOSALS }) | null {
  if (!isNotARequest(text)) return null;
  const said = text.trim();
  const language = german.test(said) ? "de" : spanish.test(said) ? "es" : "en";
  return { language, ...PROPOSALS[language] };
}
