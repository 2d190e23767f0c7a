/** The wording of a blueprint in English, and what it is in German and in Spanish. */
export type Phrase = readonly [english: string, german: string, spanish: string];
