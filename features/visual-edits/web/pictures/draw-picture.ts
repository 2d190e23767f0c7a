/** Draws the chosen part of a picture into a file of its own. Nothing leaves the browser for it. */
import type { Part, Size } from "./crop.ts";

const QUALITY = 0.86;
const ENDINGS: Record<string, string> = { "image/webp": "webp", "image/png": "png" };

export interface Opened extends Size {
  file: File;
  url: string;
}

/** Rejects what the browser cannot show. The caller revokes `url`. */
export async function openPicture(file: File): Promise<Opened> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return { file, url, width: image.naturalWidth, height: image.naturalHeight };
}

/** A moving picture stays whole: one drawn frame would stand still. */
export const staysWhole = ({ file }: Opened): boolean => file.type === "image/gif";

export async function drawPart({ file, url }: Opened, part: Part, size: Size): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser draws no pictures");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height);
  // Browsers that write no WebP answer with PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
  if (blob === null) throw new Error("the picture is too large to be drawn");
  const name = file.name.replace(/\.[^.]*$/, "") || "picture";
  return new File([blob], `${name}.${ENDINGS[blob.type] ?? "png"}`, { type: blob.type });
}

export const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file could not be read")));
    reader.readAsDataURL(file);
  });
