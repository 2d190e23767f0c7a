/** Works out the part of a picture that its place shows, and the size it is written in. Pure. */

export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** 1 shows as much as fits; 3 a third of it. */
  zoom: number;
  /** Middle of the part, as shares of the picture. */
  x: number;
  y: number;
}

export interface Part extends Size {
  left: number;
  top: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;
/** Sharp on screens with two pixels for one, and no larger than a screen. */
const DENSITY = 2;
const MAX_SIDE = 2_000;
/** A place whose size is not known is taken for a large one. */
const USUAL_WIDTH = 800;

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The largest part of this ratio (width by height), made smaller by the zoom and kept inside of the picture. Pixels. */
export function partOf(picture: Size, ratio: number, { zoom, x, y }: Crop): Part {
  const scale = within(zoom, 1, MAX_ZOOM);
  const width = Math.min(picture.width, picture.height * ratio) / scale;
  const height = width / ratio;
  return {
    width,
    height,
    left: within(x * picture.width - width / 2, 0, Math.max(0, picture.width - width)),
    top: within(y * picture.height - height / 2, 0, Math.max(0, picture.height - height)),
  };
}

/** The crop after the picture was moved by shares of the shown part, kept inside, so that moving back answers at once. */
export function moved(picture: Size, ratio: number, { crop, by }: { crop: Crop; by: { x: number; y: number } }): Crop {
  const part = partOf(picture, ratio, crop);
  const x = part.left + part.width / 2 - by.x * part.width;
  const y = part.top + part.height / 2 - by.y * part.height;
  return {
    ...crop,
    ...middleOf(picture, partOf(picture, ratio, { ...crop, x: x / picture.width, y: y / picture.height })),
  };
}

const middleOf = (picture: Size, part: Part): { x: number; y: number } => ({
  x: (part.left + part.width / 2) / picture.width,
  y: (part.top + part.height / 2) / picture.height,
});

/** Pixels to write: enough for the place, and never more than the picture has. */
export function writtenSize(part: Size, place: Size | null): Size {
  const wanted = (place?.width ?? USUAL_WIDTH) * DENSITY;
  const scale = Math.min(1, wanted / part.width, MAX_SIDE / Math.max(part.width, part.height));
  return { width: Math.max(1, Math.round(part.width * scale)), height: Math.max(1, Math.round(part.height * scale)) };
}
