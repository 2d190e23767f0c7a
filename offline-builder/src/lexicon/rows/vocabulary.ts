/** Words to learn in many languages, in one order, for cards that show one language in front and another behind. Data only. */

/** By the code of the language; the same twelve words each. */
export const vocabulary: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `
en: the bridge|the key|the bread|the station|the friend|the cloud|yesterday|quiet|expensive|to borrow|to forget|to laugh
de: die Brücke|der Schlüssel|das Brot|der Bahnhof|der Freund|die Wolke|gestern|leise|teuer|leihen|vergessen|lachen
es: el puente|la llave|el pan|la estación|el amigo|la nube|ayer|tranquilo|caro|pedir prestado|olvidar|reír
fr: le pont|la clé|le pain|la gare|l'ami|le nuage|hier|calme|cher|emprunter|oublier|rire
it: il ponte|la chiave|il pane|la stazione|l'amico|la nuvola|ieri|tranquillo|caro|prendere in prestito|dimenticare|ridere
pt: a ponte|a chave|o pão|a estação|o amigo|a nuvem|ontem|calmo|caro|pedir emprestado|esquecer|rir
nl: de brug|de sleutel|het brood|het station|de vriend|de wolk|gisteren|rustig|duur|lenen|vergeten|lachen
pl: most|klucz|chleb|dworzec|przyjaciel|chmura|wczoraj|cichy|drogi|pożyczać|zapominać|śmiać się
sv: bron|nyckeln|brödet|stationen|vännen|molnet|i går|lugn|dyr|låna|glömma|skratta
tr: köprü|anahtar|ekmek|istasyon|arkadaş|bulut|dün|sakin|pahalı|ödünç almak|unutmak|gülmek
la: pons|clavis|panis|statio|amicus|nubes|heri|quietus|carus|mutuari|oblivisci|ridere
ja: 橋 (hashi)|鍵 (kagi)|パン (pan)|駅 (eki)|友だち (tomodachi)|雲 (kumo)|昨日 (kinō)|静か (shizuka)|高い (takai)|借りる (kariru)|忘れる (wasureru)|笑う (warau)
`
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, 2), line.slice(4).split("|")]),
);

/** How a request calls the language of the code. */
export const languageNames: readonly (readonly [code: string, words: RegExp])[] = [
  ["en", /(?<![\p{L}])(?:english|englisch\p{L}*|ingl[eé]s)(?![\p{L}])/iu],
  ["de", /(?<![\p{L}])(?:german|deutsch\p{L}*|alem[aá]n)(?![\p{L}])/iu],
  ["es", /(?<![\p{L}])(?:spanish|spanisch\p{L}*|español|espanol|castellano)(?![\p{L}])/iu],
  ["fr", /(?<![\p{L}])(?:french|französisch\p{L}*|franzoesisch|franc[eé]s)(?![\p{L}])/iu],
  ["it", /(?<![\p{L}])(?:italian|italienisch\p{L}*|italiano)(?![\p{L}])/iu],
  ["pt", /(?<![\p{L}])(?:portuguese|portugiesisch\p{L}*|portugu[eé]s|brazilian)(?![\p{L}])/iu],
  ["nl", /(?<![\p{L}])(?:dutch|niederländisch\p{L}*|holländisch\p{L}*|neerland[eé]s|holand[eé]s)(?![\p{L}])/iu],
  ["pl", /(?<![\p{L}])(?:polish|polnisch\p{L}*|polaco)(?![\p{L}])/iu],
  ["sv", /(?<![\p{L}])(?:swedish|schwedisch\p{L}*|sueco)(?![\p{L}])/iu],
  ["tr", /(?<![\p{L}])(?:turkish|türkisch\p{L}*|turco)(?![\p{L}])/iu],
  ["la", /(?<![\p{L}])(?:latin|latein\p{L}*|latín)(?![\p{L}])/iu],
  ["ja", /(?<![\p{L}])(?:japanese|japanisch\p{L}*|japon[eé]s)(?![\p{L}])/iu],
];

/** Under which lesson each of the twelve stands. */
export const lessons = {
  en: "Town|Everyday|Everyday|Town|People|Nature|Everyday|Everyday|Town|Verbs|Verbs|Verbs".split("|"),
  de: "Stadt|Alltag|Alltag|Stadt|Menschen|Natur|Alltag|Alltag|Stadt|Verben|Verben|Verben".split("|"),
  es: "Ciudad|Cada día|Cada día|Ciudad|Personas|Naturaleza|Cada día|Cada día|Ciudad|Verbos|Verbos|Verbos".split("|"),
} as const;
