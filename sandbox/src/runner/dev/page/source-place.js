// Runs in pages of the dev server, before the bridge. What runs there was written anew by the compiler, and its lines are not
// those of the file: this finds the file's, by the map that the dev server puts at the end of each module.
window.__slipwaySourcePlace = ((fetchOriginal) => {
  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  // A page that breaks in ever new modules still has work of its own to do.
  const MAX_MODULES = 20;
  const PATIENCE_MS = 1_500;
  const modules = new Map();

  // Numbers of one segment: base 64, five bits at a time, the sign in the lowest. https://tc39.es/ecma426/
  const numbersOf = (segment) => {
    const numbers = [];
    let [value, shift] = [0, 0];
    for (const character of segment) {
      const digit = DIGITS.indexOf(character);
      value += (digit & 31) * 2 ** shift;
      shift += 5;
      if (digit & 32) continue;
      numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2);
      [value, shift] = [0, 0];
    }
    return numbers;
  };

  const originalOf = (mappings, line, column) => {
    let [sourceLine, sourceColumn] = [0, 0];
    let found = null;
    const rows = mappings.split(";", line);
    for (const [at, row] of rows.entries()) {
      let generated = 0;
      for (const segment of row.split(",")) {
        const [by, , lines, columns] = numbersOf(segment);
        if (by === undefined) continue;
        generated += by;
        if (columns === undefined) continue;
        sourceLine += lines;
        sourceColumn += columns;
        if (at === line - 1 && generated < column) found = { lineno: sourceLine + 1, colno: sourceColumn + 1 };
      }
    }
    return found;
  };

  const mappingsOf = async (url) => {
    const response = await fetchOriginal(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    const map = /\/\/# sourceMappingURL=data:application\/json;(?:charset=[\w-]+;)?base64,([\w+/=]+)\s*$/.exec(text);
    return map === null ? null : JSON.parse(atob(map[1])).mappings;
  };

  /** Lines and columns from 1. Null where nothing better is known. */
  return async ({ filename, lineno, colno }) => {
    try {
      const url = URL.parse(filename);
      if (url?.origin !== location.origin || !url.pathname.startsWith("/src/")) return null;
      if (!modules.has(filename)) {
        if (modules.size >= MAX_MODULES) return null;
        modules.set(filename, mappingsOf(filename));
      }
      const mappings = await modules.get(filename);
      const found = mappings === null ? null : originalOf(mappings, lineno, colno);
      return found === null ? null : { filename, ...found };
    } catch {
      return null;
    }
  };
})(window.fetch.bind(window));
