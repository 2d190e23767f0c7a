/** Position and size of a picture in its window. Pure. [T9.05] */

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** `x`, `y`: the picture's upper left corner, in pixels of the window. */
export interface View extends Point {
  scale: number;
}

/** [T9.05] */
export const ZOOM = { least: 0.1, max: 10, step: 1.5, wheel: 0.015 } as const;
const MARGIN = 24;

const within = (scale: number): number => Math.min(ZOOM.max, Math.max(ZOOM.least, scale));

/** The point of the picture under `at` stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = within(view.scale * factor);
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** One turn of a mouse wheel is no more than one press of a button; fingers on a pad move in small parts of it. */
export function wheelFactor(deltaY: number): number {
  const factor = Math.exp(-deltaY * ZOOM.wheel);
  return Math.min(ZOOM.step, Math.max(1 / ZOOM.step, factor));
}

export const moved = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

/** The whole picture in the middle, never larger than it is. */
export function fitted(picture: Size, frame: Size): View {
  const room = { width: frame.width - 2 * MARGIN, height: frame.height - 2 * MARGIN };
  const scale = within(Math.min(1, room.width / picture.width, room.height / picture.height));
  return {
    scale,
    x: (frame.width - picture.width * scale) / 2,
    y: (frame.height - picture.height * scale) / 2,
  };
}

/** Distance by which a part from `start` to `end` is moved to lie within `room`; its start counts when it is longer. */
function shift(start: number, end: number, room: number): number {
  if (start < MARGIN) return MARGIN - start;
  return end > room - MARGIN ? Math.max(MARGIN - start, room - MARGIN - end) : 0;
}

/** The view moved as little as puts the whole part, given in pixels of the picture, into the window. */
export function showing(view: View, part: Point & Size, frame: Size): View {
  const x = view.x + part.x * view.scale;
  const y = view.y + part.y * view.scale;
  return moved(view, {
    x: shift(x, x + part.width * view.scale, frame.width),
    y: shift(y, y + part.height * view.scale, frame.height),
  });
}
