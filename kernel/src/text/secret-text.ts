/** Finds keys and passwords in what a person pasted, so that they never leave the browser by accident. Pure. */

export interface FoundSecret {
  /** "a Stripe secret key". */
  what: string;
  start: number;
  end: number;
}

interface Extent {
  start: number;
  end: number;
}

interface Pattern {
  what: string;
  /** The first group, where there is one, is the secret itself. */
  expression: RegExp | ((text: string) => Iterable<Extent>);
  /** Says no to what only looks like one. */
  accepts?: (secret: string) => boolean;
}

function decodedPart(token: string, part: number): string {
  try {
    return atob(token.split(".")[part]!.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

/** The anonymous key of the same backend is public by design. */
const isServiceRole = (token: string): boolean => /"role"\s*:\s*"service_role"/.test(decodedPart(token, 1));

/** Entropy in bits per character, from the text's own letters. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

const RANDOM_BITS = 3.5;
/** Words with hyphens, paths and sentences have less entropy, or no digits among their letters. */
const looksRandom = (value: string): boolean =>
  /\d/.test(value) && /[a-z]/i.test(value) && !/^https?:/i.test(value) && entropyOf(value) >= RANDOM_BITS;

const MAX_KEY_CHARACTERS = 20_000;

/**
 * Each from its first line to its last, or to the end of the text. The ends are looked for once: a pattern for the whole would read on
 * from every first line anew.
 */
function* privateKeys(text: string): Generator<Extent> {
  const ends = [...text.matchAll(/-----END (?:[A-Z0-9]+ ){0,3}PRIVATE KEY-----/g)];
  let next = 0;
  let from = 0;
  for (const { index, 0: first } of text.matchAll(/-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY-----/g)) {
    if (index < from) continue;
    const inside = index + first.length;
    while (next < ends.length && ends[next]!.index < inside) next += 1;
    const last = ends[next];
    const isClosed = last !== undefined && last.index - inside <= MAX_KEY_CHARACTERS;
    if (!isClosed && text.length - inside > MAX_KEY_CHARACTERS) continue;
    from = isClosed ? last.index + last[0].length : text.length;
    yield { start: index, end: from };
  }
}

/** The first pattern that matches names the secret, so specific patterns come before general ones. */
const PATTERNS: readonly Pattern[] = [
  { what: "a private key", expression: privateKeys },
  { what: "a Stripe secret key", expression: /\b[rs]k_(?:live|test)_[0-9A-Za-z]{16,250}/g },
  { what: "a Stripe webhook secret", expression: /\bwhsec_[0-9A-Za-z+/=]{24,250}/g },
  { what: "an Anthropic API key", expression: /\bsk-ant-[\w-]{20,250}/g },
  { what: "an OpenAI API key", expression: /\bsk-(?:proj-|svcacct-|admin-)?[\w-]{20,250}/g, accepts: looksRandom },
  { what: "a Google API key", expression: /\bAIza[\w-]{35}(?![\w-])/g },
  { what: "a Google client secret", expression: /\bGOCSPX-[\w-]{20,100}/g },
  { what: "a GitHub token", expression: /\b(?:gh[pousr]_[0-9A-Za-z]{36,255}|github_pat_\w{22,255})/g },
  { what: "an AWS access key", expression: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { what: "a Slack token", expression: /\bxox[abeoprs]-[0-9A-Za-z-]{10,250}/g },
  { what: "a Slack webhook address", expression: /https:\/\/hooks\.slack\.com\/services\/[\w/]{20,100}/g },
  {
    what: "a Supabase service role key",
    // From the beginning of a word alone: tried behind each hyphen, it would read on from there anew.
    expression: /(?<![\w-])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{20,1000}/g,
    accepts: isServiceRole,
  },
  { what: "a Supabase secret key", expression: /\b(?:sb_secret_[\w-]{20,200}|sbp_[0-9a-f]{40})/g },
  {
    what: "a password in an address",
    expression: /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqp)s?:\/\/[^\s:@/]{1,100}:([^\s@/]{6,200})@/g,
  },
  {
    what: "a secret value",
    expression:
      /\b[A-Za-z0-9_]{0,60}(?:key|token|secret|password|passwd)[A-Za-z0-9_]{0,20}["']?[ \t]{0,3}[:=][ \t]{0,3}["'`]?([\w+/=.~!@#$%^&*-]{16,500})/gi,
    accepts: looksRandom,
  },
];

function* matchesOf(expression: RegExp, text: string): Generator<Extent> {
  for (const match of text.matchAll(expression)) {
    const secret = match[1] ?? match[0];
    const start = match.index + match[0].indexOf(secret);
    yield { start, end: start + secret.length };
  }
}

/** All secrets of the text in order; none lies within another. */
export function findSecrets(text: string): FoundSecret[] {
  const found: FoundSecret[] = [];
  /** 1 for each character that belongs to one. */
  const taken = new Uint8Array(text.length);
  for (const { what, expression, accepts } of PATTERNS) {
    const places = expression instanceof RegExp ? matchesOf(expression, text) : expression(text);
    for (const { start, end } of places) {
      if (accepts?.(text.slice(start, end)) === false || taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      found.push({ what, start, end });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** `sk_live…9f2`: enough to know which one it is, too little to use it. */
export function maskedSecret(text: string, { start, end }: FoundSecret): string {
  const secret = text.slice(start, end);
  if (secret.startsWith("-----BEGIN")) return "-----BEGIN…";
  const prefix = /^[a-z]{2,8}[_-](?:live|test|ant|proj)?/i.exec(secret)?.[0] ?? secret.slice(0, 3);
  return `${prefix.replace(/[_-]$/, "")}…${secret.slice(-3)}`;
}

/** The text with `[removed]` in place of each, or what `insteadOf` says for it. */
export function withoutSecrets(text: string, insteadOf: (secret: string) => string = () => "[removed]"): string {
  let rest = text;
  for (const { start, end } of findSecrets(text).toReversed())
    rest = `${rest.slice(0, start)}${insteadOf(text.slice(start, end))}${rest.slice(end)}`;
  return rest;
}

/** Names of files that hold keys. Examples of such files hold none. */
const SECRET_FILE =
  /(^|\/)(\.env(?!\.(example|sample|template)$)(\.[^/]*)?|\.npmrc|\.netrc|\.pgpass|\.git-credentials|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|keystore))$/i;

/** Such a file is not shown to a model, whose provider would receive it, and is not copied for people who cannot edit. */
export const holdsSecrets = (path: string): boolean => SECRET_FILE.test(path);
