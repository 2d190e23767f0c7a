/** Properties of an element's look that can be changed, and how their values are written. */
import { z } from "zod";

/** A colour of the project's theme (`token:primary`) or a colour of its own (`#1a2b3c`). */
const color = z
  .string()
  .max(60)
  .regex(/^(token:[a-z][a-z0-9-]*|#[0-9a-f]{6})$/, "is no colour");
const pixels = z.number().int().min(0).max(2_000);
const margin = z.number().int().min(-500).max(2_000);

export const FONT_WEIGHTS = [300, 400, 500, 600, 700, 800] as const;
export const TEXT_ALIGNS = ["left", "center", "right", "justify"] as const;

/** In CSS pixels unless said otherwise. Missing values stay unchanged. */
export const valuesSchema = z.strictObject({
  color: color.optional(),
  backgroundColor: color.optional(),
  fontSize: pixels.min(6).max(400).optional(),
  fontWeight: z.literal(FONT_WEIGHTS).optional(),
  textAlign: z.enum(TEXT_ALIGNS).optional(),
  paddingTop: pixels.optional(),
  paddingRight: pixels.optional(),
  paddingBottom: pixels.optional(),
  paddingLeft: pixels.optional(),
  marginTop: margin.optional(),
  marginRight: margin.optional(),
  marginBottom: margin.optional(),
  marginLeft: margin.optional(),
  width: pixels.min(1).optional(),
  height: pixels.min(1).optional(),
  borderRadius: pixels.optional(),
});
export type Values = z.output<typeof valuesSchema>;
export type Property = keyof Values;
