import { Download, Eraser, Pencil, Redo2, Trash2, Undo2 } from "lucide-react";
import { useEffect, useRef, useState, type PointerEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { cn } from "@/lib/cn";
import { downloadPicture } from "@/lib/download";
import { useKept } from "@/lib/kept";
import { blank, paint, paintStroke, redo, sheet, undo, visible, withStep, type Drawing, type Stroke } from "@/lib/strokes";

const storageKey = "drawing";
const paper = "#ffffff";
const colors = [
  { name: __("Black"), value: "#1c1b1a" },
  { name: __("Red"), value: "#c8322b" },
  { name: __("Orange"), value: "#e07b1a" },
  { name: __("Yellow"), value: "#eec22d" },
  { name: __("Green"), value: "#2f8a4a" },
  { name: __("Blue"), value: "#2461c4" },
  { name: __("Purple"), value: "#7b3fa8" },
  { name: __("Brown"), value: "#7a4a26" },
];

function stored(): Drawing {
  try {
    const steps: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(steps) ? { ...blank, steps } : blank;
  } catch {
    return blank;
  }
}

export default function IndexPage() {
  const [drawing, setDrawing] = useState(stored);
  const [color, setColor] = useKept("drawing-color", colors[0]!.value);
  const [size, setSize] = useKept("drawing-size", 8);
  const [erases, setErases] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Stroke | null>(null);
  const full = useRef(false);
  const empty = visible(drawing.steps).length === 0;

  useEffect(() => paint(canvas.current!.getContext("2d")!, drawing.steps), [drawing.steps]);

  useEffect(() => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(drawing.steps));
      full.current = false;
    } catch {
      if (!full.current) toast(__("This drawing is too large to be kept in the browser. Save it as a picture."));
      full.current = true;
    }
  }, [drawing.steps]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      setDrawing(key === "y" || event.shiftKey ? redo : undo);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  function pointOf(event: { clientX: number; clientY: number }): [number, number] {
    const box = canvas.current!.getBoundingClientRect();
    return [
      Math.round(((event.clientX - box.left) / box.width) * sheet.width),
      Math.round(((event.clientY - box.top) / box.height) * sheet.height),
    ];
  }

  function begin(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0 || stroke.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = { erases, color, size: erases ? size * 3 : size, points: pointOf(event) };
    paintStroke(canvas.current!.getContext("2d")!, stroke.current);
  }

  function go(event: PointerEvent<HTMLCanvasElement>) {
    const current = stroke.current;
    if (!current) return;
    for (const one of event.nativeEvent.getCoalescedEvents?.() ?? [event.nativeEvent]) {
      const [x, y] = pointOf(one);
      if (Math.hypot(x - current.points.at(-2)!, y - current.points.at(-1)!) >= 3) current.points.push(x, y);
    }
    const context = canvas.current!.getContext("2d")!;
    paint(context, drawing.steps);
    paintStroke(context, current);
  }

  function end() {
    const finished = stroke.current;
    stroke.current = null;
    if (finished) setDrawing((now) => withStep(now, finished));
  }

  function clear() {
    setDrawing((now) => withStep(now, "clear"));
    toast(__("The sheet is empty."), { label: __("Undo"), run: () => setDrawing(undo) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant="outline" disabled={empty} onClick={() => downloadPicture(canvas.current!, `${__("drawing")}.png`, paper)}>
          <Download aria-hidden className="size-4" />
          {__("Save as picture")}
        </Button>
      </PageHeader>
      <div role="toolbar" aria-label={__("Drawing tools")} className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-card p-3">
        <div className="flex gap-1">
          <Button size="icon" variant={erases ? "ghost" : "primary"} aria-pressed={!erases} aria-label={__("Pen")} onClick={() => setErases(false)}>
            <Pencil aria-hidden className="size-5" />
          </Button>
          <Button size="icon" variant={erases ? "primary" : "ghost"} aria-pressed={erases} aria-label={__("Eraser")} onClick={() => setErases(true)}>
            <Eraser aria-hidden className="size-5" />
          </Button>
        </div>
        <div role="group" aria-label={__("Colour")} className="flex flex-wrap gap-1.5">
          {colors.map(({ name, value }) => (
            <button
              key={value}
              type="button"
              aria-label={name}
              aria-pressed={color === value && !erases}
              onClick={() => {
                setColor(value);
                setErases(false);
              }}
              style={{ backgroundColor: value }}
              className={cn("size-9 cursor-pointer rounded-full border-2 border-card outline-2 outline-offset-0", color === value && !erases ? "outline-foreground" : "outline-transparent")}
            />
          ))}
          <input
            type="color"
            aria-label={__("Colour of your own")}
            value={color}
            onChange={(event) => {
              setColor(event.target.value);
              setErases(false);
            }}
            className="h-9 w-11 cursor-pointer rounded-control border bg-card"
          />
        </div>
        <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
          {__("Width")}
          <input type="range" min={2} max={60} value={size} onChange={(event) => setSize(Number(event.target.value))} className="w-28 accent-primary" />
          <span className="w-6 tabular-nums">{size}</span>
        </label>
        <div className="flex gap-1 sm:ml-auto">
          <Button size="icon" variant="ghost" aria-label={__("Undo")} disabled={drawing.steps.length === 0} onClick={() => setDrawing(undo)}>
            <Undo2 aria-hidden className="size-5" />
          </Button>
          <Button size="icon" variant="ghost" aria-label={__("Redo")} disabled={drawing.undone.length === 0} onClick={() => setDrawing(redo)}>
            <Redo2 aria-hidden className="size-5" />
          </Button>
          <Button size="icon" variant="ghost" aria-label={__("Clear the sheet")} disabled={empty} onClick={clear}>
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
      <div className="relative overflow-hidden rounded-card border">
        <canvas
          ref={canvas}
          width={sheet.width}
          height={sheet.height}
          aria-label={__("Sheet to draw on")}
          role="img"
          onPointerDown={begin}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
          className="block w-full cursor-crosshair touch-none select-none"
          style={{ backgroundColor: paper }}
        />
        {drawing.steps.length === 0 && (
          <p aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center text-lg text-neutral-500">
            {__("Draw here with a mouse, a pen or a finger.")}
          </p>
        )}
      </div>
    </>
  );
}
