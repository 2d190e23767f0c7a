/** A picked file becomes a picture of the site: of a known kind, small enough, uploaded. [W5.19] [U1] */
import { randomText } from "@slipway/kernel/ids";
import { api } from "@slipway/ui/api/client";
import { imageFacts } from "../../../uploads/contract/image-facts.ts";
import { uploadsContract } from "../../../uploads/contract/index.ts";
import {
  SITE_IMAGE_BYTES,
  SITE_IMAGE_ENDINGS,
  SITE_IMAGE_SIDE,
  type SiteImageType,
} from "../../contract/site-image.ts";

export interface SiteImage {
  /** The picture itself, as an address. */
  url: string;
  type: SiteImageType;
  /** Ending of its file: `png`. */
  ending: string;
  /** Drawings are text and are saved as such; all others were uploaded. */
  source: { text: string } | { file_id: string; download_url: string };
}

/** Why a file is not taken, for people. */
export class RefusedImage extends Error {}

const KINDS = "Choose a PNG, JPEG, WebP, GIF or SVG picture.";
const JPEG_QUALITY = 0.9;

function drawing(text: string): boolean {
  const page = new DOMParser().parseFromString(text, "image/svg+xml");
  return page.documentElement.localName === "svg" && page.querySelector("parsererror") === null;
}

/** The same picture with its longer side as long as is allowed. */
async function smaller(blob: Blob, type: SiteImageType): Promise<Blob> {
  const bitmap = await createImageBitmap(blob);
  const scale = SITE_IMAGE_SIDE / Math.max(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (drawn === null) throw new RefusedImage("This picture cannot be read.");
  return drawn;
}

/** Told by its bytes: a file's name and kind are its owner's word only. */
async function kindOf(file: Blob): Promise<{ type: SiteImageType; side: number; text: string | null }> {
  const facts = imageFacts(new Uint8Array(await file.arrayBuffer()));
  if (facts !== null) return { type: facts.type, side: Math.max(facts.width, facts.height), text: null };
  const text = await file.text();
  if (drawing(text)) return { type: "image/svg+xml", side: 0, text };
  throw new RefusedImage(KINDS);
}

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new RefusedImage("This picture cannot be read."));
    reader.readAsDataURL(blob);
  });

async function upload(blob: Blob, userId: string, ending: string): Promise<SiteImage["source"]> {
  const where = { dir_name: userId, file_name: `${randomText(8)}-site.${ending}` };
  const { file_id } = await api(uploadsContract.upload, { params: where, body: blob } as { params: typeof where });
  const { url } = await api(uploadsContract.generateDownloadUrl, { body: where });
  return { file_id, download_url: url };
}

/** Throws `RefusedImage` with a sentence, or the upload's error. */
export async function prepareImage(file: Blob, userId: string): Promise<SiteImage> {
  if (file.size > SITE_IMAGE_BYTES) throw new RefusedImage("This picture is larger than 5 MB.");
  const { type, side, text } = await kindOf(file);
  const ending = SITE_IMAGE_ENDINGS[type];
  if (text !== null) {
    const url = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
    return { url, type, ending, source: { text } };
  }
  // Scaling a GIF down would remove its animation. [SI2]
  const blob = side > SITE_IMAGE_SIDE && type !== "image/gif" ? await smaller(file, type) : file;
  // A browser that cannot write WebP writes PNG instead, and says so.
  const written = blob === file ? type : (blob.type as SiteImageType);
  const writtenEnding = SITE_IMAGE_ENDINGS[written];
  const source = await upload(blob, userId, writtenEnding);
  // A picked file may declare any type, so the type is read from its bytes.
  const url = await addressOf(new Blob([blob], { type: written }));
  return { url, type: written, ending: writtenEnding, source };
}
