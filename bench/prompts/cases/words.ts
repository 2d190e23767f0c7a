/** Words of requests and of pages, compared without their endings. */

const GENERIC = new Set(
  (
    "a an and or the of to in on at by for from with without as is are be been being was were has have had do does did it its this that these those " +
    "there their them they he she his her you your our we i who whom which what when where while how why can could should would will shall may might must not no any all each every " +
    "some such other others another more most less than then so if also only just own same both either into onto over under after before during between within upon about across via per etc e g i.e e.g " +
    "user users website websites site web page pages app apps application system platform feature features functionality functionalities function functions functional section sections interface screen view " +
    "views viewed viewing viewable display displays displayed displaying show shows shown showing present presented presence available accessible access accessed accessing visible appear appears correct correctly " +
    "accurate accurately proper properly successful successfully success relevant clear clearly complete completely appropriate appropriately necessary required specific specified given various different " +
    "information detail details detailed data item items entry entries list lists listed listing option options content feedback result results error errors issue issues confirmation message messages " +
    "test tests testing verify verifies verifying validate validates check checks checking ensure ensures ensuring confirm confirms confirmed confirming attempt attempting attempts navigate navigates navigating navigation " +
    "browse browsing browsed click clicks clicking clicked select selects selecting selected open opens opened opening use uses used using perform performs performed performing locate load loads loaded " +
    "new existing first second third one two three main homepage home top sample valid invalid input inputs inputting form forms field fields button buttons link links menu menus bar tool tools " +
    "able allow allows allowing allowed enable enables need needed needs like including include includes included without along immediately promptly due related based according matching matches match " +
    "create creates creating created add adds adding added submit submits submitting submitted submission save saved saves update updates updated updating edit edits editing edited change changes changed " +
    "generate generates generated generating generation return returns returned receive receives received trigger triggers reflect reflects reflected reflecting process processed processing lead leads redirect " +
    "redirects redirected direct directed corresponding consistent formatted format formatting easily easy quickly multiple several number provided provide provides providing functioning work works working " +
    "responsive device devices layout smoothly smooth intuitive seamless transitions delay design requirements color colors background component components style styled theme accuracy purpose manner " +
    "search searches searching searched filter filters filtered filtering manage management manages managing review reviewing set sets setting settings personal self please implement"
  ).split(" "),
);

export const plainWords = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{N}]+/gu) ?? [];

/** `categories` and `category`, `bookings` and `book` meet: a crude stem is enough to compare both sides alike. */
export function stem(word: string): string {
  const short = word
    .replace(/(ies)$/u, "y")
    .replace(/(sses)$/u, "ss")
    .replace(/([^s])s$/u, "$1");
  return short.length > 6 ? short.replace(/(ments?|ings?|ations?|ers?|ed)$/u, "").slice(0, 8) : short;
}

/** Words that carry a subject, each once, in order. */
export const contentWords = (text: string): string[] => [
  ...new Set(plainWords(text).filter((word) => word.length > 2 && !GENERIC.has(word))),
];

export const stemsOf = (text: string): Set<string> => new Set(plainWords(text).map(stem));

/** Number of the words that a text contains. */
export function found(words: readonly string[], text: string): string[] {
  const stems = stemsOf(text);
  return words.filter((word) => stems.has(stem(word)));
}

/**
 * `menu item|product` and `price|\$`: alternatives of regular expressions, each from the beginning of a word. Throws a
 * SyntaxError when one is none.
 */
export function alternatives(pattern: string): RegExp {
  const all = pattern.split("|").map((one) => (/^[\p{L}\p{N}]/u.test(one) ? `(?<![\\p{L}\\p{N}])${one}` : one));
  return new RegExp(all.join("|"), "iu");
}

/** Without runs of five words that stand in the request: an app that prints its request has said nothing. */
export function withoutEcho(text: string, request: string): string {
  const asked = plainWords(request);
  const runs = new Set(asked.slice(0, -4).map((_word, at) => asked.slice(at, at + 5).join(" ")));
  return text
    .split("\n")
    .filter((line) => {
      const words = plainWords(line);
      return !words.some((_word, at) => runs.has(words.slice(at, at + 5).join(" ")));
    })
    .join("\n");
}

export const letters = (text: string): string => text.replace(/\s+/gu, " ").trim();
