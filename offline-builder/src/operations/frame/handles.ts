/** "Our instagram @goldcrumb": names that are an address on the network they are said of. */
interface Handle {
  name: string;
  url: string;
}

const networks: readonly (readonly [words: string, name: string, address: (handle: string) => string])[] = [
  ["instagram|insta|ig", "Instagram", (handle) => `https://instagram.com/${handle}`],
  ["tik ?tok", "TikTok", (handle) => `https://tiktok.com/@${handle}`],
  ["you ?tube", "YouTube", (handle) => `https://youtube.com/@${handle}`],
  ["twitter|x", "X", (handle) => `https://x.com/${handle}`],
  ["threads", "Threads", (handle) => `https://threads.net/@${handle}`],
  ["facebook|fb", "Facebook", (handle) => `https://facebook.com/${handle}`],
  ["pinterest", "Pinterest", (handle) => `https://pinterest.com/${handle}`],
  ["github", "GitHub", (handle) => `https://github.com/${handle}`],
];

/** With the sign before it, in the part of the text that names the network. */
export function handlesIn(text: string): Handle[] {
  return networks.flatMap(([words, name, address]) => {
    const found = new RegExp(
      `(?<![\\p{L}\\p{N}.])(?:${words})(?![\\p{L}\\p{N}.])[^@,;]{0,40}@(?<behind>[\\p{L}\\p{N}_.]{2,30})|@(?<before>[\\p{L}\\p{N}_.]{2,30})\\s+(?:on|at|auf|bei|en)\\s+(?:${words})(?![\\p{L}\\p{N}.])`,
      "iu",
    ).exec(text)?.groups;
    const handle = (found?.["behind"] ?? found?.["before"])?.replace(/\.+$/, "");
    return handle ? [{ name, url: address(handle) }] : [];
  });
}
