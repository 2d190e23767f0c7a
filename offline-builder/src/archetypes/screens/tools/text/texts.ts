import type { Archetype } from "../../../archetype.ts";
import { caseConverter } from "./case-converter.ts";
import { json } from "./json.ts";
import { textDiff } from "./text-diff.ts";
import { wordCount } from "./word-count.ts";

/** What does something with a text. */
export const textTools: readonly Archetype[] = [wordCount, json, caseConverter, textDiff];
