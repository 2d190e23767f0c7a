import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { WorkArt } from "@/components/art/WorkArt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { works } from "@/content/works";
import { cn } from "@/lib/cn";

const series = [...new Set(works.map((work) => work.series))];

export function Works() {
  const [chosen, setChosen] = useState("");
  const [open, setOpen] = useState<number | null>(null);
  const shown = works.filter((work) => chosen === "" || work.series === chosen);
  const current = open === null ? undefined : shown[open];

  function step(by: number) {
    setOpen((index) => (index === null ? null : (index + by + shown.length) % shown.length));
  }

  function move(event: KeyboardEvent) {
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
  }

  return (
    <section id="gallery" className="wrap pb-24" onKeyDown={move}>
      {/* #if photographs */}
      <h2 className="text-heading pb-4">{__("Photo gallery")}</h2>
      {/* #else */}
      <h2 className="sr-only">{__("Gallery")}</h2>
      {/* #end */}
      <div role="group" aria-label={__("Series")} className="flex flex-wrap gap-1.5 pb-8">
        {["", ...series].map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            onClick={() => setChosen(name)}
            className={cn(
              "min-h-11 cursor-pointer rounded-button px-4 text-sm font-medium",
              chosen === name ? "bg-primary text-primary-foreground" : "hover:bg-muted",
            )}
          >
            {name === "" ? __("All") : name}
          </button>
        ))}
      </div>
      <ul className="$grid$">
        {shown.map((work, index) => (
          <li key={work.title} className="mb-5 break-inside-avoid">
            <button type="button" onClick={() => setOpen(index)} className="group block w-full cursor-pointer text-left">
              <WorkArt index={work.art} label={work.title} className={cn("w-full rounded-card", shapes[work.art % shapes.length])} />
              <span className="mt-3 flex justify-between gap-4 text-sm">
                <span className="font-medium underline-offset-4 group-hover:underline">{work.title}</span>
                <span className="text-muted-foreground">{work.year}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={current !== undefined}
        onClose={() => setOpen(null)}
        title={current?.title ?? ""}
        closeLabel={__("Close")}
        className="w-[min(64rem,calc(100vw-2rem))]"
      >
        {current && (
          <div>
            <WorkArt index={current.art} label={current.title} className="max-h-[60dvh] w-full rounded-control" />
            <div className="mt-4 flex items-center justify-between gap-4">
              <p className="text-muted-foreground">
                {current.series}, {current.year}. {current.note}
              </p>
              <div className="flex shrink-0 gap-2">
                <Button variant="outline" size="icon" aria-label={__("Previous")} onClick={() => step(-1)}>
                  <ChevronLeft className="size-5" />
                </Button>
                <Button variant="outline" size="icon" aria-label={__("Next")} onClick={() => step(1)}>
                  <ChevronRight className="size-5" />
                </Button>
              </div>
            </div>
          </div>
        )}
      </Dialog>
    </section>
  );
}

const shapes = ["aspect-4/5", "aspect-square", "aspect-4/3", "aspect-3/4", "aspect-5/4"];
