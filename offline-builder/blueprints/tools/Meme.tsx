import { Download, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/cn";
import { downloadPicture } from "@/lib/download";
import { useKept } from "@/lib/kept";
import { grounds, paintCaption, paintGround, width, type Ground } from "@/lib/meme-picture";

const groundNames: Record<Ground, string> = {
  sunrise: __("Sunrise"),
  rays: __("Rays"),
  dots: __("Dots"),
  stripes: __("Stripes"),
  night: __("Night"),
};

interface Words {
  top: string;
  bottom: string;
  size: number;
  capitals: boolean;
  ground: Ground;
}

const first: Words = { top: __("Made a plan for the weekend"), bottom: __("Slept through it"), size: 90, capitals: true, ground: "sunrise" };

export default function IndexPage() {
  const [words, setWords] = useKept("meme", first);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const change = (changes: Partial<Words>) => setWords({ ...words, ...changes });

  useEffect(() => {
    const sheet = canvas.current!;
    const context = sheet.getContext("2d")!;
    sheet.width = width;
    sheet.height = picture ? Math.round((width * picture.height) / picture.width) : 750;
    if (picture) context.drawImage(picture, 0, 0, sheet.width, sheet.height);
    else paintGround(context, words.ground);
    paintCaption(context, { ...words, text: words.top, at: "top" });
    paintCaption(context, { ...words, text: words.bottom, at: "bottom" });
  }, [words, picture]);

  async function take(file: File | undefined) {
    if (!file) return;
    try {
      const bitmap = await createImageBitmap(file);
      setPicture(bitmap);
      setError(undefined);
    } catch {
      setError(__("That is no picture this browser can read. Take a JPEG, PNG, WebP or GIF."));
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  }

  return (
    <div onDrop={drop} onDragOver={(event) => event.preventDefault()} onPaste={paste}>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${__("Picture")}: ${[words.top, words.bottom].filter(Boolean).join(" / ")}`}
          className="mx-auto max-h-[75dvh] max-w-full rounded-card border"
        />
        <div className="flex flex-col gap-5">
          <Field label={__("Text above")}>
            {(control) => <Textarea {...control} rows={2} value={words.top} onChange={(event) => change({ top: event.target.value })} />}
          </Field>
          <Field label={__("Text below")}>
            {(control) => <Textarea {...control} rows={2} value={words.bottom} onChange={(event) => change({ bottom: event.target.value })} />}
          </Field>
          <label className="flex flex-col gap-1 text-sm font-medium">
            <span className="flex justify-between">
              {__("Size of the letters")}
              <span className="tabular-nums">{words.size}</span>
            </span>
            <input type="range" min={40} max={160} step={2} value={words.size} onChange={(event) => change({ size: Number(event.target.value) })} className="h-9 accent-primary" />
          </label>
          <Checkbox label={__("Capital letters")} checked={words.capitals} onChange={(event) => change({ capitals: event.target.checked })} />
          <Field label={__("Picture of your own")} hint={__("Choose, drop or paste one. It stays on this device.")} error={error}>
            {(control) => (
              <Input
                {...control}
                type="file"
                accept="image/*"
                className="py-2 file:mr-3 file:cursor-pointer file:font-medium"
                onChange={(event) => void take(event.target.files?.[0])}
              />
            )}
          </Field>
          {picture ? (
            <div>
              <Button variant="outline" size="sm" onClick={() => setPicture(null)}>
                <Trash2 aria-hidden className="size-4" />
                {__("Take the picture away")}
              </Button>
            </div>
          ) : (
            <div role="group" aria-label={__("Background")} className="flex flex-wrap gap-2">
              {grounds.map((ground) => (
                <Button
                  key={ground}
                  size="sm"
                  variant="outline"
                  aria-pressed={ground === words.ground}
                  className={cn(ground === words.ground && "border-primary bg-secondary text-secondary-foreground")}
                  onClick={() => change({ ground })}
                >
                  {groundNames[ground]}
                </Button>
              ))}
            </div>
          )}
          <Button size="lg" onClick={() => downloadPicture(canvas.current!, "meme.png")}>
            <Download aria-hidden className="size-4" />
            {__("Save as picture")}
          </Button>
        </div>
      </div>
    </div>
  );
}
