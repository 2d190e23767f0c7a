/** A built site as it is stored: one manifest that lists content-addressed files with their compressed forms. */
import { z } from "zod";

const variantSchema = z.object({ key: z.string(), size: z.number() });

const fileSchema = z.object({
  path: z.string(),
  type: z.string(),
  size: z.number(),
  /** SHA-256 of the bytes, hex. */
  etag: z.string(),
  key: z.string(),
  /** The name carries a hash of the content: may be cached for ever. */
  immutable: z.boolean(),
  br: variantSchema.optional(),
  gzip: variantSchema.optional(),
});
export type ArtefactFile = z.output<typeof fileSchema>;

export const manifestSchema = z.object({ format: z.literal(1), files: z.array(fileSchema) });
export type Manifest = z.output<typeof manifestSchema>;

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  bmp: "image/bmp",
  woff: "font/woff",
  woff2: "font/woff2",
  ttf: "font/ttf",
  otf: "font/otf",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  ogg: "audio/ogg",
  mp4: "video/mp4",
  webm: "video/webm",
  pdf: "application/pdf",
  wasm: "application/wasm",
  zip: "application/zip",
  map: "application/json; charset=utf-8",
};

const endingOf = (path: string): string => /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

export const contentType = (path: string): string => TYPES[endingOf(path)] ?? "application/octet-stream";

/**
 * A missing path like this is a missing file; any other missing path is a page of the app. Files of a build in
 * `assets/` always have an extension; a page such as `/assets/42` has none.
 */
export const looksLikeFile = (path: string): boolean =>
  path.startsWith("assets/") ? endingOf(path) !== "" : endingOf(path) in TYPES;

/** Text formats, and fonts that are not compressed already. */
export const isCompressible = (type: string): boolean =>
  /^(text\/|application\/(json|manifest|xml|wasm)|image\/(svg|bmp|x-icon)|font\/(ttf|otf))/.test(type);

/** Vite's own naming: `assets/index-B1x2_y3Z.js`. */
export const hasHashedName = (path: string): boolean => /^assets\/.+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/.test(path);

/** Source, plans and maps are never part of a site, whatever a build puts into its output. */
export const isServable = (path: string): boolean =>
  !path.endsWith(".map") &&
  !/^(supabase|node_modules)\//i.test(path) &&
  (!/(^|\/)\./.test(path) || path.startsWith(".well-known/"));
