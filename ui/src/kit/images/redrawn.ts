/** Photos straight from a camera are larger than a message takes, and tell where they were taken. */
import { limits } from "@slipway/kernel/limits";

/** Longest side in pixels: no screen shows more, and models look at less. */
const MAX_SIDE = 2560;
/** A larger file is not opened: its pixels may take more memory than the page has. */
const MAX_FILE_BYTES = 50_000_000;
const QUALITY = 0.9;
const ENDINGS: Readonly<Record<string, string>> = { "image/jpeg": "jpg", "image/webp": "webp", "image/png": "png" };

/**
 * A JPEG is drawn anew, upright and without its place; other pictures only where they are too large. A GIF stays, because
 * it may move. What the browser cannot draw stays as it is.
 */
export async function redrawn(file: File): Promise<File> {
  if (!["image/jpeg", "image/png", "image/webp"].includes(file.type) || typeof createImageBitmap !== "function")
    return file;
  if (file.size > MAX_FILE_BYTES) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  try {
    if (file.type !== "image/jpeg" && scale === 1 && file.size <= limits.uploadBytes) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (context === null) return file;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (blob === null) return file;
    const name = `${file.name.replace(/\.[^.]*$/, "") || "image"}.${ENDINGS[blob.type] ?? "png"}`;
    return new File([blob], name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}
