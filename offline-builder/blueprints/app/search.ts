/** True when every word of the query stands somewhere in the texts. */
export function matches(query: string, texts: string[]): boolean {
  const line = texts.join(" ").toLowerCase();
  return query.toLowerCase().split(/\s+/).every((word) => line.includes(word));
}
