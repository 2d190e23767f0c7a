import { download } from "@/lib/save-file";

/** Saves what a canvas shows as a picture, on a ground of its own colour where it has one. */
export function downloadPicture(canvas: HTMLCanvasElement, fileName: string, ground?: string): void {
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext("2d")!;
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, copy.width, copy.height);
  }
  context.drawImage(canvas, 0, 0);
  copy.toBlob((blob) => {
    if (blob) download(fileName, blob);
  }, "image/png");
}
