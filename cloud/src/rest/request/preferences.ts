/** The header `Prefer` (RFC 7240) as PostgREST understands it. */

export interface Preferences {
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  representation: "representation" | "minimal" | "headers-only" | null;
  count: "exact" | "planned" | "estimated" | null;
  transaction: "commit" | "rollback" | null;
  missing: "default" | "null" | null;
  handling: "strict" | "lenient" | null;
  timezone: string | null;
  maxAffected: number | null;
  /** As they came. */
  invalid: string[];
}

const CHOICES = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
} as const;

type Name = keyof typeof CHOICES;

/** `mayEndTransaction`: whether callers may choose how it ends. Which time zones there are, the database says. */
export function parsePreferences(
  header: string | null,
  { mayEndTransaction }: { mayEndTransaction: boolean },
): Preferences {
  const chosen: Partial<Record<Name, string>> = {};
  const invalid: string[] = [];
  let timezone: string | null = null;
  let maxAffected: number | null = null;
  for (const preference of (header ?? "").split(",").map((text) => text.trim())) {
    if (preference === "") continue;
    const equals = preference.indexOf("=");
    const name = preference.slice(0, Math.max(0, equals));
    const value = preference.slice(equals + 1);
    if (Object.hasOwn(CHOICES, name) && (CHOICES[name as Name] as readonly string[]).includes(value)) {
      chosen[name as Name] ??= value;
    } else if (name === "timezone") {
      timezone ??= value;
    } else if (name === "max-affected") {
      if (/^\d{1,15}$/.test(value)) maxAffected ??= Number(value);
    } else {
      invalid.push(preference);
    }
  }
  return {
    resolution: (chosen.resolution ?? null) as Preferences["resolution"],
    representation: (chosen.return ?? null) as Preferences["representation"],
    count: (chosen.count ?? null) as Preferences["count"],
    transaction: mayEndTransaction ? ((chosen.tx ?? null) as Preferences["transaction"]) : null,
    missing: (chosen.missing ?? null) as Preferences["missing"],
    handling: (chosen.handling ?? null) as Preferences["handling"],
    timezone,
    maxAffected,
    invalid,
  };
}

const WORDS: readonly (readonly [Exclude<keyof Preferences, "invalid">, string])[] = [
  ["resolution", "resolution"],
  ["missing", "missing"],
  ["representation", "return"],
  ["count", "count"],
  ["transaction", "tx"],
  ["handling", "handling"],
  ["timezone", "timezone"],
  ["maxAffected", "max-affected"],
];

/** For `Preference-Applied`: only what this kind of request heeds. Null when nothing was. */
export function appliedPreferences(
  preferences: Preferences,
  heeds: (name: keyof Preferences) => boolean,
): string | null {
  const isBounded = preferences.handling === "strict";
  const parts = WORDS.filter(
    ([name]) => preferences[name] !== null && heeds(name) && (name !== "maxAffected" || isBounded),
  ).map(([name, word]) => `${word}=${preferences[name]}`);
  return parts.length === 0 ? null : parts.join(", ");
}
