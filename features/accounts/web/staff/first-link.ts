/** The address a mail is about, without the punctuation that may follow it. */
export const firstLink = (text: string): string | null => /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/.exec(text)?.[0] ?? null;
