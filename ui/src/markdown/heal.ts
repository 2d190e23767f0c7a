/** Closes what a stream has opened and not yet closed, so that half a sentence never shows its markup. */

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Pure. Text inside an open fence is left alone: everything in it is code already. */
export function healMarkdown(source: string): string {
  if (count(source, /^ {0,3}```/gm) % 2 === 1) return `${source}\n\`\`\``;
  const start = source.lastIndexOf("\n\n") + 1;
  const block = source.slice(start);
  const withoutCode = block.replace(/`[^`\n]*`/g, "");
  let healed = block;
  if (count(withoutCode, /`/g) % 2 === 1) healed = `${healed.replace(/`$/, "")}${healed.endsWith("`") ? "" : "`"}`;
  else if (count(withoutCode, /\*\*/g) % 2 === 1) healed = healed.endsWith("**") ? healed.slice(0, -2) : `${healed}**`;
  healed = healed.replace(/\[[^\]\n]*\]\([^)\n]*$/, (link) => link.slice(1, link.indexOf("]")));
  return source.slice(0, start) + healed;
}
