/** Spreadsheets would run such a cell as a formula. A number is none. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?[\d.]+(e[+-]?\d+)?$/i;

/** The text of a cell in a CSV file, made harmless for spreadsheets by a quote before it. */
export const spreadsheetText = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);
