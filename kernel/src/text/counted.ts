/** "1 row", "1,234 rows". The noun is given in the singular, and takes an s. */
export const counted = (number: number, noun: string): string =>
  `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
