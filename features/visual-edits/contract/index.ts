/**
 * Visual edits: the changeable properties of elements picked in the preview, and a version with the changes. [W2.12]
 * [T3.21]
 */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { fileIdSchema } from "../../uploads/contract/index.ts";
import { valuesSchema } from "./properties.ts";

export * from "./properties.ts";

/** Elements changed together, and texts of one element. */
export const MAX_ELEMENTS = 20;
export const MAX_TEXTS = 6;
export const LONGEST_TEXT = 2_000;
/** A sentence or two: longer descriptions belong into the page. */
export const MAX_ALT_CHARACTERS = 300;
/** Bound of an element's place and the project's components around it. */
export const LONGEST_CHAIN = 16;
const MAX_CHANGES = 60;

const sha = z.string().regex(/^[0-9a-f]{40}$/, "is not a commit");
const id = z.object({ id: z.string().min(1).max(64) });

/** `src/pages/Index.tsx:12:5`: line and column from 1, of the element's `<`. */
export const sourcePlaceSchema = z
  .string()
  .max(420)
  .regex(/^[^:]+:\d{1,7}:\d{1,6}$/, "is no place in a file");

/** The element itself first, then the uses of components it was made in, inner ones first. */
const chainSchema = z
  .array(
    z.strictObject({
      source: sourcePlaceSchema,
      /** `h1`, or the component's name. */
      name: z.string().min(1).max(100),
    }),
  )
  .min(1)
  .max(LONGEST_CHAIN);
export type Chain = z.output<typeof chainSchema>;

const shownTextsSchema = z.array(z.string().max(LONGEST_TEXT)).max(MAX_TEXTS);

/** Why something of an element cannot be changed here. The agent can. */
export const BLOCKED_REASONS = ["data", "code", "moved", "outside"] as const;
export type BlockedReason = (typeof BLOCKED_REASONS)[number];

export const inspectedElementSchema = z.object({
  /** Null: there is something to change. */
  blocked: z.enum(BLOCKED_REASONS).nullable(),
  /** Place of the classes: 0 is the element itself, otherwise the use of a component in its chain. */
  style_at: z.number().int(),
  /** The component whose own markup is changed, if it is used more than once. */
  shared: z.object({ component: z.string(), uses: z.number().int() }).nullable(),
  texts: z.array(
    z.object({
      value: z.string(),
      /** Null: it can be changed. */
      blocked: z.enum(BLOCKED_REASONS).nullable(),
      /** File that contains the text. */
      path: z.string().nullable(),
    }),
  ),
  /** It shows a picture or a drawing that can be replaced. */
  image: z.boolean(),
  /** Its words for people who do not see it; null: they cannot be changed here. */
  image_alt: z.string().nullable(),
});
export type InspectedElement = z.output<typeof inspectedElementSchema>;

const changeSchema = z.strictObject({
  chain: chainSchema,
  /** Own texts of the element as they were shown before any change. */
  shown_texts: shownTextsSchema.default([]),
  /** Width of the previewed page in CSS pixels: changes apply at this width. */
  viewport: z.number().int().min(1).max(10_000),
  values: valuesSchema.default({}),
  texts: z
    .array(
      z.strictObject({
        index: z
          .number()
          .int()
          .min(0)
          .max(MAX_TEXTS - 1),
        text: z.string().min(1).max(LONGEST_TEXT),
      }),
    )
    .max(MAX_TEXTS)
    .default([]),
  /** The caller's upload that replaces the picture. */
  image: fileIdSchema.nullable().default(null),
  /** Words for people who do not see the picture; "" where it says nothing, null leaves them as they are. */
  image_alt: z.string().max(MAX_ALT_CHARACTERS).nullable().default(null),
});
export type VisualChange = z.output<typeof changeSchema>;
export type VisualChangeInput = z.input<typeof changeSchema>;

export const visualEditsContract = {
  inspect: route({
    method: "POST",
    path: "/projects/{id}/visual-edits/inspect",
    rate: { max: 600, seconds: 60 },
    policy: { project: "EditProject" },
    needsNoRoom: true,
    summary: "What may be changed about elements of the preview, read from the source of a version",
    params: id,
    body: z.strictObject({
      commit_sha: sha,
      elements: z
        .array(z.strictObject({ chain: chainSchema, texts: shownTextsSchema }))
        .min(1)
        .max(MAX_ELEMENTS),
    }),
    result: z.object({
      elements: z.array(inspectedElementSchema),
      /** Colours of the project's theme: the class's word and its CSS value, which may use variables of the page. */
      colors: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  save: route({
    method: "POST",
    path: "/projects/{id}/visual-edits",
    rate: { max: 60, seconds: 60 },
    policy: { project: "EditProject" },
    summary: "Write changes of elements into the source as one version; any plan [F6]",
    params: id,
    body: z.strictObject({
      /** The version the elements were inspected in. */
      base_commit_sha: sha,
      changes: z.array(changeSchema).min(1, "Change at least one element").max(MAX_CHANGES),
    }),
    result: z.object({ commit_sha: z.string(), edit_id: z.string(), version: z.number().int() }),
    errors: [
      { status: 400, code: "invalid_request" },
      { status: 400, code: "image_gone" },
      { status: 404, code: "not_found" },
      { status: 409, code: "file_changed" },
      { status: 409, code: "element_moved" },
      { status: 409, code: "nothing_changed" },
    ],
  }),
} as const satisfies Contract;
