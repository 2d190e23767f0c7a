/** A page of Slipway's own help: one question that people ask about the product. */

export type HelpLanguage = "en" | "de" | "es";

export interface HelpArticle {
  /** Part of the address, `/help#invite`. */
  id: string;
  title: string;
  /** One to three sentences in each language that the offline builder speaks. */
  text: Record<HelpLanguage, string>;
  /** Section of the settings where it is done. */
  settings?: { section: string; label: string };
  /** Other words that people use for it, in all languages, so that it is found. */
  words: string;
}
