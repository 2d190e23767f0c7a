/** Rules of a note, for form and server. [T5.01] */
import { z } from "zod";

export const ANNOTATION_CHARACTERS = 5000;
export const MAX_TAGS = 20;
const TAG_CHARACTERS = 60;

export const TAGS_RULE = "Tags must be a comma-separated list of alphanumeric words";
const TAGS = /^[\p{L}\p{N}\s,_-]*$/u;

export const annotationTextSchema = z.string().trim().min(1).max(ANNOTATION_CHARACTERS);
export const tagListSchema = z
  .array(z.string().trim().min(1).max(TAG_CHARACTERS).regex(TAGS, TAGS_RULE))
  .max(MAX_TAGS)
  .default([]);

/** "a, b,," -> ["a", "b"]; the rule's sentence if a tag breaks it. */
export function tagsFrom(text: string): { tags: string[] } | { problem: string } {
  const tags = text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  if (!TAGS.test(text) || tags.some((tag) => tag.length > TAG_CHARACTERS)) return { problem: TAGS_RULE };
  return tags.length > MAX_TAGS ? { problem: `At most ${MAX_TAGS} tags` } : { tags: [...new Set(tags)] };
}

/** Tags of exports are made by programs and are not suggested. */
export const isOffered = (tag: string): boolean => !tag.startsWith("export-");
