/** Where a page of a list begins, as the page before it named it. */
import { z } from "zod";

/** Most digits that the column it is compared with can hold. */
const DIGITS = 15;

/** An empty one is none: a program that builds its addresses from a template sends `before=` for the first page. */
export const pageCursor = (digits = DIGITS) =>
  z
    .string()
    .regex(new RegExp(`^\\d{0,${digits}}$`), "must be the next_cursor of an answer before")
    .optional()
    .transform((text) => (text === "" ? undefined : text));
