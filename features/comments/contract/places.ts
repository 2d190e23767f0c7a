/** Places that a thread can stand at. */
import { z } from "zod";

export const MAX_SELECTOR_CHARACTERS = 500;
export const MAX_PAGE_CHARACTERS = 500;
/** The beginning of an element's or line's text, by which it is found again after it moved. */
export const MAX_QUOTE_CHARACTERS = 200;

const sha = z.string().regex(/^[0-9a-f]{40}$/, "is not a commit");
/** From the element's left and upper edge, as a share of its width and height. */
const share = z.number().min(0).max(1);

const elementSchema = z.strictObject({
  kind: z.literal("element"),
  /** Path of the page in the app. */
  page: z.string().max(MAX_PAGE_CHARACTERS).regex(/^\//, "must begin with a slash"),
  selector: z.string().min(1).max(MAX_SELECTOR_CHARACTERS),
  tag: z.string().min(1).max(60),
  quote: z.string().max(MAX_QUOTE_CHARACTERS),
  x: share,
  y: share,
});

const lineSchema = z.strictObject({
  kind: z.literal("line"),
  path: z.string().min(1).max(400),
  line: z.number().int().min(1).max(1_000_000),
  commit_sha: sha,
});

const versionSchema = z.strictObject({ kind: z.literal("version"), commit_sha: sha });

/** As a browser sends it. */
export const newPlaceSchema = z.discriminatedUnion("kind", [elementSchema, lineSchema, versionSchema]);
export type NewPlace = z.output<typeof newPlaceSchema>;

/** As it is stored: with what the server knows about it. */
export const placeSchema = z.discriminatedUnion("kind", [
  elementSchema,
  lineSchema.extend({ quote: z.string() }),
  versionSchema.extend({ edit_id: z.string(), version: z.number().int(), title: z.string() }),
]);
export type Place = z.output<typeof placeSchema>;
export type ElementPlace = Extract<Place, { kind: "element" }>;

/** Code and versions are shown to people who may edit, and so are comments about them. [K6] */
export const needsEditRight = ({ kind }: Pick<Place, "kind">): boolean => kind !== "element";
