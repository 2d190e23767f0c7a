import type { Thumbnail } from "./image-strip.tsx";

/** Shows images large, from the given one on. */
export function openImages(images: readonly Thumbnail[], first: number): void {
  void import("./large-view.tsx").then(({ openLargeView }) => openLargeView(images, first));
}
