/** Slugs: the part of a public address that a person chooses. One function for client and server. [K2] */
import { limits } from "./limits.ts";

export type NameRule = "empty" | "length" | "characters" | "hyphens" | "start" | "end";

/** First failing rule with its text, or null. [W5.11] [W5.12] [W5.13] [W5.14] [W5.15] [W5.16] */
export function nameProblem(name: string): { rule: NameRule; message: string } | null {
  if (name === "") return { rule: "empty", message: "Project name cannot be empty" };
  if (name.length >= limits.slugCharacters)
    return { rule: "length", message: "Project name must be less than 45 characters" };
  if (!/^[a-z0-9-]*$/.test(name))
    return { rule: "characters", message: "Project name can only contain lowercase letters, numbers and hyphens" };
  if (name.includes("--")) return { rule: "hyphens", message: "Project name cannot contain consecutive hyphens" };
  if (!/^[a-z]/.test(name)) return { rule: "start", message: "Project name must start with a lowercase letter" };
  if (name.endsWith("-")) return { rule: "end", message: "Project name must not end with a hyphen" };
  return null;
}

const RESERVED = new Set([
  "www",
  "api",
  "app",
  "admin",
  "mail",
  "cloud",
  "preview",
  "sites",
  "auth",
  "status",
  "static",
]);
export const isReservedName = (name: string): boolean => RESERVED.has(name);
export const NAME_TAKEN = "This URL is already taken";

const TRANSLITERATION: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  å: "a",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A valid slug from any title; `project` when nothing of it can be written in ASCII. Reserved names get `-app`. */
export function slugFrom(title: string): string {
  const ascii = title
    .toLowerCase()
    .replace(/[äöüßæøåœłđðþı]/g, (letter) => TRANSLITERATION[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "");
  const slug = ascii.slice(0, limits.slugCharacters - 1).replace(/-+$/, "");
  if (slug === "") return "project";
  return isReservedName(slug) ? `${slug}-app` : slug;
}

/** The `attempt`-th spelling of a taken slug: `bakery`, `bakery-2`, `bakery-3`, never longer than the limit. */
export function slugAttempt(slug: string, attempt: number): string {
  if (attempt < 2) return slug;
  const suffix = `-${attempt}`;
  return slug.slice(0, limits.slugCharacters - 1 - suffix.length).replace(/-+$/, "") + suffix;
}
