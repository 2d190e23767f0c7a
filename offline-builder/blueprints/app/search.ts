/** True when every word of the query stands somewhere in the texts. */
export function matches(query: string, texts: string[]): boolean {
  const line = texts.join(" ").toLowerCase();
  return query.toLowerCase().split(/\s+/).every((word) => line.includes(word));
}
// #if distinct

/** Each value once, in order, numbers inside words counted as numbers. */
export function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean).sort((one, other) => one.localeCompare(other, "$locale$", { numeric: true }));
}
// #end
