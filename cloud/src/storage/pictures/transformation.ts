/** The transformation of a picture: the parameters of the storage dialect's `/render/image`. */
import { z } from "zod";
import { invalidRequest } from "../storage-error.ts";

const side = z.coerce.number().int().min(1).max(2500);

export const transformationSchema = z.object({
  width: side.optional(),
  height: side.optional(),
  /** Fit for two sides: `cover` fills them and crops, `contain` stays within them, `fill` stretches. */
  resize: z.enum(["cover", "contain", "fill"]).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  /** Keeps the uploaded format, whatever the browser accepts. */
  format: z.literal("origin").optional(),
});
export type Transformation = z.output<typeof transformationSchema>;

const NAMES = ["width", "height", "resize", "quality", "format"] as const;

/** Throws `InvalidRequest` with the parameter and its rule. */
export function transformationOf(query: URLSearchParams): Transformation {
  const given = Object.fromEntries(
    NAMES.map((name): [string, string | null] => [name, query.get(name)]).filter(([, value]) => value !== null),
  );
  const result = transformationSchema.safeParse(given);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw invalidRequest(`querystring/${path.join("/")} ${message}`);
}

export const isPlain = (wanted: Transformation): boolean => Object.values(wanted).every((value) => value === undefined);

const KINDS = { cover: "fill", contain: "fit", fill: "force" } as const;

/** The transformation as text, for the answer's headers. */
export const transformationText = ({ width, height, resize = "cover", quality }: Transformation): string =>
  [
    ...(height === undefined ? [] : [`height:${height}`]),
    ...(width === undefined ? [] : [`width:${width}`]),
    `resizing_type:${KINDS[resize]}`,
    ...(quality === undefined ? [] : [`quality:${quality}`]),
  ].join(",");

export interface Size {
  width: number;
  height: number;
}

export interface Drawing extends Size {
  /** The part of the source that is drawn. */
  crop: Size & { x: number; y: number };
}

const rounded = (value: number): number => Math.max(1, Math.round(value));

/** Pictures are not enlarged, except to stretch them. */
export function drawingOf(source: Size, { width, height, resize = "cover" }: Transformation): Drawing {
  const whole = { x: 0, y: 0, ...source };
  if (width === undefined || height === undefined) {
    const scale = Math.min(1, (width ?? Infinity) / source.width, (height ?? Infinity) / source.height);
    return { width: rounded(source.width * scale), height: rounded(source.height * scale), crop: whole };
  }
  if (resize === "fill") return { width, height, crop: whole };
  const scales = [width / source.width, height / source.height];
  if (resize === "contain") {
    const scale = Math.min(1, ...scales);
    return { width: rounded(source.width * scale), height: rounded(source.height * scale), crop: whole };
  }
  // A small picture keeps its pixels and gets the requested shape.
  const scale = Math.max(...scales);
  const drawn = Math.max(1, scale);
  const crop = { width: rounded(width / scale), height: rounded(height / scale) };
  return {
    width: rounded(width / drawn),
    height: rounded(height / drawn),
    crop: {
      ...crop,
      x: Math.floor((source.width - crop.width) / 2),
      y: Math.floor((source.height - crop.height) / 2),
    },
  };
}
