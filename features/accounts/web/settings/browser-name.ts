const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Mac OS X/, "macOS"],
  [/Windows/, "Windows"],
  [/Linux|X11/, "Linux"],
];

const first = (pairs: readonly [RegExp, string][], text: string) => pairs.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox on Linux" from a User-Agent header, enough to recognise one's own browser. */
export function browserName(userAgent: string | null): string {
  const browser = first(BROWSERS, userAgent ?? "");
  const system = first(SYSTEMS, userAgent ?? "");
  if (browser === undefined) return "Unknown browser";
  return system === undefined ? browser : `${browser} on ${system}`;
}
