/** A picked file becomes a square PNG: its middle, without what else the file says. */

const MAX_FILE_BYTES = 20_000_000;

/** Throws a sentence for people. */
export async function drawSquare(file: Blob, pixels: number): Promise<Blob> {
  if (file.size > MAX_FILE_BYTES) throw new Error("This picture is larger than 20 MB.");
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) throw new Error("Choose a PNG, JPEG, WebP or GIF picture.");
  const canvas = document.createElement("canvas");
  canvas.width = pixels;
  canvas.height = pixels;
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  canvas.getContext("2d")?.drawImage(bitmap, left, top, side, side, 0, 0, pixels, pixels);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (drawn === null) throw new Error("This picture cannot be read.");
  return drawn;
}
