/** A long request cut into what it says one after the other; brackets and abbreviations hold together. */

const shortened =
  /(?:^|[\s(])(?:mrs?|ms|dr|st|no|nr|e\.g|i\.e|z\.b|ca|approx|max|min|inkl|incl|usw|etc|p\.ej|sr|sra|prof|tel|bzw)$/iu;

export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === "(") depth++;
    else if (char === ")") depth = Math.max(0, depth - 1);
    const next = text[at + 1] ?? " ";
    const ends =
      char === "\n" ||
      (depth === 0 && char === ";") ||
      (depth === 0 && /[.!?]/.test(char) && /\s/.test(next) && !shortened.test(text.slice(from, at)));
    if (!ends) continue;
    found.push(text.slice(from, at).trim());
    from = at + 1;
    depth = char === "\n" ? 0 : depth;
  }
  found.push(
    text
      .slice(from)
      .replace(/[.!?]+$/, "")
      .trim(),
  );
  return found.filter(Boolean);
}

/** Cut at commas and "and", never inside brackets; behind "status:" everything is one item. */
export function enumerationOf(list: string): string[] {
  const opened = list.replace(
    /(?<![\p{L}])((?:status(?:es)?|states?|stages?|condition|zustand|estado|etapa)):?\s+((?:[^,()]+,\s*)+[^,()]+)$/iu,
    (whole, name: string, values: string) =>
      values.split(",").length >= 2 ? `${name} (${values.replace(/,?\s+(?:and|or|und|oder|y|o)\s+/giu, ", ")})` : whole,
  );
  const items = outsideBrackets(opened).map((item) => item.trim());
  // "Our goals, their goals": whose they are is what tells them apart.
  const whose = items.map((item) => possessed.exec(item)?.[1]);
  const isOneOfSeveral = (at: number): boolean =>
    whose[at] !== undefined && whose.indexOf(whose[at]) !== whose.lastIndexOf(whose[at]);
  return items
    .map((item, at) => (isOneOfSeveral(at) ? item : item.replace(lead, "").replace(lead, "").trim()))
    .filter(Boolean);
}

const between = /,|;|(?<![\p{L}])(?:and|as well as|plus|und|sowie|y|e|así como)(?![\p{L}-])/giu;

function outsideBrackets(list: string): string[] {
  const items: string[] = [];
  let from = 0;
  for (const found of list.matchAll(between)) {
    const before = list.slice(0, found.index);
    if (before.split("(").length > before.split(")").length) continue;
    items.push(list.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...items, list.slice(from)];
}

const possessed = /^(?:our|their|my|your|his|her|unsere?|ihre?|deren|nuestr[oa]s?|sus?)\s+(.+)$/iu;

const lead =
  /^(?:(?:also|and|its|their|his|her|an?|the|at least|optional(?:ly)?|which|auch|ein|eine[nrs]?|die|der|das|den|dem|mindestens|deren|también|un|una|el|la|los|las|su|sus)\s+)+/iu;
