/** The sheet has its own measure, whatever the size of the screen. */
export const sheet = { width: 1600, height: 1000 };

export interface Stroke {
  /** Takes away instead of adding. */
  erases: boolean;
  color: string;
  size: number;
  /** x and y in turn, whole numbers. */
  points: number[];
}

/** What is drawn, in order; clearing is a step like any other, so it can be taken back. */
export type Step = Stroke | "clear";

export interface Drawing {
  steps: Step[];
  undone: Step[];
}

export const blank: Drawing = { steps: [], undone: [] };

export const withStep = ({ steps }: Drawing, step: Step): Drawing => ({ steps: [...steps, step], undone: [] });

export function undo(drawing: Drawing): Drawing {
  const last = drawing.steps.at(-1);
  return last ? { steps: drawing.steps.slice(0, -1), undone: [...drawing.undone, last] } : drawing;
}

export function redo(drawing: Drawing): Drawing {
  const next = drawing.undone.at(-1);
  return next ? { steps: [...drawing.steps, next], undone: drawing.undone.slice(0, -1) } : drawing;
}

/** Strokes since the sheet was last cleared. */
export function visible(steps: readonly Step[]): Stroke[] {
  return steps.slice(steps.lastIndexOf("clear") + 1).filter((step) => step !== "clear");
}

export function paint(context: CanvasRenderingContext2D, steps: readonly Step[]): void {
  context.clearRect(0, 0, sheet.width, sheet.height);
  for (const stroke of visible(steps)) paintStroke(context, stroke);
}

/** Through the middles between points, so that fast strokes have no corners. */
export function paintStroke(context: CanvasRenderingContext2D, { erases, color, size, points }: Stroke): void {
  context.save();
  context.globalCompositeOperation = erases ? "destination-out" : "source-over";
  context.strokeStyle = color;
  context.lineWidth = size;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  const [x = 0, y = 0] = points;
  context.moveTo(x, y);
  if (points.length === 2) context.lineTo(x, y);
  for (let at = 2; at < points.length; at += 2) {
    const [fromX, fromY, toX, toY] = [points[at - 2]!, points[at - 1]!, points[at]!, points[at + 1]!];
    context.quadraticCurveTo(fromX, fromY, (fromX + toX) / 2, (fromY + toY) / 2);
  }
  context.lineTo(points.at(-2)!, points.at(-1)!);
  context.stroke();
  context.restore();
}
