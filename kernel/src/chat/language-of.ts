/** Tells in which of the languages that the offline builder speaks a text is written. */
export type SpokenLanguage = "en" | "de" | "es";

/** Words that join others: each stands in one of the three languages only. */
const joining: Record<SpokenLanguage, RegExp> = {
  en: /(?<!\p{L})(?:the|and|of|to|with|is|are|you|your|it|this|that|not|from|for|can|will|i)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:und|der|die|das|den|dem|ein|eine[nrms]?|ist|sind|mit|für|auf|im|zum|zur|von|nicht|ich|sie|wird|werden|oder|noch|alle)(?!\p{L})|[äöüß]/giu,
  es: /(?<!\p{L})(?:el|la|las|los|un|una|de|del|que|con|para|por|y|está|están|se|su|tu|lo|más|al)(?!\p{L})|[ñ¿¡]/giu,
};

/** Null where the text says too little, or two languages as often as each other. */
export function languageOf(text: string): SpokenLanguage | null {
  const counts = (Object.keys(joining) as SpokenLanguage[])
    .map((language) => ({ language, count: text.match(joining[language])?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts as [(typeof counts)[0], (typeof counts)[0]];
  return first.count > second.count ? first.language : null;
}
