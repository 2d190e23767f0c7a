/** What a tool is called, as whole words: pieces of regular expressions, in any of the languages. */
export const called = (...names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${names.join("|")})(?![\\p{L}])`, "iu");
