const oneOf = new Intl.ListFormat("en", { type: "disjunction" });
const MAX_NAMES = 3;

/** "Ask Olga or Maya": the first three of those who can help. */
export const askNames = (names: readonly string[]): string => `Ask ${oneOf.format(names.slice(0, MAX_NAMES))}`;
