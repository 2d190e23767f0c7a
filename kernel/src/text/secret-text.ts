/** Finds keys and passwords in what a person pasted, so that they never leave the browser by accident. Pure. */

export interface FoundSecret {
  /** "a Stripe secret key". */
  what: string;
  start: number;
  end: number;
}

interface Pattern {
  what: string;
  /** The first group, if there is one, is the secret itself. */
  expression: RegExp;
  /** Rejects matches that only look like one. */
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

/** The first pattern that matches names the secret, so specific patterns come before general ones. */
const PATTERNS: readonly Pattern[] = [
  {
    what: "a private key",
    expression:
      /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY-----[\s\S]{0,20000}?(?:-----END (?:[A-Z0-9]+ ){0,3}PRIVATE KEY-----|$)/g,
  },
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
    expression: /\beyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{20,1000}/g,
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

const overlaps = (one: FoundSecret, other: FoundSecret): boolean => one.start < other.end && other.start < one.end;

/** All secrets of the text in order; none lies within another. */
export function findSecrets(text: string): FoundSecret[] {
  const found: FoundSecret[] = [];
  for (const { what, expression, accepts } of PATTERNS) {
    for (const match of text.matchAll(expression)) {
      const secret = match[1] ?? match[0];
      const start = match.index + match[0].indexOf(secret);
      const candidate = { what, start, end: start + secret.length };
      if (accepts?.(secret) === false || found.some((other) => overlaps(other, candidate))) continue;
      found.push(candidate);
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
