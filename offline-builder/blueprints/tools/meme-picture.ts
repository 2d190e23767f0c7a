export const width = 1000;

/** Breaks words into lines that are no wider than `most`; line breaks that were typed stay. */
export function linesOf(text: string, most: number, widthOf: (line: string) => number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && widthOf(longer) > most) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line === "" ? lines : [...lines, line];
  });
}

export const grounds = ["sunrise", "rays", "dots", "stripes", "night"] as const;
export type Ground = (typeof grounds)[number];

/** Where no picture is chosen one is drawn. */
export function paintGround(context: CanvasRenderingContext2D, ground: Ground): void {
  const height = context.canvas.height;
  const fill = (color: string | CanvasGradient) => {
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  };
  if (ground === "sunrise" || ground === "night") {
    const sky = context.createLinearGradient(0, 0, 0, height);
    const colors = ground === "sunrise" ? ["#4c3f8f", "#e0705a", "#f7c873"] : ["#0b1030", "#22335f", "#3f5c7d"];
    for (const [at, color] of colors.entries()) sky.addColorStop(at / 2, color);
    fill(sky);
    context.fillStyle = ground === "sunrise" ? "#ffe6a8" : "#f3f0df";
    circle(context, { x: width * (ground === "sunrise" ? 0.5 : 0.78), y: height * (ground === "sunrise" ? 0.62 : 0.28), radius: height * 0.14 });
    context.fillStyle = ground === "sunrise" ? "#35284f" : "#0a1626";
    for (const [x, top] of [[0, 0.72], [0.3, 0.8], [0.62, 0.7]] as const) {
      context.beginPath();
      context.moveTo((x - 0.25) * width, height);
      context.lineTo((x + 0.15) * width, top * height);
      context.lineTo((x + 0.6) * width, height);
      context.fill();
    }
  } else if (ground === "rays") {
    fill("#1d6a8a");
    context.fillStyle = "#2f8cae";
    for (let at = 0; at < 12; at += 1) {
      context.beginPath();
      context.moveTo(width / 2, height / 2);
      context.arc(width / 2, height / 2, width, (at * Math.PI) / 6, ((at + 0.5) * Math.PI) / 6);
      context.fill();
    }
  } else if (ground === "dots") {
    fill("#d9573f");
    context.fillStyle = "#c24831";
    for (let y = 30; y < height; y += 60) for (let x = 30 + ((y / 60) % 2 < 1 ? 0 : 30); x < width; x += 60) circle(context, { x, y, radius: 14 });
  } else {
    fill("#3c6e47");
    context.fillStyle = "#477f53";
    for (let x = 0; x < width; x += 100) context.fillRect(x, 0, 50, height);
  }
}

function circle(context: CanvasRenderingContext2D, { x, y, radius }: { x: number; y: number; radius: number }) {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

interface Caption {
  text: string;
  size: number;
  capitals: boolean;
  at: "top" | "bottom";
}

/** White letters with a dark edge, readable on any picture; smaller where they would fill more than half of it. */
export function paintCaption(context: CanvasRenderingContext2D, { text, size, capitals, at }: Caption): void {
  const { height } = context.canvas;
  const shown = capitals ? text.toLocaleUpperCase() : text;
  const { lines, size: fits } = fitted(context, shown, size);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
  context.lineWidth = fits / 7;
  context.strokeStyle = "#000000";
  context.fillStyle = "#ffffff";
  const first = at === "top" ? fits * 1.08 : height - fits * 0.32 - (lines.length - 1) * fits * lineHeight;
  for (const [index, line] of lines.entries()) {
    context.strokeText(line, width / 2, first + index * fits * lineHeight, width * 0.98);
    context.fillText(line, width / 2, first + index * fits * lineHeight, width * 0.98);
  }
}

const lineHeight = 1.12;
const smallest = 20;

/** Sets the font, and returns the lines in it. */
function fitted(context: CanvasRenderingContext2D, text: string, wished: number): { lines: string[]; size: number } {
  for (let size = wished; ; size *= 0.92) {
    context.font = `800 ${size}px Impact, "Arial Narrow Bold", "Roboto Condensed", "Liberation Sans Narrow", sans-serif`;
    const lines = linesOf(text, width * 0.94, (line) => context.measureText(line).width);
    if (lines.length * size * lineHeight <= context.canvas.height * 0.46 || size < smallest) return { lines, size };
  }
}
